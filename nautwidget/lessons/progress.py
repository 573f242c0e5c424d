"""How far a learner has come: every exercise with its attempts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from nautwidget.lessons.exercise import AnyExercise
from nautwidget.lessons.library import chosen_of, named
from nautwidget.lessons.log import LOG, Log
from nautwidget.lessons.words import DOMAIN, Words
from nautwidget.players import language_of
from nautwidget.texts import Texts


@dataclass(frozen=True, slots=True)
class Line:
    """One exercise: how often it was tried, with how many hints, and whether it is solved."""

    exercise: str
    title: str
    tries: int
    hints: int
    passed: bool


@dataclass(frozen=True, slots=True, repr=False)
class Progress:
    """The exercises of a game or chapter, tried or not; as the value of a cell a table."""

    lines: tuple[Line, ...]
    language: str

    @property
    def solved(self) -> int:
        return sum(line.passed for line in self.lines)

    @property
    def title(self) -> str:
        return Texts(self.language, DOMAIN)("progress.title", solved=self.solved, all=len(self.lines))

    def __repr__(self) -> str:
        lines = [f"{'✓' if line.passed else '·'} {line.title} ({line.exercise})" for line in self.lines]
        return "\n".join([self.title, *lines])

    def _repr_html_(self) -> str:
        texts = Texts(self.language, DOMAIN)
        head = "".join(f"<th>{escape(texts(f'progress.{part}'))}</th>" for part in ("exercise", "tries", "hints"))
        rows = "".join(
            f"<tr><td>{'✓' if line.passed else ''}</td><td>{escape(line.title)} <code>{line.exercise}</code></td>"
            f"<td>{line.tries or ''}</td><td>{line.hints or ''}</td></tr>"
            for line in self.lines
        )
        return (
            f'<table lang="{self.language}"><caption>{escape(self.title)}</caption>'
            f"<thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table>"
        )


def progress(
    of: str | AnyExercise | Sequence[str | AnyExercise] = "", *, log: Log | None = None, language: str = "en"
) -> Progress:
    """How far the learner has come, with all exercises or with those of a game, of chapters …: `progress("expand")`."""
    attempts = list(LOG if log is None else log)
    lines = []
    for exercise in (named(each) if isinstance(each, str) else each for each in chosen_of(of)):
        own = [attempt for attempt in attempts if attempt.exercise == exercise.id]
        tries = sum(attempt.outcome in ("passed", "wrong") for attempt in own)
        title = Words(exercise, language_of(language), exercise.given)("title")
        passed = any(attempt.outcome == "passed" for attempt in own)
        lines.append(Line(exercise.id, title, tries, max((attempt.hints for attempt in own), default=0), passed))
    return Progress(tuple(lines), language)
