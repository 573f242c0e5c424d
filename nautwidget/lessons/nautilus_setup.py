"""Nautilus, before the first round: locks, the base, the finds, the ruins and the orders (N1 to N18)."""

from __future__ import annotations

from typing import Final

from nautwidget.lessons.exercise import AnyExercise, Quiz
from nautwidget.lessons.vary import any_of, any_turn
from nautwidget.texts import say

EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Quiz(
        id="setup/base",
        rules=("N3", "N10", "N15"),
        position="""
            map: lesson
            player 1:
            player 2:
        """,
        right="right",
        wrong={"side": "N15", "corner": "N10", "outside": "N15"},
        given={"right": "j9", "side": "k8", "corner": "g6", "outside": "n8", "touched": "f5"},
        vary=any_of(
            {"right": "f7", "side": "e8", "corner": "i6", "outside": "c10", "touched": "j5"},
            {"right": "h6", "side": "g5", "corner": "g10", "outside": "m7", "touched": "f11"},
            {"right": "h10", "side": "i11", "corner": "i10", "outside": "c7", "touched": "j11"},
        ),
    ),
    Quiz(
        id="setup/passage",
        rules=("N11", "N12", "N13", "N14"),
        # The training module turns its wall to the base; one enters it from the laboratory.
        position="""
            round: 4
            module l12: base
            module l9: habitat-green
            module i9: laboratory r90, owner 2
            module i12: training r180, owner 1
            module o12: technology r90, owner 1
            module l15: sonar r0, owner 2
            player 1: money 40
            player 2: money 40
        """,
        right="training",
        wrong={"habitat": "N14", "technology": "N13", "sonar": "N13"},
        vary=any_turn("l12"),
    ),
    Quiz(
        id="setup/finds",
        rules=("N3", "N5", "N6", "N16"),
        position="""
            module l12: base
            player 1:
            player 2:
        """,
        right="right",
        wrong={"chest": "N5", "other": "N5", "atlantis": "N6"},
        given={
            "cell": "e12",
            "zone": say("zone.slope"),
            "right": say("find.gold"),
            "other": say("find.snail"),
            "atlantis": say("find.atlantis", number=4),
        },
        vary=any_of(
            {
                "cell": "d7",
                "zone": say("zone.deep"),
                "right": say("find.atlantis", number=15),
                "other": say("find.gold"),
                "atlantis": say("find.atlantis", number=8),
            },
            {
                "cell": "x9",
                "zone": say("zone.trench"),
                "right": say("find.atlantis", number=2),
                "other": say("find.gold"),
                "atlantis": say("find.atlantis", number=12),
            },
        ),
    ),
    Quiz(
        id="setup/ruins-points",
        rules=("N17", "N53"),
        right="right",
        wrong={"first": "N53", "others": "N17", "none": "N53"},
        given={"players": 4, "right": 4, "first": 5, "others": 3},
        vary=any_of(
            {"players": 3, "right": 3, "first": 5, "others": 2},
            {"players": 2, "right": 2, "first": 4, "others": 3},
        ),
    ),
    Quiz(
        id="setup/orders",
        rules=("N8", "N18"),
        position="""
            map: lesson
            player 1: order scallop+urchin
            player 2:
            {third}
        """,
        seat=0,
        right="unseen",
        wrong={"open": "N18", "stack": "N18", "two": "N18"},
        given={"players": 2, "third": ""},
        vary=any_of({"players": 3, "third": "player 3:"}),
    ),
    Quiz(
        id="setup/secrets",
        rules=("N1", "N2"),
        position="""
            map: lesson
            round: 2
            player 1: money 54, order snail+jellyfish, hand sonar
            player 2: money 52, hand habitat-green+3
        """,
        seat=0,
        right="order",
        wrong={"money": "N1", "hand": "N21", "stock": "N1"},
    ),
)
