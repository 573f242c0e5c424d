"""The end of a round and of the game in Deep Sea Adventure, D11, D12 and D14 to D16."""

from __future__ import annotations

import pytest

from nautwidget.game import InvalidPosition
from tests.rules.deepsea_sea import GAME, IN_ORDER, allowed, diver, field, parsed, play, refusal, sea, swim, turn

#: Every treasure but the first two, brought home in round 1, and their points.
ALL_BUT_TWO = " ".join(map(str, range(3, 33)))
THEIR_POINTS = sum(map(int, IN_ORDER.split()[2:]))

# D11


def test_d11_the_round_ends_when_all_are_back_with_air_left() -> None:
    state = sea("oxygen: 12", "diver 1: at 0, heading back, kept 9", "diver 2: at 3, heading up, carries 4", "seat: 2")
    state = swim(state, "up", 3, 1)
    assert field(state, "round") == "2"
    assert diver(state, 1) == "at 0, heading down, scored 9, points 4"
    assert diver(state, 2) == "at 0, heading down, scored 4, points 1"


def test_d11_the_round_goes_on_while_somebody_is_in_the_water_and_there_is_air() -> None:
    state = sea("oxygen: 1", "diver 1: at 1, heading up, carries 9", "diver 2: at 3")
    state = swim(state, "up", 3, 3)
    assert (field(state, "round"), field(state, "oxygen")) == ("1", "1")
    assert turn(state) == ("2", "heading")


def test_d11_the_round_goes_on_while_somebody_has_not_left_the_submarine() -> None:
    state = swim(sea("diver 1: at 1, heading up, carries 9", "diver 2: at 0"), "up", 3, 3)
    assert field(state, "round") == "1"
    assert turn(state) == ("2", "heading")


@pytest.mark.parametrize("oxygen", [3, 2, 1])
def test_d11_a_breath_takes_the_oxygen_to_0_exactly_or_from_less_and_never_below(oxygen: int) -> None:
    state = sea("stage: search", f"oxygen: {oxygen}", "diver 1: at 5", "diver 2: at 12, heading up, carries 1 2 3")
    state = play(state, "leave")
    assert field(state, "oxygen") == "0"
    assert turn(state) == ("2", "heading")


def test_d11_who_breathes_the_last_air_still_finishes_his_turn_and_takes_a_treasure() -> None:
    state = sea("stage: search", "oxygen: 1", "diver 1: at 5", "diver 2: at 12, heading up, carries 30")
    state = swim(play(state, "leave"), "up", 2, 2)
    assert turn(state) == ("2", "search")
    assert allowed(state) == ["take", "leave"]
    state = play(state, "take")
    assert field(state, "round") == "2"
    # Both are lost, the one of this turn too.
    assert field(state, "path").split()[-1] == "30+9"


def test_d11_who_breathes_the_last_air_and_gets_home_is_back_in_time() -> None:
    state = sea("stage: search", "oxygen: 1", "diver 1: at 5, carries 6", "diver 2: at 3, heading up, carries 30")
    state = swim(play(state, "leave"), "up", 2, 2)
    assert diver(state, 2) == "at 0, heading down, scored 30, points 14"
    assert diver(state, 1) == "at 0, heading down, points 0"


def test_d11_nobody_has_another_turn_once_the_air_is_used_up() -> None:
    state = sea("oxygen: 0", "diver 1: at 20, heading up, carries 30", "diver 2: at 1, heading up, carries 31")
    state = play(swim(state, "up", 1, 1), "leave")
    assert field(state, "round") == "2"
    assert diver(state, 2) == "at 0, heading down, points 0"


def test_d11_a_blank_disc_and_empty_hands_end_the_last_turn_as_well() -> None:
    """With 0 left the diver puts down his only treasure: the round is over and nothing of his is lost."""
    state = sea("stage: search", "oxygen: 0", "diver 1: at 5, heading up, carries 5", "diver 2: at 9")
    state = play(state, "drop 5")
    assert field(state, "round") == "2"
    assert field(state, "path") == " ".join(map(str, range(1, 33)))


# D12


def test_d12_divers_who_are_back_score_their_treasures_bundles_included() -> None:
    state = sea("diver 1: at 0, heading back, kept 32 1+9+17", "diver 2: at 1, heading up, carries 2", "seat: 2")
    state = swim(state, "up", 1, 2)
    assert diver(state, 1) == "at 0, heading down, scored 32 1 9 17, points 27"
    assert diver(state, 2) == "at 0, heading down, scored 2, points 0"


def test_d12_nothing_is_scored_before_the_round_ends() -> None:
    state = swim(sea("diver 1: at 1, heading up, carries 9", "diver 2: at 3"), "up", 3, 3)
    assert diver(state, 1) == "at 0, heading back, kept 9"


def test_d12_those_values_stay_theirs_in_later_rounds() -> None:
    state = sea(
        "round: 2",
        "oxygen: 0",
        "path: 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 23 24 25 26 27 28 29 30 31 .",
        "diver 1: at 20, carries 32, scored 17, points 8",
        "diver 2: at 0, heading back, kept 1, points 0",
    )
    state = play(swim(state, "down", 1, 1), "leave")
    assert field(state, "round") == "3"
    assert diver(state, 1) == "at 0, heading down, scored 17, points 8 0"
    assert diver(state, 2) == "at 0, heading down, scored 1, points 0 0"


def test_d12_a_position_has_the_points_of_what_was_scored() -> None:
    with pytest.raises(InvalidPosition) as caught:
        sea("round: 2", "diver 1: at 0, scored 17, points 9", "diver 2: at 0")
    assert caught.value.reasons == (
        "D12: diver 1 has 9 points, but his treasures are worth 8",
        "diver 2: points of 1 finished rounds are needed, not of 0",
    )


# D14


def test_d14_blank_discs_leave_the_path_and_it_closes_up() -> None:
    state = sea("diver 1: at 0, heading back, kept 1 9", "diver 2: at 3, heading up, carries 32", "seat: 2")
    state = swim(state, "up", 3, 3)
    assert field(state, "path") == " ".join(str(number) for number in range(2, 32) if number != 9)


def test_d14_oxygen_returns_to_25_and_all_divers_to_the_submarine() -> None:
    state = sea("oxygen: 0", "diver 1: at 20, heading up, carries 30", "diver 2: at 9", "diver 3: at 0, heading back")
    state = play(swim(state, "up", 1, 1), "leave")
    assert field(state, "oxygen") == "25"
    assert [diver(state, number) for number in (1, 2, 3)] == ["at 0, heading down, points 0"] * 3
    assert (field(state, "roll"), field(state, "trail"), field(state, "last back")) == ("0 0", "", "0")


def test_d14_the_new_round_is_dived_on_the_shorter_path() -> None:
    state = sea("diver 1: at 0, heading back, kept 1 2 3", "diver 2: at 3, heading up, carries 4", "seat: 2")
    state = swim(state, "up", 3, 3)
    state = play(swim(state, "down", 1, 1), "take")
    assert diver(state, 2) == "at 2, heading down, carries 6, scored 4, points 1"


# D15


def test_d15_after_air_ran_out_the_diver_furthest_from_the_submarine_begins() -> None:
    state = sea("oxygen: 0", "first: 1", "diver 1: at 9, heading up, carries 30", "diver 2: at 12", "diver 3: at 11")
    state = play(swim(state, "up", 1, 1), "leave")
    assert (field(state, "seat"), field(state, "first")) == ("2", "2")


def test_d15_distance_is_measured_after_the_turn_that_used_up_the_air() -> None:
    lines = ("oxygen: 0", "diver 1: at 12, heading down, carries 30", "diver 2: at 13")
    down = play(swim(sea(*lines), "down", 1, 1), "leave")  # past diver 2 to 14
    assert field(down, "first") == "1"
    up = play(swim(sea(*lines), "up", 1, 1), "leave")
    assert field(up, "first") == "2"


def test_d15_the_furthest_may_have_carried_nothing() -> None:
    state = sea("oxygen: 0", "diver 1: at 9, heading up, carries 30 31", "diver 2: at 10", "diver 3: at 4, carries 29")
    state = play(swim(state, "up", 1, 1), "leave")
    assert field(state, "first") == "2"


def test_d15_who_got_back_does_not_begin_while_somebody_was_still_in_the_water() -> None:
    state = sea("oxygen: 0", "diver 1: at 1, heading up, carries 30", "diver 2: at 4", "diver 3: at 0, heading back")
    state = swim(state, "up", 3, 3)
    assert field(state, "first") == "2"


def test_d15_when_all_are_back_the_last_one_to_get_back_begins() -> None:
    state = sea(
        "last back: 3", *("diver 1: at 2, heading up", "diver 2: at 0, heading back", "diver 3: at 0, heading back")
    )
    state = swim(state, "up", 3, 3)
    assert (field(state, "round"), field(state, "first"), field(state, "seat")) == ("2", "1", "1")


def test_d15_when_the_last_air_brings_the_last_one_home_he_begins() -> None:
    state = sea(
        "oxygen: 0", "last back: 1", "seat: 2", "diver 1: at 0, heading back", "diver 2: at 1, heading up, carries 30"
    )
    state = swim(state, "up", 3, 3)
    assert (field(state, "round"), field(state, "first")) == ("2", "2")


# D16


def last_round(*divers: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and ranks of a game that is over, with what each diver has scored, all of it in the last round."""
    lines = []
    for number, scored in enumerate(divers, start=1):
        points = sum((int(chip) - 1) // 2 for chip in scored.split())
        lines.append(f"diver {number}: at 0, heading back, scored {scored}, points 0 0 {points}")
    outcome = GAME.outcome(sea("stage: over", "round: 3", *lines))
    assert outcome is not None
    return outcome.scores, outcome.ranks


def test_d16_after_the_third_round_the_game_is_over_and_the_most_points_win() -> None:
    state = sea(
        "round: 3",
        "seat: 2",
        "diver 1: at 0, heading back, kept 20, points 0 0",
        "diver 2: at 1, heading up, carries 32, points 0 0",
    )
    assert GAME.outcome(state) is None
    state = swim(state, "up", 1, 2)
    assert field(state, "stage") == "over"
    assert GAME.actor(state) is None
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.winners) == ((9, 15), (2, 1), (1,))


def test_d16_points_of_all_rounds_count() -> None:
    state = sea(
        "stage: over",
        "round: 3",
        "diver 1: at 0, scored 19 20 21, points 9 9 10",
        "diver 2: at 0, scored 31, points 0 0 15",
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((28, 15), (1, 2))


def test_d16_after_the_end_nothing_is_allowed() -> None:
    state = sea("stage: over", "round: 3", "diver 1: at 0, points 0 0 0", "diver 2: at 0, points 0 0 0")
    assert allowed(state) == []
    for action in ("down", "up", "take", "leave", "drop 1", "lay 1", "roll 1 1", "lot 1"):
        assert refusal(state, action) == ["D16 why.over"]


def test_d16_a_tie_goes_to_the_most_treasures_of_the_deepest_shape() -> None:
    # 12 points: a hexagon, or two squares and triangles.
    assert last_round("25", "9 10 1 2 7 4") == ((12, 12), (1, 2))


def test_d16_still_tied_the_next_shape_up_decides() -> None:
    # 28 points with one hexagon each: 12 + 8 + 8 with two pentagons, 12 + 9 + 7 with one and a square.
    assert last_round("25 17 18", "26 19 15") == ((28, 28), (1, 2))
    # 21 points with a hexagon each and no pentagon: one square and two triangles, or two squares.
    assert last_round("25 15 5 1", "26 9 12 2") == ((21, 21), (2, 1))


def test_d16_more_of_a_shape_higher_up_does_not_make_up_for_the_deepest() -> None:
    # 30 points: 15 + 15, or 12 + 9 + 9.
    assert last_round("25 19 20", "31 32") == ((30, 30), (2, 1))


def test_d16_treasures_inside_bundles_count_for_ties_too() -> None:
    state = sea(
        "round: 3",
        "seat: 2",
        "diver 1: at 0, heading back, kept 9 10 3 7, points 0 0",
        "diver 2: at 1, heading up, carries 25+1+2, points 0 0",
    )
    outcome = GAME.outcome(swim(state, "up", 1, 1))
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((12, 12), (2, 1))


def test_d16_still_tied_they_share_the_victory() -> None:
    assert last_round("25", "26", "1") == ((12, 12, 0), (1, 1, 3))


def test_d16_all_who_brought_nothing_home_share_it() -> None:
    assert last_round("1", "2") == ((0, 0), (1, 1))


def test_d16_with_equal_points_even_a_worthless_treasure_of_the_same_shape_decides() -> None:
    # 12 points each and a hexagon each; the triangle is worth 0.
    assert last_round("25 1", "26") == ((12, 12), (1, 2))


def test_d16_should_the_path_be_empty_the_game_is_over() -> None:
    state = parsed(
        "round: 2",
        "path: . .",
        f"values: {IN_ORDER}",
        f"diver 1: at 0, heading back, kept 1, scored {ALL_BUT_TWO}, points {THEIR_POINTS}",
        "diver 2: at 1, heading up, carries 2, points 0",
        "seat: 2",
    )
    state = swim(state, "up", 1, 2)
    assert field(state, "stage") == "over"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (THEIR_POINTS, 0)
    assert field(state, "path") == ""


def test_d16_lost_treasures_make_a_path_again_and_the_game_goes_on() -> None:
    state = parsed(
        "round: 2",
        "oxygen: 0",
        "path: . .",
        f"values: {IN_ORDER}",
        f"diver 1: at 0, heading back, kept 1, scored {ALL_BUT_TWO}, points {THEIR_POINTS}",
        "diver 2: at 2, heading up, carries 2, points 0",
        "seat: 2",
    )
    state = play(swim(state, "up", 1, 1), "leave")
    assert (field(state, "stage"), field(state, "round"), field(state, "path")) == ("heading", "3", "2")
