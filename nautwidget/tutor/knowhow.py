"""What the tutor has to know of a game beyond its rules, to play it well and to talk about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from nautwidget.game import AnyGame, Seat
from nautwidget.texts import Say

S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
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
    """Where to look for a move, which rule it turns on, and how it is drawn."""

    #: What the look is about: the name of its sentence in the texts.
    topic: str
    #: Where to look, without giving the move away: ids of places or pieces of the board.
    look: tuple[str, ...]
    rule: str
    #: The piece to pick up for the move, as the board's scene wants it chosen; "" for none.
    pick: str = ""
    #: The places that the move is about, and the arrows that show it.
    lit: tuple[str, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()


class KnowHow(Protocol[S_contra, V_contra, A]):
    """How to play a game of the house sensibly, and what counts in it."""

    @property
    def feature_names(self) -> tuple[str, ...]:
        """The names of what counts, as in the texts and in the weights."""

    @property
    def happenings(self) -> tuple[str, ...]:
        """The names of what can happen to a seat in a line, as in the texts."""

    @property
    def counted(self) -> tuple[str, ...]:
        """Those happenings that are counted; the others happen or do not."""

    @property
    def game(self) -> AnyGame:
        """The game it is about."""

    def measure(self, state: S_contra) -> Sequence[Sequence[float]]:
        """The features of every seat."""

    def progress(self, state: S_contra) -> float:
        """How far the game has come, from 0 to 1."""

    def policy(self, state: S_contra, seat: Seat, random: Random, whim: float = 0.0) -> A:
        """What a sensible player does: fast, for lines that are played on. It uses what that seat knows, no more.

        whim: how much he weighs things differently from one decision to the next; 0 for not at all.
        """

    def candidates(self, view: V_contra, legal: Sequence[A], random: Random) -> Sequence[A]:
        """The actions worth comparing, the one a sensible player would take first."""

    def solved(self, view: V_contra, actions: Sequence[A]) -> Sequence[Line] | None:
        """The exact worth of every action, where it can be worked out; None where lines have to be played."""

    def is_cut(self, begin: S_contra, state: S_contra) -> bool:
        """Whether a line that began at one state has gone far enough at another."""

    def chance_key(self, state: S_contra) -> int:
        """For whom chance acts: lines that are compared meet the same luck, player by player."""

    def happened(self, begin: S_contra, state: S_contra, seat: Seat) -> Mapping[str, float]:
        """What has happened to a seat between the two: a count, or 1 for yes."""

    def advice(self, view: V_contra, action: A) -> Advice:
        """Where a learner should look, the rule that matters, and how the move is drawn."""

    def named(self, action: A) -> Say:
        """The move in words, as what one does: "go up", "move s1 to k12"."""


AnyKnowHow = KnowHow[Any, Any, Any]

#: The games the tutor knows, and where what it knows is kept.
KNOWN: Final = {"deepsea": "nautwidget.tutor.deepsea", "nautilus": "nautwidget.tutor.nautilus"}


@cache
def know_how(game: str) -> AnyKnowHow:
    """What the tutor knows of a game."""
    if game not in KNOWN:
        raise ValueError(f"the tutor knows nothing of {game!r} yet; it knows: {', '.join(KNOWN)}")
    found: AnyKnowHow = import_module(KNOWN[game]).KNOW_HOW
    return found
