"""The pieces of Deep Sea Adventure as symbols: treasures, blank discs, divers, dice.

A picture sends these once; a move then only says which symbol stands where, so their names are short:
`c1` to `c4` a treasure by its dots, `s1` to `s4` the same when carried, `o` a blank disc, `d0` to `d5` the diver of a
seat, `q0` to `q5` the same at a porthole. On cards stand `i1` to `i4`, `blank`, `bundle`, `die1` to `die3` and
`mark-0` to `mark-5`, which have a frame.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from nautwidget.games.deepsea.state import ShapeOfChip
from nautwidget.palette import SEATS
from nautwidget.scene import Attribute, Shape, shape

#: How much smaller a treasure is once carried.
CARRIED_SCALE: Final = 0.52
ROUND: Final[dict[str, Attribute]] = {"stroke_linejoin": "round", "stroke_linecap": "round"}


def named(tag: str, name: str, *children: Shape, **attributes: Attribute) -> Shape:
    """An element that others refer to by its name."""
    made = shape(tag, *children, look=attributes)
    return Shape(made.tag, {"id": name, **made.attributes}, made.children)


def symbol(name: str, *children: Shape) -> Shape:
    """A drawing around its own origin, for the board."""
    return named("symbol", name, *children, overflow="visible")


def icon(name: str, *children: Shape, side: int = 48) -> Shape:
    """A drawing in a square frame, for cards."""
    half = side // 2
    return named("symbol", name, *children, viewBox=f"{-half} {-half} {side} {side}")


def of(name: str, **attributes: Attribute) -> Shape:
    """A symbol inside another one."""
    return shape("use", href=f"#{name}", look=attributes)


# Treasures


def polygon(corners: int, radius: float, turned: float = 0.0, dy: float = 0.0) -> str:
    """A regular polygon with a corner on top, or turned by some degrees."""
    angles = [2 * pi * n / corners - pi / 2 + turned * pi / 180 for n in range(corners)]
    return "M" + "L".join(f"{radius * cos(a):.1f} {radius * sin(a) + dy:.1f}" for a in angles) + "Z"


#: Outline and dots, level by level; the outlines have about the same area.
OUTLINES: Final = {
    ShapeOfChip.TRIANGLE: polygon(3, 25, dy=5),
    ShapeOfChip.SQUARE: "M-18-18H18V18H-18Z",
    ShapeOfChip.PENTAGON: polygon(5, 22.5, dy=1),
    ShapeOfChip.HEXAGON: polygon(6, 22.5, 30),
}
DOTS: Final = {
    ShapeOfChip.TRIANGLE: ((0, 6),),
    ShapeOfChip.SQUARE: ((-6, 0), (6, 0)),
    ShapeOfChip.PENTAGON: ((-6, 5), (6, 5), (0, -5)),
    ShapeOfChip.HEXAGON: ((-6, -6), (6, -6), (-6, 6), (6, 6)),
}


def treasure(level: ShapeOfChip) -> tuple[Shape, ...]:
    """A treasure: cream rim, dark edge, and as many dots as its depth."""
    outline = OUTLINES[level]
    dots = "".join(f"M{x} {y}h0" for x, y in DOTS[level])
    return (
        shape("path", d=outline, transform="translate(0 3)", opacity=0.3, stroke="#000", stroke_width=5, look=ROUND),
        shape("path", d=outline, fill="none", stroke="var(--piece)", stroke_width=7.5, look=ROUND),
        shape("path", d=outline, fill="var(--chip-rim)", stroke="var(--chip-rim)", stroke_width=4.5, look=ROUND),
        shape("path", d=outline, fill=f"var(--chip-{level + 1})", stroke="var(--piece)", stroke_width=1.6, look=ROUND),
        shape("path", d=dots, stroke="var(--chip-dot)", stroke_width=6, look=ROUND),
    )


def blank() -> tuple[Shape, ...]:
    """A blank disc: a dashed ring with a point, dark beneath so that it shows on pale water too."""
    return (
        shape("circle", r=16.5, fill="var(--rope-edge)", fill_opacity=0.45),
        shape("circle", r=16.5, fill="none", stroke="var(--rope-edge)", stroke_width=4.4),
        shape("circle", r=16.5, fill="none", stroke="var(--rope)", stroke_width=2.2, stroke_dasharray="5 3.64"),
        shape("circle", r=3.6, fill="var(--rope)", stroke="var(--rope-edge)", stroke_width=1),
    )


def treasures() -> tuple[Shape, ...]:
    made = []
    for level in ShapeOfChip:
        number = level + 1
        made.append(symbol(f"c{number}", *treasure(level)))
        made.append(symbol(f"s{number}", of(f"c{number}", transform=f"scale({CARRIED_SCALE})")))
        made.append(icon(f"i{number}", of(f"c{number}"), side=60))
    stack = (of("c4", x=-9, y=7), of("c3", x=-2, y=1), of("c2", x=7, y=-5))
    badge = symbol("n", shape("circle", r=11, fill="var(--badge)", stroke="var(--piece)", stroke_width=2))
    return (*made, symbol("o", *blank()), icon("blank", of("o"), side=44), icon("bundle", *stack, side=76), badge)


# Divers


def mark(name: str, radius: float) -> str:
    """The outline of a seat's mark."""
    r = radius
    if name == "disc":
        return f"M{-r:g} 0A{r:g} {r:g} 0 0 1 {r:g} 0A{r:g} {r:g} 0 0 1{-r:g} 0Z"
    if name == "square":
        side = 0.86 * r
        return f"M{-side:.1f} {-side:.1f}H{side:.1f}V{side:.1f}H{-side:.1f}Z"
    if name == "diamond":
        return polygon(4, 1.18 * r)
    if name == "triangle":
        return polygon(3, 1.2 * r, dy=0.16 * r)
    if name == "cross":
        arm, long = 0.38 * r, 1.1 * r
        corners = (
            (-1, -2),
            (1, -2),
            (1, -1),
            (2, -1),
            (2, 1),
            (1, 1),
            (1, 2),
            (-1, 2),
            (-1, 1),
            (-2, 1),
            (-2, -1),
            (-1, -1),
        )
        size = {1: arm, 2: long}
        spots = [tuple((1 if part > 0 else -1) * size[abs(part)] for part in corner) for corner in corners]
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots) + "Z"
    points = [((1.3 if n % 2 == 0 else 0.55) * r, pi * n / 5 - pi / 2) for n in range(10)]
    return "M" + "L".join(f"{length * cos(a):.1f} {length * sin(a) + 0.1 * r:.1f}" for length, a in points) + "Z"


BODY: Final = "M-16 22V12C-16 2-9-3 0-3S16 2 16 12V22Z"


def diver(seat: int) -> tuple[Shape, ...]:
    """A diver's bust: helmet with a pale visor, mark on the chest, white halo, dark edge."""
    colour = f"var(--seat-{seat})"
    helmet = {"cx": 0, "cy": -10, "r": 11.5}
    return (
        shape(
            "g",
            shape("path", d=BODY),
            shape("circle", look=helmet),
            fill="var(--halo)",
            stroke="var(--halo)",
            stroke_width=7.5,
            look=ROUND,
        ),
        shape(
            "g",
            shape("path", d=BODY),
            shape("circle", look=helmet),
            fill=colour,
            stroke="var(--piece)",
            stroke_width=2.4,
            look=ROUND,
        ),
        shape(
            "rect",
            x=-7.5,
            y=-14,
            width=15,
            height=7.5,
            rx=3.75,
            fill="var(--visor)",
            stroke="var(--piece)",
            stroke_width=1.6,
        ),
        shape("path", d=mark(SEATS[seat].mark, 6.6), transform="translate(0 11)", fill=f"var(--mark-{seat})"),
    )


def seat_disc(seat: int) -> tuple[Shape, ...]:
    """A seat's colour and mark as a disc."""
    return (
        shape("circle", r=21, fill=f"var(--seat-{seat})", stroke="var(--piece)", stroke_width=3),
        shape("circle", r=22.5, fill="none", stroke="var(--halo)", stroke_width=1, opacity=0.5),
        shape("path", d=mark(SEATS[seat].mark, 11), fill=f"var(--mark-{seat})"),
    )


def divers(count: int) -> tuple[Shape, ...]:
    made = []
    for seat in range(count):
        made.append(symbol(f"d{seat}", *diver(seat)))
        made.append(symbol(f"q{seat}", of(f"d{seat}", transform="scale(.5)")))
        made.append(icon(f"mark-{seat}", *seat_disc(seat), side=48))
    chevron = "M-8-11L10 0L-8 11L-3 0Z"
    lit = (
        shape("ellipse", rx=25, ry=33, fill="var(--halo)", fill_opacity=0.35),
        shape("ellipse", rx=25, ry=33, fill="none", stroke="var(--halo)", stroke_width=4),
        shape("ellipse", rx=25, ry=33, fill="none", stroke="currentColor", stroke_width=2),
    )
    pointing = (
        shape("path", d=chevron, fill="var(--halo)", stroke="var(--halo)", stroke_width=6.5, look=ROUND),
        shape("path", d=chevron, fill="currentColor", stroke="var(--piece)", stroke_width=2, look=ROUND),
    )
    ring = (
        shape("circle", r=31, fill="none", stroke="var(--halo)", stroke_width=6),
        shape("circle", r=31, fill="none", stroke="currentColor", stroke_width=3.2),
    )
    return (*made, symbol("lit", *lit), symbol("v", *pointing), symbol("ring", *ring))


# Dice

PIPS: Final = {1: ((0, 0),), 2: ((-9, -9), (9, 9)), 3: ((-9, -9), (0, 0), (9, 9))}


def dice() -> tuple[Shape, ...]:
    """The faces 1 to 3 (D3)."""
    frame = shape(
        "rect", x=-21, y=-21, width=42, height=42, rx=8, fill="var(--badge)", stroke="var(--ink)", stroke_width=2.6
    )
    return tuple(
        icon(
            f"die{face}",
            frame,
            shape(
                "path", d="".join(f"M{x} {y}h0" for x, y in pips), stroke="var(--badge-ink)", stroke_width=9, look=ROUND
            ),
        )
        for face, pips in PIPS.items()
    )
