"""The picture of a view in Nautilus: finds, the city with its passages, researchers, submarines and the ruins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nautwidget.games.nautilus import cards
from nautwidget.games.nautilus.backdrop import PLACE, backdrop, place, size
from nautwidget.games.nautilus.cells import ROW, Cell, cells_of
from nautwidget.games.nautilus.chart import centre
from nautwidget.games.nautilus.drawings import OWNER_SPOT, WALLS, waves
from nautwidget.games.nautilus.finds import ATLANTIS, FIND_ZONES, Face, Zone
from nautwidget.games.nautilus.modules import LOCKS, NEIGHBOUR, RESEARCH, opposite
from nautwidget.games.nautilus.scoring import RUINS_POINTS
from nautwidget.games.nautilus.state import ASHORE, MISSING, NOBODY, Table, View, count_in
from nautwidget.games.nautilus.targets import lights, targets
from nautwidget.games.nautilus.words import Words
from nautwidget.scene import Scene, Shape, shape, use
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
        if not cells:
            continue
        dots = dotted(cells)
        ink = "var(--back-slope-edge)" if zone is Zone.SLOPE else "var(--halo)"
        strokes = ((f"var(--back-{zone.word}-edge)", 20.4), (f"var(--back-{zone.word})", 18))
        for colour, width in strokes:
            yield shape("path", d=dots, stroke=colour, stroke_width=width, stroke_linecap="round")
        drawn = "".join(waves(*centre(cell), zone) for cell in cells)
        yield shape("path", d=drawn, fill="none", stroke=ink, stroke_width=1.4)


def dotted(cells: Sequence[Cell]) -> str:
    """A path with a point in the middle of every cell."""
    return "".join(f"M{x} {y}h0" for x, y in map(centre, cells))


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
    """The modules from the top left on, so that a shadow never falls on a neighbour."""
    for cell, kind, turn, owner in sorted(table.city):
        shown = turn if kind < RESEARCH else 0
        if owner == NOBODY:
            yield use(f"m{kind}{shown}", at=centre(cell), id=f"module-{cell}")
        else:
            mark = shape("use", href=f"#q{owner}", x=OWNER_SPOT[0], y=OWNER_SPOT[1])
            body = shape("use", href=f"#m{kind}{shown}", color=f"var(--seat-{owner})")
            yield shape("g", body, mark, id=f"module-{cell}", at=centre(cell))


def passages(table: Table) -> Iterator[Shape]:
    """Open passages (N13): the floor runs through the wall between two jambs in the colour of the locks."""
    gaps: list[str] = []
    jambs: dict[str, list[str]] = {"blue": [], "brown": []}
    for cell, side in open_passages(table):
        x, y = centre(cell)
        there = centre(cell + NEIGHBOUR[side])
        x, y = (x + there[0]) / 2, (y + there[1]) / 2
        # Unit vector along the passage, and across it.
        length = (WALLS[side][0] ** 2 + WALLS[side][1] ** 2) ** 0.5
        along = WALLS[side][0] / length, WALLS[side][1] / length
        across = -along[1], along[0]
        gaps.append(line(x, y, along, 6.5))
        for way in (-6.2, 6.2):
            jambs["brown" if side % 2 else "blue"].append(line(x + way * across[0], y + way * across[1], along, 8))
    if gaps:
        yield shape("path", d="".join(gaps), stroke="var(--floor)", stroke_width=12)
    for colour, drawn in jambs.items():
        if drawn:
            yield shape("path", d="".join(drawn), stroke=f"var(--lock-{colour})", stroke_width=3.2)


def line(x: float, y: float, along: tuple[float, float], half: float) -> str:
    dx, dy = half * along[0], half * along[1]
    return f"M{x - dx:.1f} {y - dy:.1f}l{2 * dx:.1f} {2 * dy:.1f}"


def open_passages(table: Table) -> Iterator[tuple[Cell, int]]:
    """Each open passage once: a module and the side at which the other one stands, to the east or south of it."""
    stands = {module.cell: module for module in table.city}
    for cell, kind, turn, _ in table.city:
        for side in (2, 3, 4, 5):
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
    for number, cell in enumerate(table.centres):
        inside = [(seat, count_in(people, number)) for seat, people in enumerate(table.people)]
        inside = [(seat, count) for seat, count in inside if count]
        x, y = centre(cell)
        for index, (seat, count) in enumerate(inside):
            step = STEPS[len(inside)]
            at = (x + step * (index - (len(inside) - 1) / 2), y + STAND)
            yield use(f"r{seat}", at=at, id=f"crew-{cell}-{seat}")
            if count > 1:
                badges.append((at[0] + 5, at[1] - 7, count))
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
    style = {"fill": ink, "font_size": font, "font_weight": 700, "text_anchor": "middle"}
    if single:
        xs, ys = " ".join(f"{x:g}" for x, _, _ in single), " ".join(f"{y:g}" for _, y, _ in single)
        yield shape("text", x=xs, y=ys, text="".join(str(count) for _, _, count in single), **style)
    for x, y, count in places:
        if count > 9:
            yield shape("text", x=x, y=y, text=str(count), **(style | {"font_size": font - 1.5}))


def submarines(table: Table) -> Iterator[Shape]:
    for seat, subs in enumerate(table.subs):
        for sub, cell in enumerate(subs):
            if cell != ASHORE:
                yield use(f"s{seat}", at=centre(cell), id=f"sub-{seat}-{sub}")


def ruins(table: Table) -> Iterator[Shape]:
    """The Atlantis finds that are at the ruins, with the marker of whoever took them there (N48)."""
    for number, owner in enumerate(table.ruins, start=1):
        if owner == MISSING:
            continue
        half = round(place(table.board, 2)[0] - place(table.board, 1)[0], 1) / 2 - 2
        tile = shape(
            "rect", x=-half, y=-PLACE / 2, width=2 * half, height=PLACE, rx=5, fill="var(--face)", stroke="var(--piece)"
        )
        face = shape("use", href=f"#f{ATLANTIS + number}", y=-8)
        if owner == NOBODY:
            ring = {"stroke": "var(--find-ink)", "stroke_dasharray": "2.4 2", "opacity": 0.6}
            marker = shape("circle", cy=11, r=5, fill="none", **ring)
        else:
            marker = shape("use", href=f"#q{owner}", y=11)
        yield shape("g", tile, face, marker, id=f"ruin-{number}", at=place(table.board, number))
