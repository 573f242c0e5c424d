"""The tutor in the page: a hint asked for by mouse and by keys, step by step, until the move is made."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import nautwidget as nw
from tests.browser.conftest import BoardPage
from tests.browser.nautilus_round import POSITION, click, focused
from tests.browser.table import OVERFLOWING, PAGE_WIDTH, button, root, table, under_way
from tests.hand_loop import HandLoop, by_hand, in_worlds, no_loop
from tests.widget.test_looking_back import played

CARD = "card-tutor"


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> HandLoop:
    return by_hand(monkeypatch)


def at_sea(language: str = "en") -> nw.Board:
    """Ada's submarine has several finds to go to."""
    position = POSITION.replace("round: 4", "round: 4\nstage: dive")
    return nw.play(
        "nautilus", ["Ada", "Bob"], position=position, seed=1, curtains=False, autosave=False, language=language
    )


def rings(page: Page) -> int:
    return page.locator(".nw-notes circle[stroke='var(--hint)']").count()


def test_a_hint_is_asked_for_step_by_step_and_the_move_is_made(board_page: BoardPage, loop: HandLoop) -> None:
    board = at_sea()
    page = board_page(board)
    button(page, ":hint").click()
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuenow", "0")
    expect(button(page, ":hint")).to_have_count(1)
    loop.turn(8)
    card = page.get_by_test_id(CARD)
    hint = board._coach.hint
    assert hint is not None
    expect(card).to_contain_text(hint.step("look"))
    assert int(bar.get_attribute("aria-valuenow") or 0) > 0
    assert rings(page) == len(hint.advice.look)
    loop.turn()
    expect(bar).to_have_count(0)
    hint = board._coach.hint
    assert hint is not None

    button(page, ":hint").click()
    expect(card).to_contain_text(f"Rule {hint.advice.rule}")
    expect(card).not_to_contain_text(hint.move)
    button(page, ":hint").click()
    expect(card).to_contain_text(hint.move)
    expect(page.get_by_test_id("live")).to_contain_text(hint.move)
    expect(page.locator(".nw-notes path[stroke='var(--hint)']")).not_to_have_count(0)
    button(page, ":hint").click()
    expect(card).to_contain_text(hint.step("why"))
    expect(button(page, ":hint")).to_have_count(0)

    ply = board.ply
    click(page, f"target-{hint.move.split()[-1]}")
    expect(root(page)).to_have_attribute("data-ply", str(ply + 1))
    assert board.match.actions[ply] == hint.move
    expect(card).to_have_count(0)
    expect(page.locator(".nw-notes > *")).to_have_count(0)


def test_the_board_is_alive_while_the_tutor_thinks(board_page: BoardPage, loop: HandLoop) -> None:
    board = under_way(table(), 9)
    page = board_page(board)
    button(page, ":hint").click()
    expect(page.get_by_test_id(CARD)).to_be_visible()
    loop.turn(2)
    ply = board.ply
    button(page, "take").click()
    expect(root(page)).not_to_have_attribute("data-ply", str(ply))
    expect(page.get_by_test_id(CARD)).to_have_count(0)
    assert not loop.waits


def test_by_keys_alone_h_asks_and_goes_on(board_page: BoardPage, loop: HandLoop) -> None:
    board = under_way(table(), 9)
    page = board_page(board)
    card = page.get_by_test_id(CARD)
    page.keyboard.press("Tab")
    page.keyboard.press("h")
    expect(card).to_be_visible()
    loop.turn()
    hint = board._coach.hint
    assert hint is not None
    expect(card).to_contain_text(hint.step("look"))
    page.keyboard.press("h")
    expect(card).to_contain_text(f"Rule {hint.advice.rule}")
    button(page, ":hint").focus()
    page.keyboard.press("Enter")
    expect(card).to_contain_text(hint.move)
    assert focused(page) == "button-:hint"
    button(page, ":away").focus()
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    # Whoever put it away is beside where it was.
    assert focused(page) == "card-turn"


def test_the_focus_is_on_the_next_step_after_asking_by_enter(board_page: BoardPage, loop: HandLoop) -> None:
    page = board_page(under_way(table(), 9))
    button(page, ":hint").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id(CARD)).to_be_visible()
    assert focused(page) == "button-:hint"
    loop.turn()
    assert focused(page) == "button-:hint"


@pytest.mark.parametrize("width", [390, 600, 1140])
def test_nothing_is_cut_off_in_any_language(width: int, board_page: BoardPage, loop: HandLoop) -> None:
    for language in ("en", "it", "fr"):
        board = at_sea(language)
        page = board_page(board, viewport={"width": width, "height": 900})
        assert page.evaluate(OVERFLOWING) == []
        button(page, ":hint").click()
        expect(page.get_by_test_id(CARD)).to_be_visible()
        loop.turn(8)
        assert page.evaluate(OVERFLOWING) == []
        loop.turn()
        for _ in range(3):
            button(page, ":hint").click()
            assert page.evaluate(OVERFLOWING) == []


def test_a_game_that_is_over_is_reviewed_and_its_points_lead_to_moments(
    board_page: BoardPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_loop(monkeypatch)
    board = nw.play(played())
    page = board_page(board, viewport={"width": 1100, "height": 1300})
    in_worlds(monkeypatch, 40)
    button(page, ":review").click()
    card, turn = page.get_by_test_id("card-review"), page.get_by_test_id("card-turn")
    expect(card).to_contain_text("decisions looked at")
    looking = board._coach.looking
    assert looking is not None
    assert looking.review is not None
    spots = page.locator(".nw-spot")
    expect(spots).to_have_count(len(looking.review.decisions) + 1)
    spots.nth(2).click()
    expect(turn).to_contain_text(f"After action {looking.review.decisions[2].ply} of {board.ply}")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(turn).to_contain_text(f"After action {looking.review.decisions[3].ply} of {board.ply}")
    worst = looking.review.labelled[0]
    button(page, f":show {worst.ply}").click()
    expect(turn).to_contain_text(f"After action {worst.ply} of {board.ply}")
    assert page.evaluate(OVERFLOWING) == []
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate(PAGE_WIDTH) <= 390
    button(page, ":away").click()
    expect(card).to_have_count(0)
