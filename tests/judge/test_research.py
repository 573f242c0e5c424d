"""The judge on phase 2, N29 to N35, with the sources' two examples of walking."""

from __future__ import annotations

import pytest

from tests.judge.build import BASE, LAGOON, recount, set_up
from tests.judge.geometry import passage
from tests.judge.position import RESEARCH, Module, Position, Stage
from tests.judge.research import (
    activates,
    distances,
    effect,
    fee,
    movable,
    research_points,
    research_points_of_kind,
    steps_left,
    three_after,
    walks,
)

#: base - green habitat - training of seat 0 - green habitat - sonar of seat 1, in a row to the east
ROW = [
    BASE,
    Module("habitat-green", 0, 14, 11),
    Module("training", 90, 17, 11, 0),
    Module("habitat-green", 0, 20, 11),
    Module("sonar", 90, 23, 11, 1),
]


def row(crews: dict[tuple[int, int], int], money: int = 20) -> Position:
    return set_up(LAGOON, ROW, crews=crews, money=money, stage=Stage.WALK)


def with_active(**counts: int) -> Position:
    """Seat 0 has so many modules of each kind active; where they lie does not matter here."""
    modules = [BASE]
    for kind, count in counts.items():
        modules += [Module(kind, 0, 0, 0, 0)] * count
    position = Position(LAGOON, modules=modules)
    position.active[0] = set(range(1, len(modules)))
    return position


def test_n29_three_steps_through_open_passages() -> None:
    position = row({(1, 0): 1})
    assert distances(position, 1, 3) == {0: 1, 1: 0, 2: 1, 3: 2, 4: 3}
    assert walks(position) == {(1, 0): 1, (1, 2): 1, (1, 3): 2, (1, 4): 3}


def test_n29_steps_that_were_made_are_missing() -> None:
    position = row({(1, 0): 2})
    position.steps_made = 2
    assert walks(position) == {(1, 0): 1, (1, 2): 1}
    position.steps_made = 3
    assert walks(position) == {}


def test_n29_a_walk_back_to_where_it_started_is_no_move() -> None:
    assert all(start != end for start, end in walks(row({(1, 0): 1, (0, 0): 1})))


def test_n29_two_researchers_a_phase_each_once() -> None:
    position = row({(0, 0): 1, (1, 0): 1})
    position.walked, position.steps_made = [0], 1
    assert movable(position, 0, 0) == 0, "it has walked"
    assert {start for start, _ in walks(position)} == {1}
    position.walked = [0, 1]
    assert walks(position) == {}


def test_n29_another_researcher_beside_the_one_that_walked_may_go() -> None:
    position = row({(0, 0): 2})
    position.walked, position.steps_made = [0], 1
    assert movable(position, 0, 0) == 1


def test_n29_a_wall_is_no_way() -> None:
    turned = [*ROW[:2], Module("training", 0, 17, 11, 0)]
    position = set_up(LAGOON, turned, crews={(1, 0): 1}, stage=Stage.WALK)
    assert not passage(position, turned[1], turned[2])
    assert walks(position) == {(1, 0): 1}


@pytest.mark.parametrize(("active", "steps"), [(0, 3), (1, 4), (2, 5), (3, 5), (4, 5)])
def test_n29_training_gives_steps_never_more_than_five(active: int, steps: int) -> None:
    assert steps_left(with_active(training=active)) == steps


def test_n30_a_bonus_of_the_first_walk_counts_for_the_second() -> None:
    position = row({(1, 0): 2})
    assert steps_left(position) == 3
    position.researchers = {(1, 0): 1, (2, 0): 1}
    position.walked, position.steps_made = [2], 1
    recount(position, 0)
    assert steps_left(position) == 3, "four with one training, less one"
    assert walks(position)[(1, 4)] == 3


def test_n31_any_module_may_be_passed_and_hold_any_number() -> None:
    position = row({(3, 0): 1, (2, 1): 5, (1, 1): 5}, money=0)
    assert walks(position) == {(3, 2): 1, (3, 1): 2, (3, 0): 3}


def test_n32_stopping_in_anothers_module_costs_one_this_once() -> None:
    position = row({(3, 0): 1}, money=1)
    assert fee(position, 0, 4) == 1
    assert fee(position, 0, 2) == 0, "his own"
    assert fee(position, 0, 0) == 0
    assert activates(position, 0, 4)
    assert not activates(position, 0, 3)
    assert (3, 4) in walks(position)
    position.money[0] = 0
    assert (3, 4) not in walks(position)
    position = row({(3, 0): 1, (4, 0): 1}, money=0)
    assert fee(position, 0, 4) == 0
    assert not activates(position, 0, 4)
    assert (3, 4) in walks(position)


def test_n32_the_owner_pays_nothing_though_another_stands_there() -> None:
    position = row({(3, 0): 1, (2, 1): 2}, money=0)
    assert (3, 2) in walks(position)


def test_n33_one_researcher_stays_in_every_research_module() -> None:
    assert movable(row({(2, 0): 1}), 0, 2) == 0
    assert movable(row({(2, 0): 3}), 0, 2) == 2
    assert movable(row({(3, 0): 1}), 0, 3) == 1, "not in a habitat"
    assert movable(row({(0, 0): 1}), 0, 0) == 1, "nor in the base"


def test_n33_the_one_that_activated_stays_so_who_joins_it_frees_nobody() -> None:
    position = row({(2, 0): 2})
    position.walked, position.steps_made = [2], 1
    assert movable(position, 0, 2) == 0


def test_n33_others_researchers_do_not_count() -> None:
    assert movable(row({(2, 0): 1, (2, 1): 3}), 0, 2) == 0
    assert all(start != 2 for start, _ in walks(row({(2, 1): 3, (1, 0): 1})))


def test_n34_two_of_a_kind_count_one_and_the_three_counts_three() -> None:
    position = with_active(training=1, sonar=2, analysis=3)
    position.threes = {"analysis": 0, "sonar": 1}
    assert [research_points_of_kind(position, 0, kind) for kind in RESEARCH] == [0, 0, 1, 0, 3]
    assert research_points(position, 0) == 4


@pytest.mark.parametrize(
    ("holder", "counts", "after"),
    [
        (None, {0: 1, 1: 0}, None),
        (None, {0: 2, 1: 0}, 0),
        (0, {0: 2, 1: 2}, 0),
        (0, {0: 2, 1: 3}, 1),
        (1, {0: 3, 1: 3}, 1),
        (1, {0: 4, 1: 3}, 0),
        (0, {0: 4, 1: 4}, 0),
        (None, {0: 2, 1: 2, 2: 1}, None),
    ],
)
def test_n34_the_three_changes_hands_only_for_strictly_more(
    holder: int | None, counts: dict[int, int], after: int | None
) -> None:
    assert three_after(holder, counts) == after


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("training", (3, 4, 5)),
        ("technology", (4, 5, 6)),
        ("sonar", (4, 5, 6)),
        ("laboratory", (0, 1, 2)),
        ("analysis", (2, 3, 4)),
    ],
)
def test_n35_effects_of_none_one_and_two_or_more(kind: str, values: tuple[int, int, int]) -> None:
    assert tuple(effect(with_active(**{kind: count}), 0, kind) for count in range(5)) == (*values, values[2], values[2])


def test_n48_the_walk_for_atlantis_has_two_steps_also_for_one_that_walked() -> None:
    position = row({(1, 0): 1, (2, 0): 1})
    position.stage, position.walked, position.steps_made = Stage.ATLANTIS, [1, 2], 4
    assert walks(position) == {(1, 0): 1, (1, 2): 1, (1, 3): 2}


#: The city of the sources' examples 2 to 5, seat 0 violet and seat 1 red: the right training meets the blue
#: laboratory with a wall, so the way there leads through the base.
EXAMPLE = [
    BASE,
    Module("habitat-blue", 0, 13, 9),
    Module("training", 90, 15, 11, 0),
    Module("habitat-green", 0, 18, 11),
    Module("training", 90, 21, 11, 0),
    Module("laboratory", 0, 13, 13, 1),
]


def test_example_4_violet_walks_left_and_right_into_his_trainings_and_the_bonus_is_lost() -> None:
    position = set_up(LAGOON, EXAMPLE, crews={(3, 0): 2}, stage=Stage.WALK)
    assert walks(position)[(3, 2)] == 1
    position.researchers = {(3, 0): 1, (2, 0): 1}
    position.walked, position.steps_made = [2], 1
    recount(position, 0)
    assert walks(position)[(3, 4)] == 1
    position.researchers = {(4, 0): 1, (2, 0): 1}
    position.walked, position.steps_made = [2, 4], 2
    recount(position, 0)
    assert steps_left(position) == 3, "five with two trainings, less two"
    assert walks(position) == {}, "but both have walked"


def test_example_5_the_bonus_takes_the_second_researcher_round_by_the_base_into_reds_laboratory() -> None:
    # one training is active already, as both translators remark
    position = set_up(LAGOON, EXAMPLE, crews={(3, 0): 2, (2, 0): 1}, stage=Stage.WALK)
    assert not passage(position, EXAMPLE[2], EXAMPLE[5]), "training and laboratory are separated by a wall"
    position.researchers = {(3, 0): 1, (2, 0): 1, (4, 0): 1}
    position.walked, position.steps_made = [4], 1
    recount(position, 0)
    assert steps_left(position) == 4
    assert walks(position)[(3, 5)] == 4
    assert fee(position, 0, 5) == 1, "to red"
    position.money[0] = 0
    assert (3, 5) not in walks(position)


def test_example_5_without_the_training_already_active_it_is_too_far() -> None:
    position = set_up(LAGOON, EXAMPLE, crews={(3, 0): 1, (4, 0): 1}, stage=Stage.WALK)
    position.walked, position.steps_made = [4], 1
    assert steps_left(position) == 3
    assert (3, 5) not in walks(position)
