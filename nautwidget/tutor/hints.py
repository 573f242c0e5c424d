"""A hint in steps: where to look, the rule that matters, the move, and why. Each is told only when asked for."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from nautwidget.game import Seat
from nautwidget.notes import arrow, ghost, light
from nautwidget.scene import Scene, Shape
from nautwidget.texts import say
from nautwidget.tutor.bars import Progress, bar
from nautwidget.tutor.contrast import choices, of_comparison
from nautwidget.tutor.explain import Explanation
from nautwidget.tutor.knowhow import Advice, AnyKnowHow, know_how
from nautwidget.tutor.moment import moment
from nautwidget.tutor.search import BUDGET, Comparison, compare
from nautwidget.tutor.words import Gap, Sentence, Words

if TYPE_CHECKING:
    from nautwidget.match import Match

#: The steps of a hint, in the order in which they are told.
STEPS: Final = ("look", "rule", "move", "why")
#: The colour of what a hint draws.
COLOUR: Final = "hint"


@dataclass(frozen=True, slots=True)
class Hint:
    """What a strong player would do, told step by step: `hint.step("look")`, then "rule", "move" and "why"."""

    game: str
    seat: Seat
    #: The move, in notation.
    move: str
    advice: Advice
    #: The best move against the runner-up.
    why: Explanation
    language: str

    def step(self, name: str, language: str | None = None) -> str:
        """One step in words: "look", "rule", "move" or "why"."""
        words = Words(self.game, language or self.language)
        if name == "look":
            return _look(self.advice, words)
        if name == "rule":
            return _rule(self.advice, words)
        if name == "move":
            return words(self._move())
        if name == "why":
            return self.why.text(language or self.language)
        raise ValueError(f"a hint has no step {name!r}; its steps are {', '.join(STEPS)}")

    def steps(self, language: str | None = None) -> Iterator[str]:
        """The steps one after the other, each worded when it is asked for."""
        return (self.step(name, language) for name in STEPS)

    def _move(self) -> Sentence:
        found = self.why.contrast
        known = know_how(self.game)
        if found.other is None or not found.is_compared or not found.is_close:
            return _move(known, found.best)
        gaps: dict[str, Gap] = {
            "move": known.named(found.best),
            "notation": self.move,
            "other": known.named(found.other),
            "other_notation": self.why.other,
        }
        return Sentence("hint.move-close", gaps)

    def drawn(self, scene: Scene, name: str) -> tuple[Shape, ...]:
        """What a step draws on a scene of the seat: rings where to look; the move as a ghost, rings and arrows.

        A ghost shows on a scene in which the piece `advice.pick` is chosen.
        """
        if name == "look":
            return light(scene, self.advice.look, COLOUR)
        if name == "move":
            arrows = [part for start, end in self.advice.arrows for part in arrow(scene, start, end, COLOUR)]
            return (*ghost(scene, self.move), *light(scene, self.advice.lit, COLOUR), *arrows)
        return ()

    def __repr__(self) -> str:
        """Only the first step: who wants more asks for it."""
        return self.step("look")


def hint(
    match: Match,
    seat: Seat | str | None = None,
    *,
    seconds: float = BUDGET,
    worlds: int | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
    language: str | None = None,
) -> Hint:
    """A hint for the seat that is to decide, from what it knows: `hint(match)` shows where to look.

    seconds: how long the tutor thinks. worlds: compare in that many instead, which gives the same answer every time.
    progress: called with the part that is done; when it answers False, the tutor stops there.
    """
    now = moment(match, seat)
    with bar(progress) as told:
        comparison = compare(
            know_how(match.game.name),
            now.view,
            seconds=seconds,
            worlds=worlds,
            seed=seed,
            executor=executor,
            progress=told,
        )
    return hint_of(comparison, now.view, language or match.language)


def hint_of(comparison: Comparison, view: Any, language: str = "en") -> Hint:
    """The hint that a comparison gives, whoever made it and however far it has come."""
    known = know_how(comparison.game)
    best = comparison.best.action
    found = of_comparison(comparison, len(choices(known, view)) == 1)
    return Hint(
        comparison.game,
        comparison.seat,
        known.game.notation(best),
        known.advice(view, best),
        Explanation(found, comparison.seat, comparison.seed, language),
        language,
    )


def pointed(match: Match, move: str, language: str | None = None) -> tuple[str, ...]:
    """Where to look, the rule and the move, for a move that is wanted for other reasons than to win: no search."""
    now = moment(match)
    known = know_how(match.game.name)
    action = match.game.parse(move)
    advice = known.advice(now.view, action)
    words = Words(match.game.name, language or match.language)
    return _look(advice, words), _rule(advice, words), words(_move(known, action))


def _look(advice: Advice, words: Words) -> str:
    return words(say(f"look.{advice.topic}"))


def _rule(advice: Advice, words: Words) -> str:
    return words(say("hint.rule", rule=advice.rule, text=words.rule(advice.rule)))


def _move(known: AnyKnowHow, action: Any) -> Sentence:
    return Sentence("hint.move", {"move": known.named(action), "notation": known.game.notation(action)})
