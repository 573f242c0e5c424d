"""The grid of the sea: cells as bits of a Python integer, and their names on the board's edge.

All maps share one row length, 32, so that a cell has the same number on every map and an action can be read without
knowing which map is played. A map is at most 31 cells wide: the last column is never sea, so that a step east of the
right edge or west of the left one falls into it and is masked away, instead of coming out on the other side.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from struct import Struct
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
#: So few cells are found one by one more quickly than by rows or bytes.
_FEW: Final = 16
#: How a set of so many rows falls apart into the bits of each row.
_SPLIT: Final = tuple(Struct(f"<{count}I").unpack for count in range(MOST + 1))
#: In how many ways a row is remembered: what comes up in a hundred games fits in, and memory has an end.
_WAYS: Final = 512
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
    """One thing for every cell. Those of a set are picked row by row: the 32 bits of a row are looked up as a whole.

    What the bits of a row name is put together when it first comes up, and kept: positions of one game, and all the
    more those of one search, have most of their rows in common.
    """

    __slots__ = ("_all", "_rows")

    def __init__(self, make: Callable[[Cell], T]) -> None:
        self._all = tuple(make(cell) for cell in range(SIZE))
        #: What was asked for in each row, by its bits; under 0, which nobody asks for, all of the row.
        self._rows = tuple({0: self._all[first : first + ROW]} for first in range(0, SIZE, ROW))

    def __getitem__(self, cell: Cell) -> T:
        return self._all[cell]

    def add(self, found: list[T], cells: Cells) -> None:
        """Adds the things of a set's cells to what was found, from the top left on."""
        if cells.bit_count() <= _FEW:
            things, here = self._all, []
            while cells:
                last = cells.bit_length() - 1
                here.append(things[last])
                cells ^= BIT[last]
            here.reverse()
            found += here
            return
        rows, count = self._rows, cells.bit_length() + 31 >> 5
        for row, value in enumerate(_SPLIT[count](cells.to_bytes(4 * count, "little"))):
            if value:
                try:
                    found += rows[row][value]
                except KeyError:
                    found += _learn(rows[row], value)


def _learn(known: dict[int, tuple[T, ...]], value: int) -> tuple[T, ...]:
    """What these bits of a row name, kept from now on; a row that has come up in too many ways begins anew."""
    row = known[0]
    if len(known) > _WAYS:
        known.clear()
        known[0] = row
    known[value] = found = tuple(map(row.__getitem__, cells_of(value)))
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
    row, column = divmod(cell, ROW)
    found = 0
    for other in range(max(0, row - reach), min(MOST, row + reach + 1)):
        wide = reach - abs(other - row)
        first, last = max(0, column - wide), min(ROW - 1, column + wide)
        found |= (2 << last - first) - 1 << ROW * other + first
    return found


def name_of(cell: Cell) -> str:
    """The cell as the board's edge names it: a1 at the top left, z1, then aa1."""
    row, column = divmod(cell, ROW)
    letters = chr(97 + column) if column < 26 else "a" + chr(97 + column - 26)
    return f"{letters}{row + 1}"


#: Every name with its cell.
CELL_NAMED: Final = {name_of(cell): cell for cell in range(SIZE) if cell % ROW < MOST}
#: Every cell's name.
NAMES: Final = tuple(name_of(cell) for cell in range(SIZE))
