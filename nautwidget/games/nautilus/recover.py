"""Finds are recovered, and what they bring: money, speed, looks, the ruins of Atlantis (N43 to N48)."""

from __future__ import annotations

from random import Random

from nautwidget.games.nautilus.actions import LOOKS, PASS, Action, Look
from nautwidget.games.nautilus.cells import NAMES, Cell, Cells, any_of
from nautwidget.games.nautilus.finds import ATLANTIS, Face, Find
from nautwidget.games.nautilus.modules import Kind
from nautwidget.games.nautilus.research import effect
from nautwidget.games.nautilus.state import NOBODY, Pending, Stage, State, Table, changed
from nautwidget.rulebook import Reason
from nautwidget.texts import say


def price_of(table: Table, cell: Cell, face: Face) -> int:
    """N43: chest and speed are free, all else costs 1, in the trench 2."""
    if face in (Find.CHEST, Find.SPEED):
        return 0
    return 2 if table.board.trench >> cell & 1 else 1


def recover(table: Table, cell: Cell, state: State) -> None:
    """The find under the submarine is turned over, paid and used; unpaid it stays, face up (N43, N44)."""
    seat, number = table.seat, table.board.find_at[cell]
    face = state.faces[number]
    table.shown = changed(table.shown, number, face)
    bit = 1 << cell
    table.hidden &= ~bit
    price = price_of(table, cell, face)
    if price > table.money[seat]:
        if face > ATLANTIS:
            table.ruins = changed(table.ruins, face - ATLANTIS - 1, NOBODY)
        else:
            table.unpaid |= bit
        return
    table.unpaid &= ~bit
    table.busy = True
    income = effect(table, seat, Kind.ANALYSIS) if face == Find.CHEST else 0
    if income != price:
        table.money = changed(table.money, seat, table.money[seat] - price + income)
        table.bank += price - income
    if face > ATLANTIS:
        table.ruins = changed(table.ruins, face - ATLANTIS - 1, seat)
        table.pending = (*table.pending, Pending(Stage.REWARD))
    elif face == Find.SPEED:
        table.pending = (*table.pending, Pending(Stage.SPEED))
    elif face != Find.CHEST:
        own = changed(table.kept[seat], face, table.kept[seat][face] + 1)
        table.kept = (*table.kept[:seat], own, *table.kept[seat + 1 :])
        looks = effect(table, seat, Kind.LABORATORY)
        if face in (Find.SCALLOP, Find.SNAIL) and looks:
            table.pending = (*table.pending, Pending(Stage.LOOK, looks=looks))


# --- the laboratory (N47)


def to_look_at(table: Table) -> Cells:
    """N47: any face-down find; the second in another zone than the first, if possible."""
    looked = table.pending[-1].looked
    if looked == NOBODY:
        return table.hidden
    board = table.board
    elsewhere = table.hidden & ~board.zones[board.zone_of[looked]]
    return elsewhere or table.hidden & ~(1 << looked)


def looks(table: Table) -> list[Action]:
    found: list[Action] = []
    LOOKS.add(found, to_look_at(table))
    found.append(PASS)
    return found


def some_look(table: Table, random: Random) -> Action:
    cells = to_look_at(table)
    return LOOKS[any_of(cells, random)] if cells and random.random() < 0.9 else PASS


def why_not_look(table: Table, action: Look) -> list[Reason]:
    at = (NAMES[action.cell],)
    if not table.hidden >> action.cell & 1:
        return [Reason("N47", say("why.no-hidden-find", cell=NAMES[action.cell]), at)]
    if not to_look_at(table) >> action.cell & 1:
        return [Reason("N47", say("why.other-zone"), at)]
    return []


def look(table: Table, action: Look) -> None:
    *before, pending = table.pending
    seat = table.seat
    table.seen = changed(table.seen, seat, table.seen[seat] | 1 << action.cell)
    if pending.looks > 1:
        before.append(pending._replace(looks=pending.looks - 1, looked=action.cell))
    table.pending = tuple(before)
