"""The course of a round: whose decision is next, what can be decided, and what a decision does (N19, N36).

A decision that leaves no choice is not asked for: a player without submarines is not asked to move them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from nautwidget.game import CHANCE
from nautwidget.games.nautilus import dive, expand, launch, recover, research, scoring, setup
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
from nautwidget.games.nautilus.state import NOBODY, Stage, State, Table, View
from nautwidget.rulebook import Reason, Refusal
from nautwidget.texts import say

#: Asked for at every step, and an enumeration's members take their time to look up.
_DEAL, _DIVE, _RAISE, _OVER = Stage.DEAL, Stage.DIVE, Stage.RAISE, Stage.OVER


def _nothing(table: Table) -> Sequence[Action]:
    return ()


def _always(table: Table) -> bool:
    return True


#: What can be decided at each stage; chance and the end have nothing to list.
_LISTS: Final[dict[int, Callable[[Table], Sequence[Action]]]] = {
    int(Stage.BUY): expand.purchases,
    int(Stage.EXPAND): expand.placements,
    int(Stage.RESEARCH): research.walks,
    int(Stage.LAUNCH): launch.launches,
    int(Stage.SONAR): launch.soundings,
    int(Stage.DIVE): dive.dives,
    int(Stage.SPEED): dive.dives,
    int(Stage.LOOK): recover.looks,
    int(Stage.REWARD): research.walks,
    int(Stage.DOCK): dive.dock_choices,
    int(Stage.RAISE): scoring.raises,
}
_LEGAL: Final = tuple(_LISTS.get(stage, _nothing) for stage in Stage)
#: Quick draws at the stages whose lists are long: the piece first, then its target.
_DRAWS: Final[dict[int, Callable[[Table, Random], Action]]] = {
    int(Stage.EXPAND): expand.some_placement,
    int(Stage.RESEARCH): research.some_walk,
    int(Stage.DIVE): dive.some_dive,
    int(Stage.SPEED): dive.some_dive,
    int(Stage.LOOK): recover.some_look,
    int(Stage.REWARD): research.some_walk,
}
_SAMPLE: Final = tuple(_DRAWS.get(stage) for stage in Stage)
#: Whether a stage leaves a choice.
_CHOICES: Final[dict[int, Callable[[Table], bool]]] = {
    int(Stage.BUY): expand.can_buy,
    int(Stage.EXPAND): expand.can_place,
    int(Stage.RESEARCH): research.can_walk,
    int(Stage.LAUNCH): launch.can_launch,
    int(Stage.SONAR): launch.can_sound,
    int(Stage.DIVE): dive.can_dive,
    int(Stage.SPEED): dive.can_dive,
    int(Stage.LOOK): lambda table: bool(recover.to_look_at(table)),
    int(Stage.REWARD): research.can_walk,
    int(Stage.DOCK): lambda table: bool(dive.docks(table, table.pending[-1].sub)),
    int(Stage.RAISE): lambda table: scoring.most_raised(table) > 0,
}
_HAS_CHOICE: Final = tuple(_CHOICES.get(stage, _always) for stage in Stage)


def actor(table: Table) -> int | None:
    """Whose decision it is: a seat, CHANCE, or None after the end."""
    stage = table.stage
    if stage == _OVER:
        return None
    return CHANCE if stage <= _DEAL else table.seat


def legal(table: Table) -> Sequence[Action]:
    """Everything that may be decided now, without repetition."""
    return _LEGAL[table.stage](table)


def sample(state: State, random: Random) -> Action:
    """Some legal action, drawn the way a person decides: the piece first, then its target.

    Quicker than drawing from the list, and every legal action can come up, but not each with the same probability.
    """
    table = state.table
    drawn = _SAMPLE[table.stage]
    if drawn is not None:
        return drawn(table, random)
    if table.stage <= _DEAL:
        return setup.draw(state, random)
    found = _LEGAL[table.stage](table)
    return found[int(random.random() * len(found))]


# --- effects


def apply(state: State, action: Action) -> State:
    """The state after a legal action."""
    table = state.table.draft()
    faces, orders = state.faces, state.orders
    if isinstance(action, Deal):
        faces, orders = action.faces, action.orders
        table.stage, table.resume = table.resume, Stage.BUY
        settle(table, orders)
        return State(table.laid(), faces, orders)
    _EFFECTS[action.__class__](table, action, state)
    settle(table, orders)
    return State(table.laid(), faces, orders)


def _lot(table: Table, action: Lot, state: State) -> None:
    table.first = table.seat = action.seat
    table.stage = Stage.DEAL


def _buy(table: Table, action: Buy, state: State) -> None:
    expand.buy(table, action)
    table.stage = Stage.EXPAND


def _pass(table: Table, action: Pass, state: State) -> None:
    if table.stage == Stage.BUY:
        table.stage = Stage.EXPAND
    else:
        table.pending = table.pending[:-1]


def _done(table: Table, action: Done, state: State) -> None:
    _leave(table)


def _raise(table: Table, action: Raise, state: State) -> None:
    scoring.raise_finds(table, action)
    _leave(table)


_EFFECTS: Final[dict[type, Callable[[Table, Any, State], None]]] = {
    Lot: _lot,
    Buy: _buy,
    Pass: _pass,
    Done: _done,
    Place: expand.place,
    Walk: lambda table, action, state: _walk(table, action),
    Launch: lambda table, action, state: launch.set_afloat(table, action),
    Sonar: lambda table, action, state: launch.sound(table, action),
    Dive: dive.move,
    Dock: lambda table, action, state: dive.dock(table, action),
    Look: lambda table, action, state: recover.look(table, action),
    Raise: _raise,
}


def _walk(table: Table, action: Walk) -> None:
    research.go(table, action)
    if table.stage == Stage.REWARD:
        table.pending = table.pending[:-1]


# --- the course of a round (N19)


def settle(table: Table, orders: tuple[int, ...]) -> None:
    """Go on until somebody has a choice: first what a move has brought with it, then the stages in their order."""
    while True:
        if table.pending:
            table.stage = stage = table.pending[-1].stage
            if _HAS_CHOICE[stage](table):
                return
            table.pending = table.pending[:-1]
            continue
        stage = table.stage
        if stage > _DIVE:
            if stage < _RAISE:
                table.stage = stage = _DIVE
            elif not table.orders:
                table.orders = orders
        if _HAS_CHOICE[stage](table):
            return
        _LEAVE[stage](table)


def _leave(table: Table) -> None:
    """The acting seat is done with its stage."""
    _LEAVE[table.stage](table)


def _leave_buying(table: Table) -> None:
    table.stage = Stage.EXPAND


def _leave_expanding(table: Table) -> None:
    expand.finish(table)
    _next_seat(table, Stage.BUY, Stage.RESEARCH)


def _leave_research(table: Table) -> None:
    table.walks = table.steps = 0
    table.walked = NOBODY
    _next_seat(table, Stage.RESEARCH, Stage.LAUNCH)


def _leave_launching(table: Table) -> None:
    table.stage = Stage.SONAR


def _leave_sonar(table: Table) -> None:
    table.stage = _DIVE


def _leave_diving(table: Table) -> None:
    table.sounded = table.moved = 0
    _next_seat(table, Stage.LAUNCH, Stage.OVER)
    if table.stage == Stage.OVER:
        _end_round(table)


def _leave_raising(table: Table) -> None:
    _next_seat(table, _RAISE, Stage.OVER)


#: What comes after each stage; decisions that a move has brought with it are left by taking them off the pile.
_LEAVE: Final[dict[Stage, Callable[[Table], None]]] = {
    Stage.BUY: _leave_buying,
    Stage.EXPAND: _leave_expanding,
    Stage.RESEARCH: _leave_research,
    Stage.LAUNCH: _leave_launching,
    Stage.SONAR: _leave_sonar,
    Stage.DIVE: _leave_diving,
    Stage.RAISE: _leave_raising,
}


def _next_seat(table: Table, again: Stage, then: Stage) -> None:
    """N19: clockwise, every player does the whole phase; after the last one comes the next phase."""
    table.seat = (table.seat + 1) % len(table.money)
    table.stage = then if table.seat == table.first else again


def _end_round(table: Table) -> None:
    """N19, N50 to N52: the disc moves to the left and a new round begins, or the orders are shown."""
    table.ending = scoring.end_of_round(table)
    if table.ending:
        table.stage = Stage.RAISE
        return
    table.busy = False
    table.round += 1
    table.first = table.seat = (table.first + 1) % len(table.money)
    table.stage = Stage.BUY


# --- refusals

_WHY_NOT: Final[dict[type, tuple[tuple[Stage, ...], Callable[[Table, Any], list[Reason]]]]] = {
    Lot: ((Stage.LOT,), setup.why_not_lot),
    Deal: ((Stage.DEAL,), setup.why_not_deal),
    Buy: ((Stage.BUY,), expand.why_not_buy),
    Pass: ((Stage.BUY, Stage.SPEED, Stage.LOOK, Stage.REWARD, Stage.DOCK), lambda table, action: []),
    Done: (
        (Stage.EXPAND, Stage.RESEARCH, Stage.LAUNCH, Stage.SONAR, Stage.DIVE),
        lambda table, action: [],
    ),
    Place: ((Stage.EXPAND,), expand.why_not_place),
    Walk: ((Stage.RESEARCH, Stage.REWARD), research.why_not_walk),
    Launch: ((Stage.LAUNCH,), launch.why_not_launch),
    Sonar: ((Stage.SONAR,), launch.why_not_sonar),
    Dive: ((Stage.DIVE, Stage.SPEED), dive.why_not_dive),
    Dock: ((Stage.DIVE, Stage.DOCK), dive.why_not_dock),
    Look: ((Stage.LOOK,), recover.why_not_look),
    Raise: ((Stage.RAISE,), scoring.why_not_raise),
}
#: What has no meaning outside its stage: looks and raises without a reason for them, lots and deals of chance.
_ONLY_IN_STAGE: Final = (Lot, Deal, Look, Raise)


def why_not(view: View, action: Action) -> Refusal | None:
    """Every rule that forbids the action to the seat that acts, or None when it is legal.

    What is tried too early or too late is told so, and also what else stands in its way as the table lies now.
    """
    table = view.table
    acting = actor(table)
    if acting is None:
        return Refusal((Reason("N55", say("why.over")),))
    stages, faults = _WHY_NOT[action.__class__]
    reasons = []
    if acting not in (view.seat, CHANCE):
        reasons.append(Reason("N19", say("why.not-your-turn")))
    if table.stage not in stages:
        rule = "N36" if Stage.LAUNCH <= table.stage <= Stage.DOCK else "N19"
        reasons.append(Reason(rule, say("why.not-now", now=say(f"stage.{table.stage.word}"))))
    if table.stage in stages or not isinstance(action, _ONLY_IN_STAGE):
        reasons += faults(table, action)
    return Refusal(tuple(reasons)) if reasons else None
