"""A diver's turn in Deep Sea Adventure, D4 to D10: breathe, choose a heading, roll and move, search."""

from __future__ import annotations

from nautwidget.games.deepsea.state import (
    BLANK,
    SUBMARINE,
    Chip,
    Diver,
    Drop,
    Head,
    Heading,
    Leave,
    Roll,
    Stage,
    State,
    Table,
    Take,
)
from nautwidget.rulebook import Reason
from nautwidget.texts import say

DOWN, UP = Head(up=False), Head(up=True)
TAKE, LEAVE = Take(), Leave()


def begin(table: Table, seat: int) -> Table:
    """D4: oxygen falls by the number of treasures the diver carries, never below 0 (D11)."""
    oxygen = table.oxygen - len(table.divers[seat].carried)
    return table._replace(stage=Stage.HEADING, seat=seat, oxygen=oxygen if oxygen > 0 else 0)


# D5: which way


def has_space_deeper(table: Table, seat: int) -> bool:
    """Whether some space further down is free."""
    place = table.divers[seat].place
    deeper = len(table.path) - place
    for diver in table.divers:
        if diver.place > place:
            deeper -= 1
    return deeper > 0


def headings(table: Table) -> tuple[Head, ...]:
    """D5: a diver may turn once a round, not in the submarine; with no free space deeper he must."""
    diver = table.divers[table.seat]
    if diver.heading is Heading.UP:
        return (UP,)
    if diver.place == SUBMARINE:
        return (DOWN,)
    if not has_space_deeper(table, table.seat):
        return (UP,)
    if not diver.carried and not table.rules.turn_back_empty:
        return (DOWN,)
    return (DOWN, UP)


def why_not_head(table: Table, action: Head) -> list[Reason]:
    diver = table.divers[table.seat]
    reasons = []
    if action.up:
        if diver.place == SUBMARINE:
            reasons.append(Reason("D5", say("why.up.in_submarine"), at=("submarine",)))
        elif UP not in headings(table):
            reasons.append(Reason("D5", say("why.up.empty_handed")))
    else:
        if diver.heading is Heading.UP:
            reasons.append(Reason("D5", say("why.down.has_turned")))
        if diver.place != SUBMARINE and not has_space_deeper(table, table.seat):
            reasons.append(Reason("D5", say("why.down.no_space")))
    return reasons


def head(state: State, action: Head) -> State:
    """The diver says where he goes; chance rolls next."""
    table = state.table
    divers = table.divers
    diver = divers[table.seat]
    if action.up and diver.heading is Heading.DOWN:
        turned = Diver(diver.place, Heading.UP, diver.carried, diver.kept, diver.scored, diver.points)
        divers = with_diver(divers, table.seat, turned)
    return State(table._replace(stage=Stage.ROLL, divers=divers), state.values)


# D6 and D7: the move


def steps(table: Table, seat: int, dice: tuple[int, int]) -> int:
    """D6: the roll minus the treasures carried, never less than 0."""
    return max(0, dice[0] + dice[1] - len(table.divers[seat].carried))


def route(table: Table, seat: int, count: int) -> tuple[int, ...]:
    """D7: the spaces a diver counts, occupied ones skipped, down to the last free one or up to the submarine."""
    diver = table.divers[seat]
    place = diver.place
    counted = []
    if diver.heading is Heading.UP:
        taken = [other.place for other in table.divers if SUBMARINE < other.place < place]
        while count and place:
            place -= 1
            if place not in taken:
                counted.append(place)
                count -= 1
    else:
        taken = [other.place for other in table.divers if other.place > place]
        last = len(table.path)
        while count and place < last:
            place += 1
            if place not in taken:
                counted.append(place)
                count -= 1
    return tuple(counted)


def why_not_roll(action: Roll) -> list[Reason]:
    if len(action.dice) == 2 and all(1 <= face <= 3 for face in action.dice):
        return []
    return [Reason("D3", say("why.roll.faces"))]


def move(state: State, action: Roll) -> tuple[State, bool]:
    """The diver swims; the second part says whether his turn is over, having nothing to decide."""
    table = state.table
    seat = table.seat
    diver = table.divers[seat]
    dice = action.dice
    count = dice[0] + dice[1] - len(diver.carried)
    counted = route(table, seat, count) if count > 0 else ()
    place = counted[-1] if counted else diver.place
    last_back = table.last_back
    if place == SUBMARINE and diver.heading is Heading.UP:
        # D10: he keeps what he carries and takes no more turns in this round.
        diver = Diver(SUBMARINE, Heading.BACK, (), diver.carried, diver.scored, diver.points)
        last_back = seat
        over = True
    else:
        diver = Diver(place, diver.heading, diver.carried, diver.kept, diver.scored, diver.points)
        over = place == SUBMARINE or not (table.path[place - 1] or diver.carried)
    moved = table._replace(
        stage=Stage.SEARCH,
        divers=with_diver(table.divers, seat, diver),
        roll=dice,
        roller=seat,
        trail=(table.divers[seat].place, *counted),
        last_back=last_back,
    )
    return State(moved, state.values), over


# D8 and D9: take, put down, or leave


def searches(table: Table) -> tuple[Take | Drop | Leave, ...]:
    """D8: on a treasure he may take it. D9: on a blank disc he may put one down. Or he leaves all as it is."""
    diver = table.divers[table.seat]
    if table.path[diver.place - 1]:
        return (TAKE, LEAVE)
    return (LEAVE, *[Drop(treasure[0]) for treasure in diver.carried])


def why_not_take(table: Table) -> list[Reason]:
    place = table.divers[table.seat].place
    if table.path[place - 1]:
        return []
    return [Reason("D8", say("why.take.blank"), at=(f"space-{place}",))]


def why_not_drop(table: Table, chip: Chip) -> list[Reason]:
    diver = table.divers[table.seat]
    reasons = []
    if table.path[diver.place - 1]:
        reasons.append(Reason("D9", say("why.drop.not_blank"), at=(f"space-{diver.place}",)))
    if all(treasure[0] != chip for treasure in diver.carried):
        reasons.append(Reason("D9", say("why.drop.not_carried", chip=chip + 1)))
    return reasons


def search(state: State, action: Take | Drop | Leave) -> State:
    """What the diver does on his space, unseen."""
    table = state.table
    seat = table.seat
    if isinstance(action, Leave):
        return state
    diver = table.divers[seat]
    place = diver.place
    if isinstance(action, Take):
        laid, carried = BLANK, (*diver.carried, table.path[place - 1])
    else:
        laid = next(treasure for treasure in diver.carried if treasure[0] == action.chip)
        carried = tuple(treasure for treasure in diver.carried if treasure[0] != action.chip)
    path = (*table.path[: place - 1], laid, *table.path[place:])
    diver = Diver(place, diver.heading, carried, diver.kept, diver.scored, diver.points)
    return State(table._replace(divers=with_diver(table.divers, seat, diver), path=path), state.values)


def with_diver(divers: tuple[Diver, ...], seat: int, diver: Diver) -> tuple[Diver, ...]:
    return (*divers[:seat], diver, *divers[seat + 1 :])
