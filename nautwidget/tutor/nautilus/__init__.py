"""What the tutor knows of Nautilus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from nautwidget.game import AnyGame
from nautwidget.games.nautilus import GAME, turn
from nautwidget.games.nautilus import view as views
from nautwidget.games.nautilus.actions import Action
from nautwidget.games.nautilus.bot_habits import HABITS
from nautwidget.games.nautilus.bots import choose
from nautwidget.games.nautilus.state import Stage, State, View
from nautwidget.tutor.nautilus import features
from nautwidget.tutor.nautilus.advice import advice, named
from nautwidget.tutor.nautilus.candidates import candidates
from nautwidget.tutor.nautilus.happenings import COUNTED, HAPPENINGS, happened

#: In lines that are played on nobody follows a whim: the same luck, the same line.
SOBER: Final = replace(HABITS, taste=0.0)


class NautilusKnowHow:
    """How to play Nautilus sensibly, and what counts in it."""

    feature_names: Final = features.NAMES
    game: Final[AnyGame] = GAME
    measure = staticmethod(features.features)
    progress = staticmethod(features.progress)
    candidates = staticmethod(candidates)

    def policy(self, state: State, seat: int, random: Random, whim: float = 0.0) -> Action:
        habits = SOBER if not whim else replace(SOBER, taste=whim)
        return choose(views.view(state, seat), turn.legal(state.table), random, habits)

    happenings: Final = HAPPENINGS
    counted: Final = COUNTED
    happened = staticmethod(happened)
    advice = staticmethod(advice)
    named = staticmethod(named)

    def solved(self, view: View, actions: Sequence[Action]) -> None:
        return None

    ahead = 0

    def is_cut(self, begin: State, state: State) -> bool:
        now = state.table
        return now.stage == Stage.BUY and now.seat == now.first and now.round > begin.table.round + self.ahead

    def chance_key(self, state: State) -> int:
        return 0


KNOW_HOW: Final = NautilusKnowHow()
