"""The picture of a position as plain data, drawn once in Python.

The live board and the still picture render the same scene. A scene has a *backdrop* that never changes during a
game, *layers* of shapes with stable ids on top of it, *targets* that carry actions, and *cards* around the board.
Colours are names of the palette (`var(--deep)`), so that a theme is chosen where the scene is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

Number: TypeAlias = "int | float"
Attribute: TypeAlias = "str | int | float"


@dataclass(frozen=True, slots=True)
class Shape:
    """An SVG element: tag, attributes, children or text. `id` is stable from one picture to the next."""

    tag: str
    attributes: dict[str, Attribute] = field(default_factory=dict)
    children: tuple[Shape, ...] = ()
    text: str = ""
    id: str = ""
    #: Where its own origin stands on the board; when it changes, the live board slides it there.
    at: tuple[Number, Number] | None = None
    #: The points it passes on the way to `at`.
    via: tuple[tuple[Number, Number], ...] = ()


@dataclass(frozen=True, slots=True)
class Target:
    """A place that answers to a click, a tap or a key: it carries an action, allowed or not.

    What is not allowed is a target too: trying it teaches the rule.
    """

    id: str
    action: str
    label: str
    x: Number
    y: Number
    #: Radius of the area that answers.
    r: Number
    legal: bool
    #: Shapes that show while the target is hovered or focused: a path, a ghost, a price.
    preview: tuple[Shape, ...] = ()
    #: Ways to do it, such as r0 and r90: {v} in action, label and preview stands for the one in use.
    variants: tuple[str, ...] = ()
    #: A question to be answered before it is done.
    confirm: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A spot of the board that never moves, by its name in notation: whatever is tried there gets an answer."""

    name: str
    x: Number
    y: Number
    r: Number


@dataclass(frozen=True, slots=True)
class Text:
    """Words on a card. Styles: title, strong, body, note, number."""

    text: str
    style: str = "body"


@dataclass(frozen=True, slots=True)
class Icon:
    """A drawing of the backdrop's symbols on a card, with its name for those who cannot see it.

    Where the words beside it say the same, the name is empty.
    """

    symbol: str
    label: str
    #: Side in px.
    size: int = 20


@dataclass(frozen=True, slots=True)
class Pill:
    """A short word in a rounded frame: the step of a turn, `on` when it is the present one."""

    text: str
    on: bool = False


@dataclass(frozen=True, slots=True)
class Button:
    """An action with a name. Styles: primary, plain, hint, line (words that can be pressed).

    A button that is not `legal` says why when pressed.
    """

    action: str
    label: str
    style: str = "plain"
    legal: bool = True
    #: A question to be answered before it is done.
    confirm: str = ""
    #: The letter that presses it from anywhere on the board.
    key: str = ""


@dataclass(frozen=True, slots=True)
class Bar:
    """How much of something is done, from 0 to 1, with its name for those who cannot see it."""

    part: float
    label: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of its own on a card, such as a plot; its targets can be pressed."""

    scene: Scene


Item: TypeAlias = "Text | Icon | Pill | Button | Bar | Picture"


@dataclass(frozen=True, slots=True)
class Row:
    """Items side by side, and others at the right end."""

    items: tuple[Item, ...]
    right: tuple[Item, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """What a line of a table is about: a sentence, the rule behind it, and that rule's own text."""

    text: str
    rule: str
    catalogue: str


@dataclass(frozen=True, slots=True)
class Table:
    """Cells in columns under a head; a cell is a row's items."""

    head: tuple[tuple[Item, ...], ...]
    rows: tuple[tuple[tuple[Item, ...], ...], ...]
    label: str = ""
    #: One for each line, if the live board is to tell the table line by line; a still picture shows all of it.
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A panel beside or below the board.

    Areas: turn, result (the score at the end), seat, score, chart (what needs the width of the board), legend, log.
    """

    id: str
    area: str
    rows: tuple[Row | Table, ...]
    title: str = ""
    #: Colour of the bar at its left: a name of the palette, as in "seat-0".
    accent: str = ""
    #: Whether it is this card's turn.
    active: bool = False
    #: What stands for it where there is little room; pressed, it opens, and its first row stands there instead.
    brief: Row | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: what stands still, what changes, what can be pointed at, and the cards."""

    #: Width and height of the board in its own units.
    size: tuple[Number, Number]
    #: What the picture shows, in a sentence, for those who cannot see it.
    description: str
    backdrop: tuple[Shape, ...]
    layers: tuple[Shape, ...]
    targets: tuple[Target, ...]
    cards: tuple[Card, ...]
    #: Spots where there may be no target; they stand still with the backdrop.
    places: tuple[Place, ...] = ()
    #: The action that a click on a place without a target means, with {place} for its name; none: nothing is meant.
    elsewhere: str = ""
    #: What has been picked up and is about to be used; "" when nothing is.
    chosen: str = ""
    #: Whether the board is so large that one wants to zoom.
    zoom: bool = False


def shape(
    tag: str,
    *children: Shape,
    id: str = "",
    at: tuple[Number, Number] | None = None,
    via: Sequence[tuple[Number, Number]] = (),
    text: str = "",
    look: Mapping[str, Attribute] = MappingProxyType({}),
    **attributes: Attribute,
) -> Shape:
    """A shape; attributes are spelt with underscores: `stroke_width=2`, `class_="piece"`.

    What several shapes share is a `look`.
    """
    named = {name.rstrip("_").replace("_", "-"): value for name, value in {**look, **attributes}.items()}
    return Shape(tag, named, children, text, id, at, tuple(via))


def use(
    symbol: str,
    *,
    at: tuple[Number, Number],
    id: str = "",
    via: Sequence[tuple[Number, Number]] = (),
    **attributes: Attribute,
) -> Shape:
    """One of the backdrop's symbols at a place."""
    return shape("use", id=id, at=at, via=via, href=f"#{symbol}", look=attributes)
