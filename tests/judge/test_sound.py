"""The judge on positions that cannot be: every fault is named by its rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.judge.build import BASE, bands, set_up
from tests.judge.position import Find, Module, Position, Waiting
from tests.judge.sound import faults

BANDS = bands(slope_from=16, deep_from=20, trench_from=24)


def fine() -> Position:
    return set_up(
        BANDS,
        [BASE, Module("sonar", 90, 14, 11, 0)],
        crews={(1, 0): 2, (0, 1): 1},
        ships={(0, 1): (16, 11)},
        hidden=[(17, 5), (25, 5)],
    )


def test_a_sound_position_has_no_faults() -> None:
    assert faults(fine()) == []


def spoil_base(position: Position) -> None:
    position.modules[0] = Module("base", 0, 15, 11)


def spoil_owner(position: Position) -> None:
    position.modules[1] = Module("sonar", 90, 14, 11)


def spoil_way(position: Position) -> None:
    position.modules[1] = Module("sonar", 0, 14, 11, 0)


def spoil_edge(position: Position) -> None:
    position.modules.append(Module("habitat-green", 0, 0, 11))


def spoil_stack(position: Position) -> None:
    position.before[1] = [Waiting("sonar")] * 2
    position.before[0] = [Waiting("sonar")] * 2


def spoil_researchers(position: Position) -> None:
    position.researchers[(0, 1)] = 2


def spoil_money(position: Position) -> None:
    position.money[1] = -1


def spoil_before(position: Position) -> None:
    position.before[1] = [Waiting(kind) for kind in ("training", "training", "analysis", "analysis")]


def spoil_active(position: Position) -> None:
    position.active[1] = {1}


def spoil_three(position: Position) -> None:
    position.threes["sonar"] = 0


def spoil_ship_on_city(position: Position) -> None:
    position.submarines[(0, 1)] = (15, 12)


def spoil_ship_in_trench(position: Position) -> None:
    position.submarines[(0, 1)] = (26, 5)


def spoil_two_ships(position: Position) -> None:
    position.submarines[(1, 1)] = (16, 11)


def spoil_number(position: Position) -> None:
    position.submarines[(0, 4)] = (3, 3)


def spoil_zone(position: Position) -> None:
    position.finds[(17, 5)] = Find("deep")


def spoil_find_under_city(position: Position) -> None:
    position.map_text = bands(slope_from=15, deep_from=20, trench_from=24)
    position.finds[(15, 11)] = Find("slope")


def spoil_find_under_ship(position: Position) -> None:
    position.finds[(16, 11)] = Find("slope")


@pytest.mark.parametrize(
    ("rule", "spoil"),
    [
        ("N15", spoil_base),
        ("N12", spoil_base),
        ("N28", spoil_owner),
        ("N24", spoil_way),
        ("N24", spoil_edge),
        ("N9", spoil_stack),
        ("N1", spoil_researchers),
        ("N1", spoil_money),
        ("N21", spoil_before),
        ("N32", spoil_active),
        ("N34", spoil_three),
        ("N40", spoil_ship_on_city),
        ("N42", spoil_ship_in_trench),
        ("N40", spoil_two_ships),
        ("N37", spoil_number),
        ("N3", spoil_zone),
        ("N27", spoil_find_under_city),
        ("N44", spoil_find_under_ship),
    ],
)
def test_each_fault_is_named_by_its_rule(rule: str, spoil: Callable[[Position], None]) -> None:
    position = fine()
    spoil(position)
    assert rule in {fault.split(":")[0] for fault in faults(position)}
