"""The last diver under way: nobody else breathes or moves, so the rest of the round can be worked out, roll by roll.

What treasures are worth stays unknown until they are home, so a plan depends on the table alone: each way the round
can end is judged by its mean over the same possible worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from nautwidget.games.deepsea import rules
from nautwidget.games.deepsea.state import Action, Heading, Roll, Stage, State, Table
from nautwidget.tutor.deepsea.policy import sensible

#: What an end of the round is worth: the share of the win first, then whatever is to be told of it.
Worth: TypeAlias = tuple[float, ...]
#: Tables looked at before it is left to lines after all.
MOST_TABLES: Final = 3_000
#: Two dice with faces 1 to 3: a sum, and how likely it is (D6).
_SUMS: Final = (((1, 1), 1 / 9), ((1, 2), 2 / 9), ((2, 2), 3 / 9), ((2, 3), 2 / 9), ((3, 3), 1 / 9))


class TooMany(Exception):
    """There are more ways to go on than can be worked out in time."""


def is_last(table: Table) -> bool:
    """Whether the one to decide is the only diver who is not back."""
    under_way = [seat for seat, diver in enumerate(table.divers) if diver.heading is not Heading.BACK]
    return under_way == [table.seat] and table.stage in (Stage.HEADING, Stage.SEARCH)


def work_out(state: State, actions: Sequence[Action], judge: Callable[[Table], Worth]) -> list[Worth] | None:
    """What each action is worth if the diver then does the best at every roll; None if that takes too long."""
    found: dict[Table, Worth] = {}
    begun = state.table.round

    def best(state: State) -> Worth:
        table = state.table
        while table.stage is Stage.LAY:
            state = rules.apply(state, sensible(table))
            table = state.table
        over = table.round > begun or table.stage is Stage.OVER
        # How the dice fell no longer matters.
        plain = table._replace(roll=(0, 0), trail=())
        if plain not in found:
            if len(found) >= MOST_TABLES:
                raise TooMany
            if over:
                found[plain] = judge(table)
            elif table.stage is Stage.ROLL:
                found[plain] = _mean([(best(rules.apply(state, Roll(dice))), part) for dice, part in _SUMS])
            else:
                found[plain] = max(best(rules.apply(state, action)) for action in rules.legal(table))
        return found[plain]

    try:
        return [best(rules.apply(state, action)) for action in actions]
    except TooMany:
        return None


def _mean(worths: Sequence[tuple[Worth, float]]) -> Worth:
    return tuple(sum(worth[part] * weight for worth, weight in worths) for part in range(len(worths[0][0])))
