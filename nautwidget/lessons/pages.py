"""A series of exercises in a notebook cell: one board, and a line on its card that leads on and back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from nautwidget.hearing import Answer
from nautwidget.lessons.live import ExerciseBoard, table_of
from nautwidget.lessons.series import Series
from nautwidget.scene import Button, Card, Row, Text

#: What the buttons of the line do: how far they turn.
TURNS = {":back": -1, ":next": 1}


class SeriesBoard(ExerciseBoard):
    """The live board of a series: the exercise in hand."""

    def __init__(self, series: Series, **options: Any) -> None:
        self.series = series
        super().__init__(series.practice, **options)

    def take_up(self) -> None:
        """Show the exercise that is in hand now, in the language of the board."""
        self.practice = self.series.practice
        self.practice.language = self.language
        self._watch_practice()
        self._put(table_of(self.practice))
        self._said = tuple(self.practice.hints)
        self._changed()
        self.says = {**self.says, "lines": [self.practice.title, self.practice.task]}

    def _card(self) -> Card:
        card, series, texts = super()._card(), self.series, self.practice.words.texts
        further = series.number < len(series.exercises)
        back = Button(":back", texts("card.back"), legal=series.number > 1)
        style = "primary" if further and self.practice.passed else "plain"
        on = Button(":next", texts("card.next"), style, legal=further)
        place = texts("card.place", number=series.number, all=len(series.exercises), solved=series.solved)
        return replace(card, rows=(*card.rows, Row((back, on)), Row((Text(place, "note"),))))

    def heed(self, action: str, ask: str) -> Answer | None:
        """The way on and back, and all that an exercise heeds."""
        if action not in TURNS:
            return super().heed(action, ask)
        number = self.series.number + TURNS[action]
        if number not in self.series.numbers:
            return Answer(ask, say=self.practice.words.texts("refused.no-further"))
        self.series.turn_to(number)
        return Answer(ask, ok=True)

    def close(self) -> None:
        """Take the board off the screen; the exercises stay."""
        self.series.forget_board()
        super().close()
