"""The cards around Deep Sea Adventure's board: whose turn it is, the divers, the scores and the legend."""

from __future__ import annotations

from nautwidget.games.deepsea import turn_card
from nautwidget.games.deepsea.rounds import outcome
from nautwidget.games.deepsea.state import (
    ROUNDS,
    SUBMARINE,
    Diver,
    Heading,
    ShapeOfChip,
    Stage,
    Treasure,
    View,
    shape_of,
)
from nautwidget.games.deepsea.words import Words
from nautwidget.scene import Card, Icon, Item, Row, Table, Text


def cards(view: View, words: Words) -> tuple[Card, ...]:
    """Turn, seats clockwise from the viewer, scores, legend."""
    seats = len(view.table.divers)
    first = max(0, view.seat)
    return (
        turn_card.turn(view, words),
        *[seat_card(view, (first + step) % seats, words) for step in range(seats)],
        scores(view, words),
        legend(words),
    )


def treasure_icon(treasure: Treasure, words: Words, size: int = 20) -> Icon:
    """A treasure as all can see it."""
    symbol = "bundle" if len(treasure) > 1 else f"i{shape_of(treasure[0]) + 1}"
    return Icon(symbol, words.treasure(treasure), size)


# The divers


def seat_card(view: View, seat: int, words: Words) -> Card:
    """A diver: his mark and name, what he carries, and how he stands."""
    table = view.table
    diver = table.divers[seat]
    load: list[Item] = [treasure_icon(treasure, words) for treasure in diver.carried or diver.kept]
    head = (Icon(f"mark-{seat}", "", 22), Text(words.name(seat), "strong"), *load)
    rows = [Row(head, (Text(status(view, diver, words), "note"),))]
    looked = looked_at(view, seat)
    if looked:
        rows.append(Row((Text(words("seat.looked", values=" + ".join(map(str, looked)), sum=sum(looked)), "note"),)))
    acting = table.seat == seat and table.stage in (Stage.HEADING, Stage.ROLL, Stage.SEARCH, Stage.LAY)
    return Card(f"seat-{seat}", "seat", tuple(rows), accent=f"seat-{seat}", active=acting)


def status(view: View, diver: Diver, words: Words) -> str:
    table = view.table
    if table.stage is Stage.OVER:
        return words("seat.total", count=sum(diver.points))
    if diver.heading is Heading.BACK:
        return words("seat.back", count=len(diver.kept))
    if table.stage is Stage.LAY:
        return words("seat.lost", count=len(diver.carried)) if diver.carried else words("seat.stranded")
    if diver.place == SUBMARINE:
        return words("seat.aboard")
    return words("seat.up" if diver.heading is Heading.UP else "seat.down", place=diver.place)


def looked_at(view: View, seat: int) -> list[int]:
    """The values of what the viewer himself has brought back in this round (D2)."""
    chips = [chip for treasure in view.table.divers[seat].kept for chip in treasure]
    return [view.known[chip] for chip in chips if chip in view.known] if seat == view.seat else []


# The scores


def scores(view: View, words: Words) -> Card:
    """Points by round and in all; the winner's total at the end."""
    table = view.table
    divers = table.divers
    played = len(divers[0].points)
    head: tuple[tuple[Item, ...], ...] = (
        (Text(words("score.round"), "note"),),
        *[(Icon(f"mark-{seat}", words.name(seat), 20),) for seat in range(len(divers))],
    )
    rows = [
        ((Text(str(number + 1), "strong"),), *[(Text(str(diver.points[number]), "number"),) for diver in divers])
        for number in range(played)
    ]
    if played < ROUNDS and table.stage not in (Stage.OVER, Stage.LAY):
        present = [words("score.safe") if diver.heading is Heading.BACK else "·" for diver in divers]
        rows.append(((Text(str(table.round), "strong"),), *[(Text(text),) for text in present]))
    if played:
        result = outcome(table)
        winners = result.winners if result else ()
        totals = [
            f"★ {sum(diver.points)}" if seat in winners else str(sum(diver.points)) for seat, diver in enumerate(divers)
        ]
        rows.append(((Text(words("score.total"), "strong"),), *[(Text(total, "strong"),) for total in totals]))
    return Card("scores", "score", (Table(head, tuple(rows), words("score.title")),), words("score.title"))


# The legend


def legend(words: Words) -> Card:
    """What the shapes are worth (D2), what a blank disc and a bundle are."""
    values: list[Item] = []
    for level in ShapeOfChip:
        name = words(f"treasure.{level.name.lower()}")
        values += [Icon(f"i{level + 1}", name, 22), Text(f"{4 * level}–{4 * level + 3}")]
    kinds = (
        Icon("blank", "", 20),
        Text(words("legend.blank"), "note"),
        Icon("bundle", "", 22),
        Text(words("legend.bundle"), "note"),
    )
    return Card("legend", "legend", (Row(tuple(values)), Row(kinds)))
