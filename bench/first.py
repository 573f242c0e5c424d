"""How long it takes from running a cell to the first picture in it, beside the barest widget, in a real JupyterLab.

Each is the first widget of a page of its own, so that both pay alike for what JupyterLab and anywidget load with the
first one. Both cells find their packages imported by the cell before, but not the game: who plays waits for that too.
It is read from byte code, as pip leaves it and as the counter has its packages, though Python be told to write none.
"""

from __future__ import annotations

import compileall
import inspect
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page

import nautwidget
from bench.click import BOARD, COUNTER, browser
from tools import counter
from tools.jupyterlab import JupyterLab, serve

#: Pages for each of the two, in turns.
TIMES = 6
#: The board is there when its cards are: the log is the last of them.
WHOLE_BOARD = f"{BOARD}:has([data-testid=board]):has([data-testid=card-log])"
IMPORTS = inspect.getsource(counter) + "\nimport json\nimport nautwidget\nfrom nautwidget import Board\n"
PLAY = 'board = nautwidget.play("nautilus", 4, seed=1, curtains=False, autosave=False)\nboard'
#: What the browser needs for the first picture, without what every widget has.
SIZE = (
    "print(len(json.dumps({name: value for name, value in board.get_state().items() "
    "if not name.startswith('_') and name != 'layout'}, ensure_ascii=False).encode()))"
)
SHOW = """
([index, selector]) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  const frame = () => requestAnimationFrame(() => port2.postMessage(null));
  // The message arrives when the frame has been painted.
  port1.onmessage = () => (document.querySelector(selector) ? resolve(performance.now() - begin) : frame());
  jupyterapp.shell.currentWidget.content.activeCellIndex = index;
  const begin = performance.now();
  jupyterapp.commands.execute("notebook:run-cell");
  frame();
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
    compileall.compile_dir(Path(nautwidget.__file__).parent, quiet=1)
    ours, peer, sizes = [], [], []
    with browser() as chrome, tempfile.TemporaryDirectory() as home, serve(Path(home) / "lab") as lab:
        for number in range(TIMES):
            with notebook(lab, chrome, f"counter-{number}", ["Counter()"]) as page:
                peer.append(float(page.evaluate(SHOW, [1, COUNTER])))
            with notebook(lab, chrome, f"first-{number}", [PLAY, SIZE]) as page:
                ours.append(float(page.evaluate(SHOW, [1, WHOLE_BOARD])))
                page.evaluate(RUN, 2)
                sizes.append(int(page.locator(".jp-OutputArea-output pre").last.inner_text()))
    return median(ours), median(peer), max(sizes) / 1000


@contextmanager
def notebook(lab: JupyterLab, chrome: Browser, name: str, cells: list[str]) -> Iterator[Page]:
    """A page with a notebook in which everything is imported and nothing else has been done."""
    page = chrome.new_page(viewport={"width": 1400, "height": 1600})
    lab.open(page, name, [IMPORTS, *cells], run=False)
    page.evaluate(RUN, 0)
    # Let the page come to rest: it still has to paint that the first cell is done.
    page.wait_for_timeout(300)
    yield page
    lab.close(page)
