"""Reads the fields of a position and remembers everything that is wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

T = TypeVar("T")
L = TypeVar("L", bound=str)


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

    def flag(self, name: str) -> bool:
        return self.take(name, False, yes_or_no, "yes or no")

    def choice(self, name: str, default: L, choices: tuple[L, ...]) -> L:
        named = {choice: choice for choice in choices}
        return self.take(name, default, lambda text: named[text], "one of " + ", ".join(choices))  # type: ignore[index]

    def refuse_the_rest(self, known: tuple[str, ...]) -> None:
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


def yes_or_no(text: str) -> bool:
    return {"yes": True, "no": False}[text]
