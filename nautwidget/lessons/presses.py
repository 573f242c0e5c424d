"""What the buttons on an exercise's card do, by their words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from nautwidget.lessons.answering import Answering
from nautwidget.lessons.practice import Practice
from nautwidget.lessons.solving import Solving
from nautwidget.match import CannotUndo


def _check(practice: Practice, rest: str) -> str:
    practice.check()
    return ""


def _hint(practice: Practice, rest: str) -> str:
    read = len(practice.hints)
    said = practice.hint()
    return "" if len(practice.hints) > read else said


def _again(practice: Practice, rest: str) -> str:
    practice.reset()
    return ""


def _solution(practice: Practice, rest: str) -> str:
    practice.reveal()
    return ""


def _another(practice: Practice, rest: str) -> str:
    if not practice.can_vary:
        return practice.words.texts("refused.malformed")
    practice.another()
    return ""


def _answer(practice: Practice, rest: str) -> str:
    if not isinstance(practice, Answering) or rest not in {str(n + 1) for n in range(len(practice.choices))}:
        return practice.words.texts("refused.malformed")
    if practice.over:
        return practice.words.texts("refused.over")
    practice.answer(int(rest))
    return ""


def _rule(practice: Practice, rest: str) -> str:
    feedback = practice.feedback
    known = feedback is not None and feedback.rule == rest
    return practice.rule_text(rest) if known else practice.words.texts("refused.malformed")


def _undo(practice: Practice, rest: str) -> str:
    if isinstance(practice, Solving):
        try:
            practice.undo()
        except CannotUndo as error:
            return str(error)
    return ""


#: Each does something; what it answers is said to the learner: why not, or the rule he asked for.
WORDS: Final[Mapping[str, Callable[[Practice, str], str]]] = {
    ":check": _check,
    ":hint": _hint,
    ":again": _again,
    ":solution": _solution,
    ":another": _another,
    ":answer": _answer,
    ":rule": _rule,
    ":undo": _undo,
}
