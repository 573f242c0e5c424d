"""A line: how a position goes on in one possible world after one candidate, and what it leads to.

Lines that are compared begin in the same world and meet the same luck: what chance does is keyed by the world, the
player it does it for and how often it has done so, not by the order in which things come up.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from nautwidget.game import CHANCE, Seat
from nautwidget.tutor.knowhow import AnyKnowHow, Line
from nautwidget.tutor.value import Weights, learnt

#: A line never goes on longer than this, whatever a game says.
LONGEST: Final = 5_000


def world_of(known: AnyKnowHow, view: Any, seed: int, index: int) -> Any:
    """One of the states that agree with a view; the same for the same seed and index."""
    return next(known.game.possible_worlds(view, Random(f"{seed}/{index}")))


def line(known: AnyKnowHow, begin: Any, seat: Seat, plan: Sequence[Any], key: int) -> Line:
    """Play a plan in a world and go on sensibly until the cut; a plan that has become impossible is left."""
    state, done = played(known, begin, seat, plan, key)
    weights = weights_of(known, state)
    progress = known.progress(state)
    measured = known.measure(state)
    outcome = known.game.outcome(state)
    if outcome is None:
        share = weights.shares(measured, progress)[seat]
    else:
        share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    happened = known.happened(begin, state, seat)
    return Line(
        share,
        weights.against_others(measured, progress, seat),
        tuple([happened[name] for name in known.happenings]),
        done,
    )


def played(known: AnyKnowHow, begin: Any, seat: Seat, plan: Sequence[Any], key: int) -> tuple[Any, tuple[Any, ...]]:
    """The state at the cut, and what the seat did."""
    game, policy, is_cut = known.game, known.policy, known.is_cut
    actor_of, apply = game.actor, game.apply
    state = begin
    luck, whims = Random(key), Random(key)
    draws: dict[tuple[int, int], int] = {}
    done: list[Any] = []
    left = list(reversed(plan))
    for _ in range(LONGEST):
        actor = actor_of(state)
        if actor is None or (not left and is_cut(begin, state)):
            break
        if actor == CHANCE:
            whose = known.chance_key(state), game.round(state)
            draws[whose] = draws.get(whose, 0) + 1
            luck.seed(hash((key, *whose, draws[whose])))
            action = game.draw(state, luck)
        elif actor != seat:
            action = policy(state, actor, whims)
        else:
            if left and (not done or left[-1] in game.legal_actions(state)):
                action = left.pop()
            else:
                left.clear()
                action = policy(state, actor, whims)
            done.append(action)
        state = apply(state, action)
    return state, tuple(done)


def weights_of(known: AnyKnowHow, state: Any) -> Weights:
    return learnt(known.game.name, known.game.players(state), known.feature_names)
