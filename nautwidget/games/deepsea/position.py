"""Positions of Deep Sea Adventure as JSON and as lines to write by hand, checked with every reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeVar

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

T = TypeVar("T")
HEADINGS = {"down": Heading.DOWN, "up": Heading.UP, "back": Heading.BACK}
FIELDS = (
    *("stage", "round", "oxygen", "seat", "first", "roll", "roller", "trail", "last back"),
    *("laying", "in bundle", "turn back empty", "path", "values"),
)
DIVER_FIELDS = ("at", "heading", "carries", "kept", "scored", "points")


# JSON: the same fields as the lines, each as its text, so that both have one reader and one check


def state_to_json(state: State) -> Json:
    return dict(fields(state))


def state_from_json(data: Json) -> State:
    if not isinstance(data, Mapping) or not all(isinstance(value, str) for value in data.values()):
        raise InvalidPosition(["a position is a JSON object of texts, as state_to_json writes it"])
    return read({str(name): str(value) for name, value in data.items()})


# lines


def position_text(state: State) -> str:
    """One line a field: `oxygen: 14`, `path: 1 2 . 4+9+30`, `diver 1: at 5, heading up, carries 3 17`."""
    return "".join(f"{name}: {value}\n" for name, value in fields(state))


def parse_position(text: str) -> State:
    found: dict[str, str] = {}
    reasons = []
    for number, written in enumerate(text.splitlines(), start=1):
        line = written.split("#", 1)[0].strip()
        if not line:
            continue
        name, colon, value = line.partition(":")
        name = " ".join(name.lower().split())
        if not colon:
            reasons.append(f"line {number}: expected 'name: value', found {line[:60]!r}")
        elif name in found:
            reasons.append(f"line {number}: {name!r} is given twice")
        found[name] = " ".join(value.split())
    if reasons:
        raise InvalidPosition(reasons)
    return read(found)


# writing


def fields(state: State) -> list[tuple[str, str]]:
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


class Reader:
    """Takes fields out of a mapping and remembers everything that is wrong with them."""

    def __init__(self, found: Mapping[str, str], where: str = "") -> None:
        self.found = dict(found)
        self.where = where
        self.reasons: list[str] = []

    def take(self, name: str, default: T, convert: Callable[[str], T], form: str) -> T:
        text = self.found.pop(name, None)
        if text is None:
            return default
        try:
            return convert(text)
        except (ValueError, KeyError):
            self.reasons.append(f"{self.where}{name}: {text[:40]!r} is not {form}")
            return default

    def number(self, name: str, default: int) -> int:
        return self.take(name, default, number, "a number")

    def numbers(self, name: str) -> tuple[int, ...]:
        return self.take(name, (), numbers, "a list of numbers")

    def treasures(self, name: str, default: tuple[Treasure, ...] = ()) -> tuple[Treasure, ...]:
        return self.take(name, default, treasures, "a list of treasures such as 1 2 . 4+9")

    def refuse_the_rest(self, known: tuple[str, ...]) -> None:
        for name in self.found:
            self.reasons.append(f"{self.where}there is no field {name!r}; there are {', '.join(known)}")


def read(found: Mapping[str, str]) -> State:
    """The state of the fields; what is left out stands as at the start of a game."""
    reader = Reader({name: value for name, value in found.items() if not name.startswith("diver ")})
    divers, diver_reasons = read_divers(found)
    seats = range(1, len(divers) + 1)
    stage = reader.take("stage", Stage.HEADING, Stage, "one of " + ", ".join(Stage))
    roll = reader.take("roll", (0, 0), pair, "two numbers")
    table = Table(
        Rules(reader.take("turn back empty", True, yes_or_no, "yes or no")),
        stage,
        divers,
        reader.treasures("path", tuple((chip,) for chip in range(CHIPS))),
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
        parts: dict[str, str] = {}
        for part in named[f"diver {seat}"].split(","):
            name, _, value = part.strip().partition(" ")
            parts[name] = value
        reader = Reader(parts, where=f"diver {seat}, ")
        divers.append(
            Diver(
                reader.number("at", 0),
                reader.take("heading", Heading.DOWN, HEADINGS.__getitem__, "one of " + ", ".join(HEADINGS)),
                reader.treasures("carries"),
                reader.treasures("kept"),
                tuple(chip for treasure in reader.treasures("scored") for chip in treasure),
                reader.numbers("points"),
            )
        )
        reader.refuse_the_rest(DIVER_FIELDS)
        reasons += reader.reasons
    return tuple(divers), reasons


def values_for(table: Table) -> tuple[int, ...]:
    """Values for a position that names none: shuffled, the same each time for the same table."""
    return draw_deal(Random(repr(table))).values


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise ValueError(text)
    return int(text)


def numbers(text: str) -> tuple[int, ...]:
    return tuple(number(word) for word in text.split())


def pair(text: str) -> tuple[int, int]:
    one, other = numbers(text)
    return one, other


def treasures(text: str) -> tuple[Treasure, ...]:
    return tuple(BLANK if word == "." else tuple(chip(part) for part in word.split("+")) for word in text.split())


def chip(text: str) -> Chip:
    return number(text) - 1


def yes_or_no(text: str) -> bool:
    return {"yes": True, "no": False}[text]
