"""The games of the house, by name."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from nautwidget.game import AnyGame

#: Every game that fulfils the contract; the contract's tests drive each of them.
NAMES = ("nautilus", "deepsea")


def game(name: str) -> AnyGame:
    """A game by its name."""
    if name not in NAMES:
        raise ValueError(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    return cast(AnyGame, import_module(f"nautwidget.games.{name}").GAME)
