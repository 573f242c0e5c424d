"""The chapters on research, the end and Deep Sea Adventure: what they practise, and that goals count, not moves."""

from __future__ import annotations

import pytest

import nautwidget as nw
from nautwidget.lessons import Exercise, Log, Solving
from nautwidget.lessons.library import exercises, named
from nautwidget.lessons.nautilus_seen import gained, money, research_points, score

PLAYED = [*range(29, 36), *range(50, 56)]


def solving(which: str, *moves: str, seed: int = 0) -> Solving:
    learner = nw.exercise(which, seed=seed, log=Log())
    assert isinstance(learner, Solving)
    for move in moves:
        learner.act(move)
    return learner


@pytest.mark.parametrize("number", PLAYED)
def test_every_rule_of_research_and_of_the_end_is_played_on_a_board(number: int) -> None:
    assert any(isinstance(named(each), Exercise) for each in exercises("nautilus", rule=f"N{number}"))


def test_two_walks_count_in_either_order() -> None:
    assert solving("research/two-walk", "walk h11>e8", "walk j6>l8").passed
    assert solving("research/two-walk", "walk j6>l8", "walk h11>e8").passed


def test_with_the_training_second_a_step_is_missing() -> None:
    learner = solving("research/bonus", "walk h5>k8")
    with pytest.raises(nw.IllegalAction, match="N29"):
        learner.act("walk h5>e8")
    assert learner.check().rule == "N30"


def test_who_stands_alone_in_an_active_module_cannot_be_sent_away() -> None:
    with pytest.raises(nw.IllegalAction, match="N33"):
        solving("research/one-stays", "walk k8>e8")


@pytest.mark.parametrize(("move", "points"), [("walk h5>e8", 3), ("walk h5>k8", 1), ("walk h5>h11", 0)])
def test_what_each_walk_brings_in_research_points(move: str, points: int) -> None:
    learner = solving("research/points", move)
    assert research_points(learner.played) == points
    assert learner.passed is (points == 3)


@pytest.mark.parametrize("seed", range(6))
def test_a_marker_more_is_worth_it_only_when_it_brings_a_better_place(seed: int) -> None:
    given = solving("scoring/ruins-place", seed=seed).start.given
    worth = {
        find: gained(solving("scoring/ruins-place", f"dive s1 {given[find]}", seed=seed).played)
        for find in ("atlantis", "jellyfish")
    }
    assert worth["jellyfish"] == 1
    assert worth["atlantis"] in {0, 2}
    assert max(worth.values()) == given["gain"]


def test_the_rules_example_comes_to_82_points_and_without_raising_to_61() -> None:
    learner = solving("scoring/eighty-two", "raise 3")
    assert learner.passed
    assert (score(learner.played), research_points(learner.played), money(learner.played)) == (82, 8, 2)
    kept = solving("scoring/eighty-two", "raise 0")
    assert (kept.passed, score(kept.played)) == (False, 61)


@pytest.mark.parametrize("seed", range(6))
def test_home_whatever_the_dice_show_means_with_two_ones(seed: int) -> None:
    learner = solving("deepsea/sure-home", seed=seed)
    learner.reveal()
    diver = learner.played.now.table.divers[0]
    assert diver.place + len(diver.carried) <= 2


def test_lost_treasures_may_be_laid_in_any_order_if_the_cheapest_comes_last() -> None:
    assert solving("deepsea/bundle", "lay 26", "lay 11", "lay 18").passed
    learner = solving("deepsea/bundle", "lay 26", "lay 5")
    assert learner.check().rule == "D13"
