"""Everything that can be wrong with a position of Deep Sea Adventure, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nautwidget.games.deepsea.rounds import room, why_not_deal
from nautwidget.games.deepsea.state import (
    AIR,
    CHIPS,
    ROUNDS,
    SUBMARINE,
    Deal,
    Diver,
    Heading,
    Stage,
    State,
    Table,
)

PLAYERS = range(2, 7)
BEFORE_THE_DEAL = (Stage.LOT, Stage.DEAL)


def faults(state: State) -> list[str]:
    """All reasons why the position cannot occur; empty when it can."""
    table = state.table
    if len(table.divers) not in PLAYERS:
        return [f"D1: 2 to 6 divers play, not {len(table.divers)}"]
    return [
        *wrong_numbers(table),
        *wrong_chips(state),
        *[reason for seat in range(len(table.divers)) for reason in wrong_diver(state, seat)],
        *wrong_stage(table),
    ]


def wrong_numbers(table: Table) -> Iterator[str]:
    seats = len(table.divers)
    if not 0 <= table.oxygen <= AIR:
        yield f"D3: oxygen is 0 to {AIR}, not {table.oxygen}"
    if not 1 <= table.round <= ROUNDS:
        yield f"D3: the round is 1 to {ROUNDS}, not {table.round}"
    for name, seat, lowest in (
        ("seat", table.seat, 0),
        ("first", table.first, 0),
        ("roller", table.roller, -1),
        ("last back", table.last_back, -1),
    ):
        if not lowest <= seat < seats:
            yield f"{name}: there is no diver {seat + 1}; there are 1 to {seats}"
    if table.roll != (0, 0) and not all(1 <= face <= 3 for face in table.roll):
        yield f"D3: dice have the faces 1 to 3, not {table.roll[0]} and {table.roll[1]}"
    if any(not 0 <= place <= len(table.path) for place in table.trail):
        yield "trail: it leaves the path"
    places = Counter(diver.place for diver in table.divers if diver.place != SUBMARINE)
    for place, count in places.items():
        if count > 1:
            yield f"D7: {count} divers on space {place}; a space takes one"


def wrong_chips(state: State) -> Iterator[str]:
    table = state.table
    chips = Counter(chip for treasure in table.path for chip in treasure)
    for diver in table.divers:
        chips.update(chip for treasure in (*diver.carried, *diver.kept) for chip in treasure)
        chips.update(diver.scored)
        if any(not treasure for treasure in (*diver.carried, *diver.kept)):
            yield "a blank disc cannot be carried"
    for chip, count in sorted(chips.items()):
        if not 0 <= chip < CHIPS:
            yield f"there is no treasure {chip + 1}; there are 1 to {CHIPS}"
        elif count > 1:
            yield f"treasure {chip + 1} is in {count} places"
    missing = [chip + 1 for chip in range(CHIPS) if chip not in chips]
    if missing:
        yield f"D1: missing: treasure {', '.join(map(str, missing))} (on the path, carried, kept or scored)"
    if table.stage in BEFORE_THE_DEAL:
        if state.values:
            yield "values: nothing is dealt yet"
    elif why_not_deal(Deal(state.values)):
        yield "D2: values are two each of 0–3, 4–7, 8–11, 12–15, for treasures 1–8, 9–16, 17–24, 25–32"


def wrong_diver(state: State, seat: int) -> Iterator[str]:
    table, diver = state.table, state.table.divers[seat]
    who = f"diver {seat + 1}"
    if not 0 <= diver.place <= len(table.path):
        yield f"{who}: space {diver.place} is not on the path of {len(table.path)}"
    if diver.heading is Heading.BACK and (diver.place != SUBMARINE or diver.carried):
        yield f"D10: {who} is back, so he is in the submarine (at 0) and carries nothing"
    if diver.heading is not Heading.BACK and diver.kept:
        yield f"D10: {who} keeps treasures only once he is back"
    if diver.heading is not Heading.BACK and diver.place == SUBMARINE and (diver.carried or diver.heading):
        yield f"D5: {who} has not left the submarine, so he heads down and carries nothing"
    finished = table.round - 1 + (table.stage in (Stage.LAY, Stage.OVER))
    if len(diver.points) != finished:
        yield f"{who}: points of {finished} finished rounds are needed, not of {len(diver.points)}"
    known = [state.values[chip] for chip in diver.scored if 0 <= chip < len(state.values)]
    if len(known) == len(diver.scored) and sum(known) != sum(diver.points):
        yield f"D12: {who} has {sum(diver.points)} points, but his treasures are worth {sum(known)}"


def wrong_stage(table: Table) -> Iterator[str]:
    if not 0 <= table.seat < len(table.divers):
        return
    diver = table.divers[table.seat]
    if table.stage in (Stage.HEADING, Stage.ROLL, Stage.SEARCH) and diver.heading is Heading.BACK:
        yield f"D10: diver {table.seat + 1} is back and takes no more turns in this round"
    if table.stage is Stage.SEARCH and not has_something_to_decide(table, diver):
        yield f"D8: diver {table.seat + 1} has nothing to take or to put down, so the stage is not 'search'"
    if table.stage is Stage.LAY:
        if table.laying[:1] != (table.seat,):
            yield "D13: 'laying' begins with the seat that lays down"
        if len(diver.carried) <= room(table):
            yield f"D13: what diver {table.seat + 1} carries fits into one bundle, so nothing is to be chosen"
        if table.round == ROUNDS:
            yield "D13: after the last round nothing is laid"
    elif table.laying:
        yield "D13: somebody lays down only in the stage 'lay'"
    if any(not 0 <= seat < len(table.divers) for seat in table.laying):
        yield f"laying: divers are 1 to {len(table.divers)}"
    if table.in_bundle and table.stage not in (Stage.LAY, Stage.OVER):
        yield "D13: a bundle is filled only in the stage 'lay'"


def has_something_to_decide(table: Table, diver: Diver) -> bool:
    if not 1 <= diver.place <= len(table.path):
        return False
    return bool(table.path[diver.place - 1] or diver.carried)
