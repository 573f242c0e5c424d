"""Worksheets: exercises on paper, and the answers from the same exercises."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from pathlib import Path

from nautwidget.game import SPECTATOR
from nautwidget.lessons.answering import Answering
from nautwidget.lessons.begin import exercise
from nautwidget.lessons.exercise import AnyExercise, Exercise
from nautwidget.lessons.library import chosen_of
from nautwidget.lessons.log import Log
from nautwidget.lessons.sheet import element, page, write
from nautwidget.lessons.solving import Solving
from nautwidget.lessons.words import DOMAIN
from nautwidget.players import language_of
from nautwidget.svg import svg
from nautwidget.texts import Texts

#: How many lines there are to write on.
LINES = 3
#: The cards that a picture on paper keeps: what everybody has.
PRINTED = ("seat",)


def worksheet(
    exercises: str | AnyExercise | Sequence[str | AnyExercise],
    path: str | Path,
    *,
    answers: bool = False,
    language: str = "en",
    seed: int = 0,
    title: str = "",
    overwrite: bool = False,
) -> Path:
    """Write exercises into one HTML file to print: `worksheet("expand", "expand.html", language="it")`.

    exercises: ids, exercises of your own, or the name of a game or chapter. answers: the answer sheet instead, with
    the engine's solutions. seed: 0 is the exercises as written, any other number others like them. The file needs no
    network; one that is there already is left alone unless overwrite is True.
    """
    words = Texts(language_of(language), DOMAIN)
    chosen = [_practice(which, language, seed) for which in chosen_of(exercises)]
    if not chosen:
        raise ValueError("a worksheet needs at least one exercise")
    name = title or words("worksheet.title")
    parts = [] if answers else [_head(words)]
    parts += [_section(number, practice, words, answers) for number, practice in enumerate(chosen, start=1)]
    heading = words("worksheet.answers", title=name) if answers else name
    return write(path, page(heading, language, parts), overwrite)


def _practice(which: str | AnyExercise, language: str, seed: int) -> Solving | Answering:
    found = exercise(which, language=language, log=Log())
    if seed and found.can_vary:
        found.another(seed)
    return found


def _head(words: Texts) -> str:
    name, date = (escape(words(f"worksheet.{part}")) for part in ("name", "date"))
    return f"<header><p>{name}<span></span>{date}<span></span></p></header>"


def _section(number: int, practice: Solving | Answering, words: Texts, answers: bool) -> str:
    rules = " · ".join(practice.exercise.rules)
    parts = [
        f"<h2>{number}. {escape(practice.title)}<small>{escape(rules)}</small></h2>",
        element("p", practice.task),
    ]
    if practice.match is not None and not answers:
        parts.append(_picture(practice))
    if isinstance(practice, Answering):
        parts.append(_choices(practice, answers))
    elif not answers:
        lines = "<span></span>" * LINES
        parts.append(f'<div class="lines">{escape(words("worksheet.moves"))}{lines}</div>')
    if answers:
        parts += _answer(practice, words)
    return "<section>" + "\n".join(parts) + "</section>"


def _choices(practice: Answering, answers: bool) -> str:
    right = practice.exercise.right if answers else ""
    items = [element("li", practice.text_of(choice), "right" if choice == right else "") for choice in practice.choices]
    return f'<ol class="choices">{"".join(items)}</ol>'


def _answer(practice: Solving | Answering, words: Texts) -> list[str]:
    parts = []
    if isinstance(practice, Solving):
        practice.reveal()
        lines = "".join(element("li", line) for line in practice.solution)
        parts = [element("p", words("worksheet.solution")), f"<ol>{lines}</ol>", _picture(practice)]
    parts.append(element("p", practice.words("passed")))
    rules = (
        {mistake.name: mistake.rule for mistake in practice.exercise.mistakes}
        if isinstance(practice.exercise, Exercise)
        else dict(practice.exercise.wrong)
    )
    wrong = "".join(element("li", f"{practice.words(f'wrong.{name}')} ({rule})") for name, rule in rules.items())
    return [*parts, element("p", words("worksheet.mistakes"), "wrong"), f'<ul class="wrong">{wrong}</ul>']


def _picture(practice: Solving | Answering) -> str:
    """The position as the learner sees it."""
    assert practice.match is not None
    seat = practice.seat if isinstance(practice, Solving) else practice.exercise.seat
    scene = practice.match.scene(SPECTATOR if seat is None else seat, practice.language)
    cards = tuple(card for card in scene.cards if card.area in PRINTED)
    return f"<figure>{svg(replace(scene, cards=cards), 'light')}</figure>"
