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

from nautwidget import fields
from nautwidget.game import Json
from nautwidget.games.nautilus.assemble import assemble
from nautwidget.games.nautilus.read import read
from nautwidget.games.nautilus.state import State
from nautwidget.games.nautilus.write import written


def state_to_json(state: State) -> Json:
    """The whole state, secrets included: the fields of its position."""
    return dict(written(state))


def state_from_json(data: Json) -> State:
    """The state again; InvalidPosition with all reasons."""
    return assemble(read(fields.from_json(data)))


def position_text(state: State) -> str:
    """One line a field, empty ones left out."""
    return fields.to_lines((name, value) for name, value in written(state) if value)


def parse_position(text: str) -> State:
    """The state that such lines describe."""
    return assemble(read(fields.from_lines(text)))
