"""Computer divers: one that plays at random, and one with a published rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from nautwidget.games.deepsea.state import Action, Drop, Heading, Stage, View
from nautwidget.games.deepsea.turn import DOWN, LEAVE, TAKE, UP


def random_bot(view: View, legal: Sequence[Action], random: Random) -> Action:
    """Any legal action, each as likely as the other."""
    return legal[random.randrange(len(legal))]


def rule_bot(view: View, legal: Sequence[Action], random: Random) -> Action:
    """Dives until it holds a treasure, then comes home, taking one more only while there is air to spare."""
    table = view.table
    diver = table.divers[table.seat]
    if table.stage is Stage.HEADING:
        wish: Action = UP if diver.carried or diver.heading is Heading.UP else DOWN
        return wish if wish in legal else legal[0]
    if table.stage is Stage.SEARCH:
        if TAKE in legal:
            return TAKE if _worth_taking(view) else LEAVE
        if len(diver.carried) > 1 and table.oxygen < diver.place:
            return Drop(min(diver.carried)[0])
        return LEAVE
    return legal[0]


def _worth_taking(view: View) -> bool:
    table = view.table
    diver = table.divers[table.seat]
    if diver.heading is Heading.UP:
        return len(diver.carried) < 2 and table.oxygen > 2 * diver.place
    past_half_way = 2 * diver.place > len(table.path)
    return table.oxygen < 23 or (past_half_way and table.oxygen < 25)
