"""A learner at a notebook of the course: runs a cell, presses what is on its board, reads what the card says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, Locator, Page, expect

import nautwidget as nw
from nautwidget.course.folder import lay_out
from nautwidget.lessons import Answering, Log, Solving
from tests.browser.nautilus_round import middle
from tools.jupyterlab import JupyterLab

RUN: Final = '[data-command="notebook:run-cell-and-select-next"]'
CARD: Final = "card-exercise"


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """An exercise in a notebook, and how a learner gets it wrong and right: what he presses, by its test id."""

    notebook: str
    #: What stands in the cell that shows it, and in the one with the overview.
    cell: str
    overview: str
    exercise: str
    wrong: tuple[str, ...]
    #: The name of the mistake that the card has to tell.
    mistake: str
    right: tuple[str, ...]

    def words(self) -> Solving | Answering:
        """The exercise itself, for what has to be read on its card."""
        return nw.exercise(self.exercise, log=Log())


class Learner:
    """Somebody in front of a notebook in JupyterLab; his clicks are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def cell(self, words: str) -> Locator:
        """The code cell in which these words stand."""
        return self.page.locator(".jp-CodeCell").filter(has_text=words).first

    def click(self, what: Locator) -> None:
        self.clicks += 1
        self.page.mouse.click(*middle(what))

    def run(self, words: str) -> Locator:
        """Clicks into the cell and presses ▶ in the bar above; gives the cell."""
        cell = self.cell(words)
        self.click(cell.locator(".jp-InputArea-editor"))
        self.click(self.page.locator(RUN).first)
        return cell

    def press(self, cell: Locator, id: str) -> None:
        """Presses a button or a place on the cell's board."""
        thing = cell.get_by_test_id(id)
        expect(thing).to_be_visible()
        self.click(thing.locator(".nw-hit") if id.startswith("target-") else thing)


@contextmanager
def learner_at(lab: JupyterLab, browser: Browser, notebook: str) -> Iterator[Learner]:
    """A learner who has opened his copy of a notebook."""
    folder = lay_out(lab.folder / "course").folder
    page = browser.new_page(viewport={"width": 1400, "height": 1000})
    page.set_default_timeout(10_000)
    lab.show(page, folder / notebook)
    yield Learner(page)
    lab.close(page)
