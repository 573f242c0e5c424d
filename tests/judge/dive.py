"""Phase 3: launching, sonar, diving, recovering and docking (N36 to N49)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tests.judge.geometry import SIDES, blue_lock_cells, city_cells, is_research
from tests.judge.position import RESEARCH, SUBMARINES_EACH, Cell, Position, Seat, Stage
from tests.judge.research import active_of_kind, effect, fee

#: N45
SPEED_RANGE: Final = 3
#: N39
SONAR_PRICE: Final = 1
#: N43
FREE_FINDS: Final = ("chest", "speed")


def free_sea(position: Position, cell: Cell) -> bool:
    """N10, N37: on the board, no module, no submarine, no find."""
    return (
        cell in position.zones()
        and cell not in city_cells(position)
        and cell not in position.submarine_cells()
        and cell not in position.finds
    )


def launches(position: Position) -> dict[tuple[int, str], Cell]:
    """N36, N37: every module and side from which the player can launch, with the cell the submarine goes to."""
    seat = position.seat
    if position.sonar_used or position.moved:
        return {}
    if len(position.submarines_of(seat)) >= SUBMARINES_EACH:
        return {}
    found = {}
    for index, module in enumerate(position.modules):
        if not is_research(module) or position.researchers_in(index, seat) < 2:
            continue
        for side, cell in blue_lock_cells(position, module).items():
            if free_sea(position, cell):
                found[(index, side)] = cell
    return found


def launch_opens_trench(position: Position, cell: Cell) -> bool:
    """N38: launching into the trench opens it for all, without its condition."""
    return position.zones()[cell] == "trench"


def sonars(position: Position) -> set[int]:
    """N36, N39: the submarines that can use sonar: before any moves, for 1 Nemo each."""
    if position.moved or position.money_of(position.seat) < SONAR_PRICE:
        return set()
    return {number for number in position.submarines_of(position.seat) if number not in position.sonar_used}


def apart(one: Cell, other: Cell) -> int:
    """N39: rows plus columns between two cells."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def sonar_sees(position: Position, seat: Seat, number: int) -> set[Cell]:
    """N39: the face-down finds a submarine's sonar shows; those in the trench only from within it."""
    zones = position.zones()
    here = position.submarines[(seat, number)]
    reach = effect(position, seat, "sonar")
    seen = set()
    for cell, find in position.finds.items():
        if find.face_up or apart(here, cell) > reach:
            continue
        if zones[cell] == "trench" and zones[here] != "trench":
            continue
        seen.add(cell)
    return seen


def may_enter_trench(position: Position, seat: Seat) -> bool:
    """N42: the trench is open, or the player fulfils its condition."""
    if position.trench_open:
        return True
    if position.rules.trench_needs == "any five":
        return len(position.active_of(seat)) >= 5
    if position.rules.trench_needs == "five kinds":
        return all(active_of_kind(position, seat, kind) >= 1 for kind in RESEARCH)
    raise ValueError(f"no such condition: {position.rules.trench_needs}")


def ends_within(position: Position, start: Cell, most: int, trench: bool) -> set[Cell]:
    """N40: the cells on which a submarine can end, with or without the cells of the trench.

    It passes over submarines and the city; onto a find only as the last step, and never onto one where a submarine
    waits (N44). The cell it stands on is no end of a move.
    """
    zones = position.zones()
    city = city_cells(position)
    ships = position.submarine_cells()
    ends = set()
    passed = {start}
    edge = {start}
    for _ in range(most):
        further = set()
        for column, row in edge:
            for across, down in SIDES.values():
                cell = (column + across, row + down)
                if cell not in zones or cell in passed:
                    continue
                if zones[cell] == "trench" and not trench:
                    continue
                if cell in position.finds:
                    if cell not in ships:
                        ends.add(cell)
                    continue
                passed.add(cell)
                further.add(cell)
                if cell not in city and cell not in ships:
                    ends.add(cell)
        edge = further
    return ends


def reach(position: Position, seat: Seat, number: int, most: int) -> set[Cell]:
    """N40, N42: where a submarine can move with so many steps."""
    start = position.submarines[(seat, number)]
    return ends_within(position, start, most, may_enter_trench(position, seat))


def dive_enters_trench(position: Position, seat: Seat, number: int, most: int, end: Cell) -> bool:
    """N42: whether this move enters the trench: it ends there, or no way within range avoids it."""
    start = position.submarines[(seat, number)]
    return end not in ends_within(position, start, most, trench=False)


def dives(position: Position) -> dict[int, set[Cell]]:
    """N36, N40, N41, N45: where each submarine that can move now can go."""
    seat = position.seat
    found = {}
    for number in position.submarines_of(seat):
        if position.stage == Stage.SPEED:
            found[number] = reach(position, seat, number, SPEED_RANGE)
        elif number not in position.moved:
            found[number] = reach(position, seat, number, effect(position, seat, "technology"))
    return found


@dataclass(frozen=True)
class Recovery:
    """What comes of moving onto a find."""

    recovered: bool
    price: int
    #: "board", "ruins with marker", "ruins without marker", "out of the game" or "face up on its cell"
    goes_to: str
    nemo: int = 0
    looks: int = 0
    submarine_steps: int = 0
    researcher_steps: int = 0


def recovery(position: Position, seat: Seat, cell: Cell) -> Recovery:
    """N43 to N48: what a player pays and gets for the find on a cell."""
    kind = position.finds[cell].kind
    if kind is None:
        raise ValueError("the judge has to know the find")
    if kind == "chest":
        return Recovery(True, 0, "out of the game", nemo=effect(position, seat, "analysis"))
    if kind == "speed":
        return Recovery(True, 0, "out of the game", submarine_steps=SPEED_RANGE)
    price = 2 if position.zones()[cell] == "trench" else 1
    if position.money_of(seat) < price:
        return Recovery(False, 0, "ruins without marker" if kind == "atlantis" else "face up on its cell")
    if kind == "atlantis":
        return Recovery(True, price, "ruins with marker", researcher_steps=2)
    if kind in ("snail", "scallop"):
        return Recovery(True, price, "board", looks=effect(position, seat, "laboratory"))
    return Recovery(True, price, "board")


def looks(position: Position) -> set[Cell]:
    """N47: the face-down finds the player may look at now; a second one in another zone if there is any."""
    if len(position.looked) >= effect(position, position.seat, "laboratory"):
        return set()
    zones = position.zones()
    hidden = {cell for cell, find in position.finds.items() if not find.face_up and cell not in position.looked}
    seen_zones = {zones[cell] for cell in position.looked}
    elsewhere = {cell for cell in hidden if zones[cell] not in seen_zones}
    return elsewhere or hidden


def harbours(position: Position, seat: Seat, number: int) -> set[int]:
    """N49: the modules into which a submarine can come home from where it is."""
    cell = position.submarines[(seat, number)]
    if cell in position.finds:
        return set()
    found = set()
    for index, module in enumerate(position.modules):
        if not is_research(module) or cell not in blue_lock_cells(position, module).values():
            continue
        if not any(position.researchers_in(index, anyone) for anyone in range(position.players)):
            continue
        if position.stock_of(seat) > 0 and fee(position, seat, index) > position.money_of(seat):
            continue
        found.add(index)
    return found


def docks(position: Position) -> dict[int, set[int]]:
    """N49: which submarines can come home now and where: right after their move, or instead of it."""
    seat = position.seat
    found = {}
    for number in position.submarines_of(seat):
        has_just_moved = position.stage == Stage.DOCK and number == position.in_hand
        instead_of_moving = position.stage != Stage.DOCK and number not in position.moved
        if has_just_moved or instead_of_moving:
            modules = harbours(position, seat, number)
            if modules:
                found[number] = modules
    return found
