"""What a pointer that passes over the board costs the page: milliseconds of script a move, on a slower processor."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession

from bench.click import BOARD, SETTLE, browser
from tools.jupyterlab import serve

#: How many times slower the processor is made.
SLOWER = 4
MOVES = 60
#: A city in the middle of a game, and a module in the hand: the more there is to point at, the dearer a move.
CODE = """
import nautwidget as nw
match = nw.new("nautilus", ["heuristic"] * 4, seed=3)
while not (match.ply > 80 and match.legal_actions[0].startswith("place")):
    match.act(match.bot_action())
nw.play(match, seat=match.actor, interactive=True)
"""


def milliseconds_a_move() -> float:
    with browser() as chrome, tempfile.TemporaryDirectory() as home, serve(Path(home) / "lab") as lab:
        page = chrome.new_page(viewport={"width": 1500, "height": 1600})
        lab.open(page, "hover", [CODE])
        page.wait_for_selector(BOARD)
        page.evaluate(SETTLE, BOARD)
        box = page.locator(f"{BOARD} [data-testid=board]").bounding_box()
        assert box
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        before = _script(session)
        for number in range(MOVES):
            across, down = number * 7 % 10 / 10 + 0.05, number * 3 % 10 / 10 + 0.05
            page.mouse.move(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
        spent = _script(session) - before
        lab.close(page)
    return 1000 * spent / MOVES


def _script(session: CDPSession) -> float:
    metrics = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["ScriptDuration"])
