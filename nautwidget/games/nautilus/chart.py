"""The sea chart of Nautilus: water by zones with smooth outlines, grid, compass rose, frame and coordinates.

All of it follows from the map and never changes during a game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from math import cos, pi, sin
from typing import Final, TypeAlias

from nautwidget.drawing import named
from nautwidget.games.nautilus.cells import NAMES, ROW, Cell
from nautwidget.games.nautilus.finds import Zone
from nautwidget.games.nautilus.map import Board
from nautwidget.games.nautilus.numbers import labels
from nautwidget.scene import Attribute, Shape, shape

#: Side of a cell, and the margin around the chart for the coordinates.
C: Final = 24
MARGIN: Final = 28
#: How far a smoothed outline may leave the true border, so that every cell's centre stays in its zone.
STRAY: Final = 0.16 * C

Point: TypeAlias = tuple[float, float]
Region: TypeAlias = "Callable[[int, int], bool]"


def centre(cell: Cell) -> tuple[int, int]:
    """Where the middle of a cell stands in the picture."""
    row, column = divmod(cell, ROW)
    return MARGIN + C * column + C // 2, MARGIN + C * row + C // 2


def chart_size(board: Board) -> tuple[int, int]:
    """Width and height of the chart with its margins."""
    return 2 * MARGIN + C * board.width, 2 * MARGIN + C * board.height


# Outlines


def region(board: Board, *zones: Zone) -> Region:
    """Whether a place lies in one of the zones; outside the map the edge is repeated, so that outlines run off it."""

    def inside(column: int, row: int) -> bool:
        if not (-2 <= column < board.width + 2 and -2 <= row < board.height + 2):
            return False
        column, row = min(max(column, 0), board.width - 1), min(max(row, 0), board.height - 1)
        return board.zone_of[ROW * row + column] in zones

    return inside


def loops(board: Board, inside: Region) -> Iterator[list[Point]]:
    """The borders of a region as closed walks over the middles of cell edges, the region on the right hand."""
    ways: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for row in range(-2, board.height + 2):
        for column in range(-2, board.width + 2):
            if not inside(column, row):
                continue
            if not inside(column, row - 1):
                ways[column, row].append((column + 1, row))
            if not inside(column + 1, row):
                ways[column + 1, row].append((column + 1, row + 1))
            if not inside(column, row + 1):
                ways[column + 1, row + 1].append((column, row + 1))
            if not inside(column - 1, row):
                ways[column, row + 1].append((column, row))
    while ways:
        corner = start = next(iter(ways))
        heading = (0, 0)
        middles: list[Point] = []
        while True:
            # Where two cells of the region touch with corners only, the turn to the right keeps them apart.
            right = (corner[0] - heading[1], corner[1] + heading[0])
            there = ways[corner]
            end = there.pop(there.index(right) if right in there else 0)
            if not there:
                del ways[corner]
            middles.append((MARGIN + C * (corner[0] + end[0]) / 2, MARGIN + C * (corner[1] + end[1]) / 2))
            heading = (end[0] - corner[0], end[1] - corner[1])
            corner = end
            if corner == start:
                break
        yield middles


def smooth(points: list[Point]) -> list[Point]:
    """Three rounds of 1-2-1, each point then held near where it was."""
    moved = points
    for _ in range(3):
        moved = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c in zip([moved[-1], *moved[:-1]], moved, [*moved[1:], moved[0]], strict=True)
        ]
    return [
        (x + min(max(a - x, -STRAY), STRAY), y + min(max(b - y, -STRAY), STRAY))
        for (x, y), (a, b) in zip(points, moved, strict=True)
    ]


def outline(board: Board, *zones: Zone) -> str:
    """The border of some zones as a path of quadratic curves."""
    parts = []
    for loop in loops(board, region(board, *zones)):
        points = smooth(loop)
        x, y = _between(points[-1], points[0])
        parts.append(f"M{x:.1f} {y:.1f}")
        for place, (here, following) in enumerate(zip(points, [*points[1:], points[0]], strict=True)):
            x, y = _between(here, following)
            # The middles of a smooth line are enough; a full curve now and then keeps rounding from adding up.
            parts.append(f"T{x:.1f} {y:.1f}" if place % 6 else f"Q{here[0]:.1f} {here[1]:.1f} {x:.1f} {y:.1f}")
        parts.append("Z")
    return "".join(parts)


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


# The water


def outlines(board: Board) -> tuple[Shape, ...]:
    """What the water refers to: the outlines of slope, lagoon and trench, and the same to clip with."""
    paths = {
        "z1": outline(board, Zone.LAGOON, Zone.SLOPE),
        "z0": outline(board, Zone.LAGOON),
        "z3": outline(board, Zone.TRENCH),
    }
    width, height = C * board.width, C * board.height
    frame = shape("rect", x=MARGIN, y=MARGIN, width=width, height=height)
    return (
        *[named("path", name, d=path) for name, path in paths.items()],
        *[named("clipPath", f"in-{name}", shape("use", href=f"#{name}")) for name in paths],
        named("clipPath", "in-sea", frame),
    )


def contours(name: str, bands: tuple[tuple[float, str], ...], clip: str = "") -> Iterator[Shape]:
    """Bands along an outline, the widest first: a hairline and the next shade, without any geometry."""
    clipped: dict[str, Attribute] = {"clip_path": f"url(#{clip})"} if clip else {}
    drawn = []
    for far, shade in bands:
        width = 2 * far * C
        drawn.append(shape("use", href=f"#{name}", stroke="var(--contour)", stroke_width=width + 1.4, opacity=0.25))
        drawn.append(shape("use", href=f"#{name}", stroke=f"var(--{shade})", stroke_width=width))
    yield shape("g", *drawn, fill="none", stroke_linejoin="round", look=clipped)


def water(board: Board) -> Shape:
    """The four zones: the line, the name and the backs of the finds tell them apart, the tones stay quiet."""
    line: dict[str, Attribute] = {"fill": "none", "stroke": "var(--contour)", "stroke_width": 0.06 * C}
    return shape(
        "g",
        shape("rect", x=MARGIN, y=MARGIN, width=C * board.width, height=C * board.height, fill="var(--deep-2)"),
        *contours("z1", ((1.9, "deep-m"), (1.25, "deep"), (0.6, "deep"))),
        *contours("z3", ((0.9, "deep-3"), (0.4, "deep-4"))),
        shape("use", href="#z1", fill="var(--slope-2)"),
        *contours("z0", ((2.4, "slope-m"), (1.6, "slope"), (0.75, "slope")), "in-z1"),
        shape("use", href="#z1", look=line),
        shape("use", href="#z0", fill="var(--lagoon)"),
        *contours("z0", ((0.7, "lagoon-2"),), "in-z0"),
        shape("use", href="#z0", look=line),
        shape("use", href="#z3", fill="var(--trench-3)"),
        *contours("z3", ((0.9, "trench-2"), (0.4, "trench")), "in-z3"),
        shape("use", href="#z3", fill="none", stroke="var(--trench-edge)", stroke_width=0.08 * C),
        *rose(board),
        clip_path="url(#in-sea)",
    )


def rose(board: Board) -> Iterator[Shape]:
    """A compass rose in a corner of the deep, with rhumb lines; none where no corner is deep."""
    columns, rows = (3, board.width - 4), (3, board.height - 4)
    corners = [(column, row) for row in reversed(rows) for column in columns]
    deep = [spot for spot in corners if board.zone_of[ROW * spot[1] + spot[0]] == Zone.DEEP]
    if not deep:
        return
    x, y = centre(ROW * deep[0][1] + deep[0][0])
    radius = 2 * C
    far = C * (board.width + board.height)
    lines = "".join(f"M{x} {y}l{far * cos(pi * n / 8):.0f} {far * sin(pi * n / 8):.0f}" for n in range(16))
    yield shape("path", d=lines, stroke="var(--contour)", stroke_width=0.7, opacity=0.12)
    star = "M" + "L".join(
        f"{x + length * sin(pi * n / 8):.1f} {y - length * cos(pi * n / 8):.1f}"
        for n, length in enumerate((0.86 * radius, 0.16 * radius, 0.5 * radius, 0.16 * radius) * 4)
    )
    yield shape(
        "g",
        shape("circle", cx=x, cy=y, r=radius),
        shape("circle", cx=x, cy=y, r=0.92 * radius, stroke_dasharray="1 3.6", stroke_width=4),
        shape("path", d=star + "Z", fill="var(--contour)"),
        fill="none",
        stroke="var(--contour)",
        stroke_width=0.8,
        opacity=0.4,
    )


def grid(board: Board) -> Shape:
    right, bottom = MARGIN + C * board.width, MARGIN + C * board.height
    down = "".join(f"M{MARGIN + C * n} {MARGIN}V{bottom}" for n in range(1, board.width))
    across = "".join(f"M{MARGIN} {MARGIN + C * n}H{right}" for n in range(1, board.height))
    return shape("path", d=down + across, stroke="var(--grid)", stroke_width=0.03 * C)


# The frame


def frame(board: Board) -> Iterator[Shape]:
    """Two lines with alternate cells filled, as a scale bar, and the names of columns and rows on all four sides."""
    width, height = C * board.width, C * board.height
    right, bottom = MARGIN + width, MARGIN + height
    bars = [
        *(f"M{MARGIN + C * n} {y}h{C}" for n in range(0, board.width, 2) for y in (MARGIN - 3, bottom + 3)),
        *(f"M{x} {MARGIN + C * n}v{C}" for n in range(0, board.height, 2) for x in (MARGIN - 3, right + 3)),
    ]
    for gap in (0, 5):
        yield shape(
            "rect",
            x=MARGIN - gap,
            y=MARGIN - gap,
            width=width + 2 * gap,
            height=height + 2 * gap,
            fill="none",
            stroke="var(--ink)",
            stroke_width=1,
        )
    yield shape("path", d="".join(bars), stroke="var(--ink)", stroke_width=3)
    columns = [(MARGIN + C * n + C // 2, NAMES[n].rstrip("1")) for n in range(board.width)]
    letters = [(x, y, name) for y in (MARGIN - 10, bottom + 18) for x, name in columns]
    numbers = [
        (x, MARGIN + C * n + C // 2 + 4, str(n + 1)) for x in (MARGIN - 16, right + 16) for n in range(board.height)
    ]
    yield shape("g", *labels([*letters, *numbers], {}), fill="var(--ink-2)", font_size=11, font_weight=600)
