"""The board in a real JupyterLab: a person plays a round against the rule bot, by clicking and by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenNotebook
from tests.browser.table import FOCUSED, button, root, tab_to, target

BOARD = """
import ipywidgets
import nautwidget as nw

board = nw.play("deepsea", ["Ada", "rule"], seed=10, pace=0.01, autosave=False)
board
"""
#: What Python knows, told by Python in a widget of its own: nothing in the board's page can make it up.
WITNESS = """
witness = ipywidgets.HTML()

def tell(_=None):
    table = board.match.state.table
    deeds = " ".join(line for line in board.match.log() if line.startswith("Ada"))
    witness.value = f'<p data-testid="witness">Ply {board.ply}, round {table.round}. {deeds}</p>'

board.observe(tell, "ply")
tell()
witness
"""
#: Down, on past the first space, a treasure, back up and home: what Ada does in both tests.
ADVENTURE = re.compile(r"Ada leaves everything .* Ada takes a \w+\. .*Ada turns back\. .*is back with 1 treasure\.")
#: The round is over, or it is the person's turn in a picture that was not played in yet.
NEXT = """ply => document.querySelector('[data-testid=witness]')?.textContent.includes('round 2')
  || (document.querySelector('.nautwidget')?.dataset.ply !== ply
    && document.querySelector('.nautwidget .nw-turn .nw-primary'))"""


def wait_for_turn(page: Page, ply: str | None) -> str | None:
    """Waits until the person is to act again; gives the picture's ply, or None when the round is over."""
    page.wait_for_function(NEXT, arg=ply)
    if "round 2" in page.get_by_test_id("witness").inner_text():
        return None
    return root(page).get_attribute("data-ply")


def test_a_person_plays_a_round_by_clicking(open_notebook: OpenNotebook) -> None:
    page = open_notebook([BOARD, WITNESS])
    witness = page.get_by_test_id("witness")
    expect(witness).to_contain_text("round 1")
    ply = wait_for_turn(page, None)
    target(page, "submarine").click(force=True)
    expect(page.get_by_test_id("bubble-rule").first).to_be_visible()
    target(page, "space-5").click()
    ply = wait_for_turn(page, ply)
    button(page, "leave").click()
    ply = wait_for_turn(page, ply)
    button(page, "down").click()
    ply = wait_for_turn(page, ply)
    page.locator(".nw-target.nw-legal").first.click()
    ply = wait_for_turn(page, ply)
    target(page, "submarine").click()
    while (ply := wait_for_turn(page, ply)) is not None:
        home = target(page, "submarine")
        (home if home.is_visible() else button(page, "leave")).click()
    expect(witness).to_contain_text(ADVENTURE)
    expect(page.get_by_test_id("card-turn")).to_contain_text("Round 2 of 3")


def test_a_person_plays_a_round_by_keyboard_alone(open_notebook: OpenNotebook) -> None:
    page = open_notebook([BOARD, WITNESS])
    witness = page.get_by_test_id("witness")
    expect(witness).to_contain_text("round 1")
    ply = wait_for_turn(page, None)
    tab_to(page, "target-", at_most=40)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    ply = wait_for_turn(page, ply)
    tab_to(page, "button-leave")
    page.keyboard.press("Space")
    ply = wait_for_turn(page, ply)
    tab_to(page, "button-down", at_most=40)
    page.keyboard.press("Enter")
    ply = wait_for_turn(page, ply)
    tab_to(page, "button-take", at_most=40)
    page.keyboard.press("Enter")
    while (ply := wait_for_turn(page, ply)) is not None:
        wanted = "button-up" if button(page, "up").is_visible() else "button-leave"
        if page.evaluate(FOCUSED) != wanted:
            tab_to(page, wanted, at_most=40)
        page.keyboard.press("Enter")
    expect(witness).to_contain_text(ADVENTURE)
    # The notebook's own keys (Enter, B, X …) did not act on what was meant for the board.
    expect(page.locator(".jp-CodeCell")).to_have_count(2)


def test_one_board_in_two_cells_stays_in_step_and_answers_where_it_was_asked(open_notebook: OpenNotebook) -> None:
    page = open_notebook([BOARD, "board"])
    here, there = root(page).first, root(page).last
    expect(root(page)).to_have_count(2)
    begin = str(here.get_attribute("data-ply"))
    here.get_by_test_id("target-submarine").click(force=True)
    expect(here.get_by_test_id("bubble")).to_be_visible()
    expect(there.get_by_test_id("bubble")).to_have_count(0)
    there.get_by_test_id("button-down").click()
    expect(there.get_by_test_id("button-leave")).to_be_visible()
    expect(here.get_by_test_id("button-leave")).to_be_visible()
    expect(here).not_to_have_attribute("data-ply", begin)
    expect(here.get_by_test_id("bubble")).to_have_count(0)


def test_the_board_follows_the_theme_of_jupyterlab(open_notebook: OpenNotebook) -> None:
    page = open_notebook([BOARD])
    expect(root(page)).to_have_attribute("data-theme", "light")
    change = "theme => jupyterapp.commands.execute('apputils:change-theme', { theme })"
    page.evaluate(change, "JupyterLab Dark")
    expect(root(page)).to_have_attribute("data-theme", "dark")
    page.evaluate(change, "JupyterLab Light")
    expect(root(page)).to_have_attribute("data-theme", "light")
