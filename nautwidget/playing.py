"""Begin a match, or go on with one, on a live board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from nautwidget.autosave import new_path
from nautwidget.game import Seat
from nautwidget.games import game as game_named
from nautwidget.match import Match
from nautwidget.players import Player
from nautwidget.start import keep, new
from nautwidget.texts import LANGUAGES
from nautwidget.widget import Board


def play(
    game: str | Match,
    players: int | Sequence[str | Player] | None = None,
    *,
    seed: int | None = None,
    rules: str | Mapping[str, Any] | None = None,
    position: str | None = None,
    seat: Seat | str | None = None,
    language: str | None = None,
    autosave: str | Path | bool = True,
    **options: Any,
) -> Board:
    """Put a game on the table and play: `play("deepsea")` against a computer player, or `play(match)` to go on.

    players: a number of people or a list of names, in which a bot's name is a bot. Without any it is you against the
    first bot. The match is kept on disk (`resume()` brings it back) unless autosave is False; a path keeps it there.
    tutor: False takes the Hint button away, as for an exam.
    """
    if isinstance(game, Match):
        return Board(game, seat=seat, language=language or game.language, **options)
    if players is None:
        chosen = game_named(game)
        count = 2 if position is None else chosen.players(chosen.parse_position(position))
        players = ["", *list(chosen.bots)[:1] * (count - 1)]
    match = new(game, players, seed=seed, rules=rules, position=position, language=language or LANGUAGES[0])
    if autosave is not False:
        keep(match, new_path(game) if autosave is True else Path(autosave))
    return Board(match, seat=seat, **options)
