"""Exercises one after another on one board."""

from __future__ import annotations

from pathlib import Path

import pytest

import nautwidget as nw
from nautwidget.lessons import Log
from nautwidget.lessons.pages import SeriesBoard
from tests.lessons.test_live import press, words

#: A board, a quiz without one, and the other game.
IDS = ("expand/first-module", "setup/ruins-points", "deepsea/turn-back")


def shown(log: Log | None = None) -> SeriesBoard:
    return nw.series(IDS, log=Log() if log is None else log).board


def test_a_chapter_is_its_exercises_in_their_order() -> None:
    chapter = nw.series("expand", log=Log())
    assert tuple(exercise.id for exercise in chapter.exercises) == nw.exercises("expand")
    assert chapter.practice.exercise.id == nw.exercises("expand")[0]
    phase = nw.series(["launch", "dive", "recover/dock"], log=Log())
    assert len(phase.exercises) == len(nw.exercises("launch")) + len(nw.exercises("dive")) + 1
    with pytest.raises(ValueError, match="there is no game or chapter 'swim'"):
        nw.series("swim")
    with pytest.raises(ValueError, match="no 99"):
        chapter.turn_to(99)
    with pytest.raises(ValueError, match="at least one"):
        nw.series([])


def test_on_and_back_on_one_board_and_everything_is_as_it_was_left() -> None:
    board = shown()
    assert "1 of 3 · solved: 0" in words(board)
    press(board, "buy sonar")
    assert "not the training module" in words(board)
    assert press(board, ":next")["ok"]
    assert "2 of 3" in words(board)
    assert board.backdrop == {}
    assert [card["id"] for card in board.cards] == ["exercise"]
    assert press(board, ":next")["ok"]
    assert board.match.game.name == "deepsea"
    assert board.says["lines"] == [board.practice.title, board.practice.task]
    assert press(board, ":back")["ok"]
    assert press(board, ":back")["ok"]
    assert "not the training module" in words(board)
    assert board.match.game.name == "nautilus"


def test_at_both_ends_a_sentence_says_so() -> None:
    board = shown()
    assert press(board, ":back")["text"] == "There is no exercise further this way."
    board.series.turn_to(3)
    assert not press(board, ":next")["ok"]
    assert board.series.number == 3


def test_an_exercise_that_was_left_is_followed_no_longer() -> None:
    board = shown()
    first = board.practice
    press(board, ":next")
    before = board.cards
    first.hint()
    assert board.cards == before


def test_it_counts_what_is_solved_and_begins_with_what_is_not(tmp_path: Path) -> None:
    log = Log(tmp_path / "attempts.jsonl")
    board = shown(log)
    press(board, "buy training")
    press(board, "place training i8 r90")
    assert board.practice.passed
    assert "1 of 3 · solved: 1" in words(board)
    later = nw.series(IDS, log=Log(tmp_path / "attempts.jsonl"))
    assert (later.number, later.solved) == (2, 1)


def test_the_language_goes_with_the_learner() -> None:
    board = shown()
    board.language = "it"
    assert press(board, ":next")["ok"]
    assert "2 di 3 · risolti: 0" in words(board)
    assert board.language == "it"


def test_in_a_cell_it_is_live_and_in_a_page_a_still_picture() -> None:
    chapter = nw.series(IDS, log=Log())
    data, _ = chapter._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert "1 of 3" in data["image/svg+xml"]
    assert "Your first module" in repr(chapter)
    first = chapter.board
    first.close()
    assert chapter.board is not first
