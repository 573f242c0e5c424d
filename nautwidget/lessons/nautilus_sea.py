"""What goals and mistakes of phase 3 ask of a learner's play: submarines, finds and the trench."""

from __future__ import annotations

from nautwidget.games.nautilus.cells import CELL_NAMED, Cell, cells_of, distance, set_of
from nautwidget.games.nautilus.dive import ends_of, movable
from nautwidget.games.nautilus.finds import Zone
from nautwidget.games.nautilus.launch import heard
from nautwidget.games.nautilus.state import ASHORE, Table
from nautwidget.lessons.nautilus_seen import table
from nautwidget.lessons.played import Played


def cell(played: Played, name: str) -> Cell:
    """A cell that the task or the position names: `cell(played, "chest")`."""
    return CELL_NAMED[str(played.given[name])]


def submarines(played: Played) -> tuple[Cell, ...]:
    """Where the learner's submarines lie that are in the sea."""
    return tuple(at for at in table(played).subs[played.seat] if at != ASHORE)


def nearest(played: Played, name: str) -> int:
    """How far the learner's nearest submarine is from a named cell, in rows plus columns; it has one in the sea."""
    return min(distance(at, cell(played, name)) for at in submarines(played))


def looked_at(played: Played) -> list[Cell]:
    """The finds that the learner has looked at since the start (N39, N47)."""
    before: Table = played.start.table
    return cells_of(table(played).seen[played.seat] & ~before.seen[played.seat])


def most_heard(played: Played) -> int:
    """How many finds new to the learner the best sonar among his submarines would have shown at the start (N39)."""
    before: Table = played.start.table
    subs, seen = before.subs[played.seat], before.seen[played.seat]
    return max((heard(before, sub) & ~seen).bit_count() for sub, at in enumerate(subs) if at != ASHORE)


def zones_looked_at(played: Played) -> set[str]:
    """The zones of those finds: `"trench" in zones_looked_at(played)`."""
    return {Zone(table(played).board.zone_of[at]).word for at in looked_at(played)}


def recovered(played: Played, name: str) -> bool:
    """Whether the find on a named cell has left the sea (N43)."""
    now = table(played)
    return not (now.hidden | now.unpaid) >> cell(played, name) & 1


def took_other(played: Played, *names: str) -> bool:
    """Whether a find was turned over that lies on none of the named cells."""
    before: Table = played.start.table
    return bool(before.hidden & ~table(played).hidden & ~set_of([cell(played, name) for name in names]))


def lies_unpaid(played: Played, name: str) -> bool:
    """Whether the find on a named cell lies face up because it could not be paid (N44)."""
    return bool(table(played).unpaid >> cell(played, name) & 1)


def marker_at_ruins(played: Played, number: int) -> bool:
    """Whether an Atlantis find lies at the ruins with the learner's marker (N48)."""
    return table(played).ruins[number - 1] == played.seat


def in_reach(played: Played, name: str) -> bool:
    """Whether a submarine of the learner's that may still move comes onto a named cell in this turn (N40)."""
    now = table(played)
    if now.seat != played.seat:
        return False
    return any(ends_of(now, sub) >> cell(played, name) & 1 for sub in movable(now))


def trench_open(played: Played) -> bool:
    return table(played).trench_open
