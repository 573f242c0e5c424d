"""Nautilus, phase 1: buying and placing modules (N20 to N28)."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Exercise, Mistake
from nautwidget.lessons.nautilus_seen import amount, ended, people, placed, spent
from nautwidget.lessons.played import Played
from nautwidget.lessons.vary import any_of


def two_placed(played: Played) -> bool:
    return len(placed(played)) == 2


def as_many(played: Played) -> bool:
    """Whether a habitat was bought with the number of researchers that the task names."""
    return any(
        move.startswith("buy habitat") and move.endswith(f" {amount(played, 'number')}") for move in played.moves
    )


EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Exercise(
        id="expand/first-module",
        rules=("N20", "N24", "N26"),
        position="""
            map: lesson
            base: {base}
            player 1: money {money}
            player 2:
        """,
        given={"base": "f8", "money": 8, "most": 2},
        open=("buy", "pass", "place", "done"),
        goal=lambda played: bool(placed(played, "training")) and spent(played) <= amount(played, "most"),
        mistakes=(
            Mistake("dear", "N26", lambda played: bool(placed(played, "training"))),
            Mistake("other-module", "N20", lambda played: played.did("buy") > 0 and not played.did("buy training")),
            Mistake("not-bought", "N20", lambda played: played.did("pass") > 0),
            Mistake("kept", "N22", lambda played: played.last == "done"),
        ),
        vary=any_of({"base": "j8", "money": 5}, {"base": "f7", "money": 9}, {"base": "j9", "money": 6}),
    ),
    Exercise(
        id="expand/habitat",
        rules=("N20", "N24", "N28"),
        position="""
            module l12: base
            player 1: money {money}
            player 2:
        """,
        given={"number": 3, "money": 12},
        open=("buy", "pass", "place", "done"),
        goal=lambda played: people(played) == amount(played, "number"),
        mistakes=(
            Mistake("too-few", "N20", lambda played: played.did("buy habitat") > 0 and not as_many(played)),
            Mistake("no-people", "N20", lambda played: played.did("buy") > 0 and not played.did("buy habitat")),
            Mistake("kept", "N22", lambda played: played.last == "done"),
        ),
        vary=any_of({"number": 2, "money": 9}, {"number": 2, "money": 3}, {"number": 3, "money": 4}),
    ),
    Exercise(
        id="expand/two-in-one-go",
        rules=("N22", "N25", "N26"),
        position="""
            stage: expand
            bought: yes
            module l12: base
            player 1: money 6, hand {hand}
            player 2:
        """,
        given={"hand": "habitat-green+2 technology"},
        open=("place", "done"),
        goal=lambda played: two_placed(played) and spent(played) == 1,
        mistakes=(
            Mistake("dear", "N26", two_placed),
            Mistake("gone-back", "N22", lambda played: len(placed(played)) == 1 and ended(played, "expand")),
            Mistake("kept", "N23", lambda played: not placed(played) and ended(played, "expand")),
        ),
        vary=any_of(
            {"hand": "habitat-blue+1 training"}, {"hand": "sonar analysis"}, {"hand": "habitat-green+3 laboratory"}
        ),
    ),
)
