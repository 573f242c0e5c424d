"""Pictures of positions of Nautilus for the tests, and how to look at them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from nautwidget.game import CHANCE, SPECTATOR
from nautwidget.games import game
from nautwidget.games.nautilus.bots import heuristic_bot
from nautwidget.games.nautilus.choosing import choices
from nautwidget.games.nautilus.scene import scene
from nautwidget.games.nautilus.state import State
from nautwidget.scene import Button, Card, Row, Scene, Shape, Target
from nautwidget.texts import Texts
from tests.play import random_game

NAUTILUS = game("nautilus")
ENGLISH = Texts("en", "nautilus")
GAMES = ((2, 11), (3, 12), (4, 13))


@cache
def states(players: int, seed: int) -> tuple[State, ...]:
    return tuple(state for state, _ in random_game(NAUTILUS, players, seed))


def positions(every: int = 7) -> Iterator[State]:
    """States of some random games, the last ones always among them."""
    for players, seed in GAMES:
        found = states(players, seed)
        yield from found[::every]
        yield found[-1]


@cache
def clever_states(players: int, seed: int) -> tuple[State, ...]:
    """Every state of a game of the better computer players: their cities are dense, their submarines go far."""
    random = Random(seed)
    found = [NAUTILUS.new(players, next(iter(NAUTILUS.presets.values())))]
    while (actor := NAUTILUS.actor(found[-1])) is not None:
        state = found[-1]
        if actor == CHANCE:
            action = NAUTILUS.draw(state, random)
        else:
            action = heuristic_bot(NAUTILUS.view(state, actor), NAUTILUS.legal_actions(state), random)
        found.append(NAUTILUS.apply(state, action))
    return tuple(found)


def picture(state: State, seat: int, texts: Texts = ENGLISH, chosen: str = "") -> Scene:
    return scene(NAUTILUS.view(state, seat), [], texts, chosen)


def pictures(state: State, seat: int, texts: Texts = ENGLISH) -> Iterator[Scene]:
    """With nothing chosen, and with every piece that can be."""
    yield picture(state, seat, texts)
    if seat == acting(state):
        for word in choices(state.table):
            yield picture(state, seat, texts, word)


def actions(target: Target | Button) -> list[str]:
    """What a target or a button does, in each of its variants; choosing a piece is no action of the game."""
    if target.action.startswith(":choose"):
        return []
    variants = target.variants if isinstance(target, Target) else ()
    return [target.action.replace("{v}", variant) for variant in variants or ("",)]


def buttons(drawn: Scene) -> list[Button]:
    return [item for each in drawn.cards for item in items(each) if isinstance(item, Button)]


def acting(state: State) -> int:
    """The seat that acts, or somebody who looks on."""
    actor = NAUTILUS.actor(state)
    return actor if actor is not None and actor >= 0 else SPECTATOR


def shapes(drawn: tuple[Shape, ...]) -> Iterator[Shape]:
    for each in drawn:
        yield each
        yield from shapes(each.children)


def stamps(drawn: tuple[Shape, ...], name: str) -> list[tuple[float, float]]:
    """Where a stamp stands."""
    found: list[tuple[float, float]] = []
    for each in shapes(drawn):
        if each.attributes.get("marker-mid") == f"url(#{name})":
            found += [tuple(map(float, point.split(","))) for point in str(each.attributes["points"]).split()[1:-1]]  # type: ignore[misc]
    return found


def items(card: Card) -> Iterator[Any]:
    for row in card.rows:
        cells = [row.items, row.right] if isinstance(row, Row) else [*row.head, *(cell for r in row.rows for cell in r)]
        for cell in cells:
            yield from cell


def card(drawn: Scene, name: str) -> Card:
    return next(card for card in drawn.cards if card.id == name)
