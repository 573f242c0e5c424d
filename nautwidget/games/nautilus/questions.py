"""What is asked before something is done that cannot be undone and is easily pressed by mistake."""

from __future__ import annotations

from nautwidget.games.nautilus.choosing import divers
from nautwidget.games.nautilus.dive import ends_of
from nautwidget.games.nautilus.expand import can_place
from nautwidget.games.nautilus.naming import sub_name
from nautwidget.games.nautilus.research import steps_left
from nautwidget.games.nautilus.state import Stage, Table
from nautwidget.games.nautilus.words import Words


def sonar(words: Words, sub: int, finds: int) -> str:
    """What a sonar shows stays known, and the Nemo is gone (N39)."""
    return words("ask.sonar", count=finds, sub=sub_name(sub))


def going_on(table: Table, words: Words) -> str:
    """Asked before a stage is left with something lost by it; nothing is asked where little is."""
    match table.stage:
        case Stage.BUY | Stage.EXPAND if back := given_back(table):
            return words("ask.give_back", count=back)
        case Stage.RESEARCH if not table.walks:
            return words("ask.nobody_walked", count=steps_left(table))
        case Stage.DIVE if finds := within_reach(table):
            return words("ask.finds_in_reach", count=finds)
        case Stage.LOOK:
            return words("ask.looks", count=table.pending[-1].looks)
    return ""


def given_back(table: Table) -> int:
    """How many modules the player would give back by going on (N22, N23)."""
    held = len(table.hands[table.seat])
    if table.stage == Stage.BUY:
        # Who buys nothing and can place nothing is not asked again.
        return 0 if can_place(table) else held
    return held if table.fresh or not table.bought else 0


def within_reach(table: Table) -> int:
    """How many finds submarines that have not moved could still reach."""
    cells = 0
    for sub in divers(table):
        cells |= ends_of(table, sub)
    return (cells & (table.hidden | table.unpaid)).bit_count()
