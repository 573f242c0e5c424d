"""Breath, heading and move in Deep Sea Adventure, D4 to D7."""

from __future__ import annotations

import pytest

from nautwidget.game import InvalidPosition
from tests.rules.deepsea_sea import allowed, diver, field, play, refusal, sea, swim, turn

# D4


@pytest.mark.parametrize(("load", "left"), [("", 25), (", carries 9", 24), (", carries 9 10 11", 22)])
def test_d4_oxygen_falls_by_the_number_of_treasures_carried_before_anything_else(load: str, left: int) -> None:
    state = sea("seat: 1", "stage: search", "diver 1: at 5", f"diver 2: at 12, heading up{load}")
    state = play(state, "leave")
    assert turn(state) == ("2", "heading")
    assert field(state, "oxygen") == str(left)


def test_d4_a_bundle_counts_as_one() -> None:
    state = sea("stage: search", "diver 1: at 5", "diver 2: at 12, heading up, carries 9+10+11 13")
    assert field(play(state, "leave"), "oxygen") == "23"


def test_d4_what_others_carry_costs_nothing_now() -> None:
    state = sea("stage: search", "diver 1: at 5, carries 20 21 22", "diver 2: at 12", "diver 3: at 13, carries 23")
    assert field(play(state, "leave"), "oxygen") == "25"


def test_d4_a_treasure_taken_in_this_turn_is_breathed_for_in_the_next_one() -> None:
    state = sea("stage: search", "diver 1: at 5", "diver 2: at 12")
    state = play(state, "take")
    assert field(state, "oxygen") == "25"
    state = play(swim(state, "down", 1, 1), "leave")
    assert turn(state) == ("1", "heading")
    assert field(state, "oxygen") == "24"


# D5


def test_d5_on_the_path_a_diver_goes_on_down_or_turns_back() -> None:
    state = sea("diver 1: at 5, carries 4", "diver 2: at 0")
    assert allowed(state) == ["down", "up"]
    assert diver(play(state, "down"), 1) == "at 5, heading down, carries 4"
    assert diver(play(state, "up"), 1) == "at 5, heading up, carries 4"


def test_d5_having_turned_he_can_only_go_up() -> None:
    state = sea("diver 1: at 5, heading up, carries 4", "diver 2: at 0")
    assert allowed(state) == ["up"]
    assert refusal(state, "down") == ["D5 why.down.has_turned"]


def test_d5_a_diver_in_the_submarine_cannot_turn() -> None:
    state = sea("diver 1: at 0", "diver 2: at 0")
    assert allowed(state) == ["down"]
    assert refusal(state, "up") == ["D5 why.up.in_submarine"]


def test_d5_the_choice_comes_before_the_roll() -> None:
    state = play(sea("diver 1: at 5", "diver 2: at 0"), "down")
    assert turn(state) == ("1", "roll")
    assert allowed(state) == []
    assert refusal(state, "up") == refusal(state, "down") == ["D5 why.only_in.heading"]
    state = play(state, "roll 1 1")
    assert turn(state) == ("1", "search")
    assert refusal(state, "up") == ["D5 why.only_in.heading"]


def test_d5_he_must_turn_on_the_last_space() -> None:
    state = sea("diver 1: at 32", "diver 2: at 0")
    assert allowed(state) == ["up"]
    assert refusal(state, "down") == ["D5 why.down.no_space"]


def test_d5_he_must_turn_where_others_hold_every_space_deeper() -> None:
    state = sea("diver 1: at 30", "diver 2: at 31", "diver 3: at 32")
    assert allowed(state) == ["up"]
    assert refusal(state, "down") == ["D5 why.down.no_space"]


def test_d5_he_may_go_on_while_one_space_deeper_is_free() -> None:
    assert allowed(sea("diver 1: at 30", "diver 2: at 32", "diver 3: at 0")) == ["down", "up"]
    assert allowed(sea("diver 1: at 30", "diver 2: at 31", "diver 3: at 29")) == ["down", "up"]


def test_d5_having_turned_on_the_last_space_has_both_reasons_against_going_down() -> None:
    state = sea("diver 1: at 32, heading up", "diver 2: at 0")
    assert refusal(state, "down") == ["D5 why.down.has_turned", "D5 why.down.no_space"]


def test_d5_turning_back_empty_handed_is_allowed() -> None:
    assert allowed(sea("diver 1: at 5", "diver 2: at 0")) == ["down", "up"]


def test_d5_an_option_forbids_to_turn_back_empty_handed() -> None:
    option = "turn back empty: no"
    state = sea(option, "diver 1: at 5", "diver 2: at 0")
    assert allowed(state) == ["down"]
    assert refusal(state, "up") == ["D5 why.up.empty_handed"]
    assert allowed(sea(option, "diver 1: at 5, carries 4", "diver 2: at 0")) == ["down", "up"]


def test_d5_with_that_option_who_has_turned_and_put_everything_down_still_goes_up() -> None:
    assert allowed(sea("turn back empty: no", "diver 1: at 5, heading up", "diver 2: at 0")) == ["up"]


def test_d5_with_that_option_who_has_no_free_space_deeper_must_turn_all_the_same() -> None:
    state = sea("turn back empty: no", "diver 1: at 32", "diver 2: at 0")
    assert allowed(state) == ["up"]
    assert refusal(state, "up") == []


def test_d5_in_the_submarine_a_diver_waits_while_others_hold_the_whole_path() -> None:
    """He can neither turn nor move; his turn passes."""
    scored = " ".join(map(str, range(3, 33)))
    points = sum(number // 2 for number in range(2, 32))
    state = sea(
        "round: 2",
        "path: 1 2",
        "diver 1: at 0, points 0",
        "diver 2: at 1, points 0",
        f"diver 3: at 2, scored {scored}, points {points}",
    )
    assert allowed(state) == ["down"]
    state = swim(state, "down", 3, 3)
    assert diver(state, 1) == "at 0, heading down, points 0"
    assert turn(state) == ("2", "heading")
    assert allowed(state) == ["up"]


def test_d5_a_position_has_nobody_turned_in_the_submarine() -> None:
    with pytest.raises(InvalidPosition) as caught:
        sea("diver 1: at 0, heading up", "diver 2: at 0, carries 4")
    assert caught.value.reasons == (
        "D5: diver 1 has not left the submarine, so he heads down and carries nothing",
        "D5: diver 2 has not left the submarine, so he heads down and carries nothing",
    )


# D6


@pytest.mark.parametrize(
    ("load", "one", "other", "place"),
    [
        ("", 1, 1, 12),
        ("", 3, 3, 16),
        ("1", 1, 1, 11),
        ("1 2", 3, 2, 13),
        ("1 2", 1, 1, 10),
        ("1 2 3 4", 1, 2, 10),
        ("1+2+3 4", 2, 3, 13),
    ],
)
def test_d6_he_moves_roll_minus_carried_treasures_never_less_than_0(
    load: str, one: int, other: int, place: int
) -> None:
    carries = f", carries {load}" if load else ""
    state = swim(sea(f"diver 1: at 10{carries}", "diver 2: at 0"), "down", one, other)
    assert diver(state, 1) == f"at {place}, heading down{carries}"
    assert (field(state, "roll"), field(state, "roller")) == (f"{one} {other}", "1")


def test_d6_he_moves_up_by_the_same_count() -> None:
    state = swim(sea("diver 1: at 10, carries 1 2", "diver 2: at 0"), "up", 3, 3)
    assert diver(state, 1) == "at 6, heading up, carries 1 2"


def test_d6_a_diver_whose_load_is_too_much_stays_where_he_is() -> None:
    state = swim(sea("diver 1: at 10, heading up, carries 1 2 3 4 5 6 7", "diver 2: at 0"), "up", 3, 3)
    assert field(state, "trail") == "10"
    assert turn(state) == ("1", "search")


def test_d6_the_dice_are_rolled_once_and_after_the_heading() -> None:
    state = sea("diver 1: at 10", "diver 2: at 0")
    assert refusal(state, "roll 1 1") == ["D6 why.only_in.roll"]
    assert refusal(swim(state, "down", 1, 1), "roll 1 1") == ["D6 why.only_in.roll"]


# D7


def test_d7_going_down_occupied_spaces_are_skipped_and_not_counted() -> None:
    state = sea("diver 1: at 10", "diver 2: at 11", "diver 3: at 13", "diver 4: at 14")
    state = swim(state, "down", 1, 2)
    assert field(state, "trail") == "10 12 15 16"
    assert diver(state, 1) == "at 16, heading down"


def test_d7_going_up_occupied_spaces_are_skipped_and_not_counted() -> None:
    state = sea("diver 1: at 10", "diver 2: at 9", "diver 3: at 7", "diver 4: at 6")
    state = swim(state, "up", 1, 1)
    assert field(state, "trail") == "10 8 5"
    assert diver(state, 1) == "at 5, heading up"


def test_d7_a_space_where_he_would_stop_is_skipped_too() -> None:
    state = swim(sea("diver 1: at 10", "diver 2: at 12"), "down", 1, 1)
    assert diver(state, 1) == "at 13, heading down"


def test_d7_divers_in_the_submarine_are_in_nobodys_way() -> None:
    state = swim(sea("diver 1: at 0", "diver 2: at 0", "diver 3: at 0, heading back"), "down", 1, 1)
    assert diver(state, 1) == "at 2, heading down"


def test_d7_he_cannot_go_past_the_last_space() -> None:
    state = swim(sea("diver 1: at 30", "diver 2: at 0"), "down", 3, 3)
    assert field(state, "trail") == "30 31 32"
    assert diver(state, 1) == "at 32, heading down"


def test_d7_he_stops_on_the_furthest_free_space() -> None:
    state = swim(sea("diver 1: at 29", "diver 2: at 31", "diver 3: at 32"), "down", 3, 3)
    assert diver(state, 1) == "at 30, heading down"


def test_d7_going_up_the_submarine_ends_the_move_exactly() -> None:
    state = swim(sea("diver 1: at 4, carries 4", "diver 2: at 9"), "up", 3, 2)
    assert diver(state, 1) == "at 0, heading back, kept 4"
    assert field(state, "trail") == "4 3 2 1 0"


def test_d7_going_up_the_submarine_ends_the_move_whatever_is_left_over() -> None:
    state = swim(sea("diver 1: at 2, carries 4", "diver 2: at 9"), "up", 3, 3)
    assert diver(state, 1) == "at 0, heading back, kept 4"
    assert field(state, "trail") == "2 1 0"


def test_d7_one_short_of_the_submarine_he_is_still_in_the_water() -> None:
    state = swim(sea("diver 1: at 4, carries 4", "diver 2: at 9"), "up", 2, 2)
    assert diver(state, 1) == "at 1, heading up, carries 4"


def test_d7_skipped_divers_bring_him_home_sooner() -> None:
    state = swim(sea("diver 1: at 4", "diver 2: at 3", "diver 3: at 1"), "up", 1, 1)
    assert field(state, "trail") == "4 2 0"
    assert diver(state, 1) == "at 0, heading back"


def test_d7_a_position_has_one_diver_on_a_space_and_none_beyond_the_path() -> None:
    with pytest.raises(InvalidPosition) as caught:
        sea("diver 1: at 5", "diver 2: at 5", "diver 3: at 33")
    assert caught.value.reasons == (
        "D7: 2 divers on space 5; a space takes one",
        "diver 3: space 33 is not on the path of 32",
    )
