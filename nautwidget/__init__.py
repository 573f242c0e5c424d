"""Learn, teach and explore board games of the sea in a notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nautwidget.game import CHANCE, SPECTATOR, InvalidAction, InvalidPosition, Outcome
from nautwidget.games import NAMES as GAMES
from nautwidget.match import CannotUndo, Match
from nautwidget.players import Player
from nautwidget.record import InvalidRecord
from nautwidget.rulebook import IllegalAction
from nautwidget.start import new, resume, rules

if TYPE_CHECKING:
    from nautwidget.widget import Board, play

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "Board",
    "CannotUndo",
    "IllegalAction",
    "InvalidAction",
    "InvalidPosition",
    "InvalidRecord",
    "Match",
    "Outcome",
    "Player",
    "new",
    "play",
    "resume",
    "rules",
]


def __getattr__(name: str) -> Any:
    # The live board needs Jupyter's packages: they are imported when it is asked for, not by the engine.
    if name in ("Board", "play"):
        from nautwidget import widget

        return getattr(widget, name)
    raise AttributeError(f"nautwidget has no {name!r}; it has {', '.join(__all__)}")
