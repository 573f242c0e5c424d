"""Random play for the tests: states on the way of a game, reproducible from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from nautwidget.game import CHANCE, AnyGame


def random_game(game: AnyGame, players: int, seed: int, rules: Any = None) -> Iterator[tuple[Any, Any]]:
    """Every state of a random game with the action taken in it; the last one has none."""
    random = Random(seed)
    state = game.new(players, rules if rules is not None else next(iter(game.presets.values())))
    while (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            action = game.draw(state, random)
        else:
            legal = game.legal_actions(state)
            action = legal[random.randrange(len(legal))]
        yield state, action
        state = game.apply(state, action)
    yield state, None


def state_on_the_way(game: AnyGame, players: int, seed: int) -> Any:
    """A state somewhere in a random game, which part of it depends on the seed."""
    states = [state for state, _ in random_game(game, players, seed)]
    return states[Random(~seed).randrange(len(states))]
