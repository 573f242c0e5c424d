"""The ways of submarines, for the picture: as short as can be, around the trench where that is no longer (N42)."""

from __future__ import annotations

from collections.abc import Iterator

from nautwidget.games.nautilus.cells import BIT, ROW, Cell, Cells, cells_of
from nautwidget.games.nautilus.chart import centre
from nautwidget.games.nautilus.dive import steps_of, waters
from nautwidget.games.nautilus.signs import RUNS
from nautwidget.games.nautilus.state import Table
from nautwidget.scene import Shape, use

_STEPS = {name: right + ROW * down for name, (right, down) in RUNS.items()}


def routes(table: Table, sub: int, ends: Cells) -> dict[Cell, tuple[Shape, ...]]:
    """The way to each of the cells, drawn from its end in straight runs."""
    start = table.subs[table.seat][sub]
    finds, trench, steps = table.hidden | table.unpaid, table.board.trench, steps_of(table)
    around = _far(start, table.board.sea & ~trench | BIT[start], finds, steps)
    across = _far(start, waters(table), finds, steps)
    return {end: tuple(_runs(end, around if end in around else across, finds)) for end in cells_of(ends)}


def _far(start: Cell, sea: Cells, finds: Cells, steps: int) -> dict[Cell, int]:
    """How many steps it is to each cell; a find is always the last one."""
    far = {start: 0}
    edge = [start]
    for count in range(1, steps + 1):
        nearer = [cell + step for cell in edge for step in _STEPS.values() if not finds >> cell & 1 or cell == start]
        edge = [cell for cell in dict.fromkeys(nearer) if cell >= 0 and sea >> cell & 1 and cell not in far]
        far |= dict.fromkeys(edge, count)
    return far


def _runs(end: Cell, far: dict[Cell, int], finds: Cells) -> Iterator[Shape]:
    here, heading, length, began = end, "", 0, end
    while far[here]:
        ways = [
            name
            for name, step in _STEPS.items()
            if far.get(here + step, len(far)) == far[here] - 1 and (far[here] == 1 or not finds >> here + step & 1)
        ]
        follows = heading if heading in ways else ways[0]
        if heading and follows != heading:
            yield use(f"r{heading}{length}", at=centre(began))
            began, length = here, 0
        heading = follows
        here += _STEPS[heading]
        length += 1
    yield use(f"r{heading}{length}", at=centre(began))
