"""Random games of Nautilus for the judge: all numbers of players, options and maps, by players of many tempers.

A player who only draws lots spends his money in two rounds and never sees the trench; so some hold their money
together, some hurry to research modules, some go for every find, and some are the house's own computer players.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Final, NamedTuple

from nautwidget.games.nautilus import setup, turn
from nautwidget.games.nautilus.actions import Action, Dive, Done, Launch, Pass, Walk
from nautwidget.games.nautilus.bots import heuristic_bot
from nautwidget.games.nautilus.modules import RESEARCH
from nautwidget.games.nautilus.state import Rules, Stage, State, Table
from nautwidget.games.nautilus.view import view

ITALIAN: Final = Rules()
FRENCH: Final = Rules(hand_limit=4, trench_needs="all-kinds", ruins_tie="highest-find")
#: How many of the players are the computer player with rules of thumb, who gets further than chance does.
CLEVER: Final = 0.2
#: Players, options and map of the games, by turns.
KINDS: Final = tuple(
    (players, replace(rules, map=sea))
    for sea, rules, players in product(("standard", "lesson"), (ITALIAN, FRENCH), (2, 3, 4))
)


class Ply(NamedTuple):
    """A state, what was done in it, and the state after that."""

    before: State
    action: Action
    after: State


@dataclass(frozen=True, slots=True)
class Temper:
    """How likely a player is to leave it, to go for finds and to walk into research modules."""

    leaves: float
    dives: float
    works: float

    def choice(self, table: Table, legal: Sequence[Action], random: Random) -> Action:
        ends = [action for action in legal if isinstance(action, Pass | Done)]
        if ends and table.stage <= Stage.EXPAND and random.random() < self.leaves:
            return ends[0]
        liked = [action for action in legal if self.likes(table, action, random)]
        choices = liked or [action for action in legal if action not in ends] or ends
        return choices[random.randrange(len(choices))]

    def likes(self, table: Table, action: Action, random: Random) -> bool:
        match action:
            case Dive(_, cell):
                return bool((table.hidden | table.unpaid) >> cell & 1) and random.random() < self.dives
            case Walk(_, end):
                return table.city[table.centres.index(end)].kind < RESEARCH and random.random() < self.works
            case Launch():
                return random.random() < self.works
        return False


def temper(random: Random) -> Temper:
    """Some player: half of the tables hold their money together."""
    return Temper(random.choice((0.02, 0.3, 0.5, 0.8)), random.choice((0.1, 1.0)), random.choice((0.1, 1.0)))


def game_of(seed: int) -> Iterator[Ply]:
    """Every ply of the game of a seed, which also says who plays what."""
    random = Random(seed)
    players, rules = KINDS[seed % len(KINDS)]
    tempers = [temper(random) for _ in range(players)]
    clever = [random.random() < CLEVER for _ in range(players)]
    state = setup.new(players, replace(rules, first=random.choice((-1, seed % players))))
    while turn.actor(state.table) is not None:
        if state.table.stage <= Stage.DEAL:
            action: Action = setup.draw(state, random)
        else:
            seat, legal = state.table.seat, turn.legal(state.table)
            if clever[seat]:
                action = heuristic_bot(view(state, seat), legal, random)
            else:
                action = tempers[seat].choice(state.table, legal, random)
        after = turn.apply(state, action)
        yield Ply(state, action, after)
        state = after
