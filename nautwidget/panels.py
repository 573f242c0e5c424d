"""The cards of a scene drawn as shapes, for the still picture: beside the board and below it.

A still picture has nobody to measure type, so widths are estimated on the wide side: words never run over an edge.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from nautwidget.scene import Bar, Button, Card, Icon, Item, Number, Picture, Pill, Row, Shape, Table, Text, shape

GAP: Final = 8
COLUMN: Final = 296
PAD: Final = 12
ROW_GAP: Final = 6
#: The room that the frame of a button or pill takes, left and right together.
_FRAME: Final = 20
#: Areas that may stand below the board when there is no more room beside it.
BELOW: Final = ("chart", "legend", "log")


class Type(NamedTuple):
    """How a style of text is set."""

    size: float
    bold: bool
    colour: str


TYPES: Final = {
    "title": Type(15, True, "var(--ink)"),
    "strong": Type(13, True, "var(--ink)"),
    "body": Type(13, False, "var(--ink)"),
    "note": Type(11, False, "var(--ink-2)"),
    "number": Type(15, True, "var(--ink)"),
}
_NARROW: Final = frozenset("iljtfrI.,:;'’|!()[] ·")
_WIDE: Final = frozenset("mwMW@%—★")


class Box(NamedTuple):
    """Something on a line: its size, and a drawing or some words."""

    width: float
    height: float
    drawn: Shape | None = None
    #: Words of one text that follow each other on a line are set as one.
    style: str = ""
    text: str = ""


Line: TypeAlias = "list[Box]"


@dataclass(frozen=True, slots=True)
class Panel:
    """A card with its height, drawn from its own upper left corner."""

    height: float
    shapes: tuple[Shape, ...]


def panels(cards: Sequence[Card], board: tuple[Number, Number]) -> tuple[tuple[Shape, ...], tuple[int, int]]:
    """All cards around a board of this size, and the size of the whole."""
    if not cards:
        return (), (round(board[0]), round(board[1]))
    shapes: list[Shape] = []
    beside = below = 0.0
    for card in cards:
        panel = _panel(card, COLUMN)
        if card.area in BELOW and beside + panel.height > board[1]:
            panel = _panel(card, board[0])
            shapes.append(shape("g", *panel.shapes, at=(0, round(board[1] + GAP + below))))
            below += panel.height + GAP
        else:
            shapes.append(shape("g", *panel.shapes, at=(board[0] + GAP, round(beside))))
            beside += panel.height + GAP
    return tuple(shapes), (round(board[0]) + GAP + COLUMN, round(max(board[1] + below, beside - GAP)))


def _panel(card: Card, width: Number) -> Panel:
    left = PAD + (5 if card.accent else 0)
    inner = width - left - PAD
    rows: list[Row | Table] = list(card.rows)
    if card.title and not any(isinstance(row, Table) and row.label == card.title for row in rows):
        rows.insert(0, Row((Text(card.title, "strong"),)))
    shapes: list[Shape] = []
    y = 9.0
    for row in rows:
        drawn, height = _table(row, inner) if isinstance(row, Table) else _row(row, inner)
        if drawn:
            shapes.append(shape("g", *drawn, at=(left, round(y, 1))))
            y += height + ROW_GAP
    height = round(y - ROW_GAP + 9)
    edge = "var(--ink-2)" if card.active else "var(--line)"
    frame = [
        shape(
            "rect",
            width=width,
            height=height,
            rx=10,
            fill="var(--panel)",
            stroke=edge,
            stroke_width=1.6 if card.active else 1,
        )
    ]
    if card.accent:
        bar = f"M5.5 .5h-1a4 10 0 0 0-4 10v{height - 21}a4 10 0 0 0 4 10h1Z"
        frame.append(shape("path", d=bar, fill=f"var(--{card.accent})"))
    return Panel(height, (*frame, *shapes))


def _row(row: Row, width: float) -> tuple[list[Shape], float]:
    right = [box for item in row.right for box in _boxes(item, width)]
    room = _wide(right)
    left = [box for item in row.items for box in _boxes(item, width)]
    # What stands at the right end shares the first line only if all of the left fits beside it.
    beside = bool(right) and (not left or _wide(left) + 12 + room <= width)
    lines = _lines(left, width - room - 12 if beside else width)
    shapes, y = _set(lines)
    if beside:
        height = max([box.height for box in [*right, *(lines[0] if lines else [])]])
        shapes += _line(right, width - room, 0, height)
        return shapes, max(y, height)
    if right:
        for line in _lines(right, width):
            height = max(box.height for box in line)
            shapes += _line(line, width - _wide(line), y + (2 if y else 0), height)
            y += height + 2
    return shapes, y


def _table(table: Table, width: float) -> tuple[list[Shape], float]:
    lines = [table.head, *table.rows]
    first = max(_wide([box for item in line[0] for box in _boxes(item, width)]) for line in lines)
    step = (width - first) / max(1, len(table.head) - 1)
    shapes: list[Shape] = []
    y = 0.0
    if table.label:
        shapes, y = _set([_boxes(Text(table.label, "strong"), width)])
        y += 4
    for line in lines:
        cells = [[box for item in cell for box in _boxes(item, width)] for cell in line]
        height = max((box.height for cell in cells for box in cell), default=18)
        for column, cell in enumerate(cells):
            x = 0 if column == 0 else first + step * (column - 0.5) - _wide(cell) / 2
            shapes += _line(cell, x, y, height)
        y += height + 3
    return shapes, y - 3


def _set(lines: Sequence[Line]) -> tuple[list[Shape], float]:
    shapes: list[Shape] = []
    y = 0.0
    for number, line in enumerate(lines):
        height = max(box.height for box in line)
        shapes += _line(line, 0, y, height)
        y += height + (3 if number + 1 < len(lines) else 0)
    return shapes, y


def _lines(boxes: Sequence[Box], width: float) -> list[Line]:
    lines: list[Line] = []
    end = 0.0
    for box in boxes:
        if lines and (further := end + _gap(lines[-1][-1], box) + box.width) <= width:
            lines[-1].append(box)
            end = further
        else:
            lines.append([box])
            end = box.width
    return lines


def _line(boxes: Sequence[Box], x: float, y: float, height: float) -> Iterator[Shape]:
    """Boxes side by side, centred on their line."""
    before: Box | None = None
    for box in _joined(boxes):
        x += _gap(before, box) if before else 0
        drawn = _words(box) if box.drawn is None else box.drawn
        yield shape("g", drawn, at=(round(x, 1), round(y + (height - box.height) / 2, 1)))
        x += box.width
        before = box


def _joined(boxes: Sequence[Box]) -> list[Box]:
    joined: list[Box] = []
    for box in boxes:
        if joined and _one_text(joined[-1], box):
            joined[-1] = _text_box(f"{joined[-1].text} {box.text}", box.style)
        else:
            joined.append(box)
    return joined


def _wide(boxes: Sequence[Box]) -> float:
    gaps = sum(_gap(box, following) for box, following in pairwise(boxes))
    return sum(box.width for box in boxes) + gaps


def _one_text(box: Box, following: Box) -> bool:
    return bool(box.text and following.text) and box.style == following.style


def _gap(box: Box, following: Box) -> float:
    """The room between two boxes of a line: a space between words of one text."""
    if _one_text(box, following):
        return _text_box(" ", box.style).width
    return 5 if box.text else 6


def _boxes(item: Item, width: float) -> list[Box]:
    match item:
        case Text(text, style):
            return [_text_box(word, style) for part in text.split() for word in _broken(part, style, width)]
        case Icon(symbol, label, size):
            return [
                Box(
                    size,
                    size,
                    shape(
                        "use",
                        *([shape("title", text=label)] if label else []),
                        href=f"#{symbol}",
                        width=size,
                        height=size,
                    ),
                )
            ]
        case Pill(text, on):
            ink = "var(--panel)" if on else "var(--ink-2)"
            return [_framed((text,), 20, 11, on, "var(--ink)" if on else "none", ink)]
        case Bar(part):
            ends = {"height": 8, "rx": 4}
            whole = shape("rect", width=width, fill="var(--well)", stroke="var(--button-line)", look=ends)
            return [Box(width, 8, shape("g", whole, shape("rect", width=width * part, fill="var(--ink)", look=ends)))]
        case Picture(scene):
            scale = width / scene.size[0]
            drawn = shape("g", *scene.backdrop, *scene.layers, transform=f"scale({scale:.3f})")
            return [Box(width, scale * scene.size[1], drawn)]
        case Button(label=label, style=style, legal=legal):
            primary = style == "primary" and legal
            ink = "var(--on-accent)" if primary else "var(--ink)" if legal else "var(--ink-2)"
            room = width - _FRAME
            lines = [_joined(line)[0].text for line in _lines(_boxes(Text(label, "strong"), room), room)]
            return [_framed(lines, 30, 13, True, "var(--accent)" if primary else "none", ink, dashed=not legal)]


def _text_box(text: str, style: str) -> Box:
    size, bold, _ = TYPES.get(style, TYPES["body"])
    return Box(_width(text, size, bold), round(size * 1.4, 1), None, style, text)


def _words(box: Box) -> Shape:
    size, bold, colour = TYPES.get(box.style, TYPES["body"])
    return shape(
        "text", y=round(size * 1.05, 1), fill=colour, font_size=size, font_weight=700 if bold else 400, text=box.text
    )


def _framed(
    lines: Sequence[str], height: float, size: float, bold: bool, fill: str, ink: str, dashed: bool = False
) -> Box:
    """Words in a frame; a button that is longer than its card has more than one line."""
    width = max((_width(line, size, bold) for line in lines), default=0) + _FRAME
    below = round(size * 1.4, 1)
    whole = height + below * (len(lines) - 1) if lines else height
    frame = shape(
        "rect",
        width=round(width, 1),
        height=whole,
        rx=min(8, height / 2),
        fill=fill,
        stroke="var(--button-line)",
        look={"stroke_dasharray": "4 3"} if dashed else {},
    )
    words = [
        shape(
            "text",
            x=round(width / 2, 1),
            y=height / 2 + size * 0.36 + below * number,
            text_anchor="middle",
            fill=ink,
            font_size=size,
            font_weight=700 if bold else 400,
            text=line,
        )
        for number, line in enumerate(lines)
    ]
    return Box(width, whole, shape("g", frame, *words))


def _broken(word: str, style: str, width: float) -> Iterator[str]:
    """A word that is longer than a line, in pieces."""
    size, bold, _ = TYPES.get(style, TYPES["body"])
    piece = ""
    if _width(word, size, bold) <= width:
        yield word
        return
    for letter in word:
        if piece and _width(piece + letter, size, bold) > width:
            yield piece
            piece = ""
        piece += letter
    yield piece


def _width(text: str, size: float, bold: bool) -> float:
    return sum(map(_em, text)) * size * (1.1 if bold else 1)


@cache
def _em(letter: str) -> float:
    if letter in _NARROW:
        return 0.36
    if letter in _WIDE or ord(letter) > 0x2E80:
        return 0.95
    return 0.7 if letter.isupper() else 0.6
