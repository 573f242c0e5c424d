"""From fixed positions of Nautilus there are as many sequences of actions as there were."""

from __future__ import annotations

import pytest

from nautwidget.games.nautilus import turn
from nautwidget.games.nautilus.notation import notation
from nautwidget.games.nautilus.position import parse_position, position_text
from nautwidget.games.nautilus.state import Stage
from tests.judge.adapter import position_of
from tests.judge.compare import disagreements
from tests.perft.counts import Entry, counted, divided, entries

ENTRIES = entries()


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_the_number_of_action_sequences_is_as_written(entry: Entry) -> None:
    assert counted(entry).counts == entry.counts, "`python -m tests.perft --write` counts anew"


def test_the_positions_ask_for_every_decision_with_both_presets_and_on_both_maps() -> None:
    tables = [parse_position(entry.position).table for entry in ENTRIES]
    assert {table.stage for table in tables} == set(Stage) - {Stage.LOT, Stage.DEAL, Stage.OVER}
    assert {table.rules.trench_needs for table in tables} == {"five-modules", "all-kinds"}
    assert {table.rules.map for table in tables} == {"standard", "lesson"}
    assert {table.players for table in tables} == {2, 3, 4}


def test_positions_stand_in_the_file_as_the_game_writes_them() -> None:
    for entry in ENTRIES:
        assert position_text(parse_position(entry.position)) == entry.position


def test_a_divided_count_adds_up() -> None:
    entry = min(ENTRIES, key=lambda entry: entry.counts[-1])
    assert sum(count for _, count in divided(entry)) == entry.counts[-1]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_the_judge_counts_the_same_actions_here_and_after_each_of_them(entry: Entry) -> None:
    state = parse_position(entry.position)
    legal = turn.legal(state.table)
    for there in (state, *(turn.apply(state, action) for action in legal[:20])):
        if there.table.stage != Stage.OVER:
            texts = {notation(action) for action in turn.legal(there.table)}
            assert disagreements(position_of(there), texts) == []
