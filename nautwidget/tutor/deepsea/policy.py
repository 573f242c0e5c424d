"""A sensible diver: how far down, when to turn, what to take, so that the air lasts for the way home."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from nautwidget.games.deepsea.rules import legal
from nautwidget.games.deepsea.state import Action, Diver, Drop, Heading, Lay, Stage, Table
from nautwidget.games.deepsea.turn import DOWN, LEAVE, TAKE, UP, has_space_deeper

#: The mean of max(0, roll - carried) by the number of treasures carried (D6).
_PACE: Final = (4.0, 3.0, 2.0, 10 / 9, 4 / 9, 1 / 9)


@dataclass(frozen=True, slots=True)
class Caution:
    """How a diver weighs the air, tuned by play."""

    #: Air he wants to have left when he is back, by what the others use.
    spare: float = -0.4
    #: How much of what the others will use he expects: they take more, and they get home.
    others: float = 1.0
    #: Air to spare before he takes one more on the way home.
    more: float = -0.4
    #: How many treasures he takes at most.
    most: int = 4
    #: From this space on he takes what he finds on the way down.
    from_place: int = 9
    #: Air to spare before he goes on down with a treasure in hand.
    deeper: float = 13.5


CAUTION: Final = Caution()


def bold(random: Random, whim: float) -> Caution:
    """A diver who is more careful today, or less."""
    off = whim * random.uniform(-5, 5)
    return replace(CAUTION, more=CAUTION.more + off, deeper=CAUTION.deeper + off)


def air_home(table: Table, diver: Diver, carried: int, caution: Caution = CAUTION) -> float:
    """About how much air is used until a diver who carries so much is back."""
    if carried >= len(_PACE):
        return 99.0
    turns = diver.place / _PACE[carried]
    others = sum(len(other.carried) for other in table.divers) - len(diver.carried)
    return turns * (carried + caution.others * others)


def sensible(table: Table, caution: Caution = CAUTION) -> Action:
    """What a sensible diver does; it needs nothing but the table."""
    diver = table.divers[table.seat]
    held = len(diver.carried)
    if table.stage is Stage.HEADING:
        if diver.heading is Heading.UP:
            return UP
        if diver.place == 0:
            return DOWN
        left = table.oxygen - air_home(table, diver, held, caution)
        turn = held and left < caution.deeper
        wish: Action = UP if turn or not has_space_deeper(table, table.seat) else DOWN
        allowed = legal(table)
        return wish if wish in allowed else allowed[0]
    if table.stage is Stage.SEARCH:
        if not table.path[diver.place - 1]:
            if held > 1 and table.oxygen < air_home(table, diver, held, caution) + caution.spare:
                return Drop(min(diver.carried)[0])
            return LEAVE
        if held >= caution.most or (diver.heading is Heading.DOWN and diver.place < caution.from_place):
            return LEAVE
        left = table.oxygen - air_home(table, diver, held + 1, caution)
        return TAKE if left >= caution.more else LEAVE
    # The order in which lost treasures are laid down is all the same to him.
    return Lay(diver.carried[0][0])
