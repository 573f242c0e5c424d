"""Random games of Nautilus with four players, decisions drawn as a person takes them. A ply is one action."""

from __future__ import annotations

import sys
from random import Random

from bench.slices import serve
from nautwidget.games.nautilus import Nautilus

PLAYERS = 4


def play_one_game(random: Random) -> int:
    """Plays to the end; how many plies it took."""
    game = Nautilus()
    state = game.new(PLAYERS, game.presets["italian"])
    plies = 0
    while game.actor(state) is not None:
        state = game.apply(state, game.sample(state, random))
        plies += 1
    return plies


if __name__ == "__main__":
    generator = Random(int(sys.argv[1]))
    serve(lambda: play_one_game(generator))
