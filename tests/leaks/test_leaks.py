"""States that differ only in what a seat cannot know look the same to it: view, picture, log, traits, messages."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from nautwidget.game import CHANCE, SPECTATOR, AnyGame
from nautwidget.games import NAMES, game
from nautwidget.match import Match
from nautwidget.players import Player
from nautwidget.start import new
from nautwidget.svg import svg
from nautwidget.texts import Texts
from nautwidget.tutor.hints import STEPS
from nautwidget.widget import Board
from tests.hand_loop import at_once
from tests.play import random_game

GAMES = [game(name) for name in NAMES]
every_game = pytest.mark.parametrize("the_game", GAMES, ids=NAMES)


def twins(the_game: AnyGame, seed: int, seat: int, every: int = 9) -> list[tuple[Any, Any]]:
    """Pairs of states that the seat cannot tell apart, and that are not the same."""
    pairs = []
    for number, (state, _) in enumerate(random_game(the_game, 3, seed)):
        if number % every == 0 and the_game.actor(state) is not None:
            world = next(the_game.possible_worlds(the_game.view(state, seat), Random(number)))
            if world != state:
                pairs.append((state, world))
    assert pairs
    return pairs


def everything_sent(board: Board) -> str:
    state = {name: value for name, value in board.get_state().items() if not name.startswith(("_", "layout"))}
    return json.dumps(state, sort_keys=True)


@every_game
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_views_and_pictures_of_twins_are_equal(the_game: AnyGame, seat: int) -> None:
    texts = Texts("en", the_game.name)
    for state, twin in twins(the_game, 5, seat):
        view, other = the_game.view(state, seat), the_game.view(twin, seat)
        assert view == other
        names = ["", "", ""]
        assert svg(the_game.scene(view, names, texts)) == svg(the_game.scene(other, names, texts))


@every_game
@pytest.mark.parametrize("seat", [SPECTATOR, 1])
def test_traits_log_and_still_pictures_of_twins_are_equal(the_game: AnyGame, seat: int) -> None:
    rules = next(iter(the_game.presets.values()))
    for state, twin in twins(the_game, 6, seat, every=25):
        boards = [
            Board(Match(the_game, (Player(),) * 3, rules, 1, start=start, replay=True), seat=seat)
            for start in (state, twin)
        ]
        one, other = (everything_sent(board) for board in boards)
        assert one == other
        assert boards[0]._repr_mimebundle_() is not None
        assert boards[0].svg() == boards[1].svg()
        assert repr(boards[0]) == repr(boards[1])
        for board in boards:
            board.close()


@every_game
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_over_a_whole_game_nothing_sent_depends_on_the_deal(the_game: AnyGame, seat: int) -> None:
    """Two matches with the same public actions and another hidden deal: every message to the seat is the same.

    The public actions are taken from one game; the other is dealt anew, and both are followed as long as what the
    seat has seen is the same in both.
    """
    rules = next(iter(the_game.presets.values()))
    compared = 0
    for seed in range(4):
        states = list(random_game(the_game, 3, seed))
        dealt = next(
            number for number, (state, action) in enumerate(states) if the_game.actor(state) != CHANCE and action
        )
        start = states[dealt][0]
        twin = next(the_game.possible_worlds(the_game.view(start, seat), Random(seed)))
        sent: list[list[str]] = []
        for begin in (start, twin):
            match = Match(the_game, (Player(),) * 3, rules, 1, start=begin, replay=True)
            board = Board(match, seat=seat)
            messages = [everything_sent(board)]
            for state, action in states[dealt:]:
                if action is None or the_game.view(match.state, seat) != the_game.view(state, seat):
                    break
                match.act(the_game.notation(action))
                board._changed()
                messages.append(everything_sent(board))
            sent.append(messages)
            board.close()
        # The last message of the shorter story may hold the first thing that was truly revealed.
        same = min(map(len, sent)) - 1
        assert sent[0][:same] == sent[1][:same]
        compared += same
    assert compared > 40


@every_game
def test_a_hint_of_one_seat_is_on_no_other_board(the_game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever else looks at the match gets the same traits, asked or not."""
    at_once(monkeypatch)
    match = new(the_game.name, 2, seed=4)
    seat = match.actor
    assert seat is not None
    asking = Board(match, seat=seat)
    others = [Board(match, seat=SPECTATOR), Board(match, seat=1 - seat), Board(match, seat=seat), Board(match)]
    before = [everything_sent(board) for board in others]
    unasked = everything_sent(asking)
    for step in STEPS:
        asking.hint(step)
        assert everything_sent(asking) != unasked
        assert [everything_sent(board) for board in others] == before
    for board in (asking, *others):
        board.close()


@every_game
def test_hints_on_the_boards_of_twins_are_equal(the_game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = next(iter(the_game.presets.values()))
    compared = 0
    for seat in (0, 1):
        for state, twin in twins(the_game, 8, seat, every=7):
            if the_game.actor(state) != seat or compared > 8:
                continue
            sent = []
            for start in (state, twin):
                at_once(monkeypatch)
                board = Board(Match(the_game, (Player(),) * 3, rules, 1, start=start, replay=True), seat=seat)
                board.hint("why")
                sent.append(everything_sent(board))
                board.close()
            assert sent[0] == sent[1]
            compared += 1
    assert compared > 2
