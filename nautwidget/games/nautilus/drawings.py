"""The pieces of Nautilus as symbols: modules with their locks, researchers, submarines; finds are in `faces`.

A picture sends these once; a move then only says which symbol stands where, so their names are short: `m01` a module
by kind and quarter turns with room for researchers and `e01` an empty one, `s2` a submarine of a seat, `f5` the face of
a find, `u1` a disc for a face that all see and `v1` for one that only this seat knows, by zone. Stamps are set on many
places at once: `r2` a researcher, `o2` the line and mark of an owner and `q2` the mark alone, `b1` the back of a find
by zone, `p3` a passage by side. On cards stand the same drawings in a frame: `i-training`, `i-gold`, `coin`, `mark-0`,
`diver-0`, `boat-0`, `order`, `lock-blue`. What shows while somebody plays is in `signs`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final, TypeAlias

from nautwidget.drawing import ROUND, diver, icon, mark, named, of, seat_disc
from nautwidget.games.nautilus.modules import LOCKS, RESEARCH, SIDES, TURNS, Kind
from nautwidget.palette import SEATS
from nautwidget.scene import Attribute, Shape, shape

Spot: TypeAlias = "tuple[float, float]"

#: The octagon over 3 × 3 cells, a little smaller than its cells (N10).
OCTAGON: Final = "M34.3-11.3V11.3L11.3 34.3H-11.3L-34.3 11.3V-11.3L-11.3-34.3H11.3Z"
#: The owner's line within the wall.
INNER: Final = "M30.4-9.7V9.7L9.7 30.4H-9.7L-30.4 9.7V-9.7L-9.7-30.4H9.7Z"
#: From the centre to the middle of each wall, by side.
WALLS: Final = ((0, -34), (22.8, -22.8), (34, 0), (22.8, 22.8), (0, 34), (-22.8, 22.8), (-34, 0), (-22.8, -22.8))
#: The sides at which a passage is drawn, so that each is drawn once: east, south-east, south, south-west.
PASSAGES: Final = (2, 3, 4, 5)
#: Where in a module the owner's mark stands.
OWNER_SPOT: Final = (13, -15)

FLOORS: Final = {Kind.HABITAT_GREEN: "floor-green", Kind.HABITAT_BLUE: "floor-blue", Kind.BASE: "floor-base"}
INK: Final[dict[str, Attribute]] = {"fill": "var(--pictogram)"}
LINE: Final[dict[str, Attribute]] = {"fill": "none", "stroke": "var(--pictogram)", **ROUND}


def drawn(name: str, *children: Shape) -> Shape:
    """A drawing around its own origin; a group says that in fewer words than a symbol."""
    return named("g", name, *children)


def same(name: str, other: str, **attributes: Attribute) -> Shape:
    """Another name for a drawing, somewhere else or turned."""
    return named("use", name, href=f"#{other}", **attributes)


def stamp(name: str, *children: Shape) -> Shape:
    """A drawing that one shape sets on many places at once: see `stamped`."""
    return named("marker", name, *children, markerUnits="userSpaceOnUse", overflow="visible")


def stamped(name: str, places: Sequence[Spot]) -> Shape:
    """A stamp on some places: one shape for all of them, because a picture has to be small.

    A stamp is set where a line bends; the first place and the last one are named twice, so that it does there too.
    """
    points = " ".join(f"{x:g},{y:g}" for x, y in (places[0], *places, places[-1]))
    return shape("polyline", points=points, fill="none", marker_mid=f"url(#{name})")


# Modules


def gear() -> str:
    """A wheel of eight teeth."""
    corners = []
    for tooth in range(8):
        for turn, radius in ((-0.30, 7.2), (-0.20, 10.4), (0.20, 10.4), (0.30, 7.2)):
            angle = (tooth + turn) * pi / 4
            corners.append(f"{radius * sin(angle):.1f} {-radius * cos(angle):.1f}")
    return "M" + "L".join(corners) + "Z"


def pictogram(kind: Kind) -> tuple[Shape, ...]:
    """What a module is for, as a bold silhouette on a grid of 24."""
    floor = f"var(--{FLOORS.get(kind, 'floor')})"
    match kind:
        case Kind.TRAINING:
            return (shape("path", d="M-11-3.5V3.5M-7.5-7V7M7.5-7V7M11-3.5V3.5M-7 0H7", stroke_width=3.4, look=LINE),)
        case Kind.TECHNOLOGY:
            return (shape("path", d=gear(), look=INK), shape("circle", r=3.6, fill=floor))
        case Kind.SONAR:
            return (
                shape("circle", r=9.4, stroke_width=2.2, look=LINE),
                shape("path", d="M0 0L6.6-6.6A9.4 9.4 0 0 1 9.4 0Z", look=INK),
                shape("path", d="M0-4.6A4.6 4.6 0 1 0 4.6 0", stroke_width=1.8, look=LINE),
                shape("circle", cx=-4, cy=-5.4, r=1.9, look=INK),
            )
        case Kind.LABORATORY:
            return (
                shape(
                    "path",
                    d="M-3-10H3M-2-10V-3L-8.4 8.6A1.4 1.4 0 0 0-7 10.6H7A1.4 1.4 0 0 0 8.4 8.6L2-3V-10",
                    stroke_width=2.2,
                    look=LINE,
                ),
                shape("path", d="M-4.6 3H4.6L8 9.6H-8Z", look=INK),
            )
        case Kind.ANALYSIS:
            return (
                shape(
                    "path",
                    d="M0-10V9M-6 10H6M-9-6.4L9-8.6M-9-6L-12 2.4M-9-6L-6 2.4M9-8L6 .4M9-8L12 .4",
                    stroke_width=1.9,
                    look=LINE,
                ),
                shape("path", d="M-12.6 2.4A3.7 3.7 0 0 0-5.4 2.4ZM5.4 .4A3.7 3.7 0 0 0 12.6 .4Z", look=INK),
            )
        case Kind.HABITAT_GREEN | Kind.HABITAT_BLUE:
            leaf = "M0 6.6C-5.4 6-5.6 .6-4.6-1.8C-1 -1.6 0 1.4 0 3.4C.4 1 2-.6 5-.8C5.4 3 4 6.2 0 6.6Z"
            drop = "M0-4.6C3 -.6 4 1 4 3.2A4 4 0 0 1-4 3.2C-4 1-3-.6 0-4.6Z"
            inside = leaf if kind is Kind.HABITAT_GREEN else drop
            return (
                shape("path", d="M-10 9.6V.6A10 10 0 0 1 10 .6V9.6Z", look=INK),
                shape("path", d=inside, fill=floor),
            )
        case Kind.BASE:
            return (
                shape(
                    "path",
                    d="M0-5V9.6M-5-2H5M-9.6 3C-9 8-5 10 0 10S9 8 9.6 3M-11 5.4L-9.6 3L-7 4.4M11 5.4L9.6 3L7 4.4",
                    stroke_width=2.3,
                    look=LINE,
                ),
                shape("circle", cy=-8, r=2.8, stroke_width=2.2, look=LINE),
            )


def locks() -> Iterator[Shape]:
    """A closed lock at each side: a bar across the wall with a white slit, blue on a side, brown at a corner (N11)."""
    for colour in ("blue", "brown"):
        fill = f"var(--lock-{colour})"
        bar: dict[str, Attribute] = {"x": -6.5, "y": -3.4, "width": 13, "height": 6.8, "rx": 1.6}
        yield drawn(
            f"l-{colour}",
            shape("rect", fill=fill, stroke="var(--piece)", stroke_width=1, look=bar),
            shape("path", d="M-3 0H3", stroke="var(--halo)", stroke_width=1.3),
        )
    for side, (x, y) in enumerate(WALLS):
        turned = f"translate({x:g} {y:g}) rotate({45 * side})"
        yield same(f"lk{side}", "l-brown" if side % 2 else "l-blue", transform=turned)


def floors(kind: Kind) -> Iterator[Shape]:
    """What all turns of a module share: shadow, floor and wall; its sign in the upper half, or larger in the middle."""
    owned = kind < RESEARCH
    floor = f"var(--{FLOORS.get(kind, 'floor')})"
    wall = shape("path", d=OCTAGON, fill=floor, stroke="var(--wall)", stroke_width=3, look=ROUND)
    yield drawn(f"fl{int(kind)}", of("shadow"), wall)
    yield drawn(f"k{int(kind)}", *pictogram(kind))
    above = f"translate(-8 {OWNER_SPOT[1]}) scale(.92)" if owned else "translate(0 -13) scale(1.04)"
    yield same(f"ka{int(kind)}", f"k{int(kind)}", transform=above)
    yield same(f"kc{int(kind)}", f"k{int(kind)}", transform="translate(-4 4) scale(1.2)" if owned else "scale(1.3)")


def module(kind: Kind, turn: int) -> Iterator[Shape]:
    """A module in a turn, with closed locks: with room for researchers, and empty."""
    name = f"{int(kind)}{turn}"
    yield drawn(f"n{name}", of(f"fl{int(kind)}"), *[of(f"lk{side}") for side in SIDES[LOCKS[kind][turn]]])
    yield drawn(f"m{name}", of(f"n{name}"), of(f"ka{int(kind)}"))
    yield drawn(f"e{name}", of(f"n{name}"), of(f"kc{int(kind)}"))


def owner(seat: int) -> tuple[Shape, ...]:
    """A line within the wall in the seat's colour, and its mark (N28)."""
    x, y = OWNER_SPOT
    return (
        shape("path", d=INNER, fill="none", stroke=f"var(--seat-{seat})", stroke_width=2.6),
        of(f"sd{seat}", transform=f"translate({x} {y}) scale(.31)"),
    )


def passage(side: int) -> Shape:
    """An open passage to a side (N13): the floor runs through the wall between two jambs in the colour of the locks."""
    colour = "var(--lock-brown)" if side % 2 else "var(--lock-blue)"
    return shape(
        "g",
        shape("path", d="M0-6.5V6.5", stroke="var(--floor)", stroke_width=12),
        shape("path", d="M-6.2-8V8M6.2-8V8", stroke=colour, stroke_width=3.2),
        transform=f"rotate({45 * side})",
    )


def modules() -> tuple[Shape, ...]:
    shadow = shape("path", d=OCTAGON, transform="translate(1.5 3)", opacity=0.26, stroke="#000", stroke_width=3)
    made = [drawn("shadow", shadow), *locks()]
    for kind in Kind:
        made += floors(kind)
        tile = shape(
            "path",
            d="M24-8V8L8 24H-8L-24 8V-8L-8-24H8Z",
            fill=f"var(--{FLOORS.get(kind, 'floor')})",
            stroke="var(--wall)",
            stroke_width=2.4,
            look=ROUND,
        )
        made.append(icon(f"i-{kind.word}", tile, of(f"k{int(kind)}", transform="scale(1.25)"), side=52))
        for turn in TURNS[kind]:
            made += module(kind, turn)
    made += [stamp(f"p{side}", passage(side)) for side in PASSAGES]
    for colour in ("blue", "brown"):
        bar: dict[str, Attribute] = {"x": -18, "y": -9, "width": 36, "height": 18, "rx": 4}
        box = shape("rect", fill=f"var(--lock-{colour})", stroke="var(--piece)", stroke_width=2, look=bar)
        made.append(icon(f"lock-{colour}", box, shape("path", d="M-8 0H8", stroke="var(--halo)", stroke_width=3.4)))
    return tuple(made)


# Researchers and submarines

HULL: Final = "M-13 3.4C-13-1.4-9-4-4-4H5C10-4 13.4-.6 13.4 2.6S10 9.6 5 9.6H-5C-9.6 9.6-13 8-13 3.4Z"
TOWER: Final = "M-4-4V-9H3V-4M1-9V-11.4H4.4M-13 3L-16-1.4V8.4L-13 4"


def submarine(seat: int) -> tuple[Shape, ...]:
    """A submarine from the side: tower, periscope, screw, porthole, and the mark amidships."""
    both: dict[str, Attribute] = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    body = shape("path", d=HULL + TOWER)
    return (
        shape("g", body, fill="var(--halo)", stroke="var(--halo)", stroke_width=4.6, look=both),
        shape("g", body, fill=f"var(--seat-{seat})", stroke="var(--piece)", stroke_width=1.4, look=both),
        shape("circle", cx=8.4, cy=2, r=2, fill="var(--visor)", stroke="var(--piece)", stroke_width=0.9),
        shape("path", d=mark(SEATS[seat].mark, 4), transform="translate(-1.4 2.8)", fill=f"var(--mark-{seat})"),
    )


def players(count: int) -> tuple[Shape, ...]:
    made = []
    for seat in range(count):
        made += [
            drawn(f"dv{seat}", *diver(seat)),
            drawn(f"sd{seat}", *seat_disc(seat)),
            drawn(f"s{seat}", *submarine(seat)),
            drawn(f"h{seat}", *owner(seat)),
            stamp(f"r{seat}", of(f"dv{seat}", transform="scale(.42)")),
            stamp(f"o{seat}", of(f"h{seat}")),
            stamp(f"q{seat}", of(f"sd{seat}", transform="scale(.31)")),
            icon(f"mark-{seat}", of(f"sd{seat}"), side=48),
            icon(f"diver-{seat}", of(f"dv{seat}"), side=56),
            icon(f"boat-{seat}", of(f"s{seat}"), side=36),
        ]
    return tuple(made)
