"""How the board looks and sounds: themes, widths, languages, motion, names of things, and a visible focus."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import nautwidget as nw
from nautwidget import palette
from nautwidget.texts import LANGUAGES
from nautwidget.widget import Board
from tests.browser.conftest import BoardPage
from tests.browser.table import OVERFLOWING, PAGE_WIDTH, root, tab_to, table, target, under_way

SIZES = {1100: "wide", 800: "middle", 600: "narrow", 380: "slim"}
MARKUP = "<img src=x onerror=alert(1)>"

#: Everything one can press or hear that has no name.
NAMELESS = """() => [...document.querySelectorAll('.nautwidget :is(button, [role=button], [role=img], [role=dialog],'
    + 'table, svg:not([aria-hidden]))')]
  .filter(node => !(node.getAttribute('aria-label') || (node.tagName === 'BUTTON' && node.textContent)
    || document.getElementById(node.getAttribute('aria-labelledby'))?.textContent))
  .map(node => node.outerHTML.slice(0, 120))"""
BROKEN_REFERENCES = """() => [...document.querySelectorAll('.nautwidget *')].flatMap(node =>
  ['aria-labelledby', 'aria-describedby', 'aria-controls', 'href'].map(name => node.getAttribute(name))
    .filter(id => id && !document.getElementById(id.replace('#', ''))))"""
TWICE = """() => { const ids = [...document.querySelectorAll('[id]')].map(node => node.id);
  return ids.filter((id, at) => ids.indexOf(id) !== at); }"""
#: How an element is drawn, all of it that a focus could change.
DRAWN = """node => JSON.stringify([node, ...node.querySelectorAll('*')].map(part => {
  const style = getComputedStyle(part);
  return [style.outline, style.stroke, style.strokeWidth, style.boxShadow];
}))"""
RECORD_MOTION = """() => {
  window.motions = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    window.motions.push({ moves: frames.some(frame => 'translate' in frame || 'transform' in frame),
      duration: options.duration, iterations: options.iterations ?? 1 });
    return animate.call(this, frames, options);
  };
}"""


def colour(page: Page) -> str:
    return str(root(page).evaluate("node => getComputedStyle(node).backgroundColor"))


def rgb(hexed: str) -> str:
    return "rgb({}, {}, {})".format(*bytes.fromhex(hexed.removeprefix("#")))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_is_as_light_or_dark_as_the_page(board_page: BoardPage, scheme: str) -> None:
    paper = palette.INTERFACE["paper"]
    page = board_page(table(), color_scheme=scheme)
    expect(root(page)).to_have_attribute("data-theme", scheme)
    assert colour(page) == rgb(paper.light if scheme == "light" else paper.dark)


def test_a_chosen_theme_holds_against_the_page(board_page: BoardPage) -> None:
    board = table(theme="dark")
    page = board_page(board, color_scheme="light")
    expect(root(page)).to_have_attribute("data-theme", "dark")
    board.theme = "auto"
    expect(root(page)).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(root(page)).to_have_attribute("data-theme", "dark")


def motions_of_a_few_turns(board: Board, page: Page) -> list[dict[str, float]]:
    """What was set in motion while the divers went down, one after the other."""
    page.evaluate(RECORD_MOTION)
    for _ in range(8):
        under_way(board, 1)
        expect(root(page)).to_have_attribute("data-ply", str(board.ply))
    motions: list[dict[str, float]] = page.evaluate("() => window.motions")
    assert motions
    return motions


def test_a_move_is_seen_and_takes_at_most_300_ms(board_page: BoardPage) -> None:
    board = table()
    page = board_page(board)
    motions = motions_of_a_few_turns(board, page)
    assert any(motion["moves"] for motion in motions)
    assert max(motion["duration"] for motion in motions) == 300
    assert all(motion["iterations"] == 1 for motion in motions)
    page.wait_for_timeout(320)
    assert page.evaluate("() => document.getAnimations().filter(each => each.playState === 'running').length") == 0


def test_who_prefers_no_motion_sees_none(board_page: BoardPage) -> None:
    board = table()
    motions = motions_of_a_few_turns(board, board_page(board, reduced_motion="reduce"))
    assert not any(motion["moves"] for motion in motions)
    assert max(motion["duration"] for motion in motions) <= 100


@pytest.mark.parametrize("plies", [0, 14, 27])
def test_everything_fits_in_every_language(board_page: BoardPage, plies: int) -> None:
    board = under_way(table("Ada", "Bartholomew the Elder", "Cy", "Dora", "Eve", "F" * 60), plies)
    page = board_page(board)
    for language in LANGUAGES:
        board.language = language
        for width in (600, 800, 1100):
            page.set_viewport_size({"width": width, "height": 900})
            expect(root(page)).to_have_attribute("data-size", SIZES[width])
            assert page.evaluate(PAGE_WIDTH) <= width
            assert page.evaluate(OVERFLOWING) == [], f"{language}, {width} px"


def test_four_layouts(board_page: BoardPage) -> None:
    page = board_page(table())
    for width, size in SIZES.items():
        page.set_viewport_size({"width": width, "height": 900})
        expect(root(page)).to_have_attribute("data-size", size)
        assert page.evaluate(PAGE_WIDTH) <= width


@pytest.mark.parametrize("width", [800, 968, 1100])
def test_the_board_and_the_turn_are_seen_at_once(board_page: BoardPage, width: int) -> None:
    page = board_page(under_way(table("Ada", "Bob", "Cy"), 7), viewport={"width": width, "height": 900})
    expect(page.get_by_test_id("board")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("button-leave")).to_be_in_viewport(ratio=1)


def test_the_curtain_comes_into_view_of_who_scrolled_away(board_page: BoardPage) -> None:
    page = board_page(under_way(table(curtains=True), 1), viewport={"width": 600, "height": 500})
    leave = page.get_by_test_id("button-leave")
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    leave.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_in_viewport(ratio=1)


def test_a_narrow_board_says_why_in_a_line_below_the_turn(board_page: BoardPage) -> None:
    page = board_page(table(), viewport={"width": 600, "height": 900})
    target(page, "submarine").click(force=True)
    bubble = page.get_by_test_id("bubble")
    expect(bubble).to_be_visible()
    expect(bubble).to_be_in_viewport()
    expect(bubble).to_have_class(re.compile("nw-line"))


@pytest.mark.parametrize("plies", [0, 1, 7])
def test_everything_has_a_name_and_every_reference_its_end(board_page: BoardPage, plies: int) -> None:
    page = board_page(under_way(table("Ada", "Bob", "Cy"), plies))
    refused = page.locator(".nautwidget [aria-disabled=true]").first
    refused.click(force=True)
    expect(page.get_by_test_id("bubble")).to_be_visible()
    assert page.evaluate(NAMELESS) == []
    assert page.evaluate(BROKEN_REFERENCES) == []
    assert page.evaluate(TWICE) == []


def test_the_names_of_places_tell_them_apart(board_page: BoardPage) -> None:
    page = board_page(table())
    labels = page.locator("[data-target]").evaluate_all("nodes => nodes.map(node => node.getAttribute('aria-label'))")
    assert len(labels) > 3
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("what", ["target-", "button-"])
def test_the_focus_is_visible(board_page: BoardPage, scheme: str, what: str) -> None:
    page = board_page(table(), color_scheme=scheme)
    tab_to(page, what)
    focused = page.locator(":focus")
    focus = palette.INTERFACE["focus"]
    expected = rgb(focus.light if scheme == "light" else focus.dark)
    page.wait_for_timeout(150)
    with_focus = focused.evaluate(DRAWN)
    assert expected in with_focus
    handle = focused.element_handle()
    page.keyboard.press("Tab")
    assert handle.evaluate(DRAWN) != with_focus


def test_a_name_with_markup_is_shown_as_text(board_page: BoardPage) -> None:
    board = table(MARKUP, "Bob", curtains=True)
    page = board_page(board)
    page.evaluate("() => { window.alert = () => { throw new Error('markup ran'); }; }")
    expect(page.get_by_test_id("card-seat-0")).to_contain_text(MARKUP)
    board.act("down")
    board.act("take")
    expect(page.get_by_test_id("live")).to_contain_text(MARKUP)
    page.get_by_test_id("button-:uncover").click()
    board.act("down")
    board.act("leave")
    expect(page.get_by_test_id("curtain")).to_contain_text(MARKUP)
    page.wait_for_timeout(50)
    assert page.locator(".nautwidget img").count() == 0


@pytest.mark.parametrize(("language", "air"), [("it", "Ossigeno"), ("fr", "Oxygène")])
def test_the_board_explains_in_its_language(board_page: BoardPage, language: str, air: str) -> None:
    board = table(language=language)
    page = board_page(board)
    expect(root(page)).to_contain_text(air)
    target(page, "submarine").click(force=True)
    chip = page.get_by_test_id("bubble-rule").first
    rule = chip.inner_text()
    sentence = page.get_by_test_id("bubble").locator(".nw-reason").first.inner_text().removesuffix(rule).strip()
    assert sentence in str(board.match.why_not("up"))
    chip.click()
    texts = {entry.id: entry.text for entry in nw.rules("deepsea", language)}
    expect(page.get_by_test_id("bubble")).to_contain_text(texts[rule])
    board.language = "en"
    expect(root(page)).to_contain_text("Oxygen")
