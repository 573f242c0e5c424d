"""The set-up and the end of a round in Deep Sea Adventure, D1 to D3 and D11 to D16."""

from __future__ import annotations

from random import Random

from nautwidget.game import Outcome
from nautwidget.games.deepsea.state import (
    AIR,
    BUNDLE,
    CHIPS,
    CHIPS_OF_A_SHAPE,
    ROUNDS,
    SUBMARINE,
    Chip,
    Deal,
    Diver,
    Heading,
    Lay,
    Lot,
    Rules,
    ShapeOfChip,
    Stage,
    State,
    Table,
    shape_of,
    values_of,
)
from nautwidget.games.deepsea.turn import begin, with_diver
from nautwidget.rulebook import Reason
from nautwidget.texts import say

# D1 to D3: set-up


def new(players: int, rules: Rules) -> State:
    """D1: the divers in the submarine and the path of 32 treasures; chance draws who begins (D3)."""
    path = tuple((chip,) for chip in range(CHIPS))
    return State(Table(rules, Stage.LOT, (Diver(),) * players, path), ())


def why_not_lot(table: Table, action: Lot) -> list[Reason]:
    if 0 <= action.seat < len(table.divers):
        return []
    return [Reason("D3", say("why.lot.seat", count=len(table.divers)))]


def lot(state: State, action: Lot) -> State:
    """D3: the first player is drawn by lot."""
    return State(state.table._replace(stage=Stage.DEAL, seat=action.seat, first=action.seat), ())


def draw_deal(random: Random) -> Deal:
    """D1: the path is random within each shape."""
    values: list[int] = []
    for shape in ShapeOfChip:
        of_shape = list(values_of(shape))
        random.shuffle(of_shape)
        values += of_shape
    return Deal(tuple(values))


def why_not_deal(action: Deal) -> list[Reason]:
    """D2: two of each value, each under its own shape."""
    right = len(action.values) == CHIPS and all(
        tuple(sorted(action.values[CHIPS_OF_A_SHAPE * shape : CHIPS_OF_A_SHAPE * (shape + 1)])) == values_of(shape)
        for shape in ShapeOfChip
    )
    return [] if right else [Reason("D2", say("why.deal.values"))]


def deal(state: State, action: Deal) -> State:
    return State(begin(state.table, state.table.first), action.values)


# D11: when a round ends


def end_turn(state: State) -> State:
    """D11: the round ends when all are back or the air is used up; otherwise the next diver in the water goes on."""
    table = state.table
    if table.oxygen:
        divers = table.divers
        seats = len(divers)
        for step in range(1, seats + 1):
            seat = (table.seat + step) % seats
            if divers[seat].heading is not Heading.BACK:
                return State(begin(table, seat), state.values)
    return end_round(state)


def end_round(state: State) -> State:
    """D12: those who are back score. D13: the others lose what they carried, except after the last round."""
    table, values = state.table, state.values
    divers = tuple(scored(diver, values) for diver in table.divers)
    if table.round == ROUNDS:
        return State(table._replace(stage=Stage.OVER, divers=divers), values)
    lost = [seat for seat, diver in enumerate(divers) if diver.carried]
    lost.sort(key=lambda seat: -divers[seat].place)
    return lay_what_fits(State(table._replace(stage=Stage.LAY, divers=divers, laying=tuple(lost)), values))


def scored(diver: Diver, values: tuple[int, ...]) -> Diver:
    """D12: the values of what was brought back are the diver's for good."""
    chips = tuple(chip for treasure in diver.kept for chip in treasure)
    points = sum(values[chip] for chip in chips)
    return Diver(diver.place, diver.heading, diver.carried, (), diver.scored + chips, (*diver.points, points))


# D13: lost treasures


def lay_what_fits(state: State) -> State:
    """Lay what needs no choice: treasures that all fit into the bundle at hand; ask when the order matters."""
    table = state.table
    while table.laying:
        seat = table.laying[0]
        diver = table.divers[seat]
        if not diver.carried:
            table = table._replace(laying=table.laying[1:])
            continue
        if len(diver.carried) > room(table):
            return State(table._replace(seat=seat), state.values)
        table = laid(table, seat, diver.carried[0][0])
    return next_round(State(table, state.values))


def room(table: Table) -> int:
    """How many treasures the bundle at hand still takes; a full one gives way to a new one."""
    return BUNDLE - table.in_bundle % BUNDLE


def lays(table: Table) -> tuple[Lay, ...]:
    """D13: each diver chooses the order of his own."""
    return tuple(Lay(treasure[0]) for treasure in table.divers[table.seat].carried)


def why_not_lay(table: Table, chip: Chip) -> list[Reason]:
    if any(treasure[0] == chip for treasure in table.divers[table.seat].carried):
        return []
    return [Reason("D13", say("why.lay.not_carried", chip=chip + 1))]


def lay(state: State, action: Lay) -> State:
    return lay_what_fits(State(laid(state.table, state.table.seat, action.chip), state.values))


def laid(table: Table, seat: int, chip: Chip) -> Table:
    """D13: a bundle fills up across divers, and is one space; a lost bundle counts as one of the three."""
    diver = table.divers[seat]
    treasure = next(treasure for treasure in diver.carried if treasure[0] == chip)
    carried = tuple(other for other in diver.carried if other[0] != chip)
    started = table.in_bundle % BUNDLE > 0
    path = (*table.path[:-1], table.path[-1] + treasure) if started else (*table.path, treasure)
    return table._replace(
        divers=with_diver(table.divers, seat, diver._replace(carried=carried)),
        path=path,
        in_bundle=table.in_bundle % BUNDLE + 1,
    )


# D14 to D16: the next round, or the end


def next_round(state: State) -> State:
    """D14: the path closes up, the air is back. D16: with an empty path the game is over."""
    table = state.table
    path = tuple(treasure for treasure in table.path if treasure)
    if not path:
        return State(table._replace(stage=Stage.OVER, path=path, in_bundle=0), state.values)
    first = next_first(table)
    divers = tuple(Diver(scored=diver.scored, points=diver.points) for diver in table.divers)
    fresh = Table(table.rules, Stage.HEADING, divers, path, AIR, table.round + 1, first, first)
    return State(begin(fresh, first), state.values)


def next_first(table: Table) -> int:
    """D15: the diver furthest from the submarine when the air ran out, or the last one to get back."""
    seats = range(len(table.divers))
    furthest = max(seats, key=lambda seat: table.divers[seat].place)
    if table.divers[furthest].place > SUBMARINE:
        return furthest
    return table.last_back if table.last_back >= 0 else table.first


def outcome(table: Table) -> Outcome | None:
    """D16: the most points win; ties: the most treasures of the deepest shape, then of the next one up."""
    if table.stage is not Stage.OVER:
        return None
    merits = [merit(diver) for diver in table.divers]
    ranks = tuple(1 + sum(other > mine for other in merits) for mine in merits)
    return Outcome(tuple(sum(diver.points) for diver in table.divers), ranks)


def merit(diver: Diver) -> tuple[int, ...]:
    """What ranks a diver: points, then chips of each shape from the deepest up, those inside bundles too."""
    shapes = [shape_of(chip) for chip in diver.scored]
    return (sum(diver.points), *[shapes.count(shape) for shape in reversed(ShapeOfChip)])
