"""The end of Nautilus in a real browser: the score is told line by line, in sight and aloud."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import nautwidget as nw
from nautwidget.texts import LANGUAGES
from tests.browser.conftest import BoardPage
from tests.browser.table import OVERFLOWING, PAGE_WIDTH, last_decision

LINES = 8


def ended(board_page: BoardPage, board: nw.Board, **options: Any) -> Page:
    """The page of a board on which the game ends while one looks on."""
    page = board_page(board, **options)
    expect(page.get_by_test_id("card-scores")).to_be_visible()
    expect(page.locator(".nw-told")).to_have_count(0)
    board.act(board.legal_actions[0])
    expect(page.locator(".nw-told")).to_be_visible()
    assert board.over
    return page


def lines(page: Page) -> Locator:
    return page.get_by_test_id("card-scores").locator("tbody tr")


def seen(page: Page) -> int:
    """How many lines of the score are in sight."""
    return sum(line.is_visible() for line in lines(page).locator("th").all())


def step(page: Page, where: str) -> Locator:
    return page.get_by_test_id(f"step-{where}")


def test_the_score_is_told_line_by_line_by_mouse(board_page: BoardPage) -> None:
    board = last_decision()
    page = ended(board_page, board)
    card = page.get_by_test_id("card-scores")
    rules = []
    height = card.locator("table").bounding_box()
    for line in range(1, LINES + 1):
        assert seen(page) == line
        rules.append(card.get_by_test_id("bubble-rule").inner_text())
        if line < LINES:
            step(page, "on").click()
    assert rules == ["N53", "N7", "N54", "N55", "N34", "N55", "N55", "N55"]
    assert card.locator("table").bounding_box() == height, "nothing moves when a line comes"
    outcome = board.match.outcome
    assert outcome
    totals = [text.removeprefix("★ ") for text in lines(page).last.locator("td").all_inner_texts()]
    assert totals == [str(score) for score in outcome.scores]
    step(page, "back").click()
    assert seen(page) == LINES - 1
    step(page, "all").click()
    assert seen(page) == LINES
    step(page, "first").click()
    assert seen(page) == 1


def test_the_score_is_told_by_keyboard_and_aloud(board_page: BoardPage) -> None:
    page = ended(board_page, last_decision())
    heard = page.get_by_test_id("live").locator("p").last
    expect(heard).to_contain_text("Ruins, Ada")
    step(page, "on").focus()
    for key, line, word in (
        ("Enter", 2, "Finds"),
        ("ArrowRight", 3, "Raised"),
        ("End", LINES, "Total"),
        ("Home", 1, "Ruins"),
    ):
        page.keyboard.press(key)
        expect(heard).to_contain_text(word)
        assert seen(page) == line
    chip = page.get_by_test_id("card-scores").get_by_test_id("bubble-rule")
    chip.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".nw-told .nw-catalogue")).to_contain_text("the most own markers")


def test_a_board_of_a_game_that_is_over_shows_the_whole_score(board_page: BoardPage) -> None:
    board = last_decision(seat=0)
    board.act(board.legal_actions[0])
    page = board_page(board)
    assert seen(page) == LINES
    board.interactive = False
    step(page, "back").click()
    assert seen(page) == LINES - 1
    assert "★" in board.svg(), "the still picture has all of it"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_line_appears_without_motion_for_who_prefers_none(board_page: BoardPage, motion: Any) -> None:
    page = ended(board_page, last_decision(), reduced_motion=motion)
    step(page, "on").click()
    name = page.locator(".nw-now").evaluate("row => getComputedStyle(row).animationName")
    assert (name == "none") == (motion == "reduce")


@pytest.mark.parametrize("width", [380, 480, 600, 1100])
def test_the_score_fits_in_every_language(board_page: BoardPage, width: int) -> None:
    board = last_decision(("Ada", "Bartholomew the Elder", "Cy", "D" * 40), seed=5)
    page = ended(board_page, board, viewport={"width": width, "height": 900})
    for language in LANGUAGES:
        board.language = language
        for where in ("first", "on", "on", "on", "on", "all"):
            if step(page, where).count():
                step(page, where).click()
            assert page.evaluate(PAGE_WIDTH) <= width
            assert page.evaluate(OVERFLOWING) == [], f"{language}, {width} px"
