"""An exercise as a cell's value in a real JupyterLab: wrong, hint, right, and the projector."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook

EXERCISE = """
import ipywidgets
import nautwidget as nw

exercise = nw.exercise("deepsea/turn-back")
exercise
"""
#: What Python knows, told by Python.
WITNESS = """
witness = ipywidgets.HTML()

def tell():
    outcomes = " ".join(attempt.outcome for attempt in nw.attempts())
    witness.value = f'<p data-testid="witness">passed {exercise.passed}, attempts {outcomes}</p>'

exercise.watch(tell)
tell()
witness
"""
PROJECTOR = "nw.projector(exercise)"


def test_an_exercise_is_worked_on_in_a_cell(open_notebook: OpenNotebook) -> None:
    page = open_notebook([EXERCISE, WITNESS, PROJECTOR])
    witness = page.get_by_test_id("witness")
    expect(witness).to_contain_text("passed False")
    boards = page.get_by_test_id("nautwidget")
    expect(boards).to_have_count(2)
    own, large = boards.nth(0), boards.nth(1)
    card = own.get_by_test_id("card-exercise")
    own.get_by_test_id("button-down").click()
    expect(card).to_contain_text("lose what you carry")
    expect(witness).to_contain_text("attempts wrong")
    own.get_by_test_id("button-:hint").click()
    expect(card).to_contain_text("Hint 1:")
    own.get_by_test_id("button-:again").click()
    own.get_by_test_id("button-up").click()
    expect(card).to_contain_text("✓ Solved")
    expect(witness).to_contain_text("passed True, attempts wrong passed")

    expect(large.get_by_test_id("card-exercise")).to_contain_text("✓ Solved")
    expect(large.get_by_test_id("button-:again")).to_have_count(0)
    assert large.evaluate("node => getComputedStyle(node).zoom") == "1.5"
