"""Phase 1 of Nautilus, expand: buying and placing modules, N20 to N28, with the sources' three examples."""

from __future__ import annotations

import pytest

from nautwidget.games.nautilus.cells import CELL_NAMED
from nautwidget.games.nautilus.modules import Kind
from tests.rules.nautilus_sea import FRENCH, GAME, allowed, faults, field, money, play, refusal, sea, turn

RESEARCH = ["training", "technology", "sonar", "laboratory", "analysis"]
#: A turn can read like a cell, but no map has so many rows.
TURNED = {"r0", "r90", "r180", "r270"}
BOUGHT = ("stage: expand", "bought: yes")


def cells(texts: list[str]) -> set[str]:
    """The cells of some placements."""
    return {word for text in texts for word in text.split() if word in CELL_NAMED and word not in TURNED}


# N20


def test_n20_at_most_one_module_a_research_module_for_1_or_a_habitat_with_1_to_3_researchers() -> None:
    state = sea()
    homes = [f"{kind} {count}" for kind in ("habitat-green", "habitat-blue") for count in (1, 2, 3)]
    assert allowed(state, "buy") == [*RESEARCH, *homes]
    assert refusal(play(state, "buy sonar"), "buy sonar") == ["N19 why.not-now"]


def test_n20_with_four_players_a_habitat_takes_up_to_four() -> None:
    state = sea("player 3:", "player 4:")
    assert allowed(state, "buy habitat-blue") == ["1", "2", "3", "4"]
    assert refusal(state, "buy habitat-blue 5") == ["N20 why.researchers-on-habitat"]


def test_n20_a_research_module_costs_1_a_habitat_is_free_and_its_researchers_cost_1_each_from_stock() -> None:
    state = play(sea("player 1: money 10"), "buy training")
    assert (money(state)[0], state.table.stock[0]) == (9, 15)
    state = play(sea("player 1: money 10"), "buy habitat-green 3")
    assert (money(state)[0], state.table.stock[0]) == (7, 12)
    assert field(state, "player 1").startswith("money 7, hand habitat-green+3")


@pytest.mark.parametrize(
    ("action", "reasons"),
    [
        ("buy habitat-green", ["N20 why.researchers-on-habitat"]),
        ("buy habitat-green 4", ["N20 why.researchers-on-habitat"]),
        ("buy training 1", ["N20 why.research-without-researchers"]),
    ],
)
def test_n20_a_habitat_has_at_least_one_and_a_research_module_none(action: str, reasons: list[str]) -> None:
    assert refusal(sea(), action) == reasons


def test_n20_researchers_come_from_ones_own_stock() -> None:
    state = sea("module l9: habitat-green, researchers 13 0")
    assert allowed(state, "buy habitat-blue") == ["1", "2"]
    assert refusal(state, "buy habitat-blue 3") == ["N20 why.stock"]


def test_n20_and_are_paid_at_once() -> None:
    state = sea("player 1: money 2")
    assert allowed(state, "buy habitat-blue") == ["1", "2"]
    assert refusal(state, "buy habitat-blue 3") == ["N20 why.money"]


def test_n20_stacks_can_run_out() -> None:
    state = sea("player 1: hand sonar sonar", "player 2: hand sonar sonar")
    assert "sonar" not in allowed(state, "buy")
    assert refusal(state, "buy sonar") == ["N20 why.stack-empty"]


def test_n20_all_reasons_against_a_purchase_are_given_at_once() -> None:
    state = sea(
        "module l9: habitat-green, researchers 14 0",
        "player 1: money 1, hand sonar sonar sonar",
        "stage: expand",
    )
    assert refusal(state, "buy habitat-blue 4") == [
        "N19 why.not-now",
        "N21 why.hand-full",
        "N20 why.researchers-on-habitat",
        "N20 why.stock",
        "N20 why.money",
    ]


# N21


@pytest.mark.parametrize(("options", "limit"), [((), 3), (FRENCH, 4)])
def test_n21_at_most_three_modules_lie_before_a_player_four_in_the_french_rules(
    options: tuple[str, ...], limit: int
) -> None:
    hand = ["sonar", "training", "analysis", "laboratory"]
    state = sea(*options, f"player 1: hand {' '.join(hand[: limit - 1])}")
    assert allowed(state, "buy")
    assert len(play(state, "buy technology").table.hands[0]) == limit
    state = sea(*options, "stage: expand", f"player 1: hand {' '.join(hand[:limit])}")
    assert refusal(state, "buy technology") == ["N19 why.not-now", "N21 why.hand-full"]


def test_n21_who_has_as_many_cannot_buy_not_even_to_place_at_once() -> None:
    """He is asked what to place straight away."""
    state = sea("seat: 2", "first: 2", "player 1: hand sonar training analysis")
    assert turn(play(state, "pass")) == (1, "expand")


def test_n21_a_position_has_no_more_before_a_player() -> None:
    assert faults("player 1: hand sonar training analysis laboratory") == (
        "N21: player 1 has 4 modules before him; at most 3 may lie there",
    )


# N22


def test_n22_modules_are_placed_all_in_one_go_and_the_rest_goes_back_under_the_stacks() -> None:
    state = sea(*BOUGHT, "player 1: money 20, hand training habitat-green+3 sonar")
    state = play(state, "place training o12 r90", "done")
    assert state.table.hands[0] == ()
    assert state.table.stacks[Kind.SONAR] == 4
    assert state.table.stacks[Kind.HABITAT_GREEN] == 10
    assert state.table.stock[0] == 15
    assert money(state)[0] == 19, "no refund, and one for the lagoon"


def test_n22_who_places_none_keeps_them_if_he_bought() -> None:
    state = play(sea("player 1: hand training"), "buy habitat-blue 2", "done")
    assert [kind for kind, _ in state.table.hands[0]] == [Kind.TRAINING, Kind.HABITAT_BLUE]
    assert turn(state) == (2, "buy")


def test_n22_the_last_module_placed_ends_the_expansion() -> None:
    state = sea(*BOUGHT, "player 1: hand training")
    assert turn(play(state, "place training o12 r90")) == (2, "buy")


def test_n22_only_modules_that_lie_before_the_player_can_be_placed() -> None:
    state = sea(*BOUGHT, "player 1: hand habitat-green+2", "player 2: hand training")
    assert refusal(state, "place training o12 r90") == ["N22 why.not-in-hand"]
    assert refusal(state, "place habitat-green 3 o12") == ["N22 why.not-in-hand"]


# N23


def test_n23_who_neither_buys_nor_expands_gives_back_all_modules_before_him() -> None:
    state = play(sea("player 1: money 9, hand training habitat-green+3"), "pass", "done")
    assert state.table.hands[0] == ()
    assert state.table.stacks[Kind.TRAINING] == 4
    assert (money(state)[0], state.table.stock[0]) == (9, 15)


def test_n23_who_can_neither_buy_nor_expand_gives_them_back_too() -> None:
    """No Nemo is left for a module or for the lagoon."""
    state = play(sea("first: 2", "player 1: money 0, hand training sonar"), "pass")
    assert state.table.hands[0] == ()
    assert state.table.stacks[Kind.SONAR] == 4


# N24


def test_n24_a_green_habitat_fits_at_the_sides_of_the_base_and_a_blue_one_at_its_corners() -> None:
    state = sea(*BOUGHT, "player 1: hand habitat-green+1 habitat-blue+1")
    assert cells(allowed(state, "place habitat-green")) == {"l9", "o12", "l15", "i12"}
    assert cells(allowed(state, "place habitat-blue")) == {"n10", "n14", "j14", "j10"}


def test_n24_a_research_module_fits_wherever_one_of_its_locks_meets_a_lock() -> None:
    state = sea(*BOUGHT, "player 1: hand training")
    assert len(allowed(state, "place training")) == 4 * 5
    assert sorted(allowed(state, "place training o12")) == ["r180", "r270", "r90"]
    assert sorted(allowed(state, "place training n14")) == ["r270", "r90"]


def test_n24_it_lies_wholly_on_the_board() -> None:
    city = [f"module {cell}: habitat-green" for cell in ("l9", "l6", "l3")]
    state = sea(*BOUGHT, *city, "player 1: hand habitat-green+1 training")
    assert "o3" in cells(allowed(state, "place habitat-green"))
    assert refusal(state, "place training l1 r0") == ["N24 why.off-board", "N12 why.overlap", "N24 why.no-contact"]
    assert refusal(state, "place habitat-green 1 a24") == ["N24 why.off-board", "N24 why.no-contact"]


@pytest.mark.parametrize("cell", ["n11", "o12", "p13"])
def test_n24_it_touches_no_cell_with_a_submarine_not_even_by_a_corner(cell: str) -> None:
    state = sea(*BOUGHT, "player 1: hand habitat-green+1", f"player 2: subs {cell} - -")
    assert cells(allowed(state, "place")) == {"l9", "l15", "i12"}
    assert refusal(state, "place habitat-green 1 o12") == ["N24 why.submarine-there"]


def test_n24_ones_own_submarine_is_in_the_way_too() -> None:
    state = sea(*BOUGHT, "player 1: hand habitat-green+1, subs l10 - -")
    assert refusal(state, "place habitat-green 1 l9") == ["N24 why.submarine-there"]


def test_n24_it_may_lie_against_walls_if_one_passage_is_open() -> None:
    """The training's western lock opens the way; its northern wall against the habitat's lock does not matter."""
    state = sea(*BOUGHT, "module l9: habitat-green", "module o9: habitat-green", "player 1: hand training")
    assert refusal(state, "place training o12 r90") == []


def test_n24_all_reasons_against_a_place_are_given_at_once() -> None:
    state = sea("stage: expand", "player 1: money 1, hand training", "player 2: subs t9 - -", "gone: t9")
    assert refusal(state, "place sonar s9 r0") == [
        "N22 why.not-in-hand",
        "N24 why.submarine-there",
        "N24 why.no-contact",
        "N26 why.money",
    ]


# N25


def test_n25_every_further_module_has_a_passage_to_one_placed_in_this_turn() -> None:
    state = play(sea(*BOUGHT, "player 1: hand habitat-green+1 habitat-green+2"), "place habitat-green 1 l9")
    assert cells(allowed(state, "place")) == {"l6", "o9", "i9"}
    assert refusal(state, "place habitat-green 2 o12") == ["N25 why.not-this-turns"]


def test_n25_the_first_module_of_the_next_turn_may_join_anything_again() -> None:
    state = sea(*BOUGHT, "module l9: habitat-green", "player 1: hand habitat-green+2")
    assert cells(allowed(state, "place")) == {"l6", "o9", "i9", "o12", "l15", "i12"}


def test_n25_the_third_may_join_the_first_or_the_second() -> None:
    state = sea(*BOUGHT, "player 1: hand habitat-green+1 habitat-green+2 habitat-green+3")
    state = play(state, "place habitat-green 1 l9", "place habitat-green 2 o9")
    assert cells(allowed(state, "place")) == {"l6", "i9", "o6", "r9", "o12"}


# N26


@pytest.mark.parametrize(("cell", "price"), [("o12", 1), ("r12", 2), ("u12", 3), ("x12", 4)])
def test_n26_the_dearest_zone_touched_is_paid_lagoon_1_slope_2_deep_3_trench_4(cell: str, price: int) -> None:
    row = ["o12", "r12", "u12", "x12"]
    city = [f"module {before}: habitat-green" for before in row[: row.index(cell)]]
    state = sea(*BOUGHT, *city, "player 1: money 20, hand habitat-green+1")
    assert money(play(state, f"place habitat-green 1 {cell}"))[0] == 20 - price


def test_n26_a_corner_in_a_dearer_zone_counts() -> None:
    """Of the cells around l9 none is slope; of those around i9 the corner h8 is."""
    state = sea(*BOUGHT, "module i12: habitat-green", "player 1: money 20, hand habitat-green+1")
    assert money(play(state, "place habitat-green 1 l9"))[0] == 19
    assert money(play(state, "place habitat-green 1 i9"))[0] == 18


def test_n26_it_is_paid_once_a_turn_step_by_step_as_the_dearest_zone_rises() -> None:
    hand = "habitat-green+1 habitat-green+2 habitat-green+3"
    state = sea(*BOUGHT, f"player 1: money 20, hand {hand}")
    state = play(state, "place habitat-green 1 o12")
    assert money(state)[0] == 19
    state = play(state, "place habitat-green 2 r12")
    assert money(state)[0] == 18
    assert money(play(state, "place habitat-green 3 r9"))[0] == 18
    assert money(play(state, "place habitat-green 3 u12"))[0] == 17


def test_n26_a_cheaper_module_after_a_dear_one_costs_nothing_more() -> None:
    state = sea(*BOUGHT, "module o12: habitat-green", "player 1: money 2, hand habitat-green+1 habitat-green+2")
    state = play(state, "place habitat-green 1 r12")
    assert money(state)[0] == 0
    assert "r9" in cells(allowed(state, "place"))
    assert money(play(state, "place habitat-green 2 r9"))[0] == 0


def test_n26_a_module_whose_step_cannot_be_paid_cannot_be_placed() -> None:
    state = sea(*BOUGHT, "module o12: habitat-green", "player 1: money 1, hand habitat-green+1")
    assert cells(allowed(state, "place")) == {"l9", "l15", "i12", "o15"}
    assert refusal(state, "place habitat-green 1 r12") == ["N26 why.money"]


# N27


def test_n27_finds_on_touched_cells_leave_the_game_face_up() -> None:
    state = sea(*BOUGHT, "module o12: habitat-green", "player 1: hand habitat-green+1", "finds: s11=scallop")
    state = play(state, "place habitat-green 1 r12")
    assert field(state, "gone") == "s11=scallop"
    assert state.table.kept[0] == (0, 0, 0, 0, 0)
    assert field(state, "ruins") == ""


def test_n27_an_atlantis_find_goes_to_the_ruins_with_no_marker() -> None:
    state = sea(*BOUGHT, "module o12: habitat-green", "player 1: hand habitat-green+1", "finds: s11=4")
    state = play(state, "place habitat-green 1 r12")
    assert field(state, "ruins") == "4=none"


def test_n27_also_a_find_that_lay_unpaid_is_lost() -> None:
    state = sea(*BOUGHT, "module o12: habitat-green", "player 1: hand habitat-green+1", "unpaid: s11=scallop")
    state = play(state, "place habitat-green 1 r12")
    assert (field(state, "unpaid"), field(state, "gone")) == ("", "s11=scallop")


def test_n27_placing_on_a_find_cannot_be_taken_back() -> None:
    state = sea(*BOUGHT, "module o12: habitat-green", "player 1: hand habitat-green+1")
    assert GAME.reveals(state, GAME.parse("place habitat-green 1 r12"))
    assert not GAME.reveals(state, GAME.parse("place habitat-green 1 l9"))


# N28


def test_n28_a_research_module_is_marked_with_its_owner() -> None:
    state = play(sea(*BOUGHT, "seat: 2", "first: 2", "player 2: hand sonar"), "place sonar i12 r0")
    assert field(state, "module i12") == "sonar r0, owner 2"


def test_n28_habitats_have_no_owner_and_their_researchers_arrive_with_them() -> None:
    state = play(sea(*BOUGHT, "player 1: hand habitat-green+3"), "place habitat-green 3 l9")
    assert field(state, "module l9") == "habitat-green, researchers 3 0"


def test_n28_a_position_says_who_owns_research_modules_and_only_those() -> None:
    assert faults("module i12: sonar r0", "module l9: habitat-green, owner 1") == (
        "N28: module i12 is a research module and has an owner: write `owner 1` to `owner 2`",
        "N28: module l9 is a habitat-green and has no owner: leave `owner` out",
    )


# the sources' examples


def test_n26_example_1_orange_has_paid_4_for_a_blue_habitat_with_4_and_now_pays_1() -> None:
    state = play(sea("player 1: money 20", "player 3:", "player 4:"), "buy habitat-blue 4")
    assert money(state)[0] == 16
    state = play(state, "place habitat-blue 4 n14")
    assert money(state)[0] == 15
    assert field(state, "module n14") == "habitat-blue, researchers 4 0 0 0"


def test_n26_example_2_violet_pays_2_once_for_two_trainings_and_a_green_habitat_on_the_slope() -> None:
    city = ("module l9: habitat-green", "seat: 2", "first: 2")
    state = sea(*BOUGHT, *city, "player 2: money 9, hand training training habitat-green+1")
    state = play(state, "place training o12 r90")
    assert money(state)[1] == 8
    state = play(state, "place habitat-green 1 r12")
    assert money(state)[1] == 7, "the habitat lies partly on the slope"
    state = play(state, "place training r15 r0")
    assert money(state)[1] == 7


def test_n26_example_2_with_one_training_and_the_habitat_it_would_have_been_2_all_the_same() -> None:
    state = sea(*BOUGHT, "player 1: money 9, hand training training habitat-green+1")
    state = play(state, "place training o12 r90", "place habitat-green 1 r12", "done")
    assert money(state)[0] == 7
    assert state.table.stacks[Kind.TRAINING] == 3


def test_n24_example_3_red_joins_the_base_by_a_brown_lock_though_a_wall_faces_the_training() -> None:
    """A lock of the laboratory meets the training in the south-west, where that has a wall."""
    city = ("module j14: habitat-blue", "module l16: training r270, owner 2")
    state = sea(*BOUGHT, *city, "player 1: hand laboratory")
    table = play(state, "place laboratory n14 r270").table
    laboratory, base = (table.centres.index(CELL_NAMED[cell]) for cell in ("n14", "l12"))
    assert table.links[laboratory] == 1 << 4 * base
