"""What the tutor knows of Deep Sea Adventure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from nautwidget.game import AnyGame
from nautwidget.games.deepsea import GAME
from nautwidget.games.deepsea import view as views
from nautwidget.games.deepsea.state import Action, State, Table, View
from nautwidget.tutor.deepsea import features
from nautwidget.tutor.deepsea.advice import advice, named
from nautwidget.tutor.deepsea.last_diver import Worth, is_last, work_out
from nautwidget.tutor.deepsea.policy import CAUTION, bold, sensible
from nautwidget.tutor.knowhow import Line
from nautwidget.tutor.playout import ended

#: In how many worlds an end of the round is judged when the last diver's way is worked out.
JUDGES: Final = 24


class DeepSeaKnowHow:
    """How to dive sensibly, and what counts."""

    feature_names: Final = features.NAMES
    happenings: Final = ("nothing", "brought")
    counted: Final = ("brought",)
    game: Final[AnyGame] = GAME
    measure = staticmethod(features.features)
    progress = staticmethod(features.progress)
    advice = staticmethod(advice)
    named = staticmethod(named)

    def policy(self, state: State, seat: int, random: Random, whim: float = 0.0) -> Action:
        return sensible(state.table, CAUTION if not whim else bold(random, whim))

    def candidates(self, view: View, legal: Sequence[Action], random: Random) -> Sequence[Action]:
        """All of them: there are never many."""
        wish = sensible(view.table)
        return [wish, *[action for action in legal if action != wish]]

    def is_cut(self, begin: State, state: State) -> bool:
        """A line ends with the round: what counts then is who has brought home what."""
        return state.table.round > begin.table.round

    def chance_key(self, state: State) -> int:
        return state.table.seat

    def happened(self, begin: State, state: State, seat: int) -> Mapping[str, float]:
        """What the round has brought: whether nothing came home, and how many points did."""
        before, after = begin.table.divers[seat], state.table.divers[seat]
        brought = sum(after.points) - sum(before.points)
        return {"nothing": float(len(after.scored) == len(before.scored)), "brought": float(brought)}

    def solved(self, view: View, actions: Sequence[Action]) -> Sequence[Line] | None:
        """The last diver's way home, roll by roll."""
        if not is_last(view.table):
            return None
        worlds = [state for state, _ in zip(views.possible_worlds(view, Random(0)), range(JUDGES), strict=False)]

        # What counts at the end of a round is who has what, and who begins the next.
        judged: dict[object, Worth] = {}

        def judge(end: Table) -> Worth:
            key = (end.stage, end.first, *(diver.scored for diver in end.divers))
            if key not in judged:
                judged[key] = mean_of(end)
            return judged[key]

        def mean_of(end: Table) -> Worth:
            lines = [ended(self, world, _in_world(world, end), view.seat) for world in worlds]
            rows = [(found.share, *found.parts, *found.happened) for found in lines]
            return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))

        worked_out = work_out(worlds[0], actions, judge)
        if worked_out is None:
            return None
        parts = len(self.feature_names)
        return [Line(worth[0], worth[1 : 1 + parts], worth[1 + parts :], ()) for worth in worked_out]


def _in_world(world: State, end: Table) -> State:
    """The end of a round with what its treasures are worth in another world."""
    divers = []
    for before, after in zip(world.table.divers, end.divers, strict=True):
        brought = sum(world.values[chip] for chip in after.scored[len(before.scored) :])
        divers.append(after._replace(points=(*before.points, brought)))
    return State(end._replace(divers=tuple(divers)), world.values)


KNOW_HOW: Final = DeepSeaKnowHow()
