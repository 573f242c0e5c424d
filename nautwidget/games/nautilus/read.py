"""The fields of a position as text, read into a draft with everything that cannot be read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, Literal

from nautwidget.fields import Reader, number, numbers, pairs, parts
from nautwidget.game import InvalidPosition
from nautwidget.games.nautilus.cells import CELL_NAMED, Cell, set_of
from nautwidget.games.nautilus.draft import Draft, PlacedModule, Player
from nautwidget.games.nautilus.finds import ATLANTIS_FINDS, FACE_NAMED, KEPT, ORDER_NAMED
from nautwidget.games.nautilus.modules import KIND_NAMED, RESEARCH
from nautwidget.games.nautilus.state import (
    ASHORE,
    MONEY,
    NOBODY,
    SUBMARINES,
    UNKNOWN,
    InHand,
    Module,
    Pending,
    Rules,
    Stage,
)

STAGES: Final = {stage.word: stage for stage in Stage if stage != Stage.DEAL}
FIELDS: Final = (
    *("map", "base", "hand limit", "trench needs", "ruins tie", "first player"),
    *("stage", "round", "first", "seat", "bought", "walks", "steps", "walked", "sounded", "moved", "pending"),
    *("busy", "last round", "ending", "trench", "threes", "ruins", "finds", "unpaid", "gone"),
)
PLAYER_FIELDS: Final = ("money", "hand", "subs", "kept", "order", "looked", "raised")
MODULE_FIELDS: Final = ("owner", "researchers", "fresh")
TRENCH_NEEDS: Final[dict[str, Literal["five-modules", "all-kinds"]]] = {
    "five-modules": "five-modules",
    "all-kinds": "all-kinds",
}
RUINS_TIES: Final[dict[str, Literal["shared", "highest-find"]]] = {"shared": "shared", "highest-find": "highest-find"}
_TURNS: Final = {"r0": 0, "r90": 1, "r180": 2, "r270": 3}
_SUBS: Final = {"s1": 0, "s2": 1, "s3": 2}


def read(found: Mapping[str, str]) -> Draft:
    """The draft of the fields; what is left out stands as at the start of a game."""
    reader = Reader({name: value for name, value in found.items() if not name.startswith(("module ", "player "))})
    modules, module_reasons = _modules(found)
    players, player_reasons = _players(found)
    rules = _rules(reader)
    nothing: tuple[Pending, ...] = ()
    pending = reader.take("pending", nothing, _pendings, "decisions such as dock s1, look 2, speed, reward")
    round_now = reader.number("round", 1)
    begins = (rules.first + round_now - 1) % max(len(players), 1) if rules.first != NOBODY else 0
    first = reader.number("first", begins + 1) - 1
    draft = Draft(
        rules=rules,
        stage=reader.choice("stage", pending[-1].stage if pending else Stage.BUY, STAGES),
        round=round_now,
        first=first,
        seat=reader.number("seat", first + 1) - 1,
        bought=reader.flag("bought"),
        walks=reader.number("walks", 0),
        steps=reader.number("steps", 0),
        walked=reader.take("walked", NOBODY, CELL_NAMED.__getitem__, "a cell"),
        sounded=reader.take("sounded", 0, _subs, "submarines such as s1 s2"),
        moved=reader.take("moved", 0, _subs, "submarines such as s1 s2"),
        pending=pending,
        busy=reader.flag("busy"),
        last=reader.flag("last round"),
        ending=reader.take("ending", "", str.upper, "a rule"),
        trench_open=reader.take("trench", False, {"open": True, "closed": False}.__getitem__, "open or closed"),
        threes=reader.take("threes", {}, _threes, "kinds with a player, such as training=1 sonar=2"),
        ruins=reader.take("ruins", {}, _ruins, "numbers 1 to 15 with a player or none, such as 4=1 7=none"),
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
    return draft


def _rules(reader: Reader) -> Rules:
    given = Rules()
    return Rules(
        hand_limit=reader.number("hand limit", given.hand_limit),
        trench_needs=reader.choice("trench needs", given.trench_needs, TRENCH_NEEDS),
        ruins_tie=reader.choice("ruins tie", given.ruins_tie, RUINS_TIES),
        map=reader.take("map", given.map, _map, "the name of a map, or its text as a JSON string"),
        base=reader.take("base", given.base, str, "a cell"),
        first=reader.take(
            "first player", NOBODY, lambda text: NOBODY if text == "by lot" else number(text) - 1, "a seat or by lot"
        ),
    )


def _map(text: str) -> str:
    return str(json.loads(text)) if text.startswith('"') else text


def _modules(found: Mapping[str, str]) -> tuple[tuple[PlacedModule, ...], list[str]]:
    modules, reasons = [], []
    for name, value in found.items():
        if not name.startswith("module "):
            continue
        cell = CELL_NAMED.get(name.removeprefix("module ").strip(), -1)
        kind, _, rest = value.lower().partition(",")
        words = kind.split()
        if cell < 0 or not 1 <= len(words) <= 2 or words[0] not in KIND_NAMED or not {*words[1:]} <= {*_TURNS}:
            reasons.append(f"{name}: {value[:60]!r} is no module on a cell, such as `module e7: training r90, owner 1`")
            continue
        reader = Reader(parts(rest), f"{name}, ")
        number_of_kind = int(KIND_NAMED[words[0]])
        # Habitats and the base look the same in every turn: theirs may be written and means nothing.
        turn = _TURNS[words[1]] if len(words) > 1 and number_of_kind < RESEARCH else 0
        owner = reader.number("owner", 0) - 1
        nobody: tuple[int, ...] = ()
        people = reader.take("researchers", nobody, numbers, "numbers by player")
        fresh = reader.found.pop("fresh", None) is not None
        reader.refuse_the_rest(MODULE_FIELDS)
        reasons += reader.reasons
        modules.append(PlacedModule(Module(cell, number_of_kind, turn, owner), people, fresh))
    return tuple(modules), reasons


def _players(found: Mapping[str, str]) -> tuple[tuple[Player, ...], list[str]]:
    given = {name: value for name, value in found.items() if name.startswith("player ")}
    if len(given) not in MONEY or set(given) != {f"player {seat + 1}" for seat in range(len(given))}:
        return (), ["write 2 to 4 lines such as `player 1: money 30`, numbered from 1 without a gap (N1)"]
    players, reasons = [], []
    for seat in range(len(given)):
        reader = Reader(parts(given[f"player {seat + 1}"].lower()), f"player {seat + 1}, ")
        players.append(
            Player(
                money=reader.number("money", MONEY[len(given)]),
                hand=reader.take("hand", (), _hand, "modules such as training habitat-green+3"),
                subs=reader.take("subs", (ASHORE,) * SUBMARINES, _sub_cells, "three cells or -"),
                kept=reader.take("kept", (0,) * KEPT, _kept, "finds with numbers, such as gold 1 snail 2"),
                order=reader.choice("order", UNKNOWN, ORDER_NAMED),
                seen=reader.take("looked", 0, _cells, "cells"),
                raised=reader.number("raised", 0),
            )
        )
        reader.refuse_the_rest(PLAYER_FIELDS)
        reasons += reader.reasons
    return tuple(players), reasons


def _cells(text: str) -> int:
    return set_of([CELL_NAMED[word] for word in text.lower().split()])


def _subs(text: str) -> int:
    return sum(1 << _SUBS[word] for word in set(text.split()))


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
    counts = dict.fromkeys(range(KEPT), 0)
    for kind, count in zip(words[::2], words[1::2], strict=True):
        if FACE_NAMED[kind] not in counts:
            raise ValueError(kind)
        counts[FACE_NAMED[kind]] = number(count)
    return tuple(counts.values())


def _threes(text: str) -> dict[int, int]:
    found = {int(KIND_NAMED[kind]): number(seat) - 1 for kind, seat in pairs(text)}
    if not all(kind < RESEARCH for kind in found):
        raise ValueError(text)
    return found


def _ruins(text: str) -> dict[int, int]:
    found = {number(place): NOBODY if owner == "none" else number(owner) - 1 for place, owner in pairs(text)}
    if not all(1 <= place <= ATLANTIS_FINDS for place in found):
        raise ValueError(text)
    return found


def _finds(text: str) -> dict[Cell, int]:
    return {CELL_NAMED[cell]: UNKNOWN if face in ("", "?") else FACE_NAMED[face] for cell, face in pairs(text)}


def _pendings(text: str) -> tuple[Pending, ...]:
    return tuple(_pending(part.split()) for part in text.split(",") if part.strip())


def _pending(words: list[str]) -> Pending:
    match words:
        case ["dock", sub]:
            return Pending(Stage.DOCK, sub=_SUBS[sub])
        case ["look", looks]:
            return Pending(Stage.LOOK, looks=number(looks))
        case ["look", looks, cell]:
            return Pending(Stage.LOOK, looks=number(looks), looked=CELL_NAMED[cell])
        case ["speed"]:
            return Pending(Stage.SPEED)
        case ["reward"]:
            return Pending(Stage.REWARD)
    raise ValueError(words)
