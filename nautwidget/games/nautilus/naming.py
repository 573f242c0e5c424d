"""The names of modules, finds, zones and orders, before they are put into a language, and of what is on the board.

On the board a module has the name of its centre, a find that of its cell; a submarine moves, so its name is its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from nautwidget.games.nautilus.cells import NAMES, Cell, Cells
from nautwidget.games.nautilus.finds import ATLANTIS, ORDERS, Face, Find, Zone
from nautwidget.games.nautilus.modules import TOUCHED, Kind, Side
from nautwidget.games.nautilus.state import ASHORE, InHand, Table
from nautwidget.texts import Say, say


def module_name(kind: int) -> Say:
    return say(f"module.{Kind(kind).word}")


def find_name(face: Face) -> Say:
    """ "gold", "Atlantis 14"."""
    return say("find.atlantis", number=face - ATLANTIS) if face > ATLANTIS else say(f"find.{Find(face).word}")


def zone_name(zone: int) -> Say:
    return say(f"zone.{Zone(zone).word}")


def order_name(order: int) -> Say:
    """The two finds that an order names."""
    one, other = ORDERS[order]
    return say("order", one=find_name(one), other=find_name(other))


def sub_name(sub: int) -> str:
    """A submarine as notation names it: s1 to s3."""
    return f"s{sub + 1}"


def hand_name(module: InHand) -> str:
    """A module that lies before a player: training, habitat-green+3."""
    word = Kind(module.kind).word
    return f"{word}+{module.researchers}" if module.researchers else word


# Names of what is drawn, by which a refusal marks what stands in the way


def boat(seat: int, sub: int) -> str:
    """A submarine on the board."""
    return f"sub-{seat}-{sub}"


def boats_on(table: Table, cells: Cells) -> tuple[str, ...]:
    """The submarines on some cells, whoever owns them."""
    return tuple(
        boat(seat, sub)
        for seat, subs in enumerate(table.subs)
        for sub, cell in enumerate(subs)
        if cell != ASHORE and cells >> cell & 1
    )


def modules_over(table: Table, cells: Cells) -> tuple[str, ...]:
    """The modules that cover some of the cells."""
    return tuple(NAMES[centre] for centre in table.centres if TOUCHED[centre] & cells)


def wall_name(centre: Cell, side: int) -> str:
    """The wall of a module at a side."""
    return f"wall-{NAMES[centre]}-{Side(side).name.lower()}"


def listing(parts: Sequence[Say]) -> Say:
    """Several names in a row."""
    return reduce(lambda first, last: say("list", first=first, last=last), parts)
