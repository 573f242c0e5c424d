"""The search: candidates are compared by lines in the same possible worlds, the better ones in more of them.

It is anytime sequential halving. A pass plays all candidates in their next world, then the better half of them in one
more, and so on down to the best two. All candidates meet the worlds in the same order, so they are ranked by their
differences to one of them in the same worlds, which vary far less than the shares themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, Final

from nautwidget.game import Seat
from nautwidget.tutor.knowhow import AnyKnowHow, Line, know_how
from nautwidget.tutor.playout import line, world_of

#: How long the tutor thinks unless told otherwise, in seconds.
BUDGET: Final = 1.0


@dataclass(slots=True)
class Candidate:
    """A move that is compared, with its lines: the first in the first world, and so on."""

    action: Any
    lines: list[Line] = field(default_factory=list)


@dataclass(slots=True)
class Comparison:
    """The moves of one seat compared in the same worlds, the best first."""

    game: str
    seat: Seat
    seed: int
    candidates: list[Candidate]
    #: Whether the shares are worked out, not estimated.
    exact: bool = False

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    @property
    def worlds(self) -> int:
        """In how many worlds the best candidate was played."""
        return len(self.best.lines)

    def of(self, action: Any) -> Candidate | None:
        """The candidate with that action, if it was compared."""
        return next((candidate for candidate in self.candidates if candidate.action == action), None)


def gains(candidate: Candidate, other: Candidate) -> list[float]:
    """By how much one candidate is better than another, world by world, in the worlds both have met."""
    return [mine.share - theirs.share for mine, theirs in zip(candidate.lines, other.lines, strict=False)]


def think(
    known: AnyKnowHow,
    view: Any,
    *,
    actions: Sequence[Any] | None = None,
    seed: int = 0,
    executor: Executor | None = None,
) -> Iterator[Comparison]:
    """Compare the moves of the seat that is to act, better and better, for as long as the next one is asked for.

    Nothing but the view is looked at. The same view, seed and number of steps give the same comparison. The first
    one comes at once, with no line played: what a sensible player would do.
    """
    game = known.game
    some_world = next(game.possible_worlds(view, Random(f"{seed}/first")))
    seat = game.actor(some_world)
    if seat is None or seat != view.seat:
        raise ValueError("the tutor thinks for the seat that is to decide")
    if actions is None:
        actions = known.candidates(view, game.legal_actions(some_world), Random(f"{seed}/candidates"))
    everyone = [Candidate(action) for action in actions]
    comparison = Comparison(game.name, seat, seed, everyone.copy())
    solved = known.solved(view, actions)
    if solved is not None:
        for candidate, found in zip(everyone, solved, strict=True):
            candidate.lines.append(found)
        comparison.candidates.sort(key=lambda candidate: -candidate.lines[0].share)
        comparison.exact = True
    yield comparison
    reference = everyone[0]
    play = partial(_line, game.name, view, seed, seat)
    while not comparison.exact:
        size = len(everyone)
        while size:
            chosen = comparison.candidates[:size]
            jobs = [(candidate, len(candidate.lines)) for candidate in chosen]
            furthest = max(index for _, index in jobs)
            # The one all are measured against has to have met every world.
            behind = range(len(reference.lines) + (reference in chosen), furthest + 1)
            jobs += [(reference, index) for index in behind]
            spread: Callable[..., Any] = map if executor is None else executor.map
            found = spread(play, [candidate.action for candidate, _ in jobs], [index for _, index in jobs])
            for (candidate, _), one in zip(jobs, found, strict=True):
                candidate.lines.append(one)
            _rank(comparison.candidates, reference)
            yield comparison
            size = size // 2 if size > 3 else 2 if size == 3 else 0


def compare(
    known: AnyKnowHow,
    view: Any,
    *,
    actions: Sequence[Any] | None = None,
    seconds: float = BUDGET,
    worlds: int | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Callable[[float], bool | None] | None = None,
) -> Comparison:
    """Compare moves for some seconds, or in a number of worlds, which gives the same answer every time.

    progress: called now and then with the part that is done; when it answers False, the search stops there.
    """
    begun = before = perf_counter()
    for comparison in think(known, view, actions=actions, seed=seed, executor=executor):
        now = perf_counter()
        if worlds is None:
            part = (now - begun) / seconds if seconds else 1.0
            # A step that would end too late is not begun.
            over = now - begun + (now - before) > seconds
        else:
            part = comparison.worlds / worlds
            over = comparison.worlds >= worlds
        before = now
        if over or comparison.exact or len(comparison.candidates) == 1:
            break
        if progress is not None and progress(min(part, 1.0)) is False:
            break
    if progress is not None:
        progress(1.0)
    return comparison


def _line(game: str, view: Any, seed: int, seat: Seat, action: Any, index: int) -> Line:
    known = know_how(game)
    return line(known, world_of(known, view, seed, index), seat, (action,), hash((seed, index)))


def _rank(candidates: list[Candidate], reference: Candidate) -> None:
    means = {}
    for candidate in candidates:
        found = gains(candidate, reference)
        means[id(candidate)] = sum(found) / len(found) if found else 0.0
    candidates.sort(key=lambda candidate: -means[id(candidate)])
