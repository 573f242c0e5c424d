"""Who acts in Deep Sea Adventure, what is allowed, why something is not, and what it does."""

from __future__ import annotations

from random import Random

from nautwidget.game import CHANCE
from nautwidget.games.deepsea import rounds, turn
from nautwidget.games.deepsea.state import (
    Action,
    Deal,
    Drop,
    Head,
    Lay,
    Leave,
    Lot,
    Roll,
    Stage,
    State,
    Swim,
    Table,
    Take,
    View,
)
from nautwidget.rulebook import Reason, Refusal
from nautwidget.texts import Who, say

CHANCE_STAGES = (Stage.LOT, Stage.DEAL, Stage.ROLL)
ROLLS = tuple(Roll((one, other)) for one in (1, 2, 3) for other in (1, 2, 3))


def actor(table: Table) -> int | None:
    """Whose decision it is."""
    stage = table.stage
    if stage is Stage.OVER:
        return None
    return CHANCE if stage in CHANCE_STAGES else table.seat


def legal(table: Table) -> tuple[Action, ...]:
    """Everything the acting diver may do."""
    stage = table.stage
    if stage is Stage.HEADING:
        return turn.headings(table)
    if stage is Stage.SEARCH:
        return turn.searches(table)
    if stage is Stage.LAY:
        return rounds.lays(table)
    return ()


def draw(state: State, random: Random) -> Action:
    """What chance does: the first player, the path, or the dice."""
    stage = state.table.stage
    if stage is Stage.ROLL:
        return ROLLS[int(random.random() * 9)]
    if stage is Stage.LOT:
        return Lot(random.randrange(len(state.table.divers)))
    return rounds.draw_deal(random)


def why_not(view: View, action: Action) -> Refusal | None:
    """Every rule that forbids the action, or None."""
    table = view.table
    reasons = not_now(table, action)
    if not reasons:
        reasons = [*not_yours(view, action), *forbidden(table, action)]
    return Refusal(tuple(reasons)) if reasons else None


#: The stage in which an action belongs, and the rule that says so.
BELONGS: dict[type, tuple[Stage, str]] = {
    Lot: (Stage.LOT, "D3"),
    Deal: (Stage.DEAL, "D1"),
    Head: (Stage.HEADING, "D5"),
    Roll: (Stage.ROLL, "D6"),
    Take: (Stage.SEARCH, "D8"),
    Leave: (Stage.SEARCH, "D8"),
    Drop: (Stage.SEARCH, "D9"),
    Lay: (Stage.LAY, "D13"),
}


def not_now(table: Table, action: Action) -> list[Reason]:
    """A turn has its order (D4 to D9): what is tried too early or too late."""
    if table.stage is Stage.OVER:
        return [Reason("D16", say("why.over"))]
    if isinstance(action, Swim):
        return []
    stage, rule = BELONGS[type(action)]
    if table.stage is stage:
        return []
    return [Reason(rule, say(f"why.only_in.{stage}", now=say(f"why.now.{table.stage}", who=Who(table.seat))))]


def not_yours(view: View, action: Action) -> list[Reason]:
    """D3: play goes clockwise. Only the seat that acts may; those of chance belong to nobody."""
    if isinstance(action, Lot | Deal | Roll) or view.seat == view.table.seat:
        return []
    return [Reason("D3", say("why.not_your_turn", who=Who(view.table.seat)), at=(f"diver-{view.table.seat}",))]


def forbidden(table: Table, action: Action) -> list[Reason]:
    """What stands in the way of an action whose time it is."""
    match action:
        case Head():
            return turn.why_not_head(table, action)
        case Take():
            return turn.why_not_take(table)
        case Drop(chip):
            return turn.why_not_drop(table, chip)
        case Lay(chip):
            return rounds.why_not_lay(table, chip)
        case Roll():
            return turn.why_not_roll(action)
        case Lot():
            return rounds.why_not_lot(table, action)
        case Deal():
            return rounds.why_not_deal(action)
        case Swim(place):
            return turn.why_not_swim(table, place)
        case Leave():
            return []


def apply(state: State, action: Action) -> State:
    """The state after a legal action."""
    if isinstance(action, Head):
        return turn.head(state, action)
    if isinstance(action, Roll):
        moved, over = turn.move(state, action)
        return rounds.end_turn(moved) if over else moved
    if isinstance(action, Take | Drop | Leave):
        return rounds.end_turn(turn.search(state, action))
    if isinstance(action, Lay):
        return rounds.lay(state, action)
    if isinstance(action, Lot):
        return rounds.lot(state, action)
    assert isinstance(action, Deal), "no other action is ever legal"
    return rounds.deal(state, action)
