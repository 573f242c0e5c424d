"""The judge on phase 1, N20 to N28, with the sources' three examples of expansion."""

from __future__ import annotations

import pytest

from tests.judge.build import BASE, LAGOON, bands, recount, set_up
from tests.judge.expand import Placement, buys, finds_lost, kept, placements, price_step, stack
from tests.judge.position import FRENCH, Module, Position, Stage, Waiting

HABITATS = ("habitat-green", "habitat-blue")


def placing(position: Position, *kinds: str) -> Position:
    """The same position with modules before the first seat, ready to be placed."""
    position.before[0] = [Waiting(kind, 1 if kind in HABITATS else 0) for kind in kinds]
    position.stage = Stage.EXPAND
    recount(position, 0)
    return position


def places(position: Position, kind: str) -> set[tuple[int, int, int]]:
    return {(way.column, way.row, way.turn) for way in placements(position) if way.kind == kind}


def test_n20_research_modules_cost_one_and_habitats_one_a_researcher() -> None:
    position = set_up(LAGOON, [BASE], money=2)
    assert buys(position) == {
        *((kind, 0) for kind in ("training", "technology", "sonar", "laboratory", "analysis")),
        *((kind, crew) for kind in HABITATS for crew in (1, 2)),
    }
    position.money[0] = 0
    assert buys(position) == set()


@pytest.mark.parametrize(("players", "most"), [(2, 3), (3, 3), (4, 4)])
def test_n20_a_habitat_takes_three_researchers_or_four_with_four_players(players: int, most: int) -> None:
    position = set_up(LAGOON, [BASE], players=players)
    assert {crew for kind, crew in buys(position) if kind == "habitat-blue"} == set(range(1, most + 1))


def test_n20_researchers_come_from_stock() -> None:
    position = set_up(LAGOON, [BASE], crews={(0, 0): 14})
    assert {crew for kind, crew in buys(position) if kind == "habitat-green"} == {1}
    position.stock[0] = 0
    assert {kind for kind, _ in buys(position)}.isdisjoint(HABITATS)


def test_n20_at_most_one_module_a_turn_and_none_after_expanding() -> None:
    position = set_up(LAGOON, [BASE])
    position.bought = True
    assert buys(position) == set()
    position.bought, position.placed = False, [0]
    assert buys(position) == set()


def test_n20_a_stack_can_run_out_also_by_modules_before_other_players() -> None:
    position = set_up(LAGOON, [BASE, Module("sonar", 0, 11, 8, 0), Module("sonar", 0, 11, 5, 0)])
    position.before[1] = [Waiting("sonar")]
    assert stack(position, "sonar") == 1
    assert ("sonar", 0) in buys(position)
    position.before[1].append(Waiting("sonar"))
    assert stack(position, "sonar") == 0
    assert ("sonar", 0) not in buys(position)


def test_n21_three_may_lie_before_a_player_four_in_the_french_rules() -> None:
    position = placing(set_up(LAGOON, [BASE]), "sonar", "training")
    assert buys(position)
    position = placing(set_up(LAGOON, [BASE]), "sonar", "training", "analysis")
    assert buys(position) == set()
    position.rules = FRENCH
    assert buys(position)
    position.before[0].append(Waiting("sonar"))
    assert buys(position) == set()


def test_n22_n23_what_stays_before_the_player() -> None:
    position = placing(set_up(LAGOON, [BASE]), "sonar", "training")
    assert kept(position) == [], "who neither buys nor expands gives all back"
    position.bought = True
    assert kept(position) == [Waiting("sonar"), Waiting("training")], "who bought may keep"
    position.placed = [0]
    assert kept(position) == [], "who expands gives back what he did not place"


def test_n24_a_green_habitat_goes_to_the_four_sides_of_the_base() -> None:
    position = placing(set_up(LAGOON, [BASE]), "habitat-green")
    assert places(position, "habitat-green") == {(11, 8, 0), (14, 11, 0), (11, 14, 0), (8, 11, 0)}


def test_n24_a_blue_habitat_goes_to_the_four_corners_of_the_base() -> None:
    position = placing(set_up(LAGOON, [BASE]), "habitat-blue")
    assert places(position, "habitat-blue") == {(13, 9, 0), (13, 13, 0), (9, 13, 0), (9, 9, 0)}


def test_n24_a_research_module_goes_wherever_a_lock_of_it_meets_the_base() -> None:
    position = placing(set_up(LAGOON, [BASE]), "training")
    found = places(position, "training")
    assert len(found) == 4 * 5, "five locks in each of four turns"
    assert {turn for column, row, turn in found if (column, row) == (14, 11)} == {90, 180, 270}
    # at the south-eastern corner a lock in the north-west is needed: NE turned by 270, SW turned by 90
    assert {turn for column, row, turn in found if (column, row) == (13, 13)} == {90, 270}


def test_n24_only_modules_before_the_player() -> None:
    position = placing(set_up(LAGOON, [BASE]))
    assert placements(position) == {}
    position.before[1] = [Waiting("sonar")]
    assert placements(position) == {}


def test_n24_wholly_on_the_board() -> None:
    base = Module("base", 0, 1, 11)
    position = placing(set_up(LAGOON, [base]), "habitat-green", "habitat-blue")
    assert places(position, "habitat-green") == {(1, 8, 0), (4, 11, 0), (1, 14, 0)}
    assert places(position, "habitat-blue") == {(3, 9, 0), (3, 13, 0)}
    base = Module("base", 0, 28, 21)
    position = placing(set_up(LAGOON, [base]), "habitat-green", "habitat-blue")
    assert places(position, "habitat-green") == {(28, 18, 0), (25, 21, 0)}
    assert places(position, "habitat-blue") == {(26, 19, 0)}


@pytest.mark.parametrize("ship", [(13, 10), (14, 11), (15, 12)])
def test_n24_touches_no_cell_with_a_submarine_even_with_a_corner(ship: tuple[int, int]) -> None:
    position = placing(set_up(LAGOON, [BASE], ships={(1, 1): ship}), "habitat-green")
    assert (14, 11, 0) not in places(position, "habitat-green")
    assert (8, 11, 0) in places(position, "habitat-green")


def test_n24_a_submarine_just_beyond_is_no_obstacle() -> None:
    position = placing(set_up(LAGOON, [BASE], ships={(1, 1): (16, 11)}), "habitat-green")
    assert (14, 11, 0) in places(position, "habitat-green")


def test_n24_overlaps_no_module() -> None:
    position = placing(set_up(LAGOON, [BASE, Module("habitat-blue", 0, 13, 13)]), "habitat-green")
    assert (14, 11, 0) not in places(position, "habitat-green")
    assert (11, 14, 0) not in places(position, "habitat-green")
    assert (11, 8, 0) in places(position, "habitat-green")


def test_n25_the_second_module_joins_one_placed_this_turn() -> None:
    position = set_up(LAGOON, [BASE, Module("habitat-green", 0, 14, 11)])
    position = placing(position, "habitat-green")
    assert (8, 11, 0) in places(position, "habitat-green")
    position.placed, position.paid = [1], 1
    assert places(position, "habitat-green") == {(17, 11, 0), (14, 8, 0), (14, 14, 0)}


def test_n26_the_dearest_zone_touched_even_with_a_corner() -> None:
    position = set_up(bands(slope_from=16, deep_from=20, trench_from=24), [BASE])
    assert price_step(position, (14, 11)) == 1
    assert price_step(position, (15, 11)) == 2
    assert price_step(position, (19, 11)) == 3
    assert price_step(position, (23, 11)) == 4


def test_n26_is_paid_once_and_step_by_step() -> None:
    city = [BASE, Module("habitat-green", 0, 14, 11), Module("habitat-green", 0, 17, 11)]
    position = placing(set_up(bands(slope_from=16, deep_from=20, trench_from=24), city), "habitat-green")
    position.placed, position.paid = [1, 2], 2
    found = placements(position)
    assert found[Placement("habitat-green", 20, 11, 0)] == 1, "from slope to deep"
    assert found[Placement("habitat-green", 14, 8, 0)] == 0, "the lagoon is cheaper than what was paid"


def test_n26_who_cannot_pay_the_step_cannot_place() -> None:
    city = [BASE, Module("habitat-green", 0, 14, 11), Module("habitat-green", 0, 17, 11)]
    position = placing(set_up(bands(slope_from=16, deep_from=20, trench_from=24), city, money=2), "habitat-green")
    assert (20, 11, 0) not in places(position, "habitat-green")
    assert (17, 8, 0) in places(position, "habitat-green")
    position.money[0] = 3
    assert (20, 11, 0) in places(position, "habitat-green")
    position.money[0] = 0
    assert placements(position) == {}
    position.placed, position.paid = [1, 2], 2
    assert (17, 8, 0) in places(position, "habitat-green"), "nothing more to pay"


def test_n27_finds_on_all_nine_cells_are_lost() -> None:
    finds = [(13, 10), (14, 11), (15, 12), (16, 11)]
    position = set_up(bands(slope_from=13, deep_from=20, trench_from=24), [BASE], hidden=finds)
    assert finds_lost(position, (14, 11)) == {(13, 10), (14, 11), (15, 12)}


def test_n28_research_modules_are_marked_and_habitats_are_not() -> None:
    assert Placement("sonar", 5, 5, 90).as_module(1) == Module("sonar", 90, 5, 5, 1)
    assert Placement("habitat-blue", 5, 5, 0).as_module(1).owner is None


def test_example_1_orange_pays_four_for_four_researchers_and_one_for_the_lagoon() -> None:
    position = set_up(LAGOON, [BASE], players=4, money=4)
    assert ("habitat-blue", 4) in buys(position)
    position.before[0], position.bought, position.money[0] = [Waiting("habitat-blue", 4)], True, 1
    assert placements(position)[Placement("habitat-blue", 13, 13, 0)] == 1


def test_example_2_violet_pays_two_once_for_two_trainings_and_a_green_habitat_on_the_slope() -> None:
    position = set_up(bands(slope_from=15, deep_from=26, trench_from=28), [BASE], money=2)
    position = placing(position, "training", "habitat-green", "training")
    first = Placement("training", 14, 11, 180)
    assert placements(position)[first] == 2, "its corner lies on the slope"

    position.modules.append(first.as_module(0))
    position.placed, position.paid, position.money[0] = [1], 2, 0
    position.before[0] = [Waiting("habitat-green", 1), Waiting("training")]
    second = Placement("habitat-green", 14, 14, 0)
    assert placements(position)[second] == 0

    position.modules.append(second.as_module(0))
    position.placed = [1, 2]
    position.before[0] = [Waiting("training")]
    third = Placement("training", 17, 14, 180)
    assert placements(position)[third] == 0


def test_example_2_even_one_training_with_the_habitat_would_have_cost_two() -> None:
    position = set_up(bands(slope_from=16, deep_from=26, trench_from=28), [BASE], money=2)
    position = placing(position, "training", "habitat-green")
    first = Placement("training", 14, 11, 90)
    assert placements(position)[first] == 1
    position.modules.append(first.as_module(0))
    position.placed, position.paid, position.money[0] = [1], 1, 1
    position.before[0] = [Waiting("habitat-green", 1)]
    # its locks now lie in the east, south and west; the habitat to the east touches the slope
    assert placements(position)[Placement("habitat-green", 17, 11, 0)] == 1


def test_example_3_red_places_the_laboratory_by_the_brown_lock_of_the_base_against_a_wall_of_training() -> None:
    training = Module("training", 90, 15, 11, 1)  # NW and SE brown: its wall faces the laboratory in the south-west
    city = [BASE, Module("habitat-blue", 0, 13, 9), training]
    position = placing(set_up(LAGOON, city), "laboratory")
    turns = {turn for column, row, turn in places(position, "laboratory") if (column, row) == (13, 13)}
    # a lock in the north-west: NW unturned, SE turned by 180, NE turned by 270
    assert turns == {0, 180, 270}
