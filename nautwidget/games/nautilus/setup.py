"""The table before the first round: base, stacks, money, lot and deal (N1, N15 to N18)."""

from __future__ import annotations

from collections import Counter
from random import Random

from nautwidget.game import InvalidPosition
from nautwidget.games.nautilus.actions import Deal, Lot
from nautwidget.games.nautilus.cells import CELL_NAMED, Cell, set_of
from nautwidget.games.nautilus.expand import add_module
from nautwidget.games.nautilus.finds import ATLANTIS_FINDS, KEPT, ORDERS
from nautwidget.games.nautilus.map import Board, board_of
from nautwidget.games.nautilus.modules import MODULES, RESEARCH, STACKS, Kind
from nautwidget.games.nautilus.state import (
    ASHORE,
    MISSING,
    MONEY,
    NOBODY,
    RESEARCHERS,
    SUBMARINES,
    UNKNOWN,
    Module,
    Rules,
    Stage,
    State,
    Table,
)
from nautwidget.games.nautilus.ways import Ways
from nautwidget.rulebook import Reason
from nautwidget.texts import say


def new(players: int, rules: Rules) -> State:
    """A new game: all is set up but the finds, the orders and, unless chosen, the first player."""
    reasons = faults(players, rules)
    if reasons:
        raise InvalidPosition(reasons)
    board = board_of(rules.map)
    table = empty(players, rules, board)
    add_module(table, Module(base_of(rules, board), Kind.BASE))
    table.fresh = ()
    if rules.first != NOBODY:
        table.first = table.seat = rules.first
        table.stage = Stage.DEAL
    return State(table.laid(), (UNKNOWN,) * len(board.find_cells), (UNKNOWN,) * players)


def faults(players: int, rules: Rules) -> list[str]:
    """Everything that is wrong with the options."""
    reasons = []
    if players not in MONEY:
        reasons.append(f"Nautilus is for 2 to 4 players, not {players}")
    if rules.trench_needs not in ("five-modules", "all-kinds"):
        reasons.append(f"trench_needs is five-modules or all-kinds, not {rules.trench_needs!r}")
    if rules.ruins_tie not in ("shared", "highest-find"):
        reasons.append(f"ruins_tie is shared or highest-find, not {rules.ruins_tie!r}")
    if rules.hand_limit < 1:
        reasons.append(f"hand_limit is at least 1, not {rules.hand_limit}")
    if not NOBODY <= rules.first < players:
        reasons.append(f"first is a seat from 0, or -1 for a lot, not {rules.first}")
    try:
        board = board_of(rules.map)
    except InvalidPosition as invalid:
        return [*reasons, *invalid.reasons]
    base = base_of(rules, board)
    if not board.can_be_base(base):
        reasons.append(f"the base on {rules.base!r} does not lie wholly in the lagoon (N15)")
    return reasons


def base_of(rules: Rules, board: Board) -> Cell:
    """N15: the cell the map names, or the one chosen."""
    return CELL_NAMED.get(rules.base.lower(), -1) if rules.base else board.base


def empty(players: int, rules: Rules, board: Board) -> Table:
    """A draft of a table with no module on it."""
    everyone = range(players)
    return Table(
        rules=rules,
        board=board,
        stage=Stage.LOT,
        resume=Stage.BUY,
        round=1,
        first=0,
        seat=0,
        city=(),
        centres=(),
        links=(),
        ways=Ways(),
        research=0,
        solid=0,
        blocked=0,
        doors=(0,) * 8,
        fresh=(),
        paid=0,
        bought=False,
        stacks=MODULES[:STACKS],
        money=(MONEY[players],) * players,
        bank=0,
        hands=((),) * players,
        stock=(RESEARCHERS,) * players,
        people=(0,) * players,
        owned=(0,) * players,
        levels=tuple((0,) * RESEARCH for _ in everyone),
        threes=(NOBODY,) * RESEARCH,
        kept=tuple((0,) * KEPT for _ in everyone),
        subs=tuple((ASHORE,) * SUBMARINES for _ in everyone),
        afloat=0,
        hidden=set_of(board.find_cells),
        unpaid=0,
        shown=(UNKNOWN,) * len(board.find_cells),
        seen=(0,) * players,
        ruins=(MISSING,) * ATLANTIS_FINDS,
        trench_open=False,
        walks=0,
        steps=0,
        walked=NOBODY,
        sounded=0,
        moved=0,
        pending=(),
        busy=False,
        last=False,
        ending="",
        orders=(),
        raised=(0,) * players,
    )


# --- chance (N16, N18)


def draw(state: State, random: Random) -> Lot | Deal:
    """The first player, or all that is still to be dealt."""
    table = state.table
    if table.stage == Stage.LOT:
        return Lot(random.randrange(table.players))
    return Deal(fill_faces(table.board, state.faces, random), fill_orders(state.orders, random))


def fill_faces(board: Board, known: tuple[int, ...], random: Random) -> tuple[int, ...]:
    """N16: faces for the finds that have none, shuffled within each zone."""
    faces: list[int] = []
    for dealt in board.faces:
        there = known[len(faces) : len(faces) + len(dealt)]
        left = list((Counter(dealt) - Counter(there)).elements())
        random.shuffle(left)
        faces += [left.pop() if face == UNKNOWN else face for face in there]
    return tuple(faces)


def fill_orders(known: tuple[int, ...], random: Random) -> tuple[int, ...]:
    """N18: orders for the seats that have none; the rest stay out of the game, unseen."""
    left = [order for order in range(len(ORDERS)) if order not in known]
    random.shuffle(left)
    return tuple(left.pop() if order == UNKNOWN else order for order in known)


def why_not_lot(table: Table, action: Lot) -> list[Reason]:
    return [] if 0 <= action.seat < table.players else [Reason("N18", say("why.no-such-seat"))]


def why_not_deal(table: Table, action: Deal) -> list[Reason]:
    reasons = []
    place = 0
    if len(action.faces) != len(table.shown):
        reasons.append(Reason("N16", say("why.deal-finds")))
    else:
        for dealt in table.board.faces:
            if Counter(action.faces[place : place + len(dealt)]) != Counter(dealt):
                reasons.append(Reason("N5", say("why.deal-zone")))
                break
            place += len(dealt)
        if any(face not in (UNKNOWN, now) for face, now in zip(table.shown, action.faces, strict=True)):
            reasons.append(Reason("N16", say("why.deal-shown")))
    proper = len(set(action.orders)) == table.players == len(action.orders)
    if not proper or not all(0 <= order < len(ORDERS) for order in action.orders):
        reasons.append(Reason("N18", say("why.deal-orders")))
    return reasons
