"""Computer players built on the search: from one that a beginner can beat to the tutor's full strength."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from nautwidget.game import Bot
from nautwidget.tutor.knowhow import AnyKnowHow
from nautwidget.tutor.playout import ended, world_of
from nautwidget.tutor.search import compare


def searching(known: AnyKnowHow, *, seconds: float = 1.0, worlds: int | None = None) -> Bot:
    """A player who takes what the search finds best."""

    def bot(view: Any, legal: Sequence[Any], random: Random) -> Any:
        return compare(known, view, seconds=seconds, worlds=worlds, seed=random.randrange(2**31)).best.action

    return bot


def greedy(known: AnyKnowHow, worlds: int = 4) -> Bot:
    """A player who takes what looks best right after it, without playing on: the value function alone."""

    def bot(view: Any, legal: Sequence[Any], random: Random) -> Any:
        seed = random.randrange(2**31)
        sampled = [world_of(known, view, seed, index) for index in range(worlds)]

        def worth(action: Any) -> float:
            return sum(ended(known, world, known.game.apply(world, action), view.seat).share for world in sampled)

        return max(legal, key=worth)

    return bot
