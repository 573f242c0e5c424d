"""Hints: four steps, each when asked for, from the view of the seat that is to decide."""

from __future__ import annotations

import pytest

import nautwidget as nw
from nautwidget.games import game as game_named
from nautwidget.rulebook import rule_ids
from nautwidget.texts import LANGUAGES
from nautwidget.tutor.hints import STEPS, Hint, hint, hint_of
from nautwidget.tutor.knowhow import KNOWN, know_how
from nautwidget.tutor.search import think
from tests.tutor.positions import decisions

WORLDS = 6


@pytest.mark.parametrize("game", KNOWN)
def test_a_hint_has_four_steps_in_every_language(game: str) -> None:
    for match in decisions(game, every=19, most=6):
        found = hint(match, worlds=WORLDS)
        assert found.move in match.legal_actions
        assert found.seat == match.actor
        assert found.advice.rule in rule_ids(*game_named(game).rule_ids)
        spoken = [list(found.steps(language)) for language in LANGUAGES]
        for steps in spoken:
            assert len(steps) == len(STEPS)
            assert found.advice.rule in steps[1]
            assert f"({found.move})" in steps[2]
            assert "{" not in "".join(steps)
        assert all(len(set(step)) == len(LANGUAGES) for step in zip(*spoken, strict=True))


def test_only_the_first_step_is_told_unasked() -> None:
    match = next(decisions("deepsea"))
    found = hint(match, worlds=WORLDS)
    assert repr(found) == found.step("look")
    assert found.move not in repr(found).split()
    with pytest.raises(ValueError, match="look, rule, move, why"):
        found.step("answer")


@pytest.mark.parametrize("game", KNOWN)
def test_the_board_shows_where_to_look_and_then_the_move(game: str) -> None:
    drawn = 0
    for match in decisions(game, every=13, most=8):
        found = hint(match, worlds=WORLDS)
        scene = match.scene_at(match.ply, found.seat, match.texts(), found.advice.pick)
        assert len(found.drawn(scene, "look")) == 2 * len(found.advice.look)
        drawn += len(found.drawn(scene, "move")) > 0
        assert found.drawn(scene, "why") == ()
    assert drawn >= 3


def test_the_tutor_thinks_only_for_the_seat_that_is_to_decide() -> None:
    match = nw.new("deepsea", ["Ada", "Bo"], seed=1)
    actor = match.actor
    assert actor is not None
    assert hint(match, match.names[actor], worlds=1).move == "down"
    with pytest.raises(ValueError, match=f"it is {match.names[actor]} who decides now"):
        hint(match, 1 - actor)
    played = nw.new("deepsea", ["rule", "rule"], seed=1)
    played.play_bots()
    with pytest.raises(ValueError, match="the match is over"):
        hint(played)


def test_a_hint_can_be_made_at_any_moment_of_the_search() -> None:
    match = next(decisions("nautilus"))
    view = match.view(match.actor or 0)
    hints: list[Hint] = []
    for comparison in think(know_how("nautilus"), view):
        hints.append(hint_of(comparison, view, "it"))
        if len(hints) == 12:
            break
    assert "tempo" in hints[0].step("why")
    assert all(found.move in match.legal_actions for found in hints)
    assert hints[-1].why.contrast.worlds >= 2
