"""What the tutor has to know of a game beyond its rules, to play it well and to talk about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from nautwidget.game import AnyGame, Seat

S = TypeVar("S")
V = TypeVar("V")
A = TypeVar("A")


class Line(NamedTuple):
    """One candidate in one world: where it led."""

    #: The expected share of the win of the seat that decides.
    share: float
    #: What the features of that seat are worth at the end of the line, less what those of the others are on average.
    parts: tuple[float, ...]
    #: What happened to that seat on the way.
    happened: tuple[float, ...]
    #: What the seat itself did.
    actions: tuple[Any, ...]


class Advice(NamedTuple):
    """Where to look for a move, and which rule it turns on."""

    #: Ids of places or pieces of the board.
    look: tuple[str, ...]
    rule: str


class KnowHow(Protocol[S, V, A]):
    """How to play a game of the house sensibly, and what counts in it."""

    @property
    def feature_names(self) -> tuple[str, ...]:
        """The names of what counts, as in the texts and in the weights."""

    @property
    def happenings(self) -> tuple[str, ...]:
        """The names of what can happen to a seat in a line, as in the texts."""

    @property
    def game(self) -> AnyGame:
        """The game it is about."""

    def measure(self, state: S) -> Sequence[Sequence[float]]:
        """The features of every seat."""

    def progress(self, state: S) -> float:
        """How far the game has come, from 0 to 1."""

    def policy(self, state: S, seat: Seat, random: Random) -> A:
        """What a sensible player does: fast, for lines that are played on. It uses what that seat knows, no more."""

    def candidates(self, view: V, legal: Sequence[A], random: Random) -> Sequence[A]:
        """The actions worth comparing, the one a sensible player would take first."""

    def solved(self, view: V, actions: Sequence[A]) -> Sequence[Line] | None:
        """The exact worth of every action, where it can be worked out; None where lines have to be played."""

    def is_cut(self, begin: S, state: S) -> bool:
        """Whether a line that began at one state has gone far enough at another."""

    def chance_key(self, state: S) -> int:
        """For whom chance acts: lines that are compared meet the same luck, player by player."""

    def happened(self, begin: S, state: S, seat: Seat) -> Mapping[str, float]:
        """What has happened to a seat between the two: a count, or 1 for yes."""

    def advice(self, view: V, action: A) -> Advice:
        """Where a learner should look, and the rule that matters."""


AnyKnowHow = KnowHow[Any, Any, Any]

_MODULES: Final = {"deepsea": "nautwidget.tutor.deepsea", "nautilus": "nautwidget.tutor.nautilus"}


@cache
def know_how(game: str) -> AnyKnowHow:
    """What the tutor knows of a game."""
    if game not in _MODULES:
        raise ValueError(f"the tutor knows nothing of {game!r} yet; it knows: {', '.join(_MODULES)}")
    found: AnyKnowHow = import_module(_MODULES[game]).KNOW_HOW
    return found
