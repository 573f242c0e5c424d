"""Positions and maps of Nautilus written by hand: what is left out follows, and every mistake has its reason."""

from __future__ import annotations

from random import Random

import pytest

from nautwidget.game import CHANCE, InvalidPosition
from nautwidget.games.nautilus import GAME
from nautwidget.games.nautilus.map import InvalidMap, board_of
from nautwidget.games.nautilus.state import Rules, Stage
from tests.play import random_game

POSITION = """
stage: research
round: 4
seat: 1
module l12: base
module l9: training r90, owner 1, researchers 2 0
module o12: habitat-green, researchers 1 1
player 1: money 20, hand sonar, subs k4 - -, kept gold 1 snail 2
player 2: money 30
ruins: 4=1 7=none
gone: c5 a14 d2 i1 l1
"""


def reasons(text: str) -> str:
    with pytest.raises(InvalidPosition) as caught:
        GAME.parse_position(text)
    return "\n".join(caught.value.reasons)


def test_what_is_left_out_of_a_position_follows_from_the_rest() -> None:
    state = GAME.parse_position(POSITION)
    table = state.table
    assert table.stock == (12, 14)
    assert table.stacks[:3] == (3, 4, 3)
    assert table.bank == 2 * 55 - 50
    assert table.levels[0] == (1, 0, 0, 0, 0)
    # Faces nobody has given are dealt before the game goes on.
    assert GAME.actor(state) == CHANCE
    dealt = GAME.apply(state, GAME.draw(state, Random(1)))
    assert dealt.table.stage == Stage.RESEARCH
    assert GAME.actor(dealt) == 0


def test_finds_that_are_gone_are_those_that_players_keep() -> None:
    table = GAME.parse_position(POSITION).table
    gone = [face for face in table.shown if face >= 0]
    assert sorted(gone)[:3] == [0, 4, 4]
    assert {6 + 4, 6 + 7} <= set(gone)


def test_all_mistakes_of_a_position_are_told_at_once() -> None:
    wrong = POSITION.replace("owner 1, ", "").replace("k4 - -", "l12 z6 z6").replace("l12: base", "b2: base")
    told = reasons(wrong.replace("researchers 1 1", "researchers 1 16"))
    for reason in (
        "N28: module l9",
        "N40: 2 submarines are on z6",
        "N42:",
        "N15: the base on b2",
        "N24:",
        "N1: player 2",
    ):
        assert reason in told
    # With the base elsewhere the submarine on l12 lies on no module: only what is wrong is told.
    assert "N10" not in told


def test_a_stage_without_a_choice_is_no_position_and_the_next_one_is_named() -> None:
    told = reasons(POSITION.replace("stage: research", "stage: launch").replace("researchers 2 0", "researchers 1 0"))
    assert "`stage: sonar` and `seat: 1`" in told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_of_a_random_game_round_trips(players: int) -> None:
    for name in ("standard", "lesson"):
        for state, _ in random_game(GAME, players, players, Rules(map=name)):
            assert GAME.parse_position(GAME.position_text(state)) == state
            assert GAME.state_from_json(GAME.state_to_json(state)) == state


def test_the_lesson_has_a_smaller_sea_with_all_of_atlantis() -> None:
    lesson, standard = board_of("lesson"), board_of("standard")
    assert lesson.sea.bit_count() < standard.sea.bit_count() / 2
    assert [len(faces) for faces in lesson.faces] == [14, 11, 7]
    assert sum(face > 6 for faces in lesson.faces for face in faces) == 15


def test_a_map_of_ones_own_is_played_on_or_refused_with_all_reasons() -> None:
    own = "# base 4 4\n# finds slope\n# finds deep\n# finds trench\n" + "........sdt\n" * 8 + "........SDT\n"
    with pytest.raises(InvalidMap) as caught:
        board_of(own)
    assert [reason for reason in caught.value.reasons if "find cells" in reason]
    rows = ["........sdt"] * 4 + ["........SDT"] * 4 + ["........SDt"] + ["........Sds"] * 1
    good = "# base 4 4\n# finds slope\n# finds deep\n# finds trench\n" + "\n".join(rows) + "\n"
    assert board_of(good).find_cells
    state = GAME.new(2, Rules(map=good))
    assert GAME.parse_position(GAME.position_text(state)) == state
