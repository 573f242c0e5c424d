"""A quiz: the learner chooses an answer, and is told why a wrong one is wrong."""

from __future__ import annotations

from random import Random

from nautwidget.lessons.exercise import Quiz, Start
from nautwidget.lessons.feedback import Feedback
from nautwidget.lessons.practice import Practice
from nautwidget.match import Match
from nautwidget.start import new


class Answering(Practice):
    """A quiz in a learner's hands."""

    exercise: Quiz

    def _begin(self) -> None:
        self.start = varied(self.exercise, self.seed)
        self.match: Match | None = (
            new(self.exercise.game, position=self.start.filled, seed=self.seed, language=self._language)
            if self.start.position
            else None
        )
        #: The name of the answer that was chosen.
        self.chosen = ""

    @property
    def choices(self) -> tuple[str, ...]:
        """The names of the answers in the order in which they are shown."""
        return mixed(self.exercise, self.seed)

    def text_of(self, choice: str) -> str:
        return self.words(f"choice.{choice}")

    def _listed(self) -> list[str]:
        return [f"  {number}. {self.text_of(choice)}" for number, choice in enumerate(self.choices, start=1)]

    @property
    def moves(self) -> tuple[str, ...]:
        return (self.chosen,) if self.chosen else ()

    @property
    def over(self) -> bool:
        return self.passed or self._shown()

    def answer(self, choice: str | int) -> Feedback:
        """Choose an answer, by its name or by its number from 1 on."""
        if isinstance(choice, int) and 1 <= choice <= len(self.choices):
            choice = self.choices[choice - 1]
        if choice not in self.choices:
            raise ValueError(f"there is no answer {choice!r}; there are: {', '.join(self.choices)}")
        if not self.over:
            self.chosen = str(choice)
            self._feedback = None
        return self.check()

    def _judge(self) -> Feedback:
        if not self.chosen:
            return Feedback("not-yet")
        if self.chosen == self.exercise.right:
            return Feedback("passed")
        return Feedback("wrong", self.chosen, self.exercise.wrong[self.chosen])

    def reveal(self) -> tuple[str, ...]:
        """Show the right answer; this attempt does not count."""
        self._leave()
        self.chosen = self.exercise.right
        self._tell(Feedback("shown"))
        self._write("shown")
        self._changed()
        return (self.exercise.right,)


def varied(quiz: Quiz, seed: int) -> Start:
    """The amounts and the position of a seed; 0 is the written one."""
    return quiz.start if seed == 0 or quiz.vary is None else quiz.vary(quiz.start, Random(f"{quiz.id}/{seed}"))


def mixed(quiz: Quiz, seed: int) -> tuple[str, ...]:
    """The answers in an order that tells nothing, the same for the same seed."""
    return tuple(Random(f"{seed}/answers of {quiz.id}").sample(quiz.choices, len(quiz.choices)))
