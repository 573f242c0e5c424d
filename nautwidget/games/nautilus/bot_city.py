"""A computer player in the city: what it buys, where it builds, where its researchers walk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nautwidget.games.nautilus.actions import DONE, PASS, Action, Buy, Place, Walk
from nautwidget.games.nautilus.bot_worth import Worth, prospect
from nautwidget.games.nautilus.cells import near
from nautwidget.games.nautilus.expand import centres_for, researchers_at_most
from nautwidget.games.nautilus.launch import free_sea, is_free
from nautwidget.games.nautilus.modules import (
    BEFORE,
    BLUE_SIDES,
    LOCKS,
    NEIGHBOUR,
    RESEARCH,
    SIDES,
    TOUCHED,
    Kind,
)
from nautwidget.games.nautilus.research import costly, modules_of, reach
from nautwidget.games.nautilus.state import ASHORE, NOBODY, Stage, Table, count_in

_FAR: Final = 9


def purchase(worth: Worth, legal: Sequence[Action]) -> Action:
    """A habitat when researchers run short, else the research module that brings most; nothing when neither pays."""
    table, seat, habits = worth.table, worth.seat, worth.habits
    money = table.money[seat] - worth.reserve
    targets = _targets(worth)
    best: Action = PASS
    best_value = 1.0
    price = _price_to_build(table)
    for kind in range(RESEARCH):
        if table.stacks[kind] and money > price:
            # Where an empty one of the kind stands already, one more only helps later.
            waiting = sum(1 for module in targets if table.city[module].kind == kind)
            waiting += sum(1 for item in table.hands[seat] if item.kind == kind)
            value = worth.activation(kind) * habits.waiting**waiting - (1 + price) * worth.nemo
            if value > best_value:
                best, best_value = Buy(kind), value
    idle = idle_researchers(table, seat)
    tasks = _tasks(worth, targets, best_value if best is not PASS else 0.0)
    if not idle:
        # A module that nobody can walk to stands empty until a habitat has come too.
        best_value *= habits.unmanned * worth.whim
    for crew in range(1, min(researchers_at_most(table), money - price) + 1):
        value = sum(tasks[idle : idle + crew]) - (crew + price) * worth.nemo
        value += habits.researcher * worth.hope * max(0, crew - len(tasks[idle:]))
        if value > best_value:
            home = _some_habitat(table)
            if home != NOBODY:
                best, best_value = Buy(home, crew), value
    return best if best in legal else PASS


def _price_to_build(table: Table) -> int:
    """About what it takes to place a module: the city grows out of the lagoon."""
    return 1 if len(table.city) < 4 else 2 if len(table.city) < 16 else 3


def _tasks(worth: Worth, targets: dict[int, float], new: float) -> list[float]:
    """What researchers could do, the best first: activate modules, one that is bought next, and man submarines."""
    table, seat = worth.table, worth.seat
    tasks = [value for value in targets.values() if value > 0]
    tasks += [worth.activation(item.kind) for item in table.hands[seat] if item.kind < RESEARCH]
    if new:
        tasks.append(new)
    bays = [module for module in modules_of(table.research) if count_in(table.people[seat], module)]
    promise = max((_launch_value(worth, module) for module in bays), default=0.0)
    tasks += [worth.habits.crew * max(promise, 0.0) * 0.8**n for n in range(submarines_ashore(table, seat))]
    return sorted(tasks, reverse=True)


def _some_habitat(table: Table) -> int:
    """A habitat that can be placed now, green ones first."""
    for kind in (Kind.HABITAT_GREEN, Kind.HABITAT_BLUE):
        if table.stacks[kind] and centres_for(table, kind, 0):
            return int(kind)
    return NOBODY


def submarines_ashore(table: Table, seat: int) -> int:
    """How many submarines are ashore while there is something to find."""
    return table.subs[seat].count(ASHORE) if table.hidden else 0


def idle_researchers(table: Table, seat: int) -> int:
    """Researchers who may still go somewhere: all but those who stay for good, and those on modules in hand."""
    people = table.people[seat]
    count = sum(item.researchers for item in table.hands[seat])
    for module in range(len(table.city)):
        here = count_in(people, module)
        if here:
            count += here - 1 if table.research >> 4 * module & 1 else here
    return count


def _targets(worth: Worth) -> dict[int, float]:
    """The research modules of the city where the seat is not active yet, with what activating them brings."""
    table, seat = worth.table, worth.seat
    people = table.people[seat]
    found = {}
    for module in modules_of(table.research):
        if not count_in(people, module):
            _, kind, _, owner = table.city[module]
            found[module] = worth.activation(kind) - worth.fee(owner)
    return found


# --- building


def placement(worth: Worth, legal: Sequence[Action]) -> Action:
    """The best place for one of the modules in hand; none when no place is worth its price."""
    table = worth.table
    if _can_wait(table, worth.seat):
        return DONE
    best: Action = DONE
    best_value: float | None = None
    for action, value in placements_weighed(worth, legal):
        if best_value is None or value > best_value:
            best, best_value = action, value
    return DONE if best_value is None or (best_value <= 0 and not table.fresh) else best


def placements_weighed(worth: Worth, legal: Sequence[Action]) -> Iterator[tuple[Place, float]]:
    """Every placement with what it brings: the site, the way there, what can be reached from it."""
    table, seat = worth.table, worth.seat
    from_idle = _steps_from(table, _idle_modules(table, seat))
    to_target = _steps_from(table, sum(1 << 4 * module for module in _targets(worth)))
    free = free_sea(table)
    basics: dict[int, float] = {}
    for action in legal:
        if not isinstance(action, Place):
            continue
        cell = action.cell
        if cell not in basics:
            basics[cell] = _value_of_site(worth, cell)
        value = basics[cell]
        neighbours = _neighbours(table, action)
        if action.kind < RESEARCH:
            steps = min((from_idle.get(module, _FAR) for module in neighbours), default=_FAR) + 1
            turns = -(-steps // worth.steps)
            value += worth.activation(action.kind) * 0.75 ** (turns - 1)
            value += _value_of_bay(worth, action, free)
        else:
            steps = min((to_target.get(module, _FAR) for module in neighbours), default=_FAR) + 1
            value += 6.0 - min(steps, 6) + 2.0 * action.researchers
        yield action, value + 0.3 * len(neighbours)


def _can_wait(table: Table, seat: int) -> bool:
    """Whether to keep what was bought: nobody is free to walk there, and two placed together cost less (N26)."""
    hand = table.hands[seat]
    if table.fresh or not table.bought or len(hand) >= table.rules.hand_limit or idle_researchers(table, seat):
        return False
    return table.stock[seat] > 0 and table.money[seat] > 6


def _value_of_site(worth: Worth, cell: int) -> float:
    """What building on a centre costs, in money and in finds that it buries; what lies near it counts a little."""
    table = worth.table
    price = table.board.price(cell)
    buried = worth.finds_in(TOUCHED[cell])
    value = -max(price - table.paid, 0) * worth.nemo - worth.habits.bury * sum(value for _, value in buried)
    return value + worth.habits.near_finds * (near(cell, 6) & table.hidden & ~TOUCHED[cell]).bit_count()


def _value_of_bay(worth: Worth, action: Place, free: int) -> float:
    """How good submarines can start from a research module: finds near the sea before its blue locks."""
    table = worth.table
    locks = LOCKS[action.kind][action.turn]
    best = 0
    for side in BLUE_SIDES:
        before = action.cell + BEFORE[side]
        if locks >> side & 1 and is_free(free, before):
            best = max(best, 1 + (near(before, worth.range) & table.hidden).bit_count())
    return worth.habits.bay * min(best, 5)


def _neighbours(table: Table, action: Place) -> list[int]:
    """The modules to which a placed module would have an open passage."""
    doors, cell = table.doors, action.cell
    return [
        table.centres.index(cell + NEIGHBOUR[side])
        for side in SIDES[LOCKS[action.kind][action.turn]]
        if doors[side] >> cell & 1
    ]


def _idle_modules(table: Table, seat: int) -> int:
    """The modules from which a researcher of the seat may walk away."""
    people = table.people[seat]
    found = 0
    for module in range(len(table.city)):
        here = count_in(people, module)
        if here > (1 if table.research >> 4 * module & 1 else 0):
            found |= 1 << 4 * module
    return found


def _steps_from(table: Table, starts: int) -> dict[int, int]:
    """The fewest steps to every module from the nearest of some modules."""
    found = dict.fromkeys(modules_of(starts), 0)
    seen = starts
    steps = 0
    while True:
        steps += 1
        edge = reach(table, seen, 1)
        if not edge:
            return found
        for module in modules_of(edge):
            found[module] = steps
        seen |= edge


# --- walking


def walk(worth: Worth, legal: Sequence[Action]) -> Action:
    """The walk that brings most: a module to activate, a crew for a submarine, or a step on the way there."""
    table = worth.table
    targets = _targets(worth)
    distances = {module: _steps_from(table, 1 << 4 * module) for module, value in targets.items() if value > 0}
    best: Action = DONE if table.stage == Stage.RESEARCH else PASS
    best_value = 0.3
    fees = costly(table)
    for action in legal:
        if not isinstance(action, Walk):
            continue
        start, end = table.centres.index(action.start), table.centres.index(action.end)
        if end in targets:
            value = targets[end] + (0.5 if not fees >> 4 * end & 1 else 0.0)
        else:
            value = _progress(worth, targets, distances, start, end) + _value_of_crew(worth, start, end)
        if value > best_value:
            best, best_value = action, value
    return best


def _progress(
    worth: Worth, targets: dict[int, float], distances: dict[int, dict[int, int]], start: int, end: int
) -> float:
    """How much nearer a researcher comes to modules worth activating."""
    best = 0.0
    for module, steps in distances.items():
        before, after = steps.get(start, _FAR), steps.get(end, _FAR)
        if after < before:
            turns_before, turns_after = -(-before // worth.steps), -(-after // worth.steps)
            gain = targets[module] * (0.6**turns_after - 0.6**turns_before + 0.02 * (before - after))
            best = max(best, gain)
    return best


def _value_of_crew(worth: Worth, start: int, end: int) -> float:
    """A second researcher in a research module mans a submarine, if one is ashore and can start there."""
    table, seat = worth.table, worth.seat
    if ASHORE not in table.subs[seat] or count_in(table.people[seat], end) != 1 or not table.research >> 4 * end & 1:
        return 0.0
    if table.research >> 4 * start & 1 and _launch_value(worth, start) > 0:
        return 0.0
    return worth.habits.crew * max(_launch_value(worth, end), 0.0)


def _launch_value(worth: Worth, module: int) -> float:
    """What a submarine that starts before one of a module's blue locks can hope for."""
    table = worth.table
    cell, kind, turn, _ = table.city[module]
    free = free_sea(table)
    starts = [cell + BEFORE[side] for side in BLUE_SIDES if LOCKS[kind][turn] >> side & 1]
    return max((prospect(worth, start) for start in starts if is_free(free, start)), default=0.0)
