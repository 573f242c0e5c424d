"""What happens in Nautilus, told to a seat from its own two views.

A look or a sounding is told to all, with its place, because all see it; what it showed is told only to the seat that
looked, out of that seat's own view.
"""

from __future__ import annotations

from collections.abc import Iterator

from nautwidget.games.nautilus.actions import (
    Action,
    Buy,
    Deal,
    Dive,
    Dock,
    Done,
    Launch,
    Look,
    Lot,
    Pass,
    Place,
    Raise,
    Sonar,
    Walk,
)
from nautwidget.games.nautilus.cells import NAMES, Cell, cells_of
from nautwidget.games.nautilus.finds import ATLANTIS, Find
from nautwidget.games.nautilus.launch import heard
from nautwidget.games.nautilus.modules import BEFORE, RESEARCH, RESEARCH_KINDS
from nautwidget.games.nautilus.naming import find_name, listing, module_name, order_name, sub_name, zone_name
from nautwidget.games.nautilus.recover import price_of
from nautwidget.games.nautilus.scoring import outcome
from nautwidget.games.nautilus.state import NOBODY, Stage, Table, View
from nautwidget.texts import Say, Who, say


def tell(before: View, action: Action, after: View) -> Iterator[Say]:
    """The sentences of one action, in the order in which things happen."""
    yield from tell_action(before, action, after)
    yield from tell_given_back(before.table, action, after.table)
    yield from tell_course(before.table, after.table)
    yield from tell_end(before.table, after.table)


def tell_action(before: View, action: Action, after: View) -> Iterator[Say]:
    table, who = before.table, Who(before.table.seat)
    match action:
        case Lot(seat):
            yield say("tell.lot", who=Who(seat))
        case Deal():
            yield say("tell.deal", count=len(table.shown))
        case Buy(kind, researchers):
            if kind < RESEARCH:
                yield say("tell.buy", who=who, module=module_name(kind))
            else:
                yield say("tell.buy-habitat", count=researchers, who=who, module=module_name(kind))
        case Pass():
            yield say(f"tell.pass.{table.stage.word}", who=who)
        case Done():
            if table.stage in (Stage.EXPAND, Stage.RESEARCH, Stage.DIVE):
                yield say(f"tell.done.{table.stage.word}", who=who)
        case Place():
            yield from tell_placing(table, action, after.table)
        case Walk(start, end):
            yield say("tell.walk", who=who, start=NAMES[start], end=NAMES[end])
            yield from tell_activation(table, end, after.table)
        case Launch(cell, side):
            yield say("tell.launch", who=who, module=NAMES[cell], cell=NAMES[cell + BEFORE[side]])
        case Sonar(sub):
            yield from tell_sounding(before, sub, after)
        case Dive(sub, cell):
            left = NAMES[table.subs[table.seat][sub]]
            yield say("tell.dive", who=who, sub=sub_name(sub), start=left, end=NAMES[cell])
        case Dock(sub, cell):
            yield say("tell.dock", who=who, sub=sub_name(sub), cell=NAMES[cell])
            yield from tell_activation(table, cell, after.table)
        case Look(cell):
            yield from tell_look(before, cell, after)
        case Raise(count):
            yield say("tell.raise", count=count, who=who)
    if after.table.trench_open and not table.trench_open:
        yield say("tell.trench", who=who)
    if isinstance(action, Dive):
        yield from tell_recovery(table, action.cell, after.table)


# What an action brings with it


def tell_placing(before: Table, action: Place, after: Table) -> Iterator[Say]:
    """The module, its price (N26) and the finds it buried (N27)."""
    who = Who(before.seat)
    paid = before.money[before.seat] - after.money[before.seat]
    yield say("tell.place", count=paid, who=who, module=module_name(action.kind), cell=NAMES[action.cell])
    for cell in cells_of((before.hidden | before.unpaid) & ~(after.hidden | after.unpaid)):
        face = after.shown[after.board.find_at[cell]]
        key = "tell.buried-atlantis" if face > ATLANTIS else "tell.buried"
        yield say(key, find=find_name(face), cell=NAMES[cell])


def tell_activation(before: Table, cell: Cell, after: Table) -> Iterator[Say]:
    """A module goes to work, its owner is paid (N32), a "3" changes hands (N34)."""
    seat = before.seat
    module = before.city[before.centres.index(cell)]
    if after.levels[seat] != before.levels[seat]:
        if module.owner in (seat, NOBODY):
            yield say("tell.activate", who=Who(seat), module=module_name(module.kind), cell=NAMES[cell])
        else:
            owner, name = Who(module.owner), module_name(module.kind)
            yield say("tell.activate-fee", who=Who(seat), module=name, cell=NAMES[cell], owner=owner)
    for kind in RESEARCH_KINDS:
        if after.threes[kind] != before.threes[kind]:
            yield say("tell.three", who=Who(after.threes[kind]), module=module_name(kind))


def tell_sounding(before: View, sub: int, after: View) -> Iterator[Say]:
    table = before.table
    cells = cells_of(heard(table, sub))
    where = NAMES[table.subs[table.seat][sub]]
    yield say("tell.sonar", count=len(cells), who=Who(table.seat), sub=sub_name(sub), cell=where)
    if after.seat == table.seat and cells:
        seen = [say("tell.at", find=find_name(after.known[cell]), cell=NAMES[cell]) for cell in cells]
        yield say("tell.sees", finds=listing(seen))


def tell_look(before: View, cell: Cell, after: View) -> Iterator[Say]:
    table = before.table
    zone = zone_name(table.board.zone_of[cell])
    yield say("tell.look", who=Who(table.seat), cell=NAMES[cell], zone=zone)
    if after.seat == table.seat:
        yield say("tell.sees", finds=say("tell.at", find=find_name(after.known[cell]), cell=NAMES[cell]))


def tell_recovery(before: Table, cell: Cell, after: Table) -> Iterator[Say]:
    """What a submarine found, what it cost and brought (N43 to N48)."""
    if not (before.hidden | before.unpaid) >> cell & 1:
        return
    seat = before.seat
    who, face = Who(seat), after.shown[after.board.find_at[cell]]
    find = find_name(face)
    if after.unpaid >> cell & 1:
        yield say("tell.unpaid", who=who, find=find)
    elif face > ATLANTIS:
        key = "tell.ruins" if after.ruins[face - ATLANTIS - 1] == seat else "tell.ruins-unpaid"
        yield say(key, who=who, find=find)
    elif face == Find.CHEST:
        yield say("tell.chest", count=after.money[seat] - before.money[seat], who=who)
    elif face == Find.SPEED:
        yield say("tell.speed", who=who)
    else:
        yield say("tell.recover", count=price_of(before, cell, face), who=who, find=find)


def tell_given_back(before: Table, action: Action, after: Table) -> Iterator[Say]:
    """N22, N23: modules that went back under their stacks, also of players who were not asked."""
    for seat in range(before.players):
        held = len(before.hands[seat])
        if seat == before.seat:
            held += isinstance(action, Buy) - isinstance(action, Place)
        back = held - len(after.hands[seat])
        if back > 0:
            yield say("tell.gives-back", count=back, who=Who(seat))


# The course of the game


def tell_course(before: Table, after: Table) -> Iterator[Say]:
    """A new round, a new phase (N19), and the announcement of the last round (N50)."""
    if after.last and not before.last:
        yield say("tell.last-round")
    if after.round != before.round:
        yield say("tell.round", round=after.round, who=Who(after.first))
    elif phase_of(after.stage) > phase_of(before.stage) > 0 and phase_of(after.stage) <= 3:
        yield say(f"tell.phase.{phase_of(after.stage)}", who=Who(after.seat))


def phase_of(stage: Stage) -> int:
    """Expand 1, research 2, dive 3; 0 before the first round, 4 after the last."""
    if stage <= Stage.DEAL:
        return 0
    if stage <= Stage.RESEARCH:
        return 2 if stage == Stage.RESEARCH else 1
    return 3 if stage <= Stage.DOCK else 4


def tell_end(before: Table, after: Table) -> Iterator[Say]:
    """Why the game ends (N50 to N52), the orders as they are shown (N54), the score (N55)."""
    if after.orders and not before.orders:
        yield say(f"tell.ending.{after.ending}")
        for seat, order in enumerate(after.orders):
            yield say("tell.order", who=Who(seat), order=order_name(order))
    result = outcome(after)
    if result is None:
        return
    for seat, points in enumerate(result.scores):
        yield say("tell.score", count=points, who=Who(seat))
    best = result.scores[result.winners[0]]
    if len(result.winners) == 1:
        yield say("tell.wins", count=best, who=Who(result.winners[0]))
    else:
        yield say("tell.shared", count=best)
