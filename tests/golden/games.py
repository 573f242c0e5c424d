"""Golden games: whole matches of computer players as text, kept so that any change of the rules or bots shows.

`python -m tests.golden --write` writes them anew, after a change that is meant to change them; what changed is then
read in the diff.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from nautwidget.game import CHANCE
from nautwidget.games import NAMES, game
from nautwidget.match import Match
from nautwidget.players import rules_of, seated

HERE = Path(__file__).parent
FIRST_LINE = "# A game between computer players. `python -m tests.golden --write` writes it anew."


@dataclass(frozen=True, slots=True)
class Golden:
    """Which game is played, by how many, and with which preset; empty for the usual rules."""

    game: str
    players: int
    preset: str = ""

    @property
    def file(self) -> Path:
        words = [self.game, *self.preset.split(), str(self.players)]
        return HERE / f"{'-'.join(words)}.txt"

    @property
    def rules(self) -> Any:
        return rules_of(game(self.game), self.preset or None)

    @property
    def bots(self) -> list[str]:
        """All kinds of computer players, by turns."""
        return list(islice(cycle(game(self.game).bots), self.players))


GAMES = [
    Golden(name, players, preset)
    for name in NAMES
    for preset in ("", *list(game(name).presets)[1:])
    for players in game(name).seats
]


def match_of(golden: Golden) -> Match:
    """The match, played to its end; its seed is the number of its players."""
    the_game = game(golden.game)
    match = Match(the_game, seated(the_game, golden.bots), golden.rules, seed=golden.players)
    match.play_bots()
    return match


def text_of(match: Match) -> str:
    """The match on paper: a line for every action with who did it, then the last position and the result."""
    return "".join(f"{line}\n" for line in lines_of(match))


def lines_of(match: Match) -> Iterator[str]:
    bots = [player.bot or "" for player in match.players]
    yield FIRST_LINE
    yield f"game: {match.game.name}"
    yield f"seed: {match.seed}"
    yield f"players: {', '.join(bots)}"
    yield ""
    for ply, action in enumerate(match.actions):
        actor = match.game.actor(match.state_at(ply))
        assert actor is not None
        yield f"{who(actor, bots):9} {action}"
    yield ""
    yield from match.game.position_text(match.state).splitlines()
    yield ""
    outcome = match.outcome
    assert outcome is not None
    for seat, (score, rank) in enumerate(zip(outcome.scores, outcome.ranks, strict=True)):
        yield f"{who(seat, bots):9} {score} points, rank {rank}"


def who(actor: int, bots: list[str]) -> str:
    return "chance" if actor == CHANCE else f"{actor + 1} {bots[actor]}"


def actions_in(text: str) -> list[tuple[str, str]]:
    """Who acted and how, line by line, from a golden game's second paragraph."""
    paragraphs = text.split("\n\n")
    found = [re.fullmatch(r"(chance|\d+ \S+) +(.+)", line) for line in paragraphs[1].splitlines()]
    return [(line[1], line[2]) for line in found if line]
