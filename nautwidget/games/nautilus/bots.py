"""Computer players of Nautilus: one that plays at random, and one with rules of thumb for every phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from nautwidget.games.nautilus import bot_city, bot_sea
from nautwidget.games.nautilus.actions import Action, Raise
from nautwidget.games.nautilus.bot_habits import HABITS, Habits
from nautwidget.games.nautilus.bot_worth import Worth
from nautwidget.games.nautilus.scoring import research_points
from nautwidget.games.nautilus.state import Stage, View


def random_bot(view: View, legal: Sequence[Action], random: Random) -> Action:
    """Any legal action, each as likely as the other."""
    return legal[random.randrange(len(legal))]


def heuristic_bot(view: View, legal: Sequence[Action], random: Random) -> Action:
    """Weighs what each choice brings in points: builds towards finds, works for the threes, dives for what pays."""
    return choose(view, legal, random, HABITS)


def choose(view: View, legal: Sequence[Action], random: Random, habits: Habits) -> Action:
    """The choice of a computer player with habits of its own."""
    if len(legal) == 1:
        return legal[0]
    return _CHOOSE[view.table.stage](Worth(view, random, habits), legal)


def _raise(worth: Worth, legal: Sequence[Action]) -> Action:
    """N54: a raised find costs 1 and brings the research points, so all or none."""
    raises = [action for action in legal if isinstance(action, Raise)]
    pays = research_points(worth.table, worth.seat) > 1
    return max(raises, key=lambda action: action.count if pays else -action.count)


_CHOOSE: Final[dict[Stage, Callable[[Worth, Sequence[Action]], Action]]] = {
    Stage.BUY: bot_city.purchase,
    Stage.EXPAND: bot_city.placement,
    Stage.RESEARCH: bot_city.walk,
    Stage.LAUNCH: bot_sea.launch,
    Stage.SONAR: bot_sea.sonar,
    Stage.DIVE: bot_sea.dive,
    Stage.SPEED: bot_sea.dive,
    Stage.LOOK: bot_sea.look,
    Stage.REWARD: bot_city.walk,
    Stage.DOCK: bot_sea.dock,
    Stage.RAISE: _raise,
}
