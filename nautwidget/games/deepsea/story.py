"""What happens in Deep Sea Adventure, told to a seat from its own two views."""

from __future__ import annotations

from collections.abc import Iterator

from nautwidget.games.deepsea.rounds import outcome
from nautwidget.games.deepsea.state import (
    SUBMARINE,
    Action,
    Deal,
    Drop,
    Head,
    Heading,
    Lay,
    Leave,
    Lot,
    Roll,
    Stage,
    Table,
    Take,
    Treasure,
    View,
    shape_of,
)
from nautwidget.texts import Say, Who, say


def tell(before: View, action: Action, after: View) -> Iterator[Say]:
    """The sentences of one action, in the order in which things happen."""
    who = Who(before.table.seat)
    match action:
        case Lot(seat):
            yield say("tell.lot", who=Who(seat))
        case Deal():
            yield say("tell.deal")
        case Head(up):
            if up and before.table.divers[before.table.seat].heading is Heading.DOWN:
                yield say("tell.turn_back", who=who)
        case Roll():
            yield from tell_move(before, action, after, who)
        case Take():
            yield say("tell.take", who=who, treasure=treasure_name(treasure_below(before.table)))
        case Drop(chip) | Lay(chip):
            carried = before.table.divers[before.table.seat].carried
            treasure = next(treasure for treasure in carried if treasure[0] == chip)
            key = "tell.drop" if isinstance(action, Drop) else "tell.lay"
            yield say(key, who=who, treasure=treasure_name(treasure))
        case Leave():
            yield say("tell.leave", who=who)
    yield from tell_end_of_round(before.table, after.table)
    yield from tell_breath(before.table, after.table)
    yield from tell_end_of_game(after.table)


def tell_move(before: View, action: Roll, after: View, who: Who) -> Iterator[Say]:
    table = before.table
    diver = table.divers[table.seat]
    one, other = action.dice
    moved = after.table.trail[1:]
    if moved and moved[-1] == SUBMARINE and diver.heading is Heading.UP:
        yield say("tell.back", count=len(diver.carried), who=who, one=one, other=other)
        values = [after.known[chip] for treasure in diver.carried for chip in treasure if chip in after.known]
        if values and after.seat == table.seat and after.table.round == table.round:
            yield say("tell.looks", values=" + ".join(map(str, values)), sum=sum(values))
    elif not moved:
        yield say("tell.stays", who=who, one=one, other=other, carried=len(diver.carried))
    else:
        carried = len(diver.carried)
        yield say("tell.moves", count=len(moved), place=moved[-1], who=who, one=one, other=other, carried=carried)


def tell_end_of_round(before: Table, after: Table) -> Iterator[Say]:
    """D11 and D12: why the round is over and what everybody brought home."""
    finished = len(after.divers[0].points)
    if finished == len(before.divers[0].points):
        return
    all_back = before.oxygen > 0 or all(diver.heading is Heading.BACK for diver in before.divers)
    yield say("tell.all_back" if all_back else "tell.no_air", round=finished)
    for seat, diver in enumerate(after.divers):
        yield say("tell.scores", count=diver.points[-1], who=Who(seat))


def tell_breath(before: Table, after: Table) -> Iterator[Say]:
    """D4: the breath at the beginning of a turn."""
    begins = after.stage is Stage.HEADING and before.stage is not Stage.HEADING
    if begins and after.round != before.round:
        yield say("tell.round", round=after.round, who=Who(after.first))
    carried = len(after.divers[after.seat].carried)
    if begins and carried:
        yield say("tell.breathe", count=carried, who=Who(after.seat), oxygen=after.oxygen)


def tell_end_of_game(after: Table) -> Iterator[Say]:
    result = outcome(after)
    if result is None:
        return
    if len(result.winners) == 1:
        yield say("tell.wins", count=result.scores[result.winners[0]], who=Who(result.winners[0]))
    else:
        yield say("tell.shared", count=result.scores[result.winners[0]])


def treasure_below(table: Table) -> Treasure:
    return table.path[table.divers[table.seat].place - 1]


def treasure_name(treasure: Treasure) -> Say:
    """ "a square", "a bundle of 3": what all can see of a treasure."""
    if len(treasure) > 1:
        return say("treasure.bundle", count=len(treasure))
    return say(f"treasure.{shape_of(treasure[0]).name.lower()}")
