"""Numbers on the board, many in one shape, because a picture has to be small."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from nautwidget.scene import Attribute, Shape, shape

#: Where a number stands, and the number.
Figure: TypeAlias = "tuple[float, float, int]"


def badges(places: Sequence[Figure]) -> Iterator[Shape]:
    """White discs with numbers in them."""
    if not places:
        return
    dots = "".join(f"M{x:g} {y:g}h0" for x, y, _ in places)
    for colour, width in (("var(--piece)", 14.2), ("var(--badge)", 12.4)):
        yield shape("path", d=dots, stroke=colour, stroke_width=width, stroke_linecap="round")
    yield from figures([(x, y + 3.7, count) for x, y, count in places], "var(--badge-ink)", 10.5)


def figures(places: Sequence[Figure], ink: str, font: float) -> Iterator[Shape]:
    """Numbers of one digit in one text, and longer ones each in its own."""
    single = [entry for entry in places if entry[2] < 10]
    style: dict[str, Attribute] = {"fill": ink, "font_size": font, "font_weight": 700, "text_anchor": "middle"}
    if single:
        xs, ys = " ".join(f"{x:g}" for x, _, _ in single), " ".join(f"{y:g}" for _, y, _ in single)
        yield shape("text", x=xs, y=ys, text="".join(str(count) for _, _, count in single), look=style)
    for x, y, count in places:
        if count > 9:
            yield shape("text", x=x, y=y, text=str(count), look=style)
