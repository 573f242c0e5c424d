"""From `nautwidget lab` in an empty folder to the first solved exercise, as a new user would: at most five clicks."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import nautwidget as nw
from nautwidget.course.command import FOLDER
from nautwidget.lessons import Log
from tests.browser.learner import CARD, Learner
from tools.jupyterlab import KERNEL_MILLISECONDS, JupyterLab, free_port, running

#: Instead of a browser: writes down where JupyterLab sends one.
SCRIPT = "#!/bin/sh\nprintf %s \"$1\" > '{note}'\n"


def pictured(page: Page, folder: Path, name: str) -> None:
    """A picture of the moment, for whoever looks at how it went."""
    page.screenshot(path=folder / f"{name}.png")


@pytest.mark.xdist_group("jupyterlab")
def test_the_first_exercise_is_solved_with_at_most_five_clicks(browser: Browser, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    note, script = home / "address", home / "browser"
    script.write_text(SCRIPT.format(note=note))
    script.chmod(0o755)
    lab = JupyterLab(f"http://127.0.0.1:{free_port()}", secrets.token_hex(16), home / FOLDER)
    with running(lab, [sys.executable, "-m", "nautwidget", "lab"], home, BROWSER=str(script), HOME=str(home)):
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.set_default_timeout(KERNEL_MILLISECONDS)
        page.goto(sent_to(note, page))
        learner, words = Learner(page), nw.exercise("research/activate", log=Log())
        cell = learner.cell('nw.exercise("research/activate")')
        expect(cell).to_be_visible(timeout=KERNEL_MILLISECONDS)
        # Read before anything was run, the notebook shows its boards as still pictures.
        picture = cell.locator(".jp-RenderedSVG img")
        expect(picture).to_be_visible()
        assert picture.evaluate("image => image.clientWidth <= image.parentElement.clientWidth")
        pictured(page, tmp_path, "1-opened")

        # Who reads the page first gives the kernel the time to start.
        expect(page.get_by_text("| Idle")).to_be_visible(timeout=KERNEL_MILLISECONDS)
        learner.run('nw.exercise("research/activate")')
        card = cell.get_by_test_id(CARD)
        expect(card).to_be_visible(timeout=KERNEL_MILLISECONDS)
        expect(card.get_by_text(words.task)).to_be_in_viewport(ratio=1)
        pictured(page, tmp_path, "2-run")
        learner.press(cell, "target-to-i12")
        # On a small laptop, too, what is said is seen without scrolling.
        expect(card.get_by_text("✓ Solved")).to_be_in_viewport(ratio=1)
        expect(card).to_contain_text(words.words("passed"))
        pictured(page, tmp_path, "3-solved")
        assert learner.clicks <= 5
        assert nw.attempts(lab.folder / "my-attempts.jsonl").passed("research/activate")
        page.close()


def sent_to(note: Path, page: Page) -> str:
    """The address at which JupyterLab opened a browser."""
    for _ in range(100):
        if note.exists() and note.read_text():
            return note.read_text()
        page.wait_for_timeout(100)
    raise AssertionError("JupyterLab opened no browser")
