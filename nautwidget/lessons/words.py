"""The words of an exercise: from its chapter's catalogue, or its own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, takewhile

from nautwidget.lessons.chapters import CHAPTERS
from nautwidget.lessons.exercise import AnyExercise
from nautwidget.lessons.played import Given
from nautwidget.texts import Say, Texts

#: The catalogue of what all exercises say.
DOMAIN = "lessons"


def domains(exercise: AnyExercise) -> tuple[str, ...]:
    """The catalogues that have the words of an exercise."""
    chapter = CHAPTERS.get(exercise.id.split("/")[0])
    return (DOMAIN,) if chapter is None or exercise.words is not None else (DOMAIN, f"{DOMAIN}_{chapter}")


class Words:
    """What one exercise says in one language, its amounts filled in."""

    def __init__(self, exercise: AnyExercise, language: str, given: Given, names: Sequence[str] = ()) -> None:
        self.exercise = exercise
        self.given = given
        #: The words of the game and of all exercises.
        self.texts = Texts(language, exercise.game, names, domains(exercise))

    def __call__(self, part: str) -> str:
        """A text of this exercise: `words("task")`, `words("hint.1")`."""
        own = self.exercise.words
        if own is None:
            return self.texts(Say(f"{self.exercise.id}.{part}", self.given))
        if part not in own:
            raise KeyError(f"the exercise {self.exercise.id} has no words for {part!r}; it has {', '.join(own)}")
        return own[part].format_map(self._filled())

    def _filled(self) -> dict[str, int | str]:
        return {name: self.texts(value) if isinstance(value, Say) else value for name, value in self.given.items()}

    def has(self, part: str) -> bool:
        own = self.exercise.words
        return f"{self.exercise.id}.{part}" in self.texts if own is None else part in own

    @property
    def hints(self) -> tuple[str, ...]:
        """The written hints, from where to look to the move."""
        numbers = takewhile(lambda number: self.has(f"hint.{number}"), count(1))
        return tuple(self(f"hint.{number}") for number in numbers)
