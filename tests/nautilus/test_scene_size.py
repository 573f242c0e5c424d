"""What a picture of Nautilus weighs on its way to the browser: the first one, and each move after it."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from nautwidget import wire
from nautwidget.games.nautilus.state import State
from nautwidget.scene import Scene
from nautwidget.texts import LANGUAGES, Texts
from nautwidget.widget import STANDING
from tests.nautilus.pictures import acting, clever_states, picture, pictures, states

#: At most so many bytes for the first picture, and for each after it. The project allows 150,000 for the first one.
FIRST = 135_000
MOVE = 25_000
#: What the board itself adds: the log, undo, what is read aloud.
SURROUND = 1_500


def weight(data: object) -> int:
    # As Jupyter writes it, with a space after every comma and colon.
    return len(json.dumps(data, ensure_ascii=False).encode())


def weight_of_move(drawn: Scene) -> int:
    """The board and all cards that are sent with it, changed or not."""
    cards = [wire.card(card) for card in drawn.cards if card.area not in STANDING]
    return weight(wire.board(drawn, 999)) + weight(cards) + SURROUND


def heaviest(game: Sequence[State]) -> int:
    """The heaviest picture of a game, whatever piece is chosen, seen by whoever acts."""
    return max(weight_of_move(drawn) for state in game for drawn in pictures(state, acting(state)))


def test_a_move_is_small_whatever_is_chosen() -> None:
    for players in (2, 3, 4):
        assert heaviest(states(players, 20 + players)[::2]) <= MOVE
        assert heaviest(clever_states(players, players)[::3]) <= MOVE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_picture_is_small_even_late_in_a_game(language: str) -> None:
    for players in (2, 4):
        for state in (states(players, 20 + players)[2], clever_states(players, players)[-60]):
            drawn = picture(state, acting(state), Texts(language, "nautilus"))
            standing = [wire.card(card) for card in drawn.cards if card.area in STANDING]
            assert weight(wire.backdrop(drawn)) + weight_of_move(drawn) + weight(standing) <= FIRST
