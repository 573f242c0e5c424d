"""A scene as a still picture: one SVG file with the board and its cards, which needs nothing around it.

It stands in a notebook that is read without a kernel, in a printed page, in a README.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
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


def svg(scene: Scene, theme: str = "auto") -> str:
    """The picture as the text of an SVG file; `auto` follows the reader's own light or dark."""
    cards, (width, height) = panels(scene.cards, scene.size)
    everything = (*scene.backdrop, shape("g", *scene.layers), *cards)
    # Several pictures may stand in one page: the ids of each are its own, and the same picture has the same ones.
    prefix = "n" + sha256(repr((everything, theme)).encode()).hexdigest()[:8] + "-"
    width, height = width + 2 * MARGIN, height + 2 * MARGIN
    frame = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {width} {height}" width="{width}" '
        f'height="{height}" id="{prefix}picture" class="nautwidget-still" role="img" '
        f'aria-labelledby="{prefix}about" font-family={quoteattr(FONT)}>'
    )
    board = shape("g", *scene.backdrop, shape("g", *scene.layers), clip_path="url(#whole-board)")
    paper = shape("rect", x=-MARGIN, y=-MARGIN, width=width, height=height, fill="var(--paper)")
    clip = shape("clipPath", shape("rect", width=scene.size[0], height=scene.size[1], rx=10), id_="whole-board")
    parts = (paper, clip, board, *cards)
    return "".join(
        (
            frame,
            f'<title id="{prefix}about">{_words(scene.description)}</title>',
            f"<style>{escape(svg_css(f'#{prefix}picture', theme))}</style>",
            *(_element(part, prefix) for part in parts),
            "</svg>",
        )
    )


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
