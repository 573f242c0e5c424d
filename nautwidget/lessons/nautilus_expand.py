"""Nautilus, phase 1: the course of a round, buying and placing modules (N19 to N28)."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Exercise, Mistake, Quiz
from nautwidget.lessons.nautilus_expand_hard import FROM_THE_EAST, FROM_THE_WEST, HARD, KEPT
from nautwidget.lessons.nautilus_seen import amount, ended, expanded, halfway, in_hand, linked, people, placed, spent
from nautwidget.lessons.played import Played, at_end_of_turn
from nautwidget.lessons.vary import any_of, any_turn
from nautwidget.texts import say


def two_placed(played: Played) -> bool:
    return len(placed(played)) == 2


def as_many(played: Played) -> bool:
    """Whether a habitat was bought with the number of researchers that the task names."""
    return any(
        move.startswith("buy habitat") and move.endswith(f" {amount(played, 'number')}") for move in played.moves
    )


EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Quiz(
        id="expand/whose-round",
        rules=("N19",),
        position="""
            map: lesson
            round: 2
            first: {disc}
            module f8: base
            module i8: habitat-green, researchers 1 1 1
            player 1: money 40
            player 2: money 40
            player 3: money 40
        """,
        right="left",
        wrong={"same": "N19", "right": "N19", "last": "N19"},
        given={"disc": 2, "same": say("seat.1"), "left": say("seat.2"), "right": say("seat.0")},
        vary=any_of(
            {"disc": 1, "same": say("seat.0"), "left": say("seat.1"), "right": say("seat.2")},
            {"disc": 3, "same": say("seat.2"), "left": say("seat.0"), "right": say("seat.1")},
        ),
    ),
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
        id="expand/corner",
        rules=("N12", "N14", "N24", "N26"),
        position="""
            map: lesson
            stage: expand
            bought: yes
            module {base}: base
            player 1: money {money}, hand habitat-blue+{number}
            player 2:
        """,
        given={"base": "f8", "number": 2, "money": 9},
        open=("place", "done"),
        goal=lambda played: expanded(played) and spent(played) == 1,
        mistakes=(Mistake("dear", "N26", expanded), KEPT),
        vary=any_of({"base": "j8", "number": 3}, {"base": "j8", "money": 5}, {"number": 3, "money": 6}),
    ),
    Exercise(
        id="expand/turn-it",
        rules=("N11", "N13", "N24", "N28"),
        position="""
            round: 2
            stage: expand
            bought: yes
            module l12: base
            module n10: habitat-blue, researchers 0 2
            module i12: sonar r0, owner 1
            player 1: money 7, hand analysis
            player 2: money 20
        """,
        given={"who": say("seat.1")},
        open=("place", "done"),
        goal=lambda played: linked(played, "analysis", "habitat-blue"),
        mistakes=(Mistake("elsewhere", "N13", expanded), KEPT),
        vary=any_turn("l12"),
    ),
    Exercise(
        id="expand/submarine",
        rules=("N24", "N26"),
        position="""
            map: lesson
            round: 3
            stage: expand
            bought: yes
            module {base}: base
            module {sonar}, owner 2, researchers 0 1
            player 1: money {money}, hand technology
            player 2: money 30, subs {sub} - -
            gone: {gone}
        """,
        given={**FROM_THE_WEST, "sub": "i9", "money": 6, "who": say("seat.1")},
        open=("place", "done"),
        goal=lambda played: expanded(played) and spent(played) == 1,
        mistakes=(Mistake("dear", "N26", expanded), KEPT),
        vary=any_of({"sub": "i7"}, {**FROM_THE_EAST, "sub": "g9"}, {**FROM_THE_EAST, "sub": "g7", "money": 3}),
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
            Mistake("gone-back", "N22", halfway),
            Mistake("kept", "N23", lambda played: ended(played, "expand")),
        ),
        vary=any_of(
            {"hand": "habitat-blue+1 training"}, {"hand": "sonar analysis"}, {"hand": "habitat-green+3 laboratory"}
        ),
    ),
    Exercise(
        id="expand/save-up",
        rules=("N21", "N22", "N23"),
        position="""
            round: 3
            module l12: base
            module o12: habitat-green, researchers 2 1
            player 1: money {money}, hand {hand}
            player 2: money 20
        """,
        given={"hand": "sonar training", "money": 8},
        open=("buy", "pass", "place", "done"),
        goal=lambda played: at_end_of_turn(played) and in_hand(played) == 3,
        mistakes=(
            Mistake("placed", "N22", expanded),
            Mistake("passed", "N23", lambda played: played.did("pass") > 0),
        ),
        vary=any_of(
            {"hand": "habitat-blue+2 laboratory"},
            {"hand": "analysis analysis", "money": 1},
            {"hand": "technology sonar"},
        ),
    ),
    Quiz(
        id="expand/full-hand",
        rules=("N21", "N22", "N23"),
        position="""
            round: 4
            stage: expand
            module l12: base
            module o12: habitat-green, researchers 2 1
            module l15: training r0, owner 2
            player 1: money {money}, hand {hand}
            player 2: money 20
        """,
        seat=0,
        right="place",
        wrong={"buy": "N21", "buy-then-place": "N21", "wait": "N23"},
        given={"money": 9, "hand": "sonar training habitat-blue+2"},
        vary=any_of(
            {"money": 14, "hand": "analysis laboratory technology"}, {"money": 6, "hand": "habitat-green+1 sonar sonar"}
        ),
    ),
    *HARD,
)
