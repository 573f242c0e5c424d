"""Two moves of one seat, played on in the same worlds: by how much one is better, through what, and what happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from nautwidget.tutor.bars import Progress
from nautwidget.tutor.figures import Interval, interval
from nautwidget.tutor.knowhow import AnyKnowHow, Line, know_how
from nautwidget.tutor.search import BUDGET, Candidate, Comparison, compare

#: The part of the time in which all moves are compared; in the rest only the two that are told of.
ALL: Final = 0.6
#: A difference through a feature is told from this part of the win on; how many are told.
LEAST_POINTS: Final = 0.005
MOST_FEATURES: Final = 3
#: What happens is told when it does so more or less often by this part of the worlds, or of its amount.
LEAST_DIFFERENCE: Final = 0.05
MOST_HAPPENINGS: Final = 2
#: A way on is told of when at least this part of the lines take it.
OFTEN: Final = 0.25


class Through(NamedTuple):
    """What a feature does for the better move: about so much of the win, by how it differs at the end of the lines."""

    feature: str
    share: float


class Happens(NamedTuple):
    """What happens with the one move and with the other: how often, or how much on average."""

    name: str
    counted: bool
    best: float
    other: float


class Parting(NamedTuple):
    """Where the two usual lines part: after how many further decisions alike, and how often each goes on so."""

    alike: int
    best: Any
    best_part: float
    other: Any
    other_part: float


@dataclass(frozen=True, slots=True)
class Contrast:
    """The better move and the other one, with their lines in the same worlds, world by world."""

    game: str
    best: Any
    other: Any
    best_lines: tuple[Line, ...]
    other_lines: tuple[Line, ...]
    #: Whether it is worked out, not estimated.
    exact: bool
    #: Whether the rules leave nothing else to do.
    forced: bool

    @property
    def worlds(self) -> int:
        return len(self.best_lines)

    @property
    def is_compared(self) -> bool:
        """Whether enough was played to say something."""
        return self.exact or self.worlds > 1

    @property
    def gain(self) -> Interval:
        """By how much of the win the better move is better."""
        return interval([one.share - two.share for one, two in self._pairs()], self.exact)

    @property
    def is_close(self) -> bool:
        """Whether the best is not clearly better: it may be ahead only in worlds that the other has not met."""
        return self.gain.low <= 0

    @property
    def best_share(self) -> float:
        return fmean(line.share for line in self.best_lines)

    @property
    def other_share(self) -> float:
        return fmean(line.share for line in self.other_lines)

    def features(self) -> tuple[Through, ...]:
        """The few features that make the most of the difference.

        A feature's worth becomes a part of the win by the slope of the value function where the two moves are.
        """
        share = (self.best_share + self.other_share) / 2
        slope = share * (1 - share)
        found = []
        for place, name in enumerate(know_how(self.game).feature_names):
            difference = fmean(one.parts[place] - two.parts[place] for one, two in self._pairs())
            found.append(Through(name, slope * difference))
        found.sort(key=lambda through: -abs(through.share))
        return tuple(through for through in found[:MOST_FEATURES] if abs(through.share) >= LEAST_POINTS)

    def happenings(self) -> tuple[Happens, ...]:
        """What happens clearly more often with one of the moves, the greatest difference first."""
        known = know_how(self.game)
        found = []
        for place, name in enumerate(known.happenings):
            difference = interval([one.happened[place] - two.happened[place] for one, two in self._pairs()], self.exact)
            best = fmean(line.happened[place] for line in self.best_lines)
            other = fmean(line.happened[place] for line in self.other_lines)
            counted = name in known.counted
            size = abs(best) + abs(other)
            if difference.is_open or abs(best - other) < LEAST_DIFFERENCE * (size if counted else 1):
                continue
            found.append((abs(best - other) / size, Happens(name, counted, best, other)))
        found.sort(key=lambda entry: -entry[0])
        return tuple(happens for _, happens in found[:MOST_HAPPENINGS])

    def parting(self) -> Parting | None:
        """The first decision after the move at which the two usual lines differ, if they do."""
        best = [way for way in usual(self.best_lines) if way.action != self.other]
        other = [way for way in usual(self.other_lines) if way.action != self.best]
        for alike, (one, two) in enumerate(zip(best, other, strict=False)):
            if one.action != two.action:
                return Parting(alike, one.action, one.part, two.action, two.part)
        return None

    def _pairs(self) -> Sequence[tuple[Line, Line]]:
        return list(zip(self.best_lines, self.other_lines, strict=True))


class Way(NamedTuple):
    """A decision of a usual line, and in which part of the worlds the line goes exactly so up to there."""

    action: Any
    part: float


def usual(lines: Sequence[Line]) -> list[Way]:
    """How a line goes on most often after its first action: at each decision what most of those so far do."""
    ways: list[Way] = []
    group, depth = [line.actions for line in lines], 1
    while True:
        counts = Counter(actions[depth] for actions in group if len(actions) > depth)
        if not counts:
            return ways
        action, count = counts.most_common(1)[0]
        if count < OFTEN * len(lines):
            return ways
        ways.append(Way(action, count / len(lines)))
        group = [actions for actions in group if len(actions) > depth and actions[depth] == action]
        depth += 1


# --- making one


def contrast(
    known: AnyKnowHow,
    view: Any,
    asked: Any = None,
    *,
    seconds: float = BUDGET,
    worlds: int | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Contrast:
    """The best move against the asked one; against the runner-up when none is asked for, or the asked one is best."""

    def early(part: float) -> bool | None:
        return progress(part * ALL) if progress is not None else None

    def late(part: float) -> bool | None:
        return progress(ALL + part * (1 - ALL)) if progress is not None else None

    legal = choices(known, view)
    candidates = None
    if asked is not None:
        worthy = known.candidates(view, legal, Random(f"{seed}/candidates"))
        candidates = list(dict.fromkeys([*worthy, asked]))
    # Of two moves none is given up early.
    may_be_short = candidates is not None and len(candidates) > 2
    comparison = compare(
        known,
        view,
        actions=candidates,
        seconds=seconds * ALL if may_be_short else seconds,
        worlds=worlds,
        seed=seed,
        executor=executor,
        progress=early if may_be_short else progress,
    )
    found = of_comparison(comparison, len(legal) == 1, asked)
    if not may_be_short or comparison.exact or found.worlds == comparison.worlds:
        return found
    # The asked move was given up early: it is played on where the best was.
    pair = [found.best, found.other]
    again = compare(
        known,
        view,
        actions=pair,
        seconds=seconds * (1 - ALL),
        worlds=worlds,
        seed=seed,
        executor=executor,
        progress=late,
    )
    longer = of_comparison(again, False, asked)
    return longer if longer.worlds > found.worlds else found


def of_comparison(comparison: Comparison, forced: bool, asked: Any = None) -> Contrast:
    """The best of a comparison against the asked move or the runner-up, in the worlds that both have met."""
    best = comparison.best
    others = comparison.candidates[1:]
    asked_for = next((candidate for candidate in others if candidate.action == asked), None)
    other = asked_for or (others[0] if others else Candidate(None))
    worlds = min(len(best.lines), len(other.lines))
    return Contrast(
        comparison.game,
        best.action,
        other.action,
        tuple(best.lines[:worlds]),
        tuple(other.lines[:worlds]),
        comparison.exact,
        forced,
    )


def choices(known: AnyKnowHow, view: Any) -> Sequence[Any]:
    """All that the seat may do: the same in every world that agrees with its view."""
    return known.game.legal_actions(next(known.game.possible_worlds(view, Random(0))))
