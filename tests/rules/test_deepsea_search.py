"""Taking, putting down and coming home in Deep Sea Adventure, D8 to D10."""

from __future__ import annotations

import pytest

from nautwidget.game import InvalidPosition
from tests.rules.deepsea_sea import GAME, allowed, diver, field, play, refusal, sea, swim, turn

#: The path as it is first laid.
ONE_PATH = " ".join(map(str, range(1, 33)))

# D8


def test_d8_on_a_treasure_he_may_take_it_and_a_blank_disc_takes_its_place() -> None:
    state = sea("stage: search", "diver 1: at 5", "diver 2: at 12")
    assert allowed(state) == ["take", "leave"]
    state = play(state, "take")
    assert diver(state, 1) == "at 5, heading down, carries 5"
    assert field(state, "path") == ONE_PATH.replace(" 5 ", " . ")
    assert turn(state) == ("2", "heading")


def test_d8_or_leave_it() -> None:
    state = play(sea("stage: search", "diver 1: at 5", "diver 2: at 12"), "leave")
    assert diver(state, 1) == "at 5, heading down"
    assert field(state, "path") == ONE_PATH
    assert turn(state) == ("2", "heading")


def test_d8_on_the_way_up_too_and_with_a_load() -> None:
    state = swim(sea("diver 1: at 9, heading up, carries 20", "diver 2: at 12"), "up", 1, 2)
    assert diver(play(state, "take"), 1) == "at 7, heading up, carries 20 7"


def test_d8_a_bundle_is_taken_as_one() -> None:
    path = " ".join(map(str, range(1, 30)))
    state = sea("stage: search", f"path: {path} 30+31+32", "diver 1: at 30", "diver 2: at 12")
    state = play(state, "take")
    assert diver(state, 1) == "at 30, heading down, carries 30+31+32"
    assert field(state, "path") == f"{path} ."


def test_d8_also_after_a_move_of_0() -> None:
    state = swim(sea("diver 1: at 10, heading up, carries 20 21", "diver 2: at 12"), "up", 1, 1)
    assert allowed(state) == ["take", "leave"]
    assert diver(play(state, "take"), 1) == "at 10, heading up, carries 20 21 10"


def test_d8_blank_discs_never_run_out() -> None:
    loads = [" ".join(map(str, range(first, first + 10))) for first in (1, 11, 21)]
    state = sea(
        "stage: search",
        f"diver 1: at 31, carries {loads[0]}",
        f"diver 2: at 12, carries {loads[1]}",
        f"diver 3: at 13, carries {loads[2]}",
    )
    state = play(state, "take")
    assert field(state, "path") == " ".join(["."] * 31 + ["32"])


def test_d8_there_is_nothing_to_take_on_a_blank_disc() -> None:
    state = sea("stage: search", "diver 1: at 5, carries 5", "diver 2: at 12")
    assert refusal(state, "take") == ["D8 why.take.blank"]


def test_d8_nothing_is_taken_before_the_move() -> None:
    state = sea("diver 1: at 5", "diver 2: at 12")
    for action in ("take", "leave"):
        assert refusal(state, action) == ["D8 why.only_in.search"]
        assert refusal(play(state, "down"), action) == ["D8 why.only_in.search"]


def test_d8_only_one_treasure_is_taken_in_a_turn() -> None:
    state = play(sea("stage: search", "diver 1: at 5", "diver 2: at 12"), "take")
    assert refusal(state, "take", seat=0) == ["D8 why.only_in.search"]


# D9


def test_d9_on_a_blank_disc_he_may_put_down_one_of_his_treasures_his_choice() -> None:
    state = sea("stage: search", "diver 1: at 5, heading up, carries 5 20 30", "diver 2: at 12")
    assert allowed(state) == ["leave", "drop 5", "drop 20", "drop 30"]
    state = play(state, "drop 20")
    assert diver(state, 1) == "at 5, heading up, carries 5 30"
    assert field(state, "path").split()[4] == "20"
    assert turn(state) == ("2", "heading")


def test_d9_the_disc_goes_back_to_the_supply() -> None:
    state = play(sea("stage: search", "diver 1: at 5, heading up, carries 5", "diver 2: at 12"), "drop 5")
    assert field(state, "path") == ONE_PATH


def test_d9_he_need_not() -> None:
    state = play(sea("stage: search", "diver 1: at 5, heading up, carries 5", "diver 2: at 12"), "leave")
    assert diver(state, 1) == "at 5, heading up, carries 5"
    assert field(state, "path") == ONE_PATH.replace(" 5 ", " . ")


def test_d9_a_bundle_is_put_down_as_one_and_called_by_its_first_treasure() -> None:
    state = sea("stage: search", "diver 1: at 5, heading up, carries 5+9+30 31", "diver 2: at 12")
    assert allowed(state) == ["leave", "drop 5", "drop 31"]
    assert refusal(state, "drop 9") == ["D9 why.drop.not_carried"]
    state = play(state, "drop 5")
    assert diver(state, 1) == "at 5, heading up, carries 31"
    assert field(state, "path").split()[4] == "5+9+30"


def test_d9_what_is_put_down_stays_unseen_and_may_be_taken_again() -> None:
    state = sea("stage: search", "diver 1: at 5, heading up, carries 5 20", "diver 2: at 9, heading up")
    state = play(state, "drop 20")
    assert GAME.view(state, 0).known == GAME.view(state, 1).known == {}
    state = play(swim(state, "up", 1, 1), "leave")  # diver 2 from 9 to 7
    state = play(swim(state, "up", 1, 1), "leave")  # diver 1 from 5 to 4
    state = play(swim(state, "up", 1, 1), "take")  # diver 2 from 7 to 5
    assert diver(state, 2) == "at 5, heading up, carries 20"


def test_d9_nothing_is_put_down_on_a_treasure() -> None:
    state = sea("stage: search", "diver 1: at 6, heading up, carries 5", "diver 2: at 12")
    assert refusal(state, "drop 5") == ["D9 why.drop.not_blank"]


def test_d9_nobody_puts_down_what_he_does_not_carry() -> None:
    state = sea("stage: search", "diver 1: at 5, heading up, carries 5", "diver 2: at 12, carries 12")
    assert refusal(state, "drop 12") == ["D9 why.drop.not_carried"]


def test_d9_both_reasons_are_said() -> None:
    state = sea("stage: search", "diver 1: at 6, heading up, carries 5", "diver 2: at 12, carries 12")
    assert refusal(state, "drop 12") == ["D9 why.drop.not_blank", "D9 why.drop.not_carried"]


def test_d9_nothing_is_put_down_before_the_move() -> None:
    state = sea("diver 1: at 5, heading up, carries 5", "diver 2: at 12")
    assert refusal(state, "drop 5") == ["D9 why.only_in.search"]


def test_d9_with_empty_hands_on_a_blank_disc_the_turn_is_over() -> None:
    state = swim(sea("diver 1: at 3", "diver 2: at 12, carries 5"), "down", 1, 1)
    assert diver(state, 1) == "at 5, heading down"
    assert turn(state) == ("2", "heading")


# D10


def test_d10_back_in_the_submarine_he_keeps_what_he_carries() -> None:
    state = swim(sea("diver 1: at 3, heading up, carries 20 5+6+7", "diver 2: at 12"), "up", 3, 3)
    assert diver(state, 1) == "at 0, heading back, kept 20 5+6+7"
    assert field(state, "last back") == "1"


def test_d10_he_takes_no_more_turns_in_the_round() -> None:
    state = sea("stage: search", "diver 1: at 8", "diver 2: at 0, heading back, kept 9", "diver 3: at 12")
    assert turn(play(state, "leave")) == ("3", "heading")


def test_d10_the_last_one_in_the_water_goes_on_alone() -> None:
    state = sea(
        "stage: search",
        "diver 1: at 8, heading up, carries 20",
        "diver 2: at 0, heading back, kept 9",
        "diver 3: at 0, heading back",
    )
    state = play(state, "leave")
    assert turn(state) == ("1", "heading")
    assert field(state, "oxygen") == "24"


def test_d10_what_he_keeps_costs_no_air() -> None:
    state = sea("stage: search", "diver 1: at 8", "diver 2: at 12", "diver 3: at 0, heading back, kept 9 10 11")
    state = play(swim(play(state, "leave"), "down", 1, 1), "leave")
    assert turn(state) == ("1", "heading")
    assert field(state, "oxygen") == "25"


def test_d10_a_position_has_nobody_back_who_is_still_in_the_water() -> None:
    with pytest.raises(InvalidPosition) as caught:
        sea(
            "seat: 3",
            "diver 1: at 4, heading back",
            "diver 2: at 5, heading up, kept 9",
            "diver 3: at 0, heading back",
        )
    assert caught.value.reasons == (
        "D10: diver 1 is back, so he is in the submarine (at 0) and carries nothing",
        "D10: diver 2 keeps treasures only once he is back",
        "D10: diver 3 is back and takes no more turns in this round",
    )
