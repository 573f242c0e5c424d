"""What never changes during a game of Nautilus: the chart, the places at the ruins, the stacks, and every symbol."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from nautwidget.games.nautilus import drawings, faces, signs, stacks, zone_names
from nautwidget.games.nautilus.cells import NAMES, cells_of
from nautwidget.games.nautilus.chart import MARGIN, centre, chart_size, frame, grid, outlines, water
from nautwidget.games.nautilus.finds import ATLANTIS_FINDS, LAST_ATLANTIS, Zone
from nautwidget.games.nautilus.map import Board
from nautwidget.games.nautilus.numbers import labels
from nautwidget.scene import Place, Shape, shape
from nautwidget.texts import Texts

#: Height of the strip of the ruins below the chart, and of a place in it.
STRIP: Final = 74
PLACE: Final = 42
#: Radius of the area of a cell that answers: to its corners.
REACH: Final = 17


def size(board: Board) -> tuple[int, int]:
    """Width and height of the whole board."""
    width, height = chart_size(board)
    return width, height + STRIP + stacks.height(width)


def stacks_top(board: Board) -> int:
    """Where the strip of the stacks begins."""
    return chart_size(board)[1] + STRIP


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
    width = width_of_place(board)
    across, down = f"{width - 10:g}", PLACE - 10
    box = f"h{across}a5 5 0 0 1 5 5v{down}a5 5 0 0 1-5 5h-{across}a5 5 0 0 1-5-5v-{down}a5 5 0 0 1 5-5Z"
    at = {number: place(board, number) for number in range(1, ATLANTIS_FINDS + 1)}
    drawn = [
        shape(
            "path",
            d="".join(
                f"M{x - width / 2 + 5:g} {y - PLACE // 2}{box}"
                for number, (x, y) in at.items()
                if (number in LAST_ATLANTIS) is last
            ),
            fill="none",
            stroke=colour,
            stroke_width=line,
            stroke_dasharray="4 3",
        )
        for last, colour, line in ((False, "var(--button-line)", 1), (True, "var(--ink)", 1.8))
    ]
    numbers = labels([(x, y + 5, str(number)) for number, (x, y) in at.items()], {"font_size": 13})
    drawn.append(shape("g", *numbers, fill="var(--ink-2)"))
    heading = shape(
        "text",
        shape("tspan", font_weight=700, fill="var(--ink)", text=title),
        shape("tspan", dx=8, font_size=11, fill="var(--ink-2)", text=note),
        x=MARGIN,
        y=height + 14,
        font_size=13,
    )
    return (heading, *drawn)


class Said(NamedTuple):
    """All words that stand in the still part of the picture."""

    zones: tuple[str, ...]
    ruins: tuple[str, str]
    stacks: tuple[str, str]
    #: "1 step", "2 steps" and so on.
    steps: tuple[str, ...]
    activates: str


@cache
def _backdrop(board: Board, players: int, said: Said) -> tuple[Shape, ...]:
    width, height = size(board)
    half = width_of_place(board) / 2
    box = {"x": -half, "y": -PLACE / 2, "width": 2 * half, "height": PLACE, "rx": 5}
    tile = shape("rect", fill="var(--face)", stroke="var(--piece)", look=box)
    symbols = shape(
        "defs",
        *outlines(board),
        *drawings.modules(),
        *drawings.players(players),
        *faces.finds(),
        *zone_names.symbols(tuple(zone.upper() for zone in said.zones)),
        *signs.signs(players, said.zones, said.steps, said.activates),
        drawings.stamp("tile", tile),
    )
    return (
        symbols,
        shape("rect", width=width, height=height, fill="var(--paper)"),
        water(board),
        grid(board),
        *frame(board),
        *ruins(board, *said.ruins),
        *stacks.strip(width, stacks_top(board), *said.stacks),
    )


def backdrop(board: Board, players: int, texts: Texts, points: str) -> tuple[Shape, ...]:
    """The still part of the picture: the same for the whole game."""
    said = Said(
        names_of_zones(texts),
        (texts("scene.ruins.title"), texts("scene.ruins.note", points=points)),
        (texts("scene.stacks.title"), texts("scene.stacks.note", most=stacks.most_on_habitat(players))),
        tuple(texts("scene.tag.steps", count) for count in range(1, signs.STEPS + 1)),
        texts("scene.tag.activates"),
    )
    return _backdrop(board, players, said)


def names_of_zones(texts: Texts) -> tuple[str, ...]:
    return tuple(texts(f"zone.{zone.word}") for zone in Zone)


@cache
def places(board: Board) -> tuple[Place, ...]:
    """Every cell of the map by its name."""
    return tuple(Place(NAMES[cell], *centre(cell), REACH) for cell in cells_of(board.sea))
