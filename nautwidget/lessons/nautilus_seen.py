"""What goals and mistakes in Nautilus ask of a learner's play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from nautwidget.games.nautilus import scoring
from nautwidget.games.nautilus.cells import CELL_NAMED
from nautwidget.games.nautilus.modules import KIND_NAMED, NEIGHBOUR
from nautwidget.games.nautilus.scoring import outcome
from nautwidget.games.nautilus.state import MISSING, Module, Table, count_in
from nautwidget.lessons.played import Played


def table(played: Played) -> Table:
    """The table as it lies now."""
    now: Table = played.now.table
    return now


def amount(played: Played, name: str) -> int:
    """An amount that the task names."""
    return int(str(played.given[name]))


def spent(played: Played) -> int:
    """How many Nemo the learner has less than at the start."""
    before: Table = played.start.table
    return before.money[played.seat] - table(played).money[played.seat]


def money(played: Played) -> int:
    return table(played).money[played.seat]


def placed(played: Played, kind: str = "") -> tuple[Module, ...]:
    """The modules that joined the city since the start, all or those of a kind: `placed(played, "training")`."""
    before = len(played.start.table.city)
    return tuple(module for module in table(played).city[before:] if not kind or module.kind == KIND_NAMED[kind])


def expanded(played: Played) -> bool:
    """Whether any module joined the city since the start."""
    return bool(placed(played))


def halfway(played: Played) -> bool:
    """Whether the learner's expansion is over, and some modules joined the city."""
    return expanded(played) and ended(played, "expand")


def linked(played: Played, kind: str, *others: str) -> bool:
    """Whether open passages lead from a module of a kind to one of each other kind that is named (N13)."""
    links = table(played).links
    return _meets(played, kind, others, lambda one, two: bool(links[one] >> 4 * two & 1))


def beside(played: Played, kind: str, *others: str) -> bool:
    """Whether a module of a kind stands side by side or corner to corner with one of each other kind (N12)."""
    centres = table(played).centres
    return _meets(played, kind, others, lambda one, two: centres[two] - centres[one] in NEIGHBOUR)


def _meets(played: Played, kind: str, others: tuple[str, ...], meet: Callable[[int, int], bool]) -> bool:
    return any(
        all(any(meet(one, two) for two in of_kind(played, other)) for other in others) for one in of_kind(played, kind)
    )


def of_kind(played: Played, kind: str) -> list[int]:
    """The modules of a kind in the city, by their numbers."""
    return [number for number, module in enumerate(table(played).city) if module.kind == KIND_NAMED[kind]]


def covered(played: Played) -> int:
    """How many finds have left the sea since the start, under a module or in a submarine."""
    before: Table = played.start.table
    return (before.hidden & ~table(played).hidden).bit_count()


def at_ruins(played: Played, number: int) -> bool:
    """Whether the Atlantis find of this number lies at the ruins, with or without a marker (N27, N48)."""
    return table(played).ruins[number - 1] != MISSING


def people(played: Played) -> int:
    """How many of the learner's researchers stand in the city."""
    now = table(played)
    return sum(count_in(now.people[played.seat], module) for module in range(len(now.city)))


def in_hand(played: Played) -> int:
    """How many modules lie before the learner."""
    return len(table(played).hands[played.seat])


def people_in(played: Played, kind: str) -> int:
    """How many of the learner's researchers stand in modules of a kind: `people_in(played, "training")`."""
    now = table(played)
    return sum(count_in(now.people[played.seat], module) for module in of_kind(played, kind))


def active(played: Played, kind: str) -> int:
    """How many modules of a kind the learner has active (N34)."""
    return table(played).levels[played.seat][KIND_NAMED[kind]]


def holds_three(played: Played, kind: str) -> bool:
    """Whether the learner holds the "3" of a kind (N34)."""
    return table(played).threes[KIND_NAMED[kind]] == played.seat


def research_points(played: Played) -> int:
    """What the learner's active modules count at the end of the game (N34)."""
    return scoring.research_points(table(played), played.seat)


def kept(played: Played) -> int:
    """How many finds lie on the learner's board (N48)."""
    return sum(table(played).kept[played.seat])


def still_lies(played: Played, cell: str) -> bool:
    """Whether the find on a cell still lies there face down."""
    return bool(table(played).hidden >> CELL_NAMED[cell] & 1)


def unpaid(played: Played) -> bool:
    """Whether somebody's submarine lies on a find that he could not pay for (N44)."""
    return table(played).unpaid > 0


def afloat(played: Played) -> int:
    """How many submarines the learner has in the sea."""
    return sum(cell >= 0 for cell in table(played).subs[played.seat])


def ended(played: Played, stage: str) -> bool:
    """Whether the learner's part of the phase with this stage is over: `ended(played, "expand")`."""
    return table(played).stage.word != stage or table(played).seat != played.seat


def last_announced(played: Played) -> bool:
    """Whether the round that is played now is the last one, because of 13, 14 and 15 (N50)."""
    return table(played).last


def ending(played: Played) -> str:
    """The rule by which the game has ended, or nothing (N50 to N52)."""
    return table(played).ending


def gained(played: Played) -> int:
    """What the learner's finds and his place at the ruins count more than at the start (N53)."""
    before, now = (
        scoring.find_points(lying, played.seat) + scoring.ruins_points(lying)[played.seat]
        for lying in (played.start.table, table(played))
    )
    return now - before


def score(played: Played) -> int:
    """The learner's points once the game is over, else 0."""
    result = outcome(table(played))
    return result.scores[played.seat] if result else 0


def best_score(played: Played) -> int:
    """The most points that the learner's decision at the start could have brought at the end of the game."""
    start = replace(played, states=played.states[:1], steps=())
    return max(score(start.then(action)) for action in start.legal)
