"""A scene in words: what `print` shows of a match, and what stands in for the picture where there is none."""

from __future__ import annotations

from nautwidget.scene import Bar, Button, Card, Icon, Item, Picture, Pill, Row, Scene, Table, Text


def plain(scene: Scene) -> str:
    """The picture's description and its cards, line by line."""
    return "\n".join([scene.description, *[line for card in scene.cards for line in card_lines(card)]])


def card_lines(card: Card) -> list[str]:
    lines = [f"{card.title}:"] if card.title else []
    for row in card.rows:
        lines += table_lines(row) if isinstance(row, Table) else [row_line(row)]
    mark = "> " if card.active else "  "
    return [(mark if number == 0 else "  ") + line for number, line in enumerate(lines) if line]


def row_line(row: Row) -> str:
    left, right = words(row.items), words(row.right)
    return f"{left} | {right}" if left and right else left or right


def table_lines(table: Table) -> list[str]:
    cells = [[words(cell) for cell in line] for line in (table.head, *table.rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(table.head))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in cells]


def words(items: tuple[Item, ...]) -> str:
    return " ".join(word for item in items if (word := item_words(item)))


def item_words(item: Item) -> str:
    match item:
        case Text(text):
            return text
        case Icon(label=label):
            return label
        case Pill(text, on):
            return f"[{text}]" if on else text
        case Bar(part, label):
            return f"{label} {part:.0%}"
        case Picture(scene):
            return scene.description
        case Button(action, legal=legal):
            return f"<{action}>" if legal and not action.startswith(":") else ""
