"""What things are worth to a computer player, in points at the end of the game."""

from __future__ import annotations

from typing import Final

from nautwidget.games.nautilus.cells import Cell, cells_of
from nautwidget.games.nautilus.finds import ATLANTIS, LAST_ATLANTIS, ORDERS, VALUES, Face, Find
from nautwidget.games.nautilus.modules import Kind
from nautwidget.games.nautilus.recover import price_of
from nautwidget.games.nautilus.research import effect
from nautwidget.games.nautilus.scoring import find_points, research_points, ruins_points
from nautwidget.games.nautilus.state import NOBODY, UNKNOWN, Table, View

#: What one more active module of a kind brings beside points, at first: steps, range, sonar, looks, money from chests.
_BY_USE: Final = (2.0, 4.0, 1.0, 1.0, 1.5)
#: An own marker at the ruins, as a share of a find of value 1.
_MARKER: Final = 0.6
#: What a found speed and a walk for an Atlantis find are good for.
_SPEED, _WALK = 3.0, 1.5
#: The research points and the finds that a player can hope to end with, as long as he has less.
_HOPED_RESEARCH, _HOPED_FINDS = 7.0, 9.0
#: From this round on hopes fade, a tenth a round.
_FADE: Final = 5


class Worth:
    """What finds and active modules are worth to the seat that looks, worked out once for a decision."""

    def __init__(self, view: View) -> None:
        table, seat = view.table, view.seat
        self.table, self.seat, self.view = table, seat, view
        self.steps = effect(table, seat, Kind.TRAINING)
        self.range = effect(table, seat, Kind.TECHNOLOGY)
        hope = max(0.0, 1 - 0.1 * max(0, table.round - _FADE)) * (0.4 if table.last else 1.0)
        self.hope = hope
        self.research = max(float(research_points(table, seat)), _HOPED_RESEARCH * hope)
        self.finds = max(float(find_points(table, seat) + ruins_points(table)[seat]), _HOPED_FINDS * hope)
        self.named = ORDERS[view.order] if view.order != UNKNOWN else ()
        self._by_face: dict[tuple[bool, Face], float] = {}
        self._unknown: dict[int, float] = {}

    # --- finds

    def find(self, cell: Cell) -> float:
        """What the find on a cell is worth: by its face where it is known, else what is to be expected in its zone."""
        table = self.table
        face = self.view.known.get(cell, UNKNOWN)
        if face == UNKNOWN:
            face = table.shown[table.board.find_at[cell]]
        if face != UNKNOWN:
            return self.face(face, cell)
        zone = table.board.zone_of[cell]
        if zone not in self._unknown:
            self._unknown[zone] = self._expected(zone, cell)
        return self._unknown[zone]

    def face(self, face: Face, cell: Cell) -> float:
        """What a face is worth on a cell, its price taken off."""
        table = self.table
        price = price_of(table, cell, face)
        if price > table.money[self.seat]:
            return -1.0
        if face == Find.CHEST:
            return float(effect(table, self.seat, Kind.ANALYSIS))
        if face == Find.SPEED:
            return _SPEED
        if face > ATLANTIS:
            last = 1.0 if face - ATLANTIS in LAST_ATLANTIS else 0.0
            return _MARKER * self.research + _WALK * self.hope - price + last
        raised = 1 if face in self.named else 0
        return (VALUES[face] + raised) * self.research - raised - price

    def _expected(self, zone: int, cell: Cell) -> float:
        """The mean of what still lies unseen in a zone (N5)."""
        table = self.table
        left = list(table.board.faces[zone - 1])
        for other, number in table.board.find_at.items():
            if table.board.zone_of[other] == zone:
                face = table.shown[number]
                if face == UNKNOWN:
                    face = self.view.known.get(other, UNKNOWN)
                if face != UNKNOWN:
                    left.remove(face)
        return sum(self.face(face, cell) for face in left) / len(left) if left else 0.0

    def finds_in(self, cells: int) -> list[tuple[Cell, float]]:
        """The finds of a set of cells with their worth."""
        table = self.table
        return [(cell, self.find(cell)) for cell in cells_of(cells & (table.hidden | table.unpaid))]

    # --- active modules

    def activation(self, kind: int) -> float:
        """What one more active module of a kind brings: points, its use, and the way to the trench (N34, N35, N42)."""
        table, seat = self.table, self.seat
        level, holder = table.levels[seat][kind], table.threes[kind]
        others = max(levels[kind] for other, levels in enumerate(table.levels) if other != seat)
        finds = self.finds
        if level == 0:
            # A first one counts nothing by itself: it is half the way to the second.
            value = (0.5 if others < 2 else 0.35) * finds * self.hope + _BY_USE[kind] * self.hope
        elif level == 1:
            value = finds * (2.4 if holder == NOBODY else 1.0) + _BY_USE[kind] * self.hope
        elif holder == seat:
            value = finds * (0.7 if others == level else 0.25 if others == level - 1 else 0.0) * self.hope
        else:
            value = finds * (1.8 if level + 1 > others else 0.4 * self.hope)
        if not table.trench_open and sum(table.levels[seat]) < 5:
            value += 2.0 * self.hope
        return value
