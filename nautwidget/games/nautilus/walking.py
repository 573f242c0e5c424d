"""Walking: which researchers can go, where one of them gets to, by which way, and what stopping there does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nautwidget.games.nautilus.actions import Walk
from nautwidget.games.nautilus.cells import NAMES, Cell
from nautwidget.games.nautilus.chart import centre
from nautwidget.games.nautilus.choosing import choices
from nautwidget.games.nautilus.drawings import Spot, stamped
from nautwidget.games.nautilus.modules import meeting
from nautwidget.games.nautilus.notation import notation
from nautwidget.games.nautilus.people import stands
from nautwidget.games.nautilus.research import costly, may_stop, modules_of, reach, steps_between, steps_left
from nautwidget.games.nautilus.state import Table, View, count_in
from nautwidget.games.nautilus.turn import why_not
from nautwidget.games.nautilus.words import Words
from nautwidget.scene import Shape, Target, use

#: Radius of the area of a module that answers.
MODULE: Final = 30


def target(cell: Cell, action: str, label: str, legal: bool = True, preview: tuple[Shape, ...] = ()) -> Target:
    """A module as a target: its name is not the module's own, or the module would grow without its people."""
    return Target(f"to-{NAMES[cell]}", action, label, *centre(cell), MODULE, legal, preview)


# Choosing a researcher


def starts(view: View, words: Words) -> Iterator[Target]:
    """Every module: those from which a researcher can walk, to choose him; the others say why nobody does."""
    table = view.table
    able = choices(table)
    for number, cell in enumerate(table.centres):
        module = words.city_module(table, cell)
        if NAMES[cell] in able:
            count = count_in(table.people[table.seat], number)
            label = words("target.researcher", module=module, number=count, steps=steps_left(table))
            yield target(cell, f":choose {NAMES[cell]}", label)
        elif table.links[number]:
            other = table.centres[modules_of(table.links[number])[0]]
            yield target(cell, notation(Walk(cell, other)), module, legal=False)


def rings(table: Table) -> Iterator[Shape]:
    """A ring around each researcher who can walk."""
    spots = [figure(table, cell) for cell in table.centres if NAMES[cell] in choices(table)]
    if spots:
        yield stamped(f"y{table.seat}", spots)


def figure(table: Table, cell: Cell) -> Spot:
    """Where a module's researcher of the acting seat stands."""
    return next(spot for seat, spot, _ in stands(table, table.centres.index(cell)) if seat == table.seat)


# Choosing where he goes


def walks(view: View, start: Cell, words: Words) -> Iterator[Target]:
    """Every other module: where the researcher can stop, with his way; elsewhere, why he cannot."""
    table = view.table
    can = choices(table)
    if len(can) > 1:
        yield target(start, ":choose", words("target.let_go"))
    for cell in table.centres:
        if cell == start:
            continue
        action = Walk(start, cell)
        module = words.city_module(table, cell)
        if why_not(view, action) is not None:
            yield target(cell, notation(action), module, legal=False)
            continue
        steps = steps_between(table, start, cell)
        label = words("target.walk", steps, module=module) + effect_of_stop(table, cell, words)
        shown = (*way(table, start, cell), use(tag(table, cell, steps), at=centre(cell)))
        yield target(cell, notation(action), label, preview=shown)


def effect_of_stop(table: Table, cell: Cell, words: Words) -> str:
    """Whether a stop activates the module, and what it costs (N32)."""
    if not activates(table, cell):
        return ""
    return words("target.fee") if is_costly(table, cell) else words("target.activates")


def activates(table: Table, cell: Cell) -> bool:
    number = table.centres.index(cell)
    return bool(table.research >> 4 * number & 1) and not count_in(table.people[table.seat], number)


def is_costly(table: Table, cell: Cell) -> bool:
    return bool(costly(table) >> 4 * table.centres.index(cell) & 1)


def tag(table: Table, cell: Cell, steps: int) -> str:
    """The symbol that says what the walk takes."""
    return f"tw{steps}" + ("f" if is_costly(table, cell) else "a" if activates(table, cell) else "")


def way(table: Table, start: Cell, end: Cell) -> Iterator[Shape]:
    """The shortest way through open passages, drawn from its end."""
    here = end
    while here != start:
        links = modules_of(table.links[table.centres.index(here)])
        nearer = min((table.centres[link] for link in links), key=lambda cell: steps_between(table, start, cell))
        yield use(f"w{meeting(here, nearer)}", at=centre(here))
        here = nearer


def lights(table: Table, start: Cell) -> Iterator[Shape]:
    """The modules where he can stop, and he himself."""
    number = table.centres.index(start)
    ends = modules_of(reach(table, 1 << 4 * number, steps_left(table)) & may_stop(table))
    if ends:
        yield stamped(f"l{table.seat}", [centre(table.centres[end]) for end in ends])
    yield stamped(f"a{table.seat}", [figure(table, start)])
