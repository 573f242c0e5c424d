"""Listing legal moves in python-chess at the positions of random games, one after the other; only listing is timed.

In time of the processor, like ours: other programs may run beside.
"""

from __future__ import annotations

import random
import sys
import time

import chess

from bench.slices import serve_timed

MOVES = 80


def positions() -> list[chess.Board]:
    """Every position of a random game."""
    board = chess.Board()
    found = []
    while board.fullmove_number < MOVES and any(board.legal_moves):
        found.append(board.copy(stack=False))
        board.push(random.choice(list(board.legal_moves)))
    return found


def list_one_game() -> tuple[int, float]:
    """How many moves were listed, and in how many seconds."""
    boards = positions()
    begin = time.process_time()
    listed = sum(len(list(board.legal_moves)) for board in boards)
    return listed, time.process_time() - begin


if __name__ == "__main__":
    random.seed(int(sys.argv[1]))
    serve_timed(list_one_game)
