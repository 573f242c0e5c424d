"""Copying a state of Nautilus in the middle of a game, as every action does."""

from __future__ import annotations

import sys
import time
from random import Random

from bench.slices import serve_timed
from nautwidget.games.nautilus import Nautilus

COPIES = 20_000
PLIES = 120


def copy_often(random: Random) -> tuple[int, float]:
    """How many copies were made, and in how many seconds."""
    game = Nautilus()
    state = game.new(4, game.presets["italian"])
    for _ in range(PLIES):
        if game.actor(state) is None:
            break
        state = game.apply(state, game.sample(state, random))
    table = state.table
    begin = time.perf_counter()
    for _ in range(COPIES):
        table.draft().laid()
    return COPIES, time.perf_counter() - begin


if __name__ == "__main__":
    generator = Random(int(sys.argv[1]))
    serve_timed(lambda: copy_often(generator))
