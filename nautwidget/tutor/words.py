"""What the tutor says, put into a language: sentences whose numbers are kept as numbers until then.

A sentence keeps what it counts, so that every number a learner reads can be worked out again from the logged worlds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Final, TypeAlias

from nautwidget.rulebook import rule
from nautwidget.texts import Param, Say, Texts

#: The catalogue of what the tutor says of every game; each game has one of its own, `tutor_<game>`, beside it.
DOMAIN: Final = "tutor"


class Form(Enum):
    """How a number is written."""

    #: A part of 1, in whole percent.
    PERCENT = "percent"
    #: A part of 1, in percent with one decimal and no sign: points of winning chance.
    POINTS = "points"
    #: The same, with + or −.
    SIGNED = "signed"
    #: With one decimal where it is not whole.
    AMOUNT = "amount"


#: How many decimals are written, and what a part of 1 is multiplied with.
DECIMALS: Final = {Form.PERCENT: 0, Form.POINTS: 1, Form.SIGNED: 1, Form.AMOUNT: 1}
SCALE: Final = {Form.PERCENT: 100, Form.POINTS: 100, Form.SIGNED: 100, Form.AMOUNT: 1}


@dataclass(frozen=True, slots=True)
class Number:
    """A number in a sentence: what it is, and how it is written."""

    value: float
    form: Form

    @property
    def shown(self) -> float:
        """The number as a reader sees it: rounded, in percent where it is one."""
        # Adding 0 makes a negative nothing an ordinary one.
        return round(self.value * SCALE[self.form], DECIMALS[self.form]) + 0.0


Gap: TypeAlias = "Number | Param"


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the tutor before it is put into a language."""

    key: str
    gaps: Mapping[str, Gap] = field(default_factory=lambda: MappingProxyType({}))
    #: The gap whose number decides between singular and plural.
    counted: str = ""
    #: Short sentences that fill the gap {parts}, one after the other.
    parts: tuple[Sentence, ...] = ()


class Words:
    """The words of the tutor for one game in one language."""

    def __init__(self, game: str, language: str, names: Sequence[str] = ()) -> None:
        self.texts = Texts(language, game, names, (DOMAIN, f"{DOMAIN}_{game}"))

    def __call__(self, said: Sentence | Say) -> str:
        """The sentence in this language."""
        if isinstance(said, Say):
            return self.texts(said)
        filled: dict[str, Param] = {
            name: self.number(gap) if isinstance(gap, Number) else gap for name, gap in said.gaps.items()
        }
        if said.parts:
            filled["parts"] = ", ".join(map(self, said.parts))
        counted = said.gaps.get(said.counted)
        return self.texts(said.key, plural(counted.shown) if isinstance(counted, Number) else None, **filled)

    def number(self, number: Number) -> str:
        """A number as this language writes it."""
        shown = number.shown
        decimals = DECIMALS[number.form]
        if number.form is Form.AMOUNT and shown == int(shown):
            decimals = 0
        sign = "−" if shown < 0 else "+" if number.form is Form.SIGNED and shown > 0 else ""
        text = f"{abs(shown):.{decimals}f}".replace(".", self.texts("number.point"))
        return self.texts("number.percent", number=sign + text) if number.form is Form.PERCENT else sign + text

    def rule(self, id: str) -> str:
        """What a rule says."""
        return rule(id, self.texts).text


def plural(shown: float) -> int:
    """The whole number that takes the same form as a number in a sentence.

    A broken number below two is counted like none: in French both are singular, in English and Italian plural.
    """
    size = abs(shown)
    return int(size) if size == int(size) or size >= 2 else 0
