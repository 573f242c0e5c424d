"""Simulations of OpenSpiel's IS-MCTS, written in Python, at the first move of hearts."""

from __future__ import annotations

import random
import sys

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench.slices import serve

SIMULATIONS = 100


def think(seed: int) -> int:
    """One decision; how many simulations it took."""
    game = pyspiel.load_game("hearts")
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(seed))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, SIMULATIONS, random_state=numpy.random.RandomState(seed))
    dealer = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dealer.choice(state.legal_actions()))
    bot.step(state)
    return SIMULATIONS


if __name__ == "__main__":
    serve(lambda: think(int(sys.argv[1])))
