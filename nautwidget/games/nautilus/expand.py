"""Phase 1, expand: buy a module and let the city grow (N20 to N28)."""

from __future__ import annotations

from functools import cache
from random import Random

from nautwidget.games.nautilus.actions import DONE, PASS, Action, Buy, Place, places
from nautwidget.games.nautilus.cells import NAMES, ByCell, Cell, Cells, any_of, around, cells_of
from nautwidget.games.nautilus.finds import ATLANTIS
from nautwidget.games.nautilus.modules import (
    LOCKS,
    NEIGHBOUR,
    OVERLAPPED,
    RESEARCH,
    SIDES,
    STACKS,
    TOUCHED,
    TURNS,
    Kind,
    opposite,
)
from nautwidget.games.nautilus.naming import boats_on, wall_name
from nautwidget.games.nautilus.state import NOBODY, InHand, Module, State, Table, changed
from nautwidget.games.nautilus.ways import Ways
from nautwidget.rulebook import Reason
from nautwidget.texts import say

#: Where a module stands, by its own side, when it meets a lock of each side of a module on a centre.
_FACING = tuple((side, NEIGHBOUR[side], opposite(side)) for side in range(8))


# --- buying (N20, N21)


def researchers_at_most(table: Table) -> int:
    """N20: a habitat comes with 1 to 3 researchers, 1 to 4 with four players, from one's own stock, 1 Nemo each."""
    most = 4 if len(table.money) == 4 else 3
    return min(most, table.stock[table.seat], table.money[table.seat])


def can_buy(table: Table) -> bool:
    if len(table.hands[table.seat]) >= table.rules.hand_limit or not table.money[table.seat]:
        return False
    return any(table.stacks[:RESEARCH]) or (table.stock[table.seat] > 0 and any(table.stacks[RESEARCH:]))


def purchases(table: Table) -> tuple[Action, ...]:
    if len(table.hands[table.seat]) >= table.rules.hand_limit or not table.money[table.seat]:
        return (PASS,)
    return _purchases(tuple(map(bool, table.stacks)), researchers_at_most(table))


@cache
def _purchases(stacks: tuple[bool, ...], researchers: int) -> tuple[Action, ...]:
    kinds = [Buy(kind) for kind in range(RESEARCH) if stacks[kind]]
    homes = [Buy(kind, n) for kind in range(RESEARCH, STACKS) if stacks[kind] for n in range(1, researchers + 1)]
    return (*kinds, *homes, PASS)


def why_not_buy(table: Table, action: Buy) -> list[Reason]:
    reasons = []
    kind, seat = action.kind, table.seat
    if len(table.hands[seat]) >= table.rules.hand_limit:
        reasons.append(Reason("N21", say("why.hand-full", count=table.rules.hand_limit)))
    if kind == Kind.BASE:
        reasons.append(Reason("N9", say("why.one-base")))
    elif not table.stacks[kind]:
        reasons.append(Reason("N20", say("why.stack-empty", module=say(f"module.{Kind(kind).word}"))))
    if kind < RESEARCH and action.researchers:
        reasons.append(Reason("N20", say("why.research-without-researchers")))
    if kind >= RESEARCH and kind != Kind.BASE:
        most = 4 if table.players == 4 else 3
        if not 1 <= action.researchers <= most:
            reasons.append(Reason("N20", say("why.researchers-on-habitat", most=most)))
        if action.researchers > table.stock[seat]:
            reasons.append(Reason("N20", say("why.stock", count=table.stock[seat])))
    price = 1 if kind < RESEARCH else action.researchers
    if price > table.money[seat]:
        reasons.append(Reason("N20", say("why.money", price=price, money=table.money[seat])))
    return reasons


def buy(table: Table, action: Buy) -> None:
    """N20: pay, take the module from its stack, put it before the player."""
    seat = table.seat
    price = action.researchers or 1
    table.money = changed(table.money, seat, table.money[seat] - price)
    table.bank += price
    table.stacks = changed(table.stacks, action.kind, table.stacks[action.kind] - 1)
    if action.researchers:
        table.stock = changed(table.stock, seat, table.stock[seat] - action.researchers)
    hand = (*table.hands[seat], InHand(action.kind, action.researchers))
    table.hands = (*table.hands[:seat], hand, *table.hands[seat + 1 :])
    table.bought = True
    table.busy = True


# --- placing (N22 to N28)


def centres_for(table: Table, kind: int, turn: int) -> Cells:
    """Every centre on which a module, turned so, may be placed now (N24 to N26)."""
    doors = table.fresh or table.doors
    met = 0
    for side in SIDES[LOCKS[kind][turn]]:
        met |= doors[side]
    return met & free_centres(table)


def free_centres(table: Table) -> Cells:
    """N24, N26: wholly on the board, on no module, on no submarine, and no dearer than one can pay."""
    purse = table.paid + table.money[table.seat]
    free = table.board.centres[purse if purse < 4 else 4] & ~table.blocked
    return free & ~around(table.afloat) if table.afloat else free


def can_place(table: Table) -> bool:
    hand = table.hands[table.seat]
    if not hand:
        return False
    free = free_centres(table)
    doors = table.fresh or table.doors
    # A research module can be turned until it has a lock at any side; habitats have theirs.
    for item in hand:
        locks = 255 if item.kind < RESEARCH else LOCKS[item.kind][0]
        for side in SIDES[locks]:
            if doors[side] & free:
                return True
    return False


def placements(table: Table) -> list[Action]:
    found: list[Action] = []
    free = free_centres(table)
    doors = table.fresh or table.doors
    for kind, researchers in dict.fromkeys(table.hands[table.seat]):
        for sides, turned in turns_of(kind, researchers):
            met = 0
            for side in sides:
                met |= doors[side]
            turned.add(found, met & free)
    found.append(DONE)
    return found


@cache
def turns_of(kind: int, researchers: int) -> tuple[tuple[tuple[int, ...], ByCell[Action]], ...]:
    """The sides with locks and the placements of a module for each quarter turn that makes a difference."""
    return tuple((SIDES[LOCKS[kind][turn]], places(kind, researchers, turn)) for turn in TURNS[kind])


def some_placement(table: Table, random: Random) -> Action:
    """A placement drawn piece first, or done: quicker than listing all."""
    hand = table.hands[table.seat]
    choice = int(random.random() * (len(hand) + 1))
    if choice < len(hand):
        kind, researchers = hand[choice]
        turn = int(random.random() * len(TURNS[kind]))
        centres = centres_for(table, kind, turn)
        if centres:
            return places(kind, researchers, turn)[any_of(centres, random)]
    return DONE


def why_not_place(table: Table, action: Place) -> list[Reason]:
    reasons = []
    cell, board = action.cell, table.board
    name = NAMES[cell]
    if InHand(action.kind, action.researchers) not in table.hands[table.seat]:
        reasons.append(Reason("N22", say("why.not-in-hand", module=say(f"module.{Kind(action.kind).word}"))))
    on_board = bool(board.centres[4] >> cell & 1)
    if not on_board:
        reasons.append(Reason("N24", say("why.off-board", cell=name), (name,)))
    if table.blocked >> cell & 1:
        others = tuple(NAMES[centre] for centre in table.centres if OVERLAPPED[centre] >> cell & 1)
        reasons.append(Reason("N12", say("why.overlap", cell=name), others))
    if TOUCHED[cell] & table.afloat:
        reasons.append(Reason("N24", say("why.submarine-there"), boats_on(table, TOUCHED[cell])))
    reasons += _why_no_passage(table, action)
    if on_board:
        price, money = board.price(cell) - table.paid, table.money[table.seat]
        if price > money:
            reasons.append(Reason("N26", say("why.money", price=price, money=money), (name,)))
    return reasons


def _why_no_passage(table: Table, action: Place) -> list[Reason]:
    """N24, N25: an open passage to the city, and from the second module on to one of this turn."""
    sides = SIDES[LOCKS[action.kind][action.turn]]
    cell = action.cell
    opened = any(table.doors[side] >> cell & 1 for side in sides)
    neighbours = tuple(NAMES[cell + NEIGHBOUR[side]] for side in range(8) if cell + NEIGHBOUR[side] in table.centres)
    if not opened:
        if not neighbours:
            return [Reason("N24", say("why.no-contact", cell=NAMES[cell]), (NAMES[cell],))]
        walls = tuple(
            wall_name(cell + offset, facing) for _, offset, facing in _FACING if cell + offset in table.centres
        )
        stands = table.board.centres[4] & ~table.blocked
        return [Reason("N13", say("why.wall", cell=NAMES[cell]), walls if stands >> cell & 1 else neighbours)]
    if table.fresh and not any(table.fresh[side] >> cell & 1 for side in sides):
        return [Reason("N25", say("why.not-this-turns"), neighbours)]
    return []


def place(table: Table, action: Place, state: State) -> None:
    """The module joins the city: pay (N26), clear finds (N27), mark the owner, let researchers arrive (N28)."""
    seat, cell = table.seat, action.cell
    price = table.board.price(cell)
    if price > table.paid:
        table.money = changed(table.money, seat, table.money[seat] - price + table.paid)
        table.bank += price - table.paid
        table.paid = price
    hand = list(table.hands[seat])
    hand.remove(InHand(action.kind, action.researchers))
    table.hands = (*table.hands[:seat], tuple(hand), *table.hands[seat + 1 :])
    number = len(table.city)
    owner = seat if action.kind < RESEARCH else NOBODY
    add_module(table, Module(cell, action.kind, action.turn, owner))
    if owner != NOBODY:
        table.owned = changed(table.owned, seat, table.owned[seat] | 1 << 4 * number)
    if action.researchers:
        table.people = changed(table.people, seat, table.people[seat] + (action.researchers << 4 * number))
    covered = TOUCHED[cell] & (table.hidden | table.unpaid)
    if covered:
        _clear(table, covered, state)
    table.busy = True


def add_module(table: Table, module: Module) -> None:
    """The city with one more module: its passages and all masks (N12, N13)."""
    cell = module.cell
    bit = 1 << 4 * len(table.city)
    locks = LOCKS[module.kind][module.turn]
    doors, fresh = list(table.doors), list(table.fresh or (0,) * 8)
    links, centres = list(table.links), table.centres
    own = 0
    for side, offset, facing in _FACING:
        if not locks >> side & 1:
            continue
        if doors[side] >> cell & 1:
            other = centres.index(cell + offset)
            own |= 1 << 4 * other
            links[other] |= bit
        there = cell + offset
        if there >= 0:
            doors[facing] |= 1 << there
            fresh[facing] |= 1 << there
    links.append(own)
    table.links = tuple(links)
    table.ways = Ways()
    table.doors, table.fresh = tuple(doors), tuple(fresh)
    table.city = (*table.city, module)
    table.centres = (*centres, cell)
    table.solid |= TOUCHED[cell]
    table.blocked |= OVERLAPPED[cell]
    if module.kind < RESEARCH:
        table.research |= bit


def _clear(table: Table, covered: Cells, state: State) -> None:
    """N27: finds under a module leave the game face up; those of Atlantis go to the ruins without a marker."""
    for cell in cells_of(covered):
        number = table.board.find_at[cell]
        face = state.faces[number]
        table.shown = changed(table.shown, number, face)
        if face > ATLANTIS:
            table.ruins = changed(table.ruins, face - ATLANTIS - 1, NOBODY)
    table.hidden &= ~covered
    table.unpaid &= ~covered


def finish(table: Table) -> None:
    """N22, N23: who has placed something, or has done nothing, gives back what still lies before him."""
    seat = table.seat
    if table.hands[seat] and (table.fresh or not table.bought):
        stacks = list(table.stacks)
        for kind, _ in table.hands[seat]:
            stacks[kind] += 1
        back = sum(item.researchers for item in table.hands[seat])
        table.stacks = tuple(stacks)
        table.stock = changed(table.stock, seat, table.stock[seat] + back)
        table.hands = (*table.hands[:seat], (), *table.hands[seat + 1 :])
    table.fresh = ()
    table.paid = 0
    table.bought = False


def fresh_modules(table: Table) -> tuple[Cell, ...]:
    """The centres of the modules placed in this turn: the last ones, as many as this turn's doors come from."""
    doors = [0] * 8
    count = 0
    while table.fresh and tuple(doors) != table.fresh:
        count += 1
        cell, kind, turn, _ = table.city[-count]
        for side, offset, facing in _FACING:
            if LOCKS[kind][turn] >> side & 1 and cell + offset >= 0:
                doors[facing] |= 1 << cell + offset
    return table.centres[len(table.centres) - count :]
