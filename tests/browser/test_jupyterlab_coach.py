"""A hint in a real JupyterLab: the kernel thinks while the board lives, and the move that is told is made."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.nautilus_round import POSITION, click

BOARD = f"""
import ipywidgets
import nautwidget as nw

position = '''{POSITION.replace("round: 4", "round: 4" + chr(10) + "stage: dive")}'''
board = nw.play("nautilus", ["Ada", "Bob"], position=position, seed=1, curtains=False, autosave=False)
board
"""
#: What Python knows, told by Python.
WITNESS = """
witness = ipywidgets.HTML()

def tell(_=None):
    witness.value = f'<p data-testid="witness">{"; ".join(board.match.actions[1:])}.</p>'

board.observe(tell, "ply")
tell()
witness
"""


def test_hint_region_rule_move_and_the_move_is_made(open_notebook: OpenNotebook) -> None:
    page = open_notebook([BOARD, WITNESS])
    hint = page.get_by_test_id("button-:hint")
    hint.click()
    card = page.get_by_test_id("card-tutor")
    expect(card).to_contain_text("Look at")
    expect(page.locator(".nw-notes circle[stroke='var(--hint)']")).to_have_count(1)
    # It thinks for a second, and meanwhile the kernel hears what is pressed.
    hint.click()
    expect(card).to_contain_text(re.compile(r"Rule N\d+"))
    expect(card.get_by_role("progressbar")).to_have_count(0)
    hint.click()
    expect(card).to_contain_text(re.compile(r"\(dive s1 \w+\)"))
    expect(page.locator(".nw-notes path[stroke='var(--hint)']")).not_to_have_count(0)
    move = re.findall(r"\((dive s1 \w+)\)", card.inner_text())[0]
    hint.click()
    expect(card).to_contain_text("worlds")
    click(page, f"target-{move.split()[-1]}")
    expect(page.get_by_test_id("witness")).to_contain_text(f"{move}")
    expect(card).to_have_count(0)


REVIEW = """
from random import Random

match = nw.new("deepsea", ["Ada", "rule"], seed=3)
random = Random(3)
match.play_bots()
while not match.over:
    match.act(random.choice(match.legal_actions))
    match.play_bots()
board = nw.play(match)
board.review(seconds=0.1)
board
"""


def test_a_game_is_reviewed_while_the_notebook_goes_on(open_notebook: OpenNotebook) -> None:
    """The review outlives its cell: it is made by the kernel in the background, and the board follows."""
    page = open_notebook(["import nautwidget as nw", REVIEW])
    card = page.get_by_test_id("card-review")
    expect(card).to_contain_text("decisions looked at")
    card.locator(".nw-spot").first.click()
    expect(page.get_by_test_id("card-turn")).to_contain_text("After action")
    card.get_by_test_id("button-:away").click()
    expect(card).to_have_count(0)
