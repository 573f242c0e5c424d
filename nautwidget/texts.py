"""Everything a player reads, by key: English, Italian and French through gettext.

Each game has a catalogue of its own beside the common one, `locale/<language>/LC_MESSAGES/<domain>.po`. Keys, not
English sentences, are the message ids, so that no language is a translation of another's wording.
"""

from __future__ import annotations

import gettext
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeAlias

LANGUAGES = ("en", "it", "fr")
LOCALE = Path(__file__).parent / "locale"


@dataclass(frozen=True, slots=True)
class Who:
    """A player in a sentence: by name where he has one, else by the colour of his seat."""

    seat: int


Param: TypeAlias = "str | int | Say | Who"


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence before it is put into a language: a key, what fills its gaps, and a count where plurals differ."""

    key: str
    params: Mapping[str, Param] = field(default_factory=dict)
    count: int | None = None


def say(key: str, count: int | None = None, **params: Param) -> Say:
    """A sentence by its key; `count` chooses the plural form and fills the gap {count}."""
    return Say(key, params, count)


class UnknownText(KeyError):
    """No catalogue has this key: a mistake of ours, never of the player."""


class Texts:
    """The words of one game in one language, with those of further catalogues where they are wanted."""

    def __init__(self, language: str, domain: str, names: Sequence[str] = (), more: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.domain = domain
        self._names = tuple(names)
        self._catalogues = [_catalogue(name, language) for name in ("common", domain, *more)]

    def __call__(self, key: str | Say, count: int | None = None, **params: Param) -> str:
        """The sentence in this language."""
        if isinstance(key, Say):
            return self(key.key, key.count, **key.params)
        filled = {name: self._fill(value) for name, value in params.items()}
        if count is not None:
            filled["count"] = count
        return self._pattern(key, count).format_map(filled)

    def __contains__(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return any(catalogue.gettext(key) != key for catalogue in self._catalogues)

    def name(self, seat: int) -> str:
        """What a player is called: his name, or the colour of his seat."""
        given = self._names[seat] if 0 <= seat < len(self._names) else ""
        return given or self(f"seat.{seat}")

    def _fill(self, value: Param) -> str | int:
        if isinstance(value, Say):
            return self(value)
        return self.name(value.seat) if isinstance(value, Who) else value

    def _pattern(self, key: str, count: int | None) -> str:
        for catalogue in self._catalogues:
            text = catalogue.gettext(key) if count is None else catalogue.ngettext(key, key, count)
            if text != key:
                return text
        raise UnknownText(f"{key} ({self.language}, {self.domain})")


@cache
def _catalogue(domain: str, language: str) -> gettext.NullTranslations:
    return gettext.translation(domain, LOCALE, [language])
