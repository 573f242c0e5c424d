"""What the tutor knows of Nautilus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nautwidget.game import AnyGame
from nautwidget.games.nautilus import GAME
from nautwidget.games.nautilus.actions import Action
from nautwidget.games.nautilus.state import Stage, State, View
from nautwidget.tutor.nautilus import features
from nautwidget.tutor.nautilus.advice import advice, named
from nautwidget.tutor.nautilus.candidates import candidates
from nautwidget.tutor.nautilus.happenings import COUNTED, HAPPENINGS, happened
from nautwidget.tutor.nautilus.policy import policy


class NautilusKnowHow:
    """How to play Nautilus sensibly, and what counts in it."""

    feature_names: Final = features.NAMES
    game: Final[AnyGame] = GAME
    measure = staticmethod(features.features)
    progress = staticmethod(features.progress)
    candidates = staticmethod(candidates)
    policy = staticmethod(policy)
    happenings: Final = HAPPENINGS
    counted: Final = COUNTED
    happened = staticmethod(happened)
    advice = staticmethod(advice)
    named = staticmethod(named)

    def solved(self, view: View, actions: Sequence[Action]) -> None:
        return None

    def is_cut(self, begin: State, state: State) -> bool:
        """A line ends with the round: all have had their turn since."""
        now = state.table
        return now.stage == Stage.BUY and now.seat == now.first and now.round > begin.table.round

    def chance_key(self, state: State) -> int:
        return 0


KNOW_HOW: Final = NautilusKnowHow()
