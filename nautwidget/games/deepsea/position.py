"""Positions of Deep Sea Adventure as JSON and as lines to write by hand, checked with every reason."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from nautwidget import fields
from nautwidget.fields import Reader, number, numbers
from nautwidget.game import InvalidPosition, Json
from nautwidget.games.deepsea.check import faults
from nautwidget.games.deepsea.rounds import draw_deal
from nautwidget.games.deepsea.state import (
    AIR,
    BLANK,
    CHIPS,
    Chip,
    Diver,
    Heading,
    Rules,
    Stage,
    State,
    Table,
    Treasure,
)

HEADINGS = {"down": Heading.DOWN, "up": Heading.UP, "back": Heading.BACK}
FIELDS = (
    *("stage", "round", "oxygen", "seat", "first", "roll", "roller", "trail", "last back"),
    *("laying", "in bundle", "turn back empty", "path", "values"),
)
DIVER_FIELDS = ("at", "heading", "carries", "kept", "scored", "points")


def state_to_json(state: State) -> Json:
    return dict(written(state))


def state_from_json(data: Json) -> State:
    return read(fields.from_json(data))


def position_text(state: State) -> str:
    """One line a field: `oxygen: 14`, `path: 1 2 . 4+9+30`, `diver 1: at 5, heading up, carries 3 17`."""
    return fields.to_lines(written(state))


def parse_position(text: str) -> State:
    return read(fields.from_lines(text))


# writing


def written(state: State) -> list[tuple[str, str]]:
    table = state.table
    return [
        ("stage", table.stage.value),
        ("round", str(table.round)),
        ("oxygen", str(table.oxygen)),
        ("seat", str(table.seat + 1)),
        ("first", str(table.first + 1)),
        ("roll", numbers_text(table.roll)),
        ("roller", str(table.roller + 1)),
        ("trail", numbers_text(table.trail)),
        ("last back", str(table.last_back + 1)),
        ("laying", numbers_text([seat + 1 for seat in table.laying])),
        ("in bundle", str(table.in_bundle)),
        ("turn back empty", "yes" if table.rules.turn_back_empty else "no"),
        ("path", treasures_text(table.path)),
        ("values", numbers_text(state.values)),
        *[(f"diver {seat + 1}", diver_text(diver)) for seat, diver in enumerate(table.divers)],
    ]


def diver_text(diver: Diver) -> str:
    parts = [f"at {diver.place}", f"heading {diver.heading.name.lower()}"]
    for name, value in (
        ("carries", treasures_text(diver.carried)),
        ("kept", treasures_text(diver.kept)),
        ("scored", treasures_text([(chip,) for chip in diver.scored])),
        ("points", numbers_text(diver.points)),
    ):
        if value:
            parts.append(f"{name} {value}")
    return ", ".join(parts)


def treasures_text(treasures: tuple[Treasure, ...] | list[Treasure]) -> str:
    return " ".join("+".join(str(chip + 1) for chip in treasure) or "." for treasure in treasures)


def numbers_text(numbers: tuple[int, ...] | list[int]) -> str:
    return " ".join(map(str, numbers))


# reading


def read(found: Mapping[str, str]) -> State:
    """The state of the fields; what is left out stands as at the start of a game."""
    reader = Reader({name: value for name, value in found.items() if not name.startswith("diver ")})
    divers, diver_reasons = read_divers(found)
    seats = range(1, len(divers) + 1)
    stage = reader.choice("stage", Stage.HEADING, {stage.value: stage for stage in Stage})
    roll = reader.take("roll", (0, 0), pair, "two numbers")
    table = Table(
        Rules(reader.flag("turn back empty", default=True)),
        stage,
        divers,
        treasures_of(reader, "path", tuple((chip,) for chip in range(CHIPS))),
        reader.number("oxygen", AIR),
        reader.number("round", 1),
        reader.number("seat", 1) - 1,
        reader.number("first", 1) - 1,
        roll,
        reader.number("roller", 0) - 1,
        reader.numbers("trail"),
        reader.number("last back", 0) - 1,
        tuple(seat - 1 for seat in reader.numbers("laying")),
        reader.number("in bundle", 0),
    )
    values = reader.numbers("values")
    if not values and stage not in (Stage.LOT, Stage.DEAL):
        values = values_for(table)
    reader.refuse_the_rest((*FIELDS, *(f"diver {seat}" for seat in seats)))
    reasons = [*reader.reasons, *diver_reasons]
    state = State(table, values)
    if not reasons:
        reasons = faults(state)
    if reasons:
        raise InvalidPosition(reasons)
    return state


def read_divers(found: Mapping[str, str]) -> tuple[tuple[Diver, ...], list[str]]:
    named = {name: value for name, value in found.items() if name.startswith("diver ")}
    count = len(named)
    if set(named) != {f"diver {seat}" for seat in range(1, count + 1)}:
        return (), [f"divers are numbered from 1 without a gap, not {', '.join(named)}"]
    divers, reasons = [], []
    for seat in range(1, count + 1):
        reader = Reader(fields.parts(named[f"diver {seat}"]), where=f"diver {seat}, ")
        divers.append(
            Diver(
                reader.number("at", 0),
                reader.choice("heading", Heading.DOWN, HEADINGS),
                treasures_of(reader, "carries"),
                treasures_of(reader, "kept"),
                tuple(chip for treasure in treasures_of(reader, "scored") for chip in treasure),
                reader.numbers("points"),
            )
        )
        reader.refuse_the_rest(DIVER_FIELDS)
        reasons += reader.reasons
    return tuple(divers), reasons


def values_for(table: Table) -> tuple[int, ...]:
    """Values for a position that names none: shuffled, the same each time for the same table."""
    return draw_deal(Random(repr(table))).values


def pair(text: str) -> tuple[int, int]:
    one, other = numbers(text)
    return one, other


def treasures_of(reader: Reader, name: str, default: tuple[Treasure, ...] = ()) -> tuple[Treasure, ...]:
    return reader.take(name, default, treasures, "a list of treasures such as 1 2 . 4+9")


def treasures(text: str) -> tuple[Treasure, ...]:
    return tuple(BLANK if word == "." else tuple(chip(part) for part in word.split("+")) for word in text.split())


def chip(text: str) -> Chip:
    return number(text) - 1
