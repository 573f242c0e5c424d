"""What the board adds around a game's own scene: log, undo, curtain, and the words of its frame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from nautwidget.game import Seat
from nautwidget.match import Match
from nautwidget.scene import Button, Card, Icon, Row, Scene, Table, Text
from nautwidget.texts import Say, Texts, Who, say

Line: TypeAlias = tuple[int, Seat, Say]
#: How many lines of the log are shown.
LOG_LINES = 6
LABELS = (
    *("cards", "close", "lost", "keys", "yes", "no"),
    *("turn", "zoom_in", "zoom_out", "fit", "full", "leave_full"),
    *("step_back", "step_on", "step_all", "step_first"),
)


class Story:
    """What a seat has been told so far, kept so that each action is told once."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match = match
        self._seat = seat
        self._lines: list[Line] = []
        self._ply = 0
        self._last: object = None

    def lines(self) -> list[Line]:
        """All lines, up to now."""
        match = self._match
        if match.ply < self._ply or (self._ply and match.state_at(self._ply) is not self._last):
            # Something was taken back.
            self._ply, self._lines = 0, []
        self._lines += match.told(self._seat, self._ply)
        self._ply, self._last = match.ply, match.state
        return self._lines


def cards(scene: Scene, match: Match, texts: Texts, playing: bool, more: tuple[Button, ...] = ()) -> tuple[Card, ...]:
    """The game's cards, with undo and more on the turn card; without anything to press where nobody plays."""
    if not playing:
        return tuple(without_buttons(card) for card in scene.cards)
    return tuple(with_undo(card, match, texts, more) if card.area == "turn" else card for card in scene.cards)


def moment(ply: int, last: int, texts: Texts) -> Card:
    """The card that stands for the turn while an earlier moment is shown: go on, back, or to now."""
    steps = (
        Button(f":show {ply - 1}", texts("moment.back"), legal=ply > 0),
        Button(f":show {ply + 1}", texts("moment.on")),
    )
    rows = (
        Row((Text(texts("moment.title", ply=ply, last=last), "title"),)),
        Row((Text(texts("moment.body")),)),
        Row((Button(":now", texts("moment.now"), "primary"), *steps)),
    )
    return Card("turn", "turn", rows)


def with_undo(card: Card, match: Match, texts: Texts, more: tuple[Button, ...] = ()) -> Card:
    undo = Button(":undo", texts("undo.label"), legal=match.can_undo)
    redo = (Button(":redo", texts("redo.label")),) if match.can_redo else ()
    return replace(card, rows=(*card.rows, Row((undo, *redo, *more))))


def without_buttons(card: Card) -> Card:
    """A card on a board that only shows: nothing to press."""
    rows: list[Row | Table] = []
    for row in card.rows:
        if isinstance(row, Row):
            items = tuple(item for item in row.items if not isinstance(item, Button))
            right = tuple(item for item in row.right if not isinstance(item, Button))
            if items or right:
                rows.append(Row(items, right))
        else:
            rows.append(row)
    return replace(card, rows=tuple(rows))


def log(lines: Sequence[Line], texts: Texts) -> Card:
    """The last things that happened, the newest at the bottom; each can be pressed to see that moment."""
    newest = lines[-LOG_LINES:]
    rows = [Row((*seat_icon(line), Button(f":show {ply}", texts(line), "line"))) for ply, _, line in newest]
    return Card("log", "log", tuple(rows) or (Row((Text(texts("board.log.empty"), "note"),)),), texts("board.log"))


def seat_icon(line: Say) -> tuple[Icon, ...]:
    """The mark of whom the sentence is about, if it is about somebody; the sentence itself has the name."""
    who = line.params.get("who")
    return (Icon(f"mark-{who.seat}", "", 16),) if isinstance(who, Who) else ()


def says(ply: int, drawn: int, lines: Sequence[Line], texts: Texts) -> dict[str, Any]:
    """What is new since the last picture, to be read aloud."""
    return {"ply": ply, "lines": [texts(line) for at, _, line in lines if at > drawn]}


def curtain(seat: Seat, texts: Texts) -> dict[str, str]:
    """What the curtain says to who comes next."""
    words = {part: texts(say(f"curtain.{part}", who=Who(seat))) for part in ("title", "body", "button")}
    return {**words, "action": ":uncover"}


def labels(texts: Texts) -> dict[str, str]:
    """The words of the frame."""
    named = {name: texts(f"board.{name}") for name in LABELS}
    board = texts("board.label", game=texts("game"), keys=named["keys"])
    return {**named, "board": board, "rule": texts("board.rule")}
