"""Matches on paper: versioned JSON that replays exactly, read with suspicion, never executed.

A record names secrets (the deal), as the box of a game does. It is for keeping and resuming a match, not for showing
to a seat.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from nautwidget.game import AnyGame, InvalidAction, InvalidPosition, Json
from nautwidget.games import game as game_named
from nautwidget.match import Match
from nautwidget.players import Player, rules_of, seated
from nautwidget.rulebook import IllegalAction

FORMAT = "nautwidget match"
VERSION = 1
#: A long game takes some 30 kB; beyond this a file is not a match.
LARGEST = 2_000_000
MOST_ACTIONS = 20_000
KEYS = ("format", "version", "game", "rules", "players", "seed", "language", "start", "actions")


class InvalidRecord(ValueError):
    """The file or data is no match that can be played on; the message says where and why."""


def to_json(match: Match) -> dict[str, Json]:
    """The whole match as plain data."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.name,
        "rules": asdict(match.rules),
        "players": [{"name": player.name, "bot": player.bot} for player in match.players],
        "seed": match.seed,
        "language": match.language,
        "start": None if match.start is None else match.game.state_to_json(match.start),
        "actions": list(match.actions),
    }


def to_text(match: Match) -> str:
    return json.dumps(to_json(match), ensure_ascii=False, indent=1) + "\n"


def from_text(text: str) -> Match:
    """The match that a text holds."""
    if len(text) > LARGEST:
        raise InvalidRecord(f"a match takes at most {LARGEST:,} characters; this has {len(text):,}")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise InvalidRecord(
            f"line {error.lineno}, column {error.colno}: not JSON, perhaps cut off ({error.msg})"
        ) from None
    except (RecursionError, ValueError) as error:
        raise InvalidRecord(f"no match: {error}"[:200]) from None
    return from_json(data)


def from_file(path: Path) -> Match:
    """The match of a file."""
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    size = path.stat().st_size
    if size > LARGEST:
        raise InvalidRecord(f"{path.name}: a match takes at most {LARGEST:,} bytes; this file has {size:,}")
    try:
        return from_text(path.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise InvalidRecord(f"{path.name}: byte {error.start} is not UTF-8 text") from None
    except InvalidRecord as error:
        raise InvalidRecord(f"{path.name}: {error}") from None


def from_json(data: Any) -> Match:
    """The match of plain data, every action checked against the rules."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise InvalidRecord(f'no match: it has to begin with "format": "{FORMAT}"')
    if data.get("version") != VERSION:
        raise InvalidRecord(f"version {data.get('version')!r}: this nautwidget reads version {VERSION}")
    wrong = [*(key for key in KEYS if key not in data), *(key for key in data if key not in KEYS)]
    if wrong:
        raise InvalidRecord(f"missing or unknown: {', '.join(map(str, wrong))}; there are {', '.join(KEYS)}")
    try:
        game = game_named(str(data["game"]))
        match = Match(
            game,
            _players(game, data["players"]),
            rules_of(game, data["rules"]),
            _seed(data["seed"]),
            start=None if data["start"] is None else game.state_from_json(data["start"]),
            language=str(data["language"]),
            replay=True,
        )
    except InvalidPosition as error:
        raise InvalidRecord(f"start: the position cannot occur:\n{error}") from None
    except (TypeError, ValueError) as error:
        raise InvalidRecord(str(error)) from None
    _replay(match, data["actions"])
    return match


def _players(game: AnyGame, data: Any) -> tuple[Player, ...]:
    if not isinstance(data, list):
        raise InvalidRecord("players: a list is needed")
    players = []
    for number, player in enumerate(data, start=1):
        if not isinstance(player, Mapping) or set(player) != {"name", "bot"} or not isinstance(player["name"], str):
            raise InvalidRecord(f'player {number}: {{"name": text, "bot": text or null}} is needed')
        if not isinstance(player["bot"], str | None):
            raise InvalidRecord(f"player {number}: the bot is a text or null")
        players.append(Player(player["name"], player["bot"]))
    return seated(game, players)


def _seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise InvalidRecord(f"seed: a whole number is needed, not {seed!r}")
    return seed


def _replay(match: Match, actions: Any) -> None:
    if not isinstance(actions, list) or len(actions) > MOST_ACTIONS:
        raise InvalidRecord(f"actions: a list of at most {MOST_ACTIONS:,} is needed")
    for number, action in enumerate(actions, start=1):
        if not isinstance(action, str):
            raise InvalidRecord(f"action {number}: a text is needed, not {action!r}"[:200])
        try:
            match.act(action)
        except (InvalidAction, IllegalAction) as error:
            raise InvalidRecord(f"action {number}: {error}") from None
    match.go_on()
