"""Scenes as the JSON that the live board reads: short names, nothing empty, nothing said twice.

js/src/wire.js is the other end: it reads what is written here.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any, TypeAlias

from nautwidget.scene import (
    Bar,
    Button,
    Card,
    Icon,
    Item,
    Number,
    Picture,
    Pill,
    Row,
    Scene,
    Shape,
    Table,
    Target,
    Text,
)

#: A shape on the wire: a mapping, or [tag, attributes, children…] where nothing else is to be said, or "symbol x y id".
Sent: TypeAlias = "str | list[Any] | dict[str, Any]"


def backdrop(scene: Scene) -> dict[str, Any]:
    """What stands still during a game; sent once."""
    data: dict[str, Any] = {"size": list(scene.size), "shapes": [shape(child) for child in scene.backdrop]}
    if scene.places:
        data["places"] = [{"r": r, "at": at} for r, at in places(scene).items()]
    if scene.zoom:
        data["zoom"] = True
    return data


def places(scene: Scene) -> dict[Number, str]:
    """By radius, "name x y name x y"…: a sea has hundreds of them."""
    found: dict[Number, list[str]] = {}
    for place in scene.places:
        found.setdefault(place.r, []).append(f"{place.name} {place.x} {place.y}")
    return {r: " ".join(spots) for r, spots in found.items()}


def board(scene: Scene, ply: int) -> dict[str, Any]:
    """What changes on the board from one action to the next."""
    data: dict[str, Any] = {
        "ply": ply,
        "description": scene.description,
        "layers": [shape(child) for child in scene.layers],
        "targets": [target(place) for place in scene.targets],
    }
    if scene.elsewhere:
        data["elsewhere"] = scene.elsewhere
    if scene.chosen:
        data["chosen"] = scene.chosen
    return data


def shape(drawn: Shape) -> Sent:
    attributes = drawn.attributes
    tag = drawn.tag
    # Most of a picture is symbols of the backdrop: "#symbol" for <use href="#symbol">, and less where they only stand.
    if tag == "use" and "href" in attributes:
        attributes = {name: value for name, value in attributes.items() if name != "href"}
        tag = str(drawn.attributes["href"])
        if drawn.at and not (attributes or drawn.children or drawn.via):
            return f"{tag[1:]} {drawn.at[0]} {drawn.at[1]} {drawn.id}".rstrip()
    children = [shape(child) for child in drawn.children]
    if not (drawn.text or drawn.id or drawn.via) and drawn.at is None:
        return [tag, attributes, *children]
    data: dict[str, Any] = {"t": tag}
    if attributes:
        data["a"] = attributes
    if children:
        data["c"] = children
    if drawn.text:
        data["x"] = drawn.text
    if drawn.id:
        data["k"] = drawn.id
    if drawn.at is not None:
        data["at"] = list(drawn.at)
    if drawn.via:
        data["via"] = [list(point) for point in drawn.via]
    return data


def target(place: Target) -> dict[str, Any]:
    data: dict[str, Any] = {"id": place.id, "action": place.action, "label": place.label}
    data["at"] = [place.x, place.y, place.r]
    if not place.legal:
        data["legal"] = False
    if place.preview:
        data["preview"] = [preview(child, place) for child in place.preview]
    if place.variants:
        data["variants"] = list(place.variants)
    if place.confirm:
        data["confirm"] = place.confirm
    return data


def preview(drawn: Shape, place: Target) -> Sent:
    """A shape of a preview; a symbol that stands on the target itself is no more than its name."""
    sent = shape(drawn)
    here = isinstance(sent, str) and drawn.at == (place.x, place.y)
    return str(sent).split()[0] if here else sent


def card(panel: Card) -> dict[str, Any]:
    data: dict[str, Any] = {"id": panel.id, "area": panel.area, "rows": [row(part) for part in panel.rows]}
    if panel.title:
        data["title"] = panel.title
    if panel.accent:
        data["accent"] = panel.accent
    if panel.active:
        data["active"] = True
    if panel.brief:
        data["brief"] = row(panel.brief)
    return data


def row(part: Row | Table) -> dict[str, Any]:
    if isinstance(part, Table):
        data: dict[str, Any] = {
            "head": [items(cell) for cell in part.head],
            "rows": [[items(cell) for cell in line] for line in part.rows],
        }
        if part.label:
            data["label"] = part.label
        if part.steps:
            data["steps"] = [{"rule": step.rule, "text": step.text, "catalogue": step.catalogue} for step in part.steps]
        return data
    data = {"items": items(part.items)}
    if part.right:
        data["right"] = items(part.right)
    return data


def items(parts: tuple[Item, ...]) -> list[dict[str, Any]]:
    return [item(part) for part in parts]


@singledispatch
def item(part: Item) -> dict[str, Any]:
    raise TypeError(f"no item of a card: {part!r}")


@item.register
def _(part: Text) -> dict[str, Any]:
    return {"text": part.text} if part.style == "body" else {"text": part.text, "style": part.style}


@item.register
def _(part: Icon) -> dict[str, Any]:
    data: dict[str, Any] = {"icon": part.symbol}
    if part.label:
        data["label"] = part.label
    if part.size != Icon.__dataclass_fields__["size"].default:
        data["size"] = part.size
    return data


@item.register
def _(part: Pill) -> dict[str, Any]:
    return {"pill": part.text, "on": True} if part.on else {"pill": part.text}


@item.register
def _(part: Button) -> dict[str, Any]:
    data: dict[str, Any] = {"button": part.action, "label": part.label}
    if part.style != "plain":
        data["style"] = part.style
    if not part.legal:
        data["legal"] = False
    if part.confirm:
        data["confirm"] = part.confirm
    if part.key:
        data["key"] = part.key
    return data


@item.register
def _(part: Bar) -> dict[str, Any]:
    return {"bar": round(part.part, 3), "label": part.label}


@item.register
def _(part: Picture) -> dict[str, Any]:
    scene = part.scene
    return {
        "picture": [shape(drawn) for drawn in (*scene.backdrop, *scene.layers)],
        "size": list(scene.size),
        "label": scene.description,
        "spots": [target(place) for place in scene.targets],
    }
