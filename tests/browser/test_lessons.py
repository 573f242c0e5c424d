"""Exercises and quizzes as a learner works through them in the page: wrong, hint, right, start again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import nautwidget as nw
from nautwidget.lessons import Log, Solving
from nautwidget.lessons.answering import Answering
from tests.browser.conftest import BoardPage
from tests.browser.nautilus_round import click
from tests.browser.table import OVERFLOWING, button, tab_to

CARD = "card-exercise"


def first_module(language: str = "en") -> Solving:
    learner = nw.exercise("expand/first-module", log=Log(), language=language)
    assert isinstance(learner, Solving)
    return learner


def test_wrong_move_hint_right_move_and_start_again(board_page: BoardPage) -> None:
    learner = first_module()
    page = board_page(learner.board)
    card = page.get_by_test_id(CARD)
    expect(card).to_contain_text(learner.task)

    button(page, "buy sonar").click()
    expect(card).to_contain_text("not the training module")
    expect(page.get_by_test_id("live")).to_contain_text("not the training module")
    button(page, ":rule N20").click()
    expect(page.get_by_test_id("bubble")).to_contain_text("Buy at most one module")
    page.keyboard.press("Escape")

    button(page, ":again").click()
    expect(card).not_to_contain_text("not the training module")
    assert learner.moves == ()
    button(page, ":hint").click()
    expect(card).to_contain_text("Hint 1: " + learner.words("hint.1"))

    button(page, "buy training").click()
    expect(button(page, "buy sonar")).to_have_count(0)
    click(page, "target-i8")
    expect(card).to_contain_text("✓ Solved")
    expect(card).to_contain_text(learner.words("passed"))
    expect(page.locator(".nw-board [data-testid^='target-']")).to_have_count(0)
    assert [attempt.outcome for attempt in learner.log] == ["left", "passed"]

    button(page, ":again").click()
    expect(card).not_to_contain_text("✓ Solved")
    expect(button(page, "buy training")).to_be_visible()


def test_a_researcher_is_walked_by_mouse_to_the_goal(board_page: BoardPage) -> None:
    learner = nw.exercise("research/activate", log=Log())
    page = board_page(learner.board)
    click(page, "target-to-i12")
    expect(page.get_by_test_id(CARD)).to_contain_text("✓ Solved")
    assert learner.passed


def test_a_solution_is_shown_step_by_step_and_does_not_count(board_page: BoardPage) -> None:
    learner = first_module()
    page = board_page(learner.board)
    button(page, ":solution").click()
    card = page.get_by_test_id(CARD)
    expect(card).to_contain_text("1. Orange buys a module")
    expect(card).not_to_contain_text("✓ Solved")
    assert not learner.passed
    button(page, ":another").click()
    expect(card).not_to_contain_text("1. Orange buys a module")
    assert learner.seed > 0


def test_what_the_exercise_does_not_ask_for_is_told_so(board_page: BoardPage) -> None:
    learner = nw.exercise("deepsea/turn-back", log=Log(), language="it")
    page = board_page(learner.board)
    button(page, "down").click()
    expect(page.get_by_test_id(CARD)).to_contain_text("perdi ciò che porti")
    expect(button(page, "take")).to_have_count(0)
    button(page, ":again").click()
    button(page, "up").click()
    expect(page.get_by_test_id(CARD)).to_contain_text("✓ Risolto")


def test_a_quiz_is_a_card_without_a_board_and_can_be_answered_by_keyboard(board_page: BoardPage) -> None:
    learner = nw.exercise("deepsea/burden", log=Log())
    assert isinstance(learner, Answering)
    page = board_page(learner.board)
    card = page.get_by_test_id(CARD)
    expect(page.locator(".nw-board")).to_have_count(0)
    assert "right" not in card.inner_html(), "the page must not know the right answer"
    wrong, right = (learner.choices.index(choice) + 1 for choice in ("whole", "right"))
    tab_to(page, f"button-:answer {wrong}")
    page.keyboard.press("Enter")
    expect(card).to_contain_text("5 is the roll")
    tab_to(page, f"button-:answer {right}")
    page.keyboard.press("Enter")
    expect(card).to_contain_text(re.compile("✓ Right: 5 less 2 is 3"))
    assert [attempt.outcome for attempt in learner.log] == ["wrong", "passed"]


def test_nothing_is_cut_off_in_any_language_on_a_small_screen(board_page: BoardPage) -> None:
    for language in ("en", "it", "fr"):
        learner = first_module(language)
        for _ in range(3):
            learner.hint()
        page = board_page(learner.board, viewport={"width": 390, "height": 800})
        assert page.evaluate(OVERFLOWING) == []
        learner.act("buy sonar")
        assert page.evaluate(OVERFLOWING) == []


def test_the_projector_is_half_as_large_again(board_page: BoardPage) -> None:
    learner = first_module()
    page = board_page(nw.projector(learner), viewport={"width": 1800, "height": 1200})
    title = page.get_by_test_id(CARD).get_by_text(learner.title)
    before = title.bounding_box()
    # JupyterLab puts the widget's classes on the element around the board; here the page has to.
    page.evaluate(
        "names => document.getElementById('cell').classList.add(...names)", [*learner.board._dom_classes, "nw-large"]
    )
    after = title.bounding_box()
    assert before
    assert after
    assert after["height"] > 1.4 * before["height"]
    expect(page.locator(".nw-card.nw-turn button")).to_have_count(0)
    assert page.evaluate(OVERFLOWING) == []


def test_a_series_leads_on_and_back_over_boards_and_quizzes(board_page: BoardPage) -> None:
    series = nw.series(["expand/first-module", "setup/ruins-points", "deepsea/turn-back"], log=Log())
    page = board_page(series.board)
    card = page.get_by_test_id(CARD)
    expect(card).to_contain_text("1 of 3 · solved: 0")
    button(page, "buy training").click()
    click(page, "target-i8")
    expect(card).to_contain_text("✓ Solved")
    expect(card).to_contain_text("1 of 3 · solved: 1")

    button(page, ":next").click()
    expect(card).to_contain_text("2 of 3 · solved: 1")
    expect(page.get_by_test_id("live")).to_contain_text(series.practice.task)
    expect(page.locator(".nw-board")).to_have_count(0)
    button(page, ":next").click()
    button(page, "up").click()
    expect(card).to_contain_text("3 of 3 · solved: 2")
    button(page, ":next").click(force=True)
    expect(page.get_by_test_id("bubble")).to_contain_text("no exercise further")

    button(page, ":back").click()
    expect(page.locator(".nw-board")).to_have_count(0)
    button(page, ":back").click()
    expect(card).to_contain_text("✓ Solved")
    expect(page.locator(".nw-board")).to_have_count(1)
