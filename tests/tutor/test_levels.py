"""Computer players of all levels: they sit down by name, play to the end, and the stronger ones win more."""

from __future__ import annotations

import pytest

import nautwidget as nw
from bench.arena import Pairing, block, bootstrap
from nautwidget.tutor.levels import LEVELS


@pytest.mark.parametrize("game", ["deepsea", "nautilus"])
def test_every_level_sits_down_by_its_name(game: str) -> None:
    for language in ("en", "it", "fr"):
        for level in LEVELS:
            match = nw.new(game, ["Ada", level], seed=1, language=language)
            assert match.players[1].bot == level
            assert match.names[1] != level


def test_an_unknown_bot_is_answered_with_all_there_are() -> None:
    with pytest.raises(ValueError, match="rule, random, beginner, learner, skilled, master"):
        nw.new("deepsea", ["Ada", nw.Player(bot="grandmaster")])


def test_the_levels_make_a_ladder() -> None:
    """A level above beats one below, in Deep Sea Adventure, with seats rotated."""
    pairing = Pairing("deepsea", 2, "skilled", "beginner", 0.0)
    assert bootstrap([block(pairing, seed) for seed in range(8)]).mean > 0.55


def test_a_match_of_levels_replays_from_its_seed() -> None:
    records = []
    for _ in range(2):
        match = nw.new("deepsea", ["skilled", "beginner"], seed=3)
        match.play_bots()
        records.append(match.actions)
    assert records[0] == records[1]
