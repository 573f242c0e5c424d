"""What counts in a position of Nautilus, in words a player would use, as numbers of about the same size."""

from __future__ import annotations

from typing import Final

from nautwidget.games.nautilus.bot_city import idle_researchers
from nautwidget.games.nautilus.cells import near
from nautwidget.games.nautilus.dive import TRENCH_MODULES
from nautwidget.games.nautilus.finds import LAST_ATLANTIS, ORDERS
from nautwidget.games.nautilus.modules import RESEARCH, Kind
from nautwidget.games.nautilus.research import effect
from nautwidget.games.nautilus.scoring import find_points, research_points, ruins_points
from nautwidget.games.nautilus.state import ASHORE, MISSING, NOBODY, State, Table

NAMES: Final = (
    "score",
    "money",
    "research",
    "threes",
    "halfway",
    "second",
    "finds",
    "markers",
    "ruins",
    "afloat",
    "near",
    "far",
    "walkers",
    "crews",
    "stock",
    "hand",
    "range",
    "steps",
    "chests",
    "sonar",
    "looks",
    "trench",
    "first",
    "rich",
)
#: A game of this many rounds is a long one.
LONG: Final = 16
#: Money beyond this is of little use before the end.
PLENTY: Final = 12


def progress(state: State) -> float:
    """How far the game has come, from 0 to 1: by its rounds, or by what has come to the ruins."""
    table = state.table
    if table.last or table.ending:
        return 1.0
    found = sum(marker != MISSING for marker in table.ruins)
    last = sum(table.ruins[number - 1] != MISSING for number in LAST_ATLANTIS)
    return min(1.0, max((table.round - 1) / LONG, found / len(table.ruins), 0.3 * last))


def features(state: State) -> list[list[float]]:
    """The features of every seat."""
    table = state.table
    ruins = ruins_points(table)
    return [_of_seat(table, seat, state.orders[seat], ruins[seat]) for seat in range(len(table.money))]


def _of_seat(table: Table, seat: int, order: int, ruins: int) -> list[float]:
    money = table.money[seat]
    research = research_points(table, seat)
    finds = find_points(table, seat)
    if order != NOBODY and not table.ending:
        # What the order lets one raise at the end is as good as raised, if there is money for it (N54).
        finds += min(money, sum(table.kept[seat][find] for find in ORDERS[order]))
    levels = table.levels[seat]
    threes = table.threes
    subs = [cell for cell in table.subs[seat] if cell != ASHORE]
    reach = effect(table, seat, Kind.TECHNOLOGY)
    waters = table.hidden | table.unpaid
    if not table.trench_open and sum(levels) < TRENCH_MODULES:
        waters &= ~table.board.trench
    close = around = 0
    for cell in subs:
        close |= near(cell, reach)
        around |= near(cell, min(2 * reach, 12))
    near_finds = (close & waters).bit_count()
    people = table.people[seat]
    crews = 0
    for module in range(len(table.city)):
        if table.research >> 4 * module & 1 and people >> 4 * module & 15 > 1:
            crews += 1
    return [
        (finds + ruins) * research / 20,
        min(money, PLENTY) / 10,
        research / 5,
        threes.count(seat) / 2,
        sum(level == 1 for level in levels) / 3,
        sum(level >= 2 and threes[kind] != seat for kind, level in enumerate(levels)) / 2,
        finds / 5,
        table.ruins.count(seat) / 3,
        ruins / 3,
        len(subs) / 2,
        min(near_finds, 3 * len(subs)) / 4,
        (around & waters).bit_count() / 10,
        min(idle_researchers(table, seat), 6) / 3,
        min(crews, 3 - len(subs)) / 2,
        table.stock[seat] / 10,
        sum(1.0 if item.kind < RESEARCH else 0.5 for item in table.hands[seat]) / 2,
        (reach - 4) / 2,
        (effect(table, seat, Kind.TRAINING) - 3) / 2,
        (effect(table, seat, Kind.ANALYSIS) - 2) / 2,
        (effect(table, seat, Kind.SONAR) - 4) / 2,
        effect(table, seat, Kind.LABORATORY) / 2,
        min(sum(levels), TRENCH_MODULES) / TRENCH_MODULES,
        float(table.first == seat),
        max(money - PLENTY, 0) / 20,
    ]
