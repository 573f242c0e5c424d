"""Phase 3, dive: submarines move, enter the trench and come home (N40 to N42, N45, N49)."""

from __future__ import annotations

from random import Random
from typing import Final

from nautwidget.games.nautilus.actions import DIVES, DONE, PASS, Action, Dive, Dock
from nautwidget.games.nautilus.cells import BIT, NAMES, ROW, Cell, Cells, any_of, cells_of, distance
from nautwidget.games.nautilus.launch import put_submarine, why_no_submarine
from nautwidget.games.nautilus.modules import BEFORE, BLUE_SIDES, LOCKS, Kind, opposite
from nautwidget.games.nautilus.naming import boat, boats_on, modules_over
from nautwidget.games.nautilus.recover import recover
from nautwidget.games.nautilus.research import costly, effect, enter, modules_of, why_not_enter
from nautwidget.games.nautilus.state import ASHORE, SUBMARINES, Pending, Stage, State, Table, changed, count_in
from nautwidget.rulebook import Reason
from nautwidget.texts import say

#: How far a found speed lets a submarine move (N45).
SPEED_RANGE: Final = 3
#: How many active modules open the trench (N42).
TRENCH_MODULES: Final = 5
#: A row less a cell, a row and a cell, and the four neighbours of cell 0 a row lower.
_LESS, _MORE = ROW - 1, ROW + 1
_NEIGHBOURS: Final = (1 | 1 << _LESS) << _MORE | 1 << _LESS | 1
#: The submarines that have not moved, by the bits of those that have.
_STILL: Final = tuple(
    tuple(sub for sub in range(SUBMARINES) if not moved >> sub & 1) for moved in range(1 << SUBMARINES)
)
#: Asked for at every step, and an enumeration's members take their time to look up.
_DIVE, _SPEED = Stage.DIVE, Stage.SPEED
_TECHNOLOGY: Final = int(Kind.TECHNOLOGY)


# --- moving (N40, N41, N45)


def reach(start: Cell, steps: int, waters: Cells, finds: Cells) -> Cells:
    """The cells a submarine can touch: through the waters, over everything but finds, onto a find as the last step."""
    clear = waters & ~finds
    return _spread(start, steps, clear, clear << ROW) & waters & ~BIT[start]


def _spread(start: Cell, steps: int, clear: Cells, lower: Cells) -> Cells:
    """All that lies next to where up to one step less leads through clear cells, which are also given a row lower.

    A step changes the colour of the cell, as on a chequerboard, and one can step back or stay at the start: so the
    cells of each colour only become more, and the last two steps find all of them. Those of the other colour than the
    start's are kept a row lower than they lie: like that two shifts, by a row less a cell and by a row and a cell, find
    four neighbours.
    """
    here, less, more = BIT[start], _LESS, _MORE
    same, other = 0, _NEIGHBOURS << start
    for _ in range(steps - 1 >> 1):
        same = other & lower
        same |= same >> less
        same |= same >> more
        other = same & clear | here
        other |= other << less
        other |= other << more
    if not steps & 1:
        same = other & lower
        same |= same >> less
        same |= same >> more
    return same | other >> ROW


def steps_of(table: Table) -> int:
    """How far a submarine may move now: its range, or 3 for a found speed (N40, N45)."""
    return SPEED_RANGE if table.stage is _SPEED else effect(table, table.seat, _TECHNOLOGY)


def may_enter_trench(table: Table) -> bool:
    """N42: five active modules, or all five kinds, for the first entry; then everybody."""
    if table.trench_open:
        return True
    levels = table.levels[table.seat]
    return sum(levels) >= TRENCH_MODULES if table.rules.trench_needs == "five-modules" else all(levels)


def waters(table: Table) -> Cells:
    return table.board.sea if may_enter_trench(table) else table.board.sea & ~table.board.trench


def ends_of(table: Table, sub: int) -> Cells:
    """Where a submarine may move: free sea or a find, within reach (N40)."""
    start = table.subs[table.seat][sub]
    return reach(start, steps_of(table), waters(table), finds_of(table)) & ~taken(table)


def finds_of(table: Table) -> Cells:
    """All finds in the sea: a submarine stops at one, whichever way it lies."""
    return table.hidden | table.unpaid


def taken(table: Table) -> Cells:
    """Where no submarine can end: on a module or on another submarine."""
    return table.solid | table.afloat


def movable(table: Table) -> list[int]:
    """The submarines in the sea that may move: each once a turn, for a found speed any (N40, N45)."""
    own = table.subs[table.seat]
    return [sub for sub in _STILL[0 if table.stage is _SPEED else table.moved] if own[sub] != ASHORE]


def can_dive(table: Table) -> bool:
    at_home = table.stage == Stage.DIVE
    return any(ends_of(table, sub) or (at_home and docks(table, sub)) for sub in movable(table))


def dives(table: Table) -> list[Action]:
    found: list[Action] = []
    at_home = table.stage is _DIVE
    own, steps, sea = table.subs[table.seat], steps_of(table), waters(table)
    clear, free = sea & ~(table.hidden | table.unpaid), sea & ~(table.solid | table.afloat)
    lower = clear << ROW
    before_locks = berths(table) if at_home else ()
    for sub in _STILL[table.moved if at_home else 0]:
        cell = own[sub]
        if cell != ASHORE:
            DIVES[sub].add(found, _spread(cell, steps, clear, lower) & free)
            if cell in before_locks:
                found += docks(table, sub)
    found.append(DONE if at_home else PASS)
    return found


def some_dive(table: Table, random: Random) -> Action:
    """A move drawn submarine first; now and then it docks or all stay."""
    subs = movable(table)
    choice = int(random.random() * (2 * len(subs) + 1)) >> 1
    if choice < len(subs):
        sub = subs[choice]
        if table.stage == Stage.DIVE:
            home = docks(table, sub)
            if home and random.random() < 0.25:
                return home[int(random.random() * len(home))]
        ends = ends_of(table, sub)
        if ends:
            return DIVES[sub][any_of(ends, random)]
    return PASS if table.stage == Stage.SPEED else DONE


def why_not_dive(table: Table, action: Dive) -> list[Reason]:
    reasons = why_no_submarine(table, action.sub)
    cell = action.cell
    at = (NAMES[cell],)
    if not table.board.sea >> cell & 1:
        return [*reasons, Reason("N40", say("why.off-board", cell=NAMES[cell]), at)]
    if table.solid >> cell & 1:
        reasons.append(Reason("N10", say("why.module-there", cell=NAMES[cell]), modules_over(table, 1 << cell)))
    if table.afloat >> cell & 1 and not _is_own(table, action):
        reasons.append(Reason("N40", say("why.occupied", cell=NAMES[cell]), boats_on(table, 1 << cell)))
    if why_no_submarine(table, action.sub):
        return reasons
    if _is_own(table, action):
        return [*reasons, Reason("N40", say("why.no-move"), boats_on(table, 1 << cell))]
    if table.stage == Stage.DIVE and table.moved >> action.sub & 1:
        reasons.append(Reason("N40", say("why.has-moved", sub=f"s{action.sub + 1}"), (boat(table.seat, action.sub),)))
    return reasons + _why_not_reach(table, action)


def _is_own(table: Table, action: Dive) -> bool:
    """Whether the submarine is on this very cell already."""
    return 0 <= action.sub < SUBMARINES and table.subs[table.seat][action.sub] == action.cell


def _why_not_reach(table: Table, action: Dive) -> list[Reason]:
    """Too far, only by way of the closed trench, or only across a find: each on its own where it alone forbids."""
    start, end, steps = table.subs[table.seat][action.sub], action.cell, steps_of(table)
    finds, board = table.hidden | table.unpaid, table.board
    name = NAMES[end]
    if reach(start, steps, waters(table), finds) >> end & 1:
        return []
    reasons = []
    rule = "N45" if table.stage == Stage.SPEED else "N40"
    mover = (boat(table.seat, action.sub), name)
    if distance(start, end) > steps:
        reasons.append(Reason(rule, say("why.too-far", count=distance(start, end), range=steps), mover))
    if not may_enter_trench(table):
        needs = f"why.trench-{table.rules.trench_needs}"
        if board.trench >> end & 1:
            reasons.append(Reason("N42", say(needs, cell=name), (name,)))
        elif reach(start, steps, board.sea, finds) >> end & 1:
            reasons.append(Reason("N42", say("why.trench-between", cell=name), (name,)))
    if not reasons:
        touched = cells_of(reach(start, steps, waters(table), finds) & finds)
        nearest = min((distance(start, cell) + distance(cell, end) for cell in touched), default=0)
        between = tuple(NAMES[cell] for cell in touched if distance(start, cell) + distance(cell, end) == nearest)
        reasons.append(Reason("N40", say("why.find-between", cell=name), between))
    return reasons


def move(table: Table, action: Dive, state: State) -> None:
    """The submarine moves; a first entry opens the trench (N42), a find is recovered at once (N43)."""
    sub, end = action.sub, action.cell
    start, finds, trench = table.subs[table.seat][sub], table.hidden | table.unpaid, table.board.trench
    if not table.trench_open and (
        trench >> end & 1 or not reach(start, steps_of(table), table.board.sea & ~trench, finds) >> end & 1
    ):
        table.trench_open = True
    if table.stage == Stage.SPEED:
        table.pending = table.pending[:-1]
    else:
        table.moved |= 1 << sub
    put_submarine(table, sub, end)
    # Docking is decided after the find's effects; a submarine that moves again decides only after that.
    waiting = tuple(item for item in table.pending if item.stage != Stage.DOCK or item.sub != sub)
    table.pending = (*waiting, Pending(Stage.DOCK, sub))
    if finds >> end & 1:
        recover(table, end, state)


# --- docking (N49)


def berths(table: Table) -> dict[Cell, list[int]]:
    """The cells before blue locks of research modules, each with the modules it lies before."""
    known = table.ways.berths
    if known is None:
        known = table.ways.berths = {}
        modules = modules_of(table.research)
        for side in BLUE_SIDES:
            for module in modules:
                cell, kind, turn, _ = table.city[module]
                if LOCKS[kind][turn] >> opposite(side) & 1:
                    known.setdefault(cell - BEFORE[side], []).append(module)
    return known


def homes(table: Table, sub: int) -> list[int]:
    """The research modules with somebody in them before whose blue lock the submarine lies, on a free cell."""
    cell = table.subs[table.seat][sub]
    near = berths(table).get(cell)
    if not near or table.unpaid >> cell & 1:
        return []
    return [module for module in near if any(count_in(people, module) for people in table.people)]


def docks(table: Table, sub: int) -> list[Action]:
    found = homes(table, sub)
    if not found:
        return []
    seat = table.seat
    fees = costly(table) if table.stock[seat] and not table.money[seat] else 0
    return [Dock(sub, table.centres[module]) for module in found if not fees >> 4 * module & 1]


def dock_choices(table: Table) -> list[Action]:
    return [*docks(table, table.pending[-1].sub), PASS]


def why_not_dock(table: Table, action: Dock) -> list[Reason]:
    reasons = why_no_submarine(table, action.sub)
    at = (NAMES[action.cell],)
    if action.cell not in table.centres:
        return [*reasons, Reason("N49", say("why.no-module", cell=NAMES[action.cell]), at)]
    if reasons:
        return reasons
    if table.stage == Stage.DOCK and table.pending[-1].sub != action.sub:
        reasons.append(
            Reason(
                "N49",
                say("why.dock-the-mover", sub=f"s{table.pending[-1].sub + 1}"),
                (boat(table.seat, table.pending[-1].sub),),
            )
        )
    if table.stage == Stage.DIVE and table.moved >> action.sub & 1:
        reasons.append(Reason("N49", say("why.has-moved", sub=f"s{action.sub + 1}"), (boat(table.seat, action.sub),)))
    cell, module = table.subs[table.seat][action.sub], table.centres.index(action.cell)
    if table.unpaid >> cell & 1:
        reasons.append(Reason("N49", say("why.on-unpaid", cell=NAMES[cell]), (NAMES[cell],)))
    if not table.research >> 4 * module & 1:
        reasons.append(Reason("N49", say("why.dock-at-research"), at))
    if not any(count_in(people, module) for people in table.people):
        reasons.append(Reason("N49", say("why.nobody-to-open"), at))
    _, kind, turn, _ = table.city[module]
    if not any(action.cell + BEFORE[side] == cell and LOCKS[kind][turn] >> side & 1 for side in BLUE_SIDES):
        reasons.append(Reason("N49", say("why.not-before-lock"), (boat(table.seat, action.sub), *at)))
    if table.stock[table.seat]:
        reasons += why_not_enter(table, action.cell)
    return reasons


def dock(table: Table, action: Dock) -> None:
    """The submarine leaves the board, a researcher from stock enters the module, if there is one."""
    if table.stage == Stage.DOCK:
        table.pending = table.pending[:-1]
    put_submarine(table, action.sub, ASHORE)
    seat = table.seat
    if table.stock[seat]:
        table.stock = changed(table.stock, seat, table.stock[seat] - 1)
        enter(table, table.centres.index(action.cell))
