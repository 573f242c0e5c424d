"""The judge on the shape of modules, N10 to N14, and on names of cells."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.judge.build import BASE, LAGOON, set_up
from tests.judge.geometry import (
    CORNERS,
    QUARTER_TURNS,
    SIDES,
    blue_lock_cells,
    city_cells,
    collide,
    contact,
    locks_of,
    neighbours,
    passage,
    plainest_turn,
    touched,
    turned,
)
from tests.judge.position import (
    LOCKS,
    MODULE_COUNTS,
    RESEARCH,
    Module,
    base_cell,
    cell_named,
    marked_cells,
    name_of,
    zones_of,
)


def test_n4_a_map_is_read_from_its_letters() -> None:
    text = "# our own\n# base 1 2\n.sS\ndDt\nT..\n"
    assert zones_of(text)[(2, 0)] == "slope"
    assert zones_of(text)[(0, 1)] == "deep"
    assert zones_of(text)[(0, 2)] == "trench"
    assert (3, 0) not in zones_of(text)
    assert marked_cells(text) == {(2, 0), (1, 1), (0, 2)}
    assert base_cell(text) == (1, 2)


@pytest.mark.parametrize(("cell", "name"), [((0, 0), "a1"), ((4, 6), "e7"), ((25, 23), "z24"), ((29, 9), "ad10")])
def test_names_of_cells_go_both_ways(cell: tuple[int, int], name: str) -> None:
    assert name_of(cell) == name
    assert cell_named(name) == cell


def test_every_column_has_a_name_of_its_own() -> None:
    assert [cell_named(name_of((column, 0))) for column in range(60)] == [(column, 0) for column in range(60)]


def test_n9_there_are_forty_one_modules() -> None:
    assert sum(MODULE_COUNTS.values()) == 41


def test_n10_a_module_touches_nine_cells() -> None:
    assert touched((5, 5)) == {(x, y) for x in (4, 5, 6) for y in (4, 5, 6)}


def test_n11_a_quarter_turn_clockwise_brings_north_to_east_and_north_east_to_south_east() -> None:
    assert turned(frozenset({"N", "NE", "W"}), 90) == {"E", "SE", "N"}
    assert turned(frozenset({"N", "NE", "W"}), 180) == {"S", "SW", "E"}
    assert turned(frozenset({"N", "NE", "W"}), 270) == {"W", "NW", "S"}


def test_n11_other_turns_do_not_exist() -> None:
    with pytest.raises(ValueError, match="quarter"):
        turned(frozenset({"N"}), 45)


def test_n11_four_quarter_turns_bring_every_lock_back() -> None:
    for locks in LOCKS.values():
        after = locks
        for _ in range(4):
            after = turned(after, 90)
        assert after == locks


def test_n12_side_by_side_three_apart_in_a_row_or_column() -> None:
    assert contact((11, 11), (14, 11)) == "E"
    assert contact((11, 11), (8, 11)) == "W"
    assert contact((11, 11), (11, 8)) == "N"
    assert contact((11, 11), (11, 14)) == "S"
    assert not collide((11, 11), (14, 11))


def test_n12_corner_to_corner_two_apart_both_ways_sharing_the_cut_cell() -> None:
    assert contact((11, 11), (13, 9)) == "NE"
    assert contact((11, 11), (9, 13)) == "SW"
    assert not collide((11, 11), (13, 9))
    assert touched((11, 11)) & touched((13, 9)) == {(12, 10)}


@pytest.mark.parametrize("other", [(11, 11), (12, 11), (13, 11), (13, 10), (12, 9), (10, 13), (11, 9)])
def test_n12_any_other_overlap_is_illegal(other: tuple[int, int]) -> None:
    assert collide((11, 11), other)
    assert collide(other, (11, 11))


@pytest.mark.parametrize("other", [(14, 12), (14, 13), (14, 14), (15, 11), (11, 15), (15, 15)])
def test_n12_any_other_distance_is_no_contact(other: tuple[int, int]) -> None:
    assert contact((11, 11), other) is None
    assert not collide((11, 11), other)


def test_n12_contact_seen_from_the_other_side_is_opposite() -> None:
    for direction in [*SIDES, *CORNERS]:
        across, down = {**SIDES, **CORNERS}[direction]
        far = 3 if direction in SIDES else 2
        assert contact((10, 10), (10 + far * across, 10 + far * down)) == direction
        assert contact((10 + far * across, 10 + far * down), (10, 10)) not in (None, direction)


def test_n13_a_passage_needs_a_lock_on_both_sides() -> None:
    position = set_up(LAGOON, [BASE])
    assert passage(position, BASE, Module("habitat-green", 0, 14, 11))
    assert passage(position, BASE, Module("habitat-blue", 0, 13, 13))
    assert not passage(position, BASE, Module("habitat-blue", 0, 14, 11)), "a wall to the west"
    assert not passage(position, BASE, Module("habitat-green", 0, 13, 13)), "a wall to the north-west"
    assert not passage(position, BASE, Module("habitat-green", 0, 14, 12)), "no contact"


def test_n13_the_turn_of_a_module_decides_where_its_locks_are() -> None:
    position = set_up(LAGOON, [BASE])
    # unturned, training has wall in the west only among its sides
    assert not passage(position, BASE, Module("training", 0, 14, 11, 0))
    assert passage(position, BASE, Module("training", 90, 14, 11, 0)), "south comes to lie west"
    assert passage(position, BASE, Module("training", 180, 14, 11, 0)), "east comes to lie west"
    assert passage(position, BASE, Module("training", 270, 14, 11, 0)), "north comes to lie west"


def test_n14_base_and_habitats_look_the_same_in_every_turn() -> None:
    position = set_up(LAGOON, [BASE])
    for kind in ("base", "habitat-green", "habitat-blue"):
        assert {plainest_turn(position, kind, turn) for turn in QUARTER_TURNS} == {0}
    for kind in RESEARCH:
        assert [plainest_turn(position, kind, turn) for turn in QUARTER_TURNS] == list(QUARTER_TURNS)


def test_n14_research_modules_differ_under_every_turn_and_have_two_locks_of_each_colour() -> None:
    for one, other in combinations(RESEARCH, 2):
        assert all(turned(LOCKS[one], turn) != LOCKS[other] for turn in QUARTER_TURNS)
    for kind in RESEARCH:
        assert len(LOCKS[kind] & set(SIDES)) >= 2
        assert len(LOCKS[kind] & set(CORNERS)) >= 2
        assert len(LOCKS[kind]) < 8


def test_n13_neighbours_are_those_behind_open_passages() -> None:
    modules = [BASE, Module("habitat-green", 0, 14, 11), Module("habitat-blue", 0, 9, 9), Module("sonar", 0, 17, 11, 0)]
    position = set_up(LAGOON, modules)
    assert locks_of(position, modules[3]) == {"N", "E", "S", "SE", "SW"}
    assert neighbours(position, 0) == {1, 2}
    assert neighbours(position, 1) == {0}, "sonar has a wall in the west"


def test_n37_the_cell_before_a_blue_lock_is_two_from_the_middle() -> None:
    position = set_up(LAGOON, [BASE])
    analysis = Module("analysis", 90, 14, 11, 0)
    assert blue_lock_cells(position, analysis) == {"N": (14, 9), "E": (16, 11), "S": (14, 13)}
    assert blue_lock_cells(position, Module("habitat-blue", 0, 5, 5)) == {}


def test_n10_the_city_is_all_touched_cells() -> None:
    position = set_up(LAGOON, [BASE, Module("habitat-blue", 0, 13, 13)])
    assert len(city_cells(position)) == 17, "nine and nine, one cell shared"
