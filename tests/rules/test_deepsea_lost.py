"""What happens to lost treasures in Deep Sea Adventure, D13."""

from __future__ import annotations

import pytest

from nautwidget.game import InvalidPosition
from nautwidget.games.deepsea.state import State
from tests.rules.deepsea_sea import GAME, allowed, diver, field, play, refusal, sea, swim, turn


def drowned(*lines: str) -> State:
    """The air is out, and diver 1, on his way up, ends the last turn of the round two spaces less his load higher."""
    state = swim(sea("oxygen: 0", *lines), "up", 1, 1)
    return play(state, "leave") if field(state, "stage") == "search" else state


def end_of_path(state: State, count: int) -> list[str]:
    return field(state, "path").split()[-count:]


def test_d13_a_bundle_of_three_goes_to_the_end_of_the_path_as_one_space() -> None:
    state = drowned("diver 1: at 20, heading up, carries 1 2 3", "diver 2: at 0, heading back")
    assert field(state, "path") == " ".join(map(str, range(4, 33))) + " 1+2+3"
    assert diver(state, 1) == "at 0, heading down, points 0"


@pytest.mark.parametrize(("load", "last"), [("1", "1"), ("1 2", "1+2")])
def test_d13_the_last_bundle_may_be_smaller(load: str, last: str) -> None:
    state = drowned(f"diver 1: at 20, heading up, carries {load}", "diver 2: at 0, heading back")
    assert end_of_path(state, 2) == ["32", last]
    assert field(state, "round") == "2"


def test_d13_the_diver_furthest_from_the_submarine_lays_down_first() -> None:
    state = drowned(
        "diver 1: at 9, heading up, carries 1",
        "diver 2: at 5, carries 2",
        "diver 3: at 30, carries 3",
    )
    assert end_of_path(state, 2) == ["32", "3+1+2"]


def test_d13_a_bundle_fills_up_across_divers_and_the_last_one_is_smaller() -> None:
    state = drowned(
        "diver 1: at 9, heading up, carries 1",
        "diver 2: at 12, carries 2 3",
        "diver 3: at 5, carries 4",
        "diver 4: at 4, carries 5",
    )
    assert end_of_path(state, 3) == ["32", "2+3+1", "4+5"]


def test_d13_each_diver_chooses_the_order_of_his_own() -> None:
    state = drowned("diver 1: at 20, heading up, carries 1 2 3 4", "diver 2: at 0, heading back, kept 5")
    assert turn(state) == ("1", "lay")
    assert allowed(state) == ["lay 1", "lay 2", "lay 3", "lay 4"]
    state = play(state, "lay 4")
    assert allowed(state) == ["lay 1", "lay 2", "lay 3"]
    state = play(state, "lay 1", "lay 3")
    # What is left needs no choice.
    assert field(state, "round") == "2"
    assert end_of_path(state, 3) == ["32", "4+1+3", "2"]


def test_d13_nobody_is_asked_where_the_order_makes_no_difference() -> None:
    state = drowned("diver 1: at 20, heading up, carries 1 2 3", "diver 2: at 9, carries 4 5 6")
    assert field(state, "round") == "2"
    assert end_of_path(state, 3) == ["32", "1+2+3", "4+5+6"]


def test_d13_the_second_is_asked_what_fills_up_the_bundle_of_the_first() -> None:
    state = drowned("diver 1: at 20, heading up, carries 1 2", "diver 2: at 9, carries 3 4")
    assert turn(state) == ("2", "lay")
    assert allowed(state) == ["lay 3", "lay 4"]
    assert end_of_path(state, 1) == ["1+2"]
    state = play(state, "lay 4")
    assert end_of_path(state, 3) == ["32", "1+2+4", "3"]


def test_d13_both_are_asked_in_turn() -> None:
    state = drowned(
        "diver 1: at 9, heading up, carries 1 2 3 4",
        "diver 2: at 20, carries 5 6 7 8",
        "diver 3: at 0, heading back",
    )
    assert turn(state) == ("2", "lay")
    assert field(state, "laying") == "2 1"
    state = play(state, "lay 8", "lay 7", "lay 6")
    assert turn(state) == ("1", "lay")
    state = play(state, "lay 4", "lay 3")
    assert end_of_path(state, 4) == ["32", "8+7+6", "5+4+3", "1+2"]


def test_d13_while_they_choose_the_points_of_those_who_are_back_stand() -> None:
    state = drowned("diver 1: at 20, heading up, carries 1 2 3 4", "diver 2: at 0, heading back, kept 9")
    assert diver(state, 2) == "at 0, heading back, scored 9, points 4"
    assert diver(state, 1) == "at 20, heading up, carries 1 2 3 4, points 0"


def test_d13_only_what_one_carries_is_laid_and_only_by_its_diver() -> None:
    state = drowned("diver 1: at 20, heading up, carries 1 2 3 4", "diver 2: at 9, carries 5")
    assert refusal(state, "lay 5") == ["D13 why.lay.not_carried"]
    assert refusal(state, "lay 1", seat=1) == ["D3 why.not_your_turn"]
    assert refusal(state, "lay 5", seat=1) == ["D3 why.not_your_turn", "D13 why.lay.not_carried"]
    assert refusal(play(state, "lay 1"), "lay 1") == ["D13 why.lay.not_carried"]


def test_d13_nothing_is_laid_during_a_round() -> None:
    state = sea("diver 1: at 20, heading up, carries 1 2 3 4", "diver 2: at 9")
    assert refusal(state, "lay 1") == ["D13 why.only_in.lay"]


def test_d13_a_bundle_lost_again_counts_as_one_of_the_three() -> None:
    state = drowned("diver 1: at 20, heading up, carries 1+2+3 4", "diver 2: at 9, carries 5 6+7")
    assert turn(state) == ("2", "lay")
    assert allowed(state) == ["lay 5", "lay 6"]
    state = play(state, "lay 6")
    assert end_of_path(state, 3) == ["32", "1+2+3+4+6+7", "5"]


def test_d13_a_small_bundle_is_never_topped_up_later() -> None:
    path = " ".join(map(str, range(4, 31)))
    state = drowned(
        "round: 2",
        f"path: . {path} 1+2",
        "diver 1: at 20, heading up, carries 3, points 0",
        "diver 2: at 10, carries 31 32, points 0",
    )
    assert field(state, "path") == f"{path} 1+2 3+31+32"


def test_d13_a_bundle_of_one_that_was_lost_earlier_is_not_topped_up_either() -> None:
    path = " ".join(map(str, range(3, 32)))
    state = drowned(
        "round: 2",
        f"path: {path} 1 .",
        "diver 1: at 20, heading up, carries 2, points 0",
        "diver 2: at 10, carries 32, points 0",
    )
    assert field(state, "path") == f"{path} 1 2+32"


def test_d13_a_new_bundle_lies_behind_the_blank_discs_which_then_leave() -> None:
    state = drowned("diver 1: at 30, heading up, carries 31 32", "diver 2: at 0, heading back")
    assert field(state, "path") == " ".join(map(str, range(1, 31))) + " 31+32"


def test_d13_who_carries_nothing_loses_nothing() -> None:
    state = drowned("diver 1: at 20, heading up", "diver 2: at 9")
    assert field(state, "round") == "2"
    assert field(state, "path") == " ".join(map(str, range(1, 33)))


def test_d13_when_all_are_back_nothing_is_lost() -> None:
    state = sea("oxygen: 0", "diver 1: at 1, heading up, carries 1 2", "diver 2: at 0, heading back, kept 3")
    state = swim(state, "up", 3, 3)
    assert field(state, "path") == " ".join(map(str, range(4, 33)))


def test_d13_lost_treasures_earn_nothing() -> None:
    state = drowned("diver 1: at 20, heading up, carries 31 32", "diver 2: at 0, heading back, kept 1")
    assert (diver(state, 1), diver(state, 2)) == (
        "at 0, heading down, points 0",
        "at 0, heading down, scored 1, points 0",
    )


def test_d13_after_the_last_round_nothing_is_laid() -> None:
    state = drowned(
        "round: 3",
        "diver 1: at 20, heading up, carries 1 2 3 4, points 0 0",
        "diver 2: at 9, carries 5, points 0 0",
    )
    assert field(state, "stage") == "over"
    assert field(state, "path") == ". . . . . " + " ".join(map(str, range(6, 33)))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (0, 0)


def test_d13_a_position_in_which_somebody_lays_down_has_something_to_choose() -> None:
    with pytest.raises(InvalidPosition) as caught:
        sea(
            "stage: lay",
            "round: 3",
            "laying: 2",
            "diver 1: at 9, carries 1 2 3, points 0 0 0",
            "diver 2: at 12, carries 4, points 0 0 0",
        )
    assert caught.value.reasons == (
        "D13: 'laying' begins with the seat that lays down",
        "D13: what diver 1 carries fits into one bundle, so nothing is to be chosen",
        "D13: after the last round nothing is laid",
    )
