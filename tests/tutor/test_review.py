"""Reviews: what each decision cost, labels only where the interval says so, and the plot that leads to the moments."""

from __future__ import annotations

import sys
from functools import cache
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

import nautwidget as nw
from nautwidget.hearing import hear
from nautwidget.match import Match
from nautwidget.texts import LANGUAGES
from nautwidget.tutor import bars
from nautwidget.tutor.explain import explain
from nautwidget.tutor.plot import LEFT, RIGHT, SIGNS
from nautwidget.tutor.review import Review, label, review
from nautwidget.tutor.words import Words

WORLDS = 30


@cache
def played() -> Match:
    """A game in which somebody turns back at once for no reason."""
    match = nw.new("deepsea", ["rule", "random"], seed=3)
    match.play_bots()
    return match


@cache
def found() -> Review:
    return review(played(), seats=[1], worlds=WORLDS)


def test_a_label_needs_the_lower_end_of_the_loss() -> None:
    assert [label(low) for low in (-0.2, 0.0, 0.05, 0.051, 0.1, 0.101, 0.15, 0.151)] == [
        "",
        "",
        "",
        "inaccuracy",
        "inaccuracy",
        "mistake",
        "mistake",
        "blunder",
    ]
    for one in found().decisions:
        assert one.label == label(one.low)
        assert one.low <= one.loss <= one.high


def test_every_decision_with_a_choice_is_compared_with_the_best() -> None:
    match = played()
    choices = [
        ply
        for ply in range(match.ply)
        if match.game.actor(match.state_at(ply)) == 1 and len(match.game.legal_actions(match.state_at(ply))) > 1
    ]
    assert [one.ply for one in found().decisions] == choices
    for one in found().decisions:
        assert one.played == match.actions[one.ply]
        assert 0 <= one.share <= 1
        assert one.loss >= 0
        if one.played == one.best:
            assert (one.loss, one.label) == (0, "")


def test_a_row_says_the_same_as_an_explanation_of_its_moment() -> None:
    one = max(found().decisions, key=lambda one: one.loss)
    assert one.label
    why = explain(played(), ply=one.ply, worlds=WORLDS)
    assert (why.best, why.other) == (one.best, one.played)
    assert (why.contrast.gain.mean, why.contrast.gain.low) == (one.loss, one.low)
    assert why.contrast.best_share == one.share


def test_rows_and_table(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = found().rows()
    assert {row["who"] for row in rows} == {"Random bot"}
    assert rows[0]["ply"] == found().decisions[0].ply
    monkeypatch.setitem(sys.modules, "pandas", None)
    assert found().table() == rows
    monkeypatch.setitem(sys.modules, "pandas", SimpleNamespace(DataFrame=lambda rows, columns: columns))
    assert found().table() == list(rows[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_review_in_words_names_what_cost_something(language: str) -> None:
    lines = found().text(language).split("\n")
    assert len(lines) == 1 + len(found().labelled)
    words = Words("deepsea", language)
    for line, one in zip(lines[1:], found().labelled, strict=True):
        assert words.texts(f"label.{one.label}") in line
        assert f"{one.loss * 100:.1f}".replace(".", words.texts("number.point")) in line


def test_each_point_of_the_plot_leads_to_its_moment() -> None:
    scene = found().scene()
    plies = [one.ply for one in found().decisions]
    assert [target.action for target in scene.targets] == [f":show {ply}" for ply in [*plies, played().ply]]
    assert [target.x for target in scene.targets] == sorted(target.x for target in scene.targets)
    assert all(LEFT <= target.x <= RIGHT for target in scene.targets)
    board = nw.Board(played())
    answer = hear(board, {"kind": "act", "ask": "a", "action": scene.targets[0].action, "ply": played().ply})
    assert answer.ok
    assert board._moment == plies[0]
    board.close()


def test_the_plot_is_a_picture_with_a_sign_for_each_label() -> None:
    drawn = list(ElementTree.fromstring(found().svg(theme="light")).itertext())
    for sign in SIGNS.values():
        assert drawn.count(sign) == sum(SIGNS.get(one.label) == sign for one in found().decisions)
    assert "Random bot" in drawn
    assert "100%" in drawn
    assert found()._repr_svg_().startswith("<svg")


def test_the_curve_ends_with_what_the_game_brought() -> None:
    outcome = played().outcome
    assert outcome is not None
    assert found().ends == ((1, 1.0 if outcome.winners == (1,) else 0.0),)


def test_by_default_people_are_looked_at_and_others_only_when_the_match_is_over() -> None:
    with pytest.raises(ValueError, match="only computer players"):
        review(played())
    match = nw.new("deepsea", ["Ada", "Bo"], seed=4)
    for _ in range(14):
        match.act(match.legal_actions[0])
    assert {one.seat for one in review(match, worlds=2).decisions} == {match.actor}
    assert {one.seat for one in review(match, worlds=2, seats=["Ada", "Bo"]).decisions} == {0, 1}
    alone = nw.new("deepsea", ["Ada", "rule"], seed=4)
    while not alone.over:
        if alone.player is not None and alone.player.bot is None:
            alone.act(alone.legal_actions[-1])
        else:
            alone.play_bots()
    assert {one.seat for one in review(alone, worlds=2).decisions} == {0}


def test_progress_is_told_and_can_stop_the_review() -> None:
    parts: list[float] = []
    review(played(), seats=[1], worlds=1, progress=parts.append)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0
    assert len(review(played(), seats=[1], worlds=2, progress=lambda part: part < 0.2).decisions) < len(parts) / 2


def test_a_bar_shows_only_when_it_takes_longer_than_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    class Bar:
        n = 0.0

        def __init__(self, **options: Any) -> None:
            made.append(self)

        def update(self, more: float) -> None:
            self.n += more

        def close(self) -> None:
            self.closed = True

    monkeypatch.setitem(sys.modules, "tqdm.auto", SimpleNamespace(tqdm=Bar))
    with bars.bar(None) as told:
        told(0.5)
    assert not made
    monkeypatch.setattr(bars, "PATIENCE", -1.0)
    with bars.bar(None) as told:
        told(0.5)
        told(0.75)
    assert made[0].n == 75
    assert made[0].closed
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    with bars.bar(None) as told:
        told(1.0)
    assert len(made) == 1
