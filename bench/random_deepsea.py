"""Random games of Deep Sea Adventure with four players. A ply is one action, the dice included."""

from __future__ import annotations

import sys
from random import Random

from bench.slices import serve
from nautwidget.game import CHANCE
from nautwidget.games import deepsea

PLAYERS = 4


def play_one_game(random: Random) -> int:
    """Plays to the end; how many plies it took."""
    game = deepsea.GAME
    state = game.new(PLAYERS, game.presets["standard"])
    plies = 0
    while (actor := game.actor(state)) is not None:
        action = game.draw(state, random) if actor == CHANCE else random.choice(game.legal_actions(state))
        state = game.apply(state, action)
        plies += 1
    return plies


if __name__ == "__main__":
    generator = Random(int(sys.argv[1]))
    serve(lambda: play_one_game(generator))
