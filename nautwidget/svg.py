"""A scene as a still picture: one SVG file with the board and its cards, which needs nothing around it.

It stands in a notebook that is read without a kernel, in a printed page, in a README.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from nautwidget.palette import FONT, svg_css
from nautwidget.panels import panels
from nautwidget.scene import Scene, Shape, shape

#: What XML cannot hold, whatever it is escaped to.
_NOT_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_LOCAL: Final = re.compile(r"url\(#([^)]+)\)")
MARGIN: Final = 12
#: Room for the title of a picture in a strip.
TITLE: Final = 36


def svg(scene: Scene, theme: str = "auto") -> str:
    """The picture as the text of an SVG file; `auto` follows the reader's own light or dark."""
    cards, size = panels(scene.cards, scene.size)
    prefix = _prefix(scene, theme)
    return _file(prefix, size, scene.description, theme, _board(scene, prefix) + _all(cards, prefix))


def strip(scenes: Sequence[tuple[str, Scene]], theme: str = "auto", columns: int = 3) -> str:
    """Several boards in one picture, row by row, each under its title."""
    if not scenes or columns < 1:
        raise ValueError("a strip needs at least one picture, and at least one column")
    width, height = (round(part) for part in scenes[0][1].size)
    step_x, step_y = width + 2 * MARGIN, height + TITLE + MARGIN
    parts = []
    for number, (title, scene) in enumerate(scenes):
        row, column = divmod(number, columns)
        prefix = _prefix(scene, f"{theme} {number}")
        words = shape("text", y=TITLE - 12, font_size=20, font_weight=700, fill="var(--ink)", text=title)
        place = f'<g transform="translate({column * step_x} {row * step_y})">'
        board = f'<g transform="translate(0 {TITLE})">{_board(scene, prefix)}</g>'
        parts.append(f"{place}{_element(words, prefix)}{board}</g>")
    across = min(columns, len(scenes))
    size = (across * step_x - 2 * MARGIN, -(-len(scenes) // columns) * step_y - MARGIN)
    about = " · ".join(title for title, _ in scenes)
    return _file(_prefix(scenes[0][1], f"{theme} strip"), size, about, theme, "".join(parts))


def _prefix(scene: Scene, theme: str) -> str:
    """Several pictures may stand in one page: the ids of each are its own, and the same picture has the same ones."""
    drawn = repr((scene.backdrop, scene.layers, scene.cards, theme))
    return "n" + sha256(drawn.encode()).hexdigest()[:8] + "-"


def _file(prefix: str, size: tuple[int, int], about: str, theme: str, inside: str) -> str:
    width, height = size[0] + 2 * MARGIN, size[1] + 2 * MARGIN
    paper = shape("rect", x=-MARGIN, y=-MARGIN, width=width, height=height, fill="var(--paper)")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {width} {height}" width="{width}" '
        f'height="{height}" id="{prefix}picture" class="nautwidget-still" role="img" '
        f'aria-labelledby="{prefix}about" font-family={quoteattr(FONT)}>'
        f'<title id="{prefix}about">{_words(about)}</title>'
        f"<style>{escape(svg_css(f'#{prefix}picture', theme))}</style>"
        f"{_element(paper, prefix)}{inside}</svg>"
    )


def _board(scene: Scene, prefix: str) -> str:
    clip = shape(
        "clipPath", shape("rect", width=scene.size[0], height=scene.size[1], rx=10), look={"id": "whole-board"}
    )
    board = shape("g", *scene.backdrop, shape("g", *scene.layers), clip_path="url(#whole-board)")
    return _all((clip, board), prefix)


def _all(shapes: Iterable[Shape], prefix: str) -> str:
    return "".join(_element(drawn, prefix) for drawn in shapes)


def _element(drawn: Shape, prefix: str) -> str:
    attributes = "".join(f" {name}={_value(name, value, prefix)}" for name, value in _attributes(drawn))
    inside = _words(drawn.text) + "".join(_element(child, prefix) for child in drawn.children)
    return f"<{drawn.tag}{attributes}>{inside}</{drawn.tag}>" if inside else f"<{drawn.tag}{attributes}/>"


def _attributes(drawn: Shape) -> Iterable[tuple[str, str | int | float]]:
    attributes = dict(drawn.attributes)
    if drawn.at is not None:
        place = f"translate({drawn.at[0]} {drawn.at[1]})"
        attributes["transform"] = f"{place} {attributes['transform']}" if "transform" in attributes else place
    return attributes.items()


def _value(name: str, value: str | int | float, prefix: str) -> str:
    text = str(value)
    if name == "id":
        text = prefix + text
    elif name == "href":
        text = f"#{prefix}{text.removeprefix('#')}"
    else:
        text = _LOCAL.sub(rf"url(#{prefix}\1)", text)
    return quoteattr(_NOT_XML.sub("", text))


def _words(text: str) -> str:
    return escape(_NOT_XML.sub("", text))
