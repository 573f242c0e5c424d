"""The picture of a view in Nautilus: finds, the city with its passages, researchers, submarines and the ruins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nautwidget.games.nautilus import cards
from nautwidget.games.nautilus.backdrop import backdrop, place, size
from nautwidget.games.nautilus.cells import ROW, Cell, cells_of
from nautwidget.games.nautilus.chart import centre
from nautwidget.games.nautilus.drawings import OWNER_SPOT, PASSAGES, Spot, stamped
from nautwidget.games.nautilus.finds import ATLANTIS, FIND_ZONES, Face
from nautwidget.games.nautilus.modules import LOCKS, NEIGHBOUR, RESEARCH, opposite
from nautwidget.games.nautilus.scoring import RUINS_POINTS
from nautwidget.games.nautilus.state import ASHORE, MISSING, NOBODY, Table, View, count_in
from nautwidget.games.nautilus.targets import lights, targets
from nautwidget.games.nautilus.words import Words
from nautwidget.scene import Attribute, Scene, Shape, shape, use
from nautwidget.texts import Texts

#: Where researchers stand in a module: their height below its centre, and how far apart by the number of seats.
STAND: Final = 16
STEPS: Final = {1: 0, 2: 17, 3: 15, 4: 12.5}


def scene(view: View, names: Sequence[str], texts: Texts) -> Scene:
    """The picture of a view: nothing in it that the seat does not know."""
    table = view.table
    words = Words(texts, names)
    points = ", ".join(map(str, RUINS_POINTS[table.players]))
    pointed = targets(view, words)
    return Scene(
        size=size(table.board),
        description=words.description(view),
        backdrop=backdrop(table.board, table.players, texts, points),
        layers=(*lights(view, pointed, under=True), *layers(view), *lights(view, pointed, under=False)),
        targets=pointed,
        cards=cards.cards(view, words),
    )


def layers(view: View) -> Iterator[Shape]:
    table = view.table
    yield from hidden_finds(view)
    yield from open_finds(view)
    yield from city(table)
    yield from passages(table)
    yield from people(table)
    yield from submarines(table)
    yield from ruins(table)


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
    return shape("g", *drawn, id=f"find-{cell}", at=centre(cell))


# The city


def city(table: Table) -> Iterator[Shape]:
    """The modules from the top left on, so that a shadow never falls on a neighbour; then the owners' marks."""
    marks: dict[int, list[Spot]] = {}
    for cell, kind, turn, owner in sorted(table.city):
        x, y = centre(cell)
        symbol = f"m{kind}{turn if kind < RESEARCH else 0}"
        if owner == NOBODY:
            yield use(symbol, at=(x, y), id=f"m-{cell}")
        else:
            yield use(symbol, at=(x, y), id=f"m-{cell}", color=f"var(--seat-{owner})")
            marks.setdefault(owner, []).append((x + OWNER_SPOT[0], y + OWNER_SPOT[1]))
    for owner, places in sorted(marks.items()):
        yield stamped(f"q{owner}", places)


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


# The players' pieces


def people(table: Table) -> Iterator[Shape]:
    """One researcher a seat in each module, in the order of seats, and a number from two on."""
    badges: list[tuple[float, float, int]] = []
    crews: list[list[Spot]] = [[] for _ in table.people]
    for number, cell in enumerate(table.centres):
        inside = [(seat, count_in(people, number)) for seat, people in enumerate(table.people)]
        inside = [(seat, count) for seat, count in inside if count]
        x, y = centre(cell)
        for index, (seat, count) in enumerate(inside):
            stands = x + STEPS[len(inside)] * (index - (len(inside) - 1) / 2)
            crews[seat].append((stands, y + STAND))
            if count > 1:
                badges.append((stands + 7.5, y + STAND - 2, count))
    for seat, places in enumerate(crews):
        if places:
            yield stamped(f"r{seat}", places)
    if badges:
        yield from numbers(badges)


def numbers(badges: Sequence[tuple[float, float, int]]) -> Iterator[Shape]:
    """White badges with their numbers: three shapes for all of them."""
    dots = "".join(f"M{x:g} {y:g}h0" for x, y, _ in badges)
    for colour, width in (("var(--piece)", 12.4), ("var(--badge)", 10.8)):
        yield shape("path", d=dots, stroke=colour, stroke_width=width, stroke_linecap="round")
    yield from figures([(x, y + 3.3, count) for x, y, count in badges], "var(--badge-ink)", 9.5)


def figures(places: Sequence[tuple[float, float, int]], ink: str, font: float) -> Iterator[Shape]:
    """Numbers of one digit in one text, and longer ones each in its own."""
    single = [entry for entry in places if entry[2] < 10]
    style: dict[str, Attribute] = {"fill": ink, "font_size": font, "font_weight": 700, "text_anchor": "middle"}
    if single:
        xs, ys = " ".join(f"{x:g}" for x, _, _ in single), " ".join(f"{y:g}" for _, y, _ in single)
        yield shape("text", x=xs, y=ys, text="".join(str(count) for _, _, count in single), look=style)
    for x, y, count in places:
        if count > 9:
            yield shape("text", x=x, y=y, text=str(count), look=(style | {"font_size": font - 1.5}))


def submarines(table: Table) -> Iterator[Shape]:
    for seat, subs in enumerate(table.subs):
        for sub, cell in enumerate(subs):
            if cell != ASHORE:
                yield use(f"s{seat}", at=centre(cell), id=f"sub-{seat}-{sub}")


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
