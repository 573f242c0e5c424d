"""What a position is worth: shares that add up, weights that survive being written, and parts that explain them."""

from __future__ import annotations

from math import exp, log

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nautwidget.tutor.knowhow import KNOWN, know_how
from nautwidget.tutor.value import Weights, between, learnt, read, shares, written

WEIGHTS = Weights(("money", "finds"), ((0.0, 1.0), (2.0, 1.0), (2.0, 3.0)))
numbers = st.floats(-20, 20)


@given(st.lists(numbers, min_size=2, max_size=4))
def test_the_shares_of_all_seats_are_one(worths: list[float]) -> None:
    found = shares(worths)
    assert sum(found) == pytest.approx(1)
    for worth, share in zip(worths, found, strict=True):
        assert all(share >= other for less, other in zip(worths, found, strict=True) if worth > less)


def test_weights_count_by_how_far_the_game_has_come() -> None:
    assert WEIGHTS.at(0) == (0, 1)
    assert WEIGHTS.at(0.25) == (1, 1)
    assert WEIGHTS.at(0.5) == (2, 1)
    assert WEIGHTS.at(1) == (2, 3)
    assert between(1.0) == (1, 1.0)


@given(st.lists(st.tuples(numbers, numbers), min_size=2, max_size=2), st.floats(0, 1))
def test_between_two_the_parts_of_a_worth_add_up_to_its_odds(
    features: list[tuple[float, float]], progress: float
) -> None:
    mine, theirs = WEIGHTS.shares(features, progress)
    odds = sum(WEIGHTS.against_others(features, progress, 0))
    assert mine == pytest.approx(1 / (1 + exp(-odds)), abs=1e-9)
    if 1e-6 < mine < 1 - 1e-6:
        assert log(mine / theirs) == pytest.approx(odds, abs=1e-6)


def test_written_weights_are_read_again_and_have_to_fit_the_features() -> None:
    text = written(WEIGHTS, {"game": "none"})
    assert read(text, WEIGHTS.names) == WEIGHTS
    with pytest.raises(ValueError, match="the features are money, submarines"):
        read(text, ("money", "submarines"))


@pytest.mark.parametrize("game", KNOWN)
def test_weights_were_learnt_for_every_number_of_players(game: str) -> None:
    known = know_how(game)
    for players in known.game.seats:
        assert learnt(game, players, known.feature_names).names == known.feature_names
