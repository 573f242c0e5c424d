"""A computer player in the sea: what it launches, listens to and looks at, where its submarines go, when they dock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nautwidget.games.nautilus.actions import DONE, PASS, Action, Dive, Dock, Launch, Look, Sonar
from nautwidget.games.nautilus.bot_worth import Worth, prospect, reachable_finds
from nautwidget.games.nautilus.cells import Cell, distance, near
from nautwidget.games.nautilus.dive import ends_of, movable, steps_of
from nautwidget.games.nautilus.launch import heard
from nautwidget.games.nautilus.modules import BEFORE, BLUE_SIDES, LOCKS
from nautwidget.games.nautilus.state import ASHORE, Stage, Table, count_in

#: How far a submarine looks ahead, in turns.
_TURNS: Final = 4


def launch(worth: Worth, legal: Sequence[Action]) -> Action:
    """Launch where finds are near, if that is worth a researcher."""
    best: Action = DONE
    best_value = 1.0
    for action in legal:
        if isinstance(action, Launch):
            value = prospect(worth, action.cell + BEFORE[action.side], _aims(worth))
            if value > best_value:
                best, best_value = action, value
    return best


def sonar(worth: Worth, legal: Sequence[Action]) -> Action:
    """Listen when at least two unseen finds are within a move, and money is not short."""
    table, seat = worth.table, worth.seat
    if table.money[seat] < worth.habits.sonar_money or worth.research < 2:
        return DONE
    for action in legal:
        if isinstance(action, Sonar):
            unseen = heard(table, action.sub) & ~table.seen[seat]
            if (unseen & near(table.subs[seat][action.sub], worth.range)).bit_count() >= 2:
                return action
    return DONE


def dive(worth: Worth, legal: Sequence[Action]) -> Action:
    """The best find within reach first; then come home where that helps; then come nearer to finds."""
    table = worth.table
    finds = table.hidden | table.unpaid
    stay: Action = PASS if table.stage == Stage.SPEED else DONE
    best: Action | None = None
    best_value = 0.0
    for action in legal:
        if isinstance(action, Dive) and finds >> action.cell & 1:
            value = worth.find(action.cell)
            if value > best_value:
                best, best_value = action, value
    home, home_value = _best_dock(worth, legal)
    if home is not None and home_value > best_value:
        return home
    if best is not None:
        return best
    for sub in movable(table):
        onward = _approach(worth, sub, _aims(worth, but=sub)) or _homeward(worth, sub)
        if onward is not None:
            return onward
    return stay


def _approach(worth: Worth, sub: int, taken: set[Cell]) -> Action | None:
    """One move towards the find that promises most; None when it is best to stay."""
    table = worth.table
    here = table.subs[worth.seat][sub]
    steps = steps_of(table)
    aim, best = -1, 0.5
    for cell, value in reachable_finds(worth, here, worth.range * _TURNS):
        promise = value * worth.habits.later ** ((distance(here, cell) - 1) // worth.range)
        if cell not in taken and promise > best:
            aim, best = cell, promise
    if aim < 0:
        return None
    ends = ends_of(table, sub) & near(aim, distance(here, aim) - 1) & ~(table.hidden | table.unpaid)
    # The nearest cell to the aim: rings around it, from the inside out.
    for ring in range(max(distance(here, aim) - steps, 1), distance(here, aim)):
        nearest = ends & near(aim, ring)
        if nearest:
            return Dive(sub, nearest.bit_length() - 1)
    return None


def _homeward(worth: Worth, sub: int) -> Action | None:
    """A move that lets a submarine dock where a researcher is of use; for one that finds nothing more."""
    table, seat = worth.table, worth.seat
    if not table.stock[seat]:
        return None
    ends = ends_of(table, sub) & ~(table.hidden | table.unpaid)
    best, best_value = -1, 1.0
    for module, (cell, kind, turn, owner) in enumerate(table.city):
        if not table.research >> 4 * module & 1 or count_in(table.people[seat], module):
            continue
        if not any(count_in(people, module) for people in table.people):
            continue
        value = worth.activation(kind) - worth.fee(owner)
        if value > best_value:
            for lock in _before_locks(cell, kind, turn):
                if lock >= 0 and ends >> lock & 1:
                    best, best_value = lock, value
    return Dive(sub, best) if best >= 0 else None


def _before_locks(cell: Cell, kind: int, turn: int) -> list[Cell]:
    return [cell + BEFORE[side] for side in BLUE_SIDES if LOCKS[kind][turn] >> side & 1]


def _aims(worth: Worth, but: int = -1) -> set[Cell]:
    """The finds that own submarines are nearest to, so that not all make for the same one."""
    table = worth.table
    aims: set[Cell] = set()
    for sub, cell in enumerate(table.subs[worth.seat]):
        if cell != ASHORE and sub != but:
            finds = reachable_finds(worth, cell, worth.range)
            if finds:
                aims.add(max(finds, key=lambda item: item[1] - 0.1 * distance(item[0], cell))[0])
    return aims


# --- docking


def dock(worth: Worth, legal: Sequence[Action]) -> Action:
    """Dock when a researcher in that module brings more than the submarine still can."""
    home, value = _best_dock(worth, legal)
    return home if home is not None and value > 0 else PASS


def _best_dock(worth: Worth, legal: Sequence[Action]) -> tuple[Action | None, float]:
    """The best module to come home to, and by how much it beats staying out."""
    table, seat = worth.table, worth.seat
    best: Action | None = None
    best_value = 0.0
    for action in legal:
        if isinstance(action, Dock) and table.stock[seat]:
            module = table.centres.index(action.cell)
            _, kind, _, owner = table.city[module]
            if count_in(table.people[seat], module):
                value = worth.habits.researcher * worth.hope
            else:
                value = worth.activation(kind) - worth.fee(owner)
            value -= worth.habits.stay_out * max(prospect(worth, table.subs[seat][action.sub]), 0.0)
            if value > best_value:
                best, best_value = action, value
    return best, best_value


# --- the laboratory


def look(worth: Worth, legal: Sequence[Action]) -> Action:
    """Look at an unseen find near one's submarines."""
    table: Table = worth.table
    seat = worth.seat
    subs = [cell for cell in table.subs[seat] if cell != ASHORE]
    unseen = [action for action in legal if isinstance(action, Look) and not table.seen[seat] >> action.cell & 1]
    if not unseen:
        return PASS
    return min(unseen, key=lambda action: min((distance(action.cell, cell) for cell in subs), default=0))
