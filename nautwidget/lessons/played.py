"""What a learner has done in an exercise, as plain data, and the moments at which an exercise can end.

Goals and mistakes are predicates on `Played`: they look at what was achieved, never at one prescribed move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from nautwidget.game import CHANCE, AnyGame, Seat
from nautwidget.lessons.phases import phase_of
from nautwidget.match import chance_draws
from nautwidget.texts import Say

#: The amounts that differ from one variation to the next; they fill the gaps of an exercise's texts.
Given: TypeAlias = "Mapping[str, int | str | Say]"
#: What those who only make up the table prefer to do.
QUIET = ("done", "pass", "leave")


@dataclass(frozen=True, slots=True)
class Played:
    """All that happened since an exercise began, as its learner brought it about."""

    game: AnyGame
    #: Whose exercise it is.
    seat: Seat
    #: Every state from the start of the exercise on.
    states: tuple[Any, ...]
    #: Who did what between two states, in notation.
    steps: tuple[tuple[Seat, str], ...] = ()
    given: Given = field(default_factory=dict)
    #: What chance draws from, and how many actions the match had when the exercise began.
    seed: int = 0
    ply: int = 0

    @property
    def start(self) -> Any:
        """The state in which the exercise began."""
        return self.states[0]

    @property
    def now(self) -> Any:
        return self.states[-1]

    @property
    def moves(self) -> tuple[str, ...]:
        """What the learner has done, in notation."""
        return tuple(action for actor, action in self.steps if actor == self.seat)

    @property
    def last(self) -> str:
        """What the learner has done last, or nothing."""
        return self.moves[-1] if self.moves else ""

    def did(self, start: str) -> int:
        """How many of the learner's moves begin with these words: `played.did("buy habitat")`."""
        return sum(move.startswith(start) for move in self.moves)

    @property
    def legal(self) -> tuple[str, ...]:
        """All that whoever is to act may do."""
        return tuple(self.game.notation(action) for action in self.game.legal_actions(self.now))

    @property
    def actor(self) -> Seat | None:
        return self.game.actor(self.now)

    def then(self, action: str) -> Played:
        """What it would be after one more legal action of whoever is to act, chance's answer included."""
        played = self._step(self.game.parse(action))
        while played.actor == CHANCE:
            ply = self.ply + len(played.steps)
            played = played._step(chance_draws(self.game, played.now, self.seed, ply))
        return played

    def _step(self, action: Any) -> Played:
        state = self.now
        actor = self.game.actor(state)
        assert actor is not None
        step = (actor, self.game.notation(action))
        return replace(self, states=(*self.states, self.game.apply(state, action)), steps=(*self.steps, step))


def quiet(legal: Sequence[str]) -> str:
    """What another player does in an exercise: as little as he may."""
    return next((word for word in QUIET if word in legal), legal[0])


Predicate: TypeAlias = Callable[[Played], bool]


def after(decisions: int) -> Predicate:
    """The exercise ends after so many decisions of the learner."""

    def ends(played: Played) -> bool:
        return len(played.moves) >= decisions

    return ends


def at_end_of_turn(played: Played) -> bool:
    """The exercise ends when the learner's part of the phase, or his turn, is over."""
    if len(played.states) < 2:
        return False
    began = turn_of(played.game, played.start)
    return any(turn_of(played.game, state) != began for state in played.states[1:])


def at_end_of_round(played: Played) -> bool:
    """The exercise ends with the round."""
    return bool(played.game.round(played.now) != played.game.round(played.start)) or played.actor is None


def turn_of(game: AnyGame, state: Any) -> tuple[int, Seat, str]:
    """What tells one turn from the next: the round, who acts, and the phase where there are phases."""
    return (game.round(state), state.table.seat, phase_of(game.name, state.table.stage.name))
