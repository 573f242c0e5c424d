"""Exercises and quizzes on live positions: they check what was achieved, with the engine, in any language."""

from __future__ import annotations

from nautwidget.lessons.answering import Answering
from nautwidget.lessons.exercise import Exercise, Mistake, Quiz, Start
from nautwidget.lessons.feedback import Feedback
from nautwidget.lessons.hints import use_tutor
from nautwidget.lessons.library import coverage, exercises
from nautwidget.lessons.log import Attempt, Log, attempts
from nautwidget.lessons.played import Played, after, at_end_of_round, at_end_of_turn
from nautwidget.lessons.solving import NotOpen, Solving

__all__ = [
    "Answering",
    "Attempt",
    "Exercise",
    "Feedback",
    "Log",
    "Mistake",
    "NotOpen",
    "Played",
    "Quiz",
    "Solving",
    "Start",
    "after",
    "at_end_of_round",
    "at_end_of_turn",
    "attempts",
    "coverage",
    "exercises",
    "use_tutor",
]
