"""Exercises one after another: the one in hand, and the way to the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from nautwidget.lessons.answering import Answering
from nautwidget.lessons.begin import exercise
from nautwidget.lessons.exercise import AnyExercise
from nautwidget.lessons.library import chosen_of, named
from nautwidget.lessons.log import LOG, Log
from nautwidget.lessons.solving import Solving

if TYPE_CHECKING:
    from nautwidget.lessons.pages import SeriesBoard


class Series:
    """Exercises in a row, numbered from 1. As the value of a cell it is a live board with the way on and back."""

    def __init__(self, which: Sequence[str | AnyExercise], *, language: str = "en", log: Log | None = None) -> None:
        if not which:
            raise ValueError("a series needs at least one exercise")
        self.exercises = tuple(named(each) if isinstance(each, str) else each for each in which)
        self.language = language
        self.log = LOG if log is None else log
        #: What was begun already; it is as it was left when one comes back.
        self._begun: dict[int, Solving | Answering] = {}
        self._board: SeriesBoard | None = None
        #: The exercise in hand: at first the first one that is not solved yet.
        self.number = next((number for number in self.numbers if not self.is_solved(number)), 1)

    @property
    def numbers(self) -> range:
        return range(1, len(self.exercises) + 1)

    @property
    def practice(self) -> Solving | Answering:
        """The exercise in hand."""
        if self.number not in self._begun:
            self._begun[self.number] = exercise(self.exercises[self.number - 1], language=self.language, log=self.log)
        return self._begun[self.number]

    def is_solved(self, number: int) -> bool:
        return self.log.passed(self.exercises[number - 1].id)

    @property
    def solved(self) -> int:
        """How many of them were solved, now or earlier."""
        return sum(map(self.is_solved, self.numbers))

    def turn_to(self, number: int) -> None:
        """Take up the exercise of this number."""
        if number not in self.numbers:
            raise ValueError(f"there are the exercises 1 to {len(self.exercises)}, and no {number}")
        self.number = number
        if self._board is not None:
            self._board.take_up()

    @property
    def board(self) -> SeriesBoard:
        """The live board in the cell."""
        if self._board is None:
            from nautwidget.lessons.pages import SeriesBoard  # needs Jupyter's packages

            self._board = SeriesBoard(self)
        return self._board

    def forget_board(self) -> None:
        """The board was closed: whoever shows the series again gets a new one."""
        self._board = None

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return self.board._repr_mimebundle_(**kwargs)

    def __repr__(self) -> str:
        return f"{self.number} / {len(self.exercises)}\n{self.practice!r}"


def series(
    which: str | AnyExercise | Sequence[str | AnyExercise], *, language: str = "en", log: Log | None = None
) -> Series:
    """Exercises one after another on one board: `series("expand")`, with the way on and back.

    which: a chapter, a game, ids, or exercises of your own. It begins with the first that is not solved yet.
    """
    return Series(chosen_of(which), language=language, log=log)
