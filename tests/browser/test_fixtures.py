"""The browser fixtures carry a widget's messages and traits both ways, and notice what goes wrong in the page."""

from __future__ import annotations

import inspect

import pytest
import traitlets
from playwright.sync_api import Browser, expect

from tests.browser.bridge import Bridge
from tests.browser.conftest import BoardPage, OpenNotebook
from tools import counter


def test_a_plain_page_reaches_the_python_widget_and_back(board_page: BoardPage) -> None:
    widget = counter.Counter()
    page = board_page(widget)
    button = page.get_by_test_id("counter")
    expect(button).to_have_text("Python counted 0")
    expect(button).to_have_css("color", "rgb(1, 2, 3)")
    button.click()
    button.click()
    expect(button).to_have_text("Python counted 2")
    assert widget.count == 2


def test_a_change_in_python_shows_in_the_plain_page(board_page: BoardPage) -> None:
    widget = counter.Counter(count=3)
    page = board_page(widget)
    widget.count = 40
    expect(page.get_by_test_id("counter")).to_have_text("Python counted 40")


class Meddler(counter.Counter):
    """A view that sets a trait, which no view of ours may do."""

    _esm = "export default { render({ model }) { model.set('count', 7); } };"
    count = traitlets.Int(0).tag(sync=True)


def test_a_view_that_sets_a_trait_is_an_error(browser: Browser) -> None:
    bridge = Bridge(Meddler(), browser.new_page())
    bridge.show()
    bridge.close()
    assert "the view set the trait count" in "".join(bridge.errors)


@pytest.mark.usefixtures("jupyterlab")
def test_a_real_jupyterlab_reaches_the_kernel_and_back(open_notebook: OpenNotebook) -> None:
    page = open_notebook([inspect.getsource(counter), "Counter(count=5)"])
    button = page.get_by_test_id("counter")
    expect(button).to_have_text("Python counted 5")
    button.click()
    expect(button).to_have_text("Python counted 6")
