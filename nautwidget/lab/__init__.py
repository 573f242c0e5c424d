"""Experiments: many games of computer players, what happened in them, and charts of it.

`from nautwidget import lab`, then `lab.play_games(…)` and `lab.bars(…)` or `lab.lines(…)`.
"""

from __future__ import annotations

from nautwidget.lab.chart import Chart, bars, lines
from nautwidget.lab.games import average, play_games, share_of_win
from nautwidget.lab.nautilus import money_by_round, takers_of_threes, threes_held

__all__ = [
    "Chart",
    "average",
    "bars",
    "lines",
    "money_by_round",
    "play_games",
    "share_of_win",
    "takers_of_threes",
    "threes_held",
]
