"""What a diver knows in Deep Sea Adventure, and the worlds that agree with it (D2)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from nautwidget.games.deepsea.state import (
    CHIPS,
    CHIPS_OF_A_SHAPE,
    Chip,
    ShapeOfChip,
    Stage,
    State,
    Table,
    View,
    values_of,
)


def seen(table: Table, seat: int) -> tuple[Chip, ...]:
    """D2: the chips all have seen, once scored, and those the seat itself has brought back in this round."""
    chips = [chip for diver in table.divers for chip in diver.scored]
    if seat >= 0:
        chips += [chip for treasure in table.divers[seat].kept for chip in treasure]
    return tuple(chips)


def view(state: State, seat: int) -> View:
    """The table and the values the seat has seen."""
    return View(seat, state.table, {chip: state.values[chip] for chip in sorted(seen(state.table, seat))})


def possible_worlds(view: View, random: Random) -> Iterator[State]:
    """Values for the unseen chips, shuffled within each shape: all arrangements are equally likely (D1)."""
    if view.table.stage in (Stage.LOT, Stage.DEAL):
        while True:
            yield State(view.table, ())
    hidden: list[tuple[list[Chip], list[int]]] = []
    for shape in ShapeOfChip:
        chips = range(CHIPS_OF_A_SHAPE * shape, CHIPS_OF_A_SHAPE * (shape + 1))
        left = list(values_of(shape))
        for chip in chips:
            if chip in view.known:
                left.remove(view.known[chip])
        hidden.append(([chip for chip in chips if chip not in view.known], left))
    while True:
        values = [view.known.get(chip, -1) for chip in range(CHIPS)]
        for unseen, left in hidden:
            random.shuffle(left)
            for chip, value in zip(unseen, left, strict=True):
                values[chip] = value
        yield State(view.table, tuple(values))


def reveals(before: Table, after: Table) -> bool:
    """Whether chips were turned over between the two, for one diver or for all."""
    return turned_over(after) > turned_over(before)


def turned_over(table: Table) -> tuple[int, int]:
    """How many chips lie open for all, and how many their owners alone may look at."""
    scored = sum(len(diver.scored) for diver in table.divers)
    kept = sum(len(treasure) for diver in table.divers for treasure in diver.kept)
    return scored, scored + kept
