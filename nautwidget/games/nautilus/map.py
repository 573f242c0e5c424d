"""The sea as a map: drawn as text, checked on load with all reasons (N3, N4).

A map file has a row of letters for each row of cells: `.` lagoon, `s` slope, `d` deep, `t` trench; a capital carries a
find. Lines that start with `#` are its head: `# base 11 11` gives column and row of the base's default centre, counted
from 0 at the top left. A smaller map may change the table of N5 by lines such as `# finds slope scallop 2 chest 1`; a
kind that such a line leaves out does not occur in that zone, the Atlantis finds of N6 always do: the ends of the game
(N50, N51) and the ruins need all fifteen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from nautwidget.game import InvalidPosition
from nautwidget.games.nautilus.cells import MOST, ROW, SIZE, Cell, Cells, cells_of, name_of
from nautwidget.games.nautilus.finds import (
    ATLANTIS,
    ATLANTIS_BY_ZONE,
    FACE_NAMED,
    FIND_ZONES,
    Face,
    Zone,
    faces_of_zone,
)
from nautwidget.games.nautilus.modules import TOUCHED

DATA: Final = Path(__file__).parent / "data"
_LETTERS: Final = {".": Zone.LAGOON, "s": Zone.SLOPE, "d": Zone.DEEP, "t": Zone.TRENCH}
_LEAST: Final = 9


@dataclass(frozen=True, eq=False)
class Board:
    """A checked map, with what the rules ask of it worked out once."""

    #: The name under which it is shipped, or the whole text of a map of one's own.
    source: str
    width: int
    height: int
    #: All cells of the sea.
    sea: Cells
    #: The cells of each zone.
    zones: tuple[Cells, ...]
    #: The zone of every cell of the grid; 0 outside the map too.
    zone_of: tuple[int, ...]
    #: The cells with finds: those of the slope first, then deep, then trench, each from the top left on.
    find_cells: tuple[Cell, ...]
    #: For each find zone, the faces that are dealt there.
    faces: tuple[tuple[Face, ...], ...]
    #: Where the base stands unless another cell is chosen (N15).
    base: Cell
    #: The place of a find cell in `find_cells`.
    find_at: dict[Cell, int] = field(init=False)
    #: Centres on which a module lies wholly on the board, by the most they may cost: 0 to 4 Nemo (N26).
    centres: tuple[Cells, ...] = field(init=False)
    trench: Cells = field(init=False)

    def __post_init__(self) -> None:
        by_price = [0] * 5
        for cell in cells_of(self.sea):
            touched = TOUCHED[cell]
            if touched & ~self.sea == 0 and touched.bit_count() == 9:
                dearest = max(zone for zone in Zone if touched & self.zones[zone])
                for price in range(dearest + 1, 5):
                    by_price[price] |= 1 << cell
        object.__setattr__(self, "find_at", {cell: place for place, cell in enumerate(self.find_cells)})
        object.__setattr__(self, "centres", tuple(by_price))
        object.__setattr__(self, "trench", self.zones[Zone.TRENCH])

    def __reduce__(self) -> tuple[Callable[[str], Board], tuple[str]]:
        """Copies and pickles keep to the one board of a map: states compare it by identity."""
        return board_of, (self.source,)

    def price(self, centre: Cell) -> int:
        """What it costs to expand onto a centre: 1 for the lagoon to 4 for the trench (N26)."""
        return 1 + max(zone for zone in Zone if TOUCHED[centre] & self.zones[zone] or zone == Zone.LAGOON)

    def can_be_base(self, centre: Cell) -> bool:
        """Whether a base on this centre lies wholly in the lagoon (N15)."""
        return 0 <= centre < SIZE and bool(self.centres[1] >> centre & 1)


class InvalidMap(InvalidPosition):
    """The map cannot be played on; `reasons` has every cause."""


@cache
def board_of(source: str) -> Board:
    """The map of a name, or the map that a text of several lines draws."""
    if "\n" in source:
        return read_map(source, source)
    path = DATA / f"{source}.txt"
    if source not in map_names():
        raise InvalidMap([f"there is no map {source!r}; there are {', '.join(map_names())}, or the text of your own"])
    return read_map(path.read_text(encoding="utf-8"), source)


def map_names() -> tuple[str, ...]:
    """The maps that come with the game, the standard one first."""
    return tuple(sorted((path.stem for path in DATA.glob("*.txt")), reverse=True))


def read_map(text: str, source: str = "") -> Board:
    """The board that a text draws; InvalidMap with all reasons when it draws none."""
    reasons: list[str] = []
    rows = [line.rstrip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    head = [line[1:].split() for line in text.splitlines() if line.startswith("#")]
    zones, finds = _cells(rows, reasons)
    faces = _faces(head, reasons)
    for zone, cells, dealt in zip(FIND_ZONES, finds[1:], faces, strict=True):
        if cells.bit_count() != len(dealt):
            reasons.append(f"the {zone.word} has {cells.bit_count()} find cells, but {len(dealt)} finds to lie there")
    base = _base(head, reasons)
    zone_of = [0] * SIZE
    for zone in Zone:
        for cell in cells_of(zones[zone]):
            zone_of[cell] = zone
    sea = zones[0] | zones[1] | zones[2] | zones[3]
    board = Board(
        source or text,
        max((len(row) for row in rows), default=0),
        len(rows),
        sea,
        tuple(zones),
        tuple(zone_of),
        tuple(cell for cells in finds[1:] for cell in cells_of(cells)),
        faces,
        max(base, 0),
    )
    if base >= 0 and not board.can_be_base(base):
        reasons.append(f"the base on {name_of(base)} does not lie wholly in the lagoon")
    if reasons:
        raise InvalidMap(reasons)
    return board


def _cells(rows: list[str], reasons: list[str]) -> tuple[list[Cells], list[Cells]]:
    """The cells of each zone and the find cells of each zone."""
    zones, finds = [0] * 4, [0] * 4
    widths = {len(row) for row in rows}
    if len(widths) > 1:
        reasons.append(f"its rows have different lengths: {', '.join(map(str, sorted(widths)))}")
    for name, length in (("rows", len(rows)), ("columns", max(widths, default=0))):
        if not _LEAST <= length <= MOST:
            reasons.append(f"it has {length} {name}; {_LEAST} to {MOST} are possible")
    for number, row in enumerate(rows[:MOST]):
        for column, letter in enumerate(row[:MOST]):
            zone = _LETTERS.get(letter.lower())
            bit = 1 << ROW * number + column
            if zone is None:
                reasons.append(f"{name_of(ROW * number + column)} has {letter!r}, which is no zone")
                continue
            zones[zone] |= bit
            if letter.isupper():
                finds[zone] |= bit
    reasons += [f"it has no {zone.word}" for zone in Zone if not zones[zone]]
    return zones, finds


def _faces(head: list[list[str]], reasons: list[str]) -> tuple[tuple[Face, ...], ...]:
    """The finds of each zone: those of N5, or what the map's head says."""
    faces = {zone: faces_of_zone(zone) for zone in FIND_ZONES}
    for words in head:
        if words[:1] != ["finds"]:
            continue
        zone = next((zone for zone in FIND_ZONES if words[1:2] == [zone.word]), None)
        pairs = list(zip(words[2::2], words[3::2], strict=False))
        if (
            zone is None
            or len(words) % 2
            or not all(FACE_NAMED.get(kind, ATLANTIS + 1) <= ATLANTIS and _is_number(count) for kind, count in pairs)
        ):
            reasons.append(f"cannot read the line {' '.join(words)!r}: a zone, then kinds of finds with their numbers")
            continue
        own = [FACE_NAMED[kind] for kind, count in pairs for _ in range(int(count))]
        numbers = ATLANTIS_BY_ZONE[FIND_ZONES.index(zone)]
        faces[zone] = (*own, *(ATLANTIS + number for number in numbers))
    return tuple(faces[zone] for zone in FIND_ZONES)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3


def _base(head: list[list[str]], reasons: list[str]) -> Cell:
    for words in head:
        if words[:1] == ["base"]:
            if len(words) == 3 and all(_is_number(word) and int(word) < MOST for word in words[1:]):
                return int(words[2]) * ROW + int(words[1])
            reasons.append(f"cannot read the line {' '.join(words)!r}: the base's column and row, counted from 0")
            return -1
    reasons.append("its head does not say where the base stands: `# base 11 11`")
    return -1
