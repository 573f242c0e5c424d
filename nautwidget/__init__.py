"""Learn, teach and explore board games of the sea in a notebook."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from nautwidget.game import CHANCE, SPECTATOR, InvalidAction, InvalidPosition, Outcome
from nautwidget.games import NAMES as GAMES
from nautwidget.match import CannotUndo, Match
from nautwidget.players import Player
from nautwidget.record import InvalidRecord
from nautwidget.rulebook import IllegalAction
from nautwidget.start import new, resume, rules

if TYPE_CHECKING:
    from nautwidget.lessons import Exercise, Mistake, Quiz, Start, attempts, exercises
    from nautwidget.lessons.begin import exercise
    from nautwidget.lessons.progress import progress
    from nautwidget.lessons.projector import projector
    from nautwidget.lessons.rule_card import rule_card
    from nautwidget.lessons.series import series
    from nautwidget.lessons.worksheet import worksheet
    from nautwidget.playing import play
    from nautwidget.tutor.explain import explain
    from nautwidget.tutor.hints import hint
    from nautwidget.tutor.review import review
    from nautwidget.widget import Board

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "Board",
    "CannotUndo",
    "Exercise",
    "IllegalAction",
    "InvalidAction",
    "InvalidPosition",
    "InvalidRecord",
    "Match",
    "Mistake",
    "Outcome",
    "Player",
    "Quiz",
    "Start",
    "attempts",
    "exercise",
    "exercises",
    "explain",
    "hint",
    "new",
    "play",
    "progress",
    "projector",
    "resume",
    "review",
    "rule_card",
    "rules",
    "series",
    "worksheet",
]

#: What is imported when it is asked for: the live board needs Jupyter's packages, the engine neither lessons nor tutor.
_LATER = {
    "Board": "nautwidget.widget",
    "play": "nautwidget.playing",
    **dict.fromkeys(("Exercise", "Mistake", "Quiz", "Start", "attempts", "exercises"), "nautwidget.lessons"),
    "exercise": "nautwidget.lessons.begin",
    "progress": "nautwidget.lessons.progress",
    "explain": "nautwidget.tutor.explain",
    "hint": "nautwidget.tutor.hints",
    "projector": "nautwidget.lessons.projector",
    "review": "nautwidget.tutor.review",
    "rule_card": "nautwidget.lessons.rule_card",
    "series": "nautwidget.lessons.series",
    "worksheet": "nautwidget.lessons.worksheet",
}


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"nautwidget has no {name!r}; it has {', '.join(__all__)}")
