"""What has happened to a player of Nautilus in a line, in words a player uses: counts, or 1 for yes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nautwidget.games.nautilus.scoring import score
from nautwidget.games.nautilus.state import State

#: How many modules went to work, how many finds came home, the Nemo left, what the score would be, whether a "3" was
#: won or lost, whether the trench was opened.
HAPPENINGS: Final = ("active", "recovered", "left", "score", "won_three", "lost_three", "trench")
COUNTED: Final = HAPPENINGS[:4]


def happened(begin: State, state: State, seat: int) -> Mapping[str, float]:
    """What happened to a seat between the two."""
    before, after = begin.table, state.table
    had = {kind for kind, holder in enumerate(before.threes) if holder == seat}
    has = {kind for kind, holder in enumerate(after.threes) if holder == seat}
    markers = after.ruins.count(seat) - before.ruins.count(seat)
    return {
        "active": float(sum(after.levels[seat]) - sum(before.levels[seat])),
        "recovered": float(sum(after.kept[seat]) - sum(before.kept[seat]) + markers),
        "left": float(after.money[seat]),
        "score": float(score(after, seat)),
        "won_three": float(bool(has - had)),
        "lost_three": float(bool(had - has)),
        "trench": float(after.trench_open and not before.trench_open),
    }
