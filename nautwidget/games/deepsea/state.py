"""What lies on the table in Deep Sea Adventure, what is secret, and what can be done.

The *table* is everything all players see. The only secret is the value under each chip: the state has all of them,
a view only those its seat has seen. Legality therefore needs nothing but the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final, NamedTuple, TypeAlias

#: A chip by its first place on the path, 0 to 31; its shape follows from it (D1).
Chip: TypeAlias = int
#: What one carries or steps on: one chip, or a bundle of several (D13). An empty one is a blank disc.
Treasure: TypeAlias = tuple[Chip, ...]

CHIPS: Final = 32
CHIPS_OF_A_SHAPE: Final = 8
AIR: Final = 25
ROUNDS: Final = 3
BUNDLE: Final = 3
BLANK: Final[Treasure] = ()
SUBMARINE: Final = 0


class ShapeOfChip(IntEnum):
    """The four depths of treasure, by the number of dots."""

    TRIANGLE = 0
    SQUARE = 1
    PENTAGON = 2
    HEXAGON = 3


def shape_of(chip: Chip) -> ShapeOfChip:
    return ShapeOfChip(chip // CHIPS_OF_A_SHAPE)


def values_of(shape: ShapeOfChip) -> tuple[int, ...]:
    """The eight values of a shape, two of each (D2)."""
    lowest = 4 * shape
    return tuple(value for value in range(lowest, lowest + 4) for _ in range(2))


class Stage(StrEnum):
    """What happens next."""

    LOT = "lot"  # chance draws the first player (D3)
    DEAL = "deal"  # chance lays the path (D1)
    HEADING = "heading"  # the diver says down or up (D5)
    ROLL = "roll"  # chance rolls (D6)
    SEARCH = "search"  # the diver takes, puts down or leaves (D8, D9)
    LAY = "lay"  # a diver without air lays down what he carried (D13)
    OVER = "over"


class Heading(IntEnum):
    """Which way a diver is going in this round."""

    DOWN = 0
    UP = 1
    BACK = 2  # in the submarine again (D10)


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of Deep Sea Adventure."""

    #: Whether a diver who carries nothing may turn back (D5).
    turn_back_empty: bool = True


class Diver(NamedTuple):
    """One player's diver in the present round, and what he has brought home in earlier ones."""

    #: 0 in the submarine, else the space of the path, counted from 1.
    place: int = SUBMARINE
    heading: Heading = Heading.DOWN
    carried: tuple[Treasure, ...] = ()
    #: Brought back in this round, not yet turned over for all.
    kept: tuple[Treasure, ...] = ()
    #: Chips scored in earlier rounds (D12).
    scored: tuple[Chip, ...] = ()
    #: Points of each finished round.
    points: tuple[int, ...] = ()


class Table(NamedTuple):
    """All that lies open."""

    rules: Rules
    stage: Stage
    divers: tuple[Diver, ...]
    #: The spaces from the submarine down.
    path: tuple[Treasure, ...]
    oxygen: int = AIR
    #: 1 to 3.
    round: int = 1
    #: Who acts, or for whom chance rolls.
    seat: int = 0
    #: The seat that began the round.
    first: int = 0
    #: The last roll; (0, 0) before the first one of a round.
    roll: tuple[int, int] = (0, 0)
    #: Whose roll it was, or -1.
    roller: int = -1
    #: Where that diver stood, then every space he counted, the last one where he stopped.
    trail: tuple[int, ...] = ()
    #: The last diver who got back in this round (D15), or -1.
    last_back: int = -1
    #: Who lays down next, furthest first (D13).
    laying: tuple[int, ...] = ()
    #: How many treasures lie in the bundle at the end of the path that is being filled.
    in_bundle: int = 0


class State(NamedTuple):
    """The table and what is under the chips: their values by chip, empty before the deal."""

    table: Table
    values: tuple[int, ...]


class View(NamedTuple):
    """What a seat knows: the table, and the values it has seen."""

    seat: int
    table: Table
    known: Mapping[Chip, int]


@dataclass(frozen=True, slots=True)
class Lot:
    """Chance draws the first player."""

    seat: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance lays the path: the value of each chip."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Head:
    """Go on down, or turn back and go up; then the dice are rolled."""

    up: bool


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance rolls two dice with faces 1 to 3."""

    dice: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Take:
    """Take the treasure of one's space, unseen."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave everything as it is."""


@dataclass(frozen=True, slots=True)
class Drop:
    """Put down a treasure one carries, named by its first chip, on a blank disc."""

    chip: Chip


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay down a lost treasure, named by its first chip, at the end of the path."""

    chip: Chip


@dataclass(frozen=True, slots=True)
class Swim:
    """Swim to a space: what a newcomer tries. The dice decide, so it is never allowed, and the answer says why."""

    place: int


Action: TypeAlias = Lot | Deal | Head | Roll | Take | Leave | Drop | Lay | Swim
