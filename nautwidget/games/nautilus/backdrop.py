"""What never changes during a game of Nautilus: the chart, the empty places at the ruins, and every symbol."""

from __future__ import annotations

from functools import cache
from typing import Final

from nautwidget.games.nautilus import drawings, faces
from nautwidget.games.nautilus.chart import MARGIN, chart_size, frame, grid, outlines, water, zone_names
from nautwidget.games.nautilus.finds import ATLANTIS_FINDS, LAST_ATLANTIS, Zone
from nautwidget.games.nautilus.map import Board
from nautwidget.games.nautilus.modules import Kind
from nautwidget.scene import Shape, shape
from nautwidget.texts import Texts

#: Height of the strip of the ruins below the chart, and of a place in it.
STRIP: Final = 74
PLACE: Final = 42


def size(board: Board) -> tuple[int, int]:
    """Width and height of the whole board."""
    width, height = chart_size(board)
    return width, height + STRIP


def place(board: Board, number: int) -> tuple[float, int]:
    """The middle of an Atlantis find's place at the ruins."""
    width, height = chart_size(board)
    pitch = (width - 2 * MARGIN) / ATLANTIS_FINDS
    return round(MARGIN + pitch * (number - 0.5), 1), height + 24 + PLACE // 2


def width_of_place(board: Board) -> float:
    return round((chart_size(board)[0] - 2 * MARGIN) / ATLANTIS_FINDS - 4, 1)


def ruins(board: Board, title: str, note: str) -> tuple[Shape, ...]:
    """Fifteen empty places; those of 13, 14 and 15 have a stronger border, because they end the game (N50)."""
    _, height = chart_size(board)
    half = width_of_place(board) / 2
    drawn = []
    for number in range(1, ATLANTIS_FINDS + 1):
        x, y = place(board, number)
        strong = number in LAST_ATLANTIS
        drawn.append(
            shape(
                "rect",
                x=round(x - half, 1),
                y=y - PLACE // 2,
                width=round(2 * half, 1),
                height=PLACE,
                rx=5,
                fill="none",
                stroke="var(--ink)" if strong else "var(--button-line)",
                stroke_width=1.8 if strong else 1,
                stroke_dasharray="4 3",
            )
        )
        drawn.append(
            shape("text", x=x, y=y + 5, text_anchor="middle", fill="var(--ink-2)", font_size=13, text=str(number))
        )
    heading = shape(
        "text",
        shape("tspan", font_weight=700, fill="var(--ink)", text=title),
        shape("tspan", dx=8, font_size=11, fill="var(--ink-2)", text=note),
        x=MARGIN,
        y=height + 14,
        font_size=13,
    )
    return (heading, *drawn)


@cache
def _backdrop(
    board: Board, players: int, zones: tuple[str, ...], kinds: tuple[str, ...], ruin: tuple[str, str]
) -> tuple[Shape, ...]:
    width, height = size(board)
    half = width_of_place(board) / 2
    box = {"x": -half, "y": -PLACE / 2, "width": 2 * half, "height": PLACE, "rx": 5}
    tile = shape("rect", fill="var(--face)", stroke="var(--piece)", look=box)
    symbols = shape(
        "defs",
        *outlines(board),
        *drawings.modules(dict(zip(Kind, kinds, strict=True))),
        *drawings.players(players),
        *faces.finds(),
        drawings.stamp("tile", tile),
    )
    return (
        symbols,
        shape("rect", width=width, height=height, fill="var(--paper)"),
        water(board),
        grid(board),
        zone_names(board, dict(zip(Zone, zones, strict=True))),
        *frame(board),
        *ruins(board, *ruin),
    )


def backdrop(board: Board, players: int, texts: Texts, points: str) -> tuple[Shape, ...]:
    """The still part of the picture: the same for the whole game."""
    zones = tuple(texts(f"zone.{zone.word}").upper() for zone in Zone)
    kinds = tuple(texts(f"scene.short.{kind.word}") for kind in Kind)
    return _backdrop(
        board, players, zones, kinds, (texts("scene.ruins.title"), texts("scene.ruins.note", points=points))
    )
