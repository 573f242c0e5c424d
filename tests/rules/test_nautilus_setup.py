"""Nautilus before the first round: material, secrets, the sea and the set-up, N1 to N9 and N15 to N19."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from nautwidget.game import CHANCE, SPECTATOR, InvalidPosition
from nautwidget.games.nautilus.cells import CELL_NAMED, cells_of
from nautwidget.games.nautilus.finds import ORDERS, VALUES, Find, Zone, face_word
from nautwidget.games.nautilus.map import DATA, board_of, map_names, read_map
from nautwidget.games.nautilus.modules import MODULES, Kind
from nautwidget.games.nautilus.scoring import RUINS_POINTS
from nautwidget.games.nautilus.state import Rules
from tests.rules.nautilus_sea import (
    GAME,
    ONE_OF_EACH,
    allowed,
    dealt,
    faults,
    field,
    money,
    new,
    parsed,
    play,
    refusal,
    sea,
    turn,
)

STANDARD = board_of("standard")
STANDARD_TEXT = (DATA / "standard.txt").read_text("utf-8")
#: The same city for a table of three.
OF_THREE = (
    "module l9: technology r0, owner 1, researchers 1 2 0",
    "module o12: training r90, owner 1, researchers 1 0 1",
    "module l15: habitat-green, researchers 1 1 1",
)


# N1


@pytest.mark.parametrize(("players", "nemo"), [(2, 55), (3, 50), (4, 45)])
def test_n1_two_to_four_players_begin_with_fifteen_researchers_three_submarines_and_money(
    players: int, nemo: int
) -> None:
    table = new(players).table
    assert list(GAME.seats) == [2, 3, 4]
    assert table.money == (nemo,) * players
    assert table.stock == (15,) * players
    assert [len(subs) for subs in table.subs] == [3] * players
    assert not table.afloat


@pytest.mark.parametrize("players", [1, 5])
def test_n1_no_other_number_can_play(players: int) -> None:
    with pytest.raises(InvalidPosition) as caught:
        new(players)
    assert caught.value.reasons == (f"Nautilus is for 2 to 4 players, not {players}",)


def test_n1_the_bank_is_unlimited() -> None:
    """Chests are paid out whatever has been paid in before."""
    state = sea("stage: dive", "player 1: money 55, subs r13 - -", "finds: r14=chest")
    state = play(state, "dive s1 r14")
    assert money(state)[0] == 57
    assert state.table.bank == -2


def test_n1_money_and_all_but_the_secrets_are_public() -> None:
    state = sea(*ONE_OF_EACH, "player 1: money 20, hand sonar, kept gold 1", "gone: v4=gold")
    for seat in (SPECTATOR, 0, 1):
        table = GAME.view(state, seat).table
        assert (table.money, table.hands, table.kept) == (state.table.money, state.table.hands, state.table.kept)


# N2


def test_n2_a_face_down_is_known_to_those_who_have_looked_only() -> None:
    state = sea("player 1: looked r14", "finds: r14=snail")
    cell = CELL_NAMED["r14"]
    assert GAME.view(state, 0).known == {cell: Find.SNAIL}
    assert GAME.view(state, 1).known == {}
    assert GAME.view(state, SPECTATOR).known == {}


def test_n2_an_order_is_known_to_its_player_only() -> None:
    state = sea("player 1: order scallop+urchin", "player 2: order snail+jellyfish")
    assert [GAME.view(state, seat).order for seat in (0, 1, SPECTATOR)] == [0, 3, -1]
    assert not GAME.view(state, 0).table.orders


def test_n2_what_has_been_turned_over_is_no_secret() -> None:
    state = play(sea("stage: dive", "player 1: money 0, subs r13 - -", "finds: r14=snail"), "dive s1 r14")
    assert GAME.view(state, SPECTATOR).table.shown[STANDARD.find_at[CELL_NAMED["r14"]]] == Find.SNAIL


def test_n2_possible_worlds_keep_to_what_a_seat_has_seen_and_to_the_table_of_finds() -> None:
    state = sea("player 1: looked r14, order scallop+urchin", "finds: r14=snail", "gone: s11=chest")
    worlds = list(islice(GAME.possible_worlds(GAME.view(state, 0), Random(1)), 30))
    places = STANDARD.find_at
    assert {world.faces[places[CELL_NAMED["r14"]]] for world in worlds} == {Find.SNAIL}
    assert {world.faces[places[CELL_NAMED["s11"]]] for world in worlds} == {Find.CHEST}
    assert len({world.faces[places[CELL_NAMED["i5"]]] for world in worlds}) > 3
    assert {world.orders[0] for world in worlds} == {0}
    assert {world.orders[1] for world in worlds} == {1, 2, 3}
    for world in worlds:
        assert Counter(world.faces[:26]) == Counter(STANDARD.faces[0])


# N3


def test_n3_finds_lie_on_26_cells_of_the_slope_20_of_the_deep_14_of_the_trench_and_none_in_the_lagoon() -> None:
    by_zone = Counter(Zone(STANDARD.zone_of[cell]) for cell in STANDARD.find_cells)
    assert by_zone == {Zone.SLOPE: 26, Zone.DEEP: 20, Zone.TRENCH: 14}


def test_n3_the_lagoon_lies_in_the_middle_the_slope_around_it_and_the_trench_in_the_right_part() -> None:
    columns = {zone: [cell % 32 for cell in cells_of(STANDARD.zones[zone])] for zone in Zone}
    assert max(columns[Zone.LAGOON]) < min(columns[Zone.TRENCH])
    assert min(columns[Zone.TRENCH]) > STANDARD.width / 2
    lagoon = STANDARD.zones[Zone.LAGOON]
    beside = (lagoon << 1 | lagoon >> 1 | lagoon << 32 | lagoon >> 32) & ~lagoon
    assert beside & ~STANDARD.zones[Zone.SLOPE] == 0


def test_n3_a_position_has_finds_on_find_cells_only() -> None:
    assert (
        faults("finds: l12=gold a1=gold")
        == (
            "N3: finds: a1 is no find cell of this map",
            "N3: finds: l12 is no find cell of this map",
        )[::-1]
    )


# N4


def test_n4_the_maps_of_the_house_can_be_played_on() -> None:
    assert map_names()[0] == "standard"
    for name in map_names():
        assert new(2, Rules(map=name)).table.board.source == name


def test_n4_the_map_names_the_cell_of_the_base() -> None:
    assert new(2).table.centres == (CELL_NAMED["l12"],)


def test_n4_a_user_can_load_a_map_of_his_own() -> None:
    rows = STANDARD_TEXT.replace("# base 11 11", "# base 12 12").splitlines()
    state = dealt(new(2, Rules(map="\n".join(rows))))
    assert state.table.centres == (CELL_NAMED["m13"],)
    assert GAME.parse_position(GAME.position_text(state)) == state


def test_n4_a_map_is_checked_with_all_reasons() -> None:
    rows = STANDARD_TEXT.splitlines()
    first = next(number for number, row in enumerate(rows) if not row.startswith("#"))
    rows[first] = rows[first].replace("S", "s", 1)
    rows[first + 1] = rows[first + 1].replace("D", "x", 1)
    rows[first + 2] += "d"
    with pytest.raises(InvalidPosition) as caught:
        read_map("\n".join(rows).replace("# base 11 11", "# base 0 0"))
    assert caught.value.reasons == (
        "its rows have different lengths: 30, 31",
        "d2 has 'x', which is no zone",
        "the slope has 25 find cells, but 26 finds to lie there",
        "the deep has 19 find cells, but 20 finds to lie there",
        "the base on a1 does not lie wholly in the lagoon",
    )


def test_n4_there_is_no_map_by_any_name() -> None:
    with pytest.raises(InvalidPosition):
        new(2, Rules(map="atlantic"))


# N5, N6


@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        ("gold", (0, 1, 3)),
        ("jellyfish", (3, 2, 1)),
        ("urchin", (3, 2, 1)),
        ("scallop", (4, 3, 1)),
        ("snail", (4, 3, 1)),
        ("chest", (4, 3, 2)),
        ("speed", (2, 1, 1)),
    ],
)
def test_n5_so_many_of_each_kind_lie_in_slope_deep_and_trench(kind: str, counts: tuple[int, int, int]) -> None:
    assert tuple(list(map(face_word, faces)).count(kind) for faces in STANDARD.faces) == counts


def test_n5_with_fifteen_of_atlantis_these_are_26_20_and_14() -> None:
    assert [len(faces) for faces in STANDARD.faces] == [26, 20, 14]


def test_n5_a_position_has_no_more_of_a_kind_than_its_zone() -> None:
    assert faults("finds: i1=speed l1=speed i5=speed s6=gold") == (
        "N5: the slope has too many finds speed, 1 more than there are; write another face, or ? for one to be dealt",
        "N5: the slope has too many finds gold, 1 more than there are; write another face, or ? for one to be dealt",
    )


def test_n6_atlantis_finds_are_numbered_and_two_of_the_last_three_lie_in_the_trench() -> None:
    numbers = [{int(word) for word in map(face_word, faces) if word.isdigit()} for faces in STANDARD.faces]
    assert numbers == [{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 13}, {11, 12, 14, 15}]


# N7, N8


def test_n7_gold_counts_two_jellyfish_and_urchin_one_scallop_and_snail_nothing() -> None:
    assert {kind.word: VALUES[kind] for kind in Find if kind < Find.CHEST} == {
        "gold": 2,
        "jellyfish": 1,
        "urchin": 1,
        "scallop": 0,
        "snail": 0,
    }


def test_n8_four_orders_pair_each_find_of_value_0_with_each_of_value_1() -> None:
    assert {tuple(find.word for find in order) for order in ORDERS} == {
        ("scallop", "urchin"),
        ("scallop", "jellyfish"),
        ("snail", "urchin"),
        ("snail", "jellyfish"),
    }


# N9


def test_n9_a_base_ten_habitats_of_each_colour_and_four_research_modules_of_each_kind() -> None:
    assert {kind.word: MODULES[kind] for kind in Kind} == {
        "base": 1,
        "habitat-green": 10,
        "habitat-blue": 10,
        **dict.fromkeys(("training", "technology", "sonar", "laboratory", "analysis"), 4),
    }
    assert sum(MODULES) == 41


def test_n9_the_base_is_not_for_sale() -> None:
    assert refusal(sea(), "buy base") == ["N9 why.one-base"]


def test_n9_a_position_has_no_more_modules_than_there_are() -> None:
    assert faults("player 1: hand sonar sonar sonar", "player 2: hand sonar sonar") == (
        "N9: there are 4 modules sonar, not 5: leave some out",
    )


# N15


@pytest.mark.parametrize("cell", ["l9", "o11", "j14", "n15"])
def test_n15_the_base_may_stand_wherever_it_lies_wholly_in_the_lagoon(cell: str) -> None:
    assert new(2, Rules(base=cell)).table.centres == (CELL_NAMED[cell],)


@pytest.mark.parametrize("cell", ["l8", "s12", "a1", "zz9", "h10"])
def test_n15_and_nowhere_else(cell: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        new(2, Rules(base=cell))
    assert caught.value.reasons == (f"the base on {cell!r} does not lie wholly in the lagoon (N15)",)


# N16


def test_n16_finds_are_shuffled_by_zone_and_laid_face_down_on_the_cells_of_that_zone() -> None:
    state = dealt(new(2, Rules(first=0)))
    assert set(cells_of(state.table.hidden)) == set(STANDARD.find_cells)
    assert not state.table.unpaid
    place = 0
    for faces in STANDARD.faces:
        assert Counter(state.faces[place : place + len(faces)]) == Counter(faces)
        place += len(faces)
    deals = {GAME.draw(new(2, Rules(first=0)), Random(seed)).faces for seed in range(20)}
    assert len(deals) == 20


def test_n16_a_deal_that_mixes_zones_or_does_not_reach_is_refused_with_all_reasons() -> None:
    start = new(2, Rules(first=0))
    deal = GAME.notation(GAME.draw(start, Random(0)))
    words, orders = deal.split(" orders ")
    faces = words.split()[1:]
    assert refusal(start, f"deal {' '.join(faces[::-1])} orders {orders}") == ["N5 why.deal-zone"]
    wrong = f"deal {' '.join(faces[1:])} orders scallop+urchin scallop+urchin"
    assert refusal(start, wrong) == ["N16 why.deal-finds", "N18 why.deal-orders"]
    assert refusal(start, deal) == []


def test_n16_a_deal_leaves_what_lies_open_as_it_is() -> None:
    start = parsed("player 1:", "player 2:", "unpaid: r14=snail")
    deal = GAME.notation(GAME.draw(start, Random(0)))
    assert refusal(start, deal) == []
    words = deal.split()
    snail, other = 1 + STANDARD.find_at[CELL_NAMED["r14"]], words.index("chest")
    words[snail], words[other] = words[other], words[snail]
    assert refusal(start, " ".join(words)) == ["N16 why.deal-shown"]


# N17: see also N53


@pytest.mark.parametrize(("players", "points"), [(2, (4, 2)), (3, (5, 3, 1)), (4, (5, 4, 2, 1))])
def test_n17_points_for_the_ruins_depend_on_the_number_of_players(players: int, points: tuple[int, ...]) -> None:
    assert RUINS_POINTS[players] == points


# N18


def test_n18_every_player_has_an_order_of_his_own_and_the_rest_stay_out_unseen() -> None:
    state = dealt(new(3, Rules(first=1)))
    assert len(set(state.orders)) == 3
    assert state.table.orders == ()


def test_n18_the_first_player_is_chosen_or_drawn() -> None:
    assert turn(dealt(new(3, Rules(first=1)))) == (2, "buy")
    start = new(3)
    assert GAME.actor(start) == CHANCE
    assert turn(dealt(play(start, "lot 3"))) == (3, "buy")
    assert refusal(start, "lot 4") == ["N18 why.no-such-seat"]
    assert {GAME.draw(start, Random(seed)).seat for seed in range(30)} == {0, 1, 2}


def test_n18_the_deal_comes_after_the_lot_and_both_are_for_chance() -> None:
    start = new(2)
    deal = GAME.notation(GAME.draw(play(start, "lot 1"), Random(0)))
    assert refusal(start, deal) == ["N19 why.not-now"]
    assert refusal(dealt(start), "lot 1") == ["N19 why.not-now"]
    assert allowed(start) == []


def test_n18_a_position_has_no_order_twice() -> None:
    assert faults("player 1: order snail+urchin", "player 2: order snail+urchin") == (
        "N18: 2 players have the order snail+urchin; there is one of each",
    )


# N19


def test_n19_every_player_does_the_whole_phase_before_the_next_one_does() -> None:
    state = sea("first: 2", "busy: yes", "player 1: subs q10 - -", "player 3:", *OF_THREE)
    course: list[tuple[int, str]] = []
    while state.table.round == 1:
        if not course or course[-1] != turn(state):
            course.append(turn(state))
        state = play(state, "pass" if "pass" in allowed(state) else "done")
    assert course == [
        *((2, "buy"), (3, "buy"), (1, "buy")),
        *((2, "research"), (3, "research"), (1, "research")),
        *((2, "launch"), (1, "sonar"), (1, "dive")),
    ]


def test_n19_then_the_disc_moves_one_to_the_left() -> None:
    state = sea("first: 2", "busy: yes", "seat: 1", "stage: dive", "player 1: subs q12 - -", "player 3:")
    state = play(state, "done")
    assert (field(state, "round"), field(state, "first"), turn(state)) == ("2", "3", (3, "buy"))
    state = sea("first: 3", "busy: yes", "seat: 2", "stage: dive", "player 2: subs q12 - -", "player 3:")
    assert turn(play(state, "done")) == (1, "buy")


def test_n19_who_is_not_asked_cannot_act() -> None:
    state = sea()
    assert refusal(state, "buy training", seat=1) == ["N19 why.not-your-turn"]
    assert refusal(state, "walk l12>l9", seat=1) == ["N19 why.not-your-turn", "N19 why.not-now", "N29 why.no-module"]


def test_n19_a_position_has_the_disc_where_the_round_brings_it() -> None:
    assert faults("first player: 1", "round: 2", "first: 1") == (
        "N19: in round 2 the first player's disc lies with player 2: write `first: 2`",
    )
