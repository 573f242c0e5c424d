"""Choosing a piece before it is used: a module that lies before the player, a researcher, a submarine.

A piece is chosen by a word: `training` or `habitat-green+3` for a module, the centre of the module in which a
researcher stands, `s1` for a submarine. Where only one piece can be used it is chosen without asking.
"""

from __future__ import annotations

from nautwidget.games.nautilus.actions import Launch
from nautwidget.games.nautilus.cells import CELL_NAMED, NAMES, Cell
from nautwidget.games.nautilus.dive import docks, ends_of, movable
from nautwidget.games.nautilus.expand import centres_for
from nautwidget.games.nautilus.launch import launches
from nautwidget.games.nautilus.modules import TURNS
from nautwidget.games.nautilus.naming import hand_name, sub_name
from nautwidget.games.nautilus.research import may_leave, may_stop, modules_of, reach, steps_left
from nautwidget.games.nautilus.state import InHand, Stage, Table, View

WALKS = (Stage.RESEARCH, Stage.REWARD)
DIVES = (Stage.DIVE, Stage.SPEED)


def chosen(view: View, word: str) -> str:
    """What is in the acting player's hand now: what he chose, or the only piece there is; "" while he has to choose."""
    table = view.table
    if view.seat < 0 or view.seat != table.seat:
        return ""
    if table.stage == Stage.DOCK:
        return sub_name(table.pending[-1].sub)
    able = choices(table)
    if word in able or (table.stage == Stage.EXPAND and word in map(hand_name, table.hands[table.seat])):
        return word
    return able[0] if len(able) == 1 else ""


def choices(table: Table) -> tuple[str, ...]:
    """The pieces of the acting player that can do something now."""
    match table.stage:
        case Stage.EXPAND:
            hand = dict.fromkeys(table.hands[table.seat])
            return tuple(hand_name(module) for module in hand if has_place(table, module))
        case Stage.RESEARCH | Stage.REWARD:
            return tuple(NAMES[table.centres[module]] for module in walkers(table))
        case Stage.LAUNCH:
            bays = [action.cell for action in launches(table) if isinstance(action, Launch)]
            return tuple(NAMES[cell] for cell in dict.fromkeys(bays))
        case Stage.DIVE | Stage.SPEED:
            return tuple(sub_name(sub) for sub in divers(table))
    return ()


def has_place(table: Table, module: InHand) -> bool:
    return any(centres_for(table, module.kind, turn) for turn in TURNS[module.kind])


def walkers(table: Table) -> list[int]:
    """The modules from which a researcher can walk somewhere."""
    steps, allowed = steps_left(table), may_stop(table)
    return [module for module in modules_of(may_leave(table)) if reach(table, 1 << 4 * module, steps) & allowed]


def divers(table: Table) -> list[int]:
    """The submarines that can move or come home."""
    home = table.stage == Stage.DIVE
    return [sub for sub in movable(table) if ends_of(table, sub) or (home and docks(table, sub))]


# From the word to the piece


def module_of(table: Table, word: str) -> InHand:
    """The module in hand that a word names."""
    return next(module for module in table.hands[table.seat] if hand_name(module) == word)


def cell_of(word: str) -> Cell:
    return CELL_NAMED[word]


def sub_of(word: str) -> int:
    return int(word[1:]) - 1
