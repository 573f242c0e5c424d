"""Begin with an exercise."""

from __future__ import annotations

from nautwidget.lessons.answering import Answering
from nautwidget.lessons.exercise import AnyExercise, Quiz
from nautwidget.lessons.library import named
from nautwidget.lessons.log import Log
from nautwidget.lessons.solving import Solving


def exercise(
    which: str | AnyExercise, *, language: str = "en", seed: int = 0, log: Log | None = None
) -> Solving | Answering:
    """An exercise to work on: `exercise("expand/first-module")` as a cell's value is a live board.

    which: its id, or an exercise of your own. seed: 0 is the written one, any other number another one like it. log:
    where attempts are written down; the session's log if left out.
    """
    chosen = named(which) if isinstance(which, str) else which
    if isinstance(chosen, Quiz):
        return Answering(chosen, language=language, seed=seed, log=log)
    return Solving(chosen, language=language, seed=seed, log=log)
