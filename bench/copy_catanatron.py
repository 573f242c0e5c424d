"""Copying a game of catanatron in its middle."""

from __future__ import annotations

import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

from bench.slices import serve_timed

COPIES = 1000
PLIES = 120


def copy_often() -> tuple[int, float]:
    """How many copies were made, and in how many seconds."""
    game = Game([RandomPlayer(color) for color in Color])
    for _ in range(PLIES):
        game.play_tick()
    begin = time.perf_counter()
    for _ in range(COPIES):
        game.copy()
    return COPIES, time.perf_counter() - begin


if __name__ == "__main__":
    random.seed(int(sys.argv[1]))
    serve_timed(copy_often)
