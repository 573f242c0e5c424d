"""Variations: a city turned or moved is the same city elsewhere; amounts fill position and words alike."""

from __future__ import annotations

from random import Random

import pytest

from nautwidget.games import game
from nautwidget.lessons import Start
from nautwidget.lessons.vary import any_of, any_turn, moved, turned

NAUTILUS = game("nautilus")
CITY = """
stage: dive
round: 3
sounded: s1
moved: s2
module l12: base
module l9: habitat-green, researchers 2 0
module o12: technology r90, owner 1, researchers 1 0
player 1: money 5, hand habitat-green+2 sonar, subs q12 l16 -
player 2:
"""


def test_four_quarter_turns_are_none() -> None:
    text = CITY
    for _ in range(4):
        text = turned(text, 1, "l12")
        NAUTILUS.parse_position(text)
    assert text == CITY.rstrip("\n")


def test_a_quarter_turn_turns_cells_and_locks_and_leaves_the_names_of_submarines() -> None:
    lines = turned(CITY, 1, "l12").splitlines()
    assert "module o12: habitat-green, researchers 2 0" in lines
    assert "module l15: technology r180, owner 1, researchers 1 0" in lines
    assert "player 1: money 5, hand habitat-green+2 sonar, subs l17 h12 -" in lines
    assert "sounded: s1" in lines
    assert "moved: s2" in lines


def test_moved_there_and_back() -> None:
    assert "module m13: base" in moved(CITY, 1, 1)
    assert moved(moved(CITY, 1, -2), -1, 2) == CITY.rstrip("\n")


def test_a_turn_is_drawn_and_is_never_none() -> None:
    vary = any_turn("l12")
    drawn = {vary(Start(CITY), Random(seed)).position for seed in range(20)}
    assert len(drawn) == 3
    assert CITY.rstrip("\n") not in drawn


def test_amounts_fill_the_position() -> None:
    start = Start("player 1: money {money}\nplayer 2:", {"money": 3, "most": 2})
    varied = any_of({"money": 7})(start, Random(0))
    assert varied.filled.startswith("player 1: money 7")
    assert varied.given["most"] == 2
    with pytest.raises(KeyError):
        _ = Start("{nobody}").filled
