"""A quick share of the engine of Nautilus before its judge; `python -m tools.judge --decisions 100000` has more."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nautwidget.games.nautilus import setup, turn
from nautwidget.games.nautilus.actions import Buy
from nautwidget.games.nautilus.position import position_text
from nautwidget.games.nautilus.state import Stage
from tests.judge.adapter import position_of
from tests.judge.agreement import judged
from tests.judge.games import KINDS, Ply, game_of
from tests.judge.sound import faults

#: Games of each kind in the quick share; together some thousand decisions.
GAMES = 3


def quarrels(seed: int) -> list[str]:
    """All on which engine and judge differ in a game, with the first position in which they do."""
    return [
        "\n".join((*found, position_text(ply.before))) for ply, found in judged(game_of(seed), Random(seed)) if found
    ][:1]


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=lambda kind: f"{KINDS[kind][1].map}-{kind}")
def test_the_engine_and_the_judge_agree_at_every_decision_of_some_games(kind: int) -> None:
    for number in range(GAMES):
        assert quarrels(kind + number * len(KINDS)) == []


@given(seed=st.integers(10_000, 2**32))
@settings(max_examples=10)
def test_the_engine_and_the_judge_agree_in_any_game(seed: int) -> None:
    assert quarrels(seed) == []


def test_the_games_before_the_judge_ask_for_every_decision_and_know_every_end() -> None:
    """Else they would prove too little."""
    asked, ends, opened = set(), set(), 0
    for seed in range(10 * len(KINDS)):
        ply: Ply | None = None
        for ply in game_of(seed):
            asked.add(ply.before.table.stage)
        assert ply is not None
        ends.add(ply.after.table.ending)
        opened += ply.after.table.trench_open
    assert asked == set(Stage) - {Stage.OVER}
    assert ends == {"N50", "N51", "N52"}
    assert opened >= 10


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=lambda kind: f"{KINDS[kind][1].map}-{kind}")
def test_what_is_drawn_without_listing_is_among_the_legal_actions(kind: int) -> None:
    random = Random(kind)
    state = setup.new(*KINDS[kind])
    while turn.actor(state.table) is not None:
        action = turn.sample(state, random)
        assert state.table.stage <= Stage.DEAL or action in turn.legal(state.table), position_text(state)
        state = turn.apply(state, action)


def test_a_wrong_state_is_seen() -> None:
    """A judge that finds nothing is worth something only if he can find something."""
    before, action, after = next(ply for ply in game_of(3) if isinstance(ply.action, Buy))
    table = after.table.draft()
    table.money = tuple(money + 1 for money in table.money)
    table.stock = tuple(stock - 1 for stock in table.stock)
    forged = after._replace(table=table.laid())
    [(_, found)] = judged([Ply(before, action, forged)], Random(0))
    assert [fault.partition(": ")[2].split()[0] for fault in found] == ["price"], found
    assert len(faults(position_of(forged))) == table.players
