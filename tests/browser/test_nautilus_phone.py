"""Nautilus where there is little room: a phone, or half a notebook."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import nautwidget as nw
from tests.browser.conftest import BoardPage
from tests.browser.table import button, last_decision, root

PHONE = {"width": 380, "height": 780}
#: What is too small for a finger.
SMALL = """() => [...document.querySelectorAll('.nautwidget button')]
  .filter(node => node.offsetParent && (node.offsetHeight < 40 || node.offsetWidth < 40))
  .map(node => node.outerHTML.slice(0, 90))"""


def test_on_a_phone_the_others_fold_to_a_line_that_opens(board_page: BoardPage) -> None:
    board = last_decision(("Ada", "Bob", "Cy", "Dora"), seed=5)
    page = board_page(board, viewport=PHONE, has_touch=True)
    expect(root(page)).to_have_attribute("data-size", "slim")
    acting = board.actor
    assert acting is not None
    expect(page.get_by_test_id(f"fold-seat-{acting}")).to_have_count(0)
    expect(page.get_by_test_id(f"card-seat-{acting}").locator("table")).to_be_visible()
    others = [seat for seat in range(4) if seat != acting]
    for seat in others:
        card, fold = page.get_by_test_id(f"card-seat-{seat}"), page.get_by_test_id(f"fold-seat-{seat}")
        expect(fold).to_contain_text(board.match.names[seat])
        expect(fold).to_contain_text("points")
        expect(card.locator("table")).to_have_count(0)
        box = card.bounding_box()
        assert box
        assert 40 <= box["height"] < 60
    fold = page.get_by_test_id(f"fold-seat-{others[0]}")
    fold.tap()
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_test_id(f"card-seat-{others[0]}").locator("table")).to_be_visible()
    fold.press("Enter")
    expect(fold).to_have_attribute("aria-expanded", "false")
    page.set_viewport_size({"width": 600, "height": 900})
    expect(page.locator("[data-fold]")).to_have_count(0)


def test_a_finger_finds_everything_large_enough(board_page: BoardPage) -> None:
    board = last_decision()
    page = board_page(board, viewport=PHONE, has_touch=True, is_mobile=True)
    assert page.evaluate(SMALL) == []
    button(page, ":undo").tap(force=True)
    expect(page.get_by_test_id("bubble")).to_be_visible()
    assert page.evaluate(SMALL) == []
    board.act(board.legal_actions[0])
    expect(page.locator(".nw-told")).to_be_visible()
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("width", [380, 480])
def test_on_a_phone_the_board_has_the_whole_width_and_the_turn_comes_next(board_page: BoardPage, width: int) -> None:
    page = board_page(
        nw.play("nautilus", ["Ada", "Bob"], seed=1, autosave=False, curtains=False),
        viewport={"width": width, "height": 780},
    )
    box = page.get_by_test_id("board").bounding_box()
    assert box
    assert box["width"] >= width - 40
    first = page.locator(".nautwidget .nw-card").first
    expect(first).to_have_attribute("data-card", "turn")
    expect(first).to_be_in_viewport()
