"""The picture of a view in Deep Sea Adventure: what lies on the path, the divers, the air, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nautwidget.games.deepsea import cards
from nautwidget.games.deepsea.course import HEIGHT, WIDTH, Point, along, spot
from nautwidget.games.deepsea.places import ABOVE, below, beside, overhead, stands
from nautwidget.games.deepsea.reach import Reach, reaches
from nautwidget.games.deepsea.seascape import CELL_HEIGHT, GAUGE_X, GAUGE_Y, PITCH, backdrop
from nautwidget.games.deepsea.state import AIR, SUBMARINE, Diver, Heading, Stage, Table, Treasure, View, shape_of
from nautwidget.games.deepsea.targets import targets
from nautwidget.games.deepsea.words import Words
from nautwidget.scene import Attribute, Scene, Shape, shape, use
from nautwidget.texts import Texts

#: A bundle shows at most three of its treasures; the number says how many there are.
STACK: Final = ((-8, 5), (0, 0), (8, -5))


def scene(view: View, names: Sequence[str], texts: Texts) -> Scene:
    """The picture of a view: nothing in it that the seat does not know."""
    table = view.table
    words = Words(texts, names)
    return Scene(
        size=(WIDTH, HEIGHT),
        description=words.description(table),
        backdrop=backdrop(len(table.divers), texts),
        layers=tuple(layers(table, words)),
        targets=targets(view, words),
        cards=cards.cards(view, words),
    )


def layers(table: Table, words: Words) -> Iterator[Shape]:
    yield from air(table, words)
    yield from last_move(table)
    yield shape(
        "g",
        *path(table),
        *load(table),
        *numbers(table),
        *divers(table),
        font_size=14,
        font_weight=700,
        text_anchor="middle",
    )


# The air


def next_breath(table: Table) -> tuple[int, int]:
    """Who breathes next, when the present turn is over, and how much as things stand (D4); (-1, 0) when nobody will."""
    if table.stage in (Stage.LAY, Stage.OVER) or not table.oxygen:
        return -1, 0
    seats = len(table.divers)
    for step in range(1, seats + 1):
        seat = (table.seat + step) % seats
        if table.divers[seat].heading is not Heading.BACK:
            return seat, len(table.divers[seat].carried)
    return -1, 0


def air(table: Table, words: Words) -> Iterator[Shape]:
    """Full cells, the next breath hatched, and both as a number."""
    _, breath = next_breath(table)
    breath = min(breath, table.oxygen)
    left = table.oxygen - breath
    cells: dict[str, Attribute] = {"y": GAUGE_Y, "height": CELL_HEIGHT, "clip_path": "url(#cells)"}
    if left:
        yield shape("rect", x=GAUGE_X, width=PITCH * left, fill="var(--air)", look=cells)
    if breath:
        yield shape("rect", x=GAUGE_X + PITCH * left, width=PITCH * breath, fill="url(#breath)", look=cells)
    yield shape(
        "text",
        shape("tspan", font_size=20, font_weight=700, text=str(table.oxygen)),
        shape("tspan", dx=6, font_size=13.5, fill="var(--ink-2)", text=words.air(breath)),
        x=GAUGE_X + PITCH * AIR - 3,
        y=31,
        fill="var(--ink)",
        text_anchor="end",
    )


# The path


def path(table: Table) -> Iterator[Shape]:
    """What lies on every space: a treasure, a bundle or a blank disc."""
    for place, treasure in enumerate(table.path, start=1):
        if treasure:
            yield piece(treasure, spot(place))
        else:
            yield use("o", at=spot(place), id=f"blank-{place}")


def piece(treasure: Treasure, at: Point, symbol: str = "c", scale: float = 1) -> Shape:
    """A treasure by its first chip, so that it slides when it is carried or the path closes up."""
    name = f"chip-{treasure[0]}"
    if len(treasure) == 1:
        return use(f"{symbol}{shape_of(treasure[0]) + 1}", at=at, id=name)
    shown = sorted(treasure, key=shape_of, reverse=True)[: len(STACK)]
    places = STACK if len(shown) == len(STACK) else STACK[1:]
    stack = [
        shape("use", href=f"#{symbol}{shape_of(chip) + 1}", x=round(x * scale), y=round(y * scale))
        for chip, (x, y) in zip(shown, places, strict=True)
    ]
    if symbol == "c":
        badge = (use("n", at=(20, 16)), shape("text", x=20, y=21, fill="var(--badge-ink)", text=str(len(treasure))))
    else:
        badge = (use("n", at=(9, -9)), shape("text", x=9, y=-4, fill="var(--badge-ink)", text=str(len(treasure))))
    return shape("g", *stack, *badge, id=name, at=at)


# The divers


def load(table: Table) -> Iterator[Shape]:
    """Carried treasures over the head."""
    for diver in table.divers:
        for index, treasure in enumerate(diver.carried):
            yield piece(treasure, overhead(diver, index, len(diver.carried)), "s", 0.6)


def divers(table: Table) -> Iterator[Shape]:
    players = len(table.divers)
    acting = table.seat if table.stage in (Stage.HEADING, Stage.ROLL, Stage.SEARCH, Stage.LAY) else -1
    for seat, diver in enumerate(table.divers):
        at = stands(seat, diver, players)
        if diver.place == SUBMARINE:
            if seat == acting:
                yield shape(
                    "circle", cx=at[0], cy=at[1], r=18, fill="none", stroke=f"var(--seat-{seat})", stroke_width=4
                )
            yield use(f"q{seat}", at=at, id=f"diver-{seat}", via=way(table, seat))
            continue
        if seat == acting:
            yield use("lit", at=at, color=f"var(--seat-{seat})")
        yield use(f"d{seat}", at=at, id=f"diver-{seat}", via=way(table, seat))
        if diver.heading is not Heading.BACK:
            yield chevron(seat, diver)


def way(table: Table, seat: int) -> tuple[Point, ...]:
    """The spaces a diver passed on his last move."""
    if seat != table.roller:
        return ()
    between = [place for place in table.trail[1:-1] if place != SUBMARINE]
    return tuple((x, y - ABOVE) for x, y in map(spot, between))


def chevron(seat: int, diver: Diver) -> Shape:
    """Which way a diver is going, on the rope beside him."""
    at, turned = beside(diver)
    return use("v", at=at, color=f"var(--seat-{seat})", transform=f"rotate({turned})")


# Where the last move went, and where the next one may


def last_move(table: Table) -> Iterator[Shape]:
    """The last move as a band along the rope, with a ring where it began."""
    if table.roller < 0 or len(table.trail) < 2:
        return
    start, end = sorted((table.trail[0], table.trail[-1]))
    colour = f"var(--seat-{table.roller})"
    yield band(start, end, colour)
    if table.trail[0] != SUBMARINE:
        yield use("ring", at=spot(table.trail[0]), color=colour, opacity=0.8)


def band(start: int, end: int, colour: str) -> Shape:
    """A stretch of the rope in a seat's colour."""
    begin = along(start)
    return shape(
        "use",
        href="#trail",
        color=colour,
        opacity=0.75,
        stroke_dasharray=f"0 {begin:.0f} {along(end) - begin:.0f} 9999",
    )


def numbers(table: Table) -> Iterator[Shape]:
    """After a roll the steps, before it the rolls that reach a space."""
    if table.stage is Stage.SEARCH:
        yield from steps(table)
    elif table.stage is Stage.HEADING:
        for reach in reaches(table):
            if reach.legal:
                yield from rolls(table.seat, reach)


def steps(table: Table) -> Iterator[Shape]:
    """The counted spaces with their numbers; occupied ones say "skip" (D7)."""
    counted = [place for place in table.trail[1:] if place != SUBMARINE]
    if not counted:
        return
    occupied = {diver.place for diver in table.divers}
    start, end = sorted((table.trail[0], table.trail[-1]))
    colour, ink = f"var(--seat-{table.seat})", f"var(--mark-{table.seat})"
    places = [below(place) for place in counted]
    yield from discs(places, "".join(map(str, range(1, len(counted) + 1))), colour, ink, "var(--halo)")
    for place in range(start + 1, end):
        if place in occupied and place not in counted:
            yield use("skip", at=below(place))


def rolls(seat: int, reach: Reach) -> Iterator[Shape]:
    """The roll that takes the diver to each space, as white discs with the seat's edge."""
    single = [(place, rolls) for place, rolls in reach.places if place != SUBMARINE]
    if single:
        digits = "".join(str(found[0]) for _, found in single)
        yield from discs(
            [below(place) for place, _ in single], digits, "var(--badge)", "var(--badge-ink)", f"var(--seat-{seat})"
        )


def discs(places: Sequence[Point], digits: str, fill: str, ink: str, edge: str) -> Iterator[Shape]:
    """Numbered discs: three shapes for all of them, because a picture has to be small."""
    dots = "".join(f"M{x} {y}h0" for x, y in places)
    for colour, width in (("var(--piece)", 27), (edge, 25), (fill, 20)):
        yield shape("path", d=dots, stroke=colour, stroke_width=width, stroke_linecap="round")
    yield shape(
        "text",
        x=" ".join(str(x) for x, _ in places),
        y=" ".join(str(y + 5) for _, y in places),
        fill=ink,
        text=digits,
    )
