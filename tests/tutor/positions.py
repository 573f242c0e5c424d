"""Decisions of two-player games for the tests of the tutor: states on the way of games that bots play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import nautwidget as nw
from nautwidget.game import CHANCE
from nautwidget.games import game as game_named
from nautwidget.match import Match

#: A computer player for each game who makes something of it.
BOTS = {"deepsea": "rule", "nautilus": "heuristic"}


def decisions(game: str, seed: int = 1, every: int = 7, most: int = 12) -> Iterator[Match]:
    """Matches in which a person has several moves to choose from, spread over a game of two."""
    played = nw.new(game, [BOTS[game]] * 2, seed=seed)
    played.play_bots()
    found = 0
    for ply in range(played.ply):
        state = played.state_at(ply)
        if played.game.actor(state) in (None, CHANCE) or len(played.game.legal_actions(state)) < 2:
            continue
        found += 1
        if found % every == 0 and found // every <= most:
            yield at(game, state)


def at(game: str, state: Any) -> Match:
    """A match of two people that begins with a state."""
    chosen = game_named(game)
    return Match(chosen, (nw.Player("Ada"), nw.Player("Bo")), next(iter(chosen.presets.values())), 1, start=state)


#: The last diver under way, with two treasures in hand, on another one: what comes can be worked out.
LAST_DIVER = """
stage: search
round: 3
oxygen: 11
seat: 2
first: 2
roll: 1 3
roller: 2
trail: 6 5 4
last back: 1
path: 1 3 4 5 9 13 . . . 18 . 20 21 22 23 24 25 26 27 28 29 30 31 32
values: 2 1 3 1 2 0 0 3 6 5 7 6 5 4 4 7 9 8 8 11 9 10 11 10 13 14 12 12 13 15 14 15
diver 1: at 0, heading back, kept 19 16, scored 10 6 12 7, points 5 6
diver 2: at 4, heading up, carries 17 15, scored 11 8 14 2, points 10 5
"""
