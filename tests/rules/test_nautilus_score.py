"""The ends and the score of Nautilus, N50 to N55, with the sources' 82 points."""

from __future__ import annotations

import pytest

from nautwidget.games.nautilus.cells import NAMES
from nautwidget.games.nautilus.map import board_of
from nautwidget.games.nautilus.scoring import find_points, research_points, ruins_points, score
from nautwidget.games.nautilus.state import State
from tests.rules.nautilus_sea import FRENCH, GAME, allowed, faults, field, is_over, money, play, refusal, sea, turn

CELLS = [NAMES[cell] for cell in board_of("standard").find_cells]
SLOPE, DEEP, TRENCH = CELLS[:26], CELLS[26:46], CELLS[46:]
#: The last decision of a round of two: the second player's only submarine may move.
LAST_TURN = ("stage: dive", "first: 1", "seat: 2", "player 2: money 9, subs r13 - -")


def at_ruins(**markers: str) -> tuple[str, str]:
    """Lines for finds at the ruins: `at_ruins(n13="1")` is 13 with the first player's marker; their cells are gone."""
    numbers = {int(name[1:]): owner for name, owner in markers.items()}
    zones = (
        [n for n in numbers if n <= 6],
        [n for n in numbers if n in (7, 8, 9, 10, 13)],
        [n for n in numbers if n in (11, 12, 14, 15)],
    )
    gone = [cell for cells, there in zip((SLOPE[1:], DEEP, TRENCH), zones, strict=True) for cell in cells[: len(there)]]
    ruins = " ".join(f"{number}={owner}" for number, owner in numbers.items())
    return f"ruins: {ruins}", f"gone: {' '.join(gone)}"


def everything(owner: str = "none", without: tuple[int, ...] = ()) -> tuple[str, str]:
    """Lines for all fifteen at the ruins but some."""
    return at_ruins(**{f"n{number}": owner for number in range(1, 16) if number not in without})


def over(state: State) -> State:
    """The state at the very end: nobody raises anything, and nobody has anything more to do."""
    for _ in range(50):
        if is_over(state):
            return state
        texts = allowed(state)
        state = play(state, next(text for text in ("raise 0", "pass", "done") if text in texts))
    raise AssertionError(f"the game does not end:\n{GAME.position_text(state)}")


# N50


@pytest.mark.parametrize("owner", ["1", "none"])
def test_n50_with_13_14_and_15_at_the_ruins_one_more_round_is_played(owner: str) -> None:
    state = sea(*LAST_TURN, "busy: yes", *at_ruins(n13=owner, n14="2", n15=owner))
    state = play(state, "done")
    assert (field(state, "round"), field(state, "last round")) == ("2", "yes")
    state = play(state, "buy training", "done", "buy sonar", "done")
    while field(state, "round") == "2" and not is_over(state):
        state = play(state, "done")
    assert field(state, "ending") == "N50"


def test_n50_the_round_in_which_the_third_comes_is_finished_first() -> None:
    lines = (*at_ruins(n13="1", n14="2"), "busy: yes", "trench: open", "player 2: subs a19 - -")
    state = sea("stage: dive", *lines, "player 1: subs ab23 - -", "finds: ad24=15")
    state = play(state, "dive s1 ad24")
    assert field(state, "ruins") == "13=1 14=2 15=1"
    assert (turn(state), field(state, "last round")) == ((2, "sonar"), "no")


def test_n50_two_of_the_three_do_not_matter() -> None:
    state = play(sea(*LAST_TURN, "busy: yes", *at_ruins(n13="1", n14="2")), "done")
    assert (field(state, "round"), field(state, "last round")) == ("2", "no")


# N51


def test_n51_all_fifteen_at_the_ruins_end_the_game_with_this_round() -> None:
    state = over(play(sea(*LAST_TURN, "busy: yes", *everything("1")), "done"))
    assert (field(state, "round"), field(state, "ending")) == ("1", "N51")


def test_n51_the_round_is_finished_first() -> None:
    lines = (*everything("1", without=(4,)), "player 2: subs a19 - -", "busy: yes")
    state = play(sea("stage: dive", *lines, "player 1: subs r13 - -", "finds: r14=4"), "dive s1 r14")
    assert turn(state)[0] == 2
    assert field(over(state), "ending") == "N51"


def test_n51_fourteen_without_one_of_the_last_three_are_not_enough() -> None:
    state = play(sea(*LAST_TURN, "busy: yes", *everything("1", without=(13,))), "done")
    assert (field(state, "round"), field(state, "last round")) == ("2", "no")


def test_n51_comes_before_n50() -> None:
    assert field(over(play(sea(*LAST_TURN, "busy: yes", *everything()), "done")), "ending") == "N51"


# N52


def test_n52_a_round_in_which_nobody_buys_expands_or_recovers_is_the_last() -> None:
    state = sea("player 1: subs a19 - -")
    state = play(state, "pass", "pass", "done", "dive s1 b19")
    assert field(over(state), "ending") == "N52"


@pytest.mark.parametrize(
    "actions",
    [
        ("buy training", "done", "pass"),
        ("pass", "buy habitat-green 1", "done"),
        ("pass", "pass", "done", "dive s1 r14"),
    ],
)
def test_n52_buying_or_recovering_keeps_the_game_going(actions: tuple[str, ...]) -> None:
    state = play(sea("player 1: subs r13 - -", "finds: r14=urchin"), *actions)
    while field(state, "round") == "1":
        assert not is_over(state)
        state = play(state, "done")
    assert turn(state) == (2, "buy")


def test_n52_expanding_alone_does_too() -> None:
    state = play(sea("player 1: hand training"), "pass", "place training o12 r90", "pass")
    assert (field(state, "round"), field(state, "ending")) == ("2", "")


def test_n52_every_round_is_looked_at_anew() -> None:
    state = play(sea("player 1: hand training"), "buy sonar", "done", "pass", "pass", "pass", "done")
    state = over(state)
    assert (field(state, "round"), field(state, "ending")) == ("2", "N52")


def test_n52_an_unpaid_find_is_not_recovered() -> None:
    state = sea(*LAST_TURN[:3], "player 2: money 0, subs r13 - -", "finds: r14=urchin")
    assert field(over(play(state, "dive s1 r14")), "ending") == "N52"


def test_n52_nor_is_an_unpaid_atlantis_find() -> None:
    state = sea(*LAST_TURN[:3], "player 2: money 0, subs r13 - -", "finds: r14=4")
    state = over(play(state, "dive s1 r14"))
    assert (field(state, "ending"), field(state, "ruins")) == ("N52", "4=none")


def test_n52_a_chest_is_recovered_without_money() -> None:
    state = sea(*LAST_TURN[:3], "player 2: money 0, subs r13 - -", "finds: r14=chest")
    assert field(play(state, "dive s1 r14"), "round") == "2"


def test_n52_ends_the_game_also_when_n50_would_add_a_round() -> None:
    state = play(sea(*LAST_TURN, *at_ruins(n13="1", n14="2", n15="1")), "done")
    assert field(over(state), "ending") == "N52"


@pytest.mark.parametrize("options", [(), FRENCH])
def test_n52_is_the_same_in_both_presets_buying_counts(options: tuple[str, ...]) -> None:
    state = play(sea(*options), "buy training", "done", "pass")
    assert field(state, "round") == "2"


# N53


@pytest.mark.parametrize(
    ("players", "markers", "points"),
    [
        (2, "1 1 2", (4, 2)),
        (3, "3 3 3 1 1 2", (3, 1, 5)),
        (4, "4 4 4 4 3 3 3 2 2 1", (1, 2, 4, 5)),
        (4, "2 none none 2 1", (4, 5, 0, 0)),
        (2, "none none", (0, 0)),
    ],
)
def test_n53_most_own_markers_the_highest_number_and_so_on_down_none_no_points(
    players: int, markers: str, points: tuple[int, ...]
) -> None:
    owners = {f"n{number}": owner for number, owner in enumerate(markers.split(), start=1)}
    lines = (*at_ruins(**owners), *(f"player {number}:" for number in range(1, players + 1)))
    for options in ((), FRENCH):
        assert ruins_points(sea(*options, *lines).table) == points


def test_n53_italian_all_tied_share_the_place_and_the_next_place_is_the_next_number() -> None:
    lines = (*at_ruins(n1="1", n2="2", n3="1", n4="2", n5="3"), "player 3:", "player 4:")
    assert ruins_points(sea(*lines).table) == (5, 5, 4, 0)


def test_n53_french_the_one_with_the_highest_numbered_find_ranks_first() -> None:
    lines = (*at_ruins(n1="1", n2="2", n3="1", n4="2", n5="3"), "player 3:", "player 4:")
    assert ruins_points(sea(*FRENCH, *lines).table) == (4, 5, 2, 0)
    assert ruins_points(sea("ruins tie: highest-find", *at_ruins(n1="1", n7="2")).table) == (2, 4)


# N54

RAISING = (
    "stage: raise",
    "player 1: money 5, kept scallop 2 urchin 1 snail 1, order scallop+urchin",
    "player 2: money 0, order snail+jellyfish",
    f"gone: {SLOPE[0]}=scallop {SLOPE[1]}=scallop {SLOPE[2]}=urchin {SLOPE[3]}=snail",
)


def test_n54_orders_are_shown_at_the_end() -> None:
    state = sea(*RAISING)
    assert GAME.view(state, 1).table.orders == state.orders
    start = sea(*LAST_TURN)
    assert start.table.orders == ()
    assert play(start, "done").table.orders == start.orders


def test_n54_each_own_find_named_on_it_can_be_raised_by_1_for_1_nemo() -> None:
    state = sea(*RAISING)
    assert allowed(state) == ["raise 0", "raise 1", "raise 2", "raise 3"]
    state = play(state, "raise 2")
    assert money(state)[0] == 3
    assert find_points(state.table, 0) == 1 + 2
    assert is_over(state), "the second player has nothing to raise"


def test_n54_no_more_than_one_can_pay_or_has() -> None:
    poor = sea(RAISING[0], RAISING[1].replace("money 5", "money 2"), *RAISING[2:])
    assert allowed(poor) == ["raise 0", "raise 1", "raise 2"]
    assert refusal(poor, "raise 3") == ["N54 why.money"]
    assert refusal(poor, "raise 4") == ["N54 why.named-finds", "N54 why.money"]
    assert refusal(sea(*RAISING), "raise 4") == ["N54 why.named-finds"]


def test_n54_nobody_raises_before_the_end() -> None:
    assert refusal(sea(), "raise 1") == ["N19 why.not-now"]


def test_n54_every_player_raises_in_turn_from_the_first_on() -> None:
    second = "player 2: money 9, kept jellyfish 1, order snail+jellyfish"
    gone = f"{RAISING[3]} {SLOPE[4]}=jellyfish"
    state = sea(RAISING[0], "round: 2", "first: 2", "seat: 2", RAISING[1], second, gone)
    assert turn(state) == (2, "raise")
    assert turn(play(state, "raise 1")) == (1, "raise")


def test_n54_showing_the_orders_cannot_be_taken_back() -> None:
    state = sea(*LAST_TURN)
    assert GAME.reveals(state, GAME.parse("done"))


# N55


def city(*modules: tuple[str, str, str, str]) -> list[str]:
    """Modules as (cell, kind, turn, researchers), all of the first player."""
    return [f"module {cell}: {kind} {turned}, owner 1, researchers {crew}" for cell, kind, turned, crew in modules]


def test_n55_finds_and_ruins_times_research_plus_1_for_each_nemo_left() -> None:
    lines = city(("l9", "technology", "r0", "1 0"), ("l6", "technology", "r0", "1 0"))
    ruins = f"gone: {DEEP[0]}=gold {SLOPE[0]}=urchin {SLOPE[1]}=1"
    state = sea(*lines, "player 1: money 7, kept gold 1 urchin 1", "ruins: 1=1", ruins)
    assert (find_points(state.table, 0), ruins_points(state.table)[0], research_points(state.table, 0)) == (3, 4, 3)
    assert score(state.table, 0) == (3 + 4) * 3 + 7


def test_n55_without_research_points_only_money_counts() -> None:
    state = sea("player 1: money 7, kept gold 1", f"gone: {DEEP[0]}=gold")
    assert score(state.table, 0) == 7


def test_n55_most_wins() -> None:
    outcome = GAME.outcome(over(sea(*LAST_TURN, "player 1: money 12")))
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.winners) == ((12, 9), (1, 2), (0,))


def test_n55_a_tie_is_a_shared_victory() -> None:
    outcome = GAME.outcome(over(sea(*LAST_TURN, "player 1: money 9")))
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((1, 1), (0, 1))


def test_n55_after_the_end_nothing_is_done_any_more() -> None:
    state = over(sea(*LAST_TURN))
    assert allowed(state) == []
    assert refusal(state, "done") == refusal(state, "buy training") == ["N55 why.over"]


def test_n55_there_is_no_outcome_before_the_end() -> None:
    assert GAME.outcome(sea()) is None


def test_n55_a_position_at_the_end_has_a_reason_for_it() -> None:
    assert faults("stage: over", "busy: yes") == (
        "N52: the game is not at its end: all 15 at the ruins, a last round, or `busy: no` would end it",
    )


def test_n55_the_sources_example_of_82_points() -> None:
    """Research 1+3+1+3+0; three scallops raised, one of value 1, one gold, second at the ruins; two Nemo left."""
    lines = [
        *city(("l9", "training", "r0", "1 1 0 0"), ("l6", "training", "r0", "1 1 0 0")),
        *city(("l15", "technology", "r0", "1 0 0 0"), ("l18", "technology", "r0", "1 0 0 0")),
        *city(("i12", "sonar", "r0", "1 0 1 0"), ("i9", "sonar", "r0", "1 0 1 0")),
        *city(("o12", "laboratory", "r180", "1 0 0 0"), ("o15", "laboratory", "r0", "1 0 0 0")),
    ]
    gone = [f"{SLOPE[0]}=scallop", f"{SLOPE[1]}=scallop", f"{SLOPE[3]}=scallop", f"{SLOPE[4]}=jellyfish"]
    gone += [f"{DEEP[0]}=gold", f"{SLOPE[5]}=1", f"{SLOPE[6]}=2", f"{SLOPE[7]}=3"]
    state = sea(
        *lines,
        "stage: raise",
        "threes: training=2 sonar=3",
        "ruins: 1=2 2=2 3=1",
        "player 1: money 5, kept scallop 3 jellyfish 1 gold 1, order scallop+urchin",
        "player 2: order scallop+jellyfish",
        "player 3: order snail+urchin",
        "player 4: order snail+jellyfish",
        f"gone: {' '.join(gone)}",
    )
    assert research_points(state.table, 0) == 1 + 3 + 1 + 3 + 0
    assert ruins_points(state.table)[0] == 4
    assert allowed(state)[-1] == "raise 3"
    state = play(state, "raise 3")
    assert is_over(state)
    assert find_points(state.table, 0) == 3 + 1 + 2
    assert money(state)[0] == 2
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores[0] == (3 + 1 + 2 + 4) * 8 + 2 == 82
