"""The rules by their ids, and what is said when one of them forbids an action."""

from __future__ import annotations

from dataclasses import dataclass

from nautwidget.texts import Say, Texts


@dataclass(frozen=True, slots=True)
class Reason:
    """One rule that stands in the way: its id, the sentence for this very case, and the places to mark on the board."""

    rule: str
    say: Say
    at: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: all the rules that forbid it, the most telling one first."""

    reasons: tuple[Reason, ...]

    def text(self, texts: Texts) -> str:
        return " ".join(f"{texts(reason.say)} ({reason.rule})" for reason in self.reasons)


#: Marks a ruling of the house in the catalogues; a reader sees it in words.
RULING = "[R]"


class IllegalAction(ValueError):
    """The action is one of the game, but not allowed now; `refusal` says which rules forbid it."""

    def __init__(self, action: str, refusal: Refusal, texts: Texts) -> None:
        self.refusal = refusal
        super().__init__(f"{action}: {refusal.text(texts)}")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the catalogue, in one language."""

    id: str
    text: str
    #: Whether the sources are silent here, or disagree, and the house decided.
    ruling: bool


def rule(id: str, texts: Texts) -> Rule:
    """One rule by its id."""
    text = texts(f"rule.{id}")
    return Rule(id, text.replace(RULING, texts("ruling")), RULING in text)


def rule_ids(prefix: str, count: int) -> tuple[str, ...]:
    """All ids of a game: D1, D2 and so on."""
    return tuple(f"{prefix}{number}" for number in range(1, count + 1))
