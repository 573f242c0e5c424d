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
    ASKED,
    POSITION,
    SEED,
    click,
    hit,
    middle,
    play_round,
    reach,
    turn_by_key,
    turn_by_mouse,
    type_at,
)
from tests.browser.table import root, target


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
    assert play_round(page, click, turn_by_mouse) == list(ASKED)
    assert done(board) == ACTIONS
    assert board.match.state.table.round == 5


def test_every_decision_of_a_round_by_keyboard_alone(board_page: BoardPage) -> None:
    board = table()
    page = board_page(board)
    assert play_round(page, type_at, turn_by_key) == list(ASKED)
    assert done(board) == ACTIONS
    assert board.match.state.table.round == 5
