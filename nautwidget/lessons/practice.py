"""An exercise in a learner's hands: what is common to those on a board and to quizzes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from nautwidget.lessons import log as logs
from nautwidget.lessons.exercise import AnyExercise, Start
from nautwidget.lessons.feedback import Feedback
from nautwidget.lessons.words import Words
from nautwidget.match import Match
from nautwidget.players import language_of
from nautwidget.rulebook import rule
from nautwidget.watching import Watched

if TYPE_CHECKING:
    from nautwidget.lessons.live import ExerciseBoard

#: So many variations are tried before the next one may look like the present one.
TRIES = 12


class Practice(Watched, ABC):
    """An exercise being worked on. As the value of a cell it is a live board; from Python it needs no front end."""

    def __init__(
        self, exercise: AnyExercise, *, language: str = "en", seed: int = 0, log: logs.Log | None = None
    ) -> None:
        super().__init__()
        self.exercise = exercise
        self.log = logs.LOG if log is None else log
        self._language = language_of(language)
        self.seed = seed
        #: What was told about the present attempt: outcome, mistake and rule.
        self._feedback: Feedback | None = None
        self._told: list[Feedback] = []
        #: The hints that were read.
        self.hints: list[str] = []
        self._board: ExerciseBoard | None = None
        self._begin()

    # what differs

    #: What is on the board, if there is one.
    match: Match | None
    start: Start

    @abstractmethod
    def _begin(self) -> None:
        """Lay out the variation of the seed."""

    @abstractmethod
    def _judge(self) -> Feedback:
        """How the attempt stands, without words."""

    @property
    @abstractmethod
    def moves(self) -> tuple[str, ...]:
        """What was done in this attempt."""

    @abstractmethod
    def reveal(self) -> tuple[str, ...]:
        """Show a solution; this attempt does not count."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether this attempt has come to its end."""

    def _listed(self) -> list[str]:
        """What stands under the task in print."""
        return []

    def _may_ask(self) -> bool:
        """Whether somebody can be asked for a hint beyond the written ones; asking takes longer than this."""
        return False

    def _more_hint(self) -> str | None:
        """A hint beyond the written ones."""
        return None

    # what it says

    @property
    def language(self) -> str:
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        self._language = language_of(language)
        self.hints = list(self.words.hints[: len(self.hints)])
        self._changed()

    @property
    def words(self) -> Words:
        return Words(self.exercise, self.language, self.start.given)

    @property
    def title(self) -> str:
        return self.words("title")

    @property
    def task(self) -> str:
        return self.words("task")

    @property
    def feedback(self) -> Feedback | None:
        """What was said about this attempt last; None before there is anything to say."""
        return None if self._feedback is None else self._spoken(self._feedback)

    def _spoken(self, feedback: Feedback) -> Feedback:
        words = self.words
        if feedback.outcome == "passed":
            text = words("passed")
        elif feedback.mistake:
            text = words(f"wrong.{feedback.mistake}")
        else:
            text = words.texts(f"feedback.{feedback.outcome}")
        return Feedback(feedback.outcome, feedback.mistake, feedback.rule, text)

    def rule_text(self, id: str) -> str:
        """A rule of the game in the exercise's language."""
        return rule(id, self.words.texts).text

    # what a learner does

    @property
    def passed(self) -> bool:
        """Whether the goal was reached in this attempt, without being shown."""
        return self._feedback is not None and self._feedback.passed

    def check(self) -> Feedback:
        """How the attempt stands: passed, or what is wrong with it and which rule says so. It is written down."""
        if not self.passed and not self._shown():
            judged = self._judge()
            self._tell(judged)
            self._write(judged.outcome)
            self._changed()
        assert self._feedback is not None
        return self._spoken(self._feedback)

    def hint(self) -> str:
        """The next hint: where to look, then the rule, then the move."""
        written = self.words.hints
        new = written[len(self.hints)] if len(self.hints) < len(written) else self._more_hint()
        if new is None or new in self.hints[-1:]:
            return self.words.texts("hint.none")
        self.hints.append(new)
        self._changed()
        return new

    @property
    def more_hints(self) -> bool:
        """Whether there is a hint that was not read yet."""
        return len(self.hints) < len(self.words.hints) or self._may_ask()

    def reset(self) -> None:
        """Start again from the beginning; the hints that were read stay."""
        self._leave()
        self._begin()
        self._changed()

    @property
    def can_vary(self) -> bool:
        """Whether there is another one like this."""
        return self.exercise.vary is not None

    def another(self, seed: int | None = None) -> None:
        """Another one like this: the next variation, or the one of a seed."""
        if not self.can_vary:
            raise ValueError(f"there is only one of {self.exercise.id}")
        self._leave()
        present = self.start
        self.hints = []
        for _ in range(TRIES):
            self.seed = self.seed + 1 if seed is None else seed
            self._begin()
            if seed is not None or self.start != present:
                break
        self._changed()

    def _shown(self) -> bool:
        return self._feedback is not None and self._feedback.outcome == "shown"

    def _tell(self, feedback: Feedback | None) -> None:
        self._feedback = feedback
        if feedback is not None and feedback.mistake and (not self._told or self._told[-1] != feedback):
            self._told.append(feedback)

    def _leave(self) -> None:
        """An attempt that was begun and neither checked nor shown is written down as left."""
        if self.moves and (self._feedback is None or self._feedback.outcome == "not-yet") and not self.over:
            self._write("left")
        self._feedback, self._told = None, []

    def _write(self, outcome: logs.Result, tried: str = "", rules: tuple[str, ...] = ()) -> None:
        moves = (*self.moves, tried) if tried else self.moves
        told = dict.fromkeys(feedback.mistake for feedback in self._told)
        named = dict.fromkeys((*(feedback.rule for feedback in self._told), *rules))
        entry = (logs.now(), self.exercise.id, self.seed, moves, outcome, tuple(told), tuple(named), len(self.hints))
        self.log.add(logs.Attempt(*entry))

    # what shows it

    @property
    def board(self) -> ExerciseBoard:
        """The live board in the cell."""
        if self._board is None:
            from nautwidget.lessons.live import ExerciseBoard  # needs Jupyter's packages

            self._board = ExerciseBoard(self)
        return self._board

    def forget_board(self, board: ExerciseBoard) -> None:
        """A board was closed: if it was the learner's, whoever shows the exercise again gets a new one."""
        if self._board is board:
            self._board = None

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return self.board._repr_mimebundle_(**kwargs)

    def __repr__(self) -> str:
        lines = [f"{self.title} ({self.exercise.id})", self.task, *self._listed(), *self.hints]
        return "\n".join([*lines, str(self.feedback)] if self._feedback is not None else lines)
