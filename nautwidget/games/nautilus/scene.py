"""The picture of a view in Nautilus: finds, the city with its passages, researchers, submarines and the ruins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nautwidget.games.nautilus import cards
from nautwidget.games.nautilus.backdrop import backdrop, names_of_zones, place, places, size, stacks_top
from nautwidget.games.nautilus.cells import NAMES, ROW, Cell, cells_of
from nautwidget.games.nautilus.chart import centre
from nautwidget.games.nautilus.choosing import chosen
from nautwidget.games.nautilus.drawings import PASSAGES, Spot, stamped
from nautwidget.games.nautilus.finds import ATLANTIS, FIND_ZONES, Face
from nautwidget.games.nautilus.modules import LOCKS, NEIGHBOUR, RESEARCH, opposite
from nautwidget.games.nautilus.naming import boat
from nautwidget.games.nautilus.people import people
from nautwidget.games.nautilus.scoring import RUINS_POINTS
from nautwidget.games.nautilus.stacks import numbers_left
from nautwidget.games.nautilus.state import ASHORE, MISSING, NOBODY, Table, View, count_in
from nautwidget.games.nautilus.targets import elsewhere, lights_above, lights_below, lights_within, targets
from nautwidget.games.nautilus.trail import trail
from nautwidget.games.nautilus.words import Words
from nautwidget.games.nautilus.zone_names import zone_names
from nautwidget.scene import Scene, Shape, shape, use
from nautwidget.texts import Texts


def scene(view: View, names: Sequence[str], texts: Texts, word: str = "", before: View | None = None) -> Scene:
    """The picture of a view, with a piece chosen or not: nothing in it that the seat does not know."""
    table = view.table
    words = Words(texts, names)
    points = ", ".join(map(str, RUINS_POINTS[table.players]))
    piece = chosen(view, word)
    return Scene(
        size=size(table.board),
        description=words.description(view),
        backdrop=backdrop(table.board, table.players, texts, points),
        layers=tuple(layers(view, piece, names_of_zones(texts), before)),
        targets=targets(view, words, piece),
        cards=cards.cards(view, words, piece),
        places=places(table.board),
        elsewhere=elsewhere(view, piece),
        chosen=piece,
        zoom=True,
    )


def layers(view: View, piece: str, zones: tuple[str, ...], before: View | None = None) -> Iterator[Shape]:
    """From the bottom to the top; the city in passes over all modules, or a wall would cut a neighbour's passage."""
    table = view.table
    yield from zone_names(table.board, zones, table.solid)
    yield from lights_below(view, piece)
    yield from hidden_finds(view)
    yield from open_finds(view)
    yield from city(table)
    yield from lights_within(view, piece)
    yield from owners(table)
    yield from passages(table)
    yield from people(table)
    yield from trail(before, table)
    yield from submarines(table)
    yield from ruins(table)
    yield from numbers_left(table, size(table.board)[0], stacks_top(table.board))
    yield from lights_above(view, piece)


# The finds


def hidden_finds(view: View) -> Iterator[Shape]:
    """What lies face down and unseen, all of a zone together, because a picture has to be small."""
    unseen = view.table.hidden
    for cell in view.known:
        unseen &= ~(1 << cell)
    for zone in FIND_ZONES:
        cells = cells_of(unseen & view.table.board.zones[zone])
        if cells:
            yield stamped(f"b{int(zone)}", [centre(cell) for cell in cells])


def open_finds(view: View) -> Iterator[Shape]:
    """Finds whose face all see, and those that only this seat knows."""
    table = view.table
    for cell in cells_of(table.unpaid):
        yield find(table, cell, table.shown[table.board.find_at[cell]], "u")
    for cell, face in sorted(view.known.items()):
        yield find(table, cell, face, "v")


def find(table: Table, cell: Cell, face: Face, disc: str) -> Shape:
    zone = table.board.zone_of[cell]
    drawn = (shape("use", href=f"#{disc}{zone}"), shape("use", href=f"#f{int(face)}"))
    return shape("g", *drawn, id=NAMES[cell], at=centre(cell))


# The city


def city(table: Table) -> Iterator[Shape]:
    """The modules from the top left on, so that a shadow never falls on a neighbour."""
    for number, (cell, kind, turn, _) in sorted(enumerate(table.city), key=lambda entry: entry[1].cell):
        empty = not any(count_in(crew, number) for crew in table.people)
        yield use(f"{'e' if empty else 'm'}{kind}{turn if kind < RESEARCH else 0}", at=centre(cell), id=NAMES[cell])


def owners(table: Table) -> Iterator[Shape]:
    """Whose the research modules are (N28)."""
    for seat in range(table.players):
        spots = [centre(module.cell) for module in sorted(table.city) if module.owner == seat]
        if spots:
            yield stamped(f"o{seat}", spots)


def passages(table: Table) -> Iterator[Shape]:
    """Open passages, drawn after all modules, or a neighbour's wall would cut them."""
    places: dict[int, list[Spot]] = {side: [] for side in PASSAGES}
    for cell, side in open_passages(table):
        (x, y), (right, down) = centre(cell), centre(cell + NEIGHBOUR[side])
        places[side].append(((x + right) / 2, (y + down) / 2))
    for side, found in places.items():
        if found:
            yield stamped(f"p{side}", found)


def open_passages(table: Table) -> Iterator[tuple[Cell, int]]:
    """Each open passage once: a module and the side at which the other one stands, to the east or south of it."""
    stands = {module.cell: module for module in table.city}
    for cell, kind, turn, _ in table.city:
        for side in PASSAGES:
            other = stands.get(cell + NEIGHBOUR[side])
            # A step over the edge of the grid comes out on its other side, rows apart: no neighbour.
            if other is None or abs(other.cell % ROW - cell % ROW) > 3:
                continue
            if LOCKS[kind][turn] >> side & 1 and LOCKS[other.kind][other.turn] >> opposite(side) & 1:
                yield cell, side


def submarines(table: Table) -> Iterator[Shape]:
    for seat, subs in enumerate(table.subs):
        for sub, cell in enumerate(subs):
            if cell != ASHORE:
                yield use(f"s{seat}", at=centre(cell), id=boat(seat, sub))


def ruins(table: Table) -> Iterator[Shape]:
    """The Atlantis finds that are at the ruins, with the marker of whoever took them there (N48)."""
    there = {number: owner for number, owner in enumerate(table.ruins, start=1) if owner != MISSING}
    if not there:
        return
    at = {number: place(table.board, number) for number in there}
    yield stamped("tile", list(at.values()))
    for number, (x, y) in at.items():
        yield shape("use", href=f"#f{ATLANTIS + number}", x=x, y=y - 8)
    for owner in sorted(set(there.values())):
        places = [(x, y + 11) for number, (x, y) in at.items() if there[number] == owner]
        yield stamped("unmarked" if owner == NOBODY else f"q{owner}", places)
