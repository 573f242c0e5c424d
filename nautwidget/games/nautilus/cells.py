"""The grid of the sea: cells as bits of a Python integer, and their names on the board's edge.

All maps share one row length, 32, so that a cell has the same number on every map and an action can be read without
knowing which map is played. A map is at most 31 cells wide: the last column is never sea, so that a step east of the
right edge or west of the left one falls into it and is masked away, instead of coming out on the other side.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final, Generic, TypeAlias, TypeVar

T = TypeVar("T")
#: A cell of the sea: 32 × row + column, both from 0 at the top left.
Cell: TypeAlias = int
#: A set of cells, one bit each.
Cells: TypeAlias = int

ROW: Final = 32
MOST: Final = 31
#: How many cells a grid of the largest size has.
SIZE: Final = ROW * MOST
#: So few cells are found one by one more quickly than byte by byte.
_FEW: Final = 8
#: Every cell as a set of its own.
BIT: Final = tuple(1 << cell for cell in range(SIZE))


@cache
def _cells_of_byte(place: int, value: int) -> tuple[Cell, ...]:
    """The cells named by the bits of a byte of a set, by the byte's place and value."""
    return tuple(place * 8 + bit for bit in range(8) if value >> bit & 1)


def cells_of(cells: Cells) -> list[Cell]:
    """The cells of a set, from the top left on."""
    found: list[Cell] = []
    if cells.bit_count() <= _FEW:
        while cells:
            last = cells.bit_length() - 1
            found.append(last)
            cells ^= BIT[last]
        found.reverse()
    else:
        # Only the bytes between the first cell and the last one: most sets cover a small part of the sea.
        place = (cells & -cells).bit_length() - 1 >> 3
        for value in (cells >> 8 * place).to_bytes((cells.bit_length() + 7 >> 3) - place, "little"):
            if value:
                found += _cells_of_byte(place, value)
            place += 1
    return found


class ByCell(Generic[T]):
    """One thing for every cell. Those of a set are picked up to eight at a time, by the bytes of the set."""

    __slots__ = ("_all", "_of_byte")

    def __init__(self, make: Callable[[Cell], T]) -> None:
        self._all = tuple(make(cell) for cell in range(SIZE))
        self._of_byte: dict[int, tuple[T, ...]] = {}

    def __getitem__(self, cell: Cell) -> T:
        return self._all[cell]

    def of(self, cells: Cells) -> list[T]:
        """The things of a set's cells, from the top left on."""
        if cells.bit_count() <= _FEW:
            return list(map(self._all.__getitem__, cells_of(cells)))
        found: list[T] = []
        known = self._of_byte
        place = (cells & -cells).bit_length() - 1 >> 3
        key = place << 8
        for value in (cells >> 8 * place).to_bytes((cells.bit_length() + 7 >> 3) - place, "little"):
            if value:
                try:
                    found += known[key | value]
                except KeyError:
                    known[key | value] = here = tuple(map(self._all.__getitem__, _cells_of_byte(key >> 8, value)))
                    found += here
            key += 256
        return found


def set_of(cells: Sequence[Cell]) -> Cells:
    """The set of some cells."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def any_of(cells: Cells, random: Random) -> Cell:
    """One cell of a set that is not empty, each as likely as the other, found by halving."""
    wanted = int(random.random() * cells.bit_count())
    first, size = 0, SIZE
    while size > 1:
        half = size >> 1
        low = cells & ((1 << half) - 1)
        count = low.bit_count()
        if wanted < count:
            cells, size = low, half
        else:
            wanted -= count
            cells >>= half
            first += half
            size -= half
    return first


def around(cells: Cells) -> Cells:
    """All cells that touch one of the set with a side or a corner, and the set itself."""
    cells |= cells << 1 | cells >> 1
    return cells | cells << ROW | cells >> ROW


def distance(one: Cell, other: Cell) -> int:
    """Steps from cell to cell in rows and columns."""
    return abs(one // ROW - other // ROW) + abs(one % ROW - other % ROW)


@cache
def near(cell: Cell, reach: int) -> Cells:
    """All cells of the grid within so many rows plus columns."""
    return set_of([other for other in range(SIZE) if distance(cell, other) <= reach])


def name_of(cell: Cell) -> str:
    """The cell as the board's edge names it: a1 at the top left, z1, then aa1."""
    row, column = divmod(cell, ROW)
    letters = chr(97 + column) if column < 26 else "a" + chr(97 + column - 26)
    return f"{letters}{row + 1}"


#: Every name with its cell.
CELL_NAMED: Final = {name_of(cell): cell for cell in range(SIZE) if cell % ROW < MOST}
#: Every cell's name.
NAMES: Final = tuple(name_of(cell) for cell in range(SIZE))
