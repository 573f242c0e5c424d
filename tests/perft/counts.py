"""Counts of action sequences from fixed positions to fixed depth ("perft"): any change of what may be done shows.

`nautilus.txt` has the positions: a line `= name`, the lines of the position, and the line `counts` with the number of
sequences of one action, of two and so on. `python -m tests.perft --write` counts anew, as deep as written; what
changed is then read in the diff. `python -m tests.perft NAME` tells how many sequences begin with each action.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from nautwidget.games import game

FILE = Path(__file__).parent / "nautilus.txt"
GAME = game("nautilus")


@dataclass(frozen=True, slots=True)
class Entry:
    """A position by its name, and how many sequences of each length start there."""

    name: str
    position: str
    counts: tuple[int, ...]

    @property
    def text(self) -> str:
        return f"= {self.name}\n{self.position}counts: {' '.join(map(str, self.counts))}\n"


def entries() -> list[Entry]:
    """All positions of the file."""
    found = []
    for part in FILE.read_text("utf-8").split("\n= ")[1:]:
        name, _, rest = part.partition("\n")
        position, _, counts = rest.partition("counts:")
        found.append(Entry(name, position, tuple(map(int, counts.split()))))
    return found


def write(every: list[Entry]) -> None:
    head = '# Counts of action sequences of Nautilus; see counts.py. "= " begins a position.\n\n'
    FILE.write_text(head + "\n".join(entry.text for entry in every), "utf-8", newline="\n")


def counted(entry: Entry) -> Entry:
    """The same position with what the engine counts now."""
    state = GAME.parse_position(entry.position)
    return replace(entry, counts=tuple(sequences(state, depth + 1) for depth in range(len(entry.counts))))


def sequences(state: Any, depth: int) -> int:
    """How many sequences of so many actions start here; a game that ends sooner has none."""
    legal = GAME.legal_actions(state)
    if depth == 1:
        return len(legal)
    return sum(sequences(GAME.apply(state, action), depth - 1) for action in legal)


def divided(entry: Entry) -> Iterator[tuple[str, int]]:
    """Each first action with the number of sequences that begin with it, to the entry's full depth."""
    state = GAME.parse_position(entry.position)
    for action in GAME.legal_actions(state):
        depth = len(entry.counts) - 1
        yield GAME.notation(action), sequences(GAME.apply(state, action), depth) if depth else 1
