"""Placing a module: every centre where it may stand in some turn, with its ghost, its price and what it buries."""

from __future__ import annotations

from collections.abc import Iterator

from nautwidget.games.nautilus.actions import Place
from nautwidget.games.nautilus.backdrop import REACH
from nautwidget.games.nautilus.cells import NAMES, Cell, Cells, cells_of
from nautwidget.games.nautilus.chart import centre
from nautwidget.games.nautilus.drawings import Spot, stamped
from nautwidget.games.nautilus.expand import centres_for
from nautwidget.games.nautilus.modules import LOCKS, NEIGHBOUR, RESEARCH, SIDES, TOUCHED, TURNS
from nautwidget.games.nautilus.naming import wall_name
from nautwidget.games.nautilus.notation import notation
from nautwidget.games.nautilus.numbers import figures
from nautwidget.games.nautilus.signs import halfway, turn_word
from nautwidget.games.nautilus.state import InHand, Table
from nautwidget.games.nautilus.words import Words
from nautwidget.scene import Shape, Target, use


def price(table: Table, cell: Cell) -> int:
    """What a module on a centre would still cost in this turn (N26)."""
    return max(0, table.board.price(cell) - table.paid)


def centres(table: Table, module: InHand) -> dict[Cell, list[int]]:
    """Every centre with the turns in which the module may stand there, the one that opens the most passages first."""
    found: dict[Cell, list[int]] = {}
    for turn in TURNS[module.kind]:
        for cell in cells_of(centres_for(table, module.kind, turn)):
            found.setdefault(cell, []).append(turn)
    for cell, turns in found.items():
        best = max(range(len(turns)), key=lambda place: passages(table, module.kind, turns[place], cell))
        found[cell] = turns[best:] + turns[:best]
    return dict(sorted(found.items()))


def passages(table: Table, kind: int, turn: int, cell: Cell) -> int:
    """How many passages a module would open."""
    return sum(table.doors[side] >> cell & 1 for side in SIDES[LOCKS[kind][turn]])


def placements(table: Table, module: InHand, words: Words) -> Iterator[Target]:
    for cell, turns in centres(table, module).items():
        kind, researchers = module
        text = notation(Place(kind, researchers, cell, turns[0]))
        variants = tuple(turn_word(kind, turn) for turn in turns) if kind < RESEARCH else ()
        if variants:
            text = text.rsplit(" ", 1)[0] + " {v}"
        x, y = centre(cell)
        shown = tuple(ghost(table, kind, cell))
        yield Target(NAMES[cell], text, label(table, kind, cell, words), x, y, REACH, True, shown, variants)


def label(table: Table, kind: int, cell: Cell, words: Words) -> str:
    zone = words.zone(table.board.price(cell) - 1)
    module = words.module(kind) + (" {v}" if kind < RESEARCH else "")
    text = words("target.place", count=price(table, cell), module=module, cell=NAMES[cell], zone=zone)
    lost = buried(table, cell).bit_count()
    return text + (words("target.buries", count=lost) if lost else "")


def buried(table: Table, cell: Cell) -> Cells:
    """The finds that a module on a centre would put out of the game (N27)."""
    return TOUCHED[cell] & (table.hidden | table.unpaid)


def ghost(table: Table, kind: int, cell: Cell) -> Iterator[Shape]:
    """The module as it would stand there, with the passages it opens, its price, and crosses on what it buries."""
    at = centre(cell)
    turn = "{v}" if kind < RESEARCH else ""
    yield use(f"g{kind}{turn}", at=at)
    if kind < RESEARCH:
        yield use(f"h{table.seat}", at=at)
    for side in range(8):
        if table.doors[side] >> cell & 1:
            yield use(f"o{kind}{side}{turn}", at=at)
    for find in cells_of(buried(table, cell)):
        yield use("cross", at=centre(find))
    yield use(f"t{price(table, cell)}{table.board.price(cell) - 1}", at=at)


def lights(table: Table, module: InHand) -> Iterator[Shape]:
    """The centres lit, each with what it still costs."""
    spots: list[tuple[Spot, int]] = [(centre(cell), price(table, cell)) for cell in centres(table, module)]
    if spots:
        yield stamped(f"c{table.seat}", [spot for spot, _ in spots])
        yield from figures([(x, y + 4, paid) for (x, y), paid in spots], f"var(--mark-{table.seat})", 11.5)


def walls(table: Table, module: InHand) -> Iterator[Shape]:
    """Nothing to be seen: what a refusal marks where a free centre meets the city, but no passage opens (N13)."""
    open_to = set(centres(table, module))
    stands = table.board.centres[4] & ~table.blocked
    for middle in table.centres:
        for side in range(8):
            cell = middle + NEIGHBOUR[side]
            if cell >= 0 and stands >> cell & 1 and cell not in open_to:
                (x, y), (right, down) = centre(middle), halfway(side)
                yield use("wall", at=(x + right, y + down), id=wall_name(middle, side))
