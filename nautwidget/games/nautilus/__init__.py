"""Nautilus: an underwater city grows, researchers set it to work, submarines look for Atlantis."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from nautwidget.game import AnyGame, Bot, Outcome
from nautwidget.games.nautilus import bots, position, scoring, setup, story, turn
from nautwidget.games.nautilus import notation as notations
from nautwidget.games.nautilus import scene as scenes
from nautwidget.games.nautilus import view as views
from nautwidget.games.nautilus.actions import Action
from nautwidget.games.nautilus.state import Rules, State, View
from nautwidget.scene import Scene
from nautwidget.texts import Say, Texts


class Nautilus:
    """Nautilus under the contract of every game."""

    name: Final = "nautilus"
    seats: Final = range(2, 5)
    rule_ids: Final = ("N", 55)
    rules_type: Final = Rules
    presets: Final[Mapping[str, Rules]] = {
        "italian": Rules(),
        "french": Rules(hand_limit=4, trench_needs="all-kinds", ruins_tie="highest-find"),
    }
    bots: Final[Mapping[str, Bot]] = {"heuristic": bots.heuristic_bot, "random": bots.random_bot}

    new = staticmethod(setup.new)
    draw = staticmethod(setup.draw)
    apply = staticmethod(turn.apply)
    #: Some legal action, drawn without listing all of them: for playouts.
    sample = staticmethod(turn.sample)
    why_not = staticmethod(turn.why_not)
    reveals = staticmethod(views.reveals)
    view = staticmethod(views.view)
    notation = staticmethod(notations.notation)
    parse = staticmethod(notations.parse)
    state_to_json = staticmethod(position.state_to_json)
    state_from_json = staticmethod(position.state_from_json)
    position_text = staticmethod(position.position_text)
    parse_position = staticmethod(position.parse_position)

    def players(self, state: State) -> int:
        return state.table.players

    def round(self, state: State) -> int:
        return state.table.round

    def actor(self, state: State) -> int | None:
        return turn.actor(state.table)

    def legal_actions(self, state: State) -> Sequence[Action]:
        return turn.legal(state.table)

    def possible_worlds(self, view: View, random: Random) -> Iterator[State]:
        return views.possible_worlds(view, random)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state.table)

    def tell(self, before: View, action: Action, after: View) -> Sequence[Say]:
        return tuple(story.tell(before, action, after))

    def scene(
        self, view: View, names: Sequence[str], texts: Texts, chosen: str = "", before: View | None = None
    ) -> Scene:
        return scenes.scene(view, names, texts, chosen, before)


GAME: Final[AnyGame] = Nautilus()
