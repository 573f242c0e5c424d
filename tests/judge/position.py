"""A position of Nautilus as plain data: what the judge is given.

Nothing in here knows the engine. An adapter fills in a `Position` from a state (see `compare.py`); a test writes one by
hand, naming only what it needs, since every field but the map has a default.

Conventions
-----------
* A cell is `(column, row)`, both counted from 0 at the top left. In notation columns are letters (a…z, aa…ad) and rows
  are numbers from 1 at the top: `(4, 6)` is `e7`.
* A seat is a number from 0. Submarines of a seat have the numbers 1 to 3 and are written `s1` to `s3`.
* A module lies on its middle cell; its turn is in degrees **clockwise**: by 90 the lock in the north comes to lie east.
* Modules are known by their index in `Position.modules`, in any order.
* Everything "this turn" or "this phase" concerns the seat that decides, `Position.seat`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
Seat: TypeAlias = int

#: N14 names them; the first three belong to nobody.
BASE: Final = "base"
HABITATS: Final = ("habitat-green", "habitat-blue")
RESEARCH: Final = ("training", "technology", "sonar", "laboratory", "analysis")

#: N9: how many there are of each.
MODULE_COUNTS: Final = {BASE: 1, **dict.fromkeys(HABITATS, 10), **dict.fromkeys(RESEARCH, 4)}

#: N1: what each player has.
RESEARCHERS_EACH: Final = 15
SUBMARINES_EACH: Final = 3

#: N14: the locks of each kind, unturned. Capital letters as in the rules.
LOCKS: Final[dict[str, frozenset[str]]] = {
    "base": frozenset({"N", "NE", "E", "SE", "S", "SW", "W", "NW"}),
    "habitat-green": frozenset({"N", "E", "S", "W"}),
    "habitat-blue": frozenset({"NE", "SE", "SW", "NW"}),
    "training": frozenset({"N", "E", "S", "NE", "SW"}),
    "technology": frozenset({"N", "S", "NE", "SE", "SW"}),
    "sonar": frozenset({"N", "E", "S", "SE", "SW"}),
    "laboratory": frozenset({"N", "E", "NE", "SE", "NW"}),
    "analysis": frozenset({"N", "E", "W", "NE", "NW"}),
}

#: N4: the letters of the map.
ZONE_LETTERS: Final = {".": "lagoon", "s": "slope", "d": "deep", "t": "trench"}


class Stage(Enum):
    """What the seat is asked to decide."""

    BUY = "buy a module or not"
    EXPAND = "place one of the modules that lie before the player, or stop"
    WALK = "walk with a researcher, or stop"
    LAUNCH = "launch a submarine, or stop launching"
    SONAR = "use sonar, or stop"
    DIVE = "move or dock a submarine that has not moved, or stop"
    DOCK = "bring home the submarine in hand, which has just moved, or not"
    SPEED = "move one submarine up to three, or not"
    ATLANTIS = "walk up to two steps with a researcher, or not"
    LOOK = "look at a find lying face down, or not"
    RAISE = "raise finds named on the order"


@dataclass(frozen=True)
class Rules:
    """The points on which the two translations differ."""

    #: N21
    most_before: int = 3
    #: N42: "any five" research modules active, or all "five kinds"
    trench_needs: str = "any five"
    #: N53: tied players "share" a place, or the one with the "highest find" ranks first
    ruins_tie: str = "share"


ITALIAN: Final = Rules()
FRENCH: Final = Rules(most_before=4, trench_needs="five kinds", ruins_tie="highest find")


@dataclass(frozen=True)
class Module:
    """A module of the city."""

    kind: str
    turn: int
    column: int
    row: int
    #: the seat whose marker lies on it; None for base and habitats (N28)
    owner: Seat | None = None

    @property
    def centre(self) -> Cell:
        return (self.column, self.row)


@dataclass(frozen=True)
class Waiting:
    """A bought module that lies before its player, a habitat with its researchers."""

    kind: str
    researchers: int = 0


@dataclass(frozen=True)
class Find:
    """A find on its cell; kind and number are None where they are not known or do not matter."""

    zone: str
    kind: str | None = None
    number: int | None = None
    face_up: bool = False


@dataclass
class Position:
    """Everything the judge wants to know."""

    map_text: str
    players: int = 2
    rules: Rules = ITALIAN
    #: the lock table, in case a game plays with another than that of N14
    locks: dict[str, frozenset[str]] = field(default_factory=lambda: dict(LOCKS))

    # the table
    modules: list[Module] = field(default_factory=list)
    researchers: dict[tuple[int, Seat], int] = field(default_factory=dict)
    submarines: dict[tuple[Seat, int], Cell] = field(default_factory=dict)
    finds: dict[Cell, Find] = field(default_factory=dict)
    trench_open: bool = False
    #: who holds the "3" of a kind
    threes: dict[str, Seat] = field(default_factory=dict)
    #: number of an Atlantis find at the ruins -> whose marker lies there, None for none
    ruins: dict[int, Seat | None] = field(default_factory=dict)

    # the players
    money: dict[Seat, int] = field(default_factory=dict)
    #: researchers in stock
    stock: dict[Seat, int] = field(default_factory=dict)
    before: dict[Seat, list[Waiting]] = field(default_factory=dict)
    #: indices of the research modules each seat has active
    active: dict[Seat, set[int]] = field(default_factory=dict)
    #: finds on the players' boards: kind -> how many
    boards: dict[Seat, dict[str, int]] = field(default_factory=dict)
    orders: dict[Seat, tuple[str, str]] = field(default_factory=dict)

    # the turn
    seat: Seat = 0
    stage: Stage = Stage.BUY
    bought: bool = False
    #: modules placed this turn, as indices, and what this turn's expansion has cost so far
    placed: list[int] = field(default_factory=list)
    paid: int = 0
    #: where the researchers that walked this phase stand now, and the steps they made
    walked: list[int] = field(default_factory=list)
    steps_made: int = 0
    #: numbers of own submarines that have used sonar, and of those that have moved or docked, this turn
    sonar_used: set[int] = field(default_factory=set)
    moved: set[int] = field(default_factory=set)
    #: the submarine that has just moved (stage DOCK)
    in_hand: int | None = None
    #: cells looked at by the effect that is going on (stage LOOK)
    looked: list[Cell] = field(default_factory=list)

    def zones(self) -> dict[Cell, str]:
        return zones_of(self.map_text)

    def money_of(self, seat: Seat) -> int:
        return self.money.get(seat, 0)

    def stock_of(self, seat: Seat) -> int:
        return self.stock.get(seat, 0)

    def before_of(self, seat: Seat) -> list[Waiting]:
        return self.before.get(seat, [])

    def active_of(self, seat: Seat) -> set[int]:
        return self.active.get(seat, set())

    def researchers_in(self, module: int, seat: Seat) -> int:
        return self.researchers.get((module, seat), 0)

    def submarines_of(self, seat: Seat) -> dict[int, Cell]:
        return {number: cell for (whose, number), cell in self.submarines.items() if whose == seat}

    def submarine_cells(self) -> set[Cell]:
        return set(self.submarines.values())


def map_rows(map_text: str) -> list[str]:
    """N4: the drawn lines of a map, without its header."""
    return [line for line in map_text.splitlines() if line and not line.startswith("#")]


@cache
def zones_of(map_text: str) -> dict[Cell, str]:
    """N3, N4: the zone of every cell of the sea; what is not in here is off the board."""
    zones: dict[Cell, str] = {}
    for row, line in enumerate(map_rows(map_text)):
        for column, letter in enumerate(line):
            zones[(column, row)] = ZONE_LETTERS[letter.lower()]
    return zones


@cache
def marked_cells(map_text: str) -> frozenset[Cell]:
    """N4: the cells on which finds lie at the beginning: the capital letters of the map."""
    marked = set()
    for row, line in enumerate(map_rows(map_text)):
        for column, letter in enumerate(line):
            if letter.isupper():
                marked.add((column, row))
    return frozenset(marked)


def base_cell(map_text: str) -> Cell:
    """N4, N15: the cell the map names for the base."""
    for line in map_text.splitlines():
        words = line.lstrip("#").split()
        if line.startswith("#") and len(words) == 3 and words[0] == "base":
            return (int(words[1]), int(words[2]))
    raise ValueError("the map names no cell for the base")


def name_of(cell: Cell) -> str:
    """A cell as a player writes it: e7."""
    column, row = cell
    letters = ""
    column += 1
    while column > 0:
        column, digit = divmod(column - 1, 26)
        letters = "abcdefghijklmnopqrstuvwxyz"[digit] + letters
    return f"{letters}{row + 1}"


def cell_named(text: str) -> Cell:
    """The cell a player means by e7."""
    letters = "".join(sign for sign in text.lower() if sign.isalpha())
    digits = text[len(letters) :]
    if not letters or not digits.isdigit():
        raise ValueError(f"{text!r} names no cell")
    column = 0
    for letter in letters:
        column = column * 26 + "abcdefghijklmnopqrstuvwxyz".index(letter) + 1
    return (column - 1, int(digits) - 1)
