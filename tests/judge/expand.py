"""Phase 1: buying modules and expanding the city with them (N20 to N28)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tests.judge.geometry import QUARTER_TURNS, collide, contact, passage, plainest_turn, touched
from tests.judge.position import HABITATS, MODULE_COUNTS, RESEARCH, Cell, Module, Position, Seat, Waiting

#: N26: what the dearest zone costs.
ZONE_PRICE: Final = {"lagoon": 1, "slope": 2, "deep": 3, "trench": 4}


@dataclass(frozen=True)
class Placement:
    """A module of some kind laid on a middle cell with a turn."""

    kind: str
    column: int
    row: int
    turn: int

    def as_module(self, owner: Seat) -> Module:
        """N28: a research module is marked with its owner, a habitat is not."""
        return Module(self.kind, self.turn, self.column, self.row, owner if self.kind in RESEARCH else None)


def stack(position: Position, kind: str) -> int:
    """N9, N20: how many modules of a kind are left to buy."""
    left = MODULE_COUNTS[kind]
    for module in position.modules:
        if module.kind == kind:
            left -= 1
    for waiting in position.before.values():
        for module_before in waiting:
            if module_before.kind == kind:
                left -= 1
    return left


def most_in_a_habitat(players: int) -> int:
    """N20: how many researchers a habitat takes."""
    return 4 if players == 4 else 3


def buys(position: Position) -> set[tuple[str, int]]:
    """N20, N21: what the player can buy, as (kind, researchers in it); the price is 1, or 1 for each researcher."""
    seat = position.seat
    if position.bought or position.placed:
        return set()
    if len(position.before_of(seat)) >= position.rules.most_before:
        return set()
    found = set()
    for kind in RESEARCH:
        if stack(position, kind) > 0 and position.money_of(seat) >= 1:
            found.add((kind, 0))
    for kind in HABITATS:
        for crew in range(1, most_in_a_habitat(position.players) + 1):
            enough = position.money_of(seat) >= crew and position.stock_of(seat) >= crew
            if stack(position, kind) > 0 and enough:
                found.add((kind, crew))
    return found


def dearest(position: Position, centre: Cell) -> int:
    """N26: the price of the dearest zone a module would touch, even only with a corner."""
    zones = position.zones()
    return max(ZONE_PRICE[zones[cell]] for cell in touched(centre))


def price_step(position: Position, centre: Cell) -> int:
    """N26: what is still to pay this turn when the dearest zone rises by a module there."""
    return max(0, dearest(position, centre) - position.paid)


def fits(position: Position, centre: Cell) -> bool:
    """N24: wholly on the board, overlapping no module and touching no cell with a submarine."""
    zones = position.zones()
    cells = touched(centre)
    if not all(cell in zones for cell in cells):
        return False
    if cells & position.submarine_cells():
        return False
    return not any(collide(centre, module.centre) for module in position.modules)


def joins(position: Position, module: Module) -> bool:
    """N24, N25: an open passage to the city; from the second module on, to a module placed in this turn."""
    allowed = position.placed or range(len(position.modules))
    return any(passage(position, module, position.modules[index]) for index in allowed)


def placements(position: Position) -> dict[Placement, int]:
    """N22, N24 to N26: every way to place one of the modules before the player, with the step of the price to be paid.

    Turns that look the same are named once, by the smallest.
    """
    seat = position.seat
    kinds = {waiting.kind for waiting in position.before_of(seat)}
    found = {}
    for column, row in position.zones():
        centre = (column, row)
        # Without a module beside it there is no passage to look for (N13).
        if not kinds or not any(contact(centre, module.centre) for module in position.modules):
            continue
        if not fits(position, centre):
            continue
        step = price_step(position, centre)
        if step > position.money_of(seat):
            continue
        for kind in kinds:
            for turn in QUARTER_TURNS:
                if turn != plainest_turn(position, kind, turn):
                    continue
                placement = Placement(kind, column, row, turn)
                if joins(position, placement.as_module(seat)):
                    found[placement] = step
    return found


def finds_lost(position: Position, centre: Cell) -> set[Cell]:
    """N27: the cells whose finds leave the game when a module is placed there."""
    return {cell for cell in touched(centre) if cell in position.finds}


def kept(position: Position) -> list[Waiting]:
    """N22, N23: what lies before the player after his turn of this phase; all else goes back under its stack."""
    if position.placed:
        return []
    if position.bought:
        return list(position.before_of(position.seat))
    return []
