"""The card of the turn: which of its buttons stands out."""

from __future__ import annotations

import pytest

from nautwidget.games.nautilus import turn_card
from nautwidget.games.nautilus.state import ASHORE, Stage, State
from nautwidget.games.nautilus.words import Words
from nautwidget.scene import Button, Row
from nautwidget.start import new
from tests.nautilus.pictures import ENGLISH, NAUTILUS

#: Where something would be given away for nothing by going on, so that the way on must not stand out.
NEVER = (Stage.BUY, Stage.EXPAND, Stage.DIVE, Stage.SPEED, Stage.LOOK, Stage.REWARD, Stage.RAISE)


@pytest.fixture(scope="module")
def moments() -> list[State]:
    """All decisions of three games."""
    found = []
    for players, seed in ((2, 3), (3, 4), (4, 5)):
        match = new("nautilus", ["heuristic"] * players, seed=seed)
        match.play_bots()
        states = [match.state_at(ply) for ply in range(match.ply)]
        found += [state for state in states if state.table.stage > Stage.DEAL]
    return found


def buttons(state: State) -> list[Button]:
    card = turn_card.turn(NAUTILUS.view(state, state.table.seat), Words(ENGLISH, []), "")
    return [item for row in card.rows if isinstance(row, Row) for item in row.items if isinstance(item, Button)]


def stands_out(state: State) -> bool:
    return any(button.style == "primary" for button in buttons(state))


@pytest.mark.parametrize("stage", NEVER, ids=lambda stage: stage.word)
def test_the_way_on_does_not_stand_out_where_something_is_left_to_do(moments: list[State], stage: Stage) -> None:
    there = [state for state in moments if state.table.stage == stage]
    assert there
    assert not any(stands_out(state) for state in there)


def test_n29_ending_research_stands_out_once_somebody_has_walked(moments: list[State]) -> None:
    there = [state for state in moments if state.table.stage == Stage.RESEARCH]
    assert {bool(state.table.walks) for state in there} == {True, False}
    assert all(stands_out(state) == bool(state.table.walks) for state in there)


def test_n37_launching_no_more_stands_out_once_a_submarine_is_at_sea(moments: list[State]) -> None:
    there = [state for state in moments if state.table.stage == Stage.LAUNCH]
    at_sea = [any(cell != ASHORE for cell in state.table.subs[state.table.seat]) for state in there]
    assert set(at_sea) == {True, False}
    assert [stands_out(state) for state in there] == at_sea


def test_n39_what_is_left_costs_money_at_the_sonar(moments: list[State]) -> None:
    there = [state for state in moments if state.table.stage == Stage.SONAR]
    assert there
    assert all(stands_out(state) for state in there)


def test_at_most_one_button_stands_out_and_buying_nothing_comes_last(moments: list[State]) -> None:
    for state in moments:
        assert sum(button.style == "primary" for button in buttons(state)) <= 1
        if state.table.stage == Stage.BUY:
            assert buttons(state)[-1].action == "pass"
