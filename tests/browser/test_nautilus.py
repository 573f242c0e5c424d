"""Nautilus in a real browser before the real Python widget: a whole round, refusals, and what other seats see."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import nautwidget as nw
from tests.browser.conftest import BoardPage
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
from tests.browser.table import button, root, target


def table(position: str = POSITION, **options: Any) -> nw.Board:
    players = ["Ada", "Bob"]
    return nw.play("nautilus", players, position=position, seed=SEED, curtains=False, autosave=False, **options)


def done(board: nw.Board) -> tuple[str, ...]:
    """What the players did, as Python has it."""
    return tuple(action for action in board.match.actions if not action.startswith("deal"))


# A round


@pytest.mark.parametrize("width", [600, 1140])
def test_every_decision_of_a_round_by_mouse(board_page: BoardPage, width: int) -> None:
    board = table()
    page = board_page(board, viewport={"width": width, "height": 1000})
    play_round(page, MOUSE)
    assert done(board) == ACTIONS
    assert board.match.state.table.round == 5


def test_every_decision_of_a_round_by_keyboard_alone(board_page: BoardPage) -> None:
    board = table()
    page = board_page(board)
    play_round(page, KEYS)
    assert done(board) == ACTIONS
    assert board.match.state.table.round == 5


# Taking back and looking back


def test_what_is_done_is_undone_until_something_was_revealed(board_page: BoardPage) -> None:
    board = table(POSITION.replace("round: 4", "round: 4\nstage: launch"))
    page = board_page(board)
    click(page, "target-n9")
    expect(root(page)).to_have_attribute("data-ply", "2")
    button(page, ":undo").click()
    expect(root(page)).to_have_attribute("data-ply", "1")
    assert done(board) == ()
    button(page, ":redo").click()
    expect(root(page)).to_have_attribute("data-ply", "2")
    click(page, "target-sub-0-1")
    click(page, "no")
    expect(page.get_by_test_id("question")).to_have_count(0)
    assert done(board) == ("launch l9 e",)
    click(page, "target-sub-0-1")
    click(page, "yes")
    expect(root(page)).to_have_attribute("data-ply", "3")
    expect(button(page, ":undo")).to_have_attribute("aria-disabled", "true")
    button(page, ":undo").click(force=True)
    expect(page.get_by_test_id("bubble")).to_be_visible()
    assert done(board) == ("launch l9 e", "sonar s2")


def test_a_line_of_the_log_shows_its_moment_and_nothing_can_be_pressed_there(board_page: BoardPage) -> None:
    board = table()
    for action in ACTIONS[:4]:
        board.act(action)
    page = board_page(board)
    expect(page.locator(".nw-layers [data-k=i15]")).to_have_count(1)
    button(page, ":show 3").click()
    expect(page.locator(".nw-layers [data-k=i15]")).to_have_count(0)
    expect(page.locator(".nw-layers [data-k=l15]")).to_have_count(1)
    expect(page.locator(".nw-target")).to_have_count(0)
    button(page, ":now").click()
    expect(page.locator(".nw-layers [data-k=i15]")).to_have_count(1)
    expect(button(page, "done")).to_be_visible()
    assert done(board) == ACTIONS[:4]


# Why not

AT_SEA = POSITION.replace("round: 4", "round: 4\nstage: dive").replace("subs h5", "subs q8")
#: The position, what is done first, the cell that is clicked then, the rules that answer, and what they mark.
REFUSED = {
    "modules in the way": (POSITION, ("buy training", ":choose training"), "m12", {"N12", "N24"}, {"l12", "o12"}),
    "a wall": (POSITION, ("buy training", ":choose training"), "l6", {"N13"}, {"wall-l9-n"}),
    "under a module": (POSITION, ("buy training", ":choose training"), "o9", {"N24"}, {"sub-0-0"}),
    "another submarine": (AT_SEA, (), "q8", {"N40"}, {"sub-1-0"}),
    "a module": (AT_SEA, (), "l9", {"N10"}, {"l9"}),
    "too far, and the trench is closed": (AT_SEA, (), "x9", {"N40", "N42"}, {"sub-0-0"}),
}
#: The boxes of the dashed outlines, and of pieces by their names.
OUTLINES = (
    "() => [...document.querySelectorAll('.nw-marks .nw-over')].map(node => node.getBoundingClientRect().toJSON())"
)
PIECE = "id => document.querySelector(`.nw-layers [data-k='${id}']`).getBoundingClientRect().toJSON()"


def around(outline: dict[str, float], piece: dict[str, float]) -> bool:
    sides = (piece["left"] - outline["left"], outline["right"] - piece["right"])
    return all(0 <= side < 12 for side in (*sides, piece["top"] - outline["top"], outline["bottom"] - piece["bottom"]))


@pytest.mark.parametrize("width", [600, 1140])
@pytest.mark.parametrize("case", REFUSED)
def test_a_click_where_nothing_can_be_done_says_why_and_marks_it(board_page: BoardPage, case: str, width: int) -> None:
    position, before, cell, rules, marked = REFUSED[case]
    board = table(position)
    for action in before:
        board.choose(action.split()[1]) if action.startswith(":") else board.act(action)
    ply, chosen = board.ply, board.scene["chosen"]
    page = board_page(board, viewport={"width": width, "height": 1000})
    click_cell(page, board, cell)
    expect(page.get_by_test_id("bubble")).to_be_visible()
    assert set(page.get_by_test_id("bubble-rule").all_inner_texts()) == rules
    outlines = page.evaluate(OUTLINES)
    assert len(outlines) == len(marked)
    for piece in marked:
        assert any(around(outline, page.evaluate(PIECE, piece)) for outline in outlines), piece
    expect(target(page, f"place-{cell}")).to_be_visible()
    expect(page.locator(".nw-marked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("bubble")).to_have_count(0)
    assert page.evaluate(OUTLINES) == []
    assert (board.ply, board.scene["chosen"]) == (ply, chosen), "nothing was done, and nothing was let go"


def click_cell(page: Page, board: nw.Board, name: str) -> None:
    """Clicks on a cell of the sea, whether anything there can be pressed or not."""
    svg = page.get_by_test_id("board")
    box = svg.bounding_box()
    assert box
    unit = box["width"] / float(board.backdrop["size"][0])
    place = next(place for place in board.match.scene().places if place.name == name)
    page.mouse.click(box["x"] + place.x * unit, box["y"] + place.y * unit)


def test_what_cannot_be_bought_says_why_where_it_is_pressed(board_page: BoardPage) -> None:
    board = table(POSITION.replace("money 20, hand", "money 2, hand"))
    page = board_page(board)
    click(page, "target-buy-habitat-green-3")
    expect(page.get_by_test_id("bubble-rule")).to_have_text("N20")
    assert "3 Nemo, and you have 2" in page.get_by_test_id("bubble").inner_text()
    assert board.ply == 1
    click(page, "target-buy-habitat-green-2")
    expect(root(page)).to_have_attribute("data-ply", "2")
    assert done(board) == ("buy habitat-green 2",)


def test_by_keys_one_hears_why_not_and_lets_go(board_page: BoardPage) -> None:
    board = table(POSITION.replace("round: 4", "round: 4\nstage: research").replace("money 20, hand", "money 0, hand"))
    page = board_page(board)
    reach(page, "target-to-l12")
    page.keyboard.press("ArrowRight")
    assert focused(page) == "target-to-o12"
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("bubble-rule").first).to_have_text("N29")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("bubble")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("button-:choose")).to_be_visible()
    assert board.scene["chosen"] == "l12"
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("button-:choose")).to_have_count(0)
    assert "chosen" not in board.scene
    assert focused(page) == "target-to-l12"
    assert done(board) == ()


# Several seats

OF_A_BOARD = ("backdrop", "scene", "cards", "standing", "says", "notes", "curtain", "labels")


def swapped(text: str) -> str:
    """The same position with the faces of the finds on o6 and m7 the other way round."""
    return text.replace("m7=scallop", "m7=urchin").replace("o6=urchin", "o6=scallop")


def sent(board: nw.Board) -> str:
    return json.dumps({name: getattr(board, name) for name in OF_A_BOARD}, sort_keys=True)


def test_what_a_seat_has_looked_at_is_on_its_own_board_alone(board_page: BoardPage) -> None:
    begin = table(POSITION.replace("round: 4", "round: 4\nstage: sonar")).match
    laid = begin.game.position_text(begin.state)
    seen: dict[str, list[str]] = {"Ada": [], "Bob": []}
    for position in (laid, swapped(laid)):
        match = nw.new("nautilus", ["Ada", "Bob"], position=position, seed=SEED)
        ada, bob = (nw.play(match, seat=name, curtains=False) for name in ("Ada", "Bob"))
        page, other = board_page(ada), board_page(bob)
        click(page, "target-sub-0-0")
        click(page, "yes")
        expect(root(page)).to_have_attribute("data-ply", str(match.ply))
        expect(root(other)).to_have_attribute("data-ply", str(match.ply))
        assert match.actions[-1] == "sonar s1"
        expect(page.get_by_test_id("card-log")).to_contain_text("You alone see")
        expect(other.get_by_test_id("card-log")).to_contain_text("Ada uses the sonar")
        expect(other.get_by_test_id("card-log")).not_to_contain_text("You alone see")
        seen["Ada"].append(sent(ada))
        seen["Bob"].append(sent(bob))
    assert laid != swapped(laid)
    assert seen["Ada"][0] != seen["Ada"][1]
    assert seen["Bob"][0] == seen["Bob"][1], "nothing that Bob's board is sent depends on what Ada alone has seen"
