"""Nautilus, phase 3: what finds bring, the trench, and the way home (N42 to N49)."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Exercise, Mistake
from nautwidget.lessons.nautilus_sea import (
    lies_unpaid,
    looked_at,
    marker_at_ruins,
    recovered,
    trench_open,
    zones_looked_at,
)
from nautwidget.lessons.nautilus_seen import active, amount, ended, people_in
from nautwidget.lessons.played import Played
from nautwidget.lessons.vary import any_of
from nautwidget.texts import say


def other_find(played: Played) -> bool:
    """Whether the submarine has moved and did not end on the find that the task names."""
    return played.did("dive") > 0 and not recovered(played, "cell")


def looks_over(played: Played) -> bool:
    """Whether the laboratory has looked at all it may, or no longer wants to (N47)."""
    return recovered(played, "cell") and ended(played, "look")


def kind(played: Played) -> str:
    """The kind of module that the position names with its turn: "analysis r0"."""
    return str(played.given["module"]).split()[0]


def arrived(played: Played) -> bool:
    return active(played, kind(played)) == 1


def stayed_out(played: Played) -> bool:
    """Whether the first submarine has moved and is still in the sea."""
    return played.did("dive s1") > played.did("dock s1")


EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Exercise(
        id="recover/laboratory",
        rules=("N47",),
        position="""
            map: lesson
            stage: dive
            round: 5
            busy: yes
            module h8: base
            module h5: laboratory r180, owner 1, researchers 1 0
            module k8: technology r90, owner 2, researchers 0 1
            player 1: money 4, subs {sub} - -, looked {cell}
            player 2: money 20, kept jellyfish 1
            ruins: 4=1
            gone: j4 m5
            finds: {cell}={kind}
        """,
        given={"cell": "d5", "kind": "scallop", "find": say("find.scallop"), "sub": "f7"},
        open=("dive", "look", "dock", "done", "pass"),
        goal=lambda played: recovered(played, "cell") and "trench" in zones_looked_at(played),
        mistakes=(
            Mistake("other-find", "N47", other_find),
            Mistake("elsewhere", "N47", lambda played: bool(looked_at(played))),
            Mistake("not-looked", "N47", looks_over),
            Mistake("stayed", "N40", lambda played: played.last == "done"),
        ),
        vary=any_of(
            {"kind": "snail", "find": say("find.snail")},
            {"cell": "f12", "kind": "snail", "find": say("find.snail"), "sub": "e10"},
            {"cell": "l12", "sub": "k10"},
        ),
    ),
    Exercise(
        id="recover/two-zones",
        rules=("N47",),
        position="""
            map: lesson
            stage: dive
            round: 6
            busy: yes
            module f8: base
            module f5: laboratory r180, owner 1, researchers 1 0
            module i8: laboratory r270, owner 2, researchers 1 1
            player 1: money 4, subs {sub} - -, looked {cell}, kept scallop 1
            player 2: money 20
            ruins: 1=2 3=1
            gone: e3 d7 j4
            finds: {cell}={kind}
        """,
        given={"cell": "i13", "kind": "snail", "find": say("find.snail"), "sub": "j12"},
        open=("dive", "look", "dock", "done", "pass"),
        goal=lambda played: recovered(played, "cell") and {"deep", "trench"} <= zones_looked_at(played),
        mistakes=(
            Mistake("other-find", "N47", other_find),
            Mistake("slope", "N47", lambda played: "slope" in zones_looked_at(played)),
            Mistake("not-looked", "N47", looks_over),
            Mistake("stayed", "N40", lambda played: played.last == "done"),
        ),
        vary=any_of(
            {"cell": "g13", "kind": "scallop", "find": say("find.scallop")},
            {"cell": "l12"},
            {"cell": "n8", "kind": "scallop", "find": say("find.scallop"), "sub": "m10"},
        ),
    ),
    Exercise(
        id="recover/atlantis",
        rules=("N48",),
        position="""
            map: lesson
            stage: dive
            round: 4
            busy: yes
            module h8: base
            module e8: habitat-green, researchers 1 0
            module k8: {module}, owner 2, researchers 0 1
            player 1: money {money}, subs {sub} - -, looked {cell}
            player 2: money 20
            ruins: 3=2
            gone: m5
            finds: {cell}={number}
        """,
        given={
            "cell": "f12",
            "number": 5,
            "sub": "d10",
            "money": 3,
            "module": "analysis r0",
            "name": say("module.analysis"),
        },
        open=("dive", "walk", "dock", "done", "pass"),
        goal=lambda played: marker_at_ruins(played, amount(played, "number")) and arrived(played),
        mistakes=(
            Mistake("other-find", "N48", other_find),
            Mistake("half-way", "N48", lambda played: people_in(played, "base") > 0),
            Mistake("no-reward", "N48", lambda played: played.last == "pass"),
            Mistake("stayed", "N40", lambda played: played.last == "done"),
        ),
        vary=any_of(
            {"cell": "g13", "number": 2, "sub": "f11", "module": "laboratory r270", "name": say("module.laboratory")},
            {"cell": "d5", "number": 6, "sub": "e6", "module": "sonar r180", "name": say("module.sonar"), "money": 2},
            {"number": 1, "module": "training r180", "name": say("module.training"), "money": 8},
        ),
    ),
    Exercise(
        id="recover/trench-gold",
        rules=("N42", "N43"),
        position="""
            map: lesson
            stage: sonar
            round: 9
            busy: yes
            module h8: base
            module h5: sonar r0, owner 1, researchers 1 0
            module e8: training r0, owner 2, researchers 1 1
            module h11: analysis r0, owner 1, researchers 1 0
            module k8: technology r90, owner 1, researchers 1 0
            module n8: laboratory r270, owner 2, researchers 1 1
            player 1: money 2, subs {sub} - -, looked {gold}, kept snail 1 scallop 1
            player 2: money 20, kept jellyfish 1
            ruins: 1=1 2=2 5=1 7=2
            gone: f5 m5 d5 f12 i1
            finds: {gold}=gold
        """,
        given={"gold": "q7", "sub": "o6"},
        open=("sonar", "dive", "dock", "done", "pass"),
        goal=lambda played: recovered(played, "gold"),
        mistakes=(
            Mistake("unpaid", "N43", lambda played: lies_unpaid(played, "gold")),
            Mistake("sonar", "N43", lambda played: played.did("sonar") > 0),
            Mistake("elsewhere", "N42", lambda played: played.did("dive") > 0),
            Mistake("stayed", "N42", lambda played: played.did("done") > 1),
        ),
        vary=any_of({"gold": "q4"}, {"gold": "p10", "sub": "o11"}, {"gold": "q11", "sub": "n11"}),
    ),
    Exercise(
        id="recover/unpaid",
        rules=("N44", "N45"),
        position="""
            map: lesson
            stage: dive
            round: 6
            busy: yes
            module j7: base
            module g7: sonar r0, owner 1, researchers 1 0
            module m7: habitat-green, researchers 0 1
            player 1: money {money}, subs {urchin} - -, looked {speed}
            player 2: money 20
            ruins: 6=2
            finds: {speed}=speed
            unpaid: {urchin}=urchin
        """,
        given={"urchin": "g13", "speed": "i13", "money": 2},
        open=("dive", "dock", "done", "pass"),
        goal=lambda played: recovered(played, "urchin"),
        mistakes=(
            Mistake("unused", "N45", lambda played: played.last == "pass"),
            Mistake("not-back", "N44", lambda played: played.did("dive") > 1),
            Mistake("left", "N44", lambda played: played.did("dive") > 0 and not recovered(played, "speed")),
            Mistake("stayed", "N44", lambda played: played.last == "done"),
        ),
        vary=any_of({"urchin": "f12", "speed": "g13"}, {"urchin": "e3", "speed": "d5", "money": 1}, {"money": 4}),
    ),
    Exercise(
        id="recover/dock",
        rules=("N32", "N49"),
        position="""
            map: lesson
            stage: dive
            round: 5
            busy: yes
            module h8: base
            module h5: {own}, owner 1, researchers 1 0
            module k8: {module}, owner 2, researchers 0 1
            player 1: money {money}, subs {sub} - -
            player 2: money 20, kept urchin 1
            ruins: 4=1
            gone: d5 f12
        """,
        given={
            "sub": "m4",
            "money": 3,
            "own": "training r0",
            "module": "laboratory r270",
            "name": say("module.laboratory"),
        },
        open=("dive", "dock", "done", "pass"),
        goal=arrived,
        mistakes=(
            Mistake("own-module", "N49", lambda played: played.did("dock") > 0),
            Mistake("not-docked", "N49", lambda played: played.last == "pass"),
            Mistake("elsewhere", "N49", lambda played: played.did("dive") > 0 and ended(played, "dock")),
            Mistake("stayed", "N49", lambda played: played.last == "done"),
        ),
        vary=any_of(
            {"sub": "l3", "module": "analysis r0", "name": say("module.analysis")},
            {"sub": "j3", "money": 1},
            {"own": "sonar r0", "module": "training r270", "name": say("module.training"), "money": 2},
        ),
    ),
    Exercise(
        id="recover/fifth-module",
        rules=("N42", "N49"),
        position="""
            map: lesson
            stage: dive
            round: 10
            busy: yes
            module h8: base
            module h5: sonar r0, owner 1, researchers 1 0
            module e8: training r0, owner 1, researchers 1 0
            module h11: analysis r0, owner 2, researchers 1 1
            module k8: technology r90, owner 1, researchers 1 0
            module n8: laboratory r270, owner 2, researchers 0 1
            player 1: money {money}, subs {one} {two} -, kept snail 1 urchin 1
            player 2: money 20, kept scallop 2
            ruins: 1=2 2=1 4=1 8=2
            gone: j4 e3 c8 g13 h15
        """,
        given={"one": "l4", "two": "o10", "money": 3},
        open=("dive", "dock", "done", "pass"),
        goal=trench_open,
        mistakes=(
            Mistake("too-early", "N42", lambda played: played.did("dive s2") > 0),
            Mistake("other-module", "N49", lambda played: played.did("dock") > 0 and not active(played, "laboratory")),
            Mistake("not-docked", "N49", lambda played: ended(played, "dock") and stayed_out(played)),
            Mistake("stayed", "N42", lambda played: played.last == "done"),
        ),
        vary=any_of({"one": "o6", "money": 1}, {"two": "o11", "money": 2}, {"one": "m3", "two": "p12"}),
    ),
)
