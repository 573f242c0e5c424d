"""Numbers and letters on the board, many in one shape, because a picture has to be small."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from nautwidget.scene import Attribute, Shape, shape

#: Where a number stands, and the number.
Figure: TypeAlias = "tuple[float, float, int]"
Label: TypeAlias = "tuple[float, float, str]"


def badges(places: Sequence[Figure]) -> Iterator[Shape]:
    """White discs with numbers in them."""
    if not places:
        return
    dots = "".join(f"M{x:g} {y:g}h0" for x, y, _ in places)
    for colour, width in (("var(--piece)", 14.2), ("var(--badge)", 12.4)):
        yield shape("path", d=dots, stroke=colour, stroke_width=width, stroke_linecap="round")
    yield from figures([(x, y + 3.7, count) for x, y, count in places], "var(--badge-ink)", 10.5)


def figures(places: Sequence[Figure], ink: str, font: float) -> Iterator[Shape]:
    """Bold numbers."""
    style: dict[str, Attribute] = {"fill": ink, "font_size": font, "font_weight": 700}
    yield from labels([(x, y, str(count)) for x, y, count in places], style)


def labels(places: Sequence[Label], style: Mapping[str, Attribute]) -> Iterator[Shape]:
    """Short words, each in the middle of its place: single signs in one text, and numbers of two digits in two.

    All digits are as wide as each other, so that tens which end in the middle and ones which begin there meet.
    """
    single = [place for place in places if len(place[2]) == 1]
    double = [place for place in places if len(place[2]) == 2 and place[2].isdigit()]
    yield from _signs(single, "middle", style)
    yield from _signs([(x, y, word[0]) for x, y, word in double], "end", style)
    yield from _signs([(x, y, word[1]) for x, y, word in double], "start", style)
    for place in places:
        if place not in single and place not in double:
            x, y, word = place
            yield shape("text", x=x, y=y, text_anchor="middle", text=word, look=style)


def _signs(places: Sequence[Label], anchor: str, style: Mapping[str, Attribute]) -> Iterator[Shape]:
    """Single signs, each with a place of its own, in one text."""
    if places:
        xs, ys = " ".join(f"{x:g}" for x, _, _ in places), " ".join(f"{y:g}" for _, y, _ in places)
        yield shape("text", x=xs, y=ys, text_anchor=anchor, text="".join(sign for _, _, sign in places), look=style)
