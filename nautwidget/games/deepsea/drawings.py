"""The pieces of Deep Sea Adventure as symbols: treasures, blank discs, divers, dice.

A picture sends these once; a move then only says which symbol stands where, so their names are short:
`c1` to `c4` a treasure by its dots, `s1` to `s4` the same when carried, `o` a blank disc, `d0` to `d5` the diver of a
seat, `q0` to `q5` the same at a porthole. On cards stand `i1` to `i4`, `blank`, `bundle`, `die1` to `die3` and
`mark-0` to `mark-5`, which have a frame.
"""

from __future__ import annotations

from typing import Final

from nautwidget.drawing import ROUND, diver, icon, of, polygon, seat_disc, symbol
from nautwidget.games.deepsea.state import ShapeOfChip
from nautwidget.scene import Shape, shape

#: How much smaller a treasure is once carried.
CARRIED_SCALE: Final = 0.52


# Treasures


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


def numbered() -> tuple[Shape, ...]:
    """The discs under the spaces: a counted step in the diver's colour, a roll with an edge of it."""

    def disc(name: str, fill: str, edge: str) -> Shape:
        rim = shape("circle", r=12.5, fill=edge, stroke="var(--piece)", stroke_width=2)
        return symbol(name, rim, shape("circle", r=10, fill=fill))

    return disc("step", "currentColor", "var(--halo)"), disc("roll", "var(--badge)", "currentColor")


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
    return (
        *made,
        *numbered(),
        symbol("o", *blank()),
        icon("blank", of("o"), side=44),
        icon("bundle", *stack, side=76),
        badge,
    )


# Divers


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
    signs = {"lit": lit, "v": pointing, "ring": ring}
    coloured = [
        symbol(f"{name}{seat}", of(name, color=f"var(--seat-{seat})")) for seat in range(count) for name in signs
    ]
    return (*made, *(symbol(name, *drawn) for name, drawn in signs.items()), *coloured)


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
