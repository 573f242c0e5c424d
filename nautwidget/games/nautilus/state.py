"""What lies on the table in Nautilus, and what is secret.

The *table* is everything all players see. Secret are the faces of finds that lie face down and the players' orders
(N2): the state has all of them, a view only what its seat has seen. Legality needs the table and, for raising finds
at the very end, orders that lie open by then.

A table is changed only while an action is carried out: `table.draft()` is a copy that may be written to, and
`draft.laid()` turns it into a table that may not. Some fields only repeat what others say (masks, passages, numbers
of active modules): they are kept up to date on each change because asking for them has to be fast.
"""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from enum import IntEnum
from typing import Final, Literal, NamedTuple

from nautwidget.games.nautilus.cells import Cell, Cells
from nautwidget.games.nautilus.finds import Face
from nautwidget.games.nautilus.map import Board
from nautwidget.games.nautilus.ways import Ways

RESEARCHERS: Final = 15
SUBMARINES: Final = 3
#: Money of each player by the number of players (N1).
MONEY: Final = {2: 55, 3: 50, 4: 45}
NOBODY: Final = -1
#: Where a submarine is that is not in the sea.
ASHORE: Final = -1
#: In the ruins: not there yet. NOBODY is there without a marker.
MISSING: Final = -2
#: A face nobody has dealt yet, or that the table does not show.
UNKNOWN: Final = -1


class Stage(IntEnum):
    """Which decision is next."""

    LOT = 0  # chance draws the first player (N18)
    DEAL = 1  # chance lays the finds and hands out the orders (N16, N18)
    BUY = 2  # buy a module or not (N20)
    EXPAND = 3  # place modules (N22)
    RESEARCH = 4  # walk with researchers (N29)
    LAUNCH = 5  # launch submarines (N37)
    SONAR = 6  # use the sonar (N39)
    DIVE = 7  # move submarines (N40)
    SPEED = 8  # a found speed: move one more (N45)
    LOOK = 9  # the laboratory looks at finds (N47)
    REWARD = 10  # an Atlantis find lets a researcher walk (N48)
    DOCK = 11  # bring the submarine home that has just moved (N49)
    RAISE = 12  # raise finds named on the order (N54)
    OVER = 13

    @property
    def word(self) -> str:
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of Nautilus. Where the translations differ, the default is the Italian one."""

    #: How many modules may lie before a player (N21): 3 in the Italian rules, 4 in the French.
    hand_limit: int = 3
    #: Who may open the trench (N42): with any five modules active, or with all five kinds.
    trench_needs: Literal["five-modules", "all-kinds"] = "five-modules"
    #: A tie at the ruins (N53): all share the place, or the highest-numbered find decides.
    ruins_tie: Literal["shared", "highest-find"] = "shared"
    #: The name of a map, or the text of one's own (N4).
    map: str = "standard"
    #: Where the base stands, as in "l12"; empty for the cell the map names (N15).
    base: str = ""
    #: The seat that begins, or -1 when it is drawn by lot (N18).
    first: int = NOBODY


class Module(NamedTuple):
    """A module of the city: its centre, kind, clockwise quarter turns and owner."""

    cell: Cell
    kind: int
    turn: int = 0
    owner: int = NOBODY


class InHand(NamedTuple):
    """A module that lies before a player, with the researchers on it."""

    kind: int
    researchers: int = 0


class Pending(NamedTuple):
    """A decision that a submarine's move has brought with it."""

    stage: Stage
    #: The submarine that may dock.
    sub: int = NOBODY
    #: How many finds may still be looked at.
    looks: int = 0
    #: The find just looked at.
    looked: Cell = NOBODY


@dataclass(eq=False, repr=False)
class Table:
    """All that lies open. Sets of modules are integers with bit 4 × i for module i, counts use all four bits."""

    rules: Rules
    board: Board
    stage: Stage
    #: What goes on after the deal.
    resume: Stage
    round: int
    #: The seat with the first player's disc.
    first: int
    #: Who acts.
    seat: int
    # --- the city
    city: tuple[Module, ...]
    #: The centres of the modules, in the order of `city`.
    centres: tuple[Cell, ...]
    #: For each module the set of modules to which it has an open passage (N13).
    links: tuple[int, ...]
    #: Where these lead, as far as somebody has asked.
    ways: Ways
    #: The set of research modules.
    research: int
    #: Cells touched by modules.
    solid: Cells
    #: Centres on which a module would overlap (N12).
    blocked: Cells
    #: For each side: the centres where a lock at that side would meet a lock of the city (N13).
    doors: tuple[Cells, ...]
    #: The same for the modules placed in this turn; empty before the first one (N25).
    fresh: tuple[Cells, ...]
    #: What has been paid for this turn's expansion (N26).
    paid: int
    bought: bool
    #: Modules left in each stack.
    stacks: tuple[int, ...]
    # --- what players have, by seat
    money: tuple[int, ...]
    #: What has gone to the bank, less what came from it.
    bank: int
    hands: tuple[tuple[InHand, ...], ...]
    stock: tuple[int, ...]
    #: Researchers by module: four bits each.
    people: tuple[int, ...]
    #: The modules a seat owns.
    owned: tuple[int, ...]
    #: Active modules by kind of research (N34).
    levels: tuple[tuple[int, ...], ...]
    #: Who holds the "3" of each kind (N34).
    threes: tuple[int, ...]
    #: Finds on the player's board, by kind (N48).
    kept: tuple[tuple[int, ...], ...]
    #: The place of each submarine.
    subs: tuple[tuple[Cell, ...], ...]
    # --- the sea
    #: Cells with a submarine.
    afloat: Cells
    #: Finds that lie face down.
    hidden: Cells
    #: Finds that lie face up because they could not be paid (N44).
    unpaid: Cells
    #: The faces that all have seen, by the number of the find; UNKNOWN else.
    shown: tuple[Face, ...]
    #: The finds each seat has looked at; which ones is seen by all, their faces are not.
    seen: tuple[Cells, ...]
    #: Who has a marker on each Atlantis find; NOBODY without one, MISSING when it is not there.
    ruins: tuple[int, ...]
    trench_open: bool
    # --- this turn
    #: How many researchers have walked, with how many steps, and the centre where the first one ended (N29).
    walks: int
    steps: int
    walked: Cell
    #: Submarines that have used their sonar or have moved, one bit each.
    sounded: int
    moved: int
    pending: tuple[Pending, ...]
    # --- the end
    #: Whether somebody bought, expanded or recovered in this round (N52).
    busy: bool
    #: Whether this round is the one more of N50.
    last: bool
    #: The rule that ended the game, as in "N51".
    ending: str
    #: The orders once they lie open (N54).
    orders: tuple[int, ...]
    raised: tuple[int, ...]

    @property
    def players(self) -> int:
        return len(self.money)

    def draft(self) -> Table:
        """A copy that may be written to."""
        copy = _blank(Table)
        copy.__dict__ = self.__dict__.copy()
        return copy

    def laid(self) -> Table:
        """This draft, from now on read-only."""
        self.__class__ = StillTable
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((self.stage, self.seat, self.round, self.city, self.people, self.subs, self.money, self.hidden))

    def __repr__(self) -> str:
        return f"<table of {self.players}, round {self.round}, seat {self.seat}: {self.stage.word}>"


class StillTable(Table):
    """A table that nobody may change."""

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")


_blank = object.__new__


class State(NamedTuple):
    """The table and what is secret: the face of every find by its number, the order of every seat."""

    table: Table
    faces: tuple[Face, ...]
    orders: tuple[int, ...]


class View(NamedTuple):
    """What a seat knows: the table, the faces it has seen, by cell, and its own order (-1 for none)."""

    seat: int
    table: Table
    known: dict[Cell, Face]
    order: int


def count_in(people: int, module: int) -> int:
    """How many researchers stand in a module."""
    return people >> 4 * module & 15


def changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The tuple with one of its values another."""
    return (*values[:place], value, *values[place + 1 :])
