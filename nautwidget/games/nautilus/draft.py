"""A position as a person wrote it, before anybody has looked whether it can be."""

from __future__ import annotations

from dataclasses import dataclass

from nautwidget.games.nautilus.cells import Cell, Cells
from nautwidget.games.nautilus.finds import Face
from nautwidget.games.nautilus.state import InHand, Module, Pending, Rules, Stage


@dataclass(frozen=True)
class PlacedModule:
    """A module of the city with the researchers in it, by seat; fresh when it was placed in this turn."""

    module: Module
    people: tuple[int, ...] = ()
    fresh: bool = False


@dataclass(frozen=True)
class Player:
    """What a player has."""

    money: int
    hand: tuple[InHand, ...]
    subs: tuple[Cell, ...]
    kept: tuple[int, ...]
    order: int
    seen: Cells
    raised: int


@dataclass(frozen=True)
class Draft:
    """All fields of a position. Seats count from 0 here; UNKNOWN faces are for chance, or for us, to fill in."""

    rules: Rules
    stage: Stage
    round: int
    first: int
    seat: int
    bought: bool
    walks: int
    steps: int
    walked: Cell
    sounded: int
    moved: int
    pending: tuple[Pending, ...]
    busy: bool
    last: bool
    ending: str
    trench_open: bool
    #: Who holds the "3" of a kind; kinds that are left out follow from the city where they can.
    threes: dict[int, int]
    #: Atlantis finds at the ruins by number, each with its owner or NOBODY.
    ruins: dict[int, int]
    #: Faces of finds that lie face down.
    finds: dict[Cell, Face]
    unpaid: dict[Cell, Face]
    gone: dict[Cell, Face]
    modules: tuple[PlacedModule, ...]
    players: tuple[Player, ...]
