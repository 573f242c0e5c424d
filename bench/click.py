"""From click to repaint in a real JupyterLab, and the bytes of it, beside the barest widget with the same round trip.

Both widgets stand in one page before one kernel and are clicked in turns. The time is taken inside the page: from
the click to the frame after Python's answer has changed the widget's `data-ply`.
"""

from __future__ import annotations

import inspect
import json
import struct
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import Browser, Page, WebSocket, sync_playwright

from tools import chromium, counter
from tools.jupyterlab import JupyterLab, serve

BOARD = '[data-testid="nautwidget"]'
COUNTER = '[data-testid="counter"]'
QUESTION = f'{BOARD} [data-testid="question"]'
#: Actions and places, not the commands of the board itself (":undo"), and only those that are allowed.
LEGAL = ", ".join(
    f'{BOARD} [data-testid^="{kind}-"]:not([data-testid^="button-:"]):not([aria-disabled="true"]):not(:disabled)'
    for kind in ("button", "target")
)
#: Clicks that warm both sides up; they are not counted.
WARM_UP = 3

MEASURE = """
([root, button]) => new Promise((resolve) => {
  const watched = document.querySelector(root);
  const before = watched.dataset.ply;
  const observer = new MutationObserver(() => {
    if (watched.dataset.ply === before) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begin);
      port2.postMessage(null);
    });
  });
  observer.observe(watched, { attributes: true, attributeFilter: ["data-ply"] });
  // What only picks up a piece, or asks back, is no move.
  setTimeout(() => (observer.disconnect(), resolve(null)), 1_000);
  const pressed = document.querySelector(button);
  const begin = performance.now();
  pressed.dispatchEvent(new MouseEvent("click", { bubbles: true }));
})
"""
#: Wait until the board has been still for a while: the animation of a move is over.
SETTLE = """
(root) => new Promise((resolve) => {
  const watched = document.querySelector(root);
  let timer = setTimeout(resolve, 400);
  new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(resolve, 400); })
    .observe(watched, { attributes: true, attributeFilter: ["data-ply"] });
})
"""
NAMES = "buttons => buttons.map(button => button.dataset.testid)"


@dataclass
class Clicks:
    """What came of the clicks: milliseconds of ours and of the counter's, and our bytes by comm message."""

    game: str
    ours: list[float] = field(default_factory=list)
    peer: list[float] = field(default_factory=list)
    bytes: int = 0
    #: Moves the bytes belong to: the warm-up's too.
    moves: int = 0

    @property
    def milliseconds(self) -> tuple[float, float]:
        return median(self.ours), median(self.peer)

    @property
    def kilobytes_a_move(self) -> float:
        return self.bytes / self.moves / 1000


class Wire:
    """Listens to a page's kernel sockets and adds up the bytes of every widget's messages."""

    def __init__(self, page: Page) -> None:
        #: Bytes of the messages, both ways, of widgets that sent a move, from the first move on.
        self.bytes = 0
        self._boards: set[str] = set()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        if "/api/kernels/" in socket.url:
            socket.on("framesent", self._frame)
            socket.on("framereceived", self._frame)

    def _frame(self, payload: str | bytes) -> None:
        header, content = _message(payload)
        if header["msg_type"] == "comm_msg":
            comm = str(content["comm_id"])
            if content["data"].get("content", {}).get("kind") == "act":
                self._boards.add(comm)
            if comm in self._boards:
                self.bytes += len(payload)


def _message(payload: str | bytes) -> tuple[dict[str, str], dict[str, dict[str, dict[str, str]]]]:
    """Header and content of a kernel message, in either of Jupyter's two framings."""
    if isinstance(payload, str):
        message = json.loads(payload)
        return message["header"], message["content"]
    (length,) = struct.unpack_from("<Q", payload)
    offsets = struct.unpack_from(f"<{length}Q", payload, 8)
    # The parts are: channel, header, parent header, metadata, content, buffers.
    return json.loads(payload[offsets[1] : offsets[2]]), json.loads(payload[offsets[4] : offsets[5]])


def measure(game: str, clicks: int, seed: int) -> Clicks:
    """Plays random games in JupyterLab until there are enough clicks."""
    result = Clicks(game)
    random = Random(seed)
    with browser() as chrome, tempfile.TemporaryDirectory() as home, serve(Path(home) / "lab") as lab:
        for number in count(seed):
            _play(lab, chrome, number, random, clicks, result)
            if len(result.ours) >= clicks:
                return result
    raise AssertionError("unreachable: games are endless")


def _play(lab: JupyterLab, browser: Browser, seed: int, random: Random, clicks: int, result: Clicks) -> None:
    page = browser.new_page(viewport={"width": 1400, "height": 1600})
    wire = Wire(page)
    # People only, and no curtain between them: every click is one move.
    board = f'import nautwidget\nnautwidget.play("{result.game}", 4, seed={seed}, curtains=False, autosave=False)'
    lab.open(page, f"bench-{seed}", [inspect.getsource(counter), "Counter()", board])
    page.wait_for_selector(COUNTER)
    page.wait_for_selector(BOARD)
    page.evaluate(SETTLE, BOARD)
    begun = len(result.ours)
    moves = 0
    while len(result.ours) < clicks:
        legal = page.eval_on_selector_all(LEGAL, NAMES)
        if not legal:
            break
        button = f'{BOARD} [data-testid="{random.choice(legal)}"]'
        ours = page.evaluate(MEASURE, [BOARD, button])
        if ours is None:
            # A question is declined; what was picked up stays in hand for the next click.
            if page.locator(QUESTION).count():
                page.keyboard.press("Escape")
            continue
        page.evaluate(SETTLE, BOARD)
        # The counter has the page to itself: nothing of our move is still under way.
        peer = page.evaluate(MEASURE, [COUNTER, COUNTER])
        page.evaluate(SETTLE, COUNTER)
        moves += 1
        if moves > WARM_UP:
            result.ours.append(ours)
            result.peer.append(peer)
    result.moves += moves
    result.bytes += wire.bytes
    lab.close(page)
    if len(result.ours) == begun:
        raise RuntimeError(f"game {seed} of the benchmark ended after {moves} clicks")


@contextmanager
def browser() -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        raise RuntimeError(chromium.NOT_FOUND)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*chromium.ARGUMENTS])
        yield browser
        browser.close()
