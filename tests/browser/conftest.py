"""Browsers for the tests: the bundle in a plain page before the real Python widget, and a real JupyterLab.

Both need a Chromium. Without one these tests fail on continuous integration, and elsewhere are reported as not run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any, TypeAlias

import anywidget
import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.bridge import Bridge
from tools import chromium as finder
from tools.jupyterlab import JupyterLab, serve

#: Nothing on one machine takes longer than this unless it is broken.
TIMEOUT = 10_000

OpenNotebook: TypeAlias = Callable[[Sequence[str]], Page]
BoardPage: TypeAlias = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser."""
    path = finder.find()
    if path is None:
        if finder.required():
            pytest.fail(finder.NOT_FOUND)
        pytest.skip(f"NOT RUN: {finder.NOT_FOUND}")
    return path


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for the tests of this folder; it ends with them, because its event loop would disturb others."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=[*finder.ARGUMENTS])
        yield browser
        browser.close()


@pytest.fixture
def board_page(browser: Browser) -> Iterator[BoardPage]:
    """Shows a Python widget in a plain page: `board_page(widget, viewport=…, color_scheme="dark", …)`.

    Options are those of a Playwright context. An error in the page fails the test.
    """
    bridges: list[Bridge] = []

    def show(widget: anywidget.AnyWidget, **options: Any) -> Page:
        context = browser.new_context(**{"viewport": {"width": 1140, "height": 1000}, **options})
        context.set_default_timeout(TIMEOUT)
        bridge = Bridge(widget, context.new_page())
        bridges.append(bridge)
        bridge.show()
        return bridge.page

    yield show
    for bridge in bridges:
        bridge.close()
    assert [error for bridge in bridges for error in bridge.errors] == []


@pytest.fixture(scope="session")
def jupyterlab(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[JupyterLab]:
    """A real JupyterLab server."""
    with serve(tmp_path_factory.mktemp("jupyterlab")) as lab:
        yield lab


_numbers = count(1)


@pytest.fixture
def open_notebook(jupyterlab: JupyterLab, browser: Browser) -> Iterator[OpenNotebook]:
    """Opens a notebook with these cells in JupyterLab and runs them all."""
    pages: list[Page] = []

    def open_and_run(cells: Sequence[str]) -> Page:
        page = browser.new_page(viewport={"width": 1400, "height": 1000})
        page.set_default_timeout(TIMEOUT)
        pages.append(page)
        jupyterlab.open(page, f"notebook-{next(_numbers)}", cells)
        return page

    yield open_and_run
    for page in pages:
        jupyterlab.close(page)
