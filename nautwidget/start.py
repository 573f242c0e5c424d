"""Begin a match, or go on with one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Any

from nautwidget.autosave import Autosave, newest
from nautwidget.games import game as game_named
from nautwidget.match import Match
from nautwidget.players import Player, rules_of, seated
from nautwidget.record import from_file
from nautwidget.rulebook import Rule, rule, rule_ids
from nautwidget.texts import Texts

SEEDS = 2**31


def new(
    game: str,
    players: int | Sequence[str | Player] | None = None,
    *,
    seed: int | None = None,
    rules: str | Mapping[str, Any] | Any = None,
    position: str | None = None,
    language: str = "en",
    autosave: str | Path | None = None,
) -> Match:
    """Begin a match: `new("deepsea", ["Ada", "rule"], seed=7)`.

    players: how many people, or a list of names in which a bot's name is a bot; as few as can play, or as many as are
    in the position, if left out. rules: a preset's name or a dict of options. position: a set-up in text. autosave: a
    file that is kept up to date.
    """
    chosen = game_named(game)
    if isinstance(seed, bool) or not isinstance(seed, int | None):
        raise TypeError(f"the seed is a whole number, not {seed!r}")
    state = None if position is None else chosen.parse_position(position)
    fewest = chosen.seats[0] if state is None else chosen.players(state)
    table = seated(chosen, fewest if players is None else players)
    if state is not None and len(table) != fewest:
        raise ValueError(f"the position is one of {fewest} players, not {len(table)}")
    match = Match(
        chosen,
        table,
        rules_of(chosen, rules),
        SystemRandom().randrange(SEEDS) if seed is None else seed,
        start=state,
        language=language,
    )
    if autosave is not None:
        keep(match, Path(autosave))
    return match


def resume(path: str | Path | None = None) -> Match:
    """Go on with a kept match, by default the one played last; it goes on being kept there."""
    file = newest() if path is None else Path(path)
    match = from_file(file)
    keep(match, file, resumed=True)
    return match


def keep(match: Match, path: Path, *, resumed: bool = False) -> Autosave:
    """Write the match to a file after every change."""
    saving = Autosave(match, path, resumed=resumed)
    match.watch(saving.save)
    return saving


def rules(game: str, language: str = "en") -> tuple[Rule, ...]:
    """The rules of a game by their ids, in a language."""
    chosen = game_named(game)
    texts = Texts(language, chosen.name)
    return tuple(rule(named, texts) for named in rule_ids(*chosen.rule_ids))
