"""Phase 3, dive, its first two steps: launch submarines, then use their sonar (N36 to N39)."""

from __future__ import annotations

from random import Random

from nautwidget.games.nautilus.actions import DONE, SONARS, Action, Launch, Sonar, launch
from nautwidget.games.nautilus.cells import NAMES, Cell, Cells, near
from nautwidget.games.nautilus.modules import BEFORE, BLUE_LOCKS, BLUE_SIDES, LOCKS, Kind, Side
from nautwidget.games.nautilus.naming import boat, boats_on, modules_over
from nautwidget.games.nautilus.research import EVERY, effect, modules_of
from nautwidget.games.nautilus.state import ASHORE, SUBMARINES, Table, changed, count_in
from nautwidget.rulebook import Reason
from nautwidget.texts import say

# --- launching (N37, N38)


def free_sea(table: Table) -> Cells:
    """N37: cells with no module, no submarine and no find."""
    return table.board.sea & ~(table.solid | table.afloat | table.hidden | table.unpaid)


def bays(table: Table) -> int:
    """The research modules with two or more own researchers."""
    people = table.people[table.seat]
    return (people >> 1 | people >> 2 | people >> 3) & EVERY & table.research


def can_launch(table: Table) -> bool:
    if ASHORE not in table.subs[table.seat]:
        return False
    bay = bays(table)
    return bool(bay) and len(launches(table)) > 1


def launches(table: Table) -> list[Action]:
    found: list[Action] = []
    if ASHORE in table.subs[table.seat]:
        free = free_sea(table)
        for module in modules_of(bays(table)):
            cell, kind, turn, _ = table.city[module]
            for side, before in BLUE_LOCKS[kind][turn]:
                if is_free(free, cell + before):
                    found.append(launch(cell, side))
    found.append(DONE)
    return found


def is_free(free: Cells, cell: Cell) -> bool:
    return cell >= 0 and bool(free >> cell & 1)


def why_not_launch(table: Table, action: Launch) -> list[Reason]:
    at = (NAMES[action.cell],)
    reasons = []
    if ASHORE not in table.subs[table.seat]:
        reasons.append(
            Reason("N37", say("why.three-in-play"), tuple(boat(table.seat, sub) for sub in range(SUBMARINES)))
        )
    if action.cell not in table.centres:
        return [*reasons, Reason("N37", say("why.no-module", cell=NAMES[action.cell]), at)]
    module = table.centres.index(action.cell)
    _, kind, turn, _ = table.city[module]
    if not table.research >> 4 * module & 1:
        reasons.append(Reason("N37", say("why.launch-from-research"), at))
    if count_in(table.people[table.seat], module) < 2:
        reasons.append(Reason("N37", say("why.two-researchers", cell=NAMES[action.cell]), at))
    if action.side not in BLUE_SIDES or not LOCKS[kind][turn] >> action.side & 1:
        reasons.append(Reason("N37", say("why.no-blue-lock", side=Side(action.side).name), at))
    elif not is_free(free_sea(table), action.cell + BEFORE[action.side]):
        before = action.cell + BEFORE[action.side]
        cells = 1 << before if before >= 0 else 0
        there = (*boats_on(table, cells), *modules_over(table, cells))
        reasons.append(Reason("N37", say("why.no-free-sea", side=Side(action.side).name), there or at))
    return reasons


def set_afloat(table: Table, action: Launch) -> None:
    """A researcher returns to stock, the submarine goes on the cell; in the trench it opens that for all (N38)."""
    seat = table.seat
    module = table.centres.index(action.cell)
    table.people = changed(table.people, seat, table.people[seat] - (1 << 4 * module))
    table.stock = changed(table.stock, seat, table.stock[seat] + 1)
    cell = action.cell + BEFORE[action.side]
    put_submarine(table, table.subs[seat].index(ASHORE), cell)
    if table.board.trench >> cell & 1:
        table.trench_open = True


def put_submarine(table: Table, sub: int, cell: Cell) -> None:
    """A submarine of the acting seat stands on another cell, or ashore."""
    seat = table.seat
    own = table.subs[seat]
    if own[sub] != ASHORE:
        table.afloat &= ~(1 << own[sub])
    if cell != ASHORE:
        table.afloat |= 1 << cell
    table.subs = (*table.subs[:seat], changed(own, sub, cell), *table.subs[seat + 1 :])


def some_launch(table: Table, random: Random) -> Action:
    found = launches(table)
    return found[int(random.random() * len(found))]


# --- sonar (N39)


def can_sound(table: Table) -> bool:
    if not table.money[table.seat]:
        return False
    return any(cell != ASHORE and not table.sounded >> sub & 1 for sub, cell in enumerate(table.subs[table.seat]))


def soundings(table: Table) -> list[Action]:
    found: list[Action] = []
    if table.money[table.seat]:
        for sub, cell in enumerate(table.subs[table.seat]):
            if cell != ASHORE and not table.sounded >> sub & 1:
                found.append(SONARS[sub])
    found.append(DONE)
    return found


def why_not_sonar(table: Table, action: Sonar) -> list[Reason]:
    reasons = why_no_submarine(table, action.sub)
    if not reasons and table.sounded >> action.sub & 1:
        reasons.append(Reason("N39", say("why.sonar-used"), (boat(table.seat, action.sub),)))
    if not table.money[table.seat]:
        reasons.append(Reason("N39", say("why.money", price=1, money=0)))
    return reasons


def why_no_submarine(table: Table, sub: int) -> list[Reason]:
    if 0 <= sub < SUBMARINES and table.subs[table.seat][sub] != ASHORE:
        return []
    return [Reason("N36", say("why.not-in-the-sea", sub=f"s{sub + 1}"))]


def heard(table: Table, sub: int) -> Cells:
    """The face-down finds that a submarine's sonar shows; those in the trench only from within it (N39)."""
    cell = table.subs[table.seat][sub]
    cells = near(cell, effect(table, table.seat, Kind.SONAR)) & table.hidden
    return cells if table.board.trench >> cell & 1 else cells & ~table.board.trench


def sound(table: Table, action: Sonar) -> None:
    seat = table.seat
    table.money = changed(table.money, seat, table.money[seat] - 1)
    table.bank += 1
    table.sounded |= 1 << action.sub
    table.seen = changed(table.seen, seat, table.seen[seat] | heard(table, action.sub))


def some_sounding(table: Table, random: Random) -> Action:
    found = soundings(table)
    return found[int(random.random() * len(found))]
