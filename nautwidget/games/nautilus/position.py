"""Positions of Nautilus as lines to write by hand, and the same fields as JSON.

    stage: dive
    round: 5
    seat: 2
    module l12: base
    module l9: training r90, owner 1, researchers 2 0
    player 1: money 20, hand sonar habitat-green+3, subs k12 - -, kept gold 1 snail 2, order scallop+urchin
    finds: c5=gold d6=?
    gone: f3=chest i1=snail i5
    ruins: 4=1 7=none

What is left out stands as at the start of a game; what follows from the rest (stock, stacks, bank, active modules) is
not written at all. Finds without a face are dealt by chance before the game goes on, and so are missing orders.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from nautwidget.game import InvalidPosition, Json
from nautwidget.games.nautilus.assemble import Draft, PlacedModule, Player, assemble
from nautwidget.games.nautilus.cells import CELL_NAMED, NAMES, Cell, cells_of, set_of
from nautwidget.games.nautilus.finds import ATLANTIS_FINDS, FACE_NAMED, KEPT, ORDER_NAMED, Find, face_word, order_word
from nautwidget.games.nautilus.modules import KIND_NAMED, RESEARCH, RESEARCH_KINDS, Kind
from nautwidget.games.nautilus.reader import Reader, number, numbers, pairs, yes_or_no
from nautwidget.games.nautilus.state import (
    ASHORE,
    MISSING,
    MONEY,
    NOBODY,
    SUBMARINES,
    UNKNOWN,
    InHand,
    Module,
    Pending,
    Rules,
    Stage,
    State,
    Table,
    count_in,
)

_STAGES: Final = {stage.word: stage for stage in Stage}
FIELDS: Final = (
    *("map", "base", "hand limit", "trench needs", "ruins tie", "first player"),
    *("stage", "round", "first", "seat", "bought", "paid", "walks", "steps", "walked", "sounded", "moved", "pending"),
    *("busy", "last round", "ending", "orders shown", "trench", "threes", "ruins", "finds", "unpaid", "gone"),
)
PLAYER_FIELDS: Final = ("money", "hand", "subs", "kept", "order", "looked", "raised")
_NO_PLAYERS: Final = "at least two lines such as `player 1: money 30` are needed, numbered from 1 without a gap"


def state_to_json(state: State) -> Json:
    return dict(_fields(state))


def state_from_json(data: Json) -> State:
    if not isinstance(data, Mapping) or not all(isinstance(value, str) for value in data.values()):
        raise InvalidPosition(["a position is a JSON object of texts, as state_to_json writes it"])
    return _read({str(name): str(value) for name, value in data.items()})


def position_text(state: State) -> str:
    return "".join(f"{name}: {value}\n" for name, value in _fields(state))


def parse_position(text: str) -> State:
    """The state that such lines describe; a line that starts with # is a comment."""
    found: dict[str, str] = {}
    reasons = []
    for count, line in enumerate(text.splitlines(), start=1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        name, colon, value = line.partition(":")
        name = " ".join(name.lower().split())
        if not colon:
            reasons.append(f"line {count}: expected 'name: value', found {line[:60]!r}")
        elif name in found:
            reasons.append(f"line {count}: {name!r} is given twice")
        found[name] = value.strip()
    if reasons:
        raise InvalidPosition(reasons)
    return _read(found)


# --- writing


def _fields(state: State) -> list[tuple[str, str]]:
    table = state.table
    return [
        *_options(table.rules),
        *_turn(table),
        *[(f"module {NAMES[cell]}", _module_text(table, place)) for place, cell in enumerate(table.centres)],
        *[(f"player {seat + 1}", _player_text(state, seat)) for seat in range(table.players)],
        *_sea(state),
    ]


def _options(rules: Rules) -> list[tuple[str, str]]:
    return [
        ("map", json.dumps(rules.map) if "\n" in rules.map else rules.map),
        ("base", rules.base),
        ("hand limit", str(rules.hand_limit)),
        ("trench needs", rules.trench_needs),
        ("ruins tie", rules.ruins_tie),
        ("first player", str(rules.first + 1) if rules.first != NOBODY else "by lot"),
    ]


def _turn(table: Table) -> list[tuple[str, str]]:
    stage = table.resume if table.stage == Stage.DEAL else table.stage
    return [
        ("stage", stage.word),
        ("round", str(table.round)),
        ("first", str(table.first + 1)),
        ("seat", str(table.seat + 1)),
        ("bought", _yes(table.bought)),
        ("paid", str(table.paid)),
        ("walks", str(table.walks)),
        ("steps", str(table.steps)),
        ("walked", "" if table.walked == NOBODY else NAMES[table.walked]),
        ("sounded", _subs_text(table.sounded)),
        ("moved", _subs_text(table.moved)),
        ("pending", ", ".join(map(_pending_text, table.pending))),
        ("busy", _yes(table.busy)),
        ("last round", _yes(table.last)),
        ("ending", table.ending),
        ("orders shown", _yes(bool(table.orders))),
        ("trench", "open" if table.trench_open else "closed"),
        (
            "threes",
            " ".join(
                f"{kind.word}={table.threes[kind] + 1}" for kind in RESEARCH_KINDS if table.threes[kind] != NOBODY
            ),
        ),
        (
            "ruins",
            " ".join(
                f"{place + 1}={owner + 1 if owner != NOBODY else 'none'}"
                for place, owner in enumerate(table.ruins)
                if owner != MISSING
            ),
        ),
    ]


def _module_text(table: Table, place: int) -> str:
    cell, kind, turn, owner = table.city[place]
    parts = [Kind(kind).word + (f" r{90 * turn}" if kind < RESEARCH else "")]
    if owner != NOBODY:
        parts.append(f"owner {owner + 1}")
    people = [count_in(people, place) for people in table.people]
    if any(people):
        parts.append("researchers " + " ".join(map(str, people)))
    if table.fresh and place >= len(table.city) - _fresh_count(table):
        parts.append("fresh")
    return ", ".join(parts)


def _fresh_count(table: Table) -> int:
    """How many of the last modules were placed in this turn: as many as the fresh doors come from."""
    count = 0
    doors = [0] * 8
    while tuple(doors) != table.fresh:
        count += 1
        add_doors(doors, table.city[-count])
    return count


def add_doors(doors: list[int], module: Module) -> None:
    from nautwidget.games.nautilus.modules import LOCKS, NEIGHBOUR, SIDES, opposite

    for side in SIDES[LOCKS[module.kind][module.turn]]:
        there = module.cell + NEIGHBOUR[side]
        if there >= 0:
            doors[opposite(side)] |= 1 << there


def _player_text(state: State, seat: int) -> str:
    table = state.table
    parts = [f"money {table.money[seat]}"]
    hand = " ".join(Kind(kind).word + (f"+{people}" if people else "") for kind, people in table.hands[seat])
    subs = " ".join("-" if cell == ASHORE else NAMES[cell] for cell in table.subs[seat])
    kept = " ".join(f"{Find(kind).word} {count}" for kind, count in enumerate(table.kept[seat]) if count)
    for name, value in (
        ("hand", hand),
        ("subs", subs if any(cell != ASHORE for cell in table.subs[seat]) else ""),
        ("kept", kept),
        ("order", "" if state.orders[seat] == UNKNOWN else order_word(state.orders[seat])),
        ("looked", _cells_text(cells_of(table.seen[seat]))),
        ("raised", str(table.raised[seat]) if table.raised[seat] else ""),
    ):
        if value:
            parts.append(f"{name} {value}")
    return ", ".join(parts)


def _sea(state: State) -> list[tuple[str, str]]:
    table = state.table
    left: dict[str, list[str]] = {"finds": [], "unpaid": [], "gone": []}
    for cell, face in zip(table.board.find_cells, state.faces, strict=True):
        name = "finds" if table.hidden >> cell & 1 else "unpaid" if table.unpaid >> cell & 1 else "gone"
        if face != UNKNOWN or name != "finds":
            left[name].append(f"{NAMES[cell]}={face_word(face) if face != UNKNOWN else '?'}")
    return [(name, " ".join(words)) for name, words in left.items()]


def _pending_text(pending: Pending) -> str:
    match pending:
        case Pending(Stage.DOCK, sub):
            return f"dock s{sub + 1}"
        case Pending(Stage.LOOK, _, looks, looked):
            return f"look {looks}" + (f" {NAMES[looked]}" if looked != NOBODY else "")
    return pending.stage.word


def _cells_text(cells: Sequence[Cell]) -> str:
    return " ".join(NAMES[cell] for cell in cells)


def _subs_text(subs: int) -> str:
    return " ".join(f"s{sub + 1}" for sub in range(SUBMARINES) if subs >> sub & 1)


def _yes(value: bool) -> str:
    return "yes" if value else "no"


# --- reading


def _read(found: Mapping[str, str]) -> State:
    """The state of the fields; InvalidPosition with all reasons."""
    reader = Reader(
        {name: value for name, value in found.items() if not name.startswith(("module ", "player "))}
    )
    modules, module_reasons = _read_modules(found)
    players, player_reasons = _read_players(found)
    draft = Draft(
        rules=_read_rules(reader),
        stage=reader.take("stage", Stage.BUY, _STAGES.__getitem__, "one of " + ", ".join(_STAGES)),
        round=reader.number("round", 1),
        first=reader.number("first", 1) - 1,
        seat=reader.number("seat", reader.number("first", 1, keep=True)) - 1,
        bought=reader.flag("bought"),
        paid=reader.number("paid", 0),
        walks=reader.number("walks", 0),
        steps=reader.number("steps", 0),
        walked=reader.take("walked", NOBODY, CELL_NAMED.__getitem__, "a cell"),
        sounded=reader.take("sounded", 0, _subs, "submarines such as s1 s2"),
        moved=reader.take("moved", 0, _subs, "submarines such as s1 s2"),
        pending=reader.take("pending", (), _pendings, "decisions such as dock s1, look 2, speed, reward"),
        busy=reader.flag("busy"),
        last=reader.flag("last round"),
        ending=reader.take("ending", "", str.upper, "a rule"),
        orders_shown=reader.flag("orders shown"),
        trench_open=reader.take("trench", False, {"open": True, "closed": False}.__getitem__, "open or closed"),
        threes=reader.take("threes", {}, _threes, "kinds with a player, such as training=1 sonar=2"),
        ruins=reader.take("ruins", {}, _ruins, "numbers with a player or none, such as 4=1 7=none"),
        finds=reader.take("finds", {}, _finds, "cells with finds, such as c5=gold d6=?"),
        unpaid=reader.take("unpaid", {}, _finds, "cells with finds, such as c5=gold"),
        gone=reader.take("gone", {}, _finds, "cells, with their finds where known, such as c5=gold d6"),
        modules=modules,
        players=players,
    )
    reader.refuse_the_rest((*FIELDS, "module CELL", "player NUMBER"))
    reasons = [*reader.reasons, *module_reasons, *player_reasons]
    if reasons:
        raise InvalidPosition(reasons)
    return assemble(draft)


def _read_rules(reader: Reader) -> Rules:
    given = Rules()
    text = reader.take("map", given.map, lambda text: str(json.loads(text)) if text[:1] == '"' else text, "a map")
    return Rules(
        hand_limit=reader.number("hand limit", given.hand_limit),
        trench_needs=reader.choice("trench needs", given.trench_needs, ("five-modules", "all-kinds")),
        ruins_tie=reader.choice("ruins tie", given.ruins_tie, ("shared", "highest-find")),
        map=text,
        base=reader.take("base", given.base, str, "a cell"),
        first=reader.take(
            "first player", NOBODY, lambda text: NOBODY if text == "by lot" else number(text) - 1, "a seat or by lot"
        ),
    )


def _read_modules(found: Mapping[str, str]) -> tuple[list[PlacedModule], list[str]]:
    modules, reasons = [], []
    for name, value in found.items():
        if not name.startswith("module "):
            continue
        cell = CELL_NAMED.get(name.removeprefix("module ").strip(), -1)
        kind, *rest = (part.strip() for part in value.lower().split(","))
        words = kind.split()
        turns = {"r0": 0, "r90": 1, "r180": 2, "r270": 3}
        if cell < 0 or not words or words[0] not in KIND_NAMED or any(word not in turns for word in words[1:2]):
            reasons.append(f"{name}: {value!r} is no module on a cell, such as `module e7: training r90, owner 1`")
            continue
        parts: dict[str, str] = {}
        for part in rest:
            part_name, _, part_value = part.partition(" ")
            parts[part_name] = part_value
        reader = Reader(parts, f"{name}, ")
        owner = reader.number("owner", 0) - 1
        people = reader.take("researchers", (), numbers, "numbers by player")
        fresh = parts.get("fresh") is not None
        reader.found.pop("fresh", None)
        reader.refuse_the_rest(("owner", "researchers", "fresh"))
        reasons += reader.reasons
        module = Module(cell, int(KIND_NAMED[words[0]]), turns[words[1]] if len(words) > 1 else 0, owner)
        modules.append(PlacedModule(module, people, fresh))
    return modules, reasons


def _read_players(found: Mapping[str, str]) -> tuple[list[Player], list[str]]:
    given = {name: value for name, value in found.items() if name.startswith("player ")}
    if len(given) not in MONEY or set(given) != {f"player {seat + 1}" for seat in range(len(given))}:
        return [], [_NO_PLAYERS]
    players, reasons = [], []
    for seat in range(len(given)):
        parts: dict[str, str] = {}
        for part in given[f"player {seat + 1}"].lower().split(","):
            name, _, value = part.strip().partition(" ")
            parts[name] = value
        parts.pop("", None)
        reader = Reader(parts, f"player {seat + 1}, ")
        players.append(
            Player(
                money=reader.number("money", MONEY[len(given)]),
                hand=reader.take("hand", (), _hand, "modules such as training habitat-green+3"),
                subs=reader.take("subs", (ASHORE,) * SUBMARINES, _sub_cells, "three cells or -"),
                kept=reader.take("kept", (0,) * KEPT, _kept, "finds with numbers, such as gold 1 snail 2"),
                order=reader.take("order", UNKNOWN, ORDER_NAMED.__getitem__, "one of " + ", ".join(ORDER_NAMED)),
                seen=reader.take("looked", 0, _cells, "cells"),
                raised=reader.number("raised", 0),
            )
        )
        reader.refuse_the_rest(PLAYER_FIELDS)
        reasons += reader.reasons
    return players, reasons


def _cells(text: str) -> int:
    return set_of([CELL_NAMED[word] for word in text.lower().split()])


def _subs(text: str) -> int:
    return sum(1 << {"s1": 0, "s2": 1, "s3": 2}[word] for word in set(text.split()))


def _sub_cells(text: str) -> tuple[Cell, ...]:
    cells = tuple(ASHORE if word == "-" else CELL_NAMED[word] for word in text.split())
    if len(cells) > SUBMARINES:
        raise ValueError(text)
    return cells + (ASHORE,) * (SUBMARINES - len(cells))


def _hand(text: str) -> tuple[InHand, ...]:
    split = [word.partition("+") for word in text.split()]
    return tuple(InHand(int(KIND_NAMED[kind]), number(people) if plus else 0) for kind, plus, people in split)


def _kept(text: str) -> tuple[int, ...]:
    words = text.split()
    counts = [0] * KEPT
    for kind, count in zip(words[::2], words[1::2], strict=True):
        counts[FACE_NAMED[kind]] = number(count)
    return tuple(counts)


def _threes(text: str) -> dict[int, int]:
    return {RESEARCH_KINDS.index(KIND_NAMED[kind]): number(seat) - 1 for kind, seat in pairs(text)}


def _ruins(text: str) -> dict[int, int]:
    found = {number(place): NOBODY if owner == "none" else number(owner) - 1 for place, owner in pairs(text)}
    if not all(1 <= place <= ATLANTIS_FINDS for place in found):
        raise ValueError(text)
    return found


def _finds(text: str) -> dict[Cell, int]:
    return {CELL_NAMED[cell]: UNKNOWN if face in ("", "?") else FACE_NAMED[face] for cell, face in pairs(text)}


def _pendings(text: str) -> tuple[Pending, ...]:
    return tuple(_pending(part.split()) for part in text.split(",") if part.strip())


def _pending(words: Iterable[str]) -> Pending:
    match list(words):
        case ["dock", sub]:
            return Pending(Stage.DOCK, sub=int({"s1": 0, "s2": 1, "s3": 2}[sub]))
        case ["look", looks]:
            return Pending(Stage.LOOK, looks=number(looks))
        case ["look", looks, cell]:
            return Pending(Stage.LOOK, looks=number(looks), looked=CELL_NAMED[cell])
        case ["speed"]:
            return Pending(Stage.SPEED)
        case ["reward"]:
            return Pending(Stage.REWARD)
    raise ValueError(words)


__all__ = ["parse_position", "position_text", "state_from_json", "state_to_json", "yes_or_no"]
