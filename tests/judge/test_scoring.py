"""The judge on the ends and the score, N50 to N55, with the sources' 82 points."""

from __future__ import annotations

import pytest

from tests.judge.build import LAGOON
from tests.judge.ending import GOES_ON, ONE_MORE, OVER, after_round
from tests.judge.position import FRENCH, ITALIAN, Module, Position, Rules
from tests.judge.scoring import final_scores, find_points, most_raised, ruins_points, winners

ALL = set(range(1, 16))


def test_n50_the_last_three_bring_one_more_round() -> None:
    quiet = {"last_round": False, "bought": True, "expanded": False, "recovered": False}
    assert after_round({13, 14}, **quiet) == GOES_ON
    assert after_round({13, 14, 15}, **quiet) == ONE_MORE
    assert after_round(ALL - {1}, **quiet) == ONE_MORE
    assert after_round({13, 14, 15}, **{**quiet, "last_round": True}) == OVER


def test_n51_all_fifteen_end_the_round_and_the_game() -> None:
    assert after_round(ALL, last_round=False, bought=True, expanded=True, recovered=True) == OVER


def test_n52_a_round_in_which_nothing_happens_is_the_last() -> None:
    assert after_round(set(), last_round=False, bought=False, expanded=False, recovered=False) == OVER
    assert after_round(set(), last_round=False, bought=True, expanded=False, recovered=False) == GOES_ON
    assert after_round(set(), last_round=False, bought=False, expanded=True, recovered=False) == GOES_ON
    assert after_round(set(), last_round=False, bought=False, expanded=False, recovered=True) == GOES_ON


def at_ruins(players: int, *markers: int | None) -> Position:
    """The first marker lies on number 1, and so on."""
    return Position(LAGOON, players=players, ruins={number + 1: seat for number, seat in enumerate(markers)})


@pytest.mark.parametrize(
    ("players", "markers", "points"),
    [
        (2, (0, 0, 1), {0: 4, 1: 2}),
        (3, (2, 2, 2, 0, 0, 1), {0: 3, 1: 1, 2: 5}),
        (4, (3, 3, 3, 3, 2, 2, 2, 1, 1, 0), {0: 1, 1: 2, 2: 4, 3: 5}),
        (4, (1, None, None, 1, 0), {0: 4, 1: 5, 2: 0, 3: 0}),
        (2, (None, None), {0: 0, 1: 0}),
    ],
)
def test_n17_n53_points_by_place_and_none_for_no_marker(
    players: int, markers: tuple[int | None, ...], points: dict[int, int]
) -> None:
    position = at_ruins(players, *markers)
    for rules in (ITALIAN, FRENCH):
        position.rules = rules
        assert ruins_points(position) == points


def test_n53_italian_tied_players_share_the_place_and_the_next_place_is_the_next_number() -> None:
    position = at_ruins(4, 0, 1, 0, 1, 2)
    assert ruins_points(position) == {0: 5, 1: 5, 2: 4, 3: 0}
    position = at_ruins(3, 0, 1, 2)
    assert ruins_points(position) == {0: 5, 1: 5, 2: 5}


def test_n53_french_the_highest_numbered_find_breaks_the_tie() -> None:
    position = at_ruins(4, 0, 1, 0, 1, 2)
    position.rules = FRENCH
    assert ruins_points(position) == {0: 4, 1: 5, 2: 2, 3: 0}


def test_n7_values_of_finds() -> None:
    position = Position(LAGOON, boards={0: {"gold": 2, "jellyfish": 1, "urchin": 3, "scallop": 4, "snail": 1}})
    assert find_points(position, 0) == 8
    assert find_points(position, 1) == 0


def test_n54_only_finds_of_the_order_and_one_nemo_each() -> None:
    position = Position(LAGOON, boards={0: {"scallop": 3, "snail": 2, "urchin": 1}}, money={0: 10})
    position.orders[0] = ("scallop", "urchin")
    assert most_raised(position, 0) == 4
    position.money[0] = 2
    assert most_raised(position, 0) == 2
    with pytest.raises(ValueError, match="cannot raise"):
        final_scores(position, {0: 3})


def test_n55_without_research_points_only_money_counts() -> None:
    position = Position(LAGOON, boards={0: {"gold": 3}}, money={0: 7, 1: 7})
    scores = final_scores(position, {})
    assert scores == {0: 7, 1: 7}
    assert winners(scores) == {0, 1}, "a shared victory"
    assert winners({0: 3, 1: 9, 2: 9, 3: 1}) == {1, 2}


def eighty_two() -> Position:
    """Orange in the sources: 1+3+1+3+0 for research, second at the ruins of four players, 2 Nemo left of 5."""
    active = {"training": 2, "technology": 3, "sonar": 2, "laboratory": 2, "analysis": 1}
    modules = [Module(kind, 0, 0, 0, 0) for kind, count in active.items() for _ in range(count)]
    position = Position(LAGOON, players=4, modules=modules)
    position.active[0] = set(range(len(modules)))
    position.threes = {"technology": 0, "laboratory": 0, "training": 1}
    position.boards[0] = {"scallop": 3, "snail": 2, "jellyfish": 1, "gold": 1}
    position.orders[0] = ("scallop", "urchin")
    position.ruins = {1: 1, 2: 1, 3: 1, 4: 0, 5: 0, 6: 2, 7: None}
    position.money[0] = 5
    return position


@pytest.mark.parametrize("rules", [ITALIAN, FRENCH])
def test_example_82_points(rules: Rules) -> None:
    position = eighty_two()
    position.rules = rules
    assert ruins_points(position)[0] == 4
    assert most_raised(position, 0) == 3, "neither the snails nor the jellyfish are named"
    assert final_scores(position, {0: 3})[0] == 82


def test_example_82_points_would_be_61_without_raising() -> None:
    assert final_scores(eighty_two(), {})[0] == 7 * 8 + 5
