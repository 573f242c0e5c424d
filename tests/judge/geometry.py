"""How modules lie in the sea, touch one another and open passages (N10 to N14)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.judge.position import RESEARCH, Cell, Module, Position

#: N11: blue locks in the middle of the sides, brown ones on the cut corners; one step in each direction.
SIDES: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
CORNERS: Final = {"NE": (1, -1), "SE": (1, 1), "SW": (-1, 1), "NW": (-1, -1)}

#: Clockwise, an eighth of a full turn apart.
RING: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

OPPOSITE: Final = {"N": "S", "NE": "SW", "E": "W", "SE": "NW", "S": "N", "SW": "NE", "W": "E", "NW": "SE"}

QUARTER_TURNS: Final = (0, 90, 180, 270)


# What depends on cells and locks alone is remembered: it is asked again and again.


@cache
def touched(centre: Cell) -> frozenset[Cell]:
    """N10: the nine cells a module touches."""
    column, row = centre
    cells = set()
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            cells.add((column + across, row + down))
    return frozenset(cells)


def city_cells(position: Position) -> set[Cell]:
    """N10: every cell touched by a module: no free sea."""
    cells: set[Cell] = set()
    for module in position.modules:
        cells |= touched(module.centre)
    return cells


@cache
def turned(locks: frozenset[str], degrees: int) -> frozenset[str]:
    """N11: where the locks lie after quarter turns clockwise."""
    if degrees not in QUARTER_TURNS:
        raise ValueError(f"a module is turned by quarter turns, not by {degrees}")
    places = degrees // 45
    return frozenset(RING[(RING.index(lock) + places) % 8] for lock in locks)


def locks_of(position: Position, module: Module) -> frozenset[str]:
    """N11, N14: the locks of a module as it lies."""
    return turned(position.locks[module.kind], module.turn)


def plainest_turn(position: Position, kind: str, degrees: int) -> int:
    """N11: the smallest turn that looks the same; base and habitats look the same in every turn."""
    wanted = turned(position.locks[kind], degrees)
    for turn in QUARTER_TURNS:
        if turned(position.locks[kind], turn) == wanted:
            return turn
    raise AssertionError("a turn looks like itself")


@cache
def contact(one: Cell, other: Cell) -> str | None:
    """N12: the direction in which two modules touch, seen from the first; None when they do not."""
    column, row = one
    for direction, (across, down) in SIDES.items():
        if other == (column + 3 * across, row + 3 * down):
            return direction
    for direction, (across, down) in CORNERS.items():
        if other == (column + 2 * across, row + 2 * down):
            return direction
    return None


@cache
def collide(one: Cell, other: Cell) -> bool:
    """N12: whether two modules cannot both lie there: they share cells, and not just the cut one of two corners."""
    if not touched(one) & touched(other):
        return False
    corner_to_corner = abs(one[0] - other[0]) == 2 and abs(one[1] - other[1]) == 2
    return not corner_to_corner


def passage(position: Position, one: Module, other: Module) -> bool:
    """N13: whether one can walk from one module into the other: both have a lock where they touch."""
    direction = contact(one.centre, other.centre)
    if direction is None:
        return False
    return direction in locks_of(position, one) and OPPOSITE[direction] in locks_of(position, other)


def neighbours(position: Position, index: int) -> set[int]:
    """N13: the modules one open passage away."""
    here = position.modules[index]
    return {
        other for other, module in enumerate(position.modules) if other != index and passage(position, here, module)
    }


def blue_lock_cells(position: Position, module: Module) -> dict[str, Cell]:
    """N11, N37, N49: the cell before each blue lock of a module, by the side; it may be off the board or built over."""
    cells = {}
    for side, (across, down) in SIDES.items():
        if side in locks_of(position, module):
            cells[side] = (module.column + 2 * across, module.row + 2 * down)
    return cells


def is_research(module: Module) -> bool:
    """N9: whether it is one of the five kinds of research module."""
    return module.kind in RESEARCH
