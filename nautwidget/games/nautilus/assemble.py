"""A written position becomes a state: what follows from the rest is worked out, or all reasons are given."""

from __future__ import annotations

from dataclasses import replace

from nautwidget.game import InvalidPosition
from nautwidget.games.nautilus import check, setup, turn
from nautwidget.games.nautilus.cells import NAMES, set_of
from nautwidget.games.nautilus.draft import Draft, PlacedModule
from nautwidget.games.nautilus.expand import add_module
from nautwidget.games.nautilus.finds import ATLANTIS_FINDS, Face
from nautwidget.games.nautilus.gone import faces_of_the_gone
from nautwidget.games.nautilus.map import Board, board_of
from nautwidget.games.nautilus.modules import MODULES, RESEARCH, RESEARCH_KINDS, STACKS, TOUCHED, Kind
from nautwidget.games.nautilus.scoring import ending_of
from nautwidget.games.nautilus.state import (
    ASHORE,
    MISSING,
    MONEY,
    NOBODY,
    RESEARCHERS,
    UNKNOWN,
    Module,
    Stage,
    State,
    Table,
)


def assemble(draft: Draft) -> State:
    """The state of a draft; InvalidPosition with all reasons when it cannot occur."""
    reasons = setup.faults(len(draft.players), draft.rules)
    if reasons:
        raise InvalidPosition(reasons)
    board = board_of(draft.rules.map)
    draft, reasons = _with_base(draft, board)
    draft = _without_covered(draft, board)
    reasons += check.faults(draft, board)
    if reasons:
        raise InvalidPosition(reasons)
    gone, reasons = faces_of_the_gone(draft, board)
    if reasons:
        raise InvalidPosition(reasons)
    state = _state(replace(draft, gone=gone), board)
    reasons = [*_wrong_ending(state.table), *_no_choice(state)]
    if reasons:
        raise InvalidPosition(reasons)
    return state


def _with_base(draft: Draft, board: Board) -> tuple[Draft, list[str]]:
    """N15: the base that was left out stands where map or rules say; one that was moved is an option of the rules."""
    cell = setup.base_of(draft.rules, board)
    given = next((placed.module.cell for placed in draft.modules if placed.module.kind == Kind.BASE), None)
    if given is None:
        base = PlacedModule(Module(cell, int(Kind.BASE)))
        return replace(draft, modules=(base, *draft.modules)), []
    if given == cell:
        return draft, []
    if draft.rules.base:
        name = NAMES[given]
        return draft, [f"N15: the base is on {name}, but `base` says {draft.rules.base}: write the same cell in both"]
    return replace(draft, rules=replace(draft.rules, base=NAMES[given])), []


def _without_covered(draft: Draft, board: Board) -> Draft:
    """N27: finds under modules are gone, whether that is written or not."""
    solid = 0
    for placed in draft.modules:
        solid |= TOUCHED[placed.module.cell]
    covered = {cell: UNKNOWN for cell in board.find_cells if solid >> cell & 1}
    return replace(draft, gone=covered | draft.gone)


def _state(draft: Draft, board: Board) -> State:
    """The state of a draft in which nothing is wrong."""
    table = setup.empty(len(draft.players), draft.rules, board)
    _build(table, draft)
    _equip(table, draft)
    faces = _fill_sea(table, draft)
    orders = tuple(player.order for player in draft.players)
    table.stage, table.round, table.first, table.seat = draft.stage, draft.round, draft.first, draft.seat
    table.bought = draft.bought
    table.walks, table.steps, table.walked = draft.walks, draft.steps, draft.walked
    table.sounded, table.moved, table.pending = draft.sounded, draft.moved, draft.pending
    table.busy = draft.busy or draft.bought or bool(table.fresh)
    table.last, table.trench_open = draft.last, draft.trench_open
    if table.stage >= Stage.RAISE:
        table.ending = draft.ending or ending_of(table) or "N52"
    if table.stage != Stage.LOT and UNKNOWN in (*faces, *orders):
        table.stage, table.resume = Stage.DEAL, table.stage
    elif table.stage >= Stage.RAISE:
        table.orders = orders
    return State(table.laid(), faces, orders)


def _build(table: Table, draft: Draft) -> None:
    """The city, the modules of this turn last: their doors and their price follow from them."""
    table.paid = 0
    for fresh in (False, True):
        for placed in draft.modules:
            if placed.fresh is fresh:
                add_module(table, placed.module)
                if fresh:
                    table.paid = max(table.paid, table.board.price(placed.module.cell))
        if not fresh:
            table.fresh = ()
    if not any(placed.fresh for placed in draft.modules):
        table.fresh = ()


def _equip(table: Table, draft: Draft) -> None:
    """What players have, in the city, before them and in the sea."""
    players = range(len(draft.players))
    people, owned = [0] * len(players), [0] * len(players)
    stacks = list(MODULES)
    for placed in draft.modules:
        place = table.centres.index(placed.module.cell)
        stacks[placed.module.kind] -= 1
        for seat, count in enumerate(placed.people):
            people[seat] += count << 4 * place
        if placed.module.owner != NOBODY:
            owned[placed.module.owner] |= 1 << 4 * place
    for player in draft.players:
        for kind, _ in player.hand:
            stacks[kind] -= 1
    in_city = [sum(placed.people[seat] for placed in draft.modules if placed.people) for seat in players]
    on_hand = [sum(item.researchers for item in player.hand) for player in draft.players]
    table.people, table.owned, table.stacks = tuple(people), tuple(owned), tuple(stacks[:STACKS])
    table.stock = tuple(RESEARCHERS - in_city[seat] - on_hand[seat] for seat in players)
    by_kind = [check.levels(draft, kind) for kind in range(RESEARCH)]
    table.levels = tuple(tuple(by_kind[kind][seat] for kind in range(RESEARCH)) for seat in players)
    table.threes = tuple(
        draft.threes.get(kind, active.index(max(active)) if max(active) >= 2 else NOBODY)
        for kind, active in zip(RESEARCH_KINDS, by_kind, strict=True)
    )
    table.money = tuple(player.money for player in draft.players)
    table.bank = len(players) * MONEY[len(players)] - sum(table.money)
    table.hands = tuple(player.hand for player in draft.players)
    table.kept = tuple(player.kept for player in draft.players)
    table.seen = tuple(player.seen for player in draft.players)
    table.raised = tuple(player.raised for player in draft.players)
    table.subs = tuple(player.subs for player in draft.players)
    table.afloat = set_of([cell for subs in table.subs for cell in subs if cell != ASHORE])


def _fill_sea(table: Table, draft: Draft) -> tuple[Face, ...]:
    """Finds and ruins; the faces of all finds, as far as they are known."""
    table.unpaid = set_of(list(draft.unpaid))
    table.hidden &= ~(table.unpaid | set_of(list(draft.gone)))
    open_faces = draft.unpaid | draft.gone
    table.shown = tuple(open_faces.get(cell, UNKNOWN) for cell in table.board.find_cells)
    table.ruins = tuple(draft.ruins.get(number, MISSING) for number in range(1, ATLANTIS_FINDS + 1))
    known = open_faces | draft.finds
    return tuple(known.get(cell, UNKNOWN) for cell in table.board.find_cells)


# --- what only the whole table shows


def _wrong_ending(table: Table) -> list[str]:
    stage = table.resume if table.stage == Stage.DEAL else table.stage
    if stage < Stage.RAISE or ending_of(table) == table.ending:
        return []
    if not ending_of(table):
        return ["N52: the game is not at its end: all 15 at the ruins, a last round, or `busy: no` would end it"]
    return [f"ending: by what lies on the table the game ended by {ending_of(table)}, not by {table.ending}"]


def _no_choice(state: State) -> list[str]:
    """A stage in which the acting player has nothing to decide is passed over, so no position stands there."""
    table = state.table
    stage = table.resume if table.stage == Stage.DEAL else table.stage
    if stage <= Stage.DEAL or stage == Stage.OVER or (stage == Stage.RAISE and UNKNOWN in state.orders):
        return []
    there = table.draft()
    there.stage = stage
    there.orders = state.orders if stage == Stage.RAISE else ()
    seat = there.seat
    turn.settle(there, state.orders)
    if (there.stage, there.seat, len(there.pending)) == (stage, seat, len(table.pending)):
        return []
    onward = f"`stage: {there.stage.word}` and `seat: {there.seat + 1}`"
    return [f"stage: player {seat + 1} has nothing to decide in the stage {stage.word}; the game goes on with {onward}"]
