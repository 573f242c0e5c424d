"""An exercise on a board: the learner acts, the engine judges what was achieved."""

from __future__ import annotations

from random import Random

from nautwidget.game import Seat
from nautwidget.lessons.exercise import Exercise, Start
from nautwidget.lessons.feedback import Feedback, Outcome
from nautwidget.lessons.hints import has_tutor, tutor_hints
from nautwidget.lessons.played import Played, quiet
from nautwidget.lessons.practice import Practice
from nautwidget.lessons.solve import is_open, is_over, others_wait, solution
from nautwidget.match import Match
from nautwidget.rulebook import IllegalAction
from nautwidget.start import new

#: So many variations are drawn before one that can be solved has to be among them.
DRAWS = 12


class NotOpen(ValueError):
    """The action is none that this exercise leaves to the learner, or the exercise is over."""


class Solving(Practice):
    """An exercise on a board in a learner's hands."""

    exercise: Exercise
    match: Match

    def _begin(self) -> None:
        self.start, self.match, self._from = laid_out(self.exercise, self.seed, self._language)
        self.seat: Seat = self._from.seat
        self._ply = self.match.ply
        #: The decision at which the tutor was asked, and what he has not said of it yet.
        self._asked_at: object = None
        self._steps: list[str] = []
        #: Whether actions on the board are not the learner's: those of the others, or a solution being shown.
        self._unjudged = False
        self.match.watch(self._moved)

    # what was done

    @property
    def played(self) -> Played:
        """All that happened since the exercise began."""
        match, first = self.match, self._from.ply
        states = tuple(match.state_at(ply) for ply in range(first, match.ply + 1))
        actors = (match.game.actor(state) for state in states[:-1])
        steps = tuple(zip(actors, match.actions[first:], strict=True))
        given, seed = self.start.given, match.seed
        return Played(match.game, self.seat, states, steps, given, seed, first)  # type: ignore[arg-type]

    @property
    def moves(self) -> tuple[str, ...]:
        return self.played.moves

    @property
    def over(self) -> bool:
        return self._shown() or is_over(self.exercise, self.played)

    def refused(self, action: str) -> str | None:
        """Why the exercise, not the game, does not take this action now; None when it does."""
        if self.over:
            return self.words.texts("refused.over")
        if not is_open(self.exercise, action):
            return self.words.texts("refused.not-open", task=self.task)
        return None

    def act(self, action: str) -> None:
        """Do this, written in notation. What the rules forbid is told by the rule; what is not asked for, too."""
        refused = self.refused(self.match.game.notation(self.match.game.parse(action)))
        if refused is not None:
            raise NotOpen(refused)
        try:
            self.match.act(action)
        except IllegalAction as error:
            self.note_refusal(action, tuple(reason.rule for reason in error.refusal.reasons))
            raise

    def note_refusal(self, action: str, rules: tuple[str, ...]) -> None:
        """Write down that something was tried that the rules forbid."""
        self._write("refused", action, rules)

    def undo(self) -> None:
        """Take back the last move."""
        self.match.undo()
        while self.match.actor != self.seat:
            self.match.undo()

    def _moved(self) -> None:
        """After every action on the board: the others pass, and a move that tells something is answered."""
        if self._unjudged:
            return
        forward = self.match.ply > self._ply
        self._unjudged = True
        try:
            while forward and others_wait(self.exercise, self.played):
                self.match.act(quiet(self.match.legal_actions))
        finally:
            self._unjudged = False
        self._ply = self.match.ply
        self._tell(self._said_at_once())
        told = self._feedback
        if forward and told is not None and told.outcome != "not-yet":
            self._write(told.outcome)
        self._changed()

    def _said_at_once(self) -> Feedback | None:
        judged = self._judge()
        return judged if judged.outcome != "not-yet" or judged.mistake else None

    def _judge(self) -> Feedback:
        played = self.played
        if self.exercise.goal(played):
            return Feedback("passed")
        mistake = next((mistake for mistake in self.exercise.mistakes if mistake.when(played)), None)
        outcome: Outcome = "wrong" if is_over(self.exercise, played) else "not-yet"
        return Feedback(outcome, mistake.name, mistake.rule) if mistake else Feedback(outcome)

    # help

    def _may_ask(self) -> bool:
        """The tutor is asked once at each decision, and tells what he has to say step by step."""
        return not self.over and has_tutor() and (self._asked_at is not self.match.state or bool(self._steps))

    def _more_hint(self) -> str | None:
        if not self._may_ask():
            return None
        if self._asked_at is not self.match.state:
            moves = solution(self.exercise, self.played)
            self._asked_at = self.match.state
            self._steps = tutor_hints(self.match, self.seat, self.language, moves[0] if moves else "")
        return self._steps.pop(0) if self._steps else None

    def reveal(self) -> tuple[str, ...]:
        """Play a solution on the board, found by the engine; this attempt does not count."""
        moves = solution(self.exercise, self._from)
        if moves is None:
            raise ValueError(f"{self.exercise.id} cannot be solved with the seed {self.seed}")
        self._leave()
        self._begin()
        self._unjudged = True
        for move in moves:
            self.match.act(move)
            while others_wait(self.exercise, self.played):
                self.match.act(quiet(self.match.legal_actions))
        self._tell(Feedback("shown"))
        self._write("shown")
        self._changed()
        return moves

    @property
    def solution(self) -> tuple[str, ...]:
        """The sentences of what was played, as the learner's seat saw it."""
        texts = self.match.texts(self.language)
        return tuple(texts(line) for _, _, line in self.match.told(self.seat, self._from.ply))


def laid_out(exercise: Exercise, seed: int, language: str = "en") -> tuple[Start, Match, Played]:
    """The variation of a seed: 0 is the written one; every other is drawn until one can be solved."""
    if seed == 0 or exercise.vary is None:
        return _laid(exercise, exercise.start, seed, language)
    for draw in range(DRAWS):
        varied = exercise.vary(exercise.start, Random(f"{exercise.id}/{seed}/{draw}"))
        start, match, played = _laid(exercise, varied, seed, language)
        if not exercise.goal(played) and solution(exercise, played) is not None:
            return start, match, played
    raise ValueError(f"no variation of {exercise.id} with the seed {seed} can be solved")


def _laid(exercise: Exercise, start: Start, seed: int, language: str) -> tuple[Start, Match, Played]:
    match = new(exercise.game, position=start.filled, seed=seed, language=language)
    seat = match.actor if exercise.seat is None else exercise.seat
    assert seat is not None
    played = Played(match.game, seat, (match.state,), (), start.given, match.seed, match.ply)
    while others_wait(exercise, played):
        match.act(quiet(match.legal_actions))
        played = Played(match.game, seat, (match.state,), (), start.given, match.seed, match.ply)
    return start, match, played
