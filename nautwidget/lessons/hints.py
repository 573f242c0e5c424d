"""Where hints come from: the written ones first, then the tutor's, for the decision the learner is at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from nautwidget.game import Seat
from nautwidget.match import Match

#: What a tutor would say to a seat of a match, in a language, step by step. He is told a move that leads to the goal of
#: the exercise, because that is what is asked for here, not to win; "" when none was found.
Tutor: TypeAlias = Callable[[Match, Seat, str, str], Sequence[str]]


def house_tutor(match: Match, seat: Seat, language: str, move: str) -> Sequence[str]:
    """Where to look, the rule that matters, and the move, in the words of the house's tutor."""
    from nautwidget.tutor.hints import pointed  # only who asks for a hint needs it

    return pointed(match, move, language) if move else ()


_tutors: list[Tutor] = [house_tutor]


def use_tutor(tutor: Tutor | None = house_tutor) -> None:
    """Ask this tutor once the written hints are used up: by default the house's own; None: ask nobody."""
    _tutors[:] = [] if tutor is None else [tutor]


def has_tutor() -> bool:
    """Whether there is somebody to ask."""
    return bool(_tutors)


def tutor_hints(match: Match, seat: Seat, language: str, move: str) -> list[str]:
    """What the tutor says to this decision, if there is one."""
    return list(_tutors[0](match, seat, language, move)) if _tutors else []
