"""Golden games replay as they were written: rules, chance and computer players do what they did."""

from __future__ import annotations

import pytest

from nautwidget.game import CHANCE, SPECTATOR
from nautwidget.games import game
from tests.golden.games import GAMES, HERE, Golden, actions_in, match_of, text_of, who

every_golden_game = pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.file.stem)


@every_golden_game
def test_a_match_with_the_same_seed_and_players_is_the_same_game_again(golden: Golden) -> None:
    assert text_of(match_of(golden)) == golden.file.read_text("utf-8"), "`python -m tests.golden --write` writes anew"


@every_golden_game
def test_the_written_actions_lead_to_the_written_end_without_bots_or_dice(golden: Golden) -> None:
    the_game, text = game(golden.game), golden.file.read_text("utf-8")
    state = the_game.new(golden.players, golden.rules)
    for number, (actor, action) in enumerate(actions_in(text), start=1):
        seat = the_game.actor(state)
        assert seat is not None, f"the game is over before action {number}"
        assert who(seat, golden.bots) == actor, f"action {number}"
        parsed = the_game.parse(action)
        view = the_game.view(state, SPECTATOR if seat == CHANCE else seat)
        assert the_game.why_not(view, parsed) is None, f"action {number}: {action}"
        state = the_game.apply(state, parsed)
    _, _, position, result = text.split("\n\n")
    assert the_game.position_text(state) == f"{position}\n"
    outcome = the_game.outcome(state)
    assert outcome is not None
    written = [
        f"{who(seat, golden.bots):9} {score} points, rank {rank}"
        for seat, (score, rank) in enumerate(zip(outcome.scores, outcome.ranks, strict=True))
    ]
    assert result.splitlines() == written


def test_every_file_beside_is_the_game_of_some_preset_and_number_of_players() -> None:
    assert sorted(HERE.glob("*.txt")) == sorted(golden.file for golden in GAMES)
