"""Nautilus, phase 3, its third step: submarines move and recover what they reach (N40, N41, N43, N45, N46)."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Exercise, Mistake
from nautwidget.lessons.nautilus_sea import in_reach, lies_unpaid, nearest, recovered, took_other
from nautwidget.lessons.nautilus_seen import afloat, spent
from nautwidget.lessons.played import Played, at_end_of_turn
from nautwidget.lessons.vary import any_of

#: How far a submarine moves without a technology module (N40).
RANGE: Final = 4


def only(played: Played, one: str, other: str) -> bool:
    """Whether one of two finds was recovered, and no submarine that is left comes to the other (N40)."""
    return recovered(played, one) and not recovered(played, other) and not in_reach(played, other)


def possible(played: Played, *names: str) -> bool:
    """Whether each of the named finds was recovered, or a submarine that may still move comes to it."""
    return all(recovered(played, name) or in_reach(played, name) for name in names)


EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Exercise(
        id="dive/just-launched",
        rules=("N37", "N41"),
        position="""
            map: lesson
            stage: launch
            round: 2
            busy: yes
            module h8: base
            module e8: training r0, owner 1, researchers 2 0
            module k8: habitat-green, researchers 0 2
            player 1: money {money}, looked {jellyfish}
            player 2: money 20
            finds: {jellyfish}=jellyfish
        """,
        given={"jellyfish": "e3", "money": 5},
        open=("launch", "dive", "dock", "done", "pass"),
        goal=lambda played: recovered(played, "jellyfish"),
        mistakes=(
            Mistake("far", "N40", lambda played: afloat(played) > 0 and nearest(played, "jellyfish") > RANGE),
            Mistake("no-launch", "N37", lambda played: played.last == "done" and not played.did("launch")),
            Mistake("waited", "N41", lambda played: at_end_of_turn(played) and not played.did("dive")),
            Mistake("elsewhere", "N40", lambda played: played.did("dive") > 0),
        ),
        vary=any_of({"jellyfish": "f12", "money": 3}, {"jellyfish": "d5", "money": 2}, {"money": 1}),
    ),
    Exercise(
        id="dive/over-the-city",
        rules=("N40",),
        position="""
            map: lesson
            stage: dive
            round: 4
            busy: yes
            module h8: base
            module h5: technology r0, owner 1, researchers 1 0
            module h11: technology r0, owner 2, researchers 1 1
            player 1: money 3, subs {sub} - -, looked {urchin}
            player 2: money 20, subs {other} - -
            finds: {urchin}=urchin
        """,
        given={"sub": "f9", "urchin": "l9", "other": "j9"},
        open=("dive", "dock", "done", "pass"),
        goal=lambda played: recovered(played, "urchin"),
        mistakes=(
            Mistake("other-find", "N40", lambda played: took_other(played, "urchin")),
            Mistake("short", "N40", lambda played: played.did("dive") > 0),
            Mistake("stayed", "N40", lambda played: played.last == "done"),
        ),
        vary=any_of(
            {"sub": "j7", "urchin": "d7", "other": "f7"},
            {"sub": "e4", "urchin": "j4", "other": "f4"},
            {"sub": "k12", "urchin": "f12", "other": "j12"},
        ),
    ),
    Exercise(
        id="dive/two-finds",
        rules=("N40", "N43"),
        position="""
            map: lesson
            stage: dive
            round: 5
            busy: yes
            module h8: base
            module k8: technology r90, owner 1, researchers 1 0
            module h11: training r180, owner 2, researchers 0 1
            player 1: money {money}, subs {subs} -, looked {far} {shared}, kept snail 1
            player 2: money 20
            ruins: 2=2
            gone: e3 d5
            finds: {far}=jellyfish {shared}=urchin
        """,
        given={"far": "m5", "shared": "n8", "subs": "m7 o11", "money": 4},
        open=("dive", "dock", "done", "pass"),
        goal=lambda played: recovered(played, "far") and recovered(played, "shared"),
        mistakes=(
            Mistake("stayed", "N40", lambda played: played.last == "done"),
            Mistake("wrong-one", "N40", lambda played: played.did("dive") == 1 and only(played, "shared", "far")),
            Mistake("elsewhere", "N40", lambda played: not possible(played, "far", "shared")),
        ),
        vary=any_of({"subs": "o11 m7"}, {"far": "j4", "subs": "l6 o6", "money": 2}, {"subs": "n6 o12", "money": 3}),
    ),
    Exercise(
        id="dive/chest",
        rules=("N40", "N43", "N46"),
        position="""
            map: lesson
            stage: dive
            round: 3
            busy: yes
            module h8: base
            module k8: technology r90, owner 1, researchers 1 0
            player 1: money {money}, subs k5 - -, looked {chest} {snail}
            player 2: money 20
            finds: {chest}=chest {snail}=snail
        """,
        given={"chest": "m5", "snail": "j4", "money": 5},
        open=("dive", "done"),
        goal=lambda played: spent(played) == -2,
        mistakes=(
            Mistake("snail", "N43", lambda played: played.did(f"dive s1 {played.given['snail']}") > 0),
            Mistake("unknown-find", "N39", lambda played: spent(played) > 0),
            Mistake("stopped", "N40", lambda played: played.did("dive") > 0),
            Mistake("stayed", "N40", lambda played: played.last == "done"),
        ),
        vary=any_of({"chest": "j4", "snail": "m5"}, {"money": 1}, {"chest": "g4", "snail": "m5", "money": 3}),
    ),
    Exercise(
        id="dive/chest-pays",
        rules=("N43", "N44", "N46"),
        position="""
            map: lesson
            stage: dive
            round: 7
            busy: yes
            trench: {trench}
            module g9: base
            module g12: analysis r0, owner 1, researchers 1 0
            module d9: habitat-green, researchers 0 1
            player 1: money 0, subs {for_gold} {for_chest} -, looked {chest} {gold}
            player 2: money 20, kept scallop 1
            ruins: 1=1 4=2
            gone: g4 d5 f5
            finds: {chest}=chest {gold}=gold
        """,
        given={"chest": "l12", "gold": "o13", "price": 1, "trench": "closed", "for_gold": "n14", "for_chest": "j14"},
        open=("dive", "dock", "done", "pass"),
        goal=lambda played: recovered(played, "gold"),
        mistakes=(
            Mistake("no-money", "N44", lambda played: lies_unpaid(played, "gold")),
            Mistake("stayed", "N43", lambda played: played.last == "done"),
            Mistake("wrong-submarine", "N40", lambda played: only(played, "chest", "gold")),
            Mistake("elsewhere", "N40", lambda played: not possible(played, "chest", "gold")),
        ),
        vary=any_of(
            {"gold": "q13", "price": 2, "trench": "open"},
            {"gold": "h15", "chest": "l12", "for_gold": "k14", "for_chest": "m14"},
            {"gold": "q15", "for_gold": "o15"},
        ),
    ),
    Exercise(
        id="dive/speed",
        rules=("N45", "N46"),
        position="""
            map: lesson
            stage: dive
            round: 4
            busy: yes
            moved: s2
            module i9: base
            module l9: analysis r0, owner 1, researchers 1 0
            module i12: training r270, owner 2, researchers 0 2
            player 1: money {money}, subs {one} {two} -, looked {speed} {urchin}
            player 2: money 20
            finds: {speed}=speed {urchin}=urchin
        """,
        given={"speed": "j4", "urchin": "d5", "one": "l3", "two": "f6", "money": 3},
        open=("dive", "dock", "done", "pass"),
        goal=lambda played: recovered(played, "urchin"),
        mistakes=(
            Mistake("unused", "N45", lambda played: played.last == "pass" and recovered(played, "speed")),
            Mistake("other-submarine", "N45", lambda played: played.did("dive s1") > 1),
            Mistake("short", "N45", lambda played: played.did("dive s2") > 0),
            Mistake("no-speed", "N40", lambda played: played.did("dive s1") > 0 and not recovered(played, "speed")),
            Mistake("stayed", "N40", lambda played: played.last == "done"),
        ),
        vary=any_of(
            {"speed": "m5"}, {"urchin": "c8", "two": "d10", "money": 1}, {"speed": "g4", "one": "h3", "two": "c6"}
        ),
    ),
)
