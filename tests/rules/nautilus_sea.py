"""Positions of Nautilus for the tests of its rules, written as text and read as text, on the standard map.

The base stands on l12: green habitats fit on l9, o12, l15 and i12, blue ones on n10, n14, j14 and j10.
"""

from __future__ import annotations

from random import Random

import pytest

from nautwidget.game import CHANCE, SPECTATOR, InvalidPosition
from nautwidget.games import game
from nautwidget.games.nautilus.cells import CELL_NAMED
from nautwidget.games.nautilus.state import Rules, Stage, State

GAME = game("nautilus")
FRENCH = ("hand limit: 4", "trench needs: all-kinds", "ruins tie: highest-find")

#: A city around the base with one module of each kind, all of the first player, one researcher of his in each.
ONE_OF_EACH = (
    "module l9: technology r0, owner 1, researchers 1 0",
    "module o12: training r90, owner 1, researchers 1 0",
    "module i12: sonar r0, owner 1, researchers 1 0",
    "module l15: laboratory r0, owner 1, researchers 1 0",
    "module i9: analysis r180, owner 1, researchers 1 0",
)


def sea(*lines: str) -> State:
    """The position of the lines, of two players unless they name more; what they leave open is dealt."""
    names = {line.split(":")[0] for line in lines}
    players = [f"player {number}:" for number in (1, 2) if f"player {number}" not in names]
    return dealt(parsed(*lines, *players))


def parsed(*lines: str) -> State:
    """The position of exactly these lines."""
    state = GAME.parse_position("\n".join(lines))
    assert isinstance(state, State)
    return state


def dealt(state: State) -> State:
    """The same position with all finds and orders dealt, always in the same way."""
    while GAME.actor(state) == CHANCE:
        state = GAME.apply(state, GAME.draw(state, Random(0)))
    return state


def new(players: int, rules: Rules | None = None) -> State:
    """A game before anything was drawn."""
    state = GAME.new(players, rules or Rules())
    assert isinstance(state, State)
    return state


def play(state: State, *actions: str) -> State:
    """The position after these actions, each of them allowed when it is done."""
    for text in actions:
        action = GAME.parse(text)
        assert refusal(state, text) == [], f"{text} is refused in\n{GAME.position_text(state)}"
        assert GAME.actor(state) == CHANCE or action in GAME.legal_actions(state), text
        state = GAME.apply(state, action)
    return state


def allowed(state: State, start: str = "") -> list[str]:
    """All that the acting player may do; with a start, the rest of what begins so: `allowed(state, "dive s1")`."""
    texts = [GAME.notation(action) for action in GAME.legal_actions(state)]
    return [text.removeprefix(start).strip() for text in texts if text.startswith(start)]


def refusal(state: State, action: str, seat: int | None = None) -> list[str]:
    """Why the acting seat, or another one, may not do it: rule and reason each, none when it may."""
    actor = GAME.actor(state)
    if seat is None:
        seat = SPECTATOR if actor is None or actor == CHANCE else actor
    refused = GAME.why_not(GAME.view(state, seat), GAME.parse(action))
    return [f"{reason.rule} {reason.say.key}" for reason in refused.reasons] if refused else []


def faults(*lines: str) -> tuple[str, ...]:
    """All reasons why there can be no such position."""
    with pytest.raises(InvalidPosition) as caught:
        sea(*lines)
    return caught.value.reasons


def field(state: State, name: str) -> str:
    """One line of the position: `field(state, "module l9")` is `training r90, owner 1`; empty when it has none."""
    lines = dict(line.split(": ", 1) for line in GAME.position_text(state).splitlines())
    return str(lines.get(name, ""))


def turn(state: State) -> tuple[int, str]:
    """The player who acts, counted from 1, and what there is to decide."""
    return state.table.seat + 1, state.table.stage.word


def money(state: State) -> list[int]:
    return list(state.table.money)


def submarines(state: State, player: int) -> list[str]:
    """The cells of a player's submarines, - for ashore."""
    for part in field(state, f"player {player}").split(", "):
        if part.startswith("subs "):
            return part.split()[1:]
    return ["-", "-", "-"]


def known(state: State, seat: int) -> set[str]:
    """The cells of finds face down that a seat has seen."""
    names = {cell: name for name, cell in CELL_NAMED.items()}
    return {names[cell] for cell in GAME.view(state, seat).known}


def is_over(state: State) -> bool:
    return state.table.stage == Stage.OVER
