"""Which spaces the next roll can reach in Deep Sea Adventure, each way (D6, D7)."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from nautwidget.games.deepsea.state import Head, Heading, Table
from nautwidget.games.deepsea.turn import headings, route, with_diver


class Reach(NamedTuple):
    """One way to go: whether it is allowed, and the spaces on it with the rolls that end there."""

    up: bool
    legal: bool
    places: tuple[tuple[int, tuple[int, ...]], ...]

    @property
    def action(self) -> Head:
        return Head(self.up)


def reach(table: Table, *, up: bool) -> Reach:
    """The spaces where rolls of 2 to 6 end, nearest first; where a roll does not move the diver, it is left out."""
    diver = table.divers[table.seat]
    turned = diver._replace(heading=Heading.UP if up else Heading.DOWN)
    there = table._replace(divers=with_diver(table.divers, table.seat, turned))
    ends: dict[int, list[int]] = defaultdict(list)
    for roll in range(2, 7):
        counted = route(there, table.seat, max(0, roll - len(diver.carried)))
        if counted:
            ends[counted[-1]].append(roll)
    places = tuple((place, tuple(rolls)) for place, rolls in ends.items())
    return Reach(up, Head(up) in headings(table), places)


def reaches(table: Table) -> tuple[Reach, Reach]:
    """Down and up."""
    return reach(table, up=False), reach(table, up=True)
