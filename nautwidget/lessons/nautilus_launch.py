"""Nautilus, phase 3, its first two steps: submarines are launched and use their sonar (N36 to N39)."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Exercise, Mistake
from nautwidget.lessons.nautilus_sea import cell, looked_at, most_heard, nearest, recovered, trench_open
from nautwidget.lessons.nautilus_seen import afloat, amount, ended
from nautwidget.lessons.played import Played, after
from nautwidget.lessons.vary import any_of


def has_left(played: Played) -> bool:
    """Whether the time to launch is over: by the learner's word, or because nothing more can be launched (N36)."""
    return ended(played, "launch")


def chest_seen(played: Played) -> bool:
    return cell(played, "chest") in looked_at(played)


EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Exercise(
        id="launch/nearest-lock",
        rules=("N37",),
        position="""
            map: lesson
            stage: launch
            round: 3
            busy: yes
            module h8: base
            module h5: training r0, owner 1, researchers 2 0
            module k8: technology r90, owner 2, researchers 1 1
            player 1: money 9, looked {chest}
            player 2: money 20
            finds: {chest}=chest
        """,
        given={"chest": "m5", "distance": 3},
        open=("launch", "done"),
        goal=lambda played: afloat(played) > 0 and nearest(played, "chest") == amount(played, "distance"),
        mistakes=(
            Mistake("far", "N37", lambda played: afloat(played) > 0),
            Mistake("stayed", "N37", lambda played: played.last == "done"),
        ),
        ends=after(1),
        vary=any_of({"chest": "e3"}, {"chest": "j4", "distance": 1}, {"chest": "i1"}),
    ),
    Exercise(
        id="launch/two-submarines",
        rules=("N36", "N37"),
        position="""
            map: lesson
            stage: launch
            round: 4
            busy: yes
            module h8: base
            module f6: {west}, owner 1, researchers 2 0
            module j6: {east}, owner 1, researchers 2 0
            module h11: sonar r0, owner 2, researchers 0 1
            player 1: money 6
            player 2: money 20, subs {other} - -
        """,
        given={"west": "technology r90", "east": "training r180", "other": "d6"},
        open=("launch", "done"),
        goal=lambda played: afloat(played) == 2,
        mistakes=(
            Mistake("blocked", "N37", lambda played: has_left(played) and played.last.startswith("launch")),
            Mistake("only-one", "N36", lambda played: has_left(played) and afloat(played) == 1),
            Mistake("stayed", "N37", lambda played: played.last == "done"),
        ),
        ends=has_left,
        vary=any_of(
            {"west": "sonar r0", "east": "technology r90", "other": "l6"},
            {"west": "technology r90", "east": "sonar r90"},
            {"west": "training r90", "east": "technology r90", "other": "l6"},
        ),
    ),
    Exercise(
        id="launch/into-the-trench",
        rules=("N37", "N38"),
        position="""
            map: lesson
            stage: launch
            round: 5
            busy: yes
            module h8: base
            module k8: habitat-green, researchers 1 0
            module n8: {module}, owner 1, researchers 2 0
            module h5: sonar r0, owner 2, researchers 0 1
            player 1: money 7
            player 2: money 20
        """,
        given={"module": "training r270"},
        open=("launch", "done"),
        goal=trench_open,
        mistakes=(
            Mistake("deep", "N38", lambda played: afloat(played) > 0),
            Mistake("stayed", "N38", lambda played: played.last == "done"),
        ),
        ends=after(1),
        vary=any_of({"module": "analysis r180"}, {"module": "sonar r90"}, {"module": "analysis r0"}),
    ),
    Exercise(
        id="launch/sonar-first",
        rules=("N36", "N39"),
        position="""
            map: lesson
            stage: sonar
            round: 3
            busy: yes
            module g7: base
            module j7: laboratory r270, owner 1, researchers 1 0
            player 1: money {money}, subs j14 - -
            player 2: money 20
            finds: {chest}=chest {snail}=snail {scallop}=scallop h15=jellyfish
        """,
        given={"chest": "i13", "snail": "g13", "scallop": "l12", "money": 4},
        open=("sonar", "dive", "done", "look", "pass"),
        goal=lambda played: chest_seen(played) and recovered(played, "chest"),
        mistakes=(
            Mistake("too-late", "N36", lambda played: played.last == "done" and not played.did("sonar")),
            Mistake("blind", "N39", lambda played: played.did("dive") > 0 and not played.did("sonar")),
            Mistake("elsewhere", "N40", lambda played: played.did("dive") > 0),
            Mistake("stayed", "N40", lambda played: played.last == "done"),
        ),
        vary=any_of(
            {"chest": "g13", "snail": "l12", "scallop": "i13"},
            {"chest": "l12", "snail": "i13", "scallop": "g13", "money": 2},
            {"chest": "g13", "snail": "i13", "money": 1},
        ),
    ),
    Exercise(
        id="launch/one-sonar",
        rules=("N39",),
        position="""
            map: lesson
            stage: sonar
            round: 6
            busy: yes
            trench: {trench}
            module i7: base
            module i4: technology r0, owner 1, researchers 1 0
            player 1: money 1, subs {east} {south} -, kept snail 1
            player 2: money 20, kept scallop 1
            ruins: 3=1
            gone: e3 f5 d5
        """,
        given={"east": "o9", "south": "j14", "trench": "closed"},
        open=("sonar", "done"),
        goal=lambda played: len(looked_at(played)) == most_heard(played),
        mistakes=(
            Mistake("fewer", "N39", lambda played: played.did("sonar") > 0),
            Mistake("unused", "N39", lambda played: played.last == "done"),
        ),
        ends=after(1),
        vary=any_of(
            {"east": "p9", "trench": "open"},
            {"south": "f14"},
            {"east": "q9", "south": "e14", "trench": "open"},
        ),
    ),
)
