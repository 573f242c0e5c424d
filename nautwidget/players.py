"""Who sits at the table: people by their names, computer players by theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from nautwidget.bots import bots_of, is_bot
from nautwidget.game import AnyGame, Seat
from nautwidget.texts import LANGUAGES

LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table. Without a name he is called after the colour of his seat."""

    name: str = ""
    #: The name of a computer player, or None for a person.
    bot: str | None = None


def seated(game: AnyGame, players: int | Sequence[str | Player]) -> tuple[Player, ...]:
    """The players of a match: a number of people, or a list of names in which a bot's name is a bot."""
    if isinstance(players, bool) or not isinstance(players, int | Sequence) or isinstance(players, str):
        raise TypeError(f"players is a number or a list such as ['Ada', {next(iter(game.bots))!r}], not {players!r}")
    if isinstance(players, int):
        table: tuple[Player, ...] = (Player(),) * max(0, min(players, 99))
    else:
        table = tuple(_player(game, player) for player in players)
    if len(table) not in game.seats:
        raise ValueError(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {len(table)}")
    return table


def _player(game: AnyGame, player: str | Player) -> Player:
    if isinstance(player, str):
        player = Player(bot=player) if is_bot(game, player) else Player(player)
    if not isinstance(player, Player):
        raise TypeError(f"a player is a name, the name of a bot or a Player, not {player!r}")
    if player.bot is not None and not is_bot(game, player.bot):
        raise ValueError(f"there is no bot {player.bot!r} for {game.name}; there are: {', '.join(bots_of(game))}")
    if len(player.name) > LONGEST_NAME:
        raise ValueError(f"a name has at most {LONGEST_NAME} characters; {player.name[:20]!r}… has {len(player.name)}")
    return player


def seat_number(players: Sequence[Player], seat: Seat | str) -> Seat:
    """A seat by its number, counted from 0, or by the name of who sits there."""
    if isinstance(seat, str):
        for number, player in enumerate(players):
            if player.name == seat:
                return number
    elif 0 <= seat < len(players):
        return seat
    named = ", ".join(
        f"{number} ({player.name})" if player.name else str(number) for number, player in enumerate(players)
    )
    raise ValueError(f"there is no seat {seat!r}; there are: {named}")


def rules_of(game: AnyGame, rules: Any = None) -> Any:
    """The rules of a match: None for the usual ones, the name of a preset, a mapping of options, or Rules."""
    if rules is None:
        return next(iter(game.presets.values()))
    if isinstance(rules, game.rules_type):
        return rules
    if isinstance(rules, str):
        if rules not in game.presets:
            raise ValueError(f"{game.name} has no preset {rules!r}; there are: {', '.join(game.presets)}")
        return game.presets[rules]
    if not isinstance(rules, dict):
        raise TypeError(f"rules are a preset's name or a dict of options, not {rules!r}")
    defaults = rules_of(game)
    options = {option.name: getattr(defaults, option.name) for option in fields(game.rules_type)}
    for name, value in rules.items():
        if name not in options:
            raise ValueError(f"{game.name} has no option {name!r}; there are: {', '.join(options)}")
        if type(value) is not type(options[name]):
            raise ValueError(f"the option {name} is a {type(options[name]).__name__}, not {value!r}")
        options[name] = value
    return game.rules_type(**options)


def language_of(language: str) -> str:
    """A language the texts exist in."""
    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
    return language
