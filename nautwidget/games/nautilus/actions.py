"""Everything that can be done in Nautilus, one small class each.

Actions that are listed often exist once and are looked up: making a hundred objects to list a hundred placements
would take longer than finding them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Final, TypeAlias

from nautwidget.games.nautilus.cells import ByCell, Cell
from nautwidget.games.nautilus.finds import Face
from nautwidget.games.nautilus.state import SUBMARINES


@dataclass(frozen=True, slots=True)
class Lot:
    """Chance draws the first player."""

    seat: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance lays the finds face down, by number, and hands out the orders."""

    faces: tuple[Face, ...]
    orders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a module; a habitat with researchers on it."""

    kind: int
    researchers: int = 0


@dataclass(frozen=True, slots=True)
class Pass:
    """Make no use of what is offered."""


@dataclass(frozen=True, slots=True)
class Done:
    """That is all for this part of the turn."""


@dataclass(frozen=True, slots=True)
class Place:
    """Place a module that lies before one, with so many researchers on it, on a centre, turned clockwise."""

    kind: int
    researchers: int
    cell: Cell
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Walk:
    """A researcher walks from one module to another, both named by their centres."""

    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class Launch:
    """Launch a submarine from the module on a centre, through the lock at a side."""

    cell: Cell
    side: int


@dataclass(frozen=True, slots=True)
class Sonar:
    """Use a submarine's sonar."""

    sub: int


@dataclass(frozen=True, slots=True)
class Dive:
    """Move a submarine to a cell."""

    sub: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Dock:
    """Bring a submarine home into the module on a centre."""

    sub: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Look:
    """Look at a find that lies face down."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Raise:
    """Raise so many finds named on one's order."""

    count: int


Action: TypeAlias = Lot | Deal | Buy | Pass | Done | Place | Walk | Launch | Sonar | Dive | Dock | Look | Raise

PASS: Final = Pass()
DONE: Final = Done()
SONARS: Final = tuple(Sonar(sub) for sub in range(SUBMARINES))
#: By submarine and cell.
DIVES: Final[tuple[ByCell[Action], ...]] = tuple(ByCell(partial(Dive, sub)) for sub in range(SUBMARINES))
LOOKS: Final[ByCell[Action]] = ByCell(Look)


@cache
def places(kind: int, researchers: int, turn: int) -> ByCell[Action]:
    """The placements of a module turned so, by cell."""
    return ByCell(lambda cell: Place(kind, researchers, cell, turn))


#: Most walks lead through the middle of the map; bounded, because there are as many as pairs of cells.
@lru_cache(maxsize=4096)
def walk(start: Cell, end: Cell) -> Walk:
    return Walk(start, end)


@cache
def launch(cell: Cell, side: int) -> Launch:
    return Launch(cell, side)
