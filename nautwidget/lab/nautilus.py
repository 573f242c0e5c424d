"""What happened in games of Nautilus."""

from __future__ import annotations

from itertools import pairwise

from nautwidget.game import Seat
from nautwidget.games.nautilus.modules import Kind
from nautwidget.games.nautilus.state import NOBODY, Table
from nautwidget.match import Match


def _tables(match: Match) -> list[Table]:
    return [match.state_at(ply).table for ply in range(match.ply + 1)]


def money_by_round(match: Match, seat: Seat) -> list[int]:
    """What a player had left at the end of each round, before anything was raised."""
    money: dict[int, int] = {}
    for table in _tables(match):
        if table.stage.word not in ("raise", "over"):
            money[table.round] = table.money[seat]
    return [money[number] for number in sorted(money)]


def threes_held(match: Match, seat: Seat) -> int:
    """How many of the five threes a player holds now (N34)."""
    table: Table = match.state.table
    return sum(holder == seat for holder in table.threes)


def takers_of_threes(match: Match) -> list[tuple[str, Seat, int]]:
    """Every three that passed from one player to another: its kind, who took it, and his place in that round."""
    taken = []
    tables = _tables(match)
    for before, after in pairwise(tables):
        for kind, (old, new) in enumerate(zip(before.threes, after.threes, strict=True)):
            if NOBODY not in (old, new) and old != new:
                taken.append((Kind(kind).word, new, (new - after.first) % after.players + 1))
    return taken
