"""A board for the browser tests, and what a person sees of it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

import nautwidget as nw
from nautwidget.widget import Board

#: Boxes that are cut off or stick out, by what is written in them.
OVERFLOWING = """() => [...document.querySelectorAll('.nautwidget button, .nautwidget .nw-card, .nautwidget .nw-pill')]
  .filter(node => node.scrollWidth > node.clientWidth + 1 || node.getBoundingClientRect().right > innerWidth + 0.5)
  .map(node => node.textContent)"""
#: With it the first diver begins, however many there are.
SEED = 10
PAGE_WIDTH = "() => document.documentElement.scrollWidth"
FOCUSED = "() => document.activeElement?.dataset?.testid ?? ''"


def table(*players: str, language: str = "en", **options: Any) -> Board:
    """Deep Sea Adventure among people: the first diver is to choose his way from the submarine."""
    names = list(players) or ["Ada", "Bob"]
    return nw.play("deepsea", names, seed=SEED, language=language, autosave=False, **{"curtains": False, **options})


def under_way(board: Board, plies: int) -> Board:
    """Plays on until that many choices were made: down, taking every second treasure."""
    for number in range(plies):
        legal = board.legal_actions
        take = "take" in legal and number % 4 == 1
        board.act("take" if take else "leave" if "leave" in legal else "down" if "down" in legal else legal[0])
    return board


def last_decision(names: tuple[str, ...] = ("Ada", "Bob"), seed: int = 3, **options: Any) -> nw.Board:
    """A game of Nautilus just before its last decision: how many finds to raise."""
    bots = nw.new("nautilus", ["heuristic"] * len(names), seed=seed)
    bots.play_bots()
    position = bots.game.position_text(bots.state_at(bots.ply - 1))
    options = {"curtains": False, "autosave": False, **options}
    return nw.play("nautilus", list(names), position=position, **options)


def root(page: Page) -> Locator:
    return page.get_by_test_id("nautwidget")


def target(page: Page, id: str) -> Locator:
    return page.get_by_test_id(f"target-{id}")


def button(page: Page, action: str) -> Locator:
    return page.get_by_test_id(f"button-{action}")


def apart(one: Locator, other: Locator) -> bool:
    """Whether two things on the screen do not lie over each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def tab_to(page: Page, wanted: str, at_most: int = 12) -> None:
    """Presses Tab until something whose test id begins like this has the focus."""
    for _ in range(at_most):
        page.keyboard.press("Tab")
        if str(page.evaluate(FOCUSED)).startswith(wanted):
            return
    raise AssertionError(f"Tab did not reach {wanted}")
