"""Positions of Nautilus as lines to write by hand, and the same fields as JSON.

    stage: dive
    round: 5
    seat: 2
    module l12: base
    module l9: training r90, owner 1, researchers 2 0
    player 1: money 20, hand sonar habitat-green+3, subs k12 - -, kept gold 1 snail 2, order scallop+urchin
    finds: c5=gold d6=?
    gone: f3=chest i1=snail i5
    ruins: 4=1 7=none

What is left out stands as at the start of a game; what follows from the rest (stock, stacks, bank, active modules,
what this turn's expansion has cost) is not written at all. A find that lies face down without a face is dealt by
chance before the game goes on, and so is a missing order; one that is gone without a face gets one that fits.
"""

from __future__ import annotations

from collections.abc import Mapping

from nautwidget.game import InvalidPosition, Json
from nautwidget.games.nautilus.assemble import assemble
from nautwidget.games.nautilus.read import read
from nautwidget.games.nautilus.state import State
from nautwidget.games.nautilus.write import fields


def state_to_json(state: State) -> Json:
    """The whole state, secrets included: the fields of its position."""
    return dict(fields(state))


def state_from_json(data: Json) -> State:
    """The state again; InvalidPosition with all reasons."""
    if not isinstance(data, Mapping) or not all(isinstance(value, str) for value in data.values()):
        raise InvalidPosition(["a position is a JSON object of texts, as state_to_json writes it"])
    return assemble(read({str(name): str(value) for name, value in data.items()}))


def position_text(state: State) -> str:
    """One line a field, empty ones left out."""
    return "".join(f"{name}: {value}\n" for name, value in fields(state) if value)


def parse_position(text: str) -> State:
    """The state that such lines describe; a line that starts with # is a comment."""
    found: dict[str, str] = {}
    reasons = []
    for count, line in enumerate(map(str.strip, text.splitlines()), start=1):
        if not line or line.startswith("#"):
            continue
        name, colon, value = line.partition(":")
        name = " ".join(name.lower().split())
        if not colon:
            reasons.append(f"line {count}: expected 'name: value', found {line[:60]!r}")
        elif name in found:
            reasons.append(f"line {count}: {name!r} is given twice")
        found[name] = value.strip()
    if reasons:
        raise InvalidPosition(reasons)
    return assemble(read(found))
