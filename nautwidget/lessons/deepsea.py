"""Deep Sea Adventure: air for all, a burden for each (D1 to D16)."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Exercise, Mistake, Quiz
from nautwidget.lessons.played import after
from nautwidget.lessons.vary import any_of

EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Exercise(
        id="deepsea/turn-back",
        game="deepsea",
        rules=("D4", "D5", "D11"),
        position="""
            stage: heading
            oxygen: {oxygen}
            seat: 1
            path: 1 2 . 4 . 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
            diver 1: at 7, heading down, carries 3 5
            diver 2: at 2
        """,
        given={"oxygen": 7},
        open=("down", "up"),
        goal=lambda played: played.did("up") > 0,
        mistakes=(Mistake("deeper", "D11", lambda played: played.did("down") > 0),),
        ends=after(1),
        vary=any_of({"oxygen": 6}, {"oxygen": 8}, {"oxygen": 9}),
    ),
    Quiz(
        id="deepsea/burden",
        game="deepsea",
        rules=("D6",),
        right="right",
        wrong={"whole": "D6", "zero": "D6"},
        given={"one": 3, "other": 2, "carried": 2, "sum": 5, "steps": 3},
        vary=any_of(
            {"one": 2, "other": 2, "carried": 1, "sum": 4, "steps": 3},
            {"one": 3, "other": 3, "carried": 4, "sum": 6, "steps": 2},
            {"one": 1, "other": 2, "carried": 2, "sum": 3, "steps": 1},
        ),
    ),
)
