"""What a teacher draws on a board: lit places, arrows, and words beside them. Nobody's pieces move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import hypot

from nautwidget.palette import COLOURS
from nautwidget.scene import Place, Scene, Shape, shape

#: Colours by the words one would use; names of the palette are understood too.
COLOUR_WORDS = {
    "orange": "seat-0",
    "violet": "seat-1",
    "red": "seat-2",
    "yellow": "seat-3",
    "green": "seat-4",
    "black": "seat-5",
}


def light(scene: Scene, places: Sequence[str], colour: str) -> tuple[Shape, ...]:
    """A ring around each place."""
    rings = []
    for place in _found(scene, places):
        radius = max(place.r, 14)
        for stroke, width in (("var(--halo)", 7), (_paint(colour), 4)):
            rings.append(
                shape("circle", cx=place.x, cy=place.y, r=radius, fill="none", stroke=stroke, stroke_width=width)
            )
    return tuple(rings)


def arrow(scene: Scene, start: str, end: str, colour: str) -> tuple[Shape, ...]:
    """An arrow from one place to another, which ends at the edge of that one."""
    one, other = _found(scene, (start, end))
    length = hypot(other.x - one.x, other.y - one.y)
    if not length:
        raise ValueError(f"an arrow leads from one place to another, not from {start} to itself")
    dx, dy = (other.x - one.x) / length, (other.y - one.y) / length
    tip = (other.x - dx * other.r * 0.6, other.y - dy * other.r * 0.6)
    neck = (tip[0] - 16 * dx, tip[1] - 16 * dy)
    line = f"M{one.x:.1f} {one.y:.1f}L{neck[0]:.1f} {neck[1]:.1f}"
    head = (
        f"M{tip[0]:.1f} {tip[1]:.1f}L{neck[0] - 9 * dy:.1f} {neck[1] + 9 * dx:.1f}"
        f"L{neck[0] + 9 * dy:.1f} {neck[1] - 9 * dx:.1f}Z"
    )
    shapes = []
    for stroke, width, edge in (("var(--halo)", 10, 6), (_paint(colour), 5, 0)):
        shapes.append(shape("path", d=line, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round"))
        shapes.append(shape("path", d=head, fill=stroke, stroke=stroke, stroke_width=edge, stroke_linejoin="round"))
    return tuple(shapes)


def ghost(scene: Scene, action: str) -> tuple[Shape, ...]:
    """What the board would show while an action is pointed at: a piece as it would stand there, a way, a price."""
    for target in scene.targets:
        for variant in target.variants or ("",):
            if target.action.replace("{v}", variant) == action:
                return tuple(_turned(drawn, variant) for drawn in target.preview)
    return ()


def _turned(drawn: Shape, variant: str) -> Shape:
    """A shape of a preview for one of the ways in which it can be done."""
    attributes = {
        name: value.replace("{v}", variant) if isinstance(value, str) else value
        for name, value in drawn.attributes.items()
    }
    children = tuple(_turned(child, variant) for child in drawn.children)
    return replace(drawn, attributes=attributes, children=children, text=drawn.text.replace("{v}", variant))


def words(scene: Scene, place: str, text: str) -> tuple[Shape, ...]:
    """Words in a frame above a place, or below one at the upper edge; always inside the board."""
    (spot,) = _found(scene, (place,))
    width = 16 + 8.2 * len(text)
    left = min(max(4, spot.x - width / 2), max(4, scene.size[0] - width - 4))
    top = spot.y - spot.r - 34 if spot.y - spot.r > 40 else spot.y + spot.r + 8
    frame = shape(
        "rect",
        x=round(left, 1),
        y=round(top, 1),
        width=round(width, 1),
        height=26,
        rx=8,
        fill="var(--panel)",
        stroke="var(--ink)",
    )
    said = shape(
        "text",
        x=round(left + width / 2, 1),
        y=round(top + 17.5, 1),
        text_anchor="middle",
        font_size=13,
        font_weight=700,
        fill="var(--ink)",
        text=text,
    )
    return frame, said


def _found(scene: Scene, names: Sequence[str]) -> list[Place]:
    places = {place.name: place for place in scene.places}
    known = _drawn(scene) | places
    missing = [name for name in names if name not in known]
    if missing:
        some = ", ".join([*list(places)[:3], "…", *list(places)[-1:]])
        raise ValueError(f"the board has no place {', '.join(map(repr, missing))}; its places are {some}")
    return [known[name] for name in names]


def _drawn(scene: Scene) -> dict[str, Place]:
    """What has no place of its own but stands somewhere just now: pieces, and what can be pointed at."""
    pieces = {drawn.id: Place(drawn.id, *drawn.at, 0) for drawn in scene.layers if drawn.id and drawn.at is not None}
    return pieces | {target.id: Place(target.id, target.x, target.y, target.r) for target in scene.targets}


def _paint(colour: str) -> str:
    name = COLOUR_WORDS.get(colour, colour)
    if name not in COLOURS:
        raise ValueError(f"there is no colour {colour!r}; there are {', '.join(COLOUR_WORDS)}")
    return f"var(--{name})"
