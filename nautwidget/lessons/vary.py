"""Another position like the written one: the same city turned or moved."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from nautwidget.games.nautilus.cells import CELL_NAMED, ROW, Cell, name_of
from nautwidget.lessons.exercise import Start, Vary
from nautwidget.texts import Say

#: Lines whose words look like cells and are submarines.
_NO_CELLS = ("sounded", "moved", "pending")
_CELL = re.compile(r"(?<![\w+-])(?:a[a-e]|[a-z])\d{1,2}(?![\w-])")
_TURN = re.compile(r"(?<!\w)r(0|90|180|270)(?!\w)")


def turned(position: str, quarters: int, about: str) -> str:
    """The position of Nautilus turned clockwise about a cell, the locks of its modules with it."""
    row, column = divmod(CELL_NAMED[about], ROW)

    def turn(cell: Cell) -> Cell:
        down, right = cell // ROW - row, cell % ROW - column
        for _ in range(quarters % 4):
            down, right = right, -down
        return (row + down) * ROW + column + right

    return _lines(position, turn, quarters)


def moved(position: str, right: int, down: int) -> str:
    """The position of Nautilus so many cells to the right and down."""
    return _lines(position, lambda cell: cell + down * ROW + right, 0)


def _lines(position: str, place: Callable[[Cell], Cell], quarters: int) -> str:
    def cell(found: re.Match[str]) -> str:
        here = CELL_NAMED.get(found[0])
        return found[0] if here is None else name_of(place(here))

    def turn(found: re.Match[str]) -> str:
        return f"r{(int(found[1]) + 90 * quarters) % 360}"

    lines = []
    for line in position.splitlines():
        without = line.strip().startswith(_NO_CELLS)
        lines.append(line if without else _TURN.sub(turn, _CELL.sub(cell, line)))
    return "\n".join(lines)


def any_turn(about: str) -> Vary:
    """Variations that turn the city about a cell."""

    def vary(start: Start, random: Random) -> Start:
        return replace(start, position=turned(start.position, random.randrange(1, 4), about))

    return vary


def any_of(*givens: Mapping[str, int | str | Say]) -> Vary:
    """Variations with other amounts: they fill the gaps {name} of the position's text, too.

    The position of such an exercise is written with the gaps of its `given`.
    """

    def vary(start: Start, random: Random) -> Start:
        return Start(start.position, {**start.given, **random.choice(givens)})

    return vary
