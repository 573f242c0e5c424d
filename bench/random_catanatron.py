"""Random games of catanatron with four players. A ply is one executed action, the dice included."""

from __future__ import annotations

import random
import sys

from catanatron import Color, Game, RandomPlayer

from bench.slices import serve

#: Where catanatron's own loop gives up.
TURNS = 1000


def play_one_game() -> int:
    """Plays to the end; how many plies it took."""
    game = Game([RandomPlayer(color) for color in Color])
    plies = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        game.play_tick()
        plies += 1
    return plies


if __name__ == "__main__":
    random.seed(int(sys.argv[1]))
    serve(play_one_game)
