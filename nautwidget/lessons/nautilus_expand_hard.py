"""Nautilus, phase 1: the harder exercises, in which several rules meet."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Exercise, Mistake
from nautwidget.lessons.nautilus_seen import (
    active,
    amount,
    at_ruins,
    beside,
    covered,
    ended,
    expanded,
    halfway,
    linked,
    placed,
    spent,
)
from nautwidget.lessons.played import Given, at_end_of_round, at_end_of_turn
from nautwidget.lessons.vary import any_of, any_turn
from nautwidget.texts import say

#: The base at one end of the lagoon of the small sea, and behind it a module from which a submarine was launched.
FROM_THE_WEST: Final[Given] = {"base": "f8", "sonar": "c8: sonar r0", "gone": "c8 d7"}
FROM_THE_EAST: Final[Given] = {"base": "j8", "sonar": "m8: sonar r180", "gone": "l9 n8"}
#: Nothing was placed.
KEPT: Final = Mistake("kept", "N22", lambda played: ended(played, "expand"))

HARD: Final[tuple[AnyExercise, ...]] = (
    Exercise(
        id="expand/to-the-deep",
        rules=("N22", "N25", "N26"),
        position="""
            map: lesson
            round: 4
            stage: expand
            bought: yes
            module h8: base
            module k8: habitat-green, researchers 1 1
            player 1: money {money}, hand {hand}
            player 2: money 20
            gone: l9
        """,
        given={"hand": "sonar training", "money": 8},
        open=("place", "done"),
        goal=lambda played: len(placed(played)) == 2 and spent(played) == 3,
        mistakes=(
            Mistake("trench", "N26", lambda played: spent(played) > 3),
            Mistake("shallow", "N26", lambda played: len(placed(played)) == 2),
            Mistake("gone-back", "N22", halfway),
            KEPT,
        ),
        vary=any_of(
            {"hand": "laboratory technology"},
            {"hand": "habitat-green+1 analysis", "money": 5},
            {"hand": "technology habitat-green+2"},
        ),
    ),
    Exercise(
        id="expand/atlantis",
        rules=("N26", "N27"),
        position="""
            map: lesson
            round: 5
            stage: expand
            bought: yes
            module f8: base
            module i8: habitat-green, researchers 1 1
            module i5: technology r0, owner 2, researchers 0 1
            player 1: money 9, hand laboratory, looked {cell}
            player 2: money 20, subs {sub} - -
            finds: {cell}={number}
            gone: j4
        """,
        given={"cell": "l9", "number": 3, "sub": "n10", "who": say("seat.1")},
        open=("place", "done"),
        goal=lambda played: at_ruins(played, amount(played, "number")),
        mistakes=(
            Mistake("other-find", "N27", lambda played: covered(played) > 0),
            Mistake("no-find", "N27", expanded),
            KEPT,
        ),
        vary=any_of(
            {"cell": "f5", "number": 5, "sub": "d4"},
            {"cell": "d7", "number": 2, "sub": "b5"},
            {"cell": "f12", "number": 6, "sub": "d13"},
        ),
    ),
    Exercise(
        id="expand/two-passages",
        rules=("N12", "N13", "N24"),
        position="""
            round: 3
            stage: expand
            bought: yes
            module l12: base
            module o12: habitat-green, researchers 2 0
            module l9: training r0, owner 2, researchers 0 1
            player 1: money 6, hand laboratory
            player 2: money 20
        """,
        open=("place", "done"),
        goal=lambda played: linked(played, "laboratory", "habitat-green", "training"),
        mistakes=(
            Mistake("wall", "N24", lambda played: beside(played, "laboratory", "habitat-green", "training")),
            Mistake("elsewhere", "N12", expanded),
            KEPT,
        ),
        vary=any_turn("l12"),
    ),
    Exercise(
        id="expand/three-for-one",
        rules=("N12", "N22", "N25", "N26"),
        position="""
            map: lesson
            round: 4
            stage: expand
            bought: yes
            module {base}: base
            module {sonar}, owner 2, researchers 0 1
            player 1: money 1, hand {hand}
            player 2: money 20
            gone: {gone}
        """,
        given={**FROM_THE_WEST, "hand": "habitat-blue+1 technology analysis"},
        open=("place", "done"),
        goal=lambda played: len(placed(played)) == 3,
        mistakes=(
            Mistake("gone-back", "N22", lambda played: halfway(played) and played.last == "done"),
            Mistake("no-room", "N25", halfway),
            KEPT,
        ),
        vary=any_of(
            FROM_THE_EAST,
            {"hand": "habitat-blue+2 sonar laboratory"},
            {**FROM_THE_EAST, "hand": "training technology sonar"},
        ),
    ),
    Exercise(
        id="expand/one-round",
        rules=("N19", "N20", "N26", "N28", "N29"),
        position="""
            round: 2
            module l12: base
            module i12: training r0, owner 1
            module l9: habitat-green, researchers 0 2
            player 1: money 2
            player 2: money 20
        """,
        open=("buy", "pass", "place", "walk", "done"),
        goal=lambda played: active(played, "training") == 1,
        ends=at_end_of_round,
        mistakes=(
            Mistake("no-people", "N20", lambda played: played.did("buy") > 0 and not played.did("buy habitat")),
            Mistake("nothing-left", "N26", lambda played: not expanded(played) and spent(played) == 2),
            Mistake("not-in-time", "N19", lambda played: not expanded(played) and at_end_of_turn(played)),
            Mistake("stayed", "N29", at_end_of_round),
        ),
        vary=any_turn("l12"),
    ),
)
