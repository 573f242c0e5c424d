"""The shape of modules in Nautilus: octagons, locks, contact and passages, N10 to N14."""

from __future__ import annotations

from itertools import combinations

import pytest

from nautwidget.games.nautilus.cells import CELL_NAMED, NAMES, cells_of
from nautwidget.games.nautilus.modules import BLUE_SIDES, LOCKS, RESEARCH_KINDS, TOUCHED, Kind, Side, meeting
from tests.rules.nautilus_sea import GAME, ONE_OF_EACH, allowed, faults, field, play, refusal, sea


def locks(kind: Kind, quarters: int = 0) -> set[str]:
    """The sides at which a module has locks."""
    return {side.name for side in Side if LOCKS[kind][quarters] >> side & 1}


# N10


def test_n10_a_module_touches_three_by_three_cells_the_corners_too() -> None:
    touched = {NAMES[cell] for cell in cells_of(TOUCHED[CELL_NAMED["l12"]])}
    assert touched == {f"{column}{row}" for column in "klm" for row in (11, 12, 13)}


@pytest.mark.parametrize("cell", ["k11", "l11", "m12", "l12"])
def test_n10_none_of_its_cells_is_free_sea_to_stop_on(cell: str) -> None:
    state = sea("stage: dive", "player 1: subs n12 - -")
    assert cell not in allowed(state, "dive s1")
    assert refusal(state, f"dive s1 {cell}") == ["N10 why.module-there"]


def test_n10_but_submarines_pass_over_it() -> None:
    assert "j12" in allowed(sea("stage: dive", "player 1: subs n12 - -"), "dive s1")


def test_n10_no_submarine_is_launched_onto_a_module() -> None:
    """West of this training the base begins."""
    state = sea("stage: launch", "module o12: training r90, owner 1, researchers 2 0")
    assert allowed(state, "launch") == ["o12 e", "o12 s"]
    assert refusal(state, "launch o12 w") == ["N37 why.no-free-sea"]


def test_n10_a_position_has_no_submarine_on_a_module() -> None:
    assert faults("stage: dive", "player 1: subs m13 - -") == (
        "N10: player 1's submarine on m13 is on a module: move it",
    )


# N11


def test_n11_blue_locks_are_on_the_sides_and_brown_ones_on_the_corners() -> None:
    assert {side.name for side in BLUE_SIDES} == {"N", "E", "S", "W"}
    assert locks(Kind.HABITAT_GREEN) == {"N", "E", "S", "W"}
    assert locks(Kind.HABITAT_BLUE) == {"NE", "SE", "SW", "NW"}


def test_n11_a_module_is_turned_clockwise_by_quarter_turns() -> None:
    assert locks(Kind.TRAINING, 0) == {"N", "E", "S", "NE", "SW"}
    assert locks(Kind.TRAINING, 1) == {"E", "S", "W", "SE", "NW"}
    assert locks(Kind.TRAINING, 2) == {"S", "W", "N", "SW", "NE"}
    assert locks(Kind.TRAINING, 3) == {"W", "N", "E", "NW", "SE"}


@pytest.mark.parametrize(("turned", "sides"), [("r90", ["e", "s"]), ("r180", ["n", "s"]), ("r270", ["n", "e"])])
def test_n11_where_a_module_has_no_lock_there_is_wall(turned: str, sides: list[str]) -> None:
    """East of the base, joined to it by its western lock, it launches where it has blue locks."""
    state = sea("stage: launch", f"module o12: training {turned}, owner 1, researchers 2 0")
    assert allowed(state, "launch o12") == sides
    walls = {"n", "e", "s"} - set(sides)
    assert [refusal(state, f"launch o12 {side}") for side in walls] == [["N37 why.no-blue-lock"]] * len(walls)


@pytest.mark.parametrize("turned", ["r90", "r180", "r270"])
def test_n11_a_module_lies_as_it_was_turned(turned: str) -> None:
    state = sea("stage: expand", "bought: yes", "player 1: hand training")
    assert turned in allowed(state, "place training o12")
    assert GAME.notation(GAME.parse(f"place training o12 {turned}")) == f"place training o12 {turned}"
    assert field(play(state, f"place training o12 {turned}"), "module o12") == f"training {turned}, owner 1"


def test_n11_a_habitat_looks_the_same_in_every_turn_and_is_offered_once() -> None:
    state = sea("stage: expand", "bought: yes", "player 1: hand habitat-green+2")
    assert allowed(state, "place") == [
        "habitat-green 2 l9",
        "habitat-green 2 i12",
        "habitat-green 2 o12",
        "habitat-green 2 l15",
    ]
    assert play(state, "place habitat-green 2 l9 r90") == play(state, "place habitat-green 2 l9")


# N12


@pytest.mark.parametrize(
    ("other", "side"),
    [
        *(("l9", "N"), ("o12", "E"), ("l15", "S"), ("i12", "W")),
        *(("n10", "NE"), ("n14", "SE"), ("j14", "SW"), ("j10", "NW")),
    ],
)
def test_n12_modules_meet_three_apart_in_a_row_or_column_or_two_apart_in_both(other: str, side: str) -> None:
    assert Side(meeting(CELL_NAMED["l12"], CELL_NAMED[other])).name == side


@pytest.mark.parametrize("other", ["l8", "p12", "o13", "m9", "n9", "o10", "o15", "l12"])
def test_n12_any_other_distance_is_no_contact(other: str) -> None:
    assert meeting(CELL_NAMED["l12"], CELL_NAMED[other]) == -1


@pytest.mark.parametrize("cell", ["l10", "m12", "n12", "n11", "m10", "k13", "j13", "l12"])
def test_n12_any_other_overlap_is_illegal(cell: str) -> None:
    state = sea("stage: expand", "bought: yes", "player 1: hand training")
    assert refusal(state, f"place training {cell} r0") == ["N12 why.overlap", "N24 why.no-contact"]


def test_n12_corner_to_corner_the_two_share_the_cut_cell() -> None:
    shared = TOUCHED[CELL_NAMED["l12"]] & TOUCHED[CELL_NAMED["n10"]]
    assert [NAMES[cell] for cell in cells_of(shared)] == ["m11"]
    state = sea("stage: expand", "bought: yes", "player 1: hand habitat-blue+1")
    assert refusal(state, "place habitat-blue 1 n10") == []


def test_n12_a_position_names_all_modules_that_overlap() -> None:
    assert faults("module l9: habitat-green", "module n10: habitat-blue") == (
        "N12: the modules on l9 and n10 overlap: move one of them",
    )


# N13


def test_n13_a_passage_is_open_when_both_modules_have_a_lock_there() -> None:
    state = sea("stage: research", "module o12: training r90, owner 1", "module l9: habitat-green, researchers 1 0")
    assert allowed(state, "walk") == ["l9>l12", "l9>o12"]


def test_n13_lock_against_wall_is_no_passage() -> None:
    """The sonar's southern lock meets the northern wall of the training: the way leads round by habitat and base."""
    assert "S" in locks(Kind.SONAR, 1)
    assert "N" not in locks(Kind.TRAINING, 1)
    city = (
        "module l9: habitat-green",
        "module o12: training r90, owner 1",
        "module l15: habitat-green, researchers 1 0",
    )
    state = sea("stage: research", *city, "module o9: sonar r90, owner 1, researchers 2 0")
    assert allowed(state, "walk o9") == [">l12", ">l9", ">o12", ">l15"]
    assert field(play(state, "walk o9>o12"), "steps") == "3"
    # With a training turned so that both have a lock there, it is one step.
    state = sea(
        "stage: research",
        city[0],
        city[2],
        "module o12: training r180, owner 1",
        "module o9: sonar r90, owner 1, researchers 2 0",
    )
    assert field(play(state, "walk o9>o12"), "steps") == "1"


def test_n13_wall_against_wall_is_refused_as_a_wall_not_for_want_of_contact() -> None:
    state = sea("stage: expand", "bought: yes", "player 1: hand training")
    assert refusal(state, "place training o12 r0") == ["N13 why.wall"]
    assert refusal(state, "place training q12 r0") == ["N24 why.no-contact"]


# N14


def test_n14_the_base_has_all_eight_locks() -> None:
    assert locks(Kind.BASE) == {side.name for side in Side}


@pytest.mark.parametrize(
    ("kind", "sides"),
    [
        (Kind.TRAINING, "N E S NE SW"),
        (Kind.TECHNOLOGY, "N S NE SE SW"),
        (Kind.SONAR, "N E S SE SW"),
        (Kind.LABORATORY, "N E NE SE NW"),
        (Kind.ANALYSIS, "N E W NE NW"),
    ],
)
def test_n14_each_kind_of_research_has_a_pattern_of_its_own(kind: Kind, sides: str) -> None:
    assert locks(kind) == set(sides.split())


def test_n14_patterns_differ_under_rotation_and_have_at_least_two_locks_of_each_colour() -> None:
    for one, other in combinations(RESEARCH_KINDS, 2):
        assert not {*LOCKS[one]} & {*LOCKS[other]}, f"{one.word} can look like {other.word}"
    for kind in RESEARCH_KINDS:
        blue = [side for side in locks(kind) if len(side) == 1]
        assert len(blue) >= 2
        assert len(locks(kind)) - len(blue) >= 2
        assert len({*LOCKS[kind]}) == 4


def test_n14_the_modules_of_a_position_hang_together_by_passages() -> None:
    assert sea(*ONE_OF_EACH).table.links.count(0) == 0
    assert faults("module o12: training r0, owner 1") == (
        "N24: no open passage leads from the module on o12 to the base: turn or move it",
    )
