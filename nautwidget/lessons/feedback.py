"""What a learner is told about his attempt, before it is put into a language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

#: passed; wrong: over, and the goal was not reached; not-yet: it can still be reached; shown: the engine showed it.
Outcome: TypeAlias = Literal["passed", "wrong", "not-yet", "shown"]


@dataclass(frozen=True, slots=True)
class Feedback:
    """How an attempt stands: its outcome, the mistake that was recognised, and the rule that applies."""

    outcome: Outcome
    #: The name of the mistake, or none of its own.
    mistake: str = ""
    rule: str = ""
    text: str = ""

    @property
    def passed(self) -> bool:
        return self.outcome == "passed"

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text
