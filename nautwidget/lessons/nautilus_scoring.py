"""Nautilus, the end and the score (N50 to N55)."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Exercise, Mistake, Quiz
from nautwidget.lessons.nautilus_seen import (
    amount,
    at_ruins,
    best_score,
    ending,
    expanded,
    gained,
    last_announced,
    score,
    unpaid,
)
from nautwidget.lessons.played import Played, after, at_end_of_round
from nautwidget.lessons.vary import any_of


def round_goes_on(played: Played) -> bool:
    """Whether another round has begun."""
    return at_end_of_round(played) and not ending(played)


def something_happened(played: Played) -> bool:
    """Whether the learner has done what keeps a game going (N52)."""
    return played.did("buy") > 0 or expanded(played)


def wasted(played: Played) -> bool:
    """Whether a submarine moved without bringing one of the two missing finds to the ruins."""
    return played.did("dive") > at_ruins(played, 5) + at_ruins(played, 13)


EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Exercise(
        id="scoring/one-more-round",
        rules=("N48", "N50"),
        position="""
            map: lesson
            stage: dive
            round: 8
            busy: yes
            trench: open
            module h8: base
            module e8: training r0, owner 2, researchers 0 1
            module k8: technology r90, owner 1, researchers 1 0
            module h11: habitat-green
            player 1: money 6, subs {sub} - -, looked {last} {other}
            player 2: money 4
            ruins: 1=1 2=2 3=2 7=1 14=2 15=1
            finds: {last}=13 {other}=5
            gone: f12 c8 g13 t6 q7 p10
        """,
        given={"sub": "i3", "last": "i1", "other": "j4"},
        open=("dive", "done"),
        goal=last_announced,
        mistakes=(
            Mistake("other-number", "N50", lambda played: at_ruins(played, 5)),
            Mistake("missing", "N50", lambda played: bool(played.moves)),
        ),
        ends=after(1),
        vary=any_of({"sub": "o12", "last": "o13", "other": "l12"}, {"sub": "d2", "last": "c2", "other": "d5"}),
    ),
    Exercise(
        id="scoring/all-fifteen",
        rules=("N50", "N51"),
        position="""
            map: lesson
            stage: dive
            round: 9
            busy: yes
            trench: open
            module h8: base
            module e8: training r0, owner 2, researchers 0 1
            module k8: technology r90, owner 1, researchers 1 0
            module h11: habitat-green
            player 1: money 6, subs {one} {other} -, looked {deep} {slope}
            player 2: money 4
            ruins: 1=1 2=2 3=2 4=1 6=2 7=1 8=1 9=none 10=2 11=1 12=2 14=2 15=1
            finds: {deep}=13 {slope}=5
            gone: f12 c8 e3 f5 t6 t3 t12 h15 q7 p10 r10 q13
        """,
        given={"one": "i3", "deep": "i1", "other": "l11", "slope": "l12"},
        open=("dive", "done"),
        goal=lambda played: ending(played) == "N51",
        mistakes=(
            Mistake("one-more", "N50", last_announced),
            Mistake("not-all", "N51", lambda played: wasted(played) or round_goes_on(played)),
        ),
        ends=lambda played: wasted(played) or at_end_of_round(played),
        vary=any_of(
            {"one": "o11", "deep": "o13", "other": "h3", "slope": "g4"},
            {"one": "d3", "deep": "c2", "other": "n10", "slope": "n8"},
        ),
    ),
    Exercise(
        id="scoring/standstill",
        rules=("N23", "N52"),
        position="""
            map: lesson
            round: 7
            first: 2
            seat: 1
            module h8: base
            module k8: technology r90, owner 1, researchers 1 0
            module h5: technology r0, owner 1, researchers 1 0
            module e8: training r0, owner 2, researchers 0 1
            player 1: money {money}, hand {hand}, kept jellyfish 1
            player 2: money 2
            ruins: 1=1 2=1 7=2
            gone: m5 f12 c8 g13 t6
        """,
        given={"money": 5, "hand": "sonar"},
        open=("buy", "pass", "place", "done"),
        goal=lambda played: ending(played) == "N52",
        mistakes=(
            Mistake("bought", "N52", lambda played: played.did("buy") > 0),
            Mistake("expanded", "N52", expanded),
        ),
        ends=something_happened,
        vary=any_of({"hand": "habitat-green+2", "money": 4}, {"hand": "laboratory analysis", "money": 9}),
    ),
    Exercise(
        id="scoring/go-on",
        rules=("N43", "N44", "N52"),
        position="""
            map: lesson
            stage: dive
            round: 8
            first: 2
            seat: 1
            module h8: base
            module h11: laboratory r0, owner 1, researchers 1 0
            module e8: training r0, owner 2, researchers 0 1
            module e11: training r0, owner 2, researchers 0 1
            player 1: money 0, subs {sub} - -, looked {chest} {urchin}
            player 2: money 8, kept urchin 1
            finds: {chest}=chest {urchin}=urchin
            ruins: 1=1 2=2 7=2
            gone: c8 i1 e3 t6 t12
        """,
        given={"sub": "i3", "chest": "g4", "urchin": "j4"},
        open=("dive", "done"),
        goal=round_goes_on,
        mistakes=(
            Mistake("unpaid", "N52", unpaid),
            Mistake("nothing", "N52", at_end_of_round),
        ),
        ends=at_end_of_round,
        vary=any_of(
            {"chest": "j4", "urchin": "g4"},
            {"sub": "o12", "chest": "o13", "urchin": "l12"},
            {"sub": "o12", "chest": "l12", "urchin": "o13"},
        ),
    ),
    Exercise(
        id="scoring/ruins-place",
        rules=("N17", "N48", "N53"),
        position="""
            map: lesson
            stage: dive
            round: 9
            last round: yes
            busy: yes
            trench: open
            module h8: base
            module h11: laboratory r0, owner 1, researchers 1 0 0
            module k11: laboratory r270, owner 1, researchers 1 0 1
            module e8: training r0, owner 2, researchers 0 1 0
            player 1: money 5, subs i3 - -, looked {atlantis} {jellyfish}
            player 2: money 4
            player 3: money 3
            finds: {atlantis}=5 {jellyfish}=jellyfish
            ruins: {ruins}
            gone: c8 n8 i1 e3 t6 t12 q7 p10
        """,
        given={"atlantis": "g4", "jellyfish": "j4", "ruins": "7=1 13=2 14=2 15=none", "gain": 2},
        open=("dive", "done"),
        goal=lambda played: gained(played) >= amount(played, "gain"),
        mistakes=(
            Mistake("less", "N53", lambda played: played.did("dive") > 0),
            Mistake("stayed", "N53", lambda played: played.last == "done"),
        ),
        vary=any_of(
            {"ruins": "7=1 2=2 13=2 14=2 15=none", "gain": 1},
            {"ruins": "7=1 2=3 13=2 14=2 15=none", "gain": 2, "atlantis": "j4", "jellyfish": "g4"},
        ),
    ),
    Quiz(
        id="scoring/formula",
        rules=("N55",),
        right="right",
        wrong={"ruins": "N55", "money": "N55", "sum": "N55"},
        given={"finds": 5, "at": 4, "research": 4, "money": 3, "right": 39, "ruins": 27, "nemo": 48, "sum": 16},
        vary=any_of(
            {"finds": 6, "at": 2, "research": 5, "money": 4, "right": 44, "ruins": 36, "nemo": 60, "sum": 17},
            {"finds": 3, "at": 5, "research": 6, "money": 7, "right": 55, "ruins": 30, "nemo": 90, "sum": 21},
        ),
    ),
    Exercise(
        id="scoring/raise",
        rules=("N54", "N55"),
        position="""
            stage: raise
            round: 9
            ending: N52
            module l12: base
            module l9: technology r0, owner 1, researchers 1 0
            module o12: technology r90, owner 1, researchers 1 0
            module l15: sonar r0, owner 1, researchers 1 0
            player 1: money {money}, kept scallop {scallops} gold 1, order scallop+urchin
            player 2: money 20
            ruins: 1=1 2=2 3=2
            gone: i1 l1 f6 o6 s6 m7 g9 t9 d2
        """,
        given={"money": 5, "scallops": 3},
        goal=lambda played: score(played) == best_score(played),
        mistakes=(
            Mistake("none", "N54", lambda played: played.did("raise 0") > 0),
            Mistake("too-few", "N55", lambda played: played.did("raise") > 0),
        ),
        vary=any_of({"money": 4, "scallops": 2}, {"money": 2, "scallops": 4}),
    ),
    Exercise(
        id="scoring/keep-your-nemo",
        rules=("N34", "N54", "N55"),
        position="""
            map: lesson
            stage: raise
            round: 9
            ending: N52
            module h8: base
            module e8: {west} r0, owner 1, researchers 1 0
            module k8: technology r90, owner 1, researchers 1 0
            module h11: sonar r0, owner 2, researchers 0 1
            player 1: money {money}, kept scallop {scallops} urchin 1, order scallop+urchin
            player 2: money 6
            ruins: 1=1 2=2
            gone: f12 c8 e3 f5 m5 n8 g13 i13 t6
        """,
        given={"money": 5, "scallops": 2, "west": "training"},
        goal=lambda played: score(played) == best_score(played),
        mistakes=(Mistake("raised", "N55", lambda played: played.did("raise") > 0),),
        vary=any_of({"money": 3, "scallops": 1}, {"money": 8, "scallops": 3, "west": "analysis"}),
    ),
    Exercise(
        id="scoring/eighty-two",
        rules=("N34", "N53", "N54", "N55"),
        position="""
            stage: raise
            round: 9
            ending: N52
            threes: training=2 sonar=3
            module l12: base
            module l9: training r0, owner 1, researchers 1 1 0 0
            module l6: training r0, owner 2, researchers 1 1 0 0
            module l15: technology r0, owner 1, researchers 1 0 0 0
            module l18: technology r0, owner 1, researchers 1 0 0 0
            module i12: sonar r0, owner 3, researchers 1 0 1 0
            module i9: sonar r0, owner 3, researchers 1 0 1 0
            module o12: laboratory r180, owner 1, researchers 1 0 0 0
            module o15: laboratory r0, owner 4, researchers 1 0 0 0
            player 1: money 5, kept scallop 3 jellyfish 1 gold 1, order scallop+urchin
            player 2: money 9, order scallop+jellyfish
            player 3: money 12, order snail+urchin
            player 4: money 7, order snail+jellyfish
            ruins: 1=2 2=2 3=1
            gone: i1 l1 i5 l5 f6 o6 s6 m7 g9 d2
        """,
        goal=lambda played: score(played) == 82,
        mistakes=(
            Mistake("none", "N54", lambda played: played.did("raise 0") > 0),
            Mistake("too-few", "N55", lambda played: played.did("raise") > 0),
        ),
    ),
)
