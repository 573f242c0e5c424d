"""Playing on the board: mouse, finger and keys reach the real Python widget, and what it says is seen and heard."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import nautwidget as nw
from nautwidget.widget import Board
from tests.browser.conftest import BoardPage
from tests.browser.table import FOCUSED, apart, button, root, tab_to, table, target, under_way

RULES = {rule.id: rule.text for rule in nw.rules("deepsea")}


def test_a_click_on_an_allowed_place_plays(board_page: BoardPage) -> None:
    board = table()
    page = board_page(board)
    before = board.ply
    target(page, "space-5").click()
    expect(root(page)).to_have_attribute("data-ply", str(board.ply))
    assert board.ply > before
    assert board.legal_actions == ("take", "leave")
    button(page, "take").click()
    expect(page.get_by_test_id("card-log")).to_contain_text("Ada takes")
    expect(page.get_by_test_id("card-turn")).to_contain_text("Bob")


def test_a_click_on_what_is_not_allowed_says_why_with_the_rule(board_page: BoardPage) -> None:
    board = table()
    page = board_page(board)
    before = board.ply
    refusal = board.match.why_not("up")
    target(page, "submarine").click(force=True)
    bubble = page.get_by_test_id("bubble")
    chip = page.get_by_test_id("bubble-rule").first
    expect(bubble).to_be_visible()
    rule = chip.inner_text()
    sentence = bubble.locator(".nw-reason").first.inner_text().removesuffix(rule).strip()
    assert refusal is not None
    assert rule in refusal
    assert sentence in refusal
    assert apart(bubble, target(page, "submarine").locator(".nw-hit"))
    expect(page.get_by_test_id("alert")).to_contain_text(sentence)
    expect(bubble).not_to_contain_text(RULES[rule])
    chip.click()
    expect(bubble).to_contain_text(RULES[rule])
    expect(target(page, "submarine")).to_have_class(re.compile("nw-marked"))
    assert board.ply == before
    page.mouse.click(2, 2)
    expect(bubble).to_have_count(0)


def test_a_button_that_is_not_allowed_says_why_too(board_page: BoardPage) -> None:
    page = board_page(under_way(table(), 1))
    undo = button(page, ":undo")
    undo.click(force=True)
    expect(page.get_by_test_id("bubble")).to_contain_text("Undo stops here")
    assert apart(page.get_by_test_id("bubble"), undo)


def test_a_whole_turn_by_keyboard_alone(board_page: BoardPage) -> None:
    board = table()
    page = board_page(board)
    tab_to(page, "target-")
    assert page.evaluate(FOCUSED) == "target-space-2"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED) == "target-space-3"
    before = board.ply
    page.keyboard.press("Enter")
    expect(root(page)).not_to_have_attribute("data-ply", str(before))
    # The focus stays on the board, on the only place there is now.
    assert str(page.evaluate(FOCUSED)).startswith("target-space-")
    page.keyboard.press("Space")
    expect(page.get_by_test_id("card-log")).to_contain_text("Ada takes")


def test_why_not_by_keyboard_alone(board_page: BoardPage) -> None:
    page = board_page(table())
    tab_to(page, "target-")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(FOCUSED) == "target-submarine"
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("bubble")).to_be_visible()
    tab_to(page, "bubble-rule")
    rule = page.get_by_test_id("bubble-rule").first.inner_text()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("bubble")).to_contain_text(RULES[rule])
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("bubble")).to_have_count(0)
    assert page.evaluate(FOCUSED) == "target-submarine"
    page.keyboard.press("n")
    assert str(page.evaluate(FOCUSED)).startswith("target-space-")


def test_a_finger_plays_and_finds_buttons_large_enough(board_page: BoardPage) -> None:
    board = table()
    page = board_page(board, has_touch=True, is_mobile=True, viewport={"width": 600, "height": 900})
    before = board.ply
    target(page, "space-5").tap()
    expect(target(page, "space-5")).to_have_class(re.compile("nw-pointed"))
    assert board.ply == before
    target(page, "space-5").tap()
    expect(button(page, "take")).to_be_visible()
    for each in page.locator(".nautwidget .nw-button").all():
        box = each.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40, each.inner_text()
    button(page, "take").tap()
    expect(page.get_by_test_id("card-log")).to_contain_text("Ada takes")
    expect(page.locator(".nw-keys")).to_be_hidden()


def test_what_happens_is_read_aloud_in_the_words_of_the_log(board_page: BoardPage) -> None:
    board = table()
    page = board_page(board)
    board.act("down")
    live = page.get_by_test_id("live")
    expect(live).to_have_attribute("aria-live", "polite")
    expect(live).to_contain_text("Ada rolls")
    board.act("take")
    expect(live).to_contain_text("Ada takes")
    expect(live).not_to_contain_text("Ada rolls")


def test_a_curtain_falls_between_two_people(board_page: BoardPage) -> None:
    board = table(curtains=True)
    page = board_page(board)
    expect(page.get_by_test_id("curtain")).to_have_count(0)
    board.act("down")
    board.act("leave")
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_contain_text("Bob is next")
    expect(page.get_by_test_id("board")).to_be_hidden()
    expect(page.get_by_test_id("card-turn")).to_be_hidden()
    assert page.evaluate(FOCUSED) == "button-:uncover"
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.get_by_test_id("card-turn")).to_contain_text("Bob")


def test_two_boards_of_one_match_stay_in_step(board_page: BoardPage) -> None:
    one = table()
    other = Board(one.match, curtains=False, language="it")
    here, there = board_page(one), board_page(other)
    target(here, "space-5").click()
    expect(root(here)).to_have_attribute("data-ply", str(one.ply))
    expect(root(there)).to_have_attribute("data-ply", str(one.ply))
    button(there, "leave").click()
    expect(here.get_by_test_id("card-turn")).to_contain_text("Bob")
    expect(there.get_by_test_id("card-turn")).to_contain_text("Bob")


def test_a_refusal_on_one_board_stays_there(board_page: BoardPage) -> None:
    one = table()
    here, there = board_page(one), board_page(Board(one.match, curtains=False))
    target(here, "submarine").click(force=True)
    expect(here.get_by_test_id("bubble")).to_be_visible()
    expect(there.get_by_test_id("bubble")).to_have_count(0)


def test_a_board_to_look_at_has_nothing_to_press(board_page: BoardPage) -> None:
    page = board_page(table(interactive=False))
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.locator(".nautwidget [data-action]:not([data-action^=':show'])")).to_have_count(0)


def test_a_closed_cell_leaves_the_page_empty(board_page: BoardPage) -> None:
    board = table()
    page = board_page(board)
    page.evaluate("() => window.bridge.remove()")
    expect(root(page)).to_have_count(0)
    board.act("down")
    expect(root(page)).to_have_count(0)


def test_a_click_on_a_space_out_of_reach_says_why_right_there(board_page: BoardPage) -> None:
    board = table()
    page = board_page(board)
    before = board.ply
    (space,) = [place for place in board.match.scene().places if place.name == "20"]
    width, height = board.backdrop["size"]
    box = page.get_by_test_id("board").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * space.x / width, box["y"] + box["height"] * space.y / height)
    expect(page.get_by_test_id("bubble")).to_contain_text("two dice decide how far")
    expect(page.get_by_test_id("bubble-rule")).to_have_text("D6")
    assert apart(page.get_by_test_id("bubble"), target(page, "place-20").locator(".nw-hit"))
    page.keyboard.press("Escape")
    expect(target(page, "place-20")).to_have_count(0)
    assert board.ply == before
