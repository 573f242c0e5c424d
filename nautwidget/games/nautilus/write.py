"""A state as the fields of a position, each a name and its text."""

from __future__ import annotations

import json

from nautwidget.games.nautilus.cells import NAMES, cells_of
from nautwidget.games.nautilus.expand import fresh_modules
from nautwidget.games.nautilus.finds import Find, face_word, order_word
from nautwidget.games.nautilus.modules import RESEARCH, RESEARCH_KINDS, Kind
from nautwidget.games.nautilus.state import (
    ASHORE,
    MISSING,
    NOBODY,
    SUBMARINES,
    UNKNOWN,
    Pending,
    Rules,
    Stage,
    State,
    Table,
    count_in,
)


def written(state: State) -> list[tuple[str, str]]:
    """Every field in the order in which a person reads them."""
    table = state.table
    return [
        *_options(table.rules),
        *_turn(table),
        *[(f"module {NAMES[cell]}", _module(table, place)) for place, cell in enumerate(table.centres)],
        *[(f"player {seat + 1}", _player(state, seat)) for seat in range(table.players)],
        *_sea(state),
    ]


def _options(rules: Rules) -> list[tuple[str, str]]:
    return [
        ("map", _map_text(rules.map)),
        ("base", rules.base),
        ("hand limit", str(rules.hand_limit)),
        ("trench needs", rules.trench_needs),
        ("ruins tie", rules.ruins_tie),
        ("first player", str(rules.first + 1) if rules.first != NOBODY else "by lot"),
    ]


def _turn(table: Table) -> list[tuple[str, str]]:
    stage = table.resume if table.stage == Stage.DEAL else table.stage
    threes = [(kind.word, table.threes[kind]) for kind in RESEARCH_KINDS if table.threes[kind] != NOBODY]
    ruins = [(number, owner) for number, owner in enumerate(table.ruins, start=1) if owner != MISSING]
    return [
        ("stage", stage.word),
        ("round", str(table.round)),
        ("first", str(table.first + 1)),
        ("seat", str(table.seat + 1)),
        ("bought", _yes(table.bought)),
        ("walks", str(table.walks)),
        ("steps", str(table.steps)),
        ("walked", "" if table.walked == NOBODY else NAMES[table.walked]),
        ("sounded", _subs(table.sounded)),
        ("moved", _subs(table.moved)),
        ("pending", ", ".join(map(_pending, table.pending))),
        ("busy", _yes(table.busy)),
        ("last round", _yes(table.last)),
        ("ending", table.ending),
        ("trench", "open" if table.trench_open else "closed"),
        ("threes", " ".join(f"{kind}={seat + 1}" for kind, seat in threes)),
        ("ruins", " ".join(f"{number}={owner + 1 if owner != NOBODY else 'none'}" for number, owner in ruins)),
    ]


def _module(table: Table, place: int) -> str:
    cell, kind, turn, owner = table.city[place]
    parts = [Kind(kind).word + (f" r{90 * turn}" if kind < RESEARCH else "")]
    if owner != NOBODY:
        parts.append(f"owner {owner + 1}")
    people = [count_in(people, place) for people in table.people]
    if any(people):
        parts.append("researchers " + " ".join(map(str, people)))
    if cell in fresh_modules(table):
        parts.append("fresh")
    return ", ".join(parts)


def _player(state: State, seat: int) -> str:
    table = state.table
    parts = [f"money {table.money[seat]}"]
    subs = " ".join("-" if cell == ASHORE else NAMES[cell] for cell in table.subs[seat])
    for name, value in (
        ("hand", " ".join(Kind(kind).word + (f"+{people}" if people else "") for kind, people in table.hands[seat])),
        ("subs", subs if any(cell != ASHORE for cell in table.subs[seat]) else ""),
        ("kept", " ".join(f"{Find(kind).word} {count}" for kind, count in enumerate(table.kept[seat]) if count)),
        ("order", "" if state.orders[seat] == UNKNOWN else order_word(state.orders[seat])),
        ("looked", " ".join(NAMES[cell] for cell in cells_of(table.seen[seat]))),
        ("raised", str(table.raised[seat]) if table.raised[seat] else ""),
    ):
        if value:
            parts.append(f"{name} {value}")
    return ", ".join(parts)


def _sea(state: State) -> list[tuple[str, str]]:
    """The finds by where they are; those that lie face down and were not dealt yet are left out."""
    table = state.table
    where: dict[str, list[str]] = {"finds": [], "unpaid": [], "gone": []}
    for cell, face in zip(table.board.find_cells, state.faces, strict=True):
        if face != UNKNOWN:
            name = "finds" if table.hidden >> cell & 1 else "unpaid" if table.unpaid >> cell & 1 else "gone"
            where[name].append(f"{NAMES[cell]}={face_word(face)}")
    return [(name, " ".join(words)) for name, words in where.items()]


def _pending(pending: Pending) -> str:
    match pending:
        case Pending(Stage.DOCK, sub):
            return f"dock s{sub + 1}"
        case Pending(Stage.LOOK, _, looks, looked):
            return f"look {looks}" + (f" {NAMES[looked]}" if looked != NOBODY else "")
    return pending.stage.word


def _subs(subs: int) -> str:
    return " ".join(f"s{sub + 1}" for sub in range(SUBMARINES) if subs >> sub & 1)


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _map_text(text: str) -> str:
    """A map by its name, or one's own as a JSON string; # would begin a comment."""
    return json.dumps(text).replace("#", "\\u0023") if "\n" in text else text
