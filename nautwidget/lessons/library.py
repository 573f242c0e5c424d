"""All exercises of the course, by id, game, chapter and rule."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module

from nautwidget.games import game as game_named
from nautwidget.lessons.chapters import CHAPTERS
from nautwidget.lessons.exercise import AnyExercise, Exercise, Quiz
from nautwidget.rulebook import rule_ids


@cache
def library() -> dict[str, AnyExercise]:
    """Every exercise by its id, in the order of the chapters."""
    found: dict[str, AnyExercise] = {}
    for chapter, module in CHAPTERS.items():
        for exercise in import_module(f"nautwidget.lessons.{module}").EXERCISES:
            if exercise.id.split("/")[0] != chapter or exercise.id in found:
                raise ValueError(f"{module}.py: the id {exercise.id!r} is not one of {chapter}/…, or is there twice")
            found[exercise.id] = exercise
    return found


def named(id: str) -> AnyExercise:
    """The exercise of an id; an error that lists what there is when there is none."""
    known = library()
    if id not in known:
        raise ValueError(f"there is no exercise {id!r}; there are: {', '.join(known)}")
    return known[id]


def exercises(of: str = "", *, rule: str = "") -> tuple[str, ...]:
    """The ids of the exercises of a game or a chapter, or of all; with a rule, those that practise it."""
    games = {exercise.game for exercise in library().values()}
    if of and of not in games and of not in CHAPTERS:
        raise ValueError(f"there is no game or chapter {of!r}; there are: {', '.join([*sorted(games), *CHAPTERS])}")
    if rule:
        known = [known for game in sorted(games) for known in rule_ids(*game_named(game).rule_ids)]
        if rule not in known:
            raise ValueError(f"there is no rule {rule!r}; there are: {', '.join(known)}")
    return tuple(
        name
        for name, exercise in library().items()
        if (not of or of in (exercise.game, name.split("/")[0])) and (not rule or rule in exercise.rules)
    )


def chosen_of(which: str | AnyExercise | Sequence[str | AnyExercise]) -> tuple[str | AnyExercise, ...]:
    """Exercises that were asked for: by id, those of games or chapters by name, or exercises of one's own."""
    if isinstance(which, str):
        return (which,) if "/" in which else exercises(which)
    if isinstance(which, Exercise | Quiz):
        return (which,)
    return tuple(chosen for each in which for chosen in chosen_of(each))


def coverage(game: str) -> dict[str, tuple[str, ...]]:
    """Every rule of a game with the exercises that practise it."""
    return {rule: exercises(game_named(game).name, rule=rule) for rule in rule_ids(*game_named(game).rule_ids)}
