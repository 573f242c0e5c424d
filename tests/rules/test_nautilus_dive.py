"""Phase 3 of Nautilus, submarines move, enter the trench and come home: N40 to N42, N45 and N49."""

from __future__ import annotations

import json
from random import Random

import pytest

from nautwidget.games.nautilus.cells import CELL_NAMED, MOST, ROW, cells_of, near, set_of
from nautwidget.games.nautilus.dive import reach
from nautwidget.games.nautilus.map import DATA
from nautwidget.games.nautilus.modules import Kind
from tests.rules.nautilus_sea import (
    FRENCH,
    ONE_OF_EACH,
    allowed,
    faults,
    field,
    money,
    play,
    refusal,
    sea,
    submarines,
    turn,
)

DIVE = ("stage: dive", "busy: yes")
#: Five active modules of the first player, of four kinds only.
FIVE_OF_FOUR_KINDS = (*ONE_OF_EACH[:4], "module i9: sonar r0, owner 1, researchers 1 0")
TRAINING = "module o12: training r90, owner 1, researchers {}"


# N40


def test_n40_up_to_4_in_rows_and_columns_with_any_turns() -> None:
    """In a corner of the sea without finds nearby: all cells so near but the own one."""
    state = sea(*DIVE, "player 1: subs m10 - -", "gone: m7")
    near = {
        f"{chr(ord('m') + right)}{10 + down}"
        for right in range(-4, 5)
        for down in range(-4, 5)
        if 0 < abs(right) + abs(down) <= 4
    }
    base = {f"{column}{row}" for column in "klm" for row in (11, 12, 13)}
    assert set(allowed(state, "dive s1")) == near - base


@pytest.mark.parametrize(("technologies", "steps"), [(0, 4), (1, 5), (2, 6), (3, 6)])
def test_n40_technology_carries_it_further(technologies: int, steps: int) -> None:
    city = [f"module {cell}: technology r0, owner 1, researchers 1 0" for cell in ("l9", "l15", "l18")[:technologies]]
    state = sea(*DIVE, *city, "player 1: subs a19 - -")
    row = ["b19", "c19", "d19", "e19", "f19", "g19", "h19"]
    assert [cell for cell in row if cell in allowed(state, "dive s1")] == row[:steps]
    assert refusal(state, f"dive s1 {row[steps]}") == ["N40 why.too-far"]


def test_n40_each_submarine_once_a_turn() -> None:
    state = play(sea(*DIVE, "player 1: subs a19 f12 -"), "dive s1 b19")
    assert {text.split()[0] for text in allowed(state, "dive")} == {"s2"}
    assert refusal(state, "dive s1 c19") == ["N40 why.has-moved"]
    assert turn(play(state, "dive s2 g12"))[0] == 2


def test_n40_a_submarine_may_stay_where_it_is_but_a_move_ends_elsewhere() -> None:
    state = sea(*DIVE, "player 1: subs a19 - -")
    assert "done" in allowed(state)
    assert refusal(state, "dive s1 a19") == ["N40 why.no-move"]


def test_n40_over_other_submarines_but_not_onto_one() -> None:
    state = sea(*DIVE, "player 1: subs a24 b24 -", "player 2: subs a23 - -")
    assert "a22" in allowed(state, "dive s1")
    for cell in ("b24", "a23"):
        assert cell not in allowed(state, "dive s1")
        assert refusal(state, f"dive s1 {cell}") == ["N40 why.occupied"]


def test_n40_over_the_city_whose_cells_count() -> None:
    state = sea(*DIVE, "player 1: subs j12 - -")
    assert "n12" in allowed(state, "dive s1")
    assert refusal(state, "dive s1 o12") == ["N40 why.too-far"]


def test_n40_onto_a_find_only_as_the_last_step() -> None:
    """Straight on over r14 it would be three steps to r16, around the find it is five."""
    state = sea(*DIVE, "player 1: subs r13 - -")
    assert "r14" in allowed(state, "dive s1")
    assert "r15" in allowed(state, "dive s1"), "around the find in four"
    assert refusal(state, "dive s1 r16") == ["N40 why.find-between"]
    assert "r16" in allowed(sea(*DIVE, "player 1: subs r13 - -", "gone: r14"), "dive s1")


def test_n40_from_between_finds_on_all_sides_it_gets_onto_each_but_no_further() -> None:
    """The own cell is the only clear one, whatever the number of steps."""
    for steps in (3, 4, 5, 6):
        start = CELL_NAMED["f6"]
        beside = set_of([CELL_NAMED[name] for name in ("f5", "e6", "g6", "f7")])
        assert reach(start, steps, near(start, 8), beside) == beside


@pytest.mark.parametrize("share", [0.05, 0.3, 0.6])
def test_n40_all_that_a_walk_cell_by_cell_touches(share: float) -> None:
    """Seas and finds at random, near edges and in the open, against a literal search."""
    random = Random(40)
    for _ in range(300):
        width, height = random.randint(9, MOST), random.randint(9, MOST)
        sea_cells = {ROW * row + column for row in range(height) for column in range(width) if random.random() > 0.1}
        finds = {cell for cell in sea_cells if random.random() < share}
        start = random.choice(sorted(sea_cells))
        steps = random.randint(1, 7)
        touched, edge = {start}, {start}
        for _ in range(steps):
            beside = {
                other
                for cell in edge
                if cell == start or cell not in finds
                for other in (cell - ROW, cell + ROW, cell - 1, cell + 1)
            }
            edge = beside & sea_cells - touched
            touched |= edge
        assert cells_of(reach(start, steps, set_of(sorted(sea_cells)), set_of(sorted(finds)))) == sorted(
            touched - {start}
        )


def test_n40_a_find_face_up_is_not_passed_either() -> None:
    state = sea(*DIVE, "player 1: subs r13 - -", "unpaid: r14=snail")
    assert refusal(state, "dive s1 r16") == ["N40 why.find-between"]


def test_n40_it_stays_on_the_board() -> None:
    state = sea(*DIVE, "player 1: subs a19 ad22 -", "trench: open")
    assert "ad22" not in allowed(state, "dive s1")
    assert "a23" not in allowed(state, "dive s2"), "no way leads over the edge to the other side"
    assert refusal(state, "dive s2 ae22") == ["N40 why.off-board"]


def test_n40_all_reasons_against_a_move_are_given_at_once() -> None:
    state = sea(*DIVE, "moved: s1", "player 1: subs a19 b2 -", "player 2: subs w14 - -")
    assert refusal(state, "dive s1 w14") == ["N40 why.occupied", "N40 why.has-moved", "N40 why.too-far"]
    assert refusal(state, "dive s1 x14") == ["N40 why.has-moved", "N40 why.too-far", "N42 why.trench-five-modules"]
    assert refusal(state, "dive s1 l12") == ["N10 why.module-there", "N40 why.has-moved", "N40 why.too-far"]


# N41


def test_n41_a_submarine_that_was_launched_this_turn_moves_too() -> None:
    state = play(sea("stage: launch", TRAINING.format("2 0")), "launch o12 e", "done")
    assert "q8" in allowed(state, "dive s1")
    assert submarines(play(state, "dive s1 q8"), 1) == ["q8", "-", "-"]


# N42


def test_n42_nobody_enters_the_trench_without_its_condition() -> None:
    state = sea(*DIVE, "player 1: subs w10 - -")
    assert not [cell for cell in allowed(state, "dive s1") if cell in ("x10", "x9", "y11")]
    assert refusal(state, "dive s1 x10") == ["N42 why.trench-five-modules"]


def test_n42_not_even_in_passing() -> None:
    """From x11, which lies in the deep, y11 to aa10 is trench and ab11 deep again."""
    two = [f"module {cell}: technology r0, owner 1, researchers 1 0" for cell in ("l9", "l15")]
    state = sea(*DIVE, *two, "player 1: subs x11 - -", "gone: aa11")
    assert "ab11" not in allowed(state, "dive s1")
    assert refusal(state, "dive s1 ab11") == ["N42 why.trench-between"]


@pytest.mark.parametrize(
    ("options", "city", "enters"),
    [
        ((), FIVE_OF_FOUR_KINDS, True),
        ((), ONE_OF_EACH, True),
        ((), ONE_OF_EACH[:4], False),
        (FRENCH, FIVE_OF_FOUR_KINDS, False),
        (FRENCH, ONE_OF_EACH, True),
    ],
)
def test_n42_italian_any_five_modules_active_french_all_five_kinds(
    options: tuple[str, ...], city: tuple[str, ...], enters: bool
) -> None:
    state = sea(*options, *DIVE, *city, "player 1: subs w10 - -")
    assert ("x10" in allowed(state, "dive s1")) is enters
    if not enters:
        needs = "all-kinds" if options else "five-modules"
        assert refusal(state, "dive s1 x10") == [f"N42 why.trench-{needs}"]


def test_n42_the_condition_is_each_players_own_until_the_first_entry_opens_it_for_everybody() -> None:
    state = sea(*DIVE, *ONE_OF_EACH, "player 1: subs w10 - -", "player 2: subs w13 - -")
    assert field(play(state, "done"), "trench") == "closed"
    assert refusal(play(state, "done", "done"), "dive s1 x12") == ["N42 why.trench-five-modules"]
    state = play(state, "dive s1 x10")
    assert field(state, "trench") == "open"
    assert "x12" in allowed(play(state, "done"), "dive s1")


def test_n42_a_move_crosses_the_trench_only_if_no_way_within_range_avoids_it() -> None:
    """From w10 to w12 a way leads by the deep; to ab10 none does within five steps."""
    city = (*ONE_OF_EACH, "player 1: subs w10 - -")
    assert field(play(sea(*DIVE, *city), "dive s1 x11"), "trench") == "closed"
    assert field(play(sea(*DIVE, *city), "dive s1 w12"), "trench") == "closed"
    assert field(play(sea(*DIVE, *city), "dive s1 ab10"), "trench") == "open"


def test_n42_cells_of_the_trench_under_modules_are_still_trench() -> None:
    """On this map the trench is one cell wide in row 12, and a habitat covers it there."""
    text = (
        (DATA / "standard.txt")
        .read_text("utf-8")
        .replace("dsssSs............ssssdttttddd", "dsssSs............ssssdtdddddd")
    )
    city = [f"module {cell}: habitat-blue" for cell in ("n10", "p8", "r10", "t8", "v10", "x12")]
    lines = (f"map: {json.dumps(text)}", *DIVE, *city, "player 1: subs v12 - -")
    assert refusal(sea(*lines), "dive s1 z12") == ["N42 why.trench-between"]
    assert refusal(sea(*lines, "trench: open"), "dive s1 z12") == []


def test_n42_a_position_has_no_submarine_in_the_closed_trench() -> None:
    assert faults(*DIVE, "player 1: subs x10 - -") == (
        "N42: player 1's submarine on x10 is in the trench, so the trench is open: write `trench: open`",
    )


# N45


def test_n45_a_found_speed_lets_one_own_submarine_move_up_to_3_at_once() -> None:
    two = [f"module {cell}: technology r0, owner 1, researchers 1 0" for cell in ("l9", "l15")]
    state = sea(*DIVE, *two, "player 1: subs r13 a19 -", "finds: r14=speed")
    state = play(state, "dive s1 r14")
    assert turn(state) == (1, "speed")
    assert "r17" in allowed(state, "dive s1")
    assert "d19" in allowed(state, "dive s2")
    assert refusal(state, "dive s2 e19") == ["N45 why.too-far"], "whatever its technology"
    assert refusal(state, "dive s1 r18") == ["N45 why.too-far"]


def test_n45_one_that_has_moved_may_and_one_that_has_not_keeps_its_ordinary_move() -> None:
    start = sea(*DIVE, "player 1: subs r13 a19 -", "finds: r14=speed")
    state = play(start, "dive s1 r14", "dive s1 r17")
    assert submarines(state, 1) == ["r17", "a19", "-"]
    assert {text.split()[0] for text in allowed(state, "dive")} == {"s2"}
    state = play(start, "dive s1 r14", "dive s2 c19")
    assert turn(state) == (1, "dive")
    assert "f19" in allowed(state, "dive s2")


def test_n45_it_may_recover_again() -> None:
    state = sea(*DIVE, "player 1: money 9, subs r13 - -", "finds: r14=speed p17=scallop u14=speed")
    state = play(state, "dive s1 r14", "dive s1 u14", "pass")
    assert money(state)[0] == 9
    state = sea(*DIVE, "player 1: money 9, subs r13 q15 -", "finds: r14=speed p17=scallop")
    state = play(state, "dive s1 r14", "dive s2 p17")
    assert money(state)[0] == 8
    assert "kept scallop 1" in field(state, "player 1")


def test_n45_it_is_optional_and_leaves_the_game() -> None:
    state = play(sea(*DIVE, "player 1: subs r13 a19 -", "finds: r14=speed"), "dive s1 r14", "pass")
    assert field(state, "gone") == "r14=speed"
    assert submarines(state, 1) == ["r14", "a19", "-"]
    assert turn(state) == (1, "dive")


def test_n45_the_trench_stays_closed_to_it() -> None:
    state = play(sea(*DIVE, "player 1: subs t14 w10 -", "finds: u14=speed"), "dive s1 u14")
    assert refusal(state, "dive s2 x10") == ["N42 why.trench-five-modules"]


# N49


def test_n49_after_its_move_a_submarine_before_a_blue_lock_may_come_home() -> None:
    state = sea(*DIVE, TRAINING.format("1 0"), "player 1: subs q9 - -")
    state = play(state, "dive s1 q12")
    assert (turn(state), allowed(state)) == ((1, "dock"), ["dock s1 o12", "pass"])
    docked = play(state, "dock s1 o12")
    assert submarines(docked, 1) == ["-", "-", "-"]
    assert field(docked, "module o12") == "training r90, owner 1, researchers 2 0"
    assert docked.table.stock[0] == 13
    assert submarines(play(state, "pass"), 1) == ["q12", "-", "-"]


def test_n49_or_instead_of_its_move() -> None:
    state = sea(*DIVE, TRAINING.format("1 0"), "player 1: subs q12 a19 -")
    assert allowed(state, "dock") == ["s1 o12"]
    state = play(state, "dock s1 o12")
    assert (submarines(state, 1), turn(state)) == (["-", "a19", "-"], (1, "dive"))


def test_n49_even_one_that_was_launched_in_this_turn() -> None:
    state = play(sea("stage: launch", TRAINING.format("2 0")), "launch o12 e", "done")
    assert allowed(state, "dock") == ["s1 o12"]


def test_n49_not_instead_of_a_move_when_it_has_moved_and_passed() -> None:
    state = play(sea(*DIVE, TRAINING.format("1 0"), "player 1: subs q9 a19 -"), "dive s1 q12", "pass")
    assert refusal(state, "dock s1 o12") == ["N49 why.has-moved"]


def test_n49_only_the_submarine_that_has_just_moved() -> None:
    state = play(sea(*DIVE, TRAINING.format("1 0"), "player 1: subs q9 o14 -"), "dive s1 q12")
    assert refusal(state, "dock s2 o12") == ["N49 why.dock-the-mover"]


def test_n49_anyone_can_open_a_lock_but_somebody_has_to_be_there() -> None:
    state = sea(*DIVE, TRAINING.format("0 1"), "player 1: subs q12 - -")
    assert allowed(state, "dock") == ["s1 o12"]
    state = sea(*DIVE, TRAINING.format("0 0"), "player 1: subs q12 - -")
    assert refusal(state, "dock s1 o12") == ["N49 why.nobody-to-open"]


def test_n49_at_research_modules_only_and_only_before_a_blue_lock() -> None:
    city = ("module o12: habitat-green, researchers 1 0", "module i12: sonar r0, owner 1, researchers 1 0")
    state = sea(*DIVE, *city, "player 1: subs q12 g12 i14")
    assert refusal(state, "dock s1 o12") == ["N49 why.dock-at-research"]
    assert refusal(state, "dock s2 i12") == ["N49 why.not-before-lock"], "in the west it has a wall"
    assert refusal(state, "dock s1 a1") == ["N49 why.no-module"]
    assert allowed(state, "dock") == ["s3 i12"]


def test_n49_the_researcher_activates_and_pays_as_on_foot() -> None:
    state = sea(*DIVE, "module o12: training r90, owner 2, researchers 0 1", "player 1: money 5, subs q12 - -")
    state = play(state, "dock s1 o12")
    assert state.table.levels[0][Kind.TRAINING] == 1
    assert money(state) == [4, 56]


def test_n49_who_cannot_pay_cannot_dock() -> None:
    state = sea(*DIVE, "module o12: training r90, owner 2, researchers 0 1", "player 1: money 0, subs q12 - -")
    assert allowed(state, "dock") == []
    assert refusal(state, "dock s1 o12") == ["N32 why.fee"]


def test_n49_with_no_researcher_in_stock_the_submarine_still_leaves_and_nothing_is_paid() -> None:
    city = ("module o12: training r90, owner 2, researchers 0 1", "module l9: habitat-green, researchers 15 0")
    for nemo in (5, 0):
        state = sea(*DIVE, *city, f"player 1: money {nemo}, subs q12 - -")
        state = play(state, "dock s1 o12")
        assert submarines(state, 1) == ["-", "-", "-"]
        assert field(state, "module o12").endswith("researchers 0 1")
        assert money(state) == [nemo, 55]


def test_n49_it_can_be_launched_again_from_the_next_round_on() -> None:
    state = sea(*DIVE, TRAINING.format("1 0"), "player 1: subs q12 a19 -", "first: 2", "seat: 1")
    state = play(state, "dock s1 o12")
    assert refusal(state, "launch o12 e") == ["N36 why.not-now"]
    state = play(state, "done")
    while turn(state) != (1, "launch"):
        state = play(state, "pass" if "pass" in allowed(state) else "done")
    assert allowed(state, "launch") == ["o12 e", "o12 s"]


def test_n49_is_decided_once_after_the_last_move_of_a_submarine_that_found_speed() -> None:
    """It passes a lock twice in its turn: on the found speed and after it."""
    city = ("module l15: habitat-green", "module i15: sonar r0, owner 1, researchers 1 0")
    state = sea(*DIVE, *city, "player 1: subs i19 a19 -", "finds: i17=speed")
    state = play(state, "dive s1 i17", "dive s1 i18")
    assert (turn(state), submarines(state, 1)) == ((1, "dive"), ["i18", "a19", "-"])
    state = sea(*DIVE, *city, "player 1: subs i19 a19 -", "finds: i17=speed")
    state = play(state, "dive s1 i17", "pass")
    assert turn(state) == (1, "dock")
    assert turn(play(state, "pass")) == (1, "dive")
    state = sea(*DIVE, TRAINING.format("1 0"), "player 1: subs r15 a19 -", "finds: r14=speed")
    state = play(state, "dive s1 r14", "dive s1 q12")
    assert turn(state) == (1, "dock")
    assert turn(play(state, "pass")) == (1, "dive"), "not asked twice"


def test_n49_where_two_modules_can_be_entered_one_is_chosen() -> None:
    """q12 lies before a lock of the training in its west and of the sonar in its east."""
    city = (TRAINING.format("1 0"), "module q14: habitat-blue", "module s12: sonar r90, owner 1, researchers 1 0")
    state = sea(*DIVE, *city, "player 1: subs q12 - -")
    assert sorted(allowed(state, "dock")) == ["s1 o12", "s1 s12"]
    assert field(play(state, "dock s1 s12"), "module s12").endswith("researchers 2 0")
