"""Nautilus, phase 3: submarines are launched, look with their sonar, move and recover (N36 to N49)."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Exercise, Mistake
from nautwidget.lessons.nautilus_seen import spent
from nautwidget.lessons.vary import any_of

EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Exercise(
        id="dive/chest",
        rules=("N40", "N43", "N46"),
        position="""
            map: lesson
            stage: dive
            round: 3
            module h8: base
            module k8: technology r90, owner 1, researchers 1 0
            player 1: money {money}, subs k5 - -, looked {chest} {snail}
            player 2: money 20
            finds: {chest}=chest {snail}=snail
        """,
        given={"chest": "m5", "snail": "j4", "money": 5},
        open=("dive", "done"),
        goal=lambda played: spent(played) == -2,
        mistakes=(
            Mistake("snail", "N43", lambda played: played.did(f"dive s1 {played.given['snail']}") > 0),
            Mistake("unknown-find", "N39", lambda played: spent(played) > 0),
            Mistake("stopped", "N40", lambda played: played.did("dive") > 0),
            Mistake("stayed", "N40", lambda played: played.last == "done"),
        ),
        vary=any_of({"chest": "j4", "snail": "m5"}, {"money": 1}, {"chest": "g4", "snail": "m5", "money": 3}),
    ),
)
