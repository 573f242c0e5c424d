"""Nautilus in a real JupyterLab: a whole round, bots to the end, a killed kernel, one match on two boards."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import TIMEOUT, OpenNotebook
from tests.browser.nautilus_round import (
    ACTIONS,
    KEYS,
    MOUSE,
    POSITION,
    SEED,
    click,
    focused,
    play_round,
    reach,
)
from tests.browser.table import button, root
from tools.jupyterlab import IDLE, SESSION

BOARD = f"""
import ipywidgets
import nautwidget as nw

position = '''{POSITION}'''
board = nw.play(
    "nautilus", ["Ada", "Bob"], position=position, seed={SEED}, curtains=False, autosave=False
)
board
"""
#: What Python knows, told by Python in a widget of its own: nothing in the board's page can make it up.
WITNESS = """
witness = ipywidgets.HTML()

def tell(_=None):
    table = board.match.state.table
    deeds = "; ".join(action for action in board.match.actions if not action.startswith("deal"))
    witness.value = f'<p data-testid="witness">Ply {board.ply}, round {table.round}: {deeds}.</p>'

board.observe(tell, "ply")
tell()
witness
"""
#: Everything in the order in which it has to be, and the next round.
WHOLE = f"round 5: {'; '.join(ACTIONS)}."
#: What was played before the kernel was killed.
PLAYED = "Ply 3, round 4: buy training; place training l15 r0."
#: Puts a cell below the last one and runs it.
RUN = """async code => {
  const { commands, shell } = jupyterapp;
  const { content } = shell.currentWidget;
  content.activeCellIndex = content.widgets.length - 1;
  await commands.execute('notebook:insert-cell-below');
  content.activeCell.model.sharedModel.setSource(code);
  await commands.execute('notebook:run-cell');
}"""
KILL = f"""async () => {{
  const {{ kernel }} = {SESSION}.session;
  kernel.requestExecute({{ code: 'import os, signal; os.kill(os.getpid(), signal.SIGKILL)' }});
  await new Promise(after => setTimeout(after, 200));
  await kernel.restart();
}}"""


def test_two_people_play_a_round_by_mouse(open_notebook: OpenNotebook) -> None:
    page = open_notebook([BOARD, WITNESS])
    expect(page.get_by_test_id("witness")).to_contain_text("round 4: .")
    play_round(page, MOUSE)
    expect(page.get_by_test_id("witness")).to_contain_text(WHOLE)
    expect(page.get_by_test_id("card-turn")).to_contain_text("Round 5")


def test_two_people_play_a_round_by_keyboard_alone(open_notebook: OpenNotebook) -> None:
    page = open_notebook([BOARD, WITNESS])
    expect(page.get_by_test_id("witness")).to_contain_text("round 4: .")
    reach(page, "target-buy-training")
    for key, there in (("ArrowRight", "target-buy-technology"), ("ArrowLeft", "target-buy-training")):
        page.keyboard.press(key)
        assert focused(page) == there
    play_round(page, KEYS)
    expect(page.get_by_test_id("witness")).to_contain_text(WHOLE)
    # The notebook's own keys (Enter, N, R …) did not act on what was meant for the board.
    expect(page.locator(".jp-CodeCell")).to_have_count(2)


BOTS = """
import ipywidgets
import nautwidget as nw

board = nw.play("nautilus", ["heuristic", "heuristic"], seed=3, pace=0.001, autosave=False)
board
"""
SCORES = """
witness = ipywidgets.HTML()

def tell(_=None):
    scores = board.match.outcome.scores if board.over else ()
    witness.value = f'<p data-testid="witness">{"over" if board.over else "on"} {board.ply}: {list(scores)}</p>'

board.observe(tell, "over")
tell()
witness
"""


def test_bots_play_to_the_end_and_the_scores_add_up(open_notebook: OpenNotebook) -> None:
    page = open_notebook([BOTS, SCORES])
    witness = page.get_by_test_id("witness")
    expect(witness).to_contain_text("over", timeout=TIMEOUT)
    told = [int(number) for number in re.findall(r"\d+", witness.inner_text().partition(":")[2])]
    assert len(told) == 2
    scores = page.get_by_test_id("card-scores")
    expect(scores).to_be_visible()
    expect(scores.locator("tbody tr")).to_have_count(8)
    expect(scores.locator("tbody tr.nw-later")).to_have_count(7)
    page.get_by_test_id("step-all").click()
    expect(scores.locator("tbody tr.nw-later")).to_have_count(0)
    rows = [
        [int(re.sub(r"\D", "", cell)) for cell in row.locator("td").all_inner_texts()[-2:]] for row in lines(scores)
    ]
    for ruins, finds, raised, total, research, product, money, points in zip(*rows, strict=True):
        assert ruins + finds + raised == total
        assert total * research == product
        assert product + money == points
    assert rows[-1] == told
    expect(page.get_by_test_id("card-turn")).to_contain_text("wins")
    expect(page.locator(".nw-target")).to_have_count(0)


def lines(card: Locator) -> list[Locator]:
    return card.locator("tbody tr").all()


RESUME = """
import ipywidgets
import nautwidget as nw

board = nw.play(nw.resume({path!r}), curtains=False)
board
"""


def test_a_killed_kernel_loses_nothing(open_notebook: OpenNotebook, tmp_path: Path) -> None:
    kept = tmp_path / "match.json"
    page = open_notebook([BOARD.replace("autosave=False", f"autosave={str(kept)!r}"), WITNESS])
    click(page, "target-buy-training")
    button(page, ":choose training").click()
    click(page, "target-l15")
    expect(page.get_by_test_id("witness")).to_contain_text(PLAYED)
    expect(root(page)).to_have_attribute("data-ply", "3")
    log = page.get_by_test_id("card-log").inner_text()
    assert "Ada places a module on l15" in log
    page.evaluate(KILL)
    page.wait_for_function(IDLE)
    page.evaluate(RUN, RESUME.format(path=str(kept)))
    page.evaluate(RUN, WITNESS)
    expect(page.get_by_test_id("witness").last).to_contain_text(PLAYED)
    again = root(page).last
    expect(again).to_have_attribute("data-ply", "3")
    assert again.get_by_test_id("card-log").inner_text() == log
    # It goes on where it was, and is kept there.
    again.get_by_test_id("target-o15").click()
    expect(page.get_by_test_id("witness").last).to_contain_text("place habitat-green 2 o15")
    assert "place habitat-green 2 o15" in kept.read_text("utf-8")


SEATS = """
ada = nw.play(board.match, seat="Ada")
bob = nw.play(board.match, seat="Bob")
ipywidgets.HBox([ada, bob])
"""


def test_two_seats_side_by_side_see_what_is_theirs(open_notebook: OpenNotebook) -> None:
    at_sea = BOARD.replace("round: 4", "round: 4\nstage: sonar")
    page = open_notebook([at_sea.replace("curtains=False", "seat=-2"), WITNESS, SEATS])
    expect(root(page)).to_have_count(3)
    ada, bob = root(page).nth(1), root(page).nth(2)
    ada.get_by_test_id("target-sub-0-0").click()
    ada.get_by_test_id("yes").click()
    expect(page.get_by_test_id("witness")).to_contain_text("sonar s1")
    expect(bob.get_by_test_id("card-log")).to_contain_text("Ada uses the sonar of s1")
    expect(ada.get_by_test_id("card-log")).to_contain_text("You alone see: urchin on o6")
    expect(bob.get_by_test_id("card-log")).not_to_contain_text("urchin")
    # A face lies over its back where the seat knows it, and nowhere else.
    expect(ada.locator("[data-k=o6]")).to_have_count(1)
    expect(bob.locator("[data-k=o6]")).to_have_count(0)
    expect(root(page).first.locator("[data-k=o6]")).to_have_count(0)
