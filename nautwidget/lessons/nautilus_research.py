"""Nautilus, phase 2: researchers walk and set modules to work (N29 to N35)."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Exercise, Mistake
from nautwidget.lessons.nautilus_seen import active, ended, people_in
from nautwidget.lessons.vary import any_turn

EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Exercise(
        id="research/activate",
        rules=("N29", "N31", "N32"),
        position="""
            stage: research
            round: 2
            module l12: base
            module l9: habitat-green, researchers 2 0
            module i12: training r0, owner 2, researchers 0 1
            module o12: technology r90, owner 1, researchers 1 0
            player 1: money 5
            player 2: money 20
        """,
        open=("walk", "done"),
        goal=lambda played: active(played, "training") == 1,
        mistakes=(
            Mistake("already-active", "N32", lambda played: people_in(played, "technology") > 1),
            Mistake("stayed", "N32", lambda played: ended(played, "research")),
            Mistake("half-way", "N29", lambda played: people_in(played, "base") > 0),
        ),
        vary=any_turn("l12"),
    ),
)
