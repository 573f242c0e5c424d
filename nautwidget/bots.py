"""The computer players one can sit down with: those a game brings along, and the levels of the tutor's search."""

from __future__ import annotations

from collections.abc import Mapping

from nautwidget.game import AnyGame, Bot


def bots_of(game: AnyGame) -> Mapping[str, Bot]:
    """All computer players of a game by name; the game's own come first."""
    # The tutor is not needed to play, so it is not read in before somebody asks who there is.
    from nautwidget.tutor.knowhow import KNOWN
    from nautwidget.tutor.levels import levels

    return {**game.bots, **(levels(game.name) if game.name in KNOWN else {})}


def is_bot(game: AnyGame, name: str) -> bool:
    """Whether a computer player has that name."""
    return name in game.bots or name in bots_of(game)


def bot_of(game: AnyGame, name: str) -> Bot:
    """The computer player of that name."""
    return game.bots[name] if name in game.bots else bots_of(game)[name]
