"""The names of modules, finds, zones and orders, before they are put into a language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from nautwidget.games.nautilus.finds import ATLANTIS, ORDERS, Face, Find, Zone
from nautwidget.games.nautilus.modules import Kind
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


def listing(parts: Sequence[Say]) -> Say:
    """Several names in a row."""
    return reduce(lambda first, last: say("list", first=first, last=last), parts)
