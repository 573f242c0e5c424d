"""Where researchers stand in their modules: in the lower half, side by side in the order of seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nautwidget.games.nautilus.chart import centre
from nautwidget.games.nautilus.drawings import Spot, stamped
from nautwidget.games.nautilus.numbers import Figure, badges
from nautwidget.games.nautilus.state import Table, count_in
from nautwidget.scene import Shape

#: How far below the centre they stand, and how far apart by the number of seats in the module.
STAND: Final = 14
STEPS: Final = {1: 0, 2: 19, 3: 16, 4: 13.5}
#: Where the number of a group stands from its figure: beside its feet, or over its helmet where a neighbour is so near
#: that the number would hide his mark.
BESIDE: Final = (6.5, 8.5)
OVER: Final = (0, -8)
CLOSE: Final = 3


def stands(table: Table, module: int) -> Iterator[tuple[int, Spot, int]]:
    """The seats with researchers in a module: where the figure stands, and how many it is for."""
    inside = [(seat, count_in(people, module)) for seat, people in enumerate(table.people)]
    inside = [(seat, count) for seat, count in inside if count]
    x, y = centre(table.centres[module])
    for place, (seat, count) in enumerate(inside):
        yield seat, (x + STEPS[len(inside)] * (place - (len(inside) - 1) / 2), y + STAND), count


def badge_of(groups: int) -> tuple[float, float]:
    """Where the number stands from its figure when there are so many groups in a module."""
    return OVER if groups >= CLOSE else BESIDE


def people(table: Table) -> Iterator[Shape]:
    """One researcher a seat in each module, and a number from two on."""
    numbers: list[Figure] = []
    crews: list[list[Spot]] = [[] for _ in table.people]
    for module in range(len(table.city)):
        groups = list(stands(table, module))
        right, down = badge_of(len(groups))
        for seat, (x, y), count in groups:
            crews[seat].append((x, y))
            if count > 1:
                numbers.append((x + right, y + down, count))
    for seat, places in enumerate(crews):
        if places:
            yield stamped(f"r{seat}", places)
    yield from badges(numbers)
