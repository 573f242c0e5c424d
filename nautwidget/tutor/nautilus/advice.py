"""What the tutor says of a move in Nautilus before it names it: where to look, and the rule it turns on."""

from __future__ import annotations

from typing import Final

from nautwidget.games.nautilus.actions import (
    Action,
    Buy,
    Dive,
    Dock,
    Done,
    Launch,
    Look,
    Pass,
    Place,
    Raise,
    Sonar,
    Walk,
)
from nautwidget.games.nautilus.cells import NAMES, ROW, Cell, cells_of
from nautwidget.games.nautilus.finds import ATLANTIS, Find
from nautwidget.games.nautilus.modules import BEFORE, NEIGHBOUR, RESEARCH, TOUCHED
from nautwidget.games.nautilus.naming import hand_name, module_name, sub_name
from nautwidget.games.nautilus.notation import notation
from nautwidget.games.nautilus.recover import to_look_at
from nautwidget.games.nautilus.stacks import offers
from nautwidget.games.nautilus.state import InHand, Stage, Table, View
from nautwidget.games.nautilus.walking import activates, is_costly
from nautwidget.texts import Say, say
from nautwidget.tutor.knowhow import Advice

#: The rule that matters when a player leaves it at that, by what he could go on with.
ENOUGH: Final = {
    Stage.EXPAND: "N22",
    Stage.RESEARCH: "N33",
    Stage.LAUNCH: "N36",
    Stage.SONAR: "N39",
    Stage.DIVE: "N40",
    Stage.SPEED: "N45",
    Stage.LOOK: "N47",
    Stage.REWARD: "N48",
    Stage.DOCK: "N49",
}
#: What a find that the seat knows brings with it.
RULE_OF_FIND: Final = {Find.CHEST: "N46", Find.SPEED: "N45", Find.SNAIL: "N47", Find.SCALLOP: "N47"}


def advice(view: View, action: Action) -> Advice:
    """Where to look, the rule that matters, and how the move is drawn."""
    table = view.table
    topic = table.stage.word
    match action:
        case Pass() | Done():
            return Advice("enough", (), _rule_of_enough(table))
        case Buy(kind, _):
            same = [offer for offer, _ in offers(table.players, 0, 0) if (offer.kind < RESEARCH) == (kind < RESEARCH)]
            return Advice(topic, tuple(map(_offer, same)), _rule_of_buying(table, kind), lit=(_offer(action),))
        case Place(kind, researchers, cell, _):
            pick = hand_name(InHand(kind, researchers))
            return Advice(topic, _beside(table, cell), _rule_of_placing(table, kind, cell), pick, (NAMES[cell],))
        case Walk(start, end):
            rule = "N48" if table.stage == Stage.REWARD else _rule_of_stop(table, end)
            return Advice(topic, (NAMES[start],), rule, NAMES[start], arrows=((NAMES[start], NAMES[end]),))
        case Launch(cell, side):
            sea = cell + BEFORE[side]
            opens = table.board.trench >> sea & 1 and not table.trench_open
            arrow = (NAMES[cell], NAMES[sea])
            return Advice(topic, (NAMES[cell],), "N38" if opens else "N37", NAMES[cell], arrows=(arrow,))
        case Sonar(sub):
            here = NAMES[table.subs[view.seat][sub]]
            return Advice(topic, (here,), "N39", lit=(here,))
        case Dive(sub, cell):
            here = NAMES[table.subs[view.seat][sub]]
            return Advice(topic, (here,), _rule_of_dive(view, cell), sub_name(sub), arrows=((here, NAMES[cell]),))
        case Dock(sub, cell):
            here = NAMES[table.subs[view.seat][sub]]
            return Advice("dock", (here,), "N49", sub_name(sub), arrows=((here, NAMES[cell]),))
        case Look(cell):
            zone = table.board.zones[table.board.zone_of[cell]]
            finds = tuple(NAMES[find] for find in cells_of(to_look_at(table) & zone))
            return Advice(topic, finds, "N47", lit=(NAMES[cell],))
        case Raise():
            return Advice(topic, (), "N54")
    raise ValueError(f"nobody decides to {action}")


def named(action: Action) -> Say:
    """The move in words."""
    match action:
        case Pass():
            return say("move.pass")
        case Done():
            return say("move.done")
        case Buy(kind, researchers):
            if kind < RESEARCH:
                return say("move.buy", module=module_name(kind))
            return say("move.buy-habitat", count=researchers, module=module_name(kind))
        case Place(kind, _, cell, turn):
            key = "move.place-turned" if turn else "move.place"
            return say(key, module=module_name(kind), cell=NAMES[cell], turn=90 * turn)
        case Walk(start, end):
            return say("move.walk", start=NAMES[start], end=NAMES[end])
        case Launch(cell, side):
            return say("move.launch", module=NAMES[cell], cell=NAMES[cell + BEFORE[side]])
        case Sonar(sub):
            return say("move.sonar", sub=sub_name(sub))
        case Dive(sub, cell):
            return say("move.dive", sub=sub_name(sub), cell=NAMES[cell])
        case Dock(sub, cell):
            return say("move.dock", sub=sub_name(sub), cell=NAMES[cell])
        case Look(cell):
            return say("move.look", cell=NAMES[cell])
        case Raise(count):
            return say("move.raise", count=count) if count else say("move.raise-none")
    raise ValueError(f"nobody decides to {action}")


# Which rule matters


def _rule_of_enough(table: Table) -> str:
    """Who buys nothing gives back what lies before him, if anything does; else he keeps his money for the score."""
    if table.stage == Stage.BUY:
        return "N23" if table.hands[table.seat] else "N55"
    return ENOUGH[table.stage]


def _rule_of_buying(table: Table, kind: int) -> str:
    """Research is bought for its points once one of the kind is active, before that for what it brings."""
    if kind >= RESEARCH:
        return "N20"
    return "N34" if table.levels[table.seat][kind] else "N35"


def _rule_of_placing(table: Table, kind: int, cell: Cell) -> str:
    if any(table.fresh):
        return "N25"
    if TOUCHED[cell] & (table.hidden | table.unpaid):
        return "N27"
    if table.board.price(cell) > 1:
        return "N26"
    return "N28" if kind < RESEARCH else "N24"


def _rule_of_stop(table: Table, end: Cell) -> str:
    """A stop that activates is a matter of the fee, or of what several of a kind count; another one of steps."""
    if not activates(table, end):
        return "N29"
    kind = table.city[table.centres.index(end)].kind
    return "N34" if table.levels[table.seat][kind] and not is_costly(table, end) else "N32"


def _rule_of_dive(view: View, cell: Cell) -> str:
    table = view.table
    if table.board.trench >> cell & 1 and not table.trench_open:
        return "N42"
    if table.stage == Stage.SPEED:
        return "N45"
    if table.unpaid >> cell & 1:
        return "N44"
    face = view.known.get(cell)
    if face is not None:
        return "N48" if face > ATLANTIS else RULE_OF_FIND.get(Find(face), "N43")
    return "N43" if table.hidden >> cell & 1 else "N40"


# Where it is on the board


def _beside(table: Table, cell: Cell) -> tuple[str, ...]:
    """The modules that a new one on a centre would stand beside."""
    found = [cell + step for step in NEIGHBOUR if cell + step in table.centres]
    # A step over the edge of the grid comes out on its other side: no neighbour.
    return tuple(NAMES[centre] for centre in found if abs(centre % ROW - cell % ROW) <= 3)


def _offer(action: Buy) -> str:
    """The place of a stack that a purchase points at."""
    return notation(action).replace(" ", "-")
