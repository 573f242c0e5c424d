"""The finds of Nautilus as symbols: their faces, their backs by zone, the coin and the back of an order."""

from __future__ import annotations

from math import cos, pi, sin

from nautwidget.drawing import ROUND, icon, of
from nautwidget.games.nautilus.drawings import drawn, stamp
from nautwidget.games.nautilus.finds import ATLANTIS, ATLANTIS_FINDS, FIND_ZONES, Find, Zone
from nautwidget.scene import Attribute, Shape, shape


def face(find: Find) -> tuple[Shape, ...]:
    """The drawing on a find, 16 wide."""
    fill = f"var(--find-{find.word})"
    edge: dict[str, Attribute] = {"stroke": "var(--find-ink)", "stroke_width": 0.9, **ROUND}
    match find:
        case Find.GOLD:
            return (
                shape("path", d="M-7 5L-4.4-1.4H3.6L7 5Z", fill=fill, look=edge),
                shape(
                    "path", d="M2.6-7.4L3.6-4.8L6.2-3.8L3.6-2.8L2.6-.2L1.6-2.8L-1-3.8L1.6-4.8Z", fill=fill, look=edge
                ),
            )
        case Find.JELLYFISH:
            tails = "M-3.6 1.4q-1.4 2 0 3.4t0 3M0 1.4q-1.4 2 0 3.4t0 3M3.6 1.4q-1.4 2 0 3.4t0 3"
            return (
                shape("path", d=tails, fill="none", look=(edge | {"stroke": fill, "stroke_width": 1.5})),
                shape("path", d="M-6.6 1.4A6.6 7.4 0 0 1 6.6 1.4Z", fill=fill, look=edge),
            )
        case Find.URCHIN:
            spines = "".join(f"M0 0L{7.6 * cos(pi * n / 7):.1f} {7.6 * sin(pi * n / 7):.1f}" for n in range(14))
            return (
                shape("path", d=spines, look=(edge | {"stroke": fill, "stroke_width": 1.2})),
                shape("circle", r=4.2, fill=fill, look=edge),
            )
        case Find.SCALLOP:
            return (
                shape("path", d="M-2 6.4L-7 0A7.4 7.4 0 0 1 7 0L2 6.4Z", fill=fill, look=edge),
                shape("path", d="M-.8 6L-4.4-3.6M0 6V-5.4M.8 6L4.4-3.6", fill="none", look=edge),
            )
        case Find.SNAIL:
            return (
                shape("path", d="M-7.4 6.2H6.4C7.4 4 6.6 2 6.8-.6", fill="none", look=(edge | {"stroke_width": 1.7})),
                shape("circle", cx=-0.8, cy=0.2, r=5.2, fill=fill, look=edge),
                shape(
                    "path",
                    d="M-.8 .2a1.4 1.4 0 0 1 2.6 .8a2.9 2.9 0 0 1-5.6-.6a3.6 3.6 0 0 1 3.6-3.4",
                    fill="none",
                    look=edge,
                ),
            )
        case Find.CHEST:
            return (
                shape("path", d="M-6.6 5.6V-1.4C-6.6-6.4 6.6-6.4 6.6-1.4V5.6Z", fill=fill, look=edge),
                shape("path", d="M-6.6-.4H6.6", look=edge),
                shape("rect", x=-1.6, y=-1.8, width=3.2, height=3.6, fill="var(--find-gold)", look=edge),
            )
        case Find.SPEED:
            return (
                shape(
                    "path",
                    d="M-5-5.4L0 0L-5 5.4M1-5.4L6 0L1 5.4",
                    fill="none",
                    stroke=fill,
                    stroke_width=2.8,
                    look=ROUND,
                ),
            )


def atlantis(number: int) -> tuple[Shape, ...]:
    """A pediment over the find's number (N6)."""
    return (
        shape(
            "path",
            d="M-7-2.4L0-7.6L7-2.4Z",
            fill="var(--find-atlantis)",
            stroke="var(--find-ink)",
            stroke_width=0.7,
            look=ROUND,
        ),
        shape(
            "text",
            y=6.6,
            font_size=9.6,
            font_weight=700,
            text_anchor="middle",
            fill="var(--find-ink)",
            text=str(number),
        ),
    )


def disc(zone: Zone, known: bool) -> Shape:
    """A disc for a face: rim in the colour of the zone's backs; dashed, with an eye, when only this seat knows it."""
    rim: dict[str, Attribute] = {"stroke": f"var(--back-{zone.word})", "stroke_width": 2}
    eye = shape(
        "g",
        shape("path", d="M-4.6 0Q0-5 4.6 0Q0 5-4.6 0Z", fill="var(--halo)", stroke="var(--piece)", stroke_width=1.1),
        shape("circle", r=1.6, fill="var(--piece)"),
        transform="translate(9 -9)",
    )
    return drawn(
        f"{'v' if known else 'u'}{int(zone)}",
        shape("circle", r=11.2, fill="var(--face)", stroke="var(--piece)", stroke_width=0.8),
        shape("circle", r=9.8, fill="none", look=(rim | {"stroke_dasharray": "3.4 2.2"} if known else rim)),
        *([eye] if known else []),
    )


def finds() -> tuple[Shape, ...]:
    made = [disc(zone, known) for zone in FIND_ZONES for known in (False, True)]
    paper = shape("circle", r=11, fill="var(--face)", stroke="var(--piece)", stroke_width=0.8)
    for find in Find:
        made.append(drawn(f"f{int(find)}", *face(find)))
        made.append(icon(f"i-{find.word}", paper, of(f"f{int(find)}"), side=24))
    made += [drawn(f"f{ATLANTIS + number}", *atlantis(number)) for number in range(1, ATLANTIS_FINDS + 1)]
    made.append(
        icon(
            "i-atlantis",
            paper,
            shape(
                "path",
                d="M-7-1L0-6L7-1ZM-5 0V5M0 0V5M5 0V5M-7 6H7",
                fill="var(--find-atlantis)",
                stroke="var(--find-ink)",
                stroke_width=1.2,
            ),
            side=24,
        )
    )
    for zone in FIND_ZONES:
        made.append(stamp(f"b{int(zone)}", *back(zone)))
        made.append(icon(f"i-back-{zone.word}", *back(zone), side=22))
    ring: dict[str, Attribute] = {"stroke": "var(--find-ink)", "stroke_dasharray": "2.4 2", "opacity": 0.6}
    made.append(stamp("unmarked", shape("circle", r=5, fill="none", look=ring)))
    coin = (
        shape("circle", r=10.6, fill="var(--coin)", stroke="var(--piece)", stroke_width=1.3),
        shape("text", y=4.4, font_size=12, font_weight=700, text_anchor="middle", fill="var(--find-ink)", text="N"),
    )
    made.append(icon("coin", *coin, side=24))
    hidden = shape(
        "rect",
        x=-7,
        y=-9,
        width=14,
        height=18,
        rx=2.4,
        fill="var(--well)",
        stroke="var(--button-line)",
        stroke_width=1.3,
    )
    made.append(
        icon(
            "order",
            hidden,
            shape("path", d="M-7 0L3-9M-7 8L7-5M-2 9L7 1", stroke="var(--button-line)", stroke_width=1.2),
            side=22,
        )
    )
    return tuple(made)


def back(zone: Zone) -> tuple[Shape, ...]:
    """The back of a find: one wave for the slope, two for the deep, three for the trench."""
    colour = f"var(--back-{zone.word})"
    ink = "var(--back-slope-edge)" if zone is Zone.SLOPE else "var(--halo)"
    waves = "".join(f"M-5 {3.6 * n - 1.8 * (zone - 1):g}q2.5-3 5 0t5 0" for n in range(zone))
    return (
        shape("circle", r=9, fill=colour, stroke=f"var(--back-{zone.word}-edge)", stroke_width=1.2),
        shape("path", d=waves, fill="none", stroke=ink, stroke_width=1.4),
    )
