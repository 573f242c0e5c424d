"""What shows on Nautilus' board while somebody plays, as symbols: where a piece may go, its way, its price.

Stamps, on many places at once, by seat: `d1` a cell to end on, `j1` a find to go to, `c1` a centre to build on, `l1` a
module to go to, `b-1` a stack to buy from, `y1` a piece that can be chosen and `a1` one that is. Drawings: `g0r90` the
ghost of a module by kind and turn, `o03r90` the passage it opens at a side, if it has a lock there; `t23` a price by
Nemo and zone, `tw2f` what a walk takes; `re3` a run of cells to the east and `w5` a step to the module at a side;
`range6` what a sonar hears; `in1` who comes home; `cross` on a find that would be lost, `eye` on one to be looked at,
`wall` where a wall is in the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nautwidget.drawing import ROUND, of
from nautwidget.games.nautilus.cells import ROW
from nautwidget.games.nautilus.chart import C
from nautwidget.games.nautilus.drawings import INNER, OCTAGON, drawn, passage, same, stamp
from nautwidget.games.nautilus.finds import Zone
from nautwidget.games.nautilus.modules import LOCKS, NEIGHBOUR, RESEARCH, STACKS, TURNS
from nautwidget.scene import Attribute, Shape, shape

#: The longest way of a submarine, and of a researcher (N35).
FARTHEST: Final = 6
STEPS: Final = 5
#: The ranges a sonar can have (N35).
RANGES: Final = (4, 5, 6)
#: A run of cells by its direction: columns and rows of one step.
RUNS: Final = {"e": (1, 0), "w": (-1, 0), "n": (0, -1), "s": (0, 1)}
#: How far above a module its tag hangs.
TAG: Final = -52
OPEN: Final[dict[str, Attribute]] = {"fill": "none"}


def turn_word(kind: int, turn: int) -> str:
    """The turn of a module in notation; habitats have none."""
    return f"r{90 * turn}" if kind < RESEARCH else ""


def halfway(side: int) -> tuple[int, int]:
    """From a module's centre to the middle of the passage at a side."""
    right = (NEIGHBOUR[side] + 3) % ROW - 3
    down = (NEIGHBOUR[side] - right) // ROW
    return C * right // 2, C * down // 2


# By seat


def of_seat(seat: int) -> Iterator[Shape]:
    """Where this seat's pieces may go, in its colour on white."""
    colour = f"var(--seat-{seat})"
    dot = shape("circle", r=4.6, fill=colour, stroke="var(--halo)", stroke_width=1.7)
    yield stamp(f"d{seat}", shape("circle", r=6, fill="var(--piece)", opacity=0.6), dot)
    yield stamp(f"j{seat}", *ring(12.6, colour, 2.6, 5))
    small = "M11-4.6V4.6L4.6 11H-4.6L-11 4.6V-4.6L-4.6-11H4.6Z"
    yield stamp(
        f"c{seat}",
        shape("path", d=small, fill="var(--piece)", stroke="var(--piece)", stroke_width=2.6, look=ROUND),
        shape("path", d=small, fill=colour, stroke="var(--halo)", stroke_width=1.6, look=ROUND),
    )
    around = "M20.5-8.5V8.5L8.5 20.5H-8.5L-20.5 8.5V-8.5L-8.5-20.5H8.5Z"
    yield stamp(f"b-{seat}", shape("path", d=around, stroke=colour, stroke_width=2.6, look=OPEN | ROUND))
    yield stamp(f"y{seat}", *ring(16, colour, 2.4, 4.6, dashes="5 3.4"))
    filled = shape("circle", r=16, fill=colour, opacity=0.28)
    yield stamp(f"a{seat}", filled, *ring(16, colour, 2.6, 4.6))
    # Within the wall, so that locks and owner's line still show.
    within: dict[str, Attribute] = {"d": INNER, "transform": "scale(.89)", **ROUND}
    yield stamp(
        f"l{seat}",
        shape("path", stroke="var(--piece)", stroke_width=7.2, look=within | OPEN),
        shape("path", stroke="var(--halo)", stroke_width=5.8, look=within | OPEN),
        shape("path", stroke=colour, stroke_width=3.6, look=within | OPEN),
    )
    yield same(f"in{seat}", f"dv{seat}", transform="translate(0 8) scale(.62)")


def ring(radius: float, colour: str, width: float, under: float, dashes: str = "") -> tuple[Shape, ...]:
    dashed: dict[str, Attribute] = {"stroke_dasharray": dashes} if dashes else {}
    """A ring on white; the dark edge keeps a bright seat apart from bright water."""
    return (
        shape("circle", r=radius, stroke="var(--piece)", stroke_width=under + 1.6, opacity=0.6, look=OPEN),
        shape("circle", r=radius, stroke="var(--halo)", stroke_width=under, look=OPEN),
        shape("circle", r=radius, stroke=colour, stroke_width=width, look=OPEN | dashed),
    )


# The ghost of a module


def ghosts() -> Iterator[Shape]:
    """Modules at nine tenths within a dashed octagon, and the passages they open at each side."""
    around: dict[str, Attribute] = {"d": OCTAGON, "transform": "scale(1.12)", **OPEN}
    yield drawn(
        "aim",
        shape("path", stroke="var(--piece)", stroke_width=4, opacity=0.55, look=around),
        shape("path", stroke="var(--halo)", stroke_width=2, stroke_dasharray="6 4", look=around),
    )
    yield drawn("nothing")
    for side in range(8):
        right, down = halfway(side)
        yield drawn(f"po{side}", shape("g", passage(side), transform=f"translate({right} {down})"))
    for kind in range(STACKS):
        for turn in TURNS[kind]:
            word = turn_word(kind, turn)
            yield drawn(f"g{kind}{word}", of(f"e{kind}{turn}", opacity=0.9), of("aim"))
            for side in range(8):
                opens = LOCKS[kind][turn] >> side & 1
                yield same(f"o{kind}{side}{word}", f"po{side}" if opens else "nothing")


# Tags


def tag(name: str, text: str, price: int | None) -> Shape:
    """A label over a piece: a coin with a number, and words."""
    coin = 34 if price is not None else 0
    width = round(coin + 6.3 * len(text) + 17)
    left = -width // 2
    frame: dict[str, Attribute] = {"x": left, "y": TAG - 11, "width": width, "height": 22, "rx": 7}
    parts = [shape("rect", fill="var(--badge)", stroke="var(--piece)", stroke_width=1.4, look=frame)]
    words: dict[str, Attribute] = {"fill": "var(--badge-ink)", "font_size": 12}
    if price is not None:
        parts.append(of("coin", x=left + 5, y=TAG - 8, width=16, height=16))
        bold: dict[str, Attribute] = {"font_weight": 700, "font_size": 13}
        parts.append(shape("text", x=left + 24, y=TAG + 4.6, text=str(price), look=words | bold))
    if text:
        parts.append(shape("text", x=left + coin + 7, y=TAG + 4.4, text=text, look=words))
    return drawn(name, *parts)


def price_tags(zones: tuple[str, ...]) -> Iterator[Shape]:
    """What an expansion still costs, with the dearest zone it touches (N26)."""
    for zone in Zone:
        for price in range(zone + 2):
            yield tag(f"t{price}{int(zone)}", zones[zone], price)


def walk_tags(steps: tuple[str, ...], activates: str) -> Iterator[Shape]:
    """How many steps a walk takes, whether it activates a module, and the fee (N29, N32)."""
    for count, text in enumerate(steps, start=1):
        yield tag(f"tw{count}", text, None)
        yield tag(f"tw{count}a", f"{text} · {activates}", None)
        yield tag(f"tw{count}f", f"{text} · {activates}", 1)


# Ways


def way(name: str, d: str) -> Shape:
    """A line of dots on a pale band; its dark edge ends where it ends, so that one follows another without a seam."""
    return drawn(
        name,
        shape("path", d=d, stroke="var(--piece)", stroke_width=7.4, look=OPEN),
        shape("path", d=d, stroke="var(--halo)", stroke_width=5.4, look=OPEN | ROUND),
        shape("path", d=d, stroke="var(--piece)", stroke_width=2.2, stroke_dasharray=".1 4.7", look=OPEN | ROUND),
    )


def ways() -> Iterator[Shape]:
    for name, (right, down) in RUNS.items():
        yield way(f"r{name}1", f"M0 0l{C * right} {C * down}")
        for length in range(2, FARTHEST + 1):
            steps = [of(f"r{name}1", x=C * right * n, y=C * down * n) for n in range(length)]
            yield drawn(f"r{name}{length}", *steps)
    for side in range(8):
        right, down = halfway(side)
        yield way(f"w{side}", f"M0 0l{2 * right} {2 * down}")


# The sea


def sonar_ranges() -> Iterator[Shape]:
    """All cells within so many rows plus columns (N39)."""
    for reach in RANGES:
        stair = f"M{-C / 2:g} {-C * reach - C / 2:g}h{C}" + f"v{C}h{C}" * reach + f"v{C}" + f"h{-C}v{C}" * reach
        stair += f"h{-C}" + f"v{-C}h{-C}" * reach + f"v{-C}" + f"h{C}v{-C}" * reach + "Z"
        yield drawn(
            f"range{reach}",
            shape("path", d=stair, fill="var(--accent)", opacity=0.16),
            shape("path", d=stair, stroke="var(--halo)", stroke_width=4, look=OPEN | ROUND),
            shape("path", d=stair, stroke="var(--accent)", stroke_width=2, stroke_dasharray="7 4", look=OPEN | ROUND),
        )


def sea_signs() -> Iterator[Shape]:
    crossed = "M-7-7L7 7M7-7L-7 7"
    yield drawn(
        "cross",
        shape("path", d=crossed, stroke="var(--halo)", stroke_width=6.4, look=ROUND),
        shape("path", d=crossed, stroke="var(--lost)", stroke_width=3.2, look=ROUND),
    )
    yield drawn(
        "eye",
        shape("path", d="M-10 0Q0-11 10 0Q0 11-10 0Z", fill="var(--halo)", stroke="var(--piece)", stroke_width=1.6),
        shape("circle", r=3.6, fill="var(--piece)"),
    )
    yield drawn("wall", shape("rect", x=-7, y=-7, width=14, height=14, fill="transparent"))


def signs(players: int, zones: tuple[str, ...], steps: tuple[str, ...], activates: str) -> tuple[Shape, ...]:
    """All of them."""
    return (
        *(sign for seat in range(players) for sign in of_seat(seat)),
        *ghosts(),
        *price_tags(zones),
        *walk_tags(steps, activates),
        *ways(),
        *sonar_ranges(),
        *sea_signs(),
    )
