"""Many games of computer players, the same every time for the same seed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from random import Random
from statistics import fmean
from typing import Any

from nautwidget.game import Seat
from nautwidget.match import Match
from nautwidget.players import Player
from nautwidget.start import new


def play_games(
    game: str,
    players: Sequence[str | Player],
    number: int = 20,
    *,
    seed: int = 0,
    rules: str | Mapping[str, Any] | None = None,
    position: str | None = None,
    opening: Sequence[str] = (),
    never: Mapping[Seat, str] | None = None,
) -> list[Match]:
    """Let computer players play games to their ends: `play_games("nautilus", ["heuristic"] * 3, 20)`.

    Game by game the seed grows by 1, so two calls with the same seed deal the same worlds. opening: what is done first,
    in notation. never: first words of actions that a seat never takes, as in {0: "dock"}.
    """
    played = []
    for each in range(seed, seed + number):
        match = new(game, players, seed=each, rules=rules, position=position)
        if any(player.bot is None for player in match.players):
            raise ValueError(f"only computer players play by themselves; there are: {', '.join(match.game.bots)}")
        for action in opening:
            match.act(action)
        while not match.over:
            match.act(_choice(match, never or {}))
        played.append(match)
    return played


def _choice(match: Match, never: Mapping[Seat, str]) -> str:
    actor, player = match.actor, match.player
    assert actor is not None
    if actor not in never:
        chosen = match.bot_action()
        assert chosen is not None
        return chosen
    assert player is not None
    assert player.bot is not None
    game, words = match.game, never[actor]
    legal = game.legal_actions(match.state)
    # Where nothing else is allowed, it has to be done all the same.
    left = [action for action in legal if not game.notation(action).startswith(words)] or legal
    random = Random(f"{match.seed}/{match.ply}/bot")
    return game.notation(game.bots[player.bot](game.view(match.state, actor), left, random))


def share_of_win(match: Match, seat: Seat) -> float:
    """1 for a victory, a part of it for a shared one, else 0."""
    assert match.outcome is not None
    winners = match.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def average(runs: Iterable[Sequence[float]], at_least: int = 1) -> list[float]:
    """The mean of several courses of things, step by step, as long as that many of them still go on."""
    steps = ([value for value in step if value is not None] for step in zip_longest(*runs))
    return [fmean(step) for step in steps if len(step) >= at_least]
