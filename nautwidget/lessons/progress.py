"""How far a learner has come: every exercise with its attempts."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from nautwidget.lessons.library import exercises, named
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


def progress(of: str = "", *, log: Log | None = None, language: str = "en") -> Progress:
    """How far the learner has come with the exercises of a game or chapter, or with all: `progress("expand")`."""
    attempts = list(LOG if log is None else log)
    lines = []
    for name in exercises(of):
        own = [attempt for attempt in attempts if attempt.exercise == name]
        tries = sum(attempt.outcome in ("passed", "wrong") for attempt in own)
        title = Words(named(name), language_of(language), named(name).given)("title")
        passed = any(attempt.outcome == "passed" for attempt in own)
        lines.append(Line(name, title, tries, max((attempt.hints for attempt in own), default=0), passed))
    return Progress(tuple(lines), language)
