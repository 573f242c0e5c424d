"""The picture shows what the last action has moved, and only that."""

from __future__ import annotations

import pytest

import nautwidget as nw
from nautwidget.games.nautilus.state import View
from nautwidget.games.nautilus.trail import trail

POSITION = """
stage: {stage}
round: 4
first: 1
seat: 1
module l12: base
module l9: habitat-green, researchers 2 0
module o12: sonar r90, owner 2, researchers 1 1
player 1: money 20, subs s9 - -, hand habitat-green+1
player 2: money 30, subs g14 - -
"""


@pytest.mark.parametrize(
    ("stage", "action", "drawn", "rings"),
    [
        ("dive", "dive s1 u10", 2, 1),
        ("research", "walk l9>l12", 1, 1),
        ("expand", "place habitat-green 1 i12", 0, 1),
    ],
)
def test_a_way_and_a_ring_where_it_began(stage: str, action: str, drawn: int, rings: int) -> None:
    match = nw.new("nautilus", position=POSITION.format(stage=stage), seed=1)
    before = match.view(0)
    assert isinstance(before, View)
    match.act(action)
    shapes = list(trail(before, match.state_at(1).table if match.ply == 1 else match.state.table))
    assert sum(each.tag == "use" for each in shapes) >= drawn
    assert sum(each.tag == "g" for each in shapes) == rings


def test_nothing_was_moved_where_nothing_was_done() -> None:
    match = nw.new("nautilus", position=POSITION.format(stage="dive"), seed=1)
    view = match.view(0)
    assert isinstance(view, View)
    assert list(trail(view, view.table)) == []
    assert list(trail(None, view.table)) == []
