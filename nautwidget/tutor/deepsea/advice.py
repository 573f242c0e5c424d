"""What the tutor says of a move in Deep Sea Adventure before it names it: where to look, and the rule it turns on."""

from __future__ import annotations

from typing import Final

from nautwidget.games.deepsea.state import (
    SUBMARINE,
    Action,
    Chip,
    Diver,
    Drop,
    Head,
    Heading,
    Lay,
    Leave,
    Table,
    Take,
    View,
    shape_of,
)
from nautwidget.texts import Say, say
from nautwidget.tutor.knowhow import Advice

#: The submarine on the board.
HOME: Final = "submarine"
#: The mean of two dice with faces 1 to 3 (D3).
MEAN_ROLL: Final = 4


def advice(view: View, action: Action) -> Advice:
    """Where to look, the rule that matters, and how the move is drawn."""
    table = view.table
    diver = table.divers[view.seat]
    here = HOME if diver.place == SUBMARINE else str(diver.place)
    match action:
        case Head(up):
            return Advice("heading", (here,), _rule_of_heading(table, diver, up), arrows=(_way(table, diver, up),))
        case Take():
            return Advice("search", (here,), "D8", lit=(here,))
        case Leave() if table.path[diver.place - 1]:
            # One more would cost air at every breath, and steps at every roll.
            return Advice("search", (here,), "D4" if diver.heading is Heading.DOWN else "D6")
        case Leave():
            return Advice("blank", (here,), "D9")
        case Drop(chip):
            return Advice("blank", (here,), "D9", lit=(_load(chip),), arrows=((_load(chip), here),))
        case Lay(chip):
            return Advice("lay", tuple(_load(treasure[0]) for treasure in diver.carried), "D13", lit=(_load(chip),))
    raise ValueError(f"nobody decides to {action}")


def named(action: Action) -> Say:
    """The move in words."""
    match action:
        case Head(up):
            return say("move.up" if up else "move.down")
        case Take():
            return say("move.take")
        case Leave():
            return say("move.leave")
        case Drop(chip):
            return say("move.drop", what=_shape(chip))
        case Lay(chip):
            return say("move.lay", what=_shape(chip))
    raise ValueError(f"nobody decides to {action}")


def _rule_of_heading(table: Table, diver: Diver, up: bool) -> str:
    """Down is a matter of turning only once; up of the air that all who carry something use."""
    if not up:
        return "D5"
    return "D4" if any(other.carried for other in table.divers) else "D10"


def _way(table: Table, diver: Diver, up: bool) -> tuple[str, str]:
    if up:
        return str(diver.place), HOME
    deeper = min(diver.place + max(1, MEAN_ROLL - len(diver.carried)), len(table.path))
    return (HOME if diver.place == SUBMARINE else str(diver.place)), str(deeper)


def _load(chip: Chip) -> str:
    """A treasure over the diver's head."""
    return f"load-{chip}"


def _shape(chip: Chip) -> Say:
    return say(f"treasure.{shape_of(chip).name.lower()}")
