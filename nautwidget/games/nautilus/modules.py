"""The modules: their kinds, their octagon over 3 × 3 cells, and their locks (N9 to N14)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from nautwidget.games.nautilus.cells import ROW, SIZE, Cell, Cells


class Kind(IntEnum):
    """What a module is for; the five kinds of research come first (N9)."""

    TRAINING = 0
    TECHNOLOGY = 1
    SONAR = 2
    LABORATORY = 3
    ANALYSIS = 4
    HABITAT_GREEN = 5
    HABITAT_BLUE = 6
    BASE = 7

    @property
    def word(self) -> str:
        """Its name in notation."""
        return self.name.lower().replace("_", "-")


#: The kinds of research are those below this number.
RESEARCH: Final = 5
RESEARCH_KINDS: Final = tuple(Kind(kind) for kind in range(RESEARCH))
KIND_NAMED: Final = {kind.word: kind for kind in Kind}
#: How many modules of each kind there are (N9).
MODULES: Final = (4, 4, 4, 4, 4, 10, 10, 1)
#: How many kinds lie in stacks: all but the base.
STACKS: Final = 7


class Side(IntEnum):
    """The eight places of a lock: even ones on the sides (blue locks), odd ones on the corners (brown) (N11)."""

    N = 0
    NE = 1
    E = 2
    SE = 3
    S = 4
    SW = 5
    W = 6
    NW = 7


BLUE_SIDES: Final = (Side.N, Side.E, Side.S, Side.W)
#: From a module's centre to the centre of the one that stands at each side: 3 apart, or 2 and 2 (N12).
NEIGHBOUR: Final = (-3 * ROW, -2 * ROW + 2, 3, 2 * ROW + 2, 3 * ROW, 2 * ROW - 2, -3, -2 * ROW - 2)
#: From a module's centre to the sea cell before each side's blue lock (N37).
BEFORE: Final = (-2 * ROW, 0, 2, 0, 2 * ROW, 0, -2, 0)


def opposite(side: int) -> int:
    """The side that faces a side."""
    return side ^ 4


def _locks(*sides: Side) -> int:
    return sum(1 << side for side in sides)


#: The locks of each kind, unturned, as bits by side (N14). The patterns of the research modules are our own.
_UNTURNED: Final = (
    _locks(Side.N, Side.E, Side.S, Side.NE, Side.SW),
    _locks(Side.N, Side.S, Side.NE, Side.SE, Side.SW),
    _locks(Side.N, Side.E, Side.S, Side.SE, Side.SW),
    _locks(Side.N, Side.E, Side.NE, Side.SE, Side.NW),
    _locks(Side.N, Side.E, Side.W, Side.NE, Side.NW),
    _locks(*BLUE_SIDES),
    _locks(Side.NE, Side.SE, Side.SW, Side.NW),
    _locks(*Side),
)


def _turned(locks: int, quarters: int) -> int:
    return sum(1 << (side + 2 * quarters) % 8 for side in range(8) if locks >> side & 1)


#: The locks of each kind by clockwise quarter turns, as bits by side.
LOCKS: Final = tuple(tuple(_turned(locks, quarters) for quarters in range(4)) for locks in _UNTURNED)
#: The sides at which a set of locks has one.
SIDES: Final = tuple(tuple(side for side in range(8) if locks >> side & 1) for locks in range(256))
#: The sides of a module's blue locks, each with the way from its centre to the sea cell before it, by kind and turn.
BLUE_LOCKS: Final = tuple(
    tuple(tuple((side, BEFORE[side]) for side in BLUE_SIDES if locks >> side & 1) for locks in turned)
    for turned in LOCKS
)
#: The quarter turns in which a kind looks different: habitats and the base look the same in all.
TURNS: Final = tuple(range(4) if kind < RESEARCH else range(1) for kind in Kind)


def _stencil(offsets: tuple[tuple[int, int], ...]) -> tuple[Cells, ...]:
    """The cells at some offsets (columns, rows) around each cell; what lies outside the grid falls away."""
    origin = 3 * ROW + 3
    shape = sum(1 << origin + down * ROW + right for right, down in offsets)
    return tuple(shape << cell >> origin for cell in range(SIZE))


#: The nine cells that a module on a centre touches (N10).
TOUCHED: Final = _stencil(tuple((right, down) for right in (-1, 0, 1) for down in (-1, 0, 1)))
#: The centres on which no second module can stand: all that overlap, except corner to corner (N12).
OVERLAPPED: Final = _stencil(
    tuple((right, down) for right in range(-2, 3) for down in range(-2, 3) if abs(right * down) != 4)
)


def meeting(one: Cell, other: Cell) -> int:
    """The side of the first module at which the second stands, or -1 when they do not meet (N12)."""
    return NEIGHBOUR.index(other - one) if other - one in NEIGHBOUR else -1
