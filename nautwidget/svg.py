"""A scene as a still picture: one SVG file with the board and its cards, which needs nothing around it.

It stands in a notebook that is read without a kernel, in a printed page, in a README.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from nautwidget.palette import FONT, svg_css
from nautwidget.panels import panels
from nautwidget.scene import Attribute, Scene, Shape, shape

#: Stands for the prefix of a picture's ids until the picture is written. XML cannot hold it, so no words contain it.
_MINE: Final = "\0"
#: What XML cannot hold, whatever it is escaped to.
_NOT_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_LOCAL: Final = re.compile(r"url\(#([^)]+)\)")
_REFERENCE: Final = re.compile(f'#{_MINE}([^")]+)')
MARGIN: Final = 12
#: Room for the title of a picture in a strip.
TITLE: Final = 36


def svg(scene: Scene, theme: str = "auto") -> str:
    """The picture as the text of an SVG file; `auto` follows the reader's own light or dark."""
    cards, size = panels(scene.cards, scene.size)
    inside = _board(scene, cards)
    return _own(_file(size, scene.description, theme, inside), inside + theme)


def strip(scenes: Sequence[tuple[str, Scene]], theme: str = "auto", columns: int = 3) -> str:
    """Several boards in one picture, row by row, each under its title."""
    if not scenes or columns < 1:
        raise ValueError("a strip needs at least one picture, and at least one column")
    width, height = (round(part) for part in scenes[0][1].size)
    step_x, step_y = width + 2 * MARGIN, height + TITLE + MARGIN
    parts = []
    for number, (title, scene) in enumerate(scenes):
        row, column = divmod(number, columns)
        words = shape("text", y=TITLE - 12, font_size=20, font_weight=700, fill="var(--ink)", text=title)
        place = f'<g transform="translate({column * step_x} {row * step_y})">'
        board = f'<g transform="translate(0 {TITLE})">{_board(scene)}</g>'
        parts.append(_own(f"{place}{_element(words)}{board}</g>", f"{board}{theme} {number}"))
    across = min(columns, len(scenes))
    size = (across * step_x - 2 * MARGIN, -(-len(scenes) // columns) * step_y - MARGIN)
    about = " · ".join(title for title, _ in scenes)
    inside = "".join(parts)
    return _own(_file(size, about, theme, inside), f"{inside}{theme} strip")


def _own(text: str, drawn: str) -> str:
    """Several pictures may stand in one page: the ids of each are its own, and the same picture has the same ones."""
    return text.replace(_MINE, f"n{sha256(drawn.encode()).hexdigest()[:8]}-")


def _file(size: tuple[int, int], about: str, theme: str, inside: str) -> str:
    width, height = size[0] + 2 * MARGIN, size[1] + 2 * MARGIN
    paper = shape("rect", x=-MARGIN, y=-MARGIN, width=width, height=height, fill="var(--paper)")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {width} {height}" width="{width}" '
        f'height="{height}" id="{_MINE}picture" class="nautwidget-still" role="img" '
        f'aria-labelledby="{_MINE}about" font-family={quoteattr(FONT)}>'
        f'<title id="{_MINE}about">{_words(about)}</title>'
        f"<style>{escape(svg_css(f'#{_MINE}picture', theme))}</style>"
        f"{_element(paper)}{inside}</svg>"
    )


def _board(scene: Scene, cards: Sequence[Shape] = ()) -> str:
    """The board and its cards, with those drawings that they refer to."""
    clip = shape(
        "clipPath", shape("rect", width=scene.size[0], height=scene.size[1], rx=10), look={"id": "whole-board"}
    )
    still = [drawn for drawn in scene.backdrop if drawn.tag != "defs"]
    board = shape("g", *still, shape("g", *scene.layers), clip_path="url(#whole-board)")
    text = _all((clip, board, *cards))
    return _symbols(scene, text) + text


def _symbols(scene: Scene, text: str) -> str:
    """Of the drawings of a backdrop those that a text refers to, and those in them."""
    defs = [drawn for part in scene.backdrop if part.tag == "defs" for drawn in part.children]
    known = {drawn.attributes.get("id"): drawn for drawn in defs}
    needed: dict[str, str] = {}
    texts = [text]
    while texts:
        for name in _REFERENCE.findall(texts.pop()):
            if name in known and name not in needed:
                needed[name] = _element(known[name])
                texts.append(needed[name])
    return f"<defs>{''.join(needed.values())}</defs>" if needed else ""


def _all(shapes: Iterable[Shape]) -> str:
    return "".join([_element(drawn) for drawn in shapes])


def _element(drawn: Shape) -> str:
    attributes = drawn.attributes
    if drawn.at is not None:
        place = f"translate({drawn.at[0]} {drawn.at[1]})"
        turned = f"{place} {attributes['transform']}" if "transform" in attributes else place
        attributes = {**attributes, "transform": turned}
    named = "".join([_attribute(name, value) for name, value in attributes.items()])
    inside = (_words(drawn.text) if drawn.text else "") + _all(drawn.children)
    return f"<{drawn.tag}{named}>{inside}</{drawn.tag}>" if inside else f"<{drawn.tag}{named}/>"


@lru_cache(maxsize=4096, typed=True)  # 1 and 1.0 are written differently
def _attribute(name: str, value: Attribute) -> str:
    text = _NOT_XML.sub("", str(value))
    if name == "id":
        text = _MINE + text
    elif name == "href":
        text = f"#{_MINE}{text.removeprefix('#')}"
    else:
        text = _LOCAL.sub(rf"url(#{_MINE}\1)", text)
    return f" {name}={quoteattr(text)}"


def _words(text: str) -> str:
    return escape(_NOT_XML.sub("", text))
