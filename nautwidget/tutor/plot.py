"""The share of the win over time, drawn as any other scene: a curve for each seat, a point for each decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from nautwidget.drawing import mark
from nautwidget.game import Seat
from nautwidget.palette import SEATS
from nautwidget.scene import Attribute, Scene, Shape, Target, shape
from nautwidget.tutor.words import Form, Number, Words

#: Size of the picture, and the edges of the field in which the curves are.
WIDTH: Final = 760
HEIGHT: Final = 300
LEFT: Final = 56
RIGHT: Final = 744
TOP: Final = 58
BOTTOM: Final = 262
#: Shares at which a line is drawn across.
GRID: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
#: How labels are written beside their points, as in chess.
SIGNS: Final = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
#: Names of rounds keep this far apart.
APART: Final = 46
REACH: Final = 11


class Point(NamedTuple):
    """A moment of a curve: after how many actions, the share of the win, what is said of it, and its label."""

    ply: int
    share: float
    text: str
    label: str = ""


class Curve(NamedTuple):
    """The share of one seat over time."""

    seat: Seat
    name: str
    points: tuple[Point, ...]


def scene(curves: Sequence[Curve], rounds: Sequence[tuple[int, int]], plies: int, words: Words, about: str) -> Scene:
    """The plot; each point is a target that shows its moment of the match."""
    layers = [*_field(words), *_rounds(rounds, plies, words), *_names(curves)]
    for curve in curves:
        layers += _curve(curve, plies)
    for curve in curves:
        layers += _labels(curve, plies)
    targets = [_target(curve.seat, point, plies) for curve in curves for point in curve.points]
    paper = shape("rect", width=WIDTH, height=HEIGHT, fill="var(--panel)")
    return Scene((WIDTH, HEIGHT), about, (paper,), tuple(layers), tuple(targets), ())


def spot(ply: int, share: float, plies: int) -> tuple[float, float]:
    """Where a share after so many actions stands."""
    return round(LEFT + (RIGHT - LEFT) * ply / max(1, plies), 1), round(BOTTOM - (BOTTOM - TOP) * share, 1)


def _words(x: float, y: float, text: str, size: int = 12, anchor: str = "start", **look: Attribute) -> Shape:
    return shape("text", x=x, y=y, text_anchor=anchor, font_size=size, fill="var(--ink)", text=text, look=look)


def _field(words: Words) -> Iterator[Shape]:
    yield _words(LEFT, 24, words.texts("review.title"), 15, font_weight=700)
    for share in GRID:
        _, y = spot(0, share, 1)
        yield shape("path", d=f"M{LEFT} {y}H{RIGHT}", stroke="var(--line)", stroke_width=1)
        yield _words(LEFT - 8, y + 4, words.number(Number(share, Form.PERCENT)), anchor="end")


def _rounds(rounds: Sequence[tuple[int, int]], plies: int, words: Words) -> Iterator[Shape]:
    """Where rounds begin, with as many names as there is room for."""
    free = float(LEFT)
    for ply, number in rounds:
        x, _ = spot(ply, 0, plies)
        yield shape("path", d=f"M{x} {TOP}V{BOTTOM + 5}", stroke="var(--line)", stroke_width=1)
        if x >= free:
            yield _words(x, BOTTOM + 20, words.texts("strip.round", round=number), 11)
            free = x + APART + 8 * len(str(number))


def _names(curves: Sequence[Curve]) -> Iterator[Shape]:
    """Whose curve has which mark."""
    x = float(LEFT)
    for curve in curves:
        yield _mark(curve.seat, (x + 7, 42))
        yield _words(x + 18, 46, curve.name)
        x += 40 + 7.2 * len(curve.name)


def _curve(curve: Curve, plies: int) -> Iterator[Shape]:
    spots = [spot(point.ply, point.share, plies) for point in curve.points]
    way = "L".join(f"{x} {y}" for x, y in spots)
    for colour, width in (("var(--piece)", 4), (f"var(--seat-{curve.seat})", 2.4)):
        yield shape("path", d=f"M{way}", fill="none", stroke=colour, stroke_width=width, stroke_linejoin="round")
    for at in spots:
        yield _mark(curve.seat, at)


def _labels(curve: Curve, plies: int) -> Iterator[Shape]:
    """Rings and signs on top of all curves, the signs with a rim so that a curve behind them does not cut them."""
    for point in curve.points:
        if point.label:
            x, y = spot(point.ply, point.share, plies)
            yield shape("circle", cx=x, cy=y, r=9, fill="none", stroke="var(--bad)", stroke_width=2.2)
            rim: dict[str, Attribute] = {"stroke": "var(--panel)", "stroke_width": 4, "paint_order": "stroke"}
            yield _words(x, y - 13, SIGNS[point.label], 13, "middle", font_weight=700, **rim)


def _mark(seat: Seat, at: tuple[float, float]) -> Shape:
    """A seat's mark in its colour: never colour alone."""
    return shape(
        "path",
        d=mark(SEATS[seat].mark, 4.6),
        at=at,
        fill=f"var(--seat-{seat})",
        stroke="var(--piece)",
        stroke_width=1.2,
    )


def _target(seat: Seat, point: Point, plies: int) -> Target:
    x, y = spot(point.ply, point.share, plies)
    return Target(f"seat-{seat}-ply-{point.ply}", f":show {point.ply}", point.text, x, y, REACH, True)
