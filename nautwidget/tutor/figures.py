"""Means and intervals of what lines led to: the numbers behind the tutor's sentences."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

#: How sure an interval is.
CONFIDENCE: Final = 0.95
_Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Interval(NamedTuple):
    """A mean, and between which bounds the true one lies, as far as can be told."""

    mean: float
    low: float
    high: float

    @property
    def is_open(self) -> bool:
        """Whether it may as well be nothing."""
        return self.low <= 0 <= self.high


def interval(values: Sequence[float], exact: bool = False) -> Interval:
    """The mean of values with its interval of 95 %; what is worked out has none, and of one value nothing is known."""
    mean = fmean(values) if values else 0.0
    if exact:
        return Interval(mean, mean, mean)
    if len(values) < 2:
        return Interval(mean, -inf, inf)
    off = _student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Interval(mean, mean - off, mean + off)


def _student(freedom: int) -> float:
    """Student's t for the confidence, by the first terms of its expansion in 1 / degrees of freedom."""
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / freedom + second / freedom**2
