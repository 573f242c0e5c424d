"""A state of the engine as the judge's position, every field filled in: the only file here that knows both."""

from __future__ import annotations

from functools import cache
from typing import Final

from nautwidget.games.nautilus.cells import ROW, cells_of
from nautwidget.games.nautilus.cells import Cell as EngineCell
from nautwidget.games.nautilus.expand import fresh_modules
from nautwidget.games.nautilus.finds import ATLANTIS, ORDERS, Zone, face_word
from nautwidget.games.nautilus.finds import Find as EngineFind
from nautwidget.games.nautilus.map import DATA
from nautwidget.games.nautilus.modules import RESEARCH, RESEARCH_KINDS, Kind
from nautwidget.games.nautilus.state import ASHORE, MISSING, NOBODY, SUBMARINES, UNKNOWN, State, Table, count_in
from nautwidget.games.nautilus.state import Rules as EngineRules
from nautwidget.games.nautilus.state import Stage as EngineStage
from tests.judge.position import Cell, Find, Module, Position, Rules, Stage, Waiting

#: What the judge calls the engine's decisions.
STAGES: Final = {
    EngineStage.BUY: Stage.BUY,
    EngineStage.EXPAND: Stage.EXPAND,
    EngineStage.RESEARCH: Stage.WALK,
    EngineStage.LAUNCH: Stage.LAUNCH,
    EngineStage.SONAR: Stage.SONAR,
    EngineStage.DIVE: Stage.DIVE,
    EngineStage.SPEED: Stage.SPEED,
    EngineStage.LOOK: Stage.LOOK,
    EngineStage.REWARD: Stage.ATLANTIS,
    EngineStage.DOCK: Stage.DOCK,
    EngineStage.RAISE: Stage.RAISE,
    # Nothing is asked any more; the last thing asked is as good as any.
    EngineStage.OVER: Stage.RAISE,
}


def position_of(state: State) -> Position:
    """What the judge is told of a state in which a player decides, or of the end."""
    table = state.table
    seats = range(table.players)
    pending = table.pending[-1] if table.pending else None
    return Position(
        map_text=map_text(table.rules.map),
        players=table.players,
        rules=rules_of(table.rules),
        modules=modules_of(table),
        researchers=researchers_of(table),
        submarines={
            (seat, sub + 1): cell_of(cell)
            for seat in seats
            for sub, cell in enumerate(table.subs[seat])
            if cell != ASHORE
        },
        finds=finds_of(state),
        trench_open=table.trench_open,
        threes={kind.word: table.threes[kind] for kind in RESEARCH_KINDS if table.threes[kind] != NOBODY},
        ruins={
            number: None if owner == NOBODY else owner
            for number, owner in enumerate(table.ruins, start=1)
            if owner != MISSING
        },
        money=dict(enumerate(table.money)),
        stock=dict(enumerate(table.stock)),
        before={seat: [Waiting(Kind(kind).word, people) for kind, people in table.hands[seat]] for seat in seats},
        active={
            seat: {
                place
                for place, module in enumerate(table.city)
                if module.kind < RESEARCH and count_in(table.people[seat], place)
            }
            for seat in seats
        },
        boards={seat: {EngineFind(kind).word: count for kind, count in enumerate(table.kept[seat])} for seat in seats},
        orders={
            seat: (ORDERS[order][0].word, ORDERS[order][1].word)
            for seat, order in enumerate(state.orders)
            if order != UNKNOWN
        },
        seat=table.seat,
        stage=STAGES[table.stage],
        bought=table.bought,
        placed=[table.centres.index(cell) for cell in fresh_modules(table)],
        paid=table.paid,
        walked=[table.centres.index(table.walked)] if table.walks else [],
        steps_made=table.steps,
        sonar_used=subs_of(table.sounded),
        moved=subs_of(table.moved),
        in_hand=pending.sub + 1 if pending and pending.stage == EngineStage.DOCK else None,
        looked=[cell_of(pending.looked)] if pending and pending.looked != NOBODY else [],
    )


@cache
def map_text(source: str) -> str:
    """The text of a map: its own, or that of the file with its name."""
    return source if "\n" in source else (DATA / f"{source}.txt").read_text("utf-8")


@cache
def rules_of(rules: EngineRules) -> Rules:
    return Rules(
        most_before=rules.hand_limit,
        trench_needs={"five-modules": "any five", "all-kinds": "five kinds"}[rules.trench_needs],
        ruins_tie={"shared": "share", "highest-find": "highest find"}[rules.ruins_tie],
    )


def cell_of(cell: EngineCell) -> Cell:
    """Column and row."""
    return cell % ROW, cell // ROW


def modules_of(table: Table) -> list[Module]:
    return [
        Module(Kind(kind).word, 90 * turn, *cell_of(cell), None if owner == NOBODY else owner)
        for cell, kind, turn, owner in table.city
    ]


def researchers_of(table: Table) -> dict[tuple[int, int], int]:
    return {
        (place, seat): count_in(people, place)
        for seat, people in enumerate(table.people)
        for place in range(len(table.city))
        if count_in(people, place)
    }


def finds_of(state: State) -> dict[Cell, Find]:
    table = state.table
    found = {}
    for cell in cells_of(table.hidden | table.unpaid):
        face = state.faces[table.board.find_at[cell]]
        zone = Zone(table.board.zone_of[cell]).word
        number = face - ATLANTIS if face > ATLANTIS else None
        kind = None if face == UNKNOWN else "atlantis" if number else face_word(face)
        found[cell_of(cell)] = Find(zone, kind, number, bool(table.unpaid >> cell & 1))
    return found


def subs_of(subs: int) -> set[int]:
    """The numbers of submarines in a set of the engine."""
    return {sub + 1 for sub in range(SUBMARINES) if subs >> sub & 1}
