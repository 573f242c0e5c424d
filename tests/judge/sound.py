"""Whether a position can be at all: what must hold in every position, whoever made it."""

from __future__ import annotations

from itertools import combinations

from tests.judge.expand import stack
from tests.judge.geometry import city_cells, collide, is_research, neighbours, touched
from tests.judge.position import (
    BASE,
    MODULE_COUNTS,
    RESEARCHERS_EACH,
    SUBMARINES_EACH,
    Position,
    Seat,
    name_of,
)


def faults(position: Position) -> list[str]:
    """Everything that is wrong with a position, each by the rule it breaks; empty when it is sound."""
    return [
        *city_faults(position),
        *submarine_faults(position),
        *find_faults(position),
        *(fault for seat in range(position.players) for fault in seat_faults(position, seat)),
    ]


def city_faults(position: Position) -> list[str]:
    """N9, N12, N15, N24, N28: one base in the lagoon, no overlap, all joined by passages, owners where they belong."""
    found = []
    zones = position.zones()
    bases = [module for module in position.modules if module.kind == BASE]
    if len(bases) != 1:
        found.append(f"N9: there are {len(bases)} bases")
    if any(zones.get(cell) != "lagoon" for base in bases for cell in touched(base.centre)):
        found.append("N15: the base does not lie wholly in the lagoon")
    found += [f"N9: too many of {kind}" for kind in MODULE_COUNTS if stack(position, kind) < 0]
    for module in position.modules:
        if any(cell not in zones for cell in touched(module.centre)):
            found.append(f"N24: {module.kind} {name_of(module.centre)} lies off the board")
        if (module.owner is not None) != is_research(module):
            found.append(f"N28: {module.kind} {name_of(module.centre)} has owner {module.owner}")
    for one, other in combinations(position.modules, 2):
        if collide(one.centre, other.centre):
            found.append(f"N12: {one.kind} {name_of(one.centre)} overlaps {other.kind} {name_of(other.centre)}")
    if position.modules:
        joined = {0}
        edge = {0}
        while edge:
            edge = {other for index in edge for other in neighbours(position, index)} - joined
            joined |= edge
        for index in sorted(set(range(len(position.modules))) - joined):
            module = position.modules[index]
            found.append(f"N24: {module.kind} {name_of(module.centre)} has no way to the city")
    return found


def submarine_faults(position: Position) -> list[str]:
    """N37, N40, N42: each on a cell of its own, in the sea, off the city, in the trench only when it is open."""
    found = []
    zones = position.zones()
    city = city_cells(position)
    for (seat, number), cell in position.submarines.items():
        who = f"s{number} of seat {seat} on {name_of(cell)}"
        if number not in range(1, SUBMARINES_EACH + 1):
            found.append(f"N37: {who}: no such submarine")
        if cell not in zones:
            found.append(f"N40: {who} is off the board")
        elif cell in city:
            found.append(f"N40: {who} is on the city")
        elif zones[cell] == "trench" and not position.trench_open:
            found.append(f"N42: {who} is in the closed trench")
    if len(position.submarine_cells()) < len(position.submarines):
        found.append("N40: two submarines on one cell")
    return found


def find_faults(position: Position) -> list[str]:
    """N3, N27, N44: finds lie in their own zone, none under the city, in the lagoon or unseen under a submarine."""
    found = []
    zones = position.zones()
    city = city_cells(position)
    for cell, find in position.finds.items():
        if zones.get(cell) != find.zone or find.zone == "lagoon":
            found.append(f"N3: a find of the {find.zone} on {name_of(cell)}")
        if cell in city:
            found.append(f"N27: a find under the city on {name_of(cell)}")
        if cell in position.submarine_cells() and not find.face_up:
            found.append(f"N44: a find face down under a submarine on {name_of(cell)}")
    return found


def seat_faults(position: Position, seat: Seat) -> list[str]:
    """N1, N21, N32, N33, N34: a player's researchers, money, modules before him and active modules add up."""
    found = []
    in_city = sum(count for (_, whose), count in position.researchers.items() if whose == seat)
    waiting = sum(module.researchers for module in position.before_of(seat))
    total = in_city + waiting + position.stock_of(seat)
    if total != RESEARCHERS_EACH or position.stock_of(seat) < 0:
        found.append(f"N1: seat {seat} has {total} researchers, {position.stock_of(seat)} of them in stock")
    if position.money_of(seat) < 0:
        found.append(f"N1: seat {seat} has {position.money_of(seat)} Nemo")
    if len(position.before_of(seat)) > position.rules.most_before:
        found.append(f"N21: {len(position.before_of(seat))} modules before seat {seat}")
    staffed = {
        index
        for index, module in enumerate(position.modules)
        if is_research(module) and position.researchers_in(index, seat) > 0
    }
    if staffed != position.active_of(seat):
        active = sorted(position.active_of(seat))
        found.append(f"N32: seat {seat} has {active} active, but researchers in {sorted(staffed)}")
    for kind, holder in position.threes.items():
        counts = {
            whose: sum(1 for index in position.active_of(whose) if position.modules[index].kind == kind)
            for whose in range(position.players)
        }
        if holder == seat and (counts[seat] < 2 or counts[seat] < max(counts.values())):
            found.append(f"N34: seat {seat} holds the 3 of {kind} with {counts[seat]} active")
    return found
