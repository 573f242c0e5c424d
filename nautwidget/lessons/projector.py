"""A board for the whole room: large, nothing to press, and nothing on it that is a secret of one seat."""

from __future__ import annotations

from nautwidget.game import SPECTATOR
from nautwidget.lessons.live import ExerciseBoard
from nautwidget.lessons.practice import Practice
from nautwidget.match import Match
from nautwidget.widget import Board

#: The class of large boards, in the style sheet of the live board.
LARGE = "nw-large"


def projector(shown: Match | Board | Practice, *, language: str | None = None, theme: str = "light") -> Board:
    """Show a match, a board or an exercise large, as those who only look on see it; it follows what is played."""
    if isinstance(shown, ExerciseBoard):
        shown = shown.practice
    if isinstance(shown, Practice):
        board: Board = ExerciseBoard(shown, seat=SPECTATOR, interactive=False, theme=theme)
        if language is not None:
            board.language = language
    else:
        match = shown.match if isinstance(shown, Board) else shown
        words = language or (shown.language if isinstance(shown, Board) else match.language)
        board = Board(match, seat=SPECTATOR, interactive=False, theme=theme, language=words)
    board.add_class(LARGE)
    return board
