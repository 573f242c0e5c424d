"""The cards around Nautilus' board: whose turn it is, the players, the score at the end and the legend."""

from __future__ import annotations

from collections.abc import Iterator

from nautwidget.games.nautilus import score_card, turn_card
from nautwidget.games.nautilus.finds import KEPT, ORDERS, VALUES, Find, Zone
from nautwidget.games.nautilus.modules import RESEARCH_KINDS, Kind
from nautwidget.games.nautilus.research import effect
from nautwidget.games.nautilus.scoring import find_points, research_points, ruins_points, score
from nautwidget.games.nautilus.state import ASHORE, UNKNOWN, Stage, Table, View
from nautwidget.games.nautilus.turn import actor
from nautwidget.games.nautilus.words import Words
from nautwidget.scene import Card, Icon, Item, Pill, Row, Text
from nautwidget.scene import Table as Grid


def cards(view: View, words: Words, chosen: str) -> tuple[Card, ...]:
    """Turn, the score once it counts, seats clockwise from the viewer, legend."""
    seats = view.table.players
    first = max(0, view.seat)
    ended = view.table.stage in (Stage.RAISE, Stage.OVER)
    return (
        turn_card.turn(view, words, chosen),
        *([score_card.scores(view.table, words)] if ended else []),
        *[seat_card(view, (first + step) % seats, words) for step in range(seats)],
        legend(words),
    )


# The players


def seat_card(view: View, seat: int, words: Words) -> Card:
    """A player: what he has, what his research brings, what lies before him, and his score so far."""
    table = view.table
    name = words.name(seat)
    head: list[Item] = [Icon(f"mark-{seat}", "", 22), Text(name, "strong")]
    brief = None if seat == view.seat else Row(tuple(head), tuple(standing(table, seat, words)))
    if table.first == seat and table.stage > Stage.LOT:
        head.append(Pill(words("seat.first")))
    rows: list[Row | Grid] = [Row(tuple(head), tuple(purse(table, seat, words))), research(table, seat, words)]
    if kept := tuple(finds(table, seat, words)):
        rows.append(Row(kept))
    before = tuple(hand(table, seat, words)) or (Text(words("seat.no_modules"), "note"),)
    rows.append(Row(before, tuple(order(view, seat, words))))
    rows.append(Row((Text(total(table, seat, words), "note"),)))
    return Card(f"seat-{seat}", "seat", tuple(rows), accent=f"seat-{seat}", active=actor(table) == seat, brief=brief)


def standing(table: Table, seat: int, words: Words) -> Iterator[Item]:
    """What one has to know of another where there is little room: his money, and his points so far."""
    yield Icon("coin", words("seat.money"), 18)
    yield Text(str(table.money[seat]), "strong")
    yield Text(words("seat.points", score(table, seat)), "note")


def purse(table: Table, seat: int, words: Words) -> Iterator[Item]:
    """Money, researchers in stock, submarines ashore."""
    yield Icon("coin", words("seat.money"), 18)
    yield Text(str(table.money[seat]), "strong")
    yield Icon(f"diver-{seat}", words("seat.stock"), 20)
    yield Text(str(table.stock[seat]), "strong")
    yield Icon(f"boat-{seat}", words("seat.ashore"), 24)
    yield Text(str(table.subs[seat].count(ASHORE)), "strong")


def research(table: Table, seat: int, words: Words) -> Grid:
    """The five kinds: how many are active, who holds the "3" (N34), and what they bring (N35)."""
    head: list[tuple[Item, ...]] = []
    for kind in RESEARCH_KINDS:
        drawn = Icon(f"i-{kind.word}", words.module(kind), 22)
        head.append((drawn, Pill("3", on=True)) if table.threes[kind] == seat else (drawn,))
    levels = table.levels[seat]
    pips = [(Text("●" * levels[kind] + "○" * (4 - levels[kind]), "note"),) for kind in RESEARCH_KINDS]
    effects = [
        (Text(words(f"effect.{kind.word}", value=effect(table, seat, kind)), "note"),) for kind in RESEARCH_KINDS
    ]
    return Grid(tuple(head), (tuple(pips), tuple(effects)))


def hand(table: Table, seat: int, words: Words) -> Iterator[Item]:
    """The modules that lie before a player, with the researchers on them."""
    for kind, researchers in table.hands[seat]:
        yield Icon(f"i-{Kind(kind).word}", words.module(kind), 26)
        if researchers:
            yield Text(f"+{researchers}")


def finds(table: Table, seat: int, words: Words) -> Iterator[Item]:
    """The finds on a player's board (N48)."""
    for find in list(Find)[:KEPT]:
        count = table.kept[seat][find]
        if count:
            yield Icon(f"i-{find.word}", words.find(find), 22)
            if count > 1:
                yield Text(str(count), "strong")


def order(view: View, seat: int, words: Words) -> Iterator[Item]:
    """One's own order, or all of them once they lie open; else a card face down (N2)."""
    shown = view.table.orders[seat] if view.table.orders else view.order if seat == view.seat else UNKNOWN
    if shown == UNKNOWN:
        yield Icon("order", words("seat.order.hidden"), 22)
        return
    yield Pill(words("seat.order"))
    for find in ORDERS[shown]:
        yield Icon(f"i-{find.word}", words.find(find), 22)


def total(table: Table, seat: int, words: Words) -> str:
    """The score as it stands, as a sum (N55)."""
    return words(
        "seat.score",
        finds=find_points(table, seat),
        ruins=ruins_points(table)[seat],
        research=research_points(table, seat),
        money=table.money[seat],
        total=score(table, seat),
    )


# The legend


def legend(words: Words) -> Card:
    """What the pictograms mean, what finds are worth (N7), what a zone costs (N26)."""
    kinds: list[Item] = []
    for kind in Kind:
        kinds += [Icon(f"i-{kind.word}", "", 22), Text(words.module(kind), "note")]
    values: list[Item] = []
    for find in Find:
        values.append(Icon(f"i-{find.word}", "", 22))
        worth = f" {VALUES[find]}" if find < KEPT else ""
        values.append(Text(words.find(find) + worth, "note"))
    values += [Icon("i-atlantis", "", 22), Text(words("legend.atlantis"), "note")]
    backs: list[Item] = [Text(f"{words.zone(Zone.LAGOON)} {Zone.LAGOON + 1}", "note")]
    for zone in (Zone.SLOPE, Zone.DEEP, Zone.TRENCH):
        backs += [Icon(f"i-back-{zone.word}", words("legend.back"), 20), Text(f"{words.zone(zone)} {zone + 1}", "note")]
    locks: tuple[Item, ...] = (
        Icon("lock-blue", "", 20),
        Text(words("legend.blue"), "note"),
        Icon("lock-brown", "", 20),
        Text(words("legend.brown"), "note"),
    )
    price = Text(words("legend.price"), "note")
    return Card("legend", "legend", (Row(tuple(kinds)), Row(locks), Row(tuple(values)), Row((price, *backs))))
