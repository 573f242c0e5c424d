"""The judge on phase 3, N36 to N49."""

from __future__ import annotations

import pytest

from tests.judge.build import BASE, LAGOON, bands, set_up
from tests.judge.dive import (
    Recovery,
    apart,
    dive_enters_trench,
    dives,
    docks,
    free_sea,
    launch_opens_trench,
    launches,
    looks,
    may_enter_trench,
    reach,
    recovery,
    sonar_sees,
    sonars,
)
from tests.judge.position import FRENCH, RESEARCH, Find, Module, Position, Stage

#: lagoon, then slope from column 16, deep from 20, trench from 24
BANDS = bands(slope_from=16, deep_from=20, trench_from=24)
#: sonar turned so that its blue locks lie east, south and west: 0 is the base, 1 the sonar
SONAR = Module("sonar", 90, 14, 11, 0)
CITY = [BASE, SONAR]


def diamond(cell: tuple[int, int], most: int) -> set[tuple[int, int]]:
    column, row = cell
    return {
        (column + across, row + down)
        for across in range(-most, most + 1)
        for down in range(-most, most + 1)
        if 0 < abs(across) + abs(down) <= most
    }


def make_active(position: Position, *kinds: str) -> None:
    """Let seat 0 have such modules active beyond the board, where they are in nobody's way."""
    for kind in kinds:
        position.modules.append(Module(kind, 0, -90, -90, 0))
        position.active.setdefault(0, set()).add(len(position.modules) - 1)


def test_n37_launch_before_a_blue_lock_on_free_sea() -> None:
    position = set_up(BANDS, CITY, crews={(1, 0): 2}, stage=Stage.LAUNCH)
    assert launches(position) == {(1, "E"): (16, 11), (1, "S"): (14, 13)}, "the base lies before the western lock"


def test_n37_two_own_researchers_in_a_research_module() -> None:
    assert launches(set_up(BANDS, CITY, crews={(1, 0): 1, (1, 1): 1}, stage=Stage.LAUNCH)) == {}
    assert launches(set_up(BANDS, CITY, crews={(0, 0): 3}, stage=Stage.LAUNCH)) == {}


def test_n37_another_players_module_serves_as_well() -> None:
    position = set_up(BANDS, [BASE, Module("sonar", 90, 14, 11, 1)], crews={(1, 0): 2}, stage=Stage.LAUNCH)
    assert len(launches(position)) == 2


def test_n37_not_onto_a_find_a_submarine_or_off_the_board() -> None:
    position = set_up(BANDS, CITY, crews={(1, 0): 2}, hidden=[(16, 11)], ships={(1, 1): (14, 13)}, stage=Stage.LAUNCH)
    assert launches(position) == {}
    edge = [Module("base", 0, 25, 11), Module("sonar", 90, 28, 11, 0)]
    position = set_up(LAGOON, edge, crews={(1, 0): 2}, stage=Stage.LAUNCH)
    assert launches(position) == {(1, "S"): (28, 13)}


def test_n37_at_most_three_in_play() -> None:
    ships = {(0, number): (2, number) for number in (1, 2)}
    position = set_up(BANDS, CITY, crews={(1, 0): 2}, ships={**ships, (1, 1): (5, 5)}, stage=Stage.LAUNCH)
    assert launches(position)
    position.submarines[(0, 3)] = (2, 3)
    assert launches(position) == {}


def test_n36_no_launch_after_sonar_or_a_move() -> None:
    position = set_up(BANDS, CITY, crews={(1, 0): 2}, ships={(0, 1): (5, 5)}, stage=Stage.DIVE)
    position.sonar_used = {1}
    assert launches(position) == {}
    position.sonar_used, position.moved = set(), {1}
    assert launches(position) == {}


def test_n38_launching_into_the_trench_opens_it() -> None:
    position = set_up(BANDS, CITY)
    assert launch_opens_trench(position, (24, 5))
    assert not launch_opens_trench(position, (23, 5))


def test_n39_sonar_costs_one_before_any_submarine_moves_once_each() -> None:
    position = set_up(BANDS, CITY, ships={(0, 1): (5, 5), (0, 2): (6, 5), (1, 1): (7, 5)}, stage=Stage.SONAR)
    assert sonars(position) == {1, 2}
    position.sonar_used = {1}
    assert sonars(position) == {2}
    position.money[0] = 0
    assert sonars(position) == set()
    position.money[0], position.moved = 5, {2}
    assert sonars(position) == set()


def test_n39_range_in_rows_plus_columns_four_five_six() -> None:
    finds = [(17, 5), (18, 7), (19, 7), (19, 8), (20, 8)]
    position = set_up(BANDS, CITY, ships={(0, 1): (16, 5)}, hidden=finds)
    assert apart((16, 5), (19, 8)) == 6
    assert sonar_sees(position, 0, 1) == {(17, 5), (18, 7)}
    make_active(position, "sonar")
    assert sonar_sees(position, 0, 1) == {(17, 5), (18, 7), (19, 7)}
    make_active(position, "sonar")
    assert sonar_sees(position, 0, 1) == {(17, 5), (18, 7), (19, 7), (19, 8)}


def test_n39_only_what_lies_face_down() -> None:
    position = set_up(BANDS, CITY, ships={(0, 1): (16, 5)}, hidden=[(17, 5)])
    position.finds[(18, 5)] = Find("slope", "gold", face_up=True)
    assert sonar_sees(position, 0, 1) == {(17, 5)}


def test_n39_finds_in_the_trench_only_from_within() -> None:
    position = set_up(BANDS, CITY, ships={(0, 1): (23, 5), (0, 2): (24, 5)}, hidden=[(22, 5), (25, 5)])
    position.trench_open = True
    assert sonar_sees(position, 0, 1) == {(22, 5)}
    assert sonar_sees(position, 0, 2) == {(22, 5), (25, 5)}


def test_n40_rows_and_columns_up_to_the_range() -> None:
    position = set_up(LAGOON, [Module("base", 0, 28, 22)], ships={(0, 1): (10, 10)})
    assert reach(position, 0, 1, 4) == diamond((10, 10), 4)
    assert len(reach(position, 0, 1, 4)) == 40


def test_n40_not_off_the_board() -> None:
    position = set_up(LAGOON, [BASE], ships={(0, 1): (0, 0)})
    assert reach(position, 0, 1, 2) == {(1, 0), (2, 0), (0, 1), (0, 2), (1, 1)}


def test_n40_over_submarines_but_not_onto_them() -> None:
    position = set_up(LAGOON, [BASE], ships={(0, 1): (0, 0), (1, 1): (1, 0), (0, 2): (0, 1)})
    assert reach(position, 0, 1, 2) == {(2, 0), (0, 2), (1, 1)}


def test_n40_over_the_city_whose_cells_count_but_not_onto_it() -> None:
    position = set_up(LAGOON, [BASE], ships={(0, 1): (9, 11)})
    assert (13, 11) in reach(position, 0, 1, 4), "straight over the base"
    assert (13, 11) not in reach(position, 0, 1, 3)
    assert reach(position, 0, 1, 4).isdisjoint({(10, 11), (11, 11), (12, 11), (10, 10)})


def test_n40_onto_a_find_only_as_the_last_step() -> None:
    position = set_up(bands(slope_from=0, deep_from=20, trench_from=24), [], ships={(0, 1): (0, 0)}, hidden=[(1, 0)])
    assert reach(position, 0, 1, 2) == {(1, 0), (0, 1), (0, 2), (1, 1)}
    assert (2, 0) not in reach(position, 0, 1, 3)
    assert (2, 0) in reach(position, 0, 1, 4), "round about"


@pytest.mark.parametrize(("active", "most"), [(0, 4), (1, 5), (2, 6), (4, 6)])
def test_n35_n40_technology_gives_the_range(active: int, most: int) -> None:
    position = set_up(LAGOON, [Module("base", 0, 28, 22)], ships={(0, 1): (10, 10)}, stage=Stage.DIVE)
    make_active(position, *["technology"] * active)
    assert dives(position) == {1: diamond((10, 10), most)}


def test_n40_each_submarine_once_a_turn_and_only_ones_own() -> None:
    ships = {(0, 1): (3, 3), (0, 2): (20, 3), (1, 1): (3, 20)}
    position = set_up(LAGOON, [BASE], ships=ships, stage=Stage.DIVE)
    assert set(dives(position)) == {1, 2}
    position.moved = {1}
    assert set(dives(position)) == {2}


def test_n42_the_trench_is_closed_even_in_passing() -> None:
    ring = "\n".join(["." * 10, ".tt.......", ".t.t......", ".ttt......"] + ["." * 10] * 6)
    position = set_up(ring, [], ships={(0, 1): (0, 2)})
    assert (2, 2) not in reach(position, 0, 1, 2), "only over the trench"
    position.trench_open = True
    assert (2, 2) in reach(position, 0, 1, 2)
    assert (1, 2) in reach(position, 0, 1, 2)


def test_n42_any_five_modules_active_or_in_the_french_rules_all_five_kinds() -> None:
    position = set_up(BANDS, CITY, ships={(0, 1): (23, 5)})
    make_active(position, "training", "training", "sonar", "sonar")
    assert not may_enter_trench(position, 0)
    make_active(position, "analysis")
    assert may_enter_trench(position, 0)
    assert (24, 5) in reach(position, 0, 1, 4)
    position.rules = FRENCH
    assert not may_enter_trench(position, 0)
    assert (24, 5) not in reach(position, 0, 1, 4)
    position.active[0] = set()
    make_active(position, *RESEARCH)
    assert may_enter_trench(position, 0)
    assert not may_enter_trench(position, 1)
    position.trench_open = True
    assert may_enter_trench(position, 1)


def test_n42_a_move_crosses_the_trench_only_if_no_way_within_range_avoids_it() -> None:
    ring = "\n".join([".t..", "....", "...."])
    position = set_up(ring, [], ships={(0, 1): (0, 0)})
    position.rules = FRENCH
    make_active(position, *RESEARCH)
    assert dive_enters_trench(position, 0, 1, 2, (2, 0)), "two steps lead straight over it"
    assert not dive_enters_trench(position, 0, 1, 4, (2, 0)), "four go round"
    assert dive_enters_trench(position, 0, 1, 4, (1, 0)), "it ends there"


def test_n42_cells_under_modules_are_still_trench() -> None:
    # a training in the middle of a band of trench: the shortest way over it enters the trench
    band = bands(slope_from=0, deep_from=0, trench_from=6, width=9, height=9)
    position = set_up(band, [Module("training", 0, 5, 4, 0)], ships={(0, 1): (3, 4)})
    assert (7, 4) not in reach(position, 0, 1, 6)
    position.trench_open = True
    assert (7, 4) in reach(position, 0, 1, 4)


def test_n44_nobody_else_enters_the_cell_of_an_unpaid_find_while_its_submarine_waits() -> None:
    position = set_up(bands(slope_from=0, deep_from=20, trench_from=24), [], ships={(0, 1): (2, 2), (1, 1): (4, 2)})
    position.finds[(4, 2)] = Find("slope", "gold", face_up=True)
    assert (4, 2) not in reach(position, 0, 1, 4)
    assert (5, 2) not in reach(position, 0, 1, 3), "nor in passing"
    position.submarines[(1, 1)] = (9, 9)
    assert (4, 2) in reach(position, 0, 1, 4), "once it has left, anybody may come"


def test_n44_its_own_submarine_leaves_and_does_not_end_where_it_stands() -> None:
    position = set_up(bands(slope_from=0, deep_from=20, trench_from=24), [], ships={(0, 1): (5, 5)})
    position.finds[(5, 5)] = Find("slope", "gold", face_up=True)
    assert reach(position, 0, 1, 2) == diamond((5, 5), 2)


def test_n45_speed_moves_any_own_submarine_three_whatever_its_technology() -> None:
    ships = {(0, 1): (10, 10), (0, 2): (20, 10)}
    position = set_up(LAGOON, [Module("base", 0, 1, 22)], ships=ships, stage=Stage.SPEED)
    make_active(position, "technology", "technology")
    position.moved = {1}
    assert dives(position) == {1: diamond((10, 10), 3), 2: diamond((20, 10), 3)}


def lying(kind: str, cell: tuple[int, int], money: int = 5) -> Position:
    position = set_up(BANDS, CITY, hidden=[cell], money=money)
    position.finds[cell] = Find(position.zones()[cell], kind)
    return position


def test_n43_price_on_slope_and_deep_one_in_the_trench_two() -> None:
    assert recovery(lying("gold", (20, 5)), 0, (20, 5)) == Recovery(True, 1, "board")
    assert recovery(lying("urchin", (16, 5)), 0, (16, 5)) == Recovery(True, 1, "board")
    assert recovery(lying("gold", (24, 5)), 0, (24, 5)) == Recovery(True, 2, "board")


def test_n44_who_cannot_pay_leaves_it_face_up() -> None:
    assert recovery(lying("gold", (24, 5), money=1), 0, (24, 5)) == Recovery(False, 0, "face up on its cell")
    assert recovery(lying("atlantis", (16, 5), money=0), 0, (16, 5)) == Recovery(False, 0, "ruins without marker")


def test_n45_n46_chest_and_speed_are_free_and_leave_the_game() -> None:
    position = lying("chest", (24, 5), money=0)
    assert recovery(position, 0, (24, 5)) == Recovery(True, 0, "out of the game", nemo=2)
    make_active(position, "analysis")
    assert recovery(position, 0, (24, 5)).nemo == 3
    make_active(position, "analysis")
    assert recovery(position, 0, (24, 5)).nemo == 4
    speed = recovery(lying("speed", (24, 5), money=0), 0, (24, 5))
    assert speed == Recovery(True, 0, "out of the game", submarine_steps=3)


def test_n47_snail_and_scallop_let_the_laboratory_look() -> None:
    position = lying("snail", (16, 5))
    assert recovery(position, 0, (16, 5)).looks == 0
    make_active(position, "laboratory")
    assert recovery(position, 0, (16, 5)).looks == 1
    assert recovery(lying("gold", (16, 5)), 0, (16, 5)).looks == 0


def test_n47_two_looks_in_different_zones_if_possible() -> None:
    position = set_up(BANDS, CITY, hidden=[(16, 5), (17, 5), (24, 5)], stage=Stage.LOOK)
    assert looks(position) == set(), "no laboratory"
    make_active(position, "laboratory")
    assert looks(position) == {(16, 5), (17, 5), (24, 5)}
    position.looked = [(16, 5)]
    assert looks(position) == set(), "one laboratory, one look"
    make_active(position, "laboratory")
    assert looks(position) == {(24, 5)}
    del position.finds[(24, 5)]
    assert looks(position) == {(17, 5)}, "no other zone is left"


def test_n48_atlantis_goes_to_the_ruins_and_moves_a_researcher_two() -> None:
    assert recovery(lying("atlantis", (16, 5)), 0, (16, 5)) == Recovery(
        True, 1, "ruins with marker", researcher_steps=2
    )


def test_n49_dock_before_a_blue_lock_where_anyone_has_a_researcher() -> None:
    position = set_up(BANDS, CITY, ships={(0, 1): (16, 11)}, stage=Stage.DIVE)
    assert docks(position) == {}, "nobody is there"
    position.researchers[(1, 1)] = 1
    assert docks(position) == {1: {1}}
    position.submarines[(0, 1)] = (14, 9)
    assert docks(position) == {}, "a wall in the north"
    position.submarines[(0, 1)] = (16, 10)
    assert docks(position) == {}, "beside the lock, not before it"


def test_n49_right_after_the_move_or_instead_of_it() -> None:
    ships = {(0, 1): (16, 11), (0, 2): (14, 13)}
    position = set_up(BANDS, CITY, crews={(1, 0): 1}, ships=ships, stage=Stage.DIVE)
    assert docks(position) == {1: {1}, 2: {1}}
    position.moved = {1}
    assert docks(position) == {2: {1}}
    position.stage, position.in_hand = Stage.DOCK, 1
    assert docks(position) == {1: {1}}


def test_n49_docking_activates_and_pays_as_walking_does() -> None:
    city = [BASE, Module("sonar", 90, 14, 11, 1)]
    position = set_up(BANDS, city, crews={(1, 1): 1}, ships={(0, 1): (16, 11)}, money=0, stage=Stage.DIVE)
    assert docks(position) == {}, "who cannot pay cannot dock"
    position.money[0] = 1
    assert docks(position) == {1: {1}}
    position.money[0], position.stock[0] = 0, 0
    assert docks(position) == {1: {1}}, "with nobody in stock the submarine still leaves"


def test_n49_not_on_an_unpaid_find() -> None:
    position = set_up(BANDS, CITY, crews={(1, 0): 1}, ships={(0, 1): (16, 11)}, stage=Stage.DOCK)
    position.in_hand = 1
    assert docks(position) == {1: {1}}
    position.finds[(16, 11)] = Find("slope", "gold", face_up=True)
    assert docks(position) == {}


def test_n10_free_sea() -> None:
    position = set_up(BANDS, CITY, ships={(1, 1): (5, 5)}, hidden=[(20, 20)])
    assert free_sea(position, (16, 11))
    assert not free_sea(position, (15, 10)), "even a cut corner is no free sea"
    assert not free_sea(position, (5, 5))
    assert not free_sea(position, (20, 20))
    assert not free_sea(position, (-1, 0))
