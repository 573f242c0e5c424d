"""Where divers, their load and the numbers stand on the board of Deep Sea Adventure."""

from __future__ import annotations

from typing import Final

from nautwidget.games.deepsea.course import WIDTH, Point, bearing, spot
from nautwidget.games.deepsea.seascape import porthole
from nautwidget.games.deepsea.state import CHIPS, SUBMARINE, Diver, Heading

#: How far above his space a diver stands, and how far below it numbers are written.
ABOVE: Final = 31
BELOW: Final = 36
#: How far to the side of a diver nothing of him is drawn.
CLEAR: Final = 34
#: Carried treasures stand in rows of four over the head.
A_ROW: Final = 4
#: Where the submarine answers to a click.
SUBMARINE_SPOT: Final = (152, 88)
SUBMARINE_RADIUS: Final = 60


def stands(seat: int, diver: Diver, players: int) -> Point:
    """Where a diver is drawn: above his space, or at his porthole."""
    if diver.place == SUBMARINE:
        return porthole(seat, players)
    x, y = spot(diver.place)
    return x, y - ABOVE


def overhead(diver: Diver, index: int, count: int) -> Point:
    """Where one of a number of carried treasures is drawn."""
    x, y = spot(diver.place)
    row, column = divmod(index, A_ROW)
    in_row = min(A_ROW, count - row * A_ROW)
    return round(x + 27 * (column - (in_row - 1) / 2)), y - ABOVE - 39 - 25 * row


def beside(diver: Diver) -> tuple[Point, int]:
    """Where the chevron stands on the rope, and which way it points."""
    up = diver.heading is Heading.UP
    place = diver.place - 0.47 if up else min(diver.place + 0.47, float(CHIPS))
    x, y = spot(place)
    if place == CHIPS:
        x -= 41
    diver_x, diver_y = spot(diver.place)
    if abs(x - diver_x) < CLEAR and diver_y - y > 0:
        # Where the rope climbs, it passes behind its diver: the chevron steps out, towards the middle of the board.
        x = diver_x + (CLEAR if diver_x < WIDTH / 2 else -CLEAR)
    return (x, y), (bearing(place) + (180 if up else 0)) % 360


def below(place: int) -> Point:
    """Where the number of a space stands."""
    x, y = spot(place)
    return x, y + BELOW
