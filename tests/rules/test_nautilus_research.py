"""Phase 2 of Nautilus, research: walks, active modules and what they count, N29 to N35, with the sources' examples."""

from __future__ import annotations

import pytest

from nautwidget.games.nautilus.modules import Kind
from nautwidget.games.nautilus.research import effect
from nautwidget.games.nautilus.scoring import research_points
from nautwidget.games.nautilus.state import State
from tests.rules.nautilus_sea import allowed, faults, field, money, play, refusal, sea, turn

PHASE = "stage: research"
#: East of the base, one step apart each.
ROW = tuple(f"module {cell}: habitat-green" for cell in ("o12", "r12", "u12", "x12"))
#: The sources' city: of the first player two trainings, of the second a laboratory that stands against a wall of one.
EXAMPLE = (
    "module n10: habitat-blue",
    "module p12: training r90, owner 1",
    "module s12: habitat-green, researchers 2 0",
    "module v12: training r90, owner 1",
    "module n14: laboratory r0, owner 2",
)


def people(state: State, cell: str) -> str:
    """The researchers in a module, by player."""
    return field(state, f"module {cell}").partition("researchers ")[2]


# N29


def test_n29_three_steps_in_all_for_one_researcher_or_two() -> None:
    state = sea(PHASE, *ROW, "module i12: habitat-green, researchers 2 0")
    assert allowed(state, "walk") == ["i12>l12", "i12>o12", "i12>r12"]
    state = play(state, "walk i12>o12")
    assert (field(state, "steps"), turn(state)) == ("2", (1, "research"))
    assert allowed(state, "walk") == ["i12>l12"]
    assert refusal(state, "walk i12>o12") == ["N29 why.too-many-steps"]
    state = play(state, "walk i12>l12")
    assert turn(state) != (1, "research")


@pytest.mark.parametrize(("trainings", "steps"), [(0, 3), (1, 4), (2, 5), (3, 5)])
def test_n29_four_with_one_active_training_and_five_with_two_or_more(trainings: int, steps: int) -> None:
    active = [f"module {cell}: training r0, owner 1, researchers 1 0" for cell in ("l9", "l15", "l18")[:trainings]]
    city = ("module aa12: habitat-green", "module i12: habitat-green, researchers 1 0", *active)
    state = sea(PHASE, *ROW, *city)
    way = ["l12", "o12", "r12", "u12", "x12", "aa12"]
    assert [cell for cell in way if f">{cell}" in allowed(state, "walk i12")] == way[:steps]
    assert refusal(state, f"walk i12>{way[steps]}") == ["N29 why.too-many-steps"]


def test_n29_one_may_move_none_and_steps_left_over_are_lost() -> None:
    state = sea(PHASE, "module l9: habitat-green, researchers 2 2", "busy: yes")
    assert "done" in allowed(state)
    state = play(state, "walk l9>l12", "done")
    assert turn(state) == (2, "research")
    assert field(state, "steps") == "0"


def test_n29_never_more_than_two_researchers() -> None:
    state = sea(PHASE, "module l9: habitat-green, researchers 3 3")
    state = play(state, "walk l9>l12", "walk l9>l12")
    assert turn(state) == (2, "research")


def test_n29_a_researcher_moves_once_a_phase() -> None:
    state = play(sea(PHASE, *ROW, "module l9: habitat-green, researchers 1 1"), "walk l9>l12")
    assert turn(state) == (2, "research"), "nobody else could walk"
    state = play(sea(PHASE, *ROW, "module l9: habitat-green, researchers 2 1"), "walk l9>l12")
    assert {text.split(">")[0] for text in allowed(state, "walk")} == {"l9"}
    assert refusal(state, "walk l12>o12") == ["N29 why.has-walked"]


def test_n29_one_who_stood_there_before_may_walk_on() -> None:
    state = sea(PHASE, *ROW, "module l9: habitat-green, researchers 1 0", "module l15: habitat-green, researchers 1 0")
    state = play(state, "walk l9>l15")
    assert allowed(state, "walk l15") == [">l12"]


def test_n29_a_walk_back_to_where_it_started_is_no_move() -> None:
    state = sea(PHASE, "module l9: habitat-green, researchers 1 0")
    assert refusal(state, "walk l9>l9") == ["N29 why.no-move"]


def test_n29_nobody_walks_from_where_nobody_stands_or_where_nothing_is() -> None:
    state = sea(PHASE, *ROW, "module l9: habitat-green, researchers 1 0")
    assert refusal(state, "walk o12>l12") == ["N29 why.nobody-there"]
    assert refusal(state, "walk a1>b1") == ["N29 why.no-module", "N29 why.no-module"]


def test_n29_a_step_goes_through_an_open_passage() -> None:
    """From the training in the east no lock leads to the habitat in its north: the way goes round by the base."""
    city = ("module l9: habitat-green", "module o9: habitat-green", "module l15: habitat-green, researchers 1 0")
    state = sea(PHASE, *city, "module o12: training r90, owner 1, researchers 2 0")
    state = play(state, "walk o12>o9")
    assert field(state, "steps") == "3"


def test_n29_all_reasons_against_a_walk_are_given_at_once() -> None:
    state = sea(
        PHASE,
        *ROW[:3],
        "module l9: habitat-green, researchers 1 0",
        "module i12: sonar r0, owner 1, researchers 1 0",
        "module x12: analysis r0, owner 2",
        "player 1: money 0",
    )
    assert refusal(state, "walk i12>x12") == ["N33 why.stays-for-good", "N29 why.too-many-steps", "N32 why.fee"]


# N30


def test_n30_a_bonus_earned_by_the_first_researcher_counts_for_the_second() -> None:
    city = ("module l9: training r0, owner 1", "module i12: habitat-green, researchers 2 0")
    state = sea(PHASE, *ROW, *city)
    assert allowed(state, "walk")[-1] != "i12>u12"
    state = play(state, "walk i12>l9")
    assert field(state, "steps") == "2"
    assert allowed(state, "walk") == ["i12>l12", "i12>o12", "i12>l9"]


# N31


def test_n31_researchers_pass_any_module_and_any_number_may_stand_in_one() -> None:
    state = sea(
        PHASE,
        "module o12: sonar r180, owner 2, researchers 0 2",
        "module l15: technology r0, owner 2",
        "module l18: habitat-green, researchers 8 7",
        "module l9: habitat-green, researchers 7 5",
        "player 1: money 0",
    )
    assert allowed(state, "walk l18") == [">l12", ">l9"], "the technology is passed, though he cannot pay to stop there"
    assert people(play(state, "walk l18>l9"), "l9") == "8 5"


# N32


def test_n32_who_stops_where_none_of_his_own_stands_activates_the_module_for_himself() -> None:
    state = play(
        sea(PHASE, "module o12: training r90, owner 1", "module l9: habitat-green, researchers 1 0"), "walk l9>o12"
    )
    assert state.table.levels[0][Kind.TRAINING] == 1
    assert money(state) == [55, 55], "his own costs nothing"


def test_n32_several_players_can_have_the_same_module_active() -> None:
    state = sea(
        PHASE,
        "module o12: training r90, owner 1, researchers 1 0",
        "module l9: habitat-green, researchers 0 1",
        "seat: 2",
        "first: 2",
    )
    state = play(state, "walk l9>o12")
    assert [levels[Kind.TRAINING] for levels in state.table.levels] == [1, 1]


def test_n32_for_anothers_module_he_pays_its_owner_1_this_once() -> None:
    city = ("module o12: training r90, owner 2, researchers 0 1", "module l9: habitat-green, researchers 2 0")
    state = sea(PHASE, *city, "player 1: money 5", "player 2: money 5")
    state = play(state, "walk l9>o12")
    assert money(state) == [4, 6]
    assert money(play(state, "walk l9>o12")) == [4, 6]


def test_n32_passing_through_costs_and_activates_nothing() -> None:
    city = ("module l15: technology r0, owner 2", "module l18: habitat-green, researchers 1 0")
    state = play(sea(PHASE, *city), "walk l18>l12")
    assert money(state) == [55, 55]
    assert state.table.levels[0] == (0, 0, 0, 0, 0)


def test_n32_who_cannot_pay_cannot_stop_there() -> None:
    city = ("module o12: training r90, owner 2", "module l9: habitat-green, researchers 1 0")
    state = sea(PHASE, *city, "player 1: money 0")
    assert allowed(state, "walk") == ["l9>l12"]
    assert refusal(state, "walk l9>o12") == ["N32 why.fee"]


def test_n32_but_he_may_enter_where_he_is_active_already() -> None:
    city = ("module o12: training r90, owner 2, researchers 1 0", "module l9: habitat-green, researchers 1 0")
    state = sea(PHASE, *city, "player 1: money 0")
    assert allowed(state, "walk") == ["l9>l12", "l9>o12"]


# N33


def test_n33_a_lone_researcher_stays_for_good() -> None:
    city = ("module o12: training r90, owner 1, researchers 1 0", "module l9: habitat-green, researchers 1 0")
    state = sea(PHASE, *city)
    assert allowed(state, "walk o12") == []
    assert refusal(state, "walk o12>l12") == ["N33 why.stays-for-good"]


def test_n33_all_above_one_may_move() -> None:
    state = sea(PHASE, "module o12: training r90, owner 1, researchers 3 0")
    state = play(state, "walk o12>l12")
    assert allowed(state, "walk o12") == [">l12"]
    state = play(state, "walk o12>l12")
    assert people(state, "o12") == "1 0"


def test_n33_in_habitats_and_base_nobody_has_to_stay() -> None:
    state = sea(PHASE, "module l12: base, researchers 1 0", "module l9: habitat-green, researchers 1 0")
    state = play(state, "walk l12>l9")
    assert people(state, "l12") == ""


def test_n33_the_one_who_activated_a_module_stays_even_when_another_has_just_come() -> None:
    """Both sources: he cannot leave any more; and who has come does not walk twice (N29)."""
    city = ("module o12: training r90, owner 1, researchers 1 0", "module l9: habitat-green, researchers 1 1")
    state = sea(PHASE, *city)
    state = play(state, "walk l9>o12")
    assert people(state, "o12") == "2 0"
    assert turn(state) == (2, "research")


def test_n33_with_two_there_before_one_of_them_may_go_when_a_third_comes() -> None:
    city = ("module o12: training r90, owner 1, researchers 2 0", "module l9: habitat-green, researchers 1 1")
    state = play(sea(PHASE, *city), "walk l9>o12")
    assert allowed(state, "walk") == ["o12>l12", "o12>l9"]
    state = play(state, "walk o12>l12")
    assert people(state, "o12") == "2 0"


# N34


@pytest.mark.parametrize(("active", "points"), [(0, 0), (1, 0), (2, 3), (3, 3)])
def test_n34_two_or_more_active_of_a_kind_count_and_alone_with_the_most_counts_3(active: int, points: int) -> None:
    cells = ("l9", "l6", "l3")
    state = sea(*(f"module {cell}: technology r0, owner 1, researchers 1 0" for cell in cells[:active]))
    assert research_points(state.table, 0) == points
    assert state.table.threes[Kind.TECHNOLOGY] == (0 if active >= 2 else -1)


def test_n34_the_first_active_module_of_a_kind_brings_no_3_the_second_does() -> None:
    modules = [f"module {cell}: technology r0, owner 1" for cell in ("l9", "l15")]
    state = play(sea(PHASE, *modules, "module o12: habitat-green, researchers 2 0", "busy: yes"), "walk o12>l9")
    assert state.table.threes[Kind.TECHNOLOGY] == -1
    state = sea(PHASE, f"{modules[0]}, researchers 1 0", modules[1], "module o12: habitat-green, researchers 1 0")
    assert play(state, "walk o12>l15").table.threes[Kind.TECHNOLOGY] == 0


def test_n34_two_or_more_without_the_3_count_1() -> None:
    city = [f"module {cell}: technology r0, owner 1, researchers 1 1" for cell in ("l9", "l6")]
    state = sea(*city, "threes: technology=1")
    assert [research_points(state.table, seat) for seat in (0, 1)] == [3, 1]


def test_n34_the_3_changes_hands_only_for_strictly_more() -> None:
    city = [
        f"module {cell}: technology r0, owner 2, researchers {crew}" for cell, crew in (("l9", "1 1"), ("l6", "1 1"))
    ]
    third = "module l15: technology r0, owner 2, researchers 0 1"
    home = "module o12: habitat-green, researchers 1 0"
    state = sea(PHASE, *city, third, home, "module l18: technology r0, owner 2")
    assert state.table.threes[Kind.TECHNOLOGY] == 1
    state = play(state, "walk o12>l15")
    assert state.table.levels[0][Kind.TECHNOLOGY] == 3
    assert state.table.threes[Kind.TECHNOLOGY] == 1, "a tie leaves it where it is"
    state = sea(
        PHASE, *city, third.replace("0 1", "1 1"), "threes: technology=2", home, "module l18: technology r0, owner 2"
    )
    state = play(state, "walk o12>l18")
    assert state.table.threes[Kind.TECHNOLOGY] == 0
    assert [research_points(state.table, seat) for seat in (0, 1)] == [3, 1]


def test_n34_with_four_it_is_safe() -> None:
    cells = ("l9", "l6", "l15", "l18")
    city = [f"module {cell}: technology r0, owner 1, researchers 1 1" for cell in cells[:3]]
    last = "module l18: technology r0, owner 1, researchers 1 0"
    state = sea(PHASE, *city, last, "seat: 2", "first: 2", "module o12: habitat-green, researchers 0 1")
    state = play(state, "walk o12>l18")
    assert state.table.levels[1][Kind.TECHNOLOGY] == 4
    assert state.table.threes[Kind.TECHNOLOGY] == 0


def test_n34_a_position_says_who_holds_a_3_where_it_is_in_doubt() -> None:
    city = [f"module {cell}: technology r0, owner 1, researchers 1 1" for cell in ("l9", "l6")]
    assert faults(*city) == (
        "N34: several players have 2 technology modules active: say who holds their 3 under 'threes'",
    )
    assert faults("threes: sonar=1") == ("N34: nobody has two sonar modules active: leave sonar out of 'threes'",)


# N35


@pytest.mark.parametrize(
    ("kind", "brings"),
    [
        ("training", (3, 4, 5, 5)),
        ("technology", (4, 5, 6, 6)),
        ("sonar", (4, 5, 6, 6)),
        ("laboratory", (0, 1, 2, 2)),
        ("analysis", (2, 3, 4, 4)),
    ],
)
def test_n35_effects_of_none_one_and_two_or_more_active(kind: str, brings: tuple[int, ...]) -> None:
    ways = {
        "laboratory": (("l15", "r0"), ("o15", "r180"), ("o18", "r0")),
        "analysis": (("l9", "r90"), ("l6", "r90"), ("l3", "r90")),
    }
    places = ways.get(kind, (("l9", "r0"), ("l6", "r0"), ("l3", "r0")))
    for count, brought in enumerate(brings):
        city = [f"module {cell}: {kind} {turned}, owner 1, researchers 1 0" for cell, turned in places[:count]]
        assert effect(sea(*city).table, 0, Kind[kind.upper()]) == brought


# the sources' examples


def test_n29_example_4_violet_walks_left_and_right_into_his_trainings_and_the_bonus_is_lost() -> None:
    state = play(sea(PHASE, *EXAMPLE, "busy: yes"), "walk s12>p12", "walk s12>v12")
    assert state.table.levels[0][Kind.TRAINING] == 2
    assert turn(state) != (1, "research"), "five steps by now, but both have walked"


def test_n30_example_5_the_bonus_takes_the_second_round_by_the_base_into_reds_laboratory() -> None:
    """One training is active already, as both translators remark; a wall parts the other one from the laboratory."""
    city = [
        line.replace("p12: training r90, owner 1", "p12: training r90, owner 1, researchers 1 0") for line in EXAMPLE
    ]
    state = sea(PHASE, *city, "player 1: money 5", "player 2: money 5")
    state = play(state, "walk s12>v12")
    assert field(state, "steps") == "1"
    state = play(state, "walk s12>n14")
    assert people(state, "n14") == "1 0"
    assert money(state) == [4, 6]


def test_n30_example_5_without_the_training_already_active_it_is_too_far() -> None:
    state = play(sea(PHASE, *EXAMPLE), "walk s12>v12")
    assert refusal(state, "walk s12>n14") == ["N29 why.too-many-steps"]
