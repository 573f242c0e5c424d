"""The attempts of a learner: remembered, kept in a file that only grows, and read as a table."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, TypeAlias

from nautwidget.tables import table

#: passed, wrong; not-yet: checked too early; refused: a move that is not allowed; left: begun anew or given up;
#: shown: the engine solved it.
Result: TypeAlias = Literal["passed", "wrong", "not-yet", "refused", "left", "shown"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt at an exercise: when, which, what was done, how it went, and what the learner was told."""

    time: str
    exercise: str
    #: Which variation: 0 is the written one.
    seed: int
    #: What was done, in notation; the answer given to a quiz.
    moves: tuple[str, ...]
    outcome: Result
    #: The names of the mistakes that were told, and the rules that were named.
    feedback: tuple[str, ...]
    rules: tuple[str, ...]
    #: How many hints were read.
    hints: int

    def to_json(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def from_json(cls, line: str) -> Attempt:
        """The attempt of a line; ValueError when the line is none."""
        read = json.loads(line)
        known = {field.name for field in fields(cls)}
        if not isinstance(read, dict) or set(read) != known:
            raise ValueError(f"no attempt: {line[:80]!r}")
        lists = {name: tuple(map(str, value)) for name, value in read.items() if isinstance(value, list)}
        return cls(**{**read, **lists})


class Log:
    """Attempts in the order in which they were made."""

    def __init__(self, path: str | Path | None = None) -> None:
        self.attempts: list[Attempt] = []
        self.path: Path | None = None
        if path is not None:
            self.keep(path)

    def add(self, attempt: Attempt) -> None:
        """Remember an attempt; where a file is kept, it is in the file before anything else happens."""
        self.attempts.append(attempt)
        if self.path is not None:
            _append(self.path, [attempt])

    def keep(self, path: str | Path) -> None:
        """From now on write every attempt to the end of a file; what the file has already is read, never changed."""
        new = Path(path).absolute()
        if new == self.path:
            return  # a cell that is run twice
        earlier = read(new).attempts if new.exists() else []
        _append(new, self.attempts)
        self.attempts = [*earlier, *self.attempts]
        self.path = new

    def rows(self) -> list[dict[str, Any]]:
        """The table as plain rows: lists are joined, so that a row has one value a column."""
        return [
            {name: " · ".join(value) if isinstance(value, tuple) else value for name, value in asdict(attempt).items()}
            for attempt in self.attempts
        ]

    def table(self) -> Any:
        """A pandas DataFrame when pandas is there, else the rows."""
        return table(self.rows(), [field.name for field in fields(Attempt)])

    def passed(self, exercise: str) -> bool:
        """Whether the learner has solved an exercise, in this attempt or an earlier one."""
        return any(attempt.outcome == "passed" for attempt in self.attempts if attempt.exercise == exercise)

    def __len__(self) -> int:
        return len(self.attempts)

    def __iter__(self) -> Iterator[Attempt]:
        return iter(self.attempts)

    def __repr__(self) -> str:
        passed = len({attempt.exercise for attempt in self.attempts if attempt.outcome == "passed"})
        return f"<{len(self)} attempts, {passed} exercises solved>"


def read(path: str | Path) -> Log:
    """The attempts of a file; ValueError with the line when one cannot be read."""
    log = Log()
    for number, line in enumerate(Path(path).read_text("utf-8").splitlines(), start=1):
        if line.strip():
            try:
                log.attempts.append(Attempt.from_json(line))
            except (ValueError, TypeError) as error:
                raise ValueError(f"{path}, line {number}: {error}") from error
    return log


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _append(path: Path, attempts: list[Attempt]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = "".join(attempt.to_json() + "\n" for attempt in attempts)
    # Opened to append, written at once: two notebooks can share a file, and nothing is ever overwritten.
    with path.open("ab", buffering=0) as file:
        file.write(lines.encode())
        os.fsync(file.fileno())


#: What is written down unless an exercise is given a log of its own.
LOG = Log()


def attempts(path: str | Path | None = None) -> Log:
    """The attempts made so far: of this session, or those of a file. `attempts().keep("anna.jsonl")` keeps them."""
    return LOG if path is None else read(path)
