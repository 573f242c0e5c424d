"""A decision of a match that the tutor is asked about: whose it is, and what he knew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from nautwidget.game import CHANCE, Seat
from nautwidget.players import seat_number

if TYPE_CHECKING:
    from nautwidget.match import Match


class Moment(NamedTuple):
    """A decision: after how many actions, of which seat, what that seat knew, and what it did, if it has."""

    ply: int
    seat: Seat
    view: Any
    played: Any


def moment(match: Match, seat: Seat | str | None = None, ply: int | None = None) -> Moment:
    """The decision of now, or the one after that many actions; of the seat that is to decide, and of no other."""
    when = match.ply if ply is None else ply
    state = match.state_at(when)
    actor = match.game.actor(state)
    if actor is None:
        raise ValueError("the match is over, so there is nothing to decide; `review(match)` looks back on it")
    if actor == CHANCE:
        raise ValueError(f"after {when} actions it is chance that acts; ask about a player's decision")
    if seat is not None and seat_number(match.players, seat) != actor:
        raise ValueError(f"it is {match.names[actor]} who decides now; the tutor thinks for the seat that is to decide")
    played = None if when == match.ply else match.game.parse(match.actions[when])
    return Moment(when, actor, match.game.view(state, actor), played)
