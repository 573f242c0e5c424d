"""A made-up board for the browser tests: no game behind it, so that what the live board does is all that is tested."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import anywidget
import traitlets

from nautwidget.widget import Board

SIZE = (600, 400)
#: The words of the frame; each is its own name.
TOOLS = ("turn", "zoom_in", "zoom_out", "fit", "full", "leave_full")
LABELS = {word: word for word in (*TOOLS, "yes", "no", "board", "cards", "close", "rule", "lost")}
ARROW = {"t": "path", "a": {"d": "M-9 9L0-9L9 9z", "fill": "var(--accent)"}}


class Chart(anywidget.AnyWidget):
    """The traits of a board, and a Python that says yes to everything it is asked."""

    _esm = Board._esm
    _css = Board._css
    backdrop = traitlets.Dict().tag(sync=True)
    scene = traitlets.Dict().tag(sync=True)
    notes: traitlets.List[Any] = traitlets.List().tag(sync=True)
    cards: traitlets.List[Any] = traitlets.List().tag(sync=True)
    labels = traitlets.Dict(LABELS).tag(sync=True)
    theme = traitlets.Unicode("auto").tag(sync=True)

    def __init__(self, targets: Sequence[dict[str, Any]], *, zoom: bool = False, **traits: Any) -> None:
        super().__init__(**traits)
        #: The actions that were asked for, in order.
        self.actions: list[str] = []
        water = {"width": SIZE[0], "height": SIZE[1], "fill": "var(--deep)"}
        shapes: list[dict[str, Any]] = [{"t": "rect", "a": water}]
        for variant in ("r0", "r90", "r180"):
            turned = {"t": "g", "a": {"transform": f"rotate({variant[1:]})"}, "c": [ARROW]}
            shapes.append({"t": "defs", "c": [{"t": "g", "a": {"id": f"arrow-{variant}"}, "c": [turned]}]})
        self.backdrop = {"size": list(SIZE), "shapes": shapes, **({"zoom": True} if zoom else {})}
        self.scene = {"ply": 1, "description": "", "layers": [], "targets": list(targets)}
        self.on_msg(self._hear)

    def _hear(self, _widget: object, message: dict[str, Any], _buffers: object) -> None:
        self.actions.append(message["action"])
        self.send({"kind": "answer", "ask": message["ask"], "ok": True, "text": "", "reasons": [], "at": []})


def spot(id: str, x: float, y: float, **more: Any) -> dict[str, Any]:
    """A target on the wire."""
    return {"id": id, "action": f"go {id}", "label": f"place {id}", "at": [x, y, 12], **more}


def turnable(id: str, x: float, y: float, variants: Sequence[str] = ("r0", "r90", "r180")) -> dict[str, Any]:
    """A target that can be turned."""
    names = {"action": f"put {id} {{v}}", "label": f"{id} turned {{v}}", "preview": ["arrow-{v}"]}
    return spot(id, x, y, variants=list(variants), **names)


def hundred() -> list[dict[str, Any]]:
    """A full grid of targets that can be turned."""
    return [turnable(f"{x}-{y}", 30 + 60 * x, 20 + 40 * y) for y in range(10) for x in range(10)]
