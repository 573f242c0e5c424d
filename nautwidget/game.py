"""What every game can do: the contract that the match, the board and the tutor rely on.

A game is rules and drawings, no more. Its states are immutable; whatever leaves the engine towards a person, a file,
a browser or a search is a *view*, in which secrets are absent. Chance is an actor like any other: dice and deals are
actions that the match draws and records, so that a record replays without a random generator.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from nautwidget.rulebook import Refusal
from nautwidget.scene import Scene
from nautwidget.texts import Say, Texts

#: Who rolls the dice and shuffles.
CHANCE: Final = -1
#: The seat of those who only look on: they see what lies open on the table.
SPECTATOR: Final = -2

Seat: TypeAlias = int
Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: points and rank of every seat; equal ranks share the place."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class InvalidAction(ValueError):
    """The text is no action of this game at all, legal or not."""


class InvalidPosition(ValueError):
    """The position cannot occur; `reasons` has every cause, not only the first."""

    def __init__(self, reasons: Sequence[str]) -> None:
        self.reasons = tuple(reasons)
        super().__init__("\n".join(f"- {reason}" for reason in self.reasons))


S = TypeVar("S")
V = TypeVar("V")
A = TypeVar("A")


class Game(Protocol[S, V, A]):
    """A game of the house."""

    @property
    def name(self) -> str:
        """Its name in records and in `nautwidget.new(name)`; also the domain of its texts."""

    @property
    def seats(self) -> range:
        """How many people can play."""

    @property
    def rule_ids(self) -> tuple[str, int]:
        """The letter of its rule ids and how many there are: ("D", 16) for D1 to D16."""

    @property
    def rules_type(self) -> type[Any]:
        """The frozen dataclass of its options; every field has a default."""

    @property
    def presets(self) -> Mapping[str, Any]:
        """Named sets of options; "standard" or the like comes first and is the default."""

    @property
    def bots(self) -> Mapping[str, Bot]:
        """Computer players by name."""

    def new(self, players: int, rules: Any) -> S:
        """The table before anything was drawn: chance acts first."""

    def players(self, state: S) -> int:
        """How many play."""

    def round(self, state: S) -> int:
        """Which round is being played, from 1 on."""

    def actor(self, state: S) -> Seat | None:
        """Whose decision it is: a seat, CHANCE, or None when the game is over."""

    def legal_actions(self, state: S) -> Sequence[A]:
        """Everything the acting seat may do, without repetition; empty for CHANCE and after the end."""

    def draw(self, state: S, random: Random) -> A:
        """What chance does now, drawn with its true probabilities."""

    def apply(self, state: S, action: A) -> S:
        """The state after a legal action. It does not check: `why_not` does."""

    def why_not(self, view: V, action: A) -> Refusal | None:
        """Every rule that forbids the action to the seat that acts, or None when it is legal.

        The view of the acting seat (of SPECTATOR, for chance) decides: legality never depends on a secret.
        """

    def reveals(self, state: S, action: A) -> bool:
        """Whether somebody learns something by it: undo never goes back over such an action."""

    def view(self, state: S, seat: Seat) -> V:
        """What a seat knows, the rest left out; SPECTATOR knows what lies open on the table."""

    def possible_worlds(self, view: V, random: Random) -> Iterator[S]:
        """Endless states that agree with everything the seat has seen, each as likely as the rules make it."""

    def outcome(self, state: S) -> Outcome | None:
        """Points and ranks once the game is over."""

    def notation(self, action: A) -> str:
        """The action as a person writes it: `take`, `roll 3 2`."""

    def parse(self, text: str) -> A:
        """The action that a text names; InvalidAction, with what there is, when it names none."""

    def state_to_json(self, state: S) -> Json:
        """The whole state, secrets included, as plain data."""

    def state_from_json(self, data: Json) -> S:
        """The state again; InvalidPosition, with all reasons, when the data is no state of this game."""

    def position_text(self, state: S) -> str:
        """The position as lines that a person can read and change."""

    def parse_position(self, text: str) -> S:
        """The state that such lines describe; InvalidPosition with all reasons."""

    def tell(self, before: V, action: A, after: V) -> Sequence[Say]:
        """What a seat sees happen, for the log and the screen reader, from its own two views."""

    def scene(self, view: V, names: Sequence[str], texts: Texts, chosen: str = "", before: V | None = None) -> Scene:
        """The picture of a view: board, what can be pointed at, and the cards around it.

        chosen: the piece that is picked up. before: what the same seat knew before the last action, to show what it
        has moved.
        """


#: A game whose types only the game itself knows: the registry and records deal in these.
AnyGame: TypeAlias = "Game[Any, Any, Any]"


class Bot(Protocol):
    """A computer player: it sees a view, never the state."""

    def __call__(self, view: Any, legal: Sequence[Any], random: Random) -> Any:
        """The action it chooses among the legal ones."""
