"""The moves of Nautilus that are worth comparing: all where there are few, else those a person would name."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from nautwidget.games.nautilus.actions import Action, Dive, Dock, Done, Pass
from nautwidget.games.nautilus.bot_city import placements_weighed
from nautwidget.games.nautilus.bot_worth import Worth
from nautwidget.games.nautilus.bots import choose
from nautwidget.games.nautilus.state import Stage, View
from nautwidget.tutor.nautilus.policy import SOBER, habits_with

#: As many actions are compared without choosing among them.
FEW: Final = 10
#: How many sites for a module, and finds within reach, are compared.
SITES: Final = 6
#: How often players with a whim are asked what they would do.
ASKED: Final = 12


def candidates(view: View, legal: Sequence[Action], random: Random) -> Sequence[Action]:
    """What a sober player would do, then what others would: each asked player weighs things a little differently."""
    found = {choose(view, legal, random, SOBER): None}
    if len(legal) <= FEW:
        return list(dict.fromkeys([*found, *legal]))
    wilful = habits_with(1.0)
    for _ in range(ASKED):
        found[choose(view, legal, random, wilful)] = None
    if view.table.stage == Stage.EXPAND:
        found.update(dict.fromkeys(_sites(view, legal, random)))
    if view.table.stage in (Stage.DIVE, Stage.SPEED):
        found.update(dict.fromkeys(_fetches(view, legal, random)))
    found.update(dict.fromkeys(action for action in legal if isinstance(action, Done | Pass)))
    return list(found)


def _sites(view: View, legal: Sequence[Action], random: Random) -> list[Action]:
    """The best way to place something on each of the sites that promise most."""
    best: dict[tuple[int, int], tuple[float, Action]] = {}
    for action, value in placements_weighed(Worth(view, random, SOBER), legal):
        site = action.kind, action.cell
        if site not in best or value > best[site][0]:
            best[site] = value, action
    ranked = sorted(best.values(), key=lambda found: -found[0])
    return [action for _, action in ranked[:SITES]]


def _fetches(view: View, legal: Sequence[Action], random: Random) -> list[Action]:
    """The finds within reach that promise most, and every module to come home to."""
    table = view.table
    worth = Worth(view, random)
    finds = table.hidden | table.unpaid
    dives = [action for action in legal if isinstance(action, Dive) and finds >> action.cell & 1]
    dives.sort(key=lambda action: -worth.find(action.cell))
    return [*dives[:SITES], *[action for action in legal if isinstance(action, Dock)][:3]]
