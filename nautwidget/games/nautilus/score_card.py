"""The score at the end of Nautilus as a table, each line with the rule it comes from."""

from __future__ import annotations

from typing import Final

from nautwidget.games.nautilus.scoring import (
    RUINS_POINTS,
    find_points,
    outcome,
    research_points,
    ruins_points,
    score,
)
from nautwidget.games.nautilus.state import Table
from nautwidget.games.nautilus.words import Words
from nautwidget.scene import Card, Icon, Item, Step, Text
from nautwidget.scene import Table as Grid

#: The lines from the top to the bottom, and the rule behind each.
LINES: Final = {
    "ruins": "N53",
    "finds": "N7",
    "orders": "N54",
    "sum": "N55",
    "research": "N34",
    "product": "N55",
    "money": "N55",
    "total": "N55",
}
#: Where something has been worked out of the lines above.
RESULTS: Final = ("sum", "product")


def scores(table: Table, words: Words) -> Card:
    """How the score comes about, line by line; once the game is over each line is explained in its turn."""
    seats = range(table.players)
    head: tuple[tuple[Item, ...], ...] = (
        (Text("", "note"),),
        *[(Icon(f"mark-{seat}", words.name(seat), 20),) for seat in seats],
    )
    values = numbers(table)
    rows = tuple(line(name, values[name], words) for name in LINES)
    title = words("score.title")
    return Card("scores", "result", (Grid(head, rows, title, steps(table, words)),), title)


def line(name: str, values: list[str], words: Words) -> tuple[tuple[Item, ...], ...]:
    style = "number" if name == "total" else "strong" if name in RESULTS else "body"
    return ((Text(words(f"score.{name}"), style),), *[(Text(value, style),) for value in values])


def numbers(table: Table) -> dict[str, list[str]]:
    """What stands in each line for each seat; the winners have a star."""
    seats = range(table.players)
    result = outcome(table)
    winners = result.winners if result else ()
    ruins = ruins_points(table)
    worth = [find_points(table, seat) + ruins[seat] for seat in seats]
    research = [research_points(table, seat) for seat in seats]
    values: dict[str, list[int]] = {
        "ruins": list(ruins),
        "finds": [find_points(table, seat) - table.raised[seat] for seat in seats],
        "orders": list(table.raised),
        "sum": worth,
        "research": research,
        "product": [points * times for points, times in zip(worth, research, strict=True)],
        "money": list(table.money),
    }
    totals = [("★ " if seat in winners else "") + str(score(table, seat)) for seat in seats]
    return {**{name: [str(value) for value in of] for name, of in values.items()}, "total": totals}


def steps(table: Table, words: Words) -> tuple[Step, ...]:
    """A sentence for each line; before the end there is nothing to tell, because the numbers still change."""
    result = outcome(table)
    if result is None:
        return ()
    markers = ", ".join(f"{words.name(seat)} {table.ruins.count(seat)}" for seat in range(table.players))
    points = ", ".join(map(str, RUINS_POINTS[table.players]))
    winners = ", ".join(words.name(seat) for seat in result.winners)
    last = "told.total" if len(result.winners) == 1 else "told.shared"
    said = {
        "ruins": words("told.ruins", markers=markers, points=points),
        "total": words(last, who=winners),
    }
    return tuple(
        Step(said[name] if name in said else words(f"told.{name}"), rule, words.rule(rule))
        for name, rule in LINES.items()
    )
