"""The names of the zones on the chart: where there is room, no find lies, and the city has not come yet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from nautwidget.games.nautilus.cells import ROW, Cell, Cells, distance, set_of
from nautwidget.games.nautilus.chart import Point, centre
from nautwidget.games.nautilus.drawings import drawn
from nautwidget.games.nautilus.finds import Zone
from nautwidget.games.nautilus.map import Board
from nautwidget.palette import CHART_FONT
from nautwidget.scene import Attribute, Shape, shape, use

#: How much of a cell a letter takes, with the space after it.
LETTER: Final = 0.62
LONGEST: Final = 10


class Room(NamedTuple):
    """A row of cells that a name fits in, and its middle."""

    cells: Cells
    middle: Point


def symbols(names: tuple[str, ...]) -> Iterator[Shape]:
    """The names themselves; in the trench it runs downwards."""
    style: dict[str, Attribute] = {"font_family": CHART_FONT, "font_size": 13, "font_style": "italic"}
    for zone, name in zip(Zone, names, strict=True):
        turned: dict[str, Attribute] = {"transform": "rotate(90)"} if zone == Zone.TRENCH else {}
        ink = "var(--chart-deep)" if zone == Zone.TRENCH else "var(--chart)"
        yield drawn(
            f"zn{int(zone)}",
            shape(
                "text",
                y=4.5,
                fill=ink,
                text_anchor="middle",
                letter_spacing="0.28em",
                text=name,
                look=style | turned,
            ),
        )


def zone_names(board: Board, names: tuple[str, ...], covered: Cells) -> Iterator[Shape]:
    """Each name in the best place that nothing covers; a zone that is full has none."""
    for zone, name in zip(Zone, names, strict=True):
        rooms = _rooms(board, zone, min(1 + round(len(name) * LETTER), LONGEST))
        free = next((room for room in rooms if not room.cells & covered), None)
        if free is not None:
            yield use(f"zn{int(zone)}", at=(round(free.middle[0]), round(free.middle[1])))


@cache
def _rooms(board: Board, zone: Zone, length: int) -> tuple[Room, ...]:
    """The rows of cells of a zone without finds, those with the most water around them and far from the base first."""
    finds = set(board.find_cells)
    upright = zone == Zone.TRENCH
    along, across = (ROW, 1) if upright else (1, ROW)
    found: list[tuple[int, Room]] = []
    for row in range(1, board.height - 1 - (length if upright else 0)):
        for column in range(1, board.width - 1 - (0 if upright else length)):
            cells = [ROW * row + column + along * n for n in range(length)]
            if all(board.zone_of[cell] == zone and cell not in finds for cell in cells):
                found.append((_worth(board, zone, finds, cells, across), _room(cells)))
    return tuple(room for _, room in sorted(found, key=lambda entry: -entry[0]))


def _worth(board: Board, zone: Zone, finds: set[Cell], cells: list[Cell], across: int) -> int:
    beside = [cell + side for cell in cells for side in (-across, across)]
    water = 4 * sum(board.zone_of[cell] == zone for cell in beside) - 6 * sum(cell in finds for cell in beside)
    # Far from the base is better, because the city grows from there.
    return water + 2 * min(distance(cells[len(cells) // 2], board.base), 14)


def _room(cells: list[Cell]) -> Room:
    (x, y), (right, bottom) = centre(cells[0]), centre(cells[-1])
    return Room(set_of(cells), ((x + right) / 2, (y + bottom) / 2))
