"""Nautilus, the end and the score (N50 to N55)."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Exercise, Mistake
from nautwidget.lessons.nautilus_seen import best_score, score
from nautwidget.lessons.vary import any_of

EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Exercise(
        id="scoring/raise",
        rules=("N54", "N55"),
        position="""
            stage: raise
            ending: N52
            module l12: base
            module l9: technology r0, owner 1, researchers 1 0
            module o12: technology r90, owner 1, researchers 1 0
            module l15: sonar r0, owner 1, researchers 1 0
            player 1: money {money}, kept scallop {scallops} gold 1, order scallop+urchin
            player 2: money 20
            ruins: 1=1 2=2 3=2
            gone: i1 l1 f6 o6 s6 m7 g9 t9 d2
        """,
        given={"money": 5, "scallops": 3},
        goal=lambda played: score(played) == best_score(played),
        mistakes=(
            Mistake("none", "N54", lambda played: played.did("raise 0") > 0),
            Mistake("too-few", "N55", lambda played: played.did("raise") > 0),
        ),
        vary=any_of({"money": 4, "scallops": 2}, {"money": 2, "scallops": 4}),
    ),
)
