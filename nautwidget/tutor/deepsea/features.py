"""What counts in Deep Sea Adventure, in words a player would use, as numbers of about the same size."""

from __future__ import annotations

from typing import Final

from nautwidget.games.deepsea.state import AIR, ROUNDS, Diver, Heading, Stage, State, Table
from nautwidget.tutor.deepsea.policy import air_home

NAMES: Final = ("points", "carried", "spare_air", "burden", "back", "first")
#: The air beyond which a diver is as good as home, or as good as drowned.
_SAFE: Final = 10


def progress(state: State) -> float:
    """How far the game has come, from 0 to 1: by rounds, and within a round by the air that is used."""
    table = state.table
    if table.stage is Stage.OVER:
        return 1.0
    return (table.round - 1 + (AIR - table.oxygen) / AIR) / ROUNDS


def features(state: State) -> list[list[float]]:
    """The features of every diver."""
    return [_of_diver(state, diver, seat) for seat, diver in enumerate(state.table.divers)]


def _of_diver(state: State, diver: Diver, seat: int) -> list[float]:
    table, values = state.table, state.values
    points = sum(diver.points)
    if values:
        points += sum(values[chip] for treasure in diver.kept for chip in treasure)
    carried = sum(_expected(chip) for treasure in diver.carried for chip in treasure)
    spare = _spare_air(table, diver)
    likely = (spare + _SAFE) / (2 * _SAFE)
    return [
        points / 20,
        carried * likely / 10,
        spare / _SAFE if diver.carried else 0.0,
        len(diver.carried) / 3,
        float(diver.heading is Heading.BACK),
        float(table.first == seat),
    ]


def _spare_air(table: Table, diver: Diver) -> float:
    """The air that would be left at the end of a diver's way home, within bounds."""
    left = table.oxygen - air_home(table, diver, len(diver.carried))
    return max(-_SAFE, min(_SAFE, left))


def _expected(chip: int) -> float:
    """The mean value of a treasure of that shape (D2): nobody knows more of what is carried."""
    return 4 * (chip // 8) + 1.5
