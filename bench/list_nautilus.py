"""Listing legal actions in Nautilus at the decisions of games between four sensible players, one after the other.

The games are played before, so that only listing is timed, in time of the processor; what they found out about ways
through the city and rows of cells is known, as it is in search. No position is remembered.
"""

from __future__ import annotations

import sys
import time
from random import Random

from bench.slices import serve_timed
from nautwidget.game import CHANCE
from nautwidget.games import nautilus
from nautwidget.games.nautilus.state import State

PLAYERS = 4


def decisions(random: Random) -> list[State]:
    """Every state of a game in which somebody has a choice."""
    game = nautilus.GAME
    found: list[State] = []
    state = game.new(PLAYERS, game.presets["italian"])
    while (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            state = game.apply(state, game.draw(state, random))
        else:
            found.append(state)
            view = game.view(state, actor)
            state = game.apply(state, game.bots["heuristic"](view, game.legal_actions(state), random))
    return found


def list_one_game(random: Random) -> tuple[int, float]:
    """How many actions were listed, and in how many seconds."""
    states = decisions(random)
    legal_actions = nautilus.GAME.legal_actions
    begin = time.process_time()
    listed = sum(len(legal_actions(state)) for state in states)
    return listed, time.process_time() - begin


if __name__ == "__main__":
    generator = Random(int(sys.argv[1]))
    serve_timed(lambda: list_one_game(generator))
