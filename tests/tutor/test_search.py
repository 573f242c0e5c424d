"""The search: same worlds for all, more of them for the better ones, the same answer every time."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from nautwidget.game import CHANCE
from nautwidget.tutor.knowhow import KNOWN, AnyKnowHow, know_how
from nautwidget.tutor.playout import line, world_of
from nautwidget.tutor.search import Comparison, compare, gains, think


def decisions(known: AnyKnowHow, seed: int, least: int = 3) -> Iterator[tuple[Any, Any]]:
    """States of a sensible game in which there are several moves to compare, with the view of who decides."""
    game, random = known.game, Random(seed)
    state = game.new(2, next(iter(game.presets.values())))
    while (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            state = game.apply(state, game.draw(state, random))
            continue
        view = game.view(state, actor)
        legal = game.legal_actions(state)
        if len(legal) >= least and known.solved(view, legal) is None:
            yield state, view
        state = game.apply(state, known.policy(state, actor, random, 0.5))


def some_view(game: str) -> tuple[AnyKnowHow, Any]:
    known = know_how(game)
    least = 5 if game == "nautilus" else 2
    *_, (_, view) = (found for found, _ in zip(decisions(known, 4, least), range(6), strict=False))
    return known, view


def as_rows(comparison: Comparison) -> list[tuple[Any, list[float]]]:
    return [(candidate.action, [line.share for line in candidate.lines]) for candidate in comparison.candidates]


@pytest.mark.parametrize("game", KNOWN)
def test_the_same_view_seed_and_worlds_give_the_same_answer(game: str) -> None:
    known, view = some_view(game)
    once = as_rows(compare(known, view, worlds=4, seed=7))
    assert as_rows(compare(known, view, worlds=4, seed=7)) == once
    assert as_rows(compare(known, view, worlds=4, seed=8)) != once
    with ThreadPoolExecutor(2) as executor:
        assert as_rows(compare(known, view, worlds=4, seed=7, executor=executor)) == once


@pytest.mark.parametrize("game", KNOWN)
def test_a_line_depends_on_its_world_and_not_on_who_is_compared_beside_it(game: str) -> None:
    known, view = some_view(game)
    together = compare(known, view, worlds=3, seed=7)
    for candidate in together.candidates:
        alone = compare(known, view, actions=[candidate.action, together.best.action], worlds=3, seed=7)
        shared = alone.of(candidate.action)
        assert shared is not None
        assert [one.share for one in shared.lines][: len(candidate.lines)] == [one.share for one in candidate.lines][
            : len(shared.lines)
        ]


def test_the_better_half_meets_more_worlds_and_the_reference_all_of_them() -> None:
    known, view = some_view("nautilus")
    comparison = compare(known, view, worlds=12)
    counts = {repr(candidate.action): len(candidate.lines) for candidate in comparison.candidates}
    assert len(counts) > 3
    most = max(counts.values())
    assert len(comparison.best.lines) == most or len(comparison.candidates[1].lines) == most
    assert min(counts.values()) < most
    reference = known.candidates(view, known.game.legal_actions(world_of(known, view, 0, 0)), Random("0/candidates"))[0]
    assert counts[repr(reference)] == most


def test_the_best_is_the_one_with_the_best_mean_in_the_worlds_it_shares_with_the_reference() -> None:
    known, view = some_view("deepsea")
    comparison = compare(known, view, worlds=20)
    best, *others = comparison.candidates
    for other in others:
        found = gains(best, other)
        assert sum(found) / len(found) >= -1e-12


@pytest.mark.parametrize("game", KNOWN)
def test_the_first_answer_comes_before_any_line_and_is_what_a_sensible_player_does(game: str) -> None:
    known, view = some_view(game)
    first = next(think(known, view))
    assert not any(candidate.lines for candidate in first.candidates)
    world = world_of(known, view, 0, 0)
    assert first.best.action == known.policy(world, view.seat, Random(0))


def test_a_search_can_be_stopped_and_says_how_far_it_is() -> None:
    known, view = some_view("nautilus")
    told: list[float] = []

    def stop(part: float) -> bool:
        told.append(part)
        return len(told) < 3

    comparison = compare(known, view, worlds=500, progress=stop)
    assert comparison.worlds < 500
    assert told == sorted(told)


def test_the_tutor_thinks_only_for_who_is_to_decide() -> None:
    known = know_how("nautilus")
    state, view = next(decisions(known, 1))
    with pytest.raises(ValueError, match="the seat that is to decide"):
        next(think(known, known.game.view(state, 1 - view.seat)))


def test_lines_that_are_compared_meet_the_same_dice() -> None:
    """A diver who goes down or up rolls the same dice in the same world, turn by turn."""
    known = know_how("deepsea")
    game = known.game
    state, view = next(decisions(known, 2, least=2))
    rolled: list[list[object]] = []
    for action in game.legal_actions(state)[:2]:
        dice: list[object] = []
        spied = _Spy(known, view.seat, dice)
        line(spied, world_of(known, view, 0, 0), view.seat, (action,), 5)
        rolled.append(dice)
    one, other = rolled
    shortest = min(len(one), len(other))
    assert shortest > 1
    assert one[:shortest] == other[:shortest]


class _Spy:
    """Know-how that writes down what chance rolls for one seat."""

    def __init__(self, known: AnyKnowHow, seat: int, dice: list[object]) -> None:
        self._known = known
        self.game = self
        self._seat, self._dice = seat, dice

    def __getattr__(self, name: str) -> Any:
        return getattr(self._known if hasattr(self._known, name) else self._known.game, name)

    def draw(self, state: Any, random: Random) -> Any:
        action = self._known.game.draw(state, random)
        if state.table.seat == self._seat:
            self._dice.append(action)
        return action
