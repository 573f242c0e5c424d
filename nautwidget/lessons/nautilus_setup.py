"""Nautilus, before the first round: the base, the finds, the ruins and the orders (N15 to N18)."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Quiz
from nautwidget.lessons.vary import any_of

EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Quiz(
        id="setup/ruins-points",
        rules=("N17", "N53"),
        right="right",
        wrong={"first": "N53", "others": "N17", "none": "N53"},
        given={"players": 4, "right": 4, "first": 5, "others": 3},
        vary=any_of(
            {"players": 3, "right": 3, "first": 5, "others": 2},
            {"players": 2, "right": 2, "first": 4, "others": 3},
        ),
    ),
)
