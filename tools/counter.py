"""The smallest widget with a round trip: a click, a message, Python counts, the page shows it.

It proves that the browser tests reach Python, and it is the peer of the board's own round trip in the benchmarks.
"""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets


class Counter(anywidget.AnyWidget):
    """Counts clicks in Python."""

    _esm = """
    function render({ model, el }) {
      const button = document.createElement("button");
      button.dataset.testid = "counter";
      const show = () => {
        button.dataset.ply = model.get("count");
        button.textContent = `Python counted ${model.get("count")}`;
      };
      button.addEventListener("click", () => model.send({ kind: "click" }));
      model.on("change:count", show);
      show();
      el.append(button);
    }
    export default { render };
    """
    _css = "[data-testid=counter] { color: rgb(1, 2, 3); }"
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.on_msg(self._clicked)

    def _clicked(self, _widget: object, content: dict[str, str], _buffers: object) -> None:
        if content["kind"] == "click":
            self.count += 1
