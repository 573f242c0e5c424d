"""Deep Sea Adventure before the first dive, D1 to D3."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from nautwidget.game import CHANCE, SPECTATOR, InvalidPosition
from nautwidget.games.deepsea.state import Deal, Lot, Roll, Rules, ShapeOfChip, State, shape_of
from tests.rules.deepsea_sea import (
    GAME,
    IN_ORDER,
    allowed,
    diver,
    field,
    parsed,
    path_without,
    play,
    refusal,
    sea,
    swim,
    turn,
)


def new(players: int) -> State:
    state = GAME.new(players, Rules())
    assert isinstance(state, State)
    return state


# D1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_d1_two_to_six_divers_start_in_one_submarine(players: int) -> None:
    state = new(players)
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    assert [diver(state, number) for number in range(1, players + 1)] == ["at 0, heading down"] * players
    assert GAME.actor(state) == CHANCE
    assert allowed(state) == []


@pytest.mark.parametrize("players", [1, 7])
def test_d1_no_other_number_of_divers_can_play(players: int) -> None:
    with pytest.raises(InvalidPosition) as caught:
        parsed(*[f"diver {number}: at 0" for number in range(1, players + 1)])
    assert caught.value.reasons == (f"D1: 2 to 6 divers play, not {players}",)


def test_d1_the_path_is_eight_triangles_then_squares_then_pentagons_then_hexagons() -> None:
    path = new(2).table.path
    shapes = [shape_of(chip) for treasure in path for chip in treasure]
    assert shapes == [shape for shape in ShapeOfChip for _ in range(8)]
    assert [shape.name for shape in ShapeOfChip] == ["TRIANGLE", "SQUARE", "PENTAGON", "HEXAGON"]
    assert all(len(treasure) == 1 for treasure in path)


def test_d1_the_path_is_random_within_each_shape() -> None:
    before = play(new(2), "lot 1")
    deals = {GAME.draw(before, Random(seed)).values for seed in range(50)}
    assert len(deals) == 50
    for place in range(32):
        # Every value of the shape turns up on every space of it, and no other does.
        lowest = 4 * (place // 8)
        assert {values[place] for values in deals} == set(range(lowest, lowest + 4))


def test_d1_the_path_is_laid_once_and_before_the_first_turn() -> None:
    state = play(new(2), "lot 1", f"deal {IN_ORDER}")
    assert turn(state) == ("1", "heading")
    assert refusal(state, f"deal {IN_ORDER}") == ["D1 why.only_in.deal"]
    assert refusal(new(2), f"deal {IN_ORDER}") == ["D1 why.only_in.deal"]


def test_d1_a_position_accounts_for_all_32_treasures() -> None:
    with pytest.raises(InvalidPosition) as caught:
        parsed(
            f"path: {path_without({'3', '9'})} 33",
            "diver 1: at 1, carries 5",
            "diver 2: at 2",
        )
    assert caught.value.reasons == (
        "treasure 5 is in 2 places",
        "there is no treasure 33; there are 1 to 32",
        "D1: missing: treasure 3, 9 (on the path, carried, kept or scored)",
    )


# D2


def test_d2_each_shape_has_two_of_each_of_its_four_values() -> None:
    deal = GAME.draw(play(new(2), "lot 1"), Random(0))
    for shape, values in enumerate([(0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11), (12, 13, 14, 15)]):
        assert Counter(deal.values[8 * shape : 8 * shape + 8]) == dict.fromkeys(values, 2)


@pytest.mark.parametrize(
    "values",
    [
        IN_ORDER.replace("15 15", "15 14"),
        " ".join(reversed(IN_ORDER.split())),
        " ".join(["0"] * 32),
        # A triangle's value under a square and the other way round: the right 32 values in the wrong shapes.
        IN_ORDER.replace("3 3 4 4", "3 4 3 4"),
    ],
)
def test_d2_no_other_values_can_be_dealt(values: str) -> None:
    state = play(new(2), "lot 1")
    assert refusal(state, f"deal {values}") == ["D2 why.deal.values"]
    with pytest.raises(InvalidPosition) as caught:
        parsed("diver 1: at 0", "diver 2: at 0", f"values: {values}")
    assert [reason.split(":")[0] for reason in caught.value.reasons] == ["D2"]


def test_d2_nobody_knows_a_value_on_the_path_or_in_the_hands_of_who_carries_it() -> None:
    state = sea("diver 1: at 20, heading up, carries 17 18", "diver 2: at 3", "diver 3: at 4")
    for seat in (SPECTATOR, 0, 1, 2):
        assert GAME.view(state, seat).known == {}
        assert GAME.view(state, seat).table == state.table


def test_d2_back_in_the_submarine_the_owner_alone_may_look() -> None:
    state = sea("diver 1: at 2, heading up, carries 17 9+30", "diver 2: at 3", "diver 3: at 4")
    state = swim(state, "up", 3, 1)
    assert diver(state, 1) == "at 0, heading back, kept 17 9+30"
    assert GAME.view(state, 0).known == {16: 8, 8: 4, 29: 14}
    for seat in (SPECTATOR, 1, 2):
        assert GAME.view(state, seat).known == {}


def test_d2_at_the_end_of_the_round_all_see_what_was_brought_back() -> None:
    state = sea("diver 1: at 1, heading up, carries 17", "diver 2: at 0, heading back, kept 32")
    state = swim(state, "up", 1, 1)
    for seat in (SPECTATOR, 0, 1):
        assert GAME.view(state, seat).known == {16: 8, 31: 15}


def test_d2_lost_treasures_stay_unseen() -> None:
    state = sea("oxygen: 0", "diver 1: at 20, heading up, carries 17", "diver 2: at 30, carries 25 26")
    state = play(swim(state, "up", 1, 1), "leave")
    assert field(state, "round") == "2"
    assert GAME.view(state, 0).known == GAME.view(state, 1).known == {}


# D3


def test_d3_oxygen_stands_at_25_and_the_first_of_three_rounds_begins() -> None:
    state = play(new(3), "lot 2", f"deal {IN_ORDER}")
    assert (field(state, "oxygen"), field(state, "round")) == ("25", "1")


def test_d3_the_first_player_is_drawn_by_lot_each_as_likely_as_the_other() -> None:
    drawn = Counter(GAME.draw(new(4), Random(seed)) for seed in range(400))
    assert set(drawn) == {Lot(0), Lot(1), Lot(2), Lot(3)}
    assert all(70 < count < 130 for count in drawn.values())
    state = play(new(4), "lot 3", f"deal {IN_ORDER}")
    assert turn(state) == ("3", "heading")
    assert field(state, "first") == "3"


def test_d3_the_lot_falls_on_somebody_at_the_table_and_only_once() -> None:
    assert refusal(new(3), "lot 4") == ["D3 why.lot.seat"]
    assert refusal(play(new(3), "lot 3"), "lot 2") == ["D3 why.only_in.lot"]


def test_d3_play_goes_clockwise() -> None:
    state = play(new(3), "lot 2", f"deal {IN_ORDER}")
    seats = []
    for _ in range(4):
        seats.append(field(state, "seat"))
        state = play(swim(state, "down", 1, 1), "leave")
    assert seats == ["2", "3", "1", "2"]


def test_d3_nobody_acts_out_of_turn() -> None:
    state = sea("seat: 2", "diver 1: at 4", "diver 2: at 5", "diver 3: at 6")
    assert refusal(state, "up") == []
    assert refusal(state, "up", seat=0) == ["D3 why.not_your_turn"]
    assert refusal(state, "up", seat=SPECTATOR) == ["D3 why.not_your_turn"]


def test_d3_out_of_turn_and_against_another_rule_are_both_said() -> None:
    state = sea("seat: 2", "diver 1: at 4", "diver 2: at 5, heading up", "diver 3: at 6")
    assert refusal(state, "down", seat=2) == ["D3 why.not_your_turn", "D5 why.down.has_turned"]


def test_d3_each_die_has_the_faces_1_2_3_twice() -> None:
    state = play(sea("diver 1: at 0", "diver 2: at 0"), "down")
    random = Random(7)
    rolls = Counter(GAME.draw(state, random) for _ in range(1800))
    assert set(rolls) == {Roll((one, other)) for one in (1, 2, 3) for other in (1, 2, 3)}
    assert all(150 < count < 250 for count in rolls.values())


@pytest.mark.parametrize("roll", ["roll 0 1", "roll 4 1", "roll 3 6"])
def test_d3_no_die_shows_another_face(roll: str) -> None:
    state = play(sea("diver 1: at 0", "diver 2: at 0"), "down")
    assert refusal(state, roll) == ["D3 why.roll.faces"]


def test_d3_a_position_stays_within_25_of_air_and_three_rounds() -> None:
    with pytest.raises(InvalidPosition) as caught:
        sea(
            "oxygen: 26",
            "round: 4",
            "roll: 4 1",
            "seat: 3",
            "diver 1: at 0, points 0 0 0",
            "diver 2: at 0, points 0 0 0",
        )
    assert caught.value.reasons == (
        "D3: oxygen is 0 to 25, not 26",
        "D3: the round is 1 to 3, not 4",
        "seat: there is no diver 3; there are 1 to 2",
        "D3: dice have the faces 1 to 3, not 4 and 1",
    )


def test_d3_what_chance_draws_is_of_the_kind_that_is_due() -> None:
    assert isinstance(GAME.draw(new(2), Random(1)), Lot)
    assert isinstance(GAME.draw(play(new(2), "lot 1"), Random(1)), Deal)
    assert isinstance(GAME.draw(play(sea("diver 1: at 0", "diver 2: at 0"), "down"), Random(1)), Roll)
