"""A way to the goal of an exercise, found by trying what is open, shortest ways first: always the same one."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

from nautwidget.lessons.exercise import Exercise
from nautwidget.lessons.played import Played, Predicate, quiet

#: So many positions are tried before the search gives up.
LIMIT: Final = 40_000


def is_open(exercise: Exercise, action: str) -> bool:
    """Whether an action is among those the exercise leaves to the learner."""
    words = action.split()
    return not exercise.open or any(words[: len(start)] == start for start in map(str.split, exercise.open))


def open_actions(exercise: Exercise, played: Played) -> list[str]:
    """All legal actions that are open to the learner now."""
    if played.actor != played.seat:
        return []
    return [action for action in played.legal if is_open(exercise, action)]


def others_wait(exercise: Exercise, played: Played) -> bool:
    """Whether somebody else is to act before the exercise goes on."""
    return played.actor not in {None, played.seat} and not exercise.goal(played) and not exercise.ends(played)


def step(exercise: Exercise, played: Played, action: str) -> Played:
    """What it would be after a move of the learner: the others make as little of their turns as they may."""
    played = played.then(action)
    while others_wait(exercise, played):
        played = played.then(quiet(played.legal))
    return played


def is_over(exercise: Exercise, played: Played) -> bool:
    """Whether there is nothing more to do: the goal is reached, the end has come, or nothing open is allowed."""
    return exercise.goal(played) or exercise.ends(played) or not open_actions(exercise, played)


def solution(exercise: Exercise, played: Played) -> tuple[str, ...] | None:
    """The learner's moves on a shortest way from here to the goal; None when there is none."""
    return search(exercise, played, [exercise.goal])[0]


def search(exercise: Exercise, played: Played, wanted: Iterable[Predicate]) -> list[tuple[str, ...] | None]:
    """For each predicate the moves on a shortest way to where it holds, or None."""
    predicates = list(wanted)
    found: list[tuple[str, ...] | None] = [None] * len(predicates)
    begun = len(played.moves)
    waiting = deque([played])
    seen = {played.now}
    while waiting:
        here = waiting.popleft()
        for number, predicate in enumerate(predicates):
            if found[number] is None and predicate(here):
                found[number] = here.moves[begun:]
        if None not in found:
            break
        if exercise.goal(here) or (here.steps and exercise.ends(here)):
            continue
        for action in open_actions(exercise, here):
            after = step(exercise, here, action)
            if after.now not in seen and len(seen) < LIMIT:
                seen.add(after.now)
                waiting.append(after)
    return found
