"""What things are worth to a computer player, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from nautwidget.games.nautilus.bot_habits import HABITS, Habits
from nautwidget.games.nautilus.cells import Cell, cells_of, distance, near
from nautwidget.games.nautilus.dive import may_enter_trench
from nautwidget.games.nautilus.finds import ATLANTIS, LAST_ATLANTIS, ORDERS, VALUES, Face, Find
from nautwidget.games.nautilus.modules import RESEARCH, Kind
from nautwidget.games.nautilus.recover import price_of
from nautwidget.games.nautilus.research import effect
from nautwidget.games.nautilus.scoring import find_points, research_points, ruins_points
from nautwidget.games.nautilus.state import NOBODY, UNKNOWN, View

#: What a found speed and a walk for an Atlantis find are good for.
_SPEED, _WALK = 3.0, 1.5


class Worth:
    """What finds and active modules are worth to the seat that looks, worked out once for a decision."""

    def __init__(self, view: View, random: Random, habits: Habits = HABITS) -> None:
        table, seat = view.table, view.seat
        self.table, self.seat, self.view = table, seat, view
        self.steps = effect(table, seat, Kind.TRAINING)
        self.range = effect(table, seat, Kind.TECHNOLOGY)
        self.habits = habits
        self.named = ORDERS[view.order] if view.order != UNKNOWN else ()
        #: How much of the game is still to come, from 1 at first to 0.
        hope = max(0.0, 1 - habits.fade * max(0, table.round - habits.fade_from)) * (0.4 if table.last else 1.0)
        self.hope = hope
        self.research = max(float(research_points(table, seat)), habits.research * hope)
        self.finds = max(float(find_points(table, seat) + ruins_points(table)[seat]), habits.finds * hope)
        #: Money that is kept: for what dives cost, and for raising finds at the end.
        self.reserve = habits.reserve + int(habits.to_raise * sum(table.kept[seat][find] for find in self.named))
        #: What a Nemo is worth.
        self.nemo = 1 + habits.nemo * hope
        # A little taste of its own at each decision: else all computer players would open alike, in every game.
        self.whim = 1 + habits.taste * (random.random() - 0.5)
        self._taste = [1 + habits.taste * (random.random() - 0.5) for _ in range(RESEARCH)]
        self._unknown: dict[int, float] = {}
        self._finds: dict[Cell, float] = {}

    # --- finds

    def find(self, cell: Cell) -> float:
        """What the find on a cell is worth: by its face where it is known, else what is to be expected in its zone."""
        value = self._finds.get(cell)
        if value is None:
            value = self._finds[cell] = self._value_of_find(cell)
        return value

    def _value_of_find(self, cell: Cell) -> float:
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
            return effect(table, self.seat, Kind.ANALYSIS) * self.nemo
        if face == Find.SPEED:
            return _SPEED
        if face > ATLANTIS:
            last = 1.0 if face - ATLANTIS in LAST_ATLANTIS else 0.0
            return self.habits.marker * self.research + _WALK * self.hope - price * self.nemo + last
        raised = 1 if face in self.named else 0
        return (VALUES[face] + raised) * self.research - raised - price * self.nemo

    def _expected(self, zone: int, cell: Cell) -> float:
        """The mean of what still lies unseen in a zone (N5)."""
        board, shown, known = self.table.board, self.table.shown, self.view.known
        left = list(board.faces[zone - 1])
        first = sum(map(len, board.faces[: zone - 1]))
        for number in range(first, first + len(left)):
            face = shown[number]
            if face == UNKNOWN:
                face = known.get(board.find_cells[number], UNKNOWN)
            if face != UNKNOWN:
                left.remove(face)
        values = {face: self.face(face, cell) for face in set(left)}
        return sum(map(values.__getitem__, left)) / len(left) if left else 0.0

    def finds_in(self, cells: int) -> list[tuple[Cell, float]]:
        """The finds of a set of cells with their worth."""
        table = self.table
        return [(cell, self.find(cell)) for cell in cells_of(cells & (table.hidden | table.unpaid))]

    # --- active modules

    def fee(self, owner: int) -> float:
        """N32: what it costs to be active in a module of another, who gains by it too."""
        return 0.0 if owner in (self.seat, NOBODY) else self.nemo + 0.5

    def activation(self, kind: int) -> float:
        """What one more active module of a kind brings: points, its use, and the way to the trench (N34, N35, N42)."""
        table, seat = self.table, self.seat
        level, holder = table.levels[seat][kind], table.threes[kind]
        others = max(levels[kind] for other, levels in enumerate(table.levels) if other != seat)
        finds = self.finds
        habits, use = self.habits, self.habits.use[kind] * self.hope
        if level == 0:
            # A first one counts nothing by itself: it is half the way to the second.
            value = (habits.first if others < 2 else habits.first_taken) * finds * self.hope + use
        elif level == 1:
            value = finds * (habits.second if holder == NOBODY else habits.second_taken) + use
        elif holder == seat:
            value = finds * (0.7 if others == level else 0.25 if others == level - 1 else 0.0) * self.hope
        else:
            value = finds * (habits.takes_three if level + 1 > others else 0.4 * self.hope)
        if not table.trench_open and sum(table.levels[seat]) < 5:
            value += habits.trench * self.hope
        return value * self._taste[kind]


# --- what the sea promises


def reachable_finds(worth: Worth, here: Cell, far: int) -> list[tuple[Cell, float]]:
    """Finds within some steps; those in a closed trench do not count."""
    table = worth.table
    cells = near(here, min(far, 24))
    if not may_enter_trench(table):
        cells &= ~table.board.trench
    return worth.finds_in(cells)


def prospect(worth: Worth, here: Cell, taken: Collection[Cell] = ()) -> float:
    """What a submarine on a cell can hope for: the best finds around, less for every turn it takes to get there."""
    later = worth.habits.later
    values = sorted(
        (
            value * later ** ((distance(here, cell) - 1) // worth.range)
            for cell, value in reachable_finds(worth, here, worth.range * 3)
            if cell not in taken
        ),
        reverse=True,
    )
    return sum(value * later**place for place, value in enumerate(values[:4])) - 1.0
