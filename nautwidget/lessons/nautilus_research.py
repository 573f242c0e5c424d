"""Nautilus, phase 2: researchers walk and set modules to work (N29 to N35)."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Exercise, Mistake, Quiz
from nautwidget.lessons.nautilus_seen import active, ended, holds_three, people_in, research_points, spent, still_lies
from nautwidget.lessons.played import Played, at_end_of_round
from nautwidget.lessons.vary import any_of, any_turn


def phase_over(played: Played) -> bool:
    return ended(played, "research")


def half_way(played: Played) -> bool:
    """Whether somebody stopped in the base, from which all ways in these cities lead on."""
    return people_in(played, "base") > 0


EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Exercise(
        id="research/two-walk",
        rules=("N29",),
        position="""
            map: lesson
            stage: research
            round: 2
            module h8: base
            module j6: habitat-blue, researchers 1 0
            module l8: sonar r180, owner 1
            module h11: habitat-green, researchers 1 0
            module e8: analysis r0, owner 1
            player 1: money 8
            player 2: money 20
        """,
        open=("walk", "done"),
        goal=lambda played: active(played, "sonar") == active(played, "analysis") == 1,
        mistakes=(
            Mistake(
                "crossed", "N29", lambda played: not people_in(played, "habitat-blue") and not active(played, "sonar")
            ),
            Mistake(
                "too-far",
                "N29",
                lambda played: not people_in(played, "habitat-green") and not active(played, "analysis"),
            ),
            Mistake("stayed", "N29", phase_over),
        ),
        vary=any_turn("h8"),
    ),
    Exercise(
        id="research/passing",
        rules=("N29", "N31", "N32"),
        position="""
            map: lesson
            stage: research
            round: 3
            module h8: base
            module h5: habitat-green, researchers 1 0
            module k8: technology r90, owner 2, researchers 0 1
            module n8: laboratory r270, owner 1
            player 1: money 4
            player 2: money 20
        """,
        open=("walk", "done"),
        goal=lambda played: active(played, "laboratory") == 1 and not spent(played),
        mistakes=(
            Mistake("stopped", "N31", lambda played: active(played, "technology") > 0),
            Mistake("half-way", "N29", half_way),
            Mistake("stayed", "N32", phase_over),
        ),
        vary=any_turn("h8"),
    ),
    Exercise(
        id="research/activate",
        rules=("N29", "N31", "N32"),
        position="""
            stage: research
            round: 2
            module l12: base
            module l9: habitat-green, researchers 2 0
            module i12: training r0, owner 2, researchers 0 1
            module o12: technology r90, owner 1, researchers 1 0
            player 1: money 5
            player 2: money 20
        """,
        open=("walk", "done"),
        goal=lambda played: active(played, "training") == 1,
        mistakes=(
            Mistake("already-active", "N32", lambda played: people_in(played, "technology") > 1),
            Mistake("stayed", "N32", phase_over),
            Mistake("half-way", "N29", half_way),
        ),
        vary=any_turn("l12"),
    ),
    Exercise(
        id="research/pay-once",
        rules=("N31", "N32"),
        position="""
            map: lesson
            stage: research
            round: 3
            module h8: base
            module h5: habitat-green, researchers 1 0
            module e8: sonar r0, owner 2, researchers 1 1
            module k8: analysis r0, owner 2, researchers 0 1
            player 1: money 3
            player 2: money 20
        """,
        open=("walk", "done"),
        goal=lambda played: people_in(played, "sonar") == 2,
        mistakes=(
            Mistake("paid", "N32", lambda played: spent(played) > 0),
            Mistake("half-way", "N29", half_way),
            Mistake("stayed", "N32", phase_over),
        ),
        vary=any_turn("h8"),
    ),
    Exercise(
        id="research/bonus",
        rules=("N29", "N30", "N35"),
        position="""
            map: lesson
            stage: research
            round: 2
            module h8: base
            module h5: habitat-green, researchers 2 0
            module e8: training r0, owner 1
            module k8: sonar r90, owner 1
            player 1: money 8
            player 2: money 20
        """,
        open=("walk", "done"),
        goal=lambda played: active(played, "training") == active(played, "sonar") == 1,
        mistakes=(
            Mistake("half-way", "N29", half_way),
            Mistake("other-first", "N30", lambda played: active(played, "sonar") > active(played, "training")),
            Mistake("stayed", "N30", phase_over),
        ),
        vary=any_turn("h8"),
    ),
    Exercise(
        id="research/one-stays",
        rules=("N32", "N33"),
        position="""
            map: lesson
            stage: research
            round: 4
            module h8: base
            module e8: analysis r0, owner 1
            module k8: technology r90, owner 1, researchers 1 0
            module h11: sonar r0, owner 1, researchers 2 0
            module k11: habitat-green, researchers 0 2
            player 1: money 8
            player 2: money 20
        """,
        open=("walk", "done"),
        goal=lambda played: active(played, "analysis") == 1,
        mistakes=(
            Mistake("joined", "N33", lambda played: people_in(played, "technology") > 1),
            Mistake("half-way", "N29", half_way),
            Mistake("stayed", "N33", phase_over),
        ),
        vary=any_turn("h8"),
    ),
    Exercise(
        id="research/points",
        rules=("N32", "N34"),
        position="""
            map: lesson
            stage: research
            round: 5
            module h8: base
            module h5: habitat-green, researchers 1 0
            module k5: training r90, owner 1, researchers 1 1
            module k8: training r180, owner 2, researchers 0 1
            module e5: laboratory r90, owner 1, researchers 1 1
            module e8: laboratory r0, owner 2, researchers 0 0
            module h11: sonar r0, owner 1
            player 1: money 6
            player 2: money 12
        """,
        open=("walk", "done"),
        goal=lambda played: research_points(played) == 3,
        mistakes=(
            Mistake("tie", "N34", lambda played: active(played, "training") == 2),
            Mistake("only-one", "N34", lambda played: active(played, "sonar") == 1),
            Mistake("half-way", "N29", half_way),
            Mistake("stayed", "N34", phase_over),
        ),
        vary=any_turn("h8"),
    ),
    Exercise(
        id="research/three",
        rules=("N34",),
        position="""
            map: lesson
            stage: research
            round: 6
            threes: technology=2
            module h8: base
            module h5: habitat-green, researchers 1 0
            module k5: sonar r90, owner 1
            module k8: technology r90, owner 1, researchers 1 1
            module e8: technology r90, owner 2, researchers 1 1
            module h11: technology r0, owner 2
            player 1: money 6
            player 2: money 12
        """,
        open=("walk", "done"),
        goal=lambda played: holds_three(played, "technology"),
        mistakes=(
            Mistake("joined", "N34", lambda played: people_in(played, "technology") == 3),
            Mistake("other-kind", "N34", lambda played: active(played, "sonar") == 1),
            Mistake("half-way", "N29", half_way),
            Mistake("stayed", "N34", phase_over),
        ),
        vary=any_turn("h8"),
    ),
    Exercise(
        id="research/range",
        rules=("N32", "N35", "N40"),
        position="""
            map: lesson
            stage: research
            round: 4
            module h8: base
            module h5: habitat-green, researchers 1 0
            module e8: {west}
            module k8: {east}
            player 1: money 6, subs {sub} - -, looked {chest}
            player 2: money 20
            finds: {chest}=chest
        """,
        given={
            "sub": "n13",
            "chest": "n8",
            "west": "technology r90, owner 1",
            "east": "sonar r90, owner 1",
        },
        open=("walk", "dive", "done"),
        goal=lambda played: not still_lies(played, str(played.given["chest"])),
        mistakes=(
            Mistake("sees-further", "N35", lambda played: active(played, "sonar") == 1),
            Mistake("half-way", "N29", half_way),
            Mistake("no-range", "N35", lambda played: phase_over(played) and not active(played, "technology")),
            Mistake("elsewhere", "N40", lambda played: played.did("dive") > 0),
            Mistake("stayed", "N40", at_end_of_round),
        ),
        ends=at_end_of_round,
        vary=any_of(
            {"sub": "o2", "chest": "m5"},
            {"sub": "b13", "chest": "f12"},
            {"sub": "b4", "chest": "c8", "west": "sonar r0, owner 1", "east": "technology r90, owner 1"},
        ),
    ),
    Quiz(
        id="research/most-steps",
        rules=("N29", "N35"),
        right="right",
        wrong={"each": "N29", "none": "N35"},
        given={"number": 3, "each": 6},
        vary=any_of({"number": 4, "each": 7}),
    ),
)
