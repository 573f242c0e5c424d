"""Learns what features are worth, by self-play: `make train`, or `python -m tools.train nautilus --players 2`.

Players who follow the tutor's policy, with whims and now and then a slip, play games to their ends; the weights are
those under which the winners were likeliest. The same seed and number of games give the same weights. What is held
out tells how good they are: the Brier score of the expected share of the win.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from tqdm import tqdm

from nautwidget.game import CHANCE
from nautwidget.tutor.knowhow import KNOWN, know_how
from nautwidget.tutor.value import TIMES, Weights, between, shares, written

DATA = Path(__file__).parent.parent / "nautwidget" / "tutor" / "data"
#: One game in so many is held out.
HELD_OUT = 7
#: How often a player slips: positions that only mistakes lead to have to be judged too.
SLIP = 0.03
#: How many positions of a game are kept, about: those of one game all have the same winner.
KEPT = 25


class Example(NamedTuple):
    """A position of a game, and who won it in the end."""

    progress: float
    features: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]


def examples(number: int, game: str, players: int, seed: int) -> list[Example]:
    """One game of self-play; the first position of every round, and some in between."""
    known = know_how(game)
    rules = known.game
    random = Random(f"{seed}/{players}/{number}")
    whims = [random.choice((0.0, 0.5, 1.0, 1.5)) for _ in range(players)]
    state = rules.new(players, next(iter(rules.presets.values())))
    found = []
    seen = 0
    while (actor := rules.actor(state)) is not None:
        if actor == CHANCE:
            action = rules.draw(state, random)
        else:
            if rules.round(state) != seen or random.random() < 0.06:
                seen = rules.round(state)
                found.append((known.progress(state), tuple(map(tuple, known.measure(state)))))
            if random.random() < SLIP:
                action = random.choice(rules.legal_actions(state))
            else:
                action = known.policy(state, actor, random, whims[actor])
        state = rules.apply(state, action)
    outcome = rules.outcome(state)
    assert outcome is not None
    won = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(players))
    kept = found if len(found) <= KEPT else random.sample(found, KEPT)
    return [Example(progress, features, won) for progress, features in kept]


def fit(rows: list[Example], names: tuple[str, ...], seed: int, epochs: int = 12, batch: int = 128) -> Weights:
    """The weights under which the winners were likeliest: stochastic gradient descent with Adam's steps."""
    random = Random(f"{seed}/fit")
    size = len(names)
    weights = [0.0] * (TIMES * size)
    mean, square = [0.0] * len(weights), [0.0] * len(weights)
    step = 0
    with tqdm(total=epochs * (len(rows) // batch), desc="fitting", unit="steps") as bar:
        for epoch in range(epochs):
            random.shuffle(rows)
            pace = 0.05 * (1 - epoch / epochs)
            for start in range(0, len(rows) - batch + 1, batch):
                slope = _slope(rows[start : start + batch], weights, size)
                step += 1
                for place, total in enumerate(slope):
                    value = total / batch + 1e-4 * weights[place]
                    mean[place] += 0.1 * (value - mean[place])
                    square[place] += 0.001 * (value * value - square[place])
                    corrected = (square[place] / (1 - 0.999**step)) ** 0.5
                    weights[place] -= pace * mean[place] / (1 - 0.9**step) / (corrected + 1e-8)
                bar.update()
    return Weights(names, tuple(tuple(weights[time * size : (time + 1) * size]) for time in range(TIMES)))


def _slope(rows: Sequence[Example], weights: list[float], size: int) -> list[float]:
    """In which direction the winners of some examples get less likely."""
    slope = [0.0] * len(weights)
    for progress, features, won in rows:
        time, part = between(progress)
        low, high = time * size, (time + 1) * size
        now = [
            before + part * (after - before)
            for before, after in zip(weights[low:high], weights[high : high + size], strict=True)
        ]
        expected = shares([sum(weight * value for weight, value in zip(now, seat, strict=True)) for seat in features])
        for seat, share, got in zip(features, expected, won, strict=True):
            error = share - got
            for place, value in enumerate(seat):
                if value:
                    slope[low + place] += error * value * (1 - part)
                    slope[high + place] += error * value * part
    return slope


def brier(weights: Weights, rows: Sequence[Example]) -> float:
    """The mean squared error of the share expected for a seat: 0.25 for two who know nothing, 0 for who knows all."""
    errors = [
        (share - got) ** 2
        for progress, features, won in rows
        for share, got in zip(weights.shares(features, progress), won, strict=True)
    ]
    return sum(errors) / len(errors)


def train(game: str, players: int, games: int, seed: int, processes: int) -> None:
    """Plays, fits, judges and writes the weights of a game for a number of players."""
    known = know_how(game)
    play = partial(examples, game=game, players=players, seed=seed)
    with ProcessPoolExecutor(processes) as executor:
        found = executor.map(play, range(games), chunksize=20)
        played = list(tqdm(found, total=games, desc=f"{game}, {players} players", unit="games"))
    rows = [row for number, of_game in enumerate(played) if number % HELD_OUT for row in of_game]
    held_out = [row for number, of_game in enumerate(played) if not number % HELD_OUT for row in of_game]
    weights = fit(rows, known.feature_names, seed)
    score = brier(weights, held_out)
    print(f"{game}, {players} players: Brier score {score:.4f} on {len(held_out)} held-out positions")
    heading = {
        "game": f"{game}, {players} players",
        "learnt by": f"python -m tools.train {game} --players {players} --games {games} --seed {seed}",
        "Brier score": f"{score:.4f} on {len(held_out)} positions of games that were held out",
        "columns": "feature, weight at the beginning, in the middle, at the end",
    }
    DATA.joinpath(f"{game}-{players}.txt").write_text(written(weights, heading), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(KNOWN), help="the games to learn; all unless named")
    parser.add_argument("--players", type=int, nargs="*", help="for how many players; all that can play unless named")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    for game in asked.game:
        for players in asked.players or know_how(game).game.seats:
            train(game, players, asked.games, asked.seed, asked.processes)


if __name__ == "__main__":
    main()
