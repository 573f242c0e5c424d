"""Where hints come from: the written ones first, then the tutor's if one is at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from nautwidget.game import Seat
from nautwidget.match import Match

#: What a tutor would say to a seat of a match, in a language; None when he has nothing to say.
Tutor: TypeAlias = Callable[[Match, Seat, str], str | None]

_tutors: list[Tutor] = []


def use_tutor(tutor: Tutor | None) -> None:
    """Ask this tutor once the written hints are used up; None: ask nobody."""
    _tutors[:] = [] if tutor is None else [tutor]


def tutor_hint(match: Match, seat: Seat, language: str) -> str | None:
    """What the tutor says now, if there is one."""
    return _tutors[0](match, seat, language) if _tutors else None
