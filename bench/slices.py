"""Two programs measured in turns: each plays for a few seconds while the other waits, because machines are noisy.

This module runs in the peers' environment too, so it needs nothing but the standard library.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from types import TracebackType

ROOT = Path(__file__).parent.parent


def serve(play_one_game: Callable[[], int]) -> None:
    """The player's side: for every line with a number of seconds, play that long and answer with plies a second."""
    play_one_game()
    for line in sys.stdin:
        begin = time.perf_counter()
        end = begin + float(line)
        plies = 0
        while time.perf_counter() < end:
            plies += play_one_game()
        print(json.dumps(plies / (time.perf_counter() - begin)), flush=True)


def serve_timed(play_one_game: Callable[[], tuple[int, float]]) -> None:
    """The same for a part of the play: a game answers how much of it was done, and in how many seconds."""
    play_one_game()
    for line in sys.stdin:
        done, spent = 0, 0.0
        while spent < float(line):
            more, seconds = play_one_game()
            done, spent = done + more, spent + seconds
        print(json.dumps(done / spent), flush=True)


class Player:
    """A program that plays when told to."""

    def __init__(self, python: str, module: str, seed: int) -> None:
        self._process = subprocess.Popen(
            [python, "-m", module, str(seed)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._process.communicate()

    def play(self, seconds: float) -> float:
        """Plies a second over one slice."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"{self._process.args!r} ended with {self._process.wait()}")
        return float(json.loads(answer))


def alternate(players: Sequence[Player], slices: int, seconds: float) -> list[float]:
    """The median rate of each player over alternating slices."""
    rates = [[player.play(seconds) for player in players] for _ in range(slices)]
    return [median(column) for column in zip(*rates, strict=True)]
