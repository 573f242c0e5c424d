"""Positions as fields that a person can write: one line each, `name: value`; all that is wrong is remembered.

JSON has the same fields with the same texts, so that both have one reader and one check.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from nautwidget.game import InvalidPosition, Json

T = TypeVar("T")
#: A comment begins a line or follows a space; a # inside a word is none.
COMMENT: Final = re.compile(r"(?:^|\s)#")


def to_lines(fields: Iterable[tuple[str, str]]) -> str:
    return "".join(f"{name}: {value}\n" for name, value in fields)


def from_lines(text: str) -> dict[str, str]:
    """The fields of a text; what follows a # is a comment."""
    found: dict[str, str] = {}
    reasons = []
    for number, written in enumerate(text.splitlines(), start=1):
        line = COMMENT.split(written, maxsplit=1)[0].strip()
        if not line:
            continue
        name, colon, value = line.partition(":")
        name = " ".join(name.lower().split())
        if not colon:
            reasons.append(f"line {number}: expected 'name: value', found {line[:60]!r}")
        elif name in found:
            reasons.append(f"line {number}: {name!r} is given twice")
        found[name] = value.strip()
    if reasons:
        raise InvalidPosition(reasons)
    return found


def from_json(data: Json) -> dict[str, str]:
    if not isinstance(data, Mapping) or not all(isinstance(value, str) for value in data.values()):
        raise InvalidPosition(["a position is a JSON object of texts, as state_to_json writes it"])
    return {str(name): str(value) for name, value in data.items()}


def parts(text: str) -> dict[str, str]:
    """The parts of a value such as `at 5, heading up, carries 3 17`."""
    named = [part.strip().partition(" ") for part in text.split(",")]
    return {name: value.strip() for name, _, value in named if name}


class Reader:
    """Takes fields out of a mapping; what cannot be read becomes a reason and stands as if left out."""

    def __init__(self, found: Mapping[str, str], where: str = "") -> None:
        self.found = dict(found)
        self.where = where
        self.reasons: list[str] = []

    def take(self, name: str, default: T, convert: Callable[[str], T], form: str) -> T:
        text = self.found.pop(name, "")
        if not text:
            return default
        try:
            return convert(text)
        except (ValueError, KeyError):
            self.reasons.append(f"{self.where}{name}: {text[:60]!r} is not {form}")
            return default

    def number(self, name: str, default: int) -> int:
        return self.take(name, default, number, "a number")

    def numbers(self, name: str) -> tuple[int, ...]:
        return self.take(name, (), numbers, "a list of numbers")

    def flag(self, name: str, default: bool = False) -> bool:
        return self.take(name, default, {"yes": True, "no": False}.__getitem__, "yes or no")

    def choice(self, name: str, default: T, choices: Mapping[str, T]) -> T:
        return self.take(name, default, choices.__getitem__, "one of " + ", ".join(choices))

    def refuse_the_rest(self, known: Iterable[str]) -> None:
        for name in self.found:
            self.reasons.append(f"{self.where}there is no field {name!r}; there are {', '.join(known)}")


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise ValueError(text)
    return int(text)


def numbers(text: str) -> tuple[int, ...]:
    return tuple(number(word) for word in text.split())


def pairs(text: str) -> list[tuple[str, str]]:
    """Words such as c5=gold; a name given twice cannot be read."""
    split = [word.partition("=") for word in text.lower().split()]
    if len({name for name, _, _ in split}) < len(split):
        raise ValueError(text)
    return [(name, value) for name, _, value in split]
