"""Phase 3 of Nautilus, finds are recovered and what they bring: N43, N44 and N46 to N48."""

from __future__ import annotations

import pytest

from nautwidget.games.nautilus.cells import NAMES
from nautwidget.games.nautilus.finds import Find
from nautwidget.games.nautilus.modules import Kind
from tests.rules.nautilus_sea import GAME, allowed, faults, field, known, money, play, refusal, sea, submarines, turn

DIVE = ("stage: dive", "busy: yes")
LABORATORIES = (
    "module l15: laboratory r0, owner 1, researchers 1 0",
    "module o15: laboratory r180, owner 1, researchers 1 0",
)


# N43


@pytest.mark.parametrize(
    ("find", "start", "price"),
    [
        *(("r14=scallop", "r13", 1), ("r14=jellyfish", "r13", 1), ("r14=1", "r13", 1)),
        *(("v4=gold", "v5", 1), ("v4=13", "v5", 1), ("v4=snail", "v5", 1)),
        *(("x9=gold", "x10", 2), ("x9=urchin", "x10", 2), ("x9=14", "x10", 2)),
    ],
)
def test_n43_a_find_costs_1_on_the_slope_and_in_the_deep_and_2_in_the_trench(find: str, start: str, price: int) -> None:
    state = sea(*DIVE, "trench: open", f"player 1: money 9, subs {start} - -", f"finds: {find}")
    state = play(state, f"dive s1 {find.split('=', maxsplit=1)[0]}")
    assert money(state)[0] == 9 - price


@pytest.mark.parametrize("find", ["r14=speed", "x9=speed"])
def test_n43_speed_is_free(find: str) -> None:
    state = sea(*DIVE, "trench: open", "player 1: money 0, subs r13 x10 -", f"finds: {find}")
    cell = find.split("=", maxsplit=1)[0]
    state = play(state, f"dive s{1 if cell == 'r14' else 2} {cell}")
    assert money(state)[0] == 0
    assert field(state, "unpaid") == ""


def test_n43_it_is_recovered_at_once_and_that_submarines_move_ends() -> None:
    state = play(sea(*DIVE, "player 1: subs r13 a19 -", "finds: r14=urchin"), "dive s1 r14")
    assert submarines(state, 1) == ["r14", "a19", "-"]
    assert refusal(state, "dive s1 r15") == ["N40 why.has-moved"]
    assert field(state, "gone") == "r14=urchin"


def test_n43_turning_a_find_over_cannot_be_taken_back() -> None:
    state = sea(*DIVE, "player 1: subs r13 - -")
    assert GAME.reveals(state, GAME.parse("dive s1 r14"))
    assert not GAME.reveals(state, GAME.parse("dive s1 r12"))


# N44


def test_n44_who_cannot_pay_leaves_it_face_up_with_his_submarine_on_it() -> None:
    state = play(sea(*DIVE, "player 1: money 0, subs r13 a19 -", "finds: r14=urchin"), "dive s1 r14")
    assert field(state, "unpaid") == "r14=urchin"
    assert submarines(state, 1) == ["r14", "a19", "-"]
    assert state.table.kept[0][Find.URCHIN] == 0


def test_n44_two_nemo_are_needed_in_the_trench() -> None:
    state = sea(*DIVE, "trench: open", "player 1: money 1, subs x10 - -", "finds: x9=gold")
    state = play(state, "dive s1 x9")
    assert (field(state, "unpaid"), money(state)[0]) == ("x9=gold", 1)


def test_n44_nobody_else_enters_that_cell_meanwhile_not_even_an_own_submarine() -> None:
    state = sea(*DIVE, "player 1: money 9, subs r14 r13 -", "player 2: subs s14 - -", "unpaid: r14=urchin")
    assert refusal(state, "dive s2 r14") == ["N40 why.occupied"]
    state = play(state, "done", "done")
    assert turn(state) == (2, "dive")
    assert refusal(state, "dive s1 r14") == ["N40 why.occupied"]


def test_n44_he_recovers_it_later_by_leaving_and_coming_back() -> None:
    there = sea(*DIVE, "player 1: money 9, subs r14 - -", "unpaid: r14=urchin")
    assert refusal(there, "dive s1 r14") == ["N40 why.no-move"]
    left = play(there, "dive s1 r13")
    assert field(left, "unpaid") == "r14=urchin"
    back = play(sea(*DIVE, "player 1: money 9, subs r13 - -", "unpaid: r14=urchin"), "dive s1 r14")
    assert (field(back, "unpaid"), money(back)[0], back.table.kept[0][Find.URCHIN]) == ("", 8, 1)


def test_n44_once_he_has_left_another_may_recover_it() -> None:
    state = sea(*DIVE, "first: 2", "seat: 2", "player 2: money 9, subs r13 - -", "unpaid: r14=urchin")
    assert play(state, "dive s1 r14").table.kept[1][Find.URCHIN] == 1


def test_n44_an_atlantis_find_goes_to_the_ruins_with_no_marker_and_no_reward() -> None:
    city = "module l9: habitat-green, researchers 1 0"
    state = play(sea(*DIVE, city, "player 1: money 0, subs r13 a19 -", "finds: r14=4"), "dive s1 r14")
    assert field(state, "ruins") == "4=none"
    assert (field(state, "unpaid"), field(state, "gone")) == ("", "r14=4")
    assert turn(state) == (1, "dive")


def test_n44_from_an_unpaid_find_no_submarine_docks() -> None:
    """The find on i17 lies before the southern lock of this sonar."""
    city = ("module l15: habitat-green", "module i15: sonar r0, owner 1, researchers 1 0")
    state = sea(*DIVE, *city, "player 1: money 0, subs i17 - -", "unpaid: i17=snail")
    assert allowed(state, "dock") == []
    assert refusal(state, "dock s1 i15") == ["N49 why.on-unpaid"]


def test_n44_a_position_has_only_what_costs_lying_unpaid() -> None:
    assert faults("unpaid: r14=chest") == (
        "N44: only a find that costs lies unpaid: write r14 with gold, jellyfish, urchin, scallop or snail",
    )


# N46


@pytest.mark.parametrize(("analyses", "worth"), [(0, 2), (1, 3), (2, 4), (3, 4)])
def test_n46_a_chest_holds_2_3_or_4_nemo_and_leaves_the_game(analyses: int, worth: int) -> None:
    city = [f"module {cell}: analysis r90, owner 1, researchers 1 0" for cell in ("l9", "l6", "l3")[:analyses]]
    state = play(sea(*DIVE, *city, "player 1: money 5, subs r13 - -", "finds: r14=chest"), "dive s1 r14")
    assert money(state)[0] == 5 + worth
    assert "r14=chest" in field(state, "gone")
    assert state.table.kept[0] == (0, 0, 0, 0, 0)


# N47


@pytest.mark.parametrize("find", ["scallop", "snail"])
@pytest.mark.parametrize("laboratories", [0, 1, 2])
def test_n47_snail_and_scallop_let_one_look_at_as_many_finds_as_laboratories_say(find: str, laboratories: int) -> None:
    state = sea(*DIVE, *LABORATORIES[:laboratories], "player 1: subs r13 a19 -", f"finds: r14={find}")
    state = play(state, "dive s1 r14")
    for looks in range(laboratories):
        assert turn(state) == (1, "look")
        state = play(state, f"look {('ad24', 'c5')[looks]}")
    assert turn(state) == (1, "dive")
    assert known(state, 0) == set(("ad24", "c5")[:laboratories])
    assert known(state, 1) == set()


@pytest.mark.parametrize("find", ["jellyfish", "urchin", "chest", "2"])
def test_n47_other_finds_do_not(find: str) -> None:
    state = play(sea(*DIVE, *LABORATORIES, "player 1: subs r13 a19 -", f"finds: r14={find}"), "dive s1 r14")
    assert turn(state)[1] != "look"


def test_n47_anywhere_the_trench_included_but_face_down() -> None:
    state = sea(*DIVE, LABORATORIES[0], "player 1: subs r13 - -", "finds: r14=snail", "unpaid: s11=urchin", "gone: m7")
    state = play(state, "dive s1 r14")
    assert len(allowed(state, "look")) == 57
    assert {"x9", "ad24", "a11"} <= set(allowed(state, "look"))
    for cell in ("s11", "m7", "r14", "a1"):
        assert refusal(state, f"look {cell}") == ["N47 why.no-hidden-find"]


def test_n47_two_must_lie_in_different_zones() -> None:
    state = play(sea(*DIVE, *LABORATORIES, "player 1: subs r13 - -", "finds: r14=snail"), "dive s1 r14", "look x9")
    assert not {"x9", "x13", "ad24"} & set(allowed(state, "look"))
    assert refusal(state, "look x13") == ["N47 why.other-zone"]
    assert {"c5", "m7"} <= set(allowed(state, "look"))


def test_n47_if_possible() -> None:
    """Once only finds of the slope lie face down, the second may be there too, but is another one."""
    deeper = [NAMES[cell] for cell in sea().table.board.find_cells[26:]]
    ruins = " ".join(f"{number}=none" for number in range(7, 16))
    state = sea(
        *DIVE,
        *LABORATORIES,
        "player 1: subs r13 - -",
        "finds: r14=snail",
        f"gone: {' '.join(deeper)}",
        f"ruins: {ruins}",
    )
    state = play(state, "dive s1 r14", "look m7")
    assert "s11" in allowed(state, "look")
    assert refusal(state, "look m7") == ["N47 why.other-zone"]


def test_n47_it_is_optional_one_after_the_other() -> None:
    state = play(sea(*DIVE, *LABORATORIES, "player 1: subs r13 a19 -", "finds: r14=snail"), "dive s1 r14")
    assert turn(play(state, "pass")) == (1, "dive")
    assert turn(play(state, "look x9", "pass")) == (1, "dive")


def test_n47_a_known_find_may_be_looked_at_again() -> None:
    state = sea(*DIVE, LABORATORIES[0], "player 1: subs r13 - -, looked x9", "finds: r14=snail")
    assert "x9" in allowed(play(state, "dive s1 r14"), "look")


def test_n47_nobody_looks_without_a_reason_for_it() -> None:
    assert refusal(sea(*DIVE, "player 1: subs r13 - -"), "look x9") == ["N36 why.not-now"]


# N48


@pytest.mark.parametrize("find", ["jellyfish", "urchin", "scallop", "snail"])
def test_n48_other_finds_go_to_the_players_board(find: str) -> None:
    state = play(sea(*DIVE, "player 1: subs r13 - -", f"finds: r14={find}"), "dive s1 r14")
    assert f"kept {find} 1" in field(state, "player 1")
    assert field(state, "gone") == f"r14={find}"


def test_n48_an_atlantis_find_goes_to_the_ruins_with_his_marker() -> None:
    state = play(sea(*DIVE, "player 1: subs r13 - -", "finds: r14=4"), "dive s1 r14")
    assert field(state, "ruins") == "4=1"
    assert "kept" not in field(state, "player 1")


def test_n48_and_he_may_move_one_researcher_up_to_2_steps_at_once() -> None:
    city = ("module l9: habitat-green, researchers 1 0", "module o12: habitat-green", "module r12: habitat-green")
    state = play(sea(*DIVE, *city, "player 1: subs r14 a19 -", "gone: r14", "finds: u14=4"), "dive s1 u14")
    assert turn(state) == (1, "reward")
    assert allowed(state) == ["walk l9>l12", "walk l9>o12", "pass"]
    assert refusal(state, "walk l9>r12") == ["N48 why.too-many-steps"]
    assert turn(play(state, "walk l9>o12")) == (1, "dive"), "one only"
    assert turn(play(state, "pass")) == (1, "dive")


def test_n48_training_does_not_lengthen_that_walk() -> None:
    city = (
        "module l9: training r0, owner 1, researchers 1 0",
        "module l6: training r0, owner 1, researchers 1 0",
        "module i12: habitat-green, researchers 1 0",
        "module o12: habitat-green",
        "module r12: habitat-green",
    )
    state = play(sea(*DIVE, *city, "player 1: subs r14 - -", "gone: r14", "finds: u14=4"), "dive s1 u14")
    assert refusal(state, "walk i12>r12") == ["N48 why.too-many-steps"]


def test_n48_it_can_activate_and_costs_the_fee() -> None:
    city = ("module l9: habitat-green, researchers 1 0", "module o12: training r90, owner 2")
    state = play(sea(*DIVE, *city, "player 1: money 5, subs r13 - -", "finds: r14=4"), "dive s1 r14", "walk l9>o12")
    assert state.table.levels[0][Kind.TRAINING] == 1
    assert money(state) == [3, 56]


def test_n48_also_one_that_walked_in_phase_2() -> None:
    city = ("module l9: habitat-green, researchers 1 0", "module o12: habitat-green")
    state = sea("stage: research", *city, "player 1: subs r13 - -", "finds: r14=4")
    state = play(state, "walk l9>l12", "done", "dive s1 r14")
    assert allowed(state, "walk l12") == [">l9", ">o12"]


def test_n48_who_stays_for_good_stays_here_too() -> None:
    city = ("module l9: habitat-green, researchers 1 0", "module o12: training r90, owner 1, researchers 1 0")
    state = play(sea(*DIVE, *city, "player 1: subs r13 - -", "finds: r14=4"), "dive s1 r14")
    assert refusal(state, "walk o12>l12") == ["N33 why.stays-for-good"]


def test_n48_who_has_nobody_to_move_is_not_asked() -> None:
    state = play(sea(*DIVE, "player 1: subs r13 a19 -", "finds: r14=4"), "dive s1 r14")
    assert turn(state) == (1, "dive")


def test_n48_effects_come_before_docking() -> None:
    """The find on i17 lies before the southern lock of this sonar: first the walk, then home."""
    city = ("module l15: habitat-green, researchers 1 0", "module i15: sonar r0, owner 1, researchers 1 0")
    state = play(sea(*DIVE, *city, "player 1: subs i19 - -", "finds: i17=4"), "dive s1 i17")
    assert turn(state) == (1, "reward")
    state = play(state, "walk l15>i15")
    assert (turn(state), allowed(state)) == ((1, "dock"), ["dock s1 i15", "pass"])


def test_n48_a_position_has_only_kept_what_has_left_the_sea() -> None:
    assert faults("player 1: kept gold 1") == (
        (
            "N48: players keep 1 gold more than finds have left the game: list more find cells under 'gone', "
            "in zones that have such finds"
        ),
    )
