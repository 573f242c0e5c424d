"""Phase 3 in the course: every rule is practised, any way that reaches a goal is right, luck and bad order are not."""

from __future__ import annotations

import pytest

import nautwidget as nw
from nautwidget.lessons import Exercise, Log, coverage
from nautwidget.lessons import nautilus_sea as sea
from nautwidget.lessons.library import library
from nautwidget.lessons.phases import rules_of
from nautwidget.lessons.played import Played
from nautwidget.lessons.solving import Solving
from nautwidget.start import new

SEA = """
map: lesson
stage: sonar
round: 3
busy: yes
module h8: base
module h11: laboratory r270, owner 1, researchers 1 0
player 1: money 2, subs m7 o11 -, looked n8
player 2: money 20
finds: n8=snail m5=4 l9=chest q11=gold
"""


def worked(id: str, *moves: str, seed: int = 0) -> Solving:
    learner = nw.exercise(id, seed=seed, log=Log())
    assert isinstance(learner, Solving)
    for move in moves:
        learner.act(move)
    return learner


def played(*moves: str) -> Played:
    match = new("nautilus", position=SEA, seed=1)
    given = {"snail": "n8", "atlantis": "m5", "chest": "l9", "gold": "q11"}
    here = Played(match.game, 0, (match.state,), (), given, 1, match.ply)
    for move in moves:
        here = here.then(move)
    return here


@pytest.mark.parametrize("rule", rules_of("nautilus", "dive"))
def test_every_rule_of_phase_3_is_practised_on_a_board(rule: str) -> None:
    assert any(isinstance(library()[each], Exercise) for each in coverage("nautilus")[rule])


# What goals ask


def test_sonar_looks_and_their_zones() -> None:
    here = played()
    assert (sea.looked_at(here), sea.zones_looked_at(here)) == ([], set())
    heard = here.then("sonar s1")
    assert sea.most_heard(here) == len(sea.looked_at(heard)) == 2
    assert set(sea.looked_at(heard)) == {sea.cell(here, "atlantis"), sea.cell(here, "chest")}
    assert sea.zones_looked_at(heard) == {"slope"}


def test_submarines_and_what_they_reach() -> None:
    here = played("done")
    assert len(sea.submarines(here)) == 2
    assert sea.nearest(here, "snail") == 2
    assert sea.in_reach(here, "atlantis")
    assert not sea.in_reach(here, "gold"), "the trench is closed"
    assert not sea.trench_open(here)
    moved = here.then("dive s1 n8")
    assert not sea.in_reach(moved, "atlantis"), "the other one is too far away"
    assert not sea.in_reach(here.then("done"), "snail"), "the turn is over"


def test_finds_that_were_recovered_or_could_not_be_paid() -> None:
    here = played("done")
    assert not sea.recovered(here, "atlantis")
    assert not sea.marker_at_ruins(here, 4)
    taken = here.then("dive s1 m5")
    assert sea.recovered(taken, "atlantis")
    assert sea.marker_at_ruins(taken, 4)
    assert not sea.marker_at_ruins(taken, 5)
    assert sea.took_other(taken, "snail")
    assert not sea.took_other(taken, "snail", "atlantis")
    poor = played("sonar s1", "sonar s2", "dive s1 n8")
    assert sea.lies_unpaid(poor, "snail")
    assert not sea.recovered(poor, "snail")


# What counts as right, and what does not


def test_two_submarines_are_launched_in_either_order() -> None:
    assert worked("launch/two-submarines", "launch f6 e", "launch j6 s").passed
    assert worked("launch/two-submarines", "launch j6 s", "launch f6 e").passed
    blocked = worked("launch/two-submarines", "launch j6 w")
    assert blocked.over
    assert blocked.check().mistake == "blocked"


def test_a_chest_found_by_luck_is_not_found_by_sonar() -> None:
    lucky = worked("launch/sonar-first", "done", "dive s1 i13")
    assert not lucky.passed
    assert (lucky.check().mistake, lucky.check().rule) == ("blind", "N39")


def test_a_sonar_at_the_trench_counts_what_lies_in_it_only_from_within() -> None:
    outside = worked("launch/one-sonar", "sonar s1")
    assert outside.check().mistake == "fewer"
    seeds = [seed for seed in range(1, 20) if worked("launch/one-sonar", seed=seed).start.given["trench"] == "open"]
    assert seeds
    assert all(worked("launch/one-sonar", "sonar s1", seed=seed).passed for seed in seeds)


def test_gold_that_cannot_be_paid_stays_and_the_chest_in_time_pays_for_it() -> None:
    assert worked("dive/chest-pays", "dive s1 o13").check().rule == "N44"
    assert worked("dive/chest-pays", "dive s2 l12", "dive s1 o13").passed


def test_two_looks_count_in_either_order() -> None:
    assert worked("recover/two-zones", "dive s1 i13", "look q4", "look p1").passed
    assert worked("recover/two-zones", "dive s1 i13", "look p1", "look q4").passed


def test_the_trench_is_refused_before_the_fifth_module_and_open_after_it() -> None:
    learner = worked("recover/fifth-module")
    with pytest.raises(nw.IllegalAction, match="N42"):
        learner.act("dive s2 p9")
    for move in ("dive s1 n6", "dock s1 n8", "dive s2 p9"):
        learner.act(move)
    assert learner.passed


def test_an_unpaid_find_is_recovered_only_by_leaving_and_coming_back() -> None:
    learner = worked("recover/unpaid", "dive s1 i13")
    assert learner.check().outcome == "not-yet"
    learner.act("dive s1 g13")
    assert learner.passed
    assert worked("recover/unpaid", "done").check().rule == "N44"
