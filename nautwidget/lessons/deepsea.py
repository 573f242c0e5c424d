"""Deep Sea Adventure: air for all, a burden for each (D1 to D16)."""

from __future__ import annotations

from typing import Final

from nautwidget.games.deepsea.state import CHIPS, SUBMARINE, Diver, Table
from nautwidget.games.deepsea.turn import route, steps
from nautwidget.lessons.exercise import AnyExercise, Exercise, Mistake, Quiz
from nautwidget.lessons.played import Played, after, at_end_of_round
from nautwidget.lessons.vary import any_of


def path_without(*taken: int) -> str:
    """The path as a position writes it, with blank discs where these treasures lay."""
    return " ".join("." if number in taken else str(number) for number in range(1, CHIPS + 1))


def carries(played: Played, number: int) -> bool:
    """Whether the learner's diver carries a treasure, by its number."""
    mine: Diver = played.now.table.divers[played.seat]
    return any(number - 1 in treasure for treasure in mine.carried)


def surely_home(played: Played) -> bool:
    """Whether the learner's next move up ends in the submarine even with the lowest roll, two ones (D6)."""
    table: Table = played.now.table
    counted = route(table, played.seat, steps(table, played.seat, (1, 1)))
    return counted[-1:] == (SUBMARINE,)


def shallowest(played: Played) -> int:
    """The number of the treasure that the learner carried from the least depth, the cheapest shape (D2)."""
    carried: tuple[tuple[int, ...], ...] = played.start.table.divers[played.seat].carried
    return min(chip for treasure in carried for chip in treasure) + 1


EXERCISES: Final[tuple[AnyExercise, ...]] = (
    Quiz(
        id="deepsea/burden",
        game="deepsea",
        rules=("D6",),
        right="right",
        wrong={"whole": "D6", "zero": "D6"},
        given={"one": 3, "other": 2, "carried": 2, "sum": 5, "steps": 3},
        vary=any_of(
            {"one": 2, "other": 2, "carried": 1, "sum": 4, "steps": 3},
            {"one": 3, "other": 3, "carried": 4, "sum": 6, "steps": 2},
            {"one": 1, "other": 2, "carried": 2, "sum": 3, "steps": 1},
        ),
    ),
    Quiz(
        id="deepsea/skip",
        game="deepsea",
        rules=("D7",),
        right="right",
        wrong={"counted": "D7", "once": "D7"},
        given={"place": 4, "near": 5, "far": 7, "steps": 3, "right": 9, "counted": 7, "once": 8},
        vary=any_of(
            {"place": 10, "near": 12, "far": 13, "steps": 4, "right": 16, "counted": 14, "once": 15},
            {"place": 6, "near": 7, "far": 8, "steps": 2, "right": 10, "counted": 8, "once": 9},
        ),
    ),
    Quiz(
        id="deepsea/air",
        game="deepsea",
        rules=("D4",),
        right="right",
        wrong={"yours": "D4", "each": "D4"},
        given={"oxygen": 18, "own": 3, "second": 4, "right": 11, "yours": 15, "each": 16},
        vary=any_of(
            {"oxygen": 20, "own": 1, "second": 4, "right": 15, "yours": 19, "each": 18},
            {"oxygen": 15, "own": 3, "second": 2, "right": 10, "yours": 12, "each": 13},
        ),
    ),
    Exercise(
        id="deepsea/turn-back",
        game="deepsea",
        rules=("D4", "D5", "D11"),
        position="""
            stage: heading
            oxygen: {oxygen}
            seat: 1
            path: 1 2 . 4 . 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
            diver 1: at 7, heading down, carries 3 5
            diver 2: at 2
        """,
        given={"oxygen": 7},
        open=("down", "up"),
        goal=lambda played: played.did("up") > 0,
        mistakes=(Mistake("deeper", "D11", lambda played: played.did("down") > 0),),
        ends=after(1),
        vary=any_of({"oxygen": 6}, {"oxygen": 8}, {"oxygen": 9}),
    ),
    Exercise(
        id="deepsea/sure-home",
        game="deepsea",
        rules=("D6", "D8", "D9", "D11"),
        position="""
            stage: search
            oxygen: 1
            seat: 1
            path: {path}
            diver 1: at {place}, heading up, carries {carries}
            diver 2: at 0, heading back, kept {kept}
        """,
        given={"place": 1, "carries": "12", "kept": "2 3", "path": path_without(2, 3, 12)},
        open=("take", "drop", "leave"),
        goal=lambda played: bool(played.moves) and surely_home(played),
        mistakes=(Mistake("too-heavy", "D6", lambda played: bool(played.moves)),),
        ends=after(1),
        vary=any_of(
            {"carries": "9 12", "kept": "1 2", "path": path_without(1, 2, 9, 12)},
            {"place": 2, "carries": "", "kept": "1 9", "path": path_without(1, 9)},
        ),
    ),
    Exercise(
        id="deepsea/put-down",
        game="deepsea",
        rules=("D2", "D6", "D9"),
        position="""
            stage: search
            oxygen: 8
            seat: 1
            path: {path}
            diver 1: at {place}, heading up, carries {carries}
            diver 2: at 3, heading up, carries {place}
        """,
        given={"place": 8, "carries": "20 6 13", "path": path_without(6, 8, 13, 20)},
        open=("drop", "leave"),
        goal=lambda played: not carries(played, shallowest(played)),
        mistakes=(
            Mistake("precious", "D2", lambda played: played.did("drop") > 0),
            Mistake("kept-all", "D6", lambda played: played.last == "leave"),
        ),
        ends=after(1),
        vary=any_of(
            {"place": 6, "carries": "27 18 10", "path": path_without(6, 10, 18, 27)},
            {"place": 10, "carries": "17 12 4", "path": path_without(4, 10, 12, 17)},
        ),
    ),
    Exercise(
        id="deepsea/bundle",
        game="deepsea",
        rules=("D2", "D13", "D14"),
        position="""
            stage: lay
            oxygen: 0
            seat: 1
            laying: 1
            path: {path}
            diver 1: at 9, heading up, carries {carries}, points 0
            diver 2: at 2, heading up, points 0
        """,
        given={"carries": "11 5 18 26", "path": path_without(5, 11, 18, 26)},
        goal=lambda played: at_end_of_round(played) and played.now.table.path[-1] == (shallowest(played) - 1,),
        mistakes=(Mistake("cheap", "D13", lambda played: played.did(f"lay {shallowest(played)}") > 0),),
        ends=at_end_of_round,
        vary=any_of(
            {"carries": "3 12 14 20", "path": path_without(3, 12, 14, 20)},
            {"carries": "21 30 24 15", "path": path_without(15, 21, 24, 30)},
        ),
    ),
)
