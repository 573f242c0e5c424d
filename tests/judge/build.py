"""Hand-made seas and positions for the judge's own tests."""

from __future__ import annotations

from tests.judge.position import RESEARCHERS_EACH, Cell, Find, Module, Position, Seat, Stage

#: A lagoon with room for a city; the base of the tests lies in its middle.
LAGOON = "\n".join(["." * 30] * 24)
BASE = Module("base", 0, 11, 11)


def sea(*rows: str, size: tuple[int, int] | None = None) -> str:
    """A map from its rows; with a size, the rows are the top left part and the rest is lagoon."""
    if size is None:
        return "\n".join(rows)
    width, height = size
    padded = [row.ljust(width, ".") for row in rows]
    return "\n".join(padded + ["." * width] * (height - len(rows)))


def bands(*, slope_from: int, deep_from: int, trench_from: int, width: int = 30, height: int = 24) -> str:
    """A map of upright bands, lagoon to trench from left to right."""
    row = ""
    for column in range(width):
        if column >= trench_from:
            row += "t"
        elif column >= deep_from:
            row += "d"
        elif column >= slope_from:
            row += "s"
        else:
            row += "."
    return "\n".join([row] * height)


def set_up(
    map_text: str,
    modules: list[Module],
    *,
    crews: dict[tuple[int, Seat], int] | None = None,
    ships: dict[tuple[Seat, int], Cell] | None = None,
    hidden: list[Cell] | None = None,
    money: int = 20,
    players: int = 2,
    stage: Stage = Stage.BUY,
) -> Position:
    """A sound position: stock and active modules follow from the researchers, finds lie face down in their zone."""
    position = Position(map_text, players=players, modules=list(modules), stage=stage)
    position.researchers = dict(crews or {})
    position.submarines = dict(ships or {})
    zones = position.zones()
    position.finds = {cell: Find(zones[cell]) for cell in hidden or []}
    for seat in range(players):
        position.money[seat] = money
        recount(position, seat)
    return position


def recount(position: Position, seat: Seat) -> None:
    """Bring stock and active modules into line with the researchers on the table."""
    owned = {index: count for (index, whose), count in position.researchers.items() if whose == seat and count}
    waiting = sum(module.researchers for module in position.before_of(seat))
    position.stock[seat] = RESEARCHERS_EACH - sum(owned.values()) - waiting
    position.active[seat] = {
        index for index in owned if position.modules[index].kind not in ("base", "habitat-green", "habitat-blue")
    }
