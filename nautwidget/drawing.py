"""What the pictures of all games are drawn with: symbols, and the people at the table with their colours and marks."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from nautwidget.palette import SEATS
from nautwidget.scene import Attribute, Shape, shape

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


def polygon(corners: int, radius: float, turned: float = 0.0, dy: float = 0.0) -> str:
    """A regular polygon with a corner on top, or turned by some degrees."""
    angles = [2 * pi * n / corners - pi / 2 + turned * pi / 180 for n in range(corners)]
    return "M" + "L".join(f"{radius * cos(a):.1f} {radius * sin(a) + dy:.1f}" for a in angles) + "Z"


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
