"""Where judge and engine differ over one ply of a game: what may be done, what is refused, what an action does.

The judge's own answers to "what may be done" are compared in `compare.py`. Here also: refusals, passages, the price
of an expansion, what is dug up, seen and paid, who holds the threes, when the trench opens, which decisions the engine
passes over, how a round and how the game ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Final

from nautwidget.games.nautilus import turn
from nautwidget.games.nautilus.actions import (
    Action,
    Buy,
    Deal,
    Dive,
    Dock,
    Done,
    Launch,
    Look,
    Lot,
    Pass,
    Place,
    Raise,
    Sonar,
    Walk,
)
from nautwidget.games.nautilus.cells import MOST, ROW, SIZE, cells_of
from nautwidget.games.nautilus.modules import BLUE_SIDES, RESEARCH_KINDS, STACKS, TURNS
from nautwidget.games.nautilus.notation import notation
from nautwidget.games.nautilus.research import modules_of
from nautwidget.games.nautilus.scoring import outcome as outcome_of
from nautwidget.games.nautilus.state import SUBMARINES, Stage, State, Table
from nautwidget.games.nautilus.view import view
from tests.judge import compare, dive, ending, expand, geometry, research, scoring
from tests.judge.adapter import cell_of, position_of
from tests.judge.games import Ply
from tests.judge.position import Position
from tests.judge.position import Stage as JudgeStage

#: The decisions of a round in their order: phase by phase, in each of them seat by seat (N19).
PHASES: Final = (
    (Stage.BUY, Stage.EXPAND),
    (Stage.RESEARCH,),
    (Stage.LAUNCH, Stage.SONAR, Stage.DIVE),
)
#: How many actions are tried for a refusal at a decision.
TRIES: Final = 12


def judged(plies: Iterable[Ply], random: Random) -> Iterator[tuple[Ply, list[str]]]:
    """Every decision of a game with all on which the two differ; nothing is asked of chance."""
    position = None
    for ply in plies:
        if isinstance(ply.action, Lot | Deal):
            continue
        before, position = position or position_of(ply.before), position_of(ply.after)
        yield ply, differences(before, ply, position, random)


def differences(position: Position, ply: Ply, after: Position, random: Random) -> list[str]:
    """Everything on which the two differ over a ply."""
    found = compare.disagreements(position, {notation(action) for action in turn.legal(ply.before.table)})
    found += refusals(ply.before, random)
    if isinstance(ply.action, Place):
        found += passages(after, ply.after.table)
    found += effects(position, ply, after)
    found += passed_over(ply)
    if ply.after.table.round > ply.before.table.round or ply.after.table.stage >= Stage.RAISE > ply.before.table.stage:
        found += end_of_round(ply)
    if ply.after.table.stage == Stage.OVER:
        found += final_scores(ply.after)
    return found


# --- refusals


def refusals(state: State, random: Random) -> list[str]:
    """An action is refused exactly when it is not among the legal ones, which the judge has seen."""
    legal = set(turn.legal(state.table))
    seen = view(state, state.table.seat)
    tried = [*random.sample(sorted(legal, key=notation), min(3, len(legal))), *candidates(state.table, random)]
    return [
        f"{notation(action)} is {'listed' if action in legal else 'not listed'}, but refused for {refused}"
        for action in tried
        if ((refused := turn.why_not(seen, action)) is None) != (action in legal)
    ]


def candidates(table: Table, random: Random) -> Iterator[Action]:
    """Actions of the kind the stage asks for, most of them near what is possible, some of other kinds."""
    near = [centre + down * ROW + right for centre in table.centres for right in range(-4, 5) for down in range(-4, 5)]
    cells = [cell for cell in near if 0 <= cell < SIZE and cell % ROW < MOST]
    for _ in range(TRIES):
        cell, centre = random.choice(cells), random.choice(table.centres)
        sub = random.randrange(SUBMARINES)
        kind = random.randrange(STACKS)
        hand = table.hands[table.seat]
        module = random.choice(hand) if hand and random.random() < 0.8 else (kind, random.randrange(3))
        by_stage: dict[Stage, Action] = {
            Stage.BUY: Buy(kind, random.randrange(5)),
            Stage.EXPAND: Place(*module, cell, random.choice(TURNS[module[0]])),
            Stage.RESEARCH: Walk(centre, random.choice(table.centres)),
            Stage.LAUNCH: Launch(centre, random.choice(BLUE_SIDES)),
            Stage.SONAR: Sonar(sub),
            Stage.DIVE: random.choice((Dive(sub, cell), Dock(sub, centre))),
            Stage.LOOK: Look(random.choice(table.board.find_cells)),
            Stage.RAISE: Raise(random.randrange(6)),
        }
        same = {Stage.SPEED: Stage.DIVE, Stage.REWARD: Stage.RESEARCH, Stage.DOCK: Stage.DIVE}
        asked = same.get(table.stage, table.stage)
        others = [*by_stage.values(), Pass(), Done()]
        yield by_stage[asked] if random.random() < 0.75 else random.choice(others)


# --- the city


def passages(position: Position, table: Table) -> list[str]:
    """N13: the open passages of every module."""
    return [
        f"passages of {notation(Look(table.centres[place]))[5:]}: {sorted(modules_of(links))}"
        for place, links in enumerate(table.links)
        if set(modules_of(links)) != geometry.neighbours(position, place)
    ]


# --- effects


def effects(position: Position, ply: Ply, after: Position) -> list[str]:
    """What the action has done to money, finds, threes, trench and what is known."""
    seat, table = position.seat, ply.before.table
    paid = position.money_of(seat) - after.money_of(seat)
    opened = position.trench_open
    expected: dict[str, tuple[object, object]] = {}
    match ply.action:
        case Buy(_, researchers):
            expected["price"] = (max(1, researchers), paid)
        case Place(_, _, cell):
            expected["price"] = (expand.price_step(position, cell_of(cell)), paid)
            lost = expand.finds_lost(position, cell_of(cell))
            expected["finds left"] = (position.finds.keys() - lost, set(after.finds))
            numbers = {position.finds[lost_cell].number for lost_cell in lost} - {None}
            expected["ruins"] = (position.ruins | dict.fromkeys(numbers), after.ruins)
        case Done() if table.stage == Stage.EXPAND:
            expected["kept modules"] = (expand.kept(position), after.before_of(seat))
        case Walk(_, end):
            place = table.centres.index(end)
            expected["fee"] = (research.fee(position, seat, place), paid)
            expected["threes"] = (threes_after(position, after), after.threes)
        case Sonar(sub):
            seen = {cell_of(cell) for cell in cells_of(table.seen[seat])} | dive.sonar_sees(position, seat, sub + 1)
            expected["seen"] = (seen, {cell_of(cell) for cell in cells_of(ply.after.table.seen[seat])})
            expected["price"] = (dive.SONAR_PRICE, paid)
        case Launch():
            new = set(after.submarines.values()) - set(position.submarines.values())
            opened = opened or any(dive.launch_opens_trench(position, cell) for cell in new)
            expected["stock"] = (unplaced(position) + 1, unplaced(after, seat))
        case Dive(sub, cell):
            steps = dive.SPEED_RANGE if table.stage == Stage.SPEED else research.effect(position, seat, "technology")
            opened = opened or dive.dive_enters_trench(position, seat, sub + 1, steps, cell_of(cell))
            expected |= recovered(position, ply, after, paid)
        case Dock(_, cell):
            place = table.centres.index(cell)
            enters = position.stock_of(seat) > 0
            expected["fee"] = (research.fee(position, seat, place) if enters else 0, paid)
            expected["stock"] = (unplaced(position) - enters, unplaced(after, seat))
            expected["threes"] = (threes_after(position, after), after.threes)
        case Raise(count):
            expected["price"] = (count, paid)
    expected["trench open"] = (opened, after.trench_open)
    return [
        f"after {notation(ply.action)}: {what} is {engine}, the judge says {judge}"
        for what, (judge, engine) in expected.items()
        if judge != engine
    ]


def unplaced(position: Position, seat: int | None = None) -> int:
    """A player's researchers in stock or before him: what he gives back as the next round begins moves between them."""
    whose = position.seat if seat is None else seat
    return position.stock_of(whose) + sum(module.researchers for module in position.before_of(whose))


def threes_after(position: Position, after: Position) -> dict[str, int]:
    """N34: the holders once the modules active now are counted."""
    found = {}
    for kind in RESEARCH_KINDS:
        counts = {seat: research.active_of_kind(after, seat, kind.word) for seat in range(position.players)}
        holder = research.three_after(position.threes.get(kind.word), counts)
        if holder is not None:
            found[kind.word] = holder
    return found


def recovered(position: Position, ply: Ply, after: Position, paid: int) -> dict[str, tuple[object, object]]:
    """N43 to N48: what a dive onto a find costs and brings; a dive elsewhere changes no money and no find."""
    assert isinstance(ply.action, Dive)
    seat, cell = position.seat, cell_of(ply.action.cell)
    if cell not in position.finds:
        return {"price": (0, paid), "finds left": (position.finds, after.finds)}
    find = position.finds[cell]
    got = dive.recovery(position, seat, cell)
    pending = [item for item in ply.after.table.pending if item not in ply.before.table.pending]
    stages = [item.stage for item in pending]
    expected: dict[str, tuple[object, object]] = {
        "price": (got.price - got.nemo, paid),
        "still there": (got.goes_to == "face up on its cell", cell in after.finds),
        "looks offered": (True, got.looks > 0 or Stage.LOOK not in stages),
        "speed offered": (True, got.submarine_steps > 0 or Stage.SPEED not in stages),
        "a walk offered": (True, got.researcher_steps > 0 or Stage.REWARD not in stages),
    }
    if got.looks and compare.legal_texts(replace(position, stage=JudgeStage.LOOK), "look"):
        hidden = [item for item, there in after.finds.items() if not there.face_up]
        expected["looks"] = (got.looks if hidden else 0, sum(item.looks for item in pending))
    if find.number is not None:
        marker = seat if got.goes_to == "ruins with marker" else None
        expected["ruins"] = (position.ruins | {find.number: marker}, after.ruins)
    if find.kind in after.boards[seat]:
        kept = position.boards[seat][find.kind] + (got.goes_to == "board")
        expected["kept"] = (kept, after.boards[seat][find.kind])
    return expected


# --- the course of the game


def passed_over(ply: Ply) -> list[str]:
    """N19: the decisions between one state and the next that the engine did not ask for leave no choice.

    They are judged as the table lies afterwards: what is passed over changes nothing but what a player gives back.
    """
    before, after = ply.before.table, ply.after.table
    if after.pending or after.stage >= Stage.RAISE:
        return []
    start, end = place_of(before), place_of(after)
    found = []
    for number in range(start + 1, end):
        seat, stage = decision_at(number, before, after)
        table = after.draft()
        table.seat, table.stage = seat, stage
        table.walks = table.steps = table.moved = table.sounded = 0
        table.fresh, table.paid, table.bought = (), 0, False
        position = position_of(ply.after._replace(table=table.laid()))
        texts = [text for verb in compare.ASKED[position.stage] for text in compare.legal_texts(position, verb)]
        # A module bought or given back in between may be what fills the hand or the stack by now.
        if texts and stage not in (Stage.BUY, Stage.EXPAND):
            found.append(f"after {notation(ply.action)} seat {seat} was not asked in {stage.word}: {sorted(texts)[:3]}")
    return found


def place_of(table: Table) -> int:
    """The place of a decision in the course of the whole game."""
    stage = Stage.DIVE if table.pending else table.stage
    turn_of = (table.seat - table.first) % table.players
    place = (table.round - 1) * sum(map(len, PHASES)) * table.players
    for phase in PHASES:
        if stage in phase:
            return place + turn_of * len(phase) + phase.index(stage)
        place += len(phase) * table.players
    raise AssertionError(stage)


def decision_at(number: int, before: Table, after: Table) -> tuple[int, Stage]:
    """Whose decision lies at a place, and which one."""
    length = sum(map(len, PHASES)) * before.players
    first = before.first if number < before.round * length else after.first
    number %= length
    for phase in PHASES:
        if number < len(phase) * before.players:
            turn_of, step = divmod(number, len(phase))
            return (first + turn_of) % before.players, phase[step]
        number -= len(phase) * before.players
    raise AssertionError(number)


def end_of_round(ply: Ply) -> list[str]:
    """N50 to N52: whether the game goes on, with one more round or over; the judge counts what was busy himself."""
    before, after = ply.before.table, ply.after.table
    ruins = {number for number, owner in enumerate(after.ruins, start=1) if owner != -2}
    judged = ending.after_round(ruins, last_round=before.last, bought=busy(ply), expanded=False, recovered=False)
    engine = ending.OVER if after.ending else ending.ONE_MORE if after.last else ending.GOES_ON
    return [] if judged == engine else [f"after round {before.round}: {engine}, the judge says {judged}"]


def busy(ply: Ply) -> bool:
    """Whether the round that is over was no idle one: what was noted before its last action, and that action."""
    if ply.before.table.busy or isinstance(ply.action, Buy | Place):
        return True
    if not isinstance(ply.action, Dive):
        return False
    position, cell = position_of(ply.before), cell_of(ply.action.cell)
    return cell in position.finds and dive.recovery(position, position.seat, cell).recovered


def final_scores(state: State) -> list[str]:
    """N53 to N55: the scores and the winners; the judge counts money before finds are raised."""
    table, outcome = state.table, outcome_of(state.table)
    assert outcome is not None
    position = position_of(state)
    raised = dict(enumerate(table.raised))
    position.money = {seat: money + raised[seat] for seat, money in position.money.items()}
    scores = scoring.final_scores(position, raised)
    found = []
    if scores != dict(enumerate(outcome.scores)):
        found.append(f"scores {outcome.scores}, the judge says {tuple(scores.values())}")
    if scoring.winners(scores) != set(outcome.winners):
        found.append(f"winners {outcome.winners}, the judge says {scoring.winners(scores)}")
    return found
