"""What an exercise is: plain data and small predicates. Nothing here is being played; `practice.py` does that.

The words stand in the chapter's catalogue under the exercise's id: `expand/first-module.title`, `.task`, `.hint.1`,
`.hint.2` …, `.wrong.<name of the mistake>`, `.passed`; of a quiz also `.choice.<name>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from nautwidget.game import Seat
from nautwidget.lessons.played import Given, Predicate, at_end_of_turn


@dataclass(frozen=True, slots=True)
class Mistake:
    """A typical wrong way: how it shows in what was played, and the rule that was forgotten."""

    name: str
    rule: str
    when: Predicate


@dataclass(frozen=True, slots=True)
class Start:
    """A position to begin from, and the amounts that its texts name."""

    #: The text may have gaps {name} for what is given.
    position: str
    given: Given = field(default_factory=dict)

    @property
    def filled(self) -> str:
        """The position's text with the amounts in it."""
        return self.position.format_map(self.given)


#: Another position like the written one, drawn by lot.
Vary: TypeAlias = Callable[[Start, Random], Start]


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise:
    """A position, a task, and a goal that the engine checks: any way that reaches it is right."""

    id: str
    game: str = "nautilus"
    #: The rules it practises.
    rules: tuple[str, ...]
    #: The position's text; what it leaves open stands as at the start of a game, or is dealt by the seed.
    position: str
    #: Whether the task is done.
    goal: Predicate
    #: Feedback on typical wrong moves; the first that holds is told.
    mistakes: tuple[Mistake, ...]
    #: What may be decided, by the first words of actions: ("buy", "place training"). Empty: everything.
    open: tuple[str, ...] = ()
    #: When it is over although the goal was not reached; reaching the goal always ends it.
    ends: Predicate = at_end_of_turn
    #: "Another one like this"; without it the same position is dealt anew.
    vary: Vary | None = None
    given: Given = field(default_factory=dict)
    #: Who looks and acts; whoever is to act in the position if left out.
    seat: Seat | None = None
    #: The words of an exercise that is in no catalogue: {"title": …, "task": …, "hint.1": …, "wrong.dear": …}.
    words: Mapping[str, str] | None = None

    @property
    def start(self) -> Start:
        return Start(self.position, self.given)

    @property
    def told(self) -> tuple[str, ...]:
        """The names of what it has its own feedback for."""
        return tuple(mistake.name for mistake in self.mistakes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Quiz:
    """A question with several answers, one of them right; every wrong one is told why."""

    id: str
    game: str = "nautilus"
    #: The rules it asks about.
    rules: tuple[str, ...]
    #: The name of the right answer.
    right: str
    #: The names of the wrong answers, each with the rule that says why it is wrong.
    wrong: Mapping[str, str]
    #: A position to look at, or none; it is seen from this seat.
    position: str = ""
    seat: Seat | None = None
    #: Draws other amounts for the gaps of the texts, and another position where there is one.
    vary: Vary | None = None
    given: Given = field(default_factory=dict)
    words: Mapping[str, str] | None = None

    @property
    def start(self) -> Start:
        return Start(self.position, self.given)

    @property
    def choices(self) -> tuple[str, ...]:
        """The names of all answers; a quiz that is shown mixes them."""
        return (self.right, *self.wrong)

    @property
    def told(self) -> tuple[str, ...]:
        """The names of what it has its own feedback for."""
        return tuple(self.wrong)


AnyExercise: TypeAlias = "Exercise | Quiz"
