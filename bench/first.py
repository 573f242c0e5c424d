"""How long it takes from running a cell to the first picture in it, beside the barest widget, in a real JupyterLab."""

from __future__ import annotations

import inspect
import tempfile
from pathlib import Path
from statistics import median

from bench.click import BOARD, COUNTER, browser
from tools import counter
from tools.jupyterlab import serve

TIMES = 4
IMPORTS = inspect.getsource(counter) + "\nimport json\nimport nautwidget\nfrom nautwidget import Board\n"
PLAY = 'board = nautwidget.play("nautilus", 4, seed=1, curtains=False, autosave=False)\nboard'
#: What the browser needs for the first picture, without what every widget has.
SIZE = (
    "print(len(json.dumps({name: value for name, value in board.get_state().items() "
    "if not name.startswith('_') and name != 'layout'}, ensure_ascii=False).encode()))"
)
SHOW = """
([index, selector]) => new Promise((resolve) => {
  const panel = jupyterapp.shell.currentWidget;
  const seen = document.querySelectorAll(selector).length;
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll(selector).length === seen) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begin);
      port2.postMessage(null);
    });
  });
  observer.observe(panel.node, { childList: true, subtree: true });
  panel.content.activeCellIndex = index;
  const begin = performance.now();
  jupyterapp.commands.execute("notebook:run-cell");
})
"""
RUN = """
async (index) => {
  jupyterapp.shell.currentWidget.content.activeCellIndex = index;
  await jupyterapp.commands.execute("notebook:run-cell");
}
"""


def display() -> tuple[float, float, float]:
    """Milliseconds of ours and of the counter's, and our kilobytes; each time in a notebook of its own."""
    ours, peer, sizes = [], [], []
    with browser() as chrome, tempfile.TemporaryDirectory() as home, serve(Path(home) / "lab") as lab:
        for number in range(TIMES):
            page = chrome.new_page(viewport={"width": 1400, "height": 1600})
            lab.open(page, f"first-{number}", [IMPORTS, "Counter()", PLAY, SIZE], run=False)
            page.evaluate(RUN, 0)
            peer.append(float(page.evaluate(SHOW, [1, COUNTER])))
            page.wait_for_timeout(300)
            ours.append(float(page.evaluate(SHOW, [2, f"{BOARD} [data-testid=board]"])))
            page.evaluate(RUN, 3)
            sizes.append(int(page.locator(".jp-OutputArea-output pre").last.inner_text()))
            lab.close(page)
    return median(ours), median(peer), max(sizes) / 1000
