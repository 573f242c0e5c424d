"""What the last action has moved in Nautilus: where it began and which way it went, so that one can follow others."""

from __future__ import annotations

from collections.abc import Iterator

from nautwidget.games.nautilus.cells import BIT, Cell
from nautwidget.games.nautilus.chart import C, centre
from nautwidget.games.nautilus.routes import routes
from nautwidget.games.nautilus.state import ASHORE, Table, View, count_in
from nautwidget.games.nautilus.walking import way
from nautwidget.scene import Shape, shape


def trail(before: View | None, table: Table) -> Iterator[Shape]:
    """The way of the submarine or researcher that has moved, or a ring around the module that was placed."""
    if before is None:
        return
    old, seat = before.table, before.table.seat
    for was, now in zip(old.subs[seat], table.subs[seat], strict=True):
        if was != now and ASHORE not in (was, now):
            yield from routes(old, old.subs[seat].index(was), BIT[now]).get(now, ())
            yield begun(seat, was)
    if len(table.city) > len(old.city):
        yield begun(seat, table.city[-1].cell, 1.9)
        return
    now, then = table.people[seat], old.people[seat]
    changes = [count_in(now, module) - count_in(then, module) for module in range(len(old.city))]
    if sorted(filter(None, changes)) == [-1, 1]:
        start, end = old.centres[changes.index(-1)], old.centres[changes.index(1)]
        yield from way(old, start, end)
        yield begun(seat, start, 1.2)


def begun(seat: int, cell: Cell, radius: float = 0.67) -> Shape:
    """A ring in the seat's colour."""
    x, y = centre(cell)
    rings = [
        shape("circle", cx=x, cy=y, r=round(radius * C, 1), stroke=colour, stroke_width=width)
        for colour, width in (("var(--halo)", 5), (f"var(--seat-{seat})", 2.6))
    ]
    return shape("g", *rings, fill="none", opacity=0.85)
