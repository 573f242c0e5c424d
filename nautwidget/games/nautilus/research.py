"""Phase 2, research: researchers walk and set modules to work (N29 to N35)."""

from __future__ import annotations

from random import Random
from typing import Final

from nautwidget.games.nautilus.actions import DONE, PASS, Action, Walk, walk
from nautwidget.games.nautilus.cells import NAMES, Cell
from nautwidget.games.nautilus.modules import RESEARCH, Kind
from nautwidget.games.nautilus.state import NOBODY, Stage, Table, changed, count_in
from nautwidget.rulebook import Reason
from nautwidget.texts import Who, say

#: Bit 4 × i for every module i that can ever be: sets of modules are spaced so that counts fit in between.
EVERY: Final = sum(1 << 4 * module for module in range(41))
#: An Atlantis find lets a researcher walk so far (N48).
REWARD_STEPS: Final = 2
#: Asked for at every step, and an enumeration's members take their time to look up.
_TRAINING: Final = int(Kind.TRAINING)
_RESEARCH, _REWARD = Stage.RESEARCH, Stage.REWARD
#: What 0, 1, 2 or more active modules of a kind bring (N35), by kind.
EFFECTS: Final = ((3, 4, 5), (4, 5, 6), (4, 5, 6), (0, 1, 2), (2, 3, 4))


def effect(table: Table, seat: int, kind: int) -> int:
    """N35: steps, range, sonar range, looks or a chest's worth, by the number of active modules."""
    level = table.levels[seat][kind]
    return EFFECTS[kind][level if level < 2 else 2]


def steps_left(table: Table) -> int:
    """N29, N30, N48: what is left of this turn's steps; a bonus just earned counts."""
    if table.stage == _REWARD:
        return REWARD_STEPS
    level = table.levels[table.seat][_TRAINING]
    return EFFECTS[_TRAINING][level if level < 2 else 2] - table.steps


def may_leave(table: Table) -> int:
    """The modules from which a researcher may walk: in an active research module one stays for good (N33).

    A researcher who has walked in this phase stands still (N29), except for a reward (N48).
    """
    people = table.people[table.seat]
    two = (people >> 1 | people >> 2 | people >> 3) & EVERY
    free = people & EVERY & ~table.research | two
    if table.walked >= 0 and table.stage == _RESEARCH:
        # Beside him who has just walked in, and in a research module beside him who stays for good, there must be one.
        module = table.centres.index(table.walked)
        if count_in(people, module) <= 1 + (table.research >> 4 * module & 1):
            free &= ~(1 << 4 * module)
    return free


def may_stop(table: Table) -> int:
    """The modules in which a researcher may stop: another's costs 1 Nemo unless one is active there (N32)."""
    return EVERY if table.money[table.seat] else ~costly(table)


def costly(table: Table) -> int:
    """The modules that cost a fee to stop in (N32)."""
    people = table.people[table.seat]
    return table.research & ~table.owned[table.seat] & ~(people | people >> 1 | people >> 2 | people >> 3)


def reach(table: Table, start: int, steps: int) -> int:
    """The modules within so many steps through open passages, without the start (N29, N31)."""
    known = table.ways.reached.get((start, steps))
    if known is not None:
        return known
    links = table.links
    seen = edge = start
    for _ in range(steps):
        nearer = 0
        while edge:
            low = edge & -edge
            nearer |= links[low.bit_length() >> 2]
            edge ^= low
        edge = nearer & ~seen
        if not edge:
            break
        seen |= edge
    table.ways.reached[start, steps] = seen ^ start
    return seen ^ start


def steps_between(table: Table, start: Cell, end: Cell) -> int:
    """The fewest steps from one module to another; -1 when no way leads there."""
    links = table.links
    seen = edge = 1 << 4 * table.centres.index(start)
    goal = 1 << 4 * table.centres.index(end)
    count = 0
    while edge:
        if edge & goal:
            return count
        nearer = 0
        while edge:
            low = edge & -edge
            nearer |= links[low.bit_length() >> 2]
            edge ^= low
        edge = nearer & ~seen
        seen |= edge
        count += 1
    return -1


def can_walk(table: Table) -> bool:
    if table.stage == _RESEARCH and table.walks == 2:
        return False
    free, steps = may_leave(table), steps_left(table)
    if not free or steps <= 0:
        return False
    if table.money[table.seat]:
        # Every module has a passage to another one, and one may stop there for money.
        return len(table.city) > 1
    allowed = may_stop(table)
    while free:
        low = free & -free
        if reach(table, low, steps) & allowed:
            return True
        free ^= low
    return False


def walks(table: Table) -> list[Action]:
    found: list[Action] = []
    steps, free, known = steps_left(table), may_leave(table), table.ways.walks
    rich = table.money[table.seat] > 0
    while free:
        low = free & -free
        free ^= low
        if rich:
            try:
                found += known[low, steps]
            except KeyError:
                known[low, steps] = here = _walks_from(table, low, EVERY, steps)
                found += here
        else:
            found += _walks_from(table, low, may_stop(table), steps)
    found.append(DONE if table.stage is _RESEARCH else PASS)
    return found


def _walks_from(table: Table, low: int, allowed: int, steps: int) -> tuple[Walk, ...]:
    """The walks from the module with this bit to all allowed ones."""
    centres = table.centres
    start = centres[low.bit_length() >> 2]
    return tuple(walk(start, centres[module]) for module in modules_of(reach(table, low, steps) & allowed))


def some_walk(table: Table, random: Random) -> Action:
    """A walk drawn researcher first, or none."""
    starts = modules_of(may_leave(table))
    choice = int(random.random() * (len(starts) + 1))
    if choice < len(starts):
        ends = modules_of(reach(table, 1 << 4 * starts[choice], steps_left(table)) & may_stop(table))
        if ends:
            end = ends[int(random.random() * len(ends))]
            return walk(table.centres[starts[choice]], table.centres[end])
    return DONE if table.stage == _RESEARCH else PASS


def modules_of(modules: int) -> list[int]:
    """The numbers of the modules in a set."""
    found = []
    while modules:
        low = modules & -modules
        found.append(low.bit_length() >> 2)
        modules ^= low
    return found


def why_not_walk(table: Table, action: Walk) -> list[Reason]:
    reasons = [
        Reason("N29", say("why.no-module", cell=NAMES[cell]), (NAMES[cell],))
        for cell in dict.fromkeys((action.start, action.end))
        if cell not in table.centres
    ]
    if action.start == action.end:
        reasons.append(Reason("N29", say("why.no-move"), (NAMES[action.start],)))
    if reasons:
        return reasons
    reasons += _why_not_leave(table, action.start)
    far, steps = steps_between(table, action.start, action.end), steps_left(table)
    at = (NAMES[action.start], NAMES[action.end])
    if far < 0:
        reasons.append(Reason("N13", say("why.no-way"), at))
    elif far > steps:
        rule = "N48" if table.stage == Stage.REWARD else "N29"
        reasons.append(Reason(rule, say("why.too-many-steps", count=far, steps=steps), at))
    reasons += why_not_enter(table, action.end)
    return reasons


def _why_not_leave(table: Table, start: Cell) -> list[Reason]:
    at = (NAMES[start],)
    module = table.centres.index(start)
    here = count_in(table.people[table.seat], module)
    if not here:
        return [Reason("N29", say("why.nobody-there", cell=NAMES[start]), at)]
    if not may_leave(table) >> 4 * module & 1:
        reasons = []
        if table.research >> 4 * module & 1:
            reasons.append(Reason("N33", say("why.stays-for-good", cell=NAMES[start]), at))
        if start == table.walked and table.stage == _RESEARCH:
            reasons.append(Reason("N29", say("why.has-walked"), at))
        return reasons
    return []


def why_not_enter(table: Table, end: Cell) -> list[Reason]:
    """N32: the fee for another's module."""
    module = table.centres.index(end)
    if costly(table) >> 4 * module & 1 and not table.money[table.seat]:
        return [Reason("N32", say("why.fee", who=Who(table.city[module].owner)), (NAMES[end],))]
    return []


def go(table: Table, action: Walk) -> None:
    """One researcher walks; the steps count in phase 2 only."""
    if table.stage == _RESEARCH:
        table.steps += steps_between(table, action.start, action.end)
        table.walks += 1
        table.walked = action.end
    seat = table.seat
    people = table.people[seat] - (1 << 4 * table.centres.index(action.start))
    table.people = changed(table.people, seat, people)
    enter(table, table.centres.index(action.end))


def enter(table: Table, module: int) -> None:
    """A researcher stops in a module: in a research module where none of his own stood it goes to work (N32)."""
    seat = table.seat
    people = table.people[seat]
    table.people = changed(table.people, seat, people + (1 << 4 * module))
    _, kind, _, owner = table.city[module]
    if kind >= RESEARCH or count_in(people, module):
        return
    if owner not in (seat, NOBODY):
        money = changed(table.money, seat, table.money[seat] - 1)
        table.money = changed(money, owner, money[owner] + 1)
    own = changed(table.levels[seat], kind, table.levels[seat][kind] + 1)
    table.levels = (*table.levels[:seat], own, *table.levels[seat + 1 :])
    holder = table.threes[kind]
    # N34: with two or more and strictly more than the holder, the "3" changes hands.
    if own[kind] >= 2 and own[kind] > (table.levels[holder][kind] if holder != NOBODY else 0) and holder != seat:
        table.threes = changed(table.threes, kind, seat)
