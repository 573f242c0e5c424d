"""What never changes during a game of Deep Sea Adventure: sky, sea, submarine, rope and the empty oxygen gauge."""

from __future__ import annotations

from functools import cache
from typing import Final

from nautwidget.drawing import named, symbol
from nautwidget.games.deepsea import drawings
from nautwidget.games.deepsea.course import HEIGHT, WIDTH, Point, rope_path
from nautwidget.games.deepsea.state import AIR
from nautwidget.scene import Attribute, Shape, shape
from nautwidget.texts import Texts

WATER: Final = 98
BANDS: Final = 9
#: The oxygen gauge in the sky: its left edge, top, the pitch and size of its cells.
GAUGE_X: Final = 300
GAUGE_Y: Final = 40
PITCH: Final = 18
CELL: Final = 15
CELL_HEIGHT: Final = 26
#: The submarine's portholes: the first one's centre, their height, and room for all of them.
PORTHOLE_X: Final = 82
PORTHOLE_Y: Final = 88
PORTHOLES_WIDTH: Final = 140


def porthole(seat: int, players: int) -> Point:
    """The centre of a seat's porthole."""
    gap = min(42, PORTHOLES_WIDTH / (players - 1))
    start = PORTHOLE_X + (PORTHOLES_WIDTH - gap * (players - 1)) / 2
    return round(start + gap * seat), PORTHOLE_Y


def _edge(top: float, height: float, phase: float, waves: float) -> str:
    """The upper edge of a band from side to side, as few quadratic curves."""
    period = WIDTH / waves
    x = -period * phase
    path = [f"M{x:.0f} {top:.1f}"]
    sign = 1
    while x < WIDTH:
        x += period / 2
        path.append(f"Q{x - period / 4:.0f} {top + sign * height:.1f} {x:.0f} {top:.1f}")
        sign = -sign
    return "".join(path)


def sea() -> tuple[Shape, ...]:
    """Nine flat bands, darker as they go down, with rays of light in the upper ones."""
    shapes = [shape("rect", width=WIDTH, height=WATER + 20, fill="var(--sky)")]
    depth = (HEIGHT - WATER) / BANDS
    for band in range(BANDS):
        top = WATER + band * depth
        edge = _edge(top, 9 if band else 8, (0.2 + 0.37 * band) % 1, 6 if band == 0 else 2.6 + 0.35 * (band % 3))
        shapes.append(shape("path", d=f"{edge}V{HEIGHT}H-400Z", fill=f"var(--wave-{band + 1})"))
        line: dict[str, Attribute] = (
            {"stroke": "var(--surface)", "stroke_width": 2.4}
            if band == 0
            else {"stroke": "var(--ray)", "stroke_width": 1.2}
        )
        shapes.append(shape("path", d=edge, fill="none", opacity=1 if band == 0 else 0.3, look=line))
    for left, width, length, lean in ((330, 40, 300, -50), (440, 26, 350, -20), (520, 44, 330, 10), (632, 60, 290, 48)):
        top = WATER + 12
        ray = f"M{left} {top}h{width}L{left + width * 2 + lean} {top + length}H{left + lean - width}Z"
        shapes.append(shape("path", d=ray, fill="var(--ray)", opacity=0.13))
    return tuple(shapes)


WEEDS: Final = ((36, 700, 1.0), (54, 706, 1.4), (72, 702, 0.9), (700, 700, 1.2), (720, 690, 1.7), (740, 700, 1.0))


def floor() -> tuple[Shape, ...]:
    """The sea floor with stones and weeds."""
    hills = "M0 684C90 668 150 700 240 690S400 664 500 676 640 640 690 652 740 690 768 684V730H0Z"
    front = f"M0 712C120 694 220 724 330 712S560 700 640 712 730 704 {WIDTH} 712V{HEIGHT}H0Z"
    weeds = "".join(
        f"M{x} {y + 20}c{-12 * k:.0f} {-14 * k:.0f} {12 * k:.0f} {-22 * k:.0f} 0 {-36 * k:.0f}"
        f"s{8 * k:.0f} {-18 * k:.0f} 0 {-28 * k:.0f}"
        for x, y, k in WEEDS
    )
    return (
        shape("path", d=hills, fill="var(--sea-floor)", opacity=0.75),
        shape("path", d=weeds, fill="none", stroke="var(--weed)", stroke_width=5, stroke_linecap="round"),
        shape("path", d=front, fill="var(--sea-floor)"),
        shape("ellipse", cx=330, cy=712, rx=26, ry=8, fill="var(--wave-9)"),
        shape("ellipse", cx=362, cy=715, rx=14, ry=5, fill="var(--wave-8)"),
        shape("ellipse", cx=588, cy=712, rx=20, ry=6, fill="var(--wave-9)"),
    )


def rope() -> tuple[Shape, ...]:
    """The rope: cream dashes in a dark casing, so that it shows on pale water and in the deep."""
    casing = shape("use", href="#rope", fill="none", stroke="var(--rope-edge)", stroke_width=6, opacity=0.72)
    dashes = shape("use", href="#rope", fill="none", stroke="var(--rope)", stroke_width=2.8, stroke_dasharray="7 6")
    return (shape("g", casing, dashes, mask="url(#rope-end)"),)


def submarine(players: int) -> tuple[Shape, ...]:
    """The submarine in neutral grey, so that it is no seat's, with a porthole for every diver."""
    line: dict[str, Attribute] = {
        "stroke": "var(--hull-line)",
        "stroke_width": 3,
        "stroke_linejoin": "round",
        "stroke_linecap": "round",
    }
    hull = "M44 90C44 64 78 58 108 58H208C240 58 262 72 262 90S240 124 200 124H104C74 124 44 116 44 90Z"
    keel = "M45 96C52 118 78 124 104 124H200C236 124 258 110 261 96C230 108 76 108 45 96Z"
    glass = [
        shape("circle", cx=x, cy=y, r=14.5, fill="var(--porthole)", stroke="var(--hull-line)", stroke_width=2.6)
        for x, y in (porthole(seat, players) for seat in range(players))
    ]
    return (
        shape("path", d="M142 30V16H158", fill="none", look=(line | {"stroke_width": 4})),
        shape("path", d="M116 60L124 30H166L176 60Z", fill="var(--tower)", look=line),
        shape("path", d="M44 92H34M30 70V114", fill="none", look=(line | {"stroke_width": 5})),
        shape("path", d=hull, fill="var(--hull)"),
        shape("path", d=keel, fill="var(--hull-2)"),
        shape("path", d=hull, fill="none", look=line),
        *glass,
    )


def gauge(title: str) -> tuple[Shape, ...]:
    """Twenty-five empty cells with every fifth one numbered."""
    bottom = GAUGE_Y + CELL_HEIGHT + 16
    ticks = [shape("text", x=GAUGE_X + PITCH * n - PITCH / 2 - 1, y=bottom, text=str(n)) for n in range(5, AIR + 1, 5)]
    return (
        shape("text", x=GAUGE_X, y=30, font_size=15, font_weight=700, fill="var(--ink)", text=title),
        shape("path", d=_cells(), fill="var(--cell)", stroke="var(--cell-line)", stroke_width=1.6),
        shape("g", *ticks, fill="var(--ink-2)", font_size=13, font_weight=600, text_anchor="middle"),
    )


def _cells() -> str:
    r, width, height = 4, CELL - 8, CELL_HEIGHT - 8
    corner = f"a{r} {r} 0 0 1"
    return "".join(
        f"M{GAUGE_X + PITCH * n + r} {GAUGE_Y}h{width}{corner} {r} {r}v{height}{corner}-{r} {r}h-{width}"
        f"{corner}-{r}-{r}v-{height}{corner} {r}-{r}z"
        for n in range(AIR)
    )


def definitions(players: int, word: str) -> Shape:
    """Everything that a move only refers to."""
    width = 14 + 8.4 * len(word)
    skip = symbol(
        "skip",
        shape(
            "rect",
            x=-width / 2,
            y=-11,
            width=width,
            height=22,
            rx=11,
            fill="var(--skip)",
            stroke="var(--halo)",
            stroke_width=1.6,
        ),
        shape("text", y=4.6, fill="var(--skip-ink)", text_anchor="middle", font_size=13, font_weight=700, text=word),
    )
    hatch = named(
        "pattern",
        "breath",
        shape("rect", width=6, height=6, fill="var(--cell)"),
        shape("path", d="M0 0V6", stroke="var(--air)", stroke_width=6.6),
        width=6,
        height=6,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(35)",
    )
    trail = symbol("trail", shape("use", href="#rope", fill="none", stroke="currentColor", stroke_width=8))
    return shape(
        "defs",
        named("path", "rope", d=rope_path()),
        named("clipPath", "cells", shape("path", d=_cells())),
        hatch,
        trail,
        *drawings.treasures(),
        *drawings.divers(players),
        *drawings.dice(),
        skip,
    )


@cache
def _backdrop(players: int, title: str, word: str) -> tuple[Shape, ...]:
    return (definitions(players, word), *sea(), *floor(), *rope(), *submarine(players), *gauge(title))


def backdrop(players: int, texts: Texts) -> tuple[Shape, ...]:
    """The still part of the picture: the same for the whole game."""
    return _backdrop(players, texts("scene.air.title"), texts("scene.skip"))
