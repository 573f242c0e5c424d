"""What a player of Nautilus knows, and the worlds that agree with it (N2)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from nautwidget.games.nautilus.actions import Action, Deal, Dive, Look, Lot, Place, Sonar
from nautwidget.games.nautilus.cells import cells_of
from nautwidget.games.nautilus.launch import heard
from nautwidget.games.nautilus.modules import TOUCHED
from nautwidget.games.nautilus.setup import fill_faces, fill_orders
from nautwidget.games.nautilus.state import UNKNOWN, Stage, State, View
from nautwidget.games.nautilus.turn import apply


def view(state: State, seat: int) -> View:
    """The table, the faces the seat has looked at that still lie face down, and its own order."""
    table = state.table
    if seat < 0:
        return View(seat, table, {}, UNKNOWN)
    find_at = table.board.find_at
    known = {cell: state.faces[find_at[cell]] for cell in cells_of(table.seen[seat] & table.hidden)}
    return View(seat, table, {cell: face for cell, face in known.items() if face != UNKNOWN}, state.orders[seat])


def possible_worlds(view: View, random: Random) -> Iterator[State]:
    """Faces and orders that the seat has not seen, shuffled within what N5 leaves for each zone."""
    table = view.table
    faces = list(table.shown)
    for cell, face in view.known.items():
        faces[table.board.find_at[cell]] = face
    orders = list(table.orders or (UNKNOWN,) * table.players)
    if view.seat >= 0:
        orders[view.seat] = view.order
    known, dealt = tuple(faces), tuple(orders)
    while True:
        if table.stage <= Stage.DEAL:
            yield State(table, known, dealt)
        else:
            yield State(table, fill_faces(table.board, known, random), fill_orders(dealt, random))


def reveals(state: State, action: Action) -> bool:
    """Whether somebody learns something: a find is turned over or looked at, the orders are shown, chance decides."""
    table = state.table
    match action:
        case Lot() | Deal():
            return True
        case Look():
            return True
        case Sonar(sub):
            return bool(heard(table, sub))
        case Dive(_, cell):
            turned = table.hidden >> cell & 1
        case Place(_, _, cell):
            turned = table.hidden & TOUCHED[cell]
        case _:
            turned = 0
    return bool(turned) or _shows_orders(state, action)


def _shows_orders(state: State, action: Action) -> bool:
    return not state.table.orders and bool(apply(state, action).table.orders)
