"""Lines of the tutor in Nautilus: a playout to the end of the round with the value function at its cut."""

from __future__ import annotations

import sys
from random import Random
from time import perf_counter

from bench.slices import serve_timed
from nautwidget.game import CHANCE
from nautwidget.tutor.knowhow import know_how
from nautwidget.tutor.playout import line, world_of

#: One decision in so many is thought about.
EVERY = 20


def play_one_game(random: Random) -> tuple[int, float]:
    """Plays a game of two and a line from every so many decisions; how many lines, and in how many seconds."""
    known = know_how("nautilus")
    game = known.game
    state = game.new(2, next(iter(game.presets.values())))
    lines, spent, decisions = 0, 0.0, 0
    while (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            state = game.apply(state, game.draw(state, random))
            continue
        decisions += 1
        if decisions % EVERY == 0:
            view, legal = game.view(state, actor), game.legal_actions(state)
            begin = perf_counter()
            for index, action in enumerate(legal[:4]):
                line(known, world_of(known, view, 0, index), actor, (action,), index)
                lines += 1
            spent += perf_counter() - begin
        state = game.apply(state, known.policy(state, actor, random, 0.5))
    return lines, spent


if __name__ == "__main__":
    generator = Random(int(sys.argv[1]))
    serve_timed(lambda: play_one_game(generator))
