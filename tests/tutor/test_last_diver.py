"""The last diver under way: worked out by hand, and against many rolls of the dice."""

from __future__ import annotations

from random import Random

import pytest

from nautwidget.game import CHANCE
from nautwidget.games.deepsea import GAME, rules
from nautwidget.games.deepsea.state import AIR, Diver, Heading, Rules, Stage, State, Table
from nautwidget.games.deepsea.turn import LEAVE, TAKE, UP
from nautwidget.tutor.deepsea.last_diver import is_last, work_out

PATH = tuple((chip,) for chip in range(32))
BACK = Diver(heading=Heading.BACK)


def under_way(place: int, carried: int, air: int, stage: Stage = Stage.HEADING) -> State:
    """The second diver alone on his way up, with treasures from the bottom; the first is back."""
    held = tuple((31 - number,) for number in range(carried))
    diver = Diver(place, Heading.UP, held)
    return State(Table(Rules(), stage, (BACK, diver), PATH, air, 1, 1), tuple(range(32)))


def home(end: Table) -> tuple[float]:
    return (float(len(end.divers[1].scored)),)


def test_one_roll_is_worked_out_by_hand() -> None:
    """Three spaces from home with one treasure and air for one turn: the roll has to be 4 or more, 6 of 9 times."""
    worth = work_out(under_way(3, 1, air=0), [UP], home)
    assert worth is not None
    assert worth[0][0] == pytest.approx(6 / 9)


def test_what_is_worked_out_is_what_many_games_give() -> None:
    """Nothing is left to decide when all spaces on the way are empty: dice alone."""
    begin = under_way(9, 1, air=3)
    bare = begin.table._replace(path=((),) * 12)
    begin = State(bare, begin.values)
    worth = work_out(begin, [UP], lambda end: (float(end.divers[1].scored != ()),))
    assert worth is not None
    random, got = Random(1), 0
    for _ in range(4_000):
        state = begin
        while state.table.round == 1 and (actor := GAME.actor(state)) is not None:
            if actor == CHANCE:
                state = GAME.apply(state, GAME.draw(state, random))
            else:
                legal = GAME.legal_actions(state)
                state = GAME.apply(state, UP if UP in legal else LEAVE if LEAVE in legal else legal[0])
        got += state.table.divers[1].scored != ()
    assert worth[0][0] == pytest.approx(got / 4_000, abs=0.03)


def test_the_best_is_done_at_every_roll() -> None:
    """With air to spare one more is right; with one breath left it is 1 of 9 times two against 3 of 9 times one."""
    for air, wish in ((7, TAKE), (1, LEAVE)):
        state = under_way(4, 1, air, Stage.SEARCH)
        actions = rules.legal(state.table)
        worth = work_out(state, actions, home)
        assert worth is not None
        assert actions[worth.index(max(worth))] == wish


def test_only_who_is_alone_is_the_last() -> None:
    state = under_way(5, 1, 9)
    assert is_last(state.table)
    both = state.table._replace(divers=(Diver(4, Heading.UP), state.table.divers[1]))
    assert not is_last(both)


def test_too_many_ways_are_left_to_lines() -> None:
    diver = Diver(1, Heading.DOWN)
    state = State(Table(Rules(), Stage.SEARCH, (BACK, diver), PATH, AIR, 1, 1), tuple(range(32)))
    assert work_out(state, rules.legal(state.table), home) is None
