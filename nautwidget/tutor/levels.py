"""Computer players built on the search: from one that a beginner can beat to the tutor's full strength."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from statistics import fmean
from typing import Any, Final

from nautwidget.game import Bot
from nautwidget.tutor.knowhow import AnyKnowHow, know_how
from nautwidget.tutor.playout import ended, world_of
from nautwidget.tutor.search import Comparison, compare


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a computer player is: how much it looks at, and how far from the best it may still choose."""

    #: In how many worlds it compares moves; None for as long as the tutor thinks.
    worlds: int | None
    #: A move that is worse by so much share of the win is chosen about a third as often as the best; 0 for never.
    slack: float


#: From the weakest to the strongest.
LEVELS: Final[Mapping[str, Level]] = {
    "beginner": Level(worlds=1, slack=0.25),
    "learner": Level(worlds=2, slack=0.06),
    "skilled": Level(worlds=6, slack=0.015),
    "master": Level(worlds=None, slack=0.0),
}


def levels(game: str) -> Mapping[str, Bot]:
    """The computer players of every level for a game."""
    known = know_how(game)
    return {name: _at_level(known, level) for name, level in LEVELS.items()}


def searching(known: AnyKnowHow, *, seconds: float = 1.0, worlds: int | None = None) -> Bot:
    """A player who takes what the search finds best."""

    def bot(view: Any, legal: Sequence[Any], random: Random) -> Any:
        return compare(known, view, seconds=seconds, worlds=worlds, seed=random.randrange(2**31)).best.action

    return bot


def _at_level(known: AnyKnowHow, level: Level) -> Bot:
    if not level.slack:
        return searching(known, worlds=level.worlds)

    def bot(view: Any, legal: Sequence[Any], random: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        return _some(compare(known, view, worlds=level.worlds, seed=random.randrange(2**31)), level.slack, random)

    return bot


def _some(comparison: Comparison, slack: float, random: Random) -> Any:
    """One of the moves, the better the likelier."""
    if len(comparison.candidates) == 1:
        return comparison.best.action
    shares = [fmean(line.share for line in candidate.lines) for candidate in comparison.candidates]
    best = max(shares)
    chances = [exp((share - best) / slack) for share in shares]
    return random.choices(comparison.candidates, chances)[0].action


def greedy(known: AnyKnowHow, worlds: int = 4) -> Bot:
    """A player who takes what looks best right after it, without playing on: the value function alone."""

    def bot(view: Any, legal: Sequence[Any], random: Random) -> Any:
        seed = random.randrange(2**31)
        sampled = [world_of(known, view, seed, index) for index in range(worlds)]

        def worth(action: Any) -> float:
            return sum(ended(known, world, known.game.apply(world, action), view.seat).share for world in sampled)

        return max(legal, key=worth)

    return bot
