"""What a position is worth: the share of the win that a seat may expect, from features a player understands.

The worth of a seat is linear in its features; the shares of all seats are in proportion to the exponentials of their
worths. A feature has two weights, for the beginning and for the end of a game, and counts in between by how far the
game has come. So every difference between two positions is exactly a sum of differences, one a feature.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp
from typing import TypeAlias

#: The features of one seat, by the order of their names.
Features: TypeAlias = Sequence[float]


@dataclass(frozen=True, slots=True)
class Weights:
    """What each feature counts at the beginning and at the end of a game."""

    names: tuple[str, ...]
    early: tuple[float, ...]
    late: tuple[float, ...]

    def at(self, progress: float) -> tuple[float, ...]:
        """The weights when the game has come so far, from 0 to 1."""
        return tuple(early + progress * (late - early) for early, late in zip(self.early, self.late, strict=True))

    def worth(self, features: Features, progress: float) -> float:
        """The worth of a seat: only differences between seats mean something."""
        return sum(
            value * (early + progress * (late - early))
            for value, early, late in zip(features, self.early, self.late, strict=True)
        )

    def shares(self, features: Sequence[Features], progress: float) -> tuple[float, ...]:
        """The expected share of the win of every seat; together they are 1."""
        return shares([self.worth(seat, progress) for seat in features])

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


def shares(worths: Sequence[float]) -> tuple[float, ...]:
    """Shares in proportion to the exponentials of worths."""
    most = max(worths)
    powers = [exp(worth - most) for worth in worths]
    total = sum(powers)
    return tuple(power / total for power in powers)


# --- the learnt weights, one small text for a game and a number of players


def written(weights: Weights, heading: Mapping[str, str]) -> str:
    """Weights as text: how they were learnt, then a line a feature."""
    lines = [f"# {key}: {value}" for key, value in heading.items()]
    width = max(map(len, weights.names))
    lines += [
        f"{name:{width}} {early:9.4f} {late:9.4f}"
        for name, early, late in zip(weights.names, weights.early, weights.late, strict=True)
    ]
    return "\n".join(lines) + "\n"


def read(text: str, names: Sequence[str]) -> Weights:
    """The weights of a text; it has to name exactly these features."""
    rows = [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    found = {name: (float(early), float(late)) for name, early, late in rows}
    if set(found) != set(names):
        raise ValueError(f"the weights are for {', '.join(found)}; the features are {', '.join(names)}")
    return Weights(tuple(names), tuple(found[name][0] for name in names), tuple(found[name][1] for name in names))


@cache
def learnt(game: str, players: int, names: tuple[str, ...]) -> Weights:
    """The weights that came with the package."""
    text = files("nautwidget.tutor").joinpath("data").joinpath(f"{game}-{players}.txt").read_text("utf-8")
    return read(text, names)
