"""Nothing is lost and nothing comes from nowhere: finds, modules, researchers, submarines and money of a whole game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from nautwidget.games.nautilus.actions import Buy, Deal, Dive, Place, Raise, Sonar
from nautwidget.games.nautilus.cells import Cells, cells_of
from nautwidget.games.nautilus.finds import ATLANTIS, Find
from nautwidget.games.nautilus.modules import MODULES, STACKS
from nautwidget.games.nautilus.state import (
    ASHORE,
    MISSING,
    MONEY,
    RESEARCHERS,
    SUBMARINES,
    State,
    Table,
    count_in,
)
from tests.judge.games import Ply


def losses(plies: Iterable[Ply]) -> Iterator[tuple[Ply, list[str]]]:
    """Every ply of a game with all that does not add up after it."""
    out: Counter[int] = Counter()
    for ply in plies:
        if not isinstance(ply.action, Deal):
            out += out_of_the_game(ply)
        table = ply.after.table
        found = [*missing_modules(table), *missing_people(table), *missing_submarines(table), *missing_money(table)]
        if -1 not in ply.after.faces:
            found += missing_finds(ply.after, out)
        found += strange_payments(ply)
        yield ply, found


# --- finds


def lying(table: Table) -> Cells:
    return table.hidden | table.unpaid


def out_of_the_game(ply: Ply) -> Counter[int]:
    """N27, N46: what left the game for good with a ply: finds under modules, chests and speeds; none of Atlantis."""
    board = ply.before.table.board
    faces = [
        ply.before.faces[board.find_at[cell]] for cell in cells_of(lying(ply.before.table) & ~lying(ply.after.table))
    ]
    if isinstance(ply.action, Place):
        return Counter(face for face in faces if face <= ATLANTIS)
    return Counter(face for face in faces if face in (Find.CHEST, Find.SPEED))


def missing_finds(state: State, out: Counter[int]) -> list[str]:
    """N3, N5: each of the 60 lies in the sea, on a player's board, at the ruins, or has left the game."""
    table = state.table
    there = Counter(state.faces[table.board.find_at[cell]] for cell in cells_of(lying(table)))
    for kept in table.kept:
        there.update(dict(enumerate(kept)))
    there.update(ATLANTIS + number for number, owner in enumerate(table.ruins, start=1) if owner != MISSING)
    whole = Counter(face for zone in table.board.faces for face in zone)
    found = [] if +(there + out) == whole else [f"finds: {dict(there + out)} instead of {dict(whole)}"]
    if table.hidden & table.unpaid:
        found.append("finds: one lies face up and face down")
    return found


# --- the city


def missing_modules(table: Table) -> list[str]:
    """N9: 41 modules, in the city, before players or in stacks."""
    there = Counter({kind: table.stacks[kind] for kind in range(STACKS)})
    there.update(module.kind for module in table.city)
    there.update(item.kind for hand in table.hands for item in hand)
    return [] if there == Counter(dict(enumerate(MODULES))) else [f"modules: {dict(there)}"]


def missing_people(table: Table) -> list[str]:
    """N1: 15 researchers each, in the city, on modules before the player or in stock."""
    found = []
    for seat in range(table.players):
        in_city = sum(count_in(table.people[seat], place) for place in range(len(table.city)))
        there = table.stock[seat] + in_city + sum(item.researchers for item in table.hands[seat])
        if there != RESEARCHERS or table.stock[seat] < 0 or table.people[seat] >> 4 * len(table.city):
            found.append(f"seat {seat} has {there} researchers, {table.stock[seat]} in stock")
    return found


# --- the sea


def missing_submarines(table: Table) -> list[str]:
    """N1: three each, in the sea or ashore, each on a cell of its own that is no module."""
    cells = [cell for subs in table.subs for cell in subs if cell != ASHORE]
    found = [
        f"seat {seat} has {len(subs)} submarines" for seat, subs in enumerate(table.subs) if len(subs) != SUBMARINES
    ]
    if set(cells) != set(cells_of(table.afloat)) or len(set(cells)) != len(cells):
        found.append(f"submarines on {cells}, marked on {cells_of(table.afloat)}")
    if table.afloat & table.solid or table.afloat & table.hidden:
        found.append("a submarine lies on a module or on a find face down")
    return found


# --- money


def missing_money(table: Table) -> list[str]:
    """N1: what players and bank have together never changes, and nobody owes."""
    whole = table.players * MONEY[table.players]
    found = [f"seat {seat} has {money} Nemo" for seat, money in enumerate(table.money) if money < 0]
    if sum(table.money) + table.bank != whole:
        found.append(f"money: {table.money} and {table.bank} in the bank, together not {whole}")
    return found


def strange_payments(ply: Ply) -> list[str]:
    """The bank takes and gives only where a rule says so: N20, N26, N39, N43, N46, N54."""
    taken = ply.after.table.bank - ply.before.table.bank
    match ply.action:
        case Buy(_, researchers):
            proper = taken == max(1, researchers)
        case Place():
            proper = taken == max(0, ply.after.table.board.price(ply.action.cell) - ply.before.table.paid)
        case Sonar():
            proper = taken == 1
        case Dive(_, cell):
            proper = -4 <= taken <= 2 if lying(ply.before.table) >> cell & 1 else taken == 0
        case Raise(count):
            proper = taken == count
        case _:
            proper = taken == 0
    return [] if proper else [f"the bank takes {taken} for {ply.action}"]
