"""Whether a predicted share of the win means what it says: of all positions called 70 %, are 70 % won?"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import Final

from tqdm import tqdm

from bench.arena import HELD_OUT
from nautwidget.tutor.knowhow import know_how
from nautwidget.tutor.value import learnt
from tools.train import Example, brier, examples

BINS: Final = 10
_SIZE: Final = 300


@dataclass(frozen=True, slots=True)
class Calibration:
    """Expected and actual shares, bin by bin."""

    game: str
    players: int
    games: int
    positions: int
    brier: float
    #: Mean expected share, mean actual share, how many.
    bins: tuple[tuple[float, float, int], ...]


def calibrated(game: str, players: int, games: int, executor: Executor) -> Calibration:
    """Judge the value function on games it has not been learnt from."""
    play = partial(examples, game=game, players=players, seed=HELD_OUT)
    played = executor.map(play, range(games), chunksize=10)
    rows: list[Example] = []
    for found in tqdm(played, total=games, desc=f"calibration, {game}, {players} players", unit="games"):
        rows += found
    weights = learnt(game, players, know_how(game).feature_names)
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for progress, features, won in rows:
        for share, got in zip(weights.shares(features, progress), won, strict=True):
            bins[min(int(share * BINS), BINS - 1)].append((share, got))
    return Calibration(
        game,
        players,
        games,
        len(rows),
        brier(weights, rows),
        tuple(
            (sum(share for share, _ in found) / len(found), sum(got for _, got in found) / len(found), len(found))
            for found in bins
            if found
        ),
    )


def plot(judged: Sequence[Calibration]) -> str:
    """Expected shares to the right, actual ones up; on the diagonal they agree. Large dots are many positions."""
    width = len(judged) * (_SIZE + 60) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {_SIZE + 90}" font-family="sans-serif">',
        f'<rect width="{width}" height="{_SIZE + 90}" fill="#f6fafb"/>',
    ]
    for place, found in enumerate(judged):
        left = 50 + place * (_SIZE + 60)
        most = max(count for *_, count in found.bins)
        title = f"{found.game}, {found.players} players: Brier {found.brier:.3f}"
        parts += [
            f'<g transform="translate({left} 40)">',
            f'<text x="0" y="-14" font-size="15" fill="#123c4a">{title}</text>',
            f'<rect width="{_SIZE}" height="{_SIZE}" fill="none" stroke="#8fb3bf"/>',
            f'<path d="M0 {_SIZE}L{_SIZE} 0" stroke="#8fb3bf" stroke-dasharray="4 4"/>',
        ]
        for expected, actual, count in found.bins:
            radius = 3 + 9 * (count / most) ** 0.5
            parts.append(
                f'<circle cx="{expected * _SIZE:.1f}" cy="{_SIZE - actual * _SIZE:.1f}" r="{radius:.1f}" '
                'fill="#1c7f95" fill-opacity="0.75"/>'
            )
        for percent in (0, 50, 100):
            along = percent / 100 * _SIZE
            parts += [
                f'<text x="{along}" y="{_SIZE + 18}" font-size="12" text-anchor="middle">{percent} %</text>',
                f'<text x="-8" y="{_SIZE - along + 4}" font-size="12" text-anchor="end">{percent}</text>',
            ]
        parts.append(
            f'<text x="{_SIZE / 2}" y="{_SIZE + 38}" font-size="13" text-anchor="middle" fill="#123c4a">'
            "expected share of the win</text></g>"
        )
    return "\n".join([*parts, "</svg>", ""])
