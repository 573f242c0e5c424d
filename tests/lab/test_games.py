"""Experiments: games that repeat, what was counted in them, and charts that say what was found."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import nautwidget as nw
from nautwidget import lab
from nautwidget.lab.chart import measured

HOME = """
stage: dive
busy: yes
round: 6
module l12: base
module l9: laboratory r90, owner 1, researchers 1 0
module i12: sonar r0, owner 2, researchers 0 1
module i9: sonar r0, owner 1, researchers 1 0
player 1: money 25, subs g13 - -
player 2: money 25
"""
BOTS = ["heuristic"] * 2


@pytest.fixture(scope="module")
def games() -> list[nw.Match]:
    return lab.play_games("nautilus", ["heuristic"] * 3, 2, seed=3, rules={"map": "lesson"})


def test_the_same_seed_gives_the_same_games_and_the_next_seed_the_next(games: list[nw.Match]) -> None:
    (again,) = lab.play_games("nautilus", ["heuristic"] * 3, 1, seed=4, rules={"map": "lesson"})
    assert all(game.over for game in games)
    assert again.actions == games[1].actions
    assert games[0].actions != games[1].actions


def test_an_opening_is_played_first_and_what_a_seat_never_does_is_not_done() -> None:
    (docked,) = lab.play_games("nautilus", BOTS, 1, position=HOME, opening=["dive s1 i14", "dock s1 i12"])
    assert docked.actions[1:3] == ("dive s1 i14", "dock s1 i12")
    (grounded,) = lab.play_games(
        "nautilus", BOTS, 1, position=HOME, opening=["dive s1 i14", "pass"], never={0: "launch"}
    )
    deeds = [grounded.game.actor(grounded.state_at(ply)) for ply in range(grounded.ply)]
    assert not [deed for seat, deed in zip(deeds, grounded.actions, strict=True) if seat == 0 and "launch" in deed]
    assert grounded.over


def test_people_cannot_play_by_themselves() -> None:
    with pytest.raises(ValueError, match="there are: heuristic, random"):
        lab.play_games("nautilus", ["heuristic", "Ada"], 1)


def test_a_shared_victory_is_shared(games: list[nw.Match]) -> None:
    for game in games:
        assert sum(lab.share_of_win(game, seat) for seat in range(3)) == pytest.approx(1)


def test_money_begins_below_what_everybody_gets_and_is_counted_once_a_round(games: list[nw.Match]) -> None:
    for game in games:
        money = lab.money_by_round(game, 0)
        assert len(money) == game.state.table.round
        assert money[0] < 50
        assert min(money) >= 0


def test_threes_are_held_by_one_player_each_and_taken_by_another(games: list[nw.Match]) -> None:
    for game in games:
        held = [lab.threes_held(game, seat) for seat in range(3)]
        assert sum(held) == sum(holder >= 0 for holder in game.state.table.threes) <= 5
    crowd = HOME.replace("stage: dive", "stage: research").replace("1 0\nplayer", "2 1\nplayer")
    three = crowd + "module l15: sonar r0, owner 1, researchers 1 0\nthrees: sonar=2"
    match = nw.new("nautilus", position=three, seed=1)
    assert lab.takers_of_threes(match) == []
    match.act("walk i9>i12")
    assert lab.takers_of_threes(match) == [("sonar", 0, 1)]
    assert lab.threes_held(match, 0) == 1


def test_courses_of_different_length_are_averaged_step_by_step() -> None:
    assert lab.average([[10, 8, 6], [20, 4]]) == [15, 6, 6]
    assert lab.average([[10, 8, 6], [20, 4]], at_least=2) == [15, 6]


def test_a_mean_says_how_far_off_it_may_be() -> None:
    assert str(measured([1, 2, 3, 4])) == "2.5 ± 1.3"
    assert str(measured([7])) == "7"
    with pytest.raises(ValueError, match="nothing was measured"):
        measured([])


def test_bars_are_as_long_as_what_they_mean_on_both_sides_of_nothing() -> None:
    chart = lab.bars({"up": [2, 2], "down": [-1, -1]}, "A title")
    picture = ElementTree.fromstring(chart.svg("light"))
    rects = [node for node in picture.iter("{http://www.w3.org/2000/svg}rect") if node.get("rx") == "3"]
    up, down = ((float(str(node.get("x"))), float(str(node.get("width")))) for node in rects)
    assert up[1] == pytest.approx(2 * down[1], abs=0.3)
    assert down[0] + down[1] == pytest.approx(up[0], abs=0.3)
    assert repr(chart) == "A title\nup: 2 ± 0 (2)\ndown: -1 ± 0 (2)"
    with pytest.raises(ValueError, match="at least one bar"):
        lab.bars({})


@pytest.mark.parametrize("values", [[0.0], [3.0], [0.2, 0.1], [43.0, 30.0, 5.0], [1.0, 100.0]])
def test_lines_stay_inside_their_axes(values: list[float]) -> None:
    chart = lab.lines({"<money>": values}, "A title", "round")
    picture = ElementTree.fromstring(chart.svg())
    (line,) = picture.iter("{http://www.w3.org/2000/svg}polyline")
    points = [tuple(map(float, point.split(","))) for point in str(line.get("points")).split()]
    assert len(points) == len(values)
    assert all(40 <= x <= 520 and 40 <= y <= 280 for x, y in points)
    assert "<money>: " in repr(chart)
    with pytest.raises(ValueError, match="every line a value"):
        lab.lines({"nothing": []})
