"""Nothing the tutor says depends on what the seat cannot know: the view, the seed and the number of worlds decide."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import pytest

import nautwidget as nw
from nautwidget.match import Match
from nautwidget.tutor.explain import explain
from nautwidget.tutor.hints import hint
from nautwidget.tutor.knowhow import KNOWN
from nautwidget.tutor.review import review
from tests.tutor.positions import BOTS, at, decisions

every_game = pytest.mark.parametrize("game", KNOWN)
WORLDS = 4
#: Decisions of Nautilus are many more than those of Deep Sea Adventure.
EVERY = {"deepsea": 6, "nautilus": 17}


def twins(game: str, seed: int) -> Iterator[tuple[Match, Match]]:
    """Two matches at a decision that differ in nothing but what the seat cannot know."""
    pairs = 0
    for match in decisions(game, seed, EVERY[game]):
        state, seat = match.state, match.actor
        assert seat is not None
        twin = next(match.game.possible_worlds(match.view(seat), Random(seed)))
        if twin != state:
            pairs += 1
            yield match, at(game, twin)
    assert pairs > 4


@every_game
def test_hints_and_explanations_of_twins_are_equal(game: str) -> None:
    for match, twin in twins(game, 2):
        assert hint(match, worlds=WORLDS) == hint(twin, worlds=WORLDS)
        asked = match.legal_actions[-1]
        one, other = explain(match, asked, worlds=WORLDS), explain(twin, asked, worlds=WORLDS)
        assert one == other
        assert one.rows() == other.rows()
        assert one.text("fr") == other.text("fr")


@every_game
def test_reviews_of_twins_are_equal_as_long_as_the_seat_sees_the_same(game: str) -> None:
    """The same actions after another hidden deal, followed until the seat learns something that differs."""
    reviewed = 0
    for seed in range(3):
        whole = nw.new(game, [BOTS[game]] * 2, seed=seed)
        whole.play_bots()
        seat = seed % 2
        first = next(ply for ply in range(whole.ply) if whole.game.actor(whole.state_at(ply)) == seat)
        begin = whole.state_at(first)
        twin = next(whole.game.possible_worlds(whole.game.view(begin, seat), Random(seed)))
        assert twin != begin
        matches = [_replayed(game, start, seat, whole, first) for start in (begin, twin)]
        length = min(match.ply for match in matches)
        matches = [_replayed(game, start, seat, whole, first, length) for start in (begin, twin)]
        assert [match.ply for match in matches] == [length, length]
        rows = [review(match, seats=[seat], worlds=WORLDS).rows() for match in matches]
        assert rows[0] == rows[1]
        reviewed += len(rows[0])
    assert reviewed > 10


def _replayed(game: str, start: Any, seat: int, whole: Match, first: int, most: int = 150) -> Match:
    """The actions of a whole match after a start, while the seat sees the same as it did in that match."""
    rules = next(iter(whole.game.presets.values()))
    match = Match(whole.game, (nw.Player("Ada"), nw.Player("Bo")), rules, 1, start=start, replay=True)
    for ply in range(first, min(first + most, whole.ply)):
        if whole.game.view(match.state, seat) != whole.game.view(whole.state_at(ply), seat):
            break
        match.act(whole.actions[ply])
    return match


@every_game
def test_the_same_view_seed_and_worlds_give_the_same_answer_on_any_number_of_processes(game: str) -> None:
    matches = list(decisions(game, 3, EVERY[game], most=3))
    with ProcessPoolExecutor(2) as executor:
        for match in matches:
            asked = match.legal_actions[0]
            here = hint(match, worlds=WORLDS, seed=5), explain(match, asked, worlds=WORLDS, seed=5)
            again = hint(match, worlds=WORLDS, seed=5), explain(match, asked, worlds=WORLDS, seed=5)
            assert here == again
            spread = [act(match, executor) for act in (_hint_there, _explain_there)]
            assert list(here) == spread
        assert any(hint(match, worlds=WORLDS, seed=5) != hint(match, worlds=WORLDS, seed=6) for match in matches)


def _hint_there(match: Match, executor: ProcessPoolExecutor) -> object:
    return hint(match, worlds=WORLDS, seed=5, executor=executor)


def _explain_there(match: Match, executor: ProcessPoolExecutor) -> object:
    return explain(match, match.legal_actions[0], worlds=WORLDS, seed=5, executor=executor)


def test_a_review_is_the_same_on_any_number_of_processes() -> None:
    match = nw.new("deepsea", ["random", "rule"], seed=1)
    match.play_bots()
    with ProcessPoolExecutor(2) as executor:
        assert review(match, seats=[0], worlds=2, executor=executor) == review(match, seats=[0], worlds=2)


@every_game
def test_another_day_gives_the_same_answer(game: str) -> None:
    """Python hashes texts differently each time it starts: nothing may hang on that."""
    program = f"""
from nautwidget.tutor.explain import explain
from nautwidget.tutor.hints import hint
from tests.tutor.positions import decisions
for match in decisions({game!r}, 4, {EVERY[game]}, most=2):
    print(*hint(match, worlds=3).steps("it"), explain(match, match.legal_actions[0], worlds=3).rows())
"""
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": day},
        ).stdout
        for day in ("1", "2")
    }
    assert len(said) == 1
    assert said != {""}
