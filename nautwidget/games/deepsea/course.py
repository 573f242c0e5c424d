"""The rope of Deep Sea Adventure: one fixed curve in four rows, with the spaces at equal distances along it.

Because the curve never changes, a path that closes up (D14) is the same spaces with other treasures on them.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Final, NamedTuple, TypeAlias

from nautwidget.games.deepsea.state import CHIPS

Point: TypeAlias = tuple[int, int]

WIDTH: Final = 768
HEIGHT: Final = 730
#: Where the rope leaves the submarine.
HATCH: Final = (93, 122)

ROWS: Final = (216, 348, 480, 612)
LEFT: Final = 122
RIGHT: Final = 648
SWELL: Final = 7.0
FIRST_SPACE: Final = 152.0


class Course(NamedTuple):
    """The rope as points close together, and how far along it each one lies."""

    points: tuple[tuple[float, float], ...]
    lengths: tuple[float, ...]
    #: How far along the first space lies, and how far apart the spaces are.
    first: float
    step: float


def _lead_in() -> list[tuple[float, float]]:
    """From the hatch down and round into the first row."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = HATCH, (HATCH[0], 185), (112, ROWS[0]), (FIRST_SPACE, ROWS[0])
    points = []
    for tick in range(20):
        t = tick / 20
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    return points


def _row(number: int) -> list[tuple[float, float]]:
    """A row with a slight swell that dies away at its ends."""
    start = FIRST_SPACE if number == 0 else LEFT
    ticks = range(81)
    points = []
    for tick in ticks:
        t = tick / 80
        swell = SWELL * sin(pi * t) * sin(2 * pi * t + 1.4 * number)
        points.append((start + (RIGHT - start) * t, ROWS[number] + swell))
    return points if number % 2 == 0 else points[::-1]


def _turn(number: int) -> list[tuple[float, float]]:
    """The half circle from one row to the next."""
    radius = (ROWS[number + 1] - ROWS[number]) / 2
    centre = ROWS[number] + radius
    x, side = (RIGHT, 1) if number % 2 == 0 else (LEFT, -1)
    angles = [pi * tick / 40 - pi / 2 for tick in range(1, 40)]
    return [(x + side * radius * cos(angle), centre + radius * sin(angle)) for angle in angles]


@cache
def course() -> Course:
    points = _lead_in()
    lead = len(points)
    for number in range(len(ROWS)):
        points += _row(number)
        if number + 1 < len(ROWS):
            points += _turn(number)
    lengths = [0.0]
    for (ax, ay), (bx, by) in pairwise(points):
        lengths.append(lengths[-1] + hypot(bx - ax, by - ay))
    first = lengths[lead]
    return Course(tuple(points), tuple(lengths), first, (lengths[-1] - first) / (CHIPS - 1))


def along(place: float) -> float:
    """How far along the rope a space lies; 0 is the hatch, halves lie between spaces."""
    rope = course()
    return rope.first * place if place < 1 else rope.first + (place - 1) * rope.step


def _between(place: float) -> tuple[float, float, float]:
    """Where a place lies, and the way the rope runs there, in degrees."""
    rope = course()
    length = along(place)
    end = min(max(bisect_left(rope.lengths, length), 1), len(rope.points) - 1)
    (ax, ay), (bx, by) = rope.points[end - 1], rope.points[end]
    part = (length - rope.lengths[end - 1]) / (rope.lengths[end] - rope.lengths[end - 1])
    return ax + (bx - ax) * part, ay + (by - ay) * part, degrees(atan2(by - ay, bx - ax))


@cache
def spot(place: float) -> Point:
    """The point of a space on the board."""
    x, y, _ = _between(place)
    return round(x), round(y)


@cache
def bearing(place: float) -> int:
    """Which way down the rope lies at a place, in degrees clockwise from the right."""
    return round(_between(place)[2])


@cache
def rope_path() -> str:
    """The rope as an SVG path."""
    points = course().points[::3] + course().points[-1:]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
