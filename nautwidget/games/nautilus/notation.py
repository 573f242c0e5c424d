"""The actions of Nautilus as a person writes them.

`buy habitat-green 3`, `buy training`, `pass`, `place training e7 r90`, `place habitat-green 3 e7`, `done`,
`walk b4>d6`, `launch m9 n`, `sonar s1`, `dive s1 k12`, `dock s1 m9`, `look c5`, `raise 2`; chance: `lot 2`,
`deal 3 snail … orders scallop+urchin …`, finds in the order of their cells by zone. Capitals are read too.
"""

from __future__ import annotations

from typing import Final

from nautwidget.game import InvalidAction
from nautwidget.games.nautilus.actions import (
    DIVES,
    DONE,
    LOOKS,
    PASS,
    SONARS,
    Action,
    Buy,
    Deal,
    Dive,
    Dock,
    Done,
    Launch,
    Look,
    Lot,
    Pass,
    Place,
    Raise,
    Sonar,
    Walk,
    launch,
    places,
    walk,
)
from nautwidget.games.nautilus.cells import CELL_NAMED, NAMES
from nautwidget.games.nautilus.finds import FACE_NAMED, ORDER_NAMED, face_word, order_word
from nautwidget.games.nautilus.modules import KIND_NAMED, RESEARCH, Kind, Side

HELP: Final = (
    "Actions are: buy KIND or buy habitat-green N, pass, place KIND CELL rTURN, done, walk CELL>CELL, "
    "launch CELL SIDE, sonar sN, dive sN CELL, dock sN CELL, look CELL, raise N; chance's: lot N, deal."
)
_LONGEST: Final = 2000
_TURNS: Final = {"r0": 0, "r90": 1, "r180": 2, "r270": 3}
_SUBS: Final = {"s1": 0, "s2": 1, "s3": 2}
_SIDES: Final = {side.name.lower(): side for side in Side}


def notation(action: Action) -> str:
    """The action as a person writes it."""
    match action:
        case Buy(kind, researchers):
            return f"buy {Kind(kind).word}" + (f" {researchers}" if researchers else "")
        case Pass():
            return "pass"
        case Done():
            return "done"
        case Place(kind, researchers, cell, turn):
            module = Kind(kind).word + (f" {researchers}" if researchers else "")
            return f"place {module} {NAMES[cell]}" + (f" r{90 * turn}" if kind < RESEARCH else "")
        case Walk(start, end):
            return f"walk {NAMES[start]}>{NAMES[end]}"
        case Launch(cell, side):
            return f"launch {NAMES[cell]} {Side(side).name.lower()}"
        case Sonar(sub):
            return f"sonar s{sub + 1}"
        case Dive(sub, cell):
            return f"dive s{sub + 1} {NAMES[cell]}"
        case Dock(sub, cell):
            return f"dock s{sub + 1} {NAMES[cell]}"
        case Look(cell):
            return f"look {NAMES[cell]}"
        case Raise(count):
            return f"raise {count}"
        case Lot(seat):
            return f"lot {seat + 1}"
        case Deal(faces, orders):
            return f"deal {' '.join(map(face_word, faces))} orders {' '.join(map(order_word, orders))}"


def parse(text: str) -> Action:
    """The action that the text names; InvalidAction when it names none."""
    words = text[:_LONGEST].lower().replace(">", " ").split()
    if words and len(text) <= _LONGEST:
        try:
            action = _parse(words[0], words[1:])
        except (KeyError, ValueError):
            action = None
        if action is not None:
            return action
    shown = text if len(text) <= 60 else text[:60] + "…"
    raise InvalidAction(f"{shown!r} is no action. {HELP}")


def _parse(verb: str, rest: list[str]) -> Action | None:
    match verb, rest:
        case "pass", []:
            return PASS
        case "done", []:
            return DONE
        case "buy", [kind]:
            return Buy(int(KIND_NAMED[kind]))
        case "buy", [kind, count]:
            return Buy(int(KIND_NAMED[kind]), _number(count))
        case "place", [kind, *more]:
            return _place(KIND_NAMED[kind], more)
        case "walk", [start, end]:
            return walk(CELL_NAMED[start], CELL_NAMED[end])
        case "launch", [cell, side]:
            return launch(CELL_NAMED[cell], _SIDES[side])
        case "sonar", [sub]:
            return SONARS[_SUBS[sub]]
        case "dive", [sub, cell]:
            return DIVES[_SUBS[sub]][CELL_NAMED[cell]]
        case "dock", [sub, cell]:
            return Dock(_SUBS[sub], CELL_NAMED[cell])
        case "look", [cell]:
            return LOOKS[CELL_NAMED[cell]]
        case "raise", [count]:
            return Raise(_number(count))
        case "lot", [seat]:
            return Lot(_number(seat) - 1)
        case "deal", _ if "orders" in rest:
            split = rest.index("orders")
            faces = tuple(FACE_NAMED[word] for word in rest[:split])
            return Deal(faces, tuple(ORDER_NAMED[word] for word in rest[split + 1 :]))
    return None


def _place(kind: Kind, rest: list[str]) -> Action | None:
    """A habitat looks the same in every turn: its turn may be written and is left out."""
    researchers = 0
    if kind >= RESEARCH and rest and rest[0].isdigit():
        researchers = _number(rest.pop(0))
    turn = _TURNS[rest.pop()] if len(rest) == 2 else 0
    if len(rest) != 1 or researchers > 9:
        return None
    return places(int(kind), researchers, turn if kind < RESEARCH else 0)[CELL_NAMED[rest[0]]]


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise ValueError(text)
    return int(text)
