"""Positions of Deep Sea Adventure for the tests of its rules, written as text and read as text.

Treasures are numbered 1 to 32 along the first path and lie in order of value, so that treasure 17 is worth 8: half
its number, rounded up, less one.
"""

from __future__ import annotations

import re

from nautwidget.game import CHANCE, SPECTATOR
from nautwidget.games import game
from nautwidget.games.deepsea.state import State

GAME = game("deepsea")
IN_ORDER = " ".join(str(number // 2) for number in range(32))


def sea(*lines: str) -> State:
    """The position of the lines; unless they say otherwise, a blank disc lies where a treasure was taken."""
    names = {line.split(":")[0] for line in lines}
    laid = [] if "path" in names else [f"path: {path_without(taken(lines))}"]
    return parsed(*lines, *laid, f"values: {IN_ORDER}")


def parsed(*lines: str) -> State:
    """The position of exactly these lines."""
    state = GAME.parse_position("\n".join(lines))
    assert isinstance(state, State)
    return state


def taken(lines: tuple[str, ...]) -> set[str]:
    """The treasures that divers have in the lines."""
    owned = [
        part
        for line in lines
        if line.startswith("diver")
        for part in re.findall(r"(?:carries|kept|scored)([^,]*)", line)
    ]
    return {chip for part in owned for chip in re.split(r"[ +]", part.strip())}


def path_without(chips: set[str]) -> str:
    """The first path with blank discs in place of these treasures."""
    return " ".join("." if str(number) in chips else str(number) for number in range(1, 33))


def play(state: State, *actions: str) -> State:
    """The position after these actions, each of them allowed when it is done."""
    for text in actions:
        action = GAME.parse(text)
        assert refusal(state, text) == [], f"{text} is refused in\n{GAME.position_text(state)}"
        state = GAME.apply(state, action)
    return state


def swim(state: State, way: str, one: int, other: int) -> State:
    """The diver says where he goes, and rolls."""
    return play(state, way, f"roll {one} {other}")


def allowed(state: State) -> list[str]:
    """All that the acting diver may do."""
    return [GAME.notation(action) for action in GAME.legal_actions(state)]


def refusal(state: State, action: str, seat: int | None = None) -> list[str]:
    """Why the acting seat, or another one, may not do it: rule and reason each, none when it may."""
    actor = GAME.actor(state)
    if seat is None:
        seat = SPECTATOR if actor is None or actor == CHANCE else actor
    refused = GAME.why_not(GAME.view(state, seat), GAME.parse(action))
    return [f"{reason.rule} {reason.say.key}" for reason in refused.reasons] if refused else []


def field(state: State, name: str) -> str:
    """One line of the position: `field(state, "diver 1")` is `at 5, heading up, carries 3`."""
    lines = dict(line.split(": ", 1) for line in GAME.position_text(state).splitlines())
    return str(lines[name])


def diver(state: State, number: int) -> str:
    """Where a diver is, which way he goes and what he has."""
    return field(state, f"diver {number}")


def turn(state: State) -> tuple[str, str]:
    """Who acts and what there is to decide."""
    return field(state, "seat"), field(state, "stage")
