"""Deep Sea Adventure: divers share one supply of air and push their luck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from nautwidget.game import AnyGame, Bot, Outcome
from nautwidget.games.deepsea import bots, position, rounds, rules, story
from nautwidget.games.deepsea import notation as notations
from nautwidget.games.deepsea import scene as scenes
from nautwidget.games.deepsea import view as views
from nautwidget.games.deepsea.state import Action, Deal, Lot, Roll, Rules, State, View
from nautwidget.scene import Scene
from nautwidget.texts import Say, Texts


class DeepSea:
    """Deep Sea Adventure under the contract of every game."""

    name: Final = "deepsea"
    seats: Final = range(2, 7)
    rule_ids: Final = ("D", 16)
    rules_type: Final = Rules
    presets: Final[Mapping[str, Rules]] = {"standard": Rules(), "no empty turns": Rules(turn_back_empty=False)}
    bots: Final[Mapping[str, Bot]] = {"rule": bots.rule_bot, "random": bots.random_bot}

    def new(self, players: int, rules: Rules) -> State:
        return rounds.new(players, rules)

    def players(self, state: State) -> int:
        return len(state.table.divers)

    def round(self, state: State) -> int:
        return state.table.round

    def actor(self, state: State) -> int | None:
        return rules.actor(state.table)

    def legal_actions(self, state: State) -> Sequence[Action]:
        return rules.legal(state.table)

    draw = staticmethod(rules.draw)
    apply = staticmethod(rules.apply)
    why_not = staticmethod(rules.why_not)
    view = staticmethod(views.view)
    notation = staticmethod(notations.notation)
    parse = staticmethod(notations.parse)
    state_to_json = staticmethod(position.state_to_json)
    state_from_json = staticmethod(position.state_from_json)
    position_text = staticmethod(position.position_text)
    parse_position = staticmethod(position.parse_position)

    def reveals(self, state: State, action: Action) -> bool:
        if isinstance(action, Lot | Deal | Roll):
            return True
        return views.reveals(state.table, rules.apply(state, action).table)

    def possible_worlds(self, view: View, random: Random) -> Iterator[State]:
        return views.possible_worlds(view, random)

    def outcome(self, state: State) -> Outcome | None:
        return rounds.outcome(state.table)

    def tell(self, before: View, action: Action, after: View) -> Sequence[Say]:
        return tuple(story.tell(before, action, after))

    def scene(
        self, view: View, names: Sequence[str], texts: Texts, chosen: str = "", before: View | None = None
    ) -> Scene:
        return scenes.scene(view, names, texts)


GAME: Final[AnyGame] = DeepSea()
