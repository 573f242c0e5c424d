"""A sensible player of Nautilus: the computer player of the game with habits of its own, and no whims."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from nautwidget.games.nautilus import turn
from nautwidget.games.nautilus import view as views
from nautwidget.games.nautilus.actions import Action
from nautwidget.games.nautilus.bot_habits import HABITS, Habits
from nautwidget.games.nautilus.bots import choose
from nautwidget.games.nautilus.state import State

#: Habits found by letting players with all kinds of habits play against the ordinary ones. In lines that are played
#: on nobody follows a whim: the same luck, the same line.
SOBER: Final = replace(
    HABITS,
    taste=0.0,
    research=5.9,
    finds=9.8,
    fade_from=5,
    fade=0.019,
    nemo=1.46,
    first=0.84,
    first_taken=0.63,
    second=1.87,
    second_taken=1.43,
    takes_three=2.26,
    use=(1.93, 3.51, 1.16, 0.65, 2.25),
    trench=0.9,
    marker=0.42,
    later=0.93,
    crew=1.92,
    stay_out=0.82,
    researcher=2.38,
    unmanned=0.99,
    waiting=0.46,
    reserve=2,
    to_raise=0.43,
    bury=0.36,
    near_finds=0.31,
    bay=0.5,
    sonar_money=3,
)


def habits_with(whim: float) -> Habits:
    """A sensible player with a whim, or without."""
    return replace(SOBER, taste=whim) if whim else SOBER


def policy(state: State, seat: int, random: Random, whim: float = 0.0) -> Action:
    """What a sensible player does with what he knows."""
    return choose(views.view(state, seat), turn.legal(state.table), random, habits_with(whim))
