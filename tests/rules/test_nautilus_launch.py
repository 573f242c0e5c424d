"""Phase 3 of Nautilus, its order, launching and sonar, N36 to N39."""

from __future__ import annotations

import pytest

from tests.rules.nautilus_sea import GAME, allowed, field, known, money, play, refusal, sea, submarines, turn

LAUNCH = ("stage: launch", "busy: yes")
TRAINING = "module o12: training r90, owner 1, researchers {}"
#: Its eastern lock opens into the trench.
BY_THE_TRENCH = (
    "module n10: habitat-blue",
    "module p12: training r90, owner 1",
    "module s12: habitat-green",
    "module v12: training r90, owner 1, researchers 2 0",
)


# N36


def test_n36_first_launch_all_one_wants_then_sonar_then_move() -> None:
    state = sea(*LAUNCH, TRAINING.format("3 0"))
    state = play(state, "launch o12 e")
    assert turn(state) == (1, "launch")
    state = play(state, "launch o12 s")
    assert turn(state) == (1, "sonar")
    state = play(state, "sonar s1")
    assert turn(state) == (1, "sonar")
    state = play(state, "done")
    assert turn(state) == (1, "dive")
    state = play(state, "dive s2 o15")
    assert turn(state) == (1, "dive")


def test_n36_no_launch_after_the_sonar_and_no_sonar_after_a_move() -> None:
    state = sea("stage: sonar", "player 1: subs q8 - -", TRAINING.format("2 0"))
    assert refusal(state, "launch o12 e") == ["N36 why.not-now"]
    state = play(state, "done")
    assert refusal(state, "sonar s1") == ["N36 why.not-now"]
    assert refusal(state, "launch o12 w") == ["N36 why.not-now", "N37 why.no-free-sea"]


def test_n36_a_submarine_that_is_not_in_the_sea_does_nothing() -> None:
    state = sea("stage: dive", "player 1: subs q8 - -", TRAINING.format("2 0"))
    assert refusal(state, "dive s2 q9") == ["N36 why.not-in-the-sea"]
    assert refusal(state, "dock s3 o12") == ["N36 why.not-in-the-sea"]
    assert refusal(sea("stage: sonar", "player 1: subs q8 - -"), "sonar s2") == ["N36 why.not-in-the-sea"]


# N37


def test_n37_from_a_research_module_with_two_own_researchers_onto_the_cell_before_a_blue_lock() -> None:
    state = sea(*LAUNCH, TRAINING.format("2 1"))
    assert allowed(state) == ["launch o12 e", "launch o12 s", "done"]
    state = play(state, "launch o12 e")
    assert submarines(state, 1) == ["q12", "-", "-"]
    assert field(state, "module o12") == "training r90, owner 1, researchers 1 1"
    assert state.table.stock == (14, 14), "one researcher has returned to stock"


def test_n37_the_module_may_be_anothers() -> None:
    state = sea(*LAUNCH, "first: 2", "seat: 2", TRAINING.format("0 2"))
    assert allowed(state, "launch") == ["o12 e", "o12 s"]


def test_n37_a_lone_researcher_launches_nothing_nor_do_others_with_him() -> None:
    state = sea(*LAUNCH, TRAINING.format("2 1"), "module l9: technology r0, owner 1, researchers 1 3")
    assert refusal(state, "launch l9 n") == ["N37 why.two-researchers"]


def test_n37_not_from_a_habitat_or_the_base() -> None:
    city = ("module l9: habitat-green, researchers 4 0", "module l12: base, researchers 2 0", TRAINING.format("2 0"))
    state = sea(*LAUNCH, *city)
    assert refusal(state, "launch l9 n") == ["N37 why.launch-from-research"]
    assert refusal(state, "launch l12 w") == ["N37 why.launch-from-research"]
    assert refusal(state, "launch a1 n") == ["N37 why.no-module"]


def test_n37_not_through_a_wall_nor_through_a_brown_lock() -> None:
    state = sea(*LAUNCH, TRAINING.format("2 0"))
    assert refusal(state, "launch o12 n") == ["N37 why.no-blue-lock"]
    assert refusal(state, "launch o12 se") == ["N37 why.no-blue-lock"]


@pytest.mark.parametrize("in_the_way", ["player 2: subs q12 - -", "module r12: habitat-green"])
def test_n37_not_onto_a_submarine_nor_a_module(in_the_way: str) -> None:
    state = sea(*LAUNCH, TRAINING.format("2 0"), in_the_way)
    assert allowed(state, "launch") == ["o12 s"]
    assert refusal(state, "launch o12 e") == ["N37 why.no-free-sea"]


@pytest.mark.parametrize("find", ["finds: i17=snail", "unpaid: i17=snail"])
def test_n37_not_onto_a_find_face_down_or_up(find: str) -> None:
    state = sea(*LAUNCH, "module l15: habitat-green", "module i15: sonar r0, owner 1, researchers 2 0", find)
    assert allowed(state, "launch") == ["i15 n"]
    assert refusal(state, "launch i15 s") == ["N37 why.no-free-sea"]


def test_n37_where_a_find_was_before_a_submarine_is_launched() -> None:
    state = sea(*LAUNCH, "module l15: habitat-green", "module i15: sonar r0, owner 1, researchers 2 0", "gone: i17")
    assert allowed(state, "launch") == ["i15 n", "i15 s"]


@pytest.mark.parametrize(("turned", "side"), [("r0", "n"), ("r90", "w")])
def test_n37_not_off_the_board(turned: str, side: str) -> None:
    city = [f"module {cell}: habitat-blue" for cell in ("j10", "h8", "f6", "d4")]
    state = sea(*LAUNCH, *city, f"module b2: technology {turned}, owner 1, researchers 2 0", TRAINING.format("2 0"))
    assert side not in allowed(state, "launch b2")
    assert refusal(state, f"launch b2 {side}") == ["N37 why.no-free-sea"]


def test_n37_at_most_three_in_play() -> None:
    state = sea("stage: sonar", TRAINING.format("5 0"), "player 1: subs a1 b1 c1")
    assert refusal(state, "launch o12 e") == ["N36 why.not-now", "N37 why.three-in-play"]
    state = sea(*LAUNCH, TRAINING.format("5 0"), "player 1: subs a1 - c1")
    state = play(state, "launch o12 e")
    assert submarines(state, 1) == ["a1", "q12", "c1"]
    assert turn(state) == (1, "sonar")


def test_n37_all_reasons_against_a_launch_are_given_at_once() -> None:
    state = sea("stage: sonar", "module l9: habitat-green", "player 1: subs a1 b1 c1")
    assert refusal(state, "launch l9 ne") == [
        "N36 why.not-now",
        "N37 why.three-in-play",
        "N37 why.launch-from-research",
        "N37 why.two-researchers",
        "N37 why.no-blue-lock",
    ]


# N38


def test_n38_launching_into_the_trench_opens_it_for_all_without_its_condition() -> None:
    state = sea(*LAUNCH, *BY_THE_TRENCH)
    assert field(state, "trench") == "closed"
    state = play(state, "launch v12 e")
    assert field(state, "trench") == "open"
    assert submarines(state, 1) == ["x12", "-", "-"]
    assert "y12" in allowed(play(state, "done"), "dive s1")


def test_n38_launching_elsewhere_does_not() -> None:
    assert field(play(sea(*LAUNCH, *BY_THE_TRENCH), "launch v12 s"), "trench") == "closed"


# N39


def test_n39_the_sonar_costs_1_for_each_submarine_that_uses_it() -> None:
    state = sea("stage: sonar", "player 1: money 5, subs q12 d5 -")
    state = play(state, "sonar s1")
    assert money(state)[0] == 4
    state = play(state, "sonar s2")
    assert money(state)[0] == 3
    assert turn(state) == (1, "dive")


def test_n39_each_submarine_uses_it_once() -> None:
    state = play(sea("stage: sonar", "player 1: subs q12 d5 -"), "sonar s1")
    assert allowed(state) == ["sonar s2", "done"]
    assert refusal(state, "sonar s1") == ["N39 why.sonar-used"]


def test_n39_who_cannot_pay_cannot_listen() -> None:
    state = sea("stage: dive", "player 1: money 0, subs q12 - -")
    assert refusal(state, "sonar s1") == ["N36 why.not-now", "N39 why.money"]


def test_n39_its_player_alone_sees_every_find_within_4_rows_plus_columns() -> None:
    state = play(sea("stage: sonar", "player 1: subs q12 - -"), "sonar s1")
    assert known(state, 0) == {"s11", "r14"}
    assert known(state, 1) == set()


def test_n39_what_was_seen_before_stays_known() -> None:
    state = sea("stage: sonar", "player 1: subs q12 b19 -, looked ad24")
    state = play(state, "sonar s1", "sonar s2")
    assert known(state, 0) == {"ad24", "s11", "r14", "b21", "d17"}


@pytest.mark.parametrize(
    ("sonars", "seen"), [(0, {"s11", "r14"}), (1, {"s11", "r14"}), (2, {"s11", "r14", "t9", "u14", "p17"})]
)
def test_n39_active_sonars_carry_it_further(sonars: int, seen: set[str]) -> None:
    city = [f"module {cell}: sonar r0, owner 1, researchers 1 0" for cell in ("i12", "i9")[:sonars]]
    state = play(sea("stage: sonar", *city, "player 1: subs q12 - -"), "sonar s1")
    assert known(state, 0) == seen


def test_n39_exactly_at_its_range_and_not_one_beyond() -> None:
    """From q13 the find r14 is 2 away, s11 is 4, p17 is 5."""
    assert known(play(sea("stage: sonar", "player 1: subs q13 - -"), "sonar s1"), 0) == {"s11", "r14"}
    state = sea("stage: sonar", "module i12: sonar r0, owner 1, researchers 1 0", "player 1: subs q13 - -")
    assert known(play(state, "sonar s1"), 0) == {"s11", "r14", "p17", "u14"}


def test_n39_finds_in_the_trench_only_from_a_submarine_in_the_trench() -> None:
    outside = sea("stage: sonar", "trench: open", "player 1: subs w12 - -")
    assert known(play(outside, "sonar s1"), 0) == {"u14", "w16"}
    inside = sea("stage: sonar", "trench: open", "player 1: subs x12 - -")
    assert known(play(inside, "sonar s1"), 0) == {"x9", "aa11", "x13"}


def test_n39_it_may_be_used_with_nothing_in_range() -> None:
    state = play(sea("stage: sonar", "player 1: money 5, subs l10 - -", "gone: m7"), "sonar s1")
    assert known(state, 0) == set()
    assert money(state)[0] == 4


def test_n39_what_it_shows_cannot_be_unseen() -> None:
    state = sea("stage: sonar", "player 1: subs q12 l10 -", "gone: m7")
    assert GAME.reveals(state, GAME.parse("sonar s1"))
    assert not GAME.reveals(state, GAME.parse("sonar s2"))
