"""The ladder: computer players against each other, with what chance does and who sits where evened out.

A block is one seed with every rotation of the seats: the same deal and dice for all who are compared. Each player
gets the same time a decision. The interval is the bootstrap's over blocks. Seeds of the held-out set are not used
while anything is tuned.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any, Final

from nautwidget.bots import bot_of
from nautwidget.game import CHANCE, AnyGame
from nautwidget.games import game as game_named
from nautwidget.tutor.knowhow import know_how
from nautwidget.tutor.levels import greedy, searching

#: Where the two sets of seeds begin; they never meet.
TUNING: Final = 0
HELD_OUT: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Pairing:
    """One player against copies of another."""

    game: str
    players: int
    one: str
    other: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Share:
    """How much of the wins one player got, with the bootstrap's 95 % interval."""

    mean: float
    low: float
    high: float
    games: int


def block(pairing: Pairing, seed: int) -> list[float]:
    """What the one player got of the win in each seat, with the same luck in all."""
    return [_game(pairing, seed, seat) for seat in range(pairing.players)]


def _game(pairing: Pairing, seed: int, seat: int) -> float:
    game = game_named(pairing.game)
    one, other = (player(pairing, name) for name in (pairing.one, pairing.other))
    state = game.new(pairing.players, next(iter(game.presets.values())))
    luck, whims = Random(f"arena/{seed}"), Random(f"arena/{seed}/{seat}")
    while (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            action = game.draw(state, luck)
        else:
            legal = game.legal_actions(state)
            bot = one if actor == seat else other
            action = legal[0] if len(legal) == 1 else bot(game.view(state, actor), legal, whims)
        state = game.apply(state, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def player(pairing: Pairing, name: str) -> Callable[[Any, Sequence[Any], Random], Any]:
    """A player by name: the tutor's search, its value function alone, or a bot of the game."""
    game: AnyGame = game_named(pairing.game)
    if name == "search":
        return searching(know_how(pairing.game), seconds=pairing.seconds)
    if name == "value":
        return greedy(know_how(pairing.game))
    return bot_of(game, name)


def bootstrap(blocks: Sequence[Sequence[float]], draws: int = 2_000) -> Share:
    """Mean and interval over blocks: games of one block are not independent."""
    random = Random(0)
    means = [fmean(block) for block in blocks]
    drawn = sorted(fmean(random.choices(means, k=len(means))) for _ in range(draws))
    return Share(fmean(means), drawn[draws // 40], drawn[-draws // 40], sum(map(len, blocks)))
