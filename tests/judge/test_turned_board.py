"""Laws that hold in every position: turning the whole board changes nothing, and a legal action leaves a sound one."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.judge.build import recount
from tests.judge.dive import dives, docks, free_sea, launches, sonar_sees
from tests.judge.expand import Placement, placements
from tests.judge.geometry import city_cells, plainest_turn
from tests.judge.position import (
    HABITATS,
    MODULE_COUNTS,
    RESEARCH,
    Cell,
    Find,
    Module,
    Position,
    Stage,
    Waiting,
    map_rows,
)
from tests.judge.research import walks
from tests.judge.sound import faults

#: A small sea with every zone, lopsided so that no turn looks like another.
SEA = """\
ddddsssssssddddtttt
dddssssssssssdddttt
ddssss....sssdddttt
dsss........sssdttt
sss..........ssddtt
ss............sddtt
ss............sdttt
sss..........ssdttt
dsss........sssdddd
ddsss.....ssssddddd
dddssssssssssdddddd
ddddddssssddddddttt
dddddddddddddddtttt
"""
PLAYERS = 3


def grown(random: Random, modules: int) -> Position:
    """A city grown by legal placements only, with researchers, finds and submarines strewn over it."""
    position = Position(SEA, players=PLAYERS, modules=[Module("base", 0, 8, 6)], stage=Stage.EXPAND)
    position.money = dict.fromkeys(range(PLAYERS), 9)
    for _ in range(modules):
        kind = random.choice([*HABITATS, *RESEARCH])
        position.before[0] = [Waiting(kind)]
        ways = sorted(placements(position), key=lambda way: (way.column, way.row, way.turn))
        if ways and sum(module.kind == kind for module in position.modules) < MODULE_COUNTS[kind]:
            position.modules.append(random.choice(ways).as_module(random.randrange(PLAYERS)))
    position.before = {}
    for seat in range(PLAYERS):
        for _ in range(random.randrange(10)):
            index = random.randrange(len(position.modules))
            position.researchers[(index, seat)] = position.researchers_in(index, seat) + 1
        recount(position, seat)
    zones = position.zones()
    position.trench_open = random.random() < 0.5
    for cell in sorted(zones):
        if zones[cell] != "lagoon" and random.random() < 0.15 and free_sea(position, cell):
            position.finds[cell] = Find(zones[cell])
    for seat in range(PLAYERS):
        for number in range(1, 1 + random.randrange(4)):
            cell = random.choice(sorted(zones))
            if free_sea(position, cell) and (zones[cell] != "trench" or position.trench_open):
                position.submarines[(seat, number)] = cell
    return position


positions = st.builds(lambda seed, modules: grown(Random(seed), modules), st.integers(0, 10**9), st.integers(0, 12))


def height() -> int:
    return len(map_rows(SEA))


def turn_cell(cell: Cell) -> Cell:
    """The cell after the board was turned clockwise: the top row becomes the rightmost column."""
    column, row = cell
    return (height() - 1 - row, column)


def turn_board(position: Position) -> Position:
    rows = map_rows(position.map_text)
    columns = ["".join(rows[row][column] for row in reversed(range(len(rows)))) for column in range(len(rows[0]))]
    modules = [
        replace(
            module, turn=(module.turn + 90) % 360, column=turn_cell(module.centre)[0], row=turn_cell(module.centre)[1]
        )
        for module in position.modules
    ]
    return replace(
        position,
        map_text="\n".join(columns),
        modules=modules,
        submarines={ship: turn_cell(cell) for ship, cell in position.submarines.items()},
        finds={turn_cell(cell): find for cell, find in position.finds.items()},
    )


def turn_placement(position: Position, way: Placement) -> Placement:
    column, row = turn_cell((way.column, way.row))
    return Placement(way.kind, column, row, plainest_turn(position, way.kind, (way.turn + 90) % 360))


@given(positions)
@settings(max_examples=40, deadline=None)
def test_grown_positions_are_sound(position: Position) -> None:
    assert faults(position) == []
    assert faults(turn_board(position)) == []


@given(positions, st.sampled_from([*HABITATS, *RESEARCH]))
@settings(max_examples=25, deadline=None)
def test_placements_turn_with_the_board(position: Position, kind: str) -> None:
    position.before[0] = [Waiting(kind)]
    found = placements(position)
    assert placements(turn_board(position)) == {turn_placement(position, way): step for way, step in found.items()}


@given(positions)
@settings(max_examples=25, deadline=None)
def test_walks_dives_sonar_launches_and_docks_turn_with_the_board(position: Position) -> None:
    other = turn_board(position)
    for seat in range(PLAYERS):
        position.seat = other.seat = seat
        position.stage = other.stage = Stage.WALK
        assert walks(other) == walks(position)
        position.stage = other.stage = Stage.DIVE
        assert dives(other) == {ship: {turn_cell(cell) for cell in cells} for ship, cells in dives(position).items()}
        assert docks(other) == docks(position)
        side_after = {"N": "E", "E": "S", "S": "W", "W": "N"}
        assert launches(other) == {
            (index, side_after[side]): turn_cell(cell) for (index, side), cell in launches(position).items()
        }
        for number in position.submarines_of(seat):
            assert sonar_sees(other, seat, number) == {turn_cell(cell) for cell in sonar_sees(position, seat, number)}


@given(positions, st.sampled_from([*HABITATS, *RESEARCH]), st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_a_legal_placement_leaves_a_sound_city(position: Position, kind: str, random: Random) -> None:
    position.before[0] = [Waiting(kind)]
    ways = sorted(placements(position), key=lambda way: (way.column, way.row, way.turn))
    if not ways:
        return
    position.modules.append(random.choice(ways).as_module(0))
    position.before[0] = []
    about_the_city = {"N12", "N15", "N24", "N28", "N40"}
    assert about_the_city.isdisjoint(fault.split(":")[0] for fault in faults(position))


@given(positions)
@settings(max_examples=40, deadline=None)
def test_a_legal_dive_ends_on_free_sea_or_a_find(position: Position) -> None:
    position.stage = Stage.DIVE
    city = city_cells(position)
    for cells in dives(position).values():
        assert cells <= set(position.zones())
        assert cells.isdisjoint(city)
        assert cells.isdisjoint(position.submarine_cells())
        if not position.trench_open and len(position.active_of(0)) < 5:
            assert all(position.zones()[cell] != "trench" for cell in cells)


@given(positions)
@settings(max_examples=40, deadline=None)
def test_more_range_never_reaches_less(position: Position) -> None:
    position.stage = Stage.DIVE
    ordinary = dives(position)
    position.stage = Stage.SPEED
    for number, cells in dives(position).items():
        assert cells <= ordinary[number]
