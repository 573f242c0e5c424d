"""Nothing is lost in 60 games of Nautilus; `python -m tools.judge --conservation 1000` adds up many more."""

from __future__ import annotations

from itertools import islice

import pytest

from nautwidget.games.nautilus.position import position_text
from tests.judge.conservation import losses
from tests.judge.games import KINDS, Ply, game_of

GAMES = 5


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=lambda kind: f"{KINDS[kind][1].map}-{kind}")
def test_finds_modules_researchers_submarines_and_money_add_up_after_every_action(kind: int) -> None:
    for number in range(GAMES):
        for ply, lost in losses(game_of(kind + number * len(KINDS))):
            assert lost == [], position_text(ply.after)


def test_whatever_is_lost_is_missed() -> None:
    *plies, (before, action, after) = islice(game_of(5), 3)
    table = after.table.draft()
    table.hidden &= table.hidden - 1
    table.stacks = (table.stacks[0] - 1, *table.stacks[1:])
    table.stock = (table.stock[0] + 1, *table.stock[1:])
    table.subs = (table.subs[0][:2], *table.subs[1:])
    table.bank += 1
    *_, (_, lost) = losses([*plies, Ply(before, action, after._replace(table=table.laid()))])
    paid = table.bank - before.table.bank
    assert [fault.split(":")[0] for fault in lost] == [
        "modules",
        f"seat 0 has 16 researchers, {table.stock[0]} in stock",
        "seat 0 has 2 submarines",
        "money",
        "finds",
        f"the bank takes {paid} for {action}",
    ]
