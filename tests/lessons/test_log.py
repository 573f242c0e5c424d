"""Attempts: written down, kept in a file that only grows, read as a table."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import nautwidget as nw
from nautwidget.lessons import Log


def some_attempts(log: Log) -> None:
    learner = nw.exercise("expand/first-module", log=log)
    learner.hint()
    learner.act("buy sonar")  # type: ignore[union-attr]
    learner.reset()
    learner.reveal()


def test_attempts_survive_the_file_and_come_back_as_they_were(tmp_path: Path) -> None:
    log = Log()
    some_attempts(log)
    log.keep(tmp_path / "new" / "anna.jsonl")
    assert nw.attempts(tmp_path / "new" / "anna.jsonl").attempts == log.attempts
    first = log.attempts[0]
    assert (first.exercise, first.moves, first.outcome, first.hints) == (
        "expand/first-module",
        ("buy sonar",),
        "left",
        1,
    )
    assert (first.feedback, first.rules) == (("other-module",), ("N20",))


def test_a_file_only_grows(tmp_path: Path) -> None:
    path = tmp_path / "attempts.jsonl"
    some_attempts(Log(path))
    before = path.read_text("utf-8")
    later = Log(path)
    assert len(later) == 2
    some_attempts(later)
    assert path.read_text("utf-8").startswith(before)
    assert len(nw.attempts(path)) == len(later) == 4


def test_each_attempt_is_in_the_file_as_soon_as_it_was_made(tmp_path: Path) -> None:
    path = tmp_path / "attempts.jsonl"
    learner = nw.exercise("deepsea/burden", log=Log(path))
    learner.answer("whole")  # type: ignore[union-attr]
    assert len(path.read_text("utf-8").splitlines()) == 1
    learner.answer("right")  # type: ignore[union-attr]
    assert nw.attempts(path).passed("deepsea/burden")
    assert not nw.attempts(path).passed("expand/first-module")


def test_a_line_that_is_no_attempt_is_named(tmp_path: Path) -> None:
    path = tmp_path / "attempts.jsonl"
    some_attempts(Log(path))
    path.write_text(path.read_text("utf-8") + '{"time": 3}\n', "utf-8")
    with pytest.raises(ValueError, match="line 3"):
        nw.attempts(path)


def test_the_table_is_plain_rows_without_pandas_and_a_frame_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log()
    some_attempts(log)
    monkeypatch.setitem(sys.modules, "pandas", None)
    rows = log.table()
    assert rows == log.rows()
    assert rows[0]["moves"] == "buy sonar"
    assert rows[1]["outcome"] == "shown"

    def frame(rows: list[dict[str, Any]], columns: list[str]) -> tuple[list[dict[str, Any]], list[str]]:
        return rows, columns

    monkeypatch.setitem(sys.modules, "pandas", SimpleNamespace(DataFrame=frame))
    assert log.table() == (rows, list(rows[0]))


def test_the_log_of_the_session_is_there_without_asking() -> None:
    before = len(nw.attempts())
    learner = nw.exercise("deepsea/burden")
    learner.answer("zero")  # type: ignore[union-attr]
    assert len(nw.attempts()) == before + 1
    assert nw.attempts().attempts[-1].moves == ("zero",)


def test_keeping_twice_keeps_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cell that says where attempts are kept may be run again."""
    monkeypatch.chdir(tmp_path)
    log = Log("attempts.jsonl")
    some_attempts(log)
    log.keep("attempts.jsonl")
    log.keep(tmp_path / "attempts.jsonl")
    assert len(log) == len(nw.attempts("attempts.jsonl")) == 2
