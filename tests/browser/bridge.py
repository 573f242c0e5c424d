"""The real Python widget on one side, its bundle in a plain page on the other: what a kernel and JupyterLab do between.

The Python side is a comm that the widget itself writes to, so the page gets exactly what JupyterLab would get.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import anywidget
from playwright.sync_api import Page, Route

ORIGIN = "http://board.test"
HARNESS = Path(__file__).parent / "harness.js"
HTML = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>board</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/widget.css"><div id="cell"></div>
<script type="module" src="/harness.js"></script>"""


class PageComm:
    """A comm whose other end is a page."""

    def __init__(self, deliver: Callable[[dict[str, Any]], None]) -> None:
        self.comm_id = "board"
        self._deliver = deliver

    def send(self, data: dict[str, Any], buffers: Sequence[bytes] | None = None) -> None:
        assert not buffers, "the board has no binary traits"
        self._deliver(data)

    def on_msg(self, _handler: object) -> None:
        """The bridge hands messages to the widget itself."""

    def close(self, *_: object, **__: object) -> None:
        """Nothing to release."""


class Bridge:
    """A widget shown in a page; messages and traits cross in both directions."""

    def __init__(self, widget: anywidget.AnyWidget, page: Page) -> None:
        self.widget = widget
        self.page = page
        #: What went wrong in the page.
        self.errors: list[str] = []
        #: What JS sent, in order.
        self.received: list[dict[str, Any]] = []
        self._answers: list[dict[str, Any]] | None = None

    def show(self) -> None:
        """Renders the widget in the page and waits until it stands."""
        page, files = self.page, self._files()

        def serve(route: Route) -> None:
            content_type, body = files[route.request.url.removeprefix(ORIGIN)]
            route.fulfill(content_type=content_type, body=body)

        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.route(f"{ORIGIN}/**", serve)
        page.expose_function("toPython", self._from_page)
        self.widget.comm = PageComm(self._to_page)
        page.goto(f"{ORIGIN}/")
        page.wait_for_function("() => window.bridge?.shown || window.bridge?.failed")

    def close(self) -> None:
        """Takes the view away as JupyterLab does, then the page."""
        self.widget.comm = None
        self.page.evaluate("() => window.bridge.remove()")
        self.page.context.close()

    def _files(self) -> dict[str, tuple[str, str]]:
        state = self.widget.get_state()
        traits = {name: value for name, value in state.items() if name not in {"_esm", "_css"}}
        script = "text/javascript; charset=utf-8"
        return {
            "/": ("text/html; charset=utf-8", HTML),
            "/harness.js": (script, HARNESS.read_text("utf-8")),
            "/widget.js": (script, str(state["_esm"])),
            "/widget.css": ("text/css; charset=utf-8", str(state.get("_css", ""))),
            "/traits.json": ("application/json", json.dumps(traits, default=str)),
        }

    def _from_page(self, content: dict[str, Any]) -> list[dict[str, Any]]:
        """A message of the view: Python handles it, and all it says meanwhile goes back at once, in order."""
        self.received.append(content)
        answers: list[dict[str, Any]] = []
        self._answers = answers
        try:
            self.widget._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
        finally:
            self._answers = None
        return answers

    def _to_page(self, data: dict[str, Any]) -> None:
        # A copy through JSON: what JSON cannot carry must not cross, and later changes must not show.
        carried = json.loads(json.dumps(data))
        if self._answers is not None:
            self._answers.append(carried)
        else:
            self.page.evaluate("data => window.bridge.fromPython(data)", carried)
