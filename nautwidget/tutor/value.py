"""What a position is worth: the share of the win that a seat may expect, from features a player understands.

The worth of a seat is linear in its features; the shares of all seats are in proportion to the exponentials of their
worths. A feature has a weight for the beginning, the middle and the end of a game, and in between what lies in
between. So every difference between two positions is exactly a sum of differences, one a feature.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Final, TypeAlias

#: The features of one seat, in the order of their names.
Features: TypeAlias = Sequence[float]
#: Beginning, middle and end of a game: what weights are learnt for.
TIMES: Final = 3


@dataclass(frozen=True, slots=True)
class Weights:
    """What each feature counts, at each of the times of a game."""

    names: tuple[str, ...]
    by_time: tuple[tuple[float, ...], ...]

    def at(self, progress: float) -> tuple[float, ...]:
        """The weights when the game has come so far, from 0 to 1."""
        time, part = between(progress)
        return tuple(
            [
                before + part * (after - before)
                for before, after in zip(self.by_time[time], self.by_time[time + 1], strict=True)
            ]
        )

    def shares(self, features: Sequence[Features], progress: float) -> tuple[float, ...]:
        """The expected share of the win of every seat; together they are 1."""
        weights = self.at(progress)
        return shares([sum(map(mul, weights, seat)) for seat in features])

    def against_others(self, features: Sequence[Features], progress: float, seat: int) -> tuple[float, ...]:
        """What each feature of a seat is worth, less what it is worth for the others on average."""
        others = len(features) - 1
        return tuple(
            [
                weight * (own - (sum(column) - own) / others)
                for weight, own, column in zip(
                    self.at(progress), features[seat], zip(*features, strict=True), strict=True
                )
            ]
        )


def between(progress: float) -> tuple[int, float]:
    """The time of the game before a moment, and how far it is from there to the next."""
    along = progress * (TIMES - 1)
    time = min(int(along), TIMES - 2)
    return time, along - time


def shares(worths: Sequence[float]) -> tuple[float, ...]:
    """Shares in proportion to the exponentials of worths."""
    most = max(worths)
    powers = [exp(worth - most) for worth in worths]
    total = sum(powers)
    return tuple([power / total for power in powers])


# --- the learnt weights, one small text for a game and a number of players


def written(weights: Weights, heading: Mapping[str, object]) -> str:
    """Weights as text: how they were learnt, then a line a feature."""
    lines = [f"# {key}: {value}" for key, value in heading.items()]
    width = max(map(len, weights.names))
    for name, *values in zip(weights.names, *weights.by_time, strict=True):
        lines.append(" ".join([f"{name:{width}}", *(f"{value:8.4f}" for value in values)]))
    return "\n".join(lines) + "\n"


def read(text: str, names: Sequence[str]) -> Weights:
    """The weights of a text; it has to name exactly these features."""
    rows = [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    found = {name: [float(value) for value in values] for name, *values in rows}
    if set(found) != set(names):
        raise ValueError(f"the weights are for {', '.join(found)}; the features are {', '.join(names)}")
    return Weights(tuple(names), tuple(tuple(found[name][time] for name in names) for time in range(TIMES)))


@cache
def learnt(game: str, players: int, names: tuple[str, ...]) -> Weights:
    """The weights that came with the package."""
    text = files("nautwidget.tutor").joinpath("data").joinpath(f"{game}-{players}.txt").read_text("utf-8")
    return read(text, names)
