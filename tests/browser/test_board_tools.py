"""Turning, zooming, full size, questions and notes in a real browser, on a made-up board that no rule is behind."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, Page, expect

import nautwidget as nw
from tests.browser.chart import LABELS, SIZE, Chart, hundred, spot, turnable
from tests.browser.conftest import BoardPage
from tests.browser.table import FOCUSED, OVERFLOWING, PAGE_WIDTH, button, root, tab_to, target

#: ms of script that a move of the pointer may take on a slow machine.
SCALE = "node => new DOMMatrix(getComputedStyle(node).transform).a"


def tool(page: Page, name: str) -> Locator:
    return page.get_by_test_id(f"tool-{name}")


def box_of(locator: Locator) -> FloatRect:
    box = locator.bounding_box()
    assert box
    return box


def point(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a spot of the whole board is in the window."""
    box = box_of(page.locator(".nw-board"))
    return box["x"] + box["width"] * x / SIZE[0], box["y"] + box["height"] * y / SIZE[1]


def scale(page: Page) -> float:
    return float(page.locator(".nw-canvas").evaluate(SCALE))


def zoom_about(page: Page, x: float, y: float, notches: int) -> None:
    page.mouse.move(*point(page, x, y))
    page.keyboard.down("Control")
    for _ in range(notches):
        page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    expect(page.locator(".nw-zoomed")).to_be_visible()


def asked(page: Page, chart: Chart) -> list[str]:
    """What Python was asked so far; what is under way has the time to arrive, so that nothing means nothing."""
    page.wait_for_timeout(60)
    return chart.actions


def preview(page: Page) -> Locator:
    return page.locator(".nw-preview use")


# Turning


def test_the_wheel_and_the_button_turn_what_is_pointed_at_and_ask_nothing(board_page: BoardPage) -> None:
    chart = Chart([turnable("a", 100, 100), turnable("b", 300, 200, ("r0", "r90"))])
    page = board_page(chart)
    page.mouse.move(*point(page, 100, 100))
    expect(preview(page)).to_have_attribute("href", "#nw1-arrow-r0")
    page.mouse.wheel(0, 100)
    expect(preview(page)).to_have_attribute("href", "#nw1-arrow-r90")
    page.mouse.move(*point(page, 300, 200))
    expect(preview(page)).to_have_attribute("href", "#nw1-arrow-r90")
    tool(page, "turn").click()
    expect(preview(page)).to_have_attribute("href", "#nw1-arrow-r0")
    assert asked(page, chart) == []
    page.mouse.click(*point(page, 300, 200))
    assert asked(page, chart) == ["put b r0"]


def test_the_page_scrolls_where_nothing_can_be_turned(board_page: BoardPage) -> None:
    page = board_page(Chart([spot("a", 100, 100), turnable("b", 500, 300)]), viewport={"width": 700, "height": 300})
    page.mouse.move(*point(page, 100, 100))
    page.mouse.wheel(0, 50)
    page.wait_for_function("() => scrollY > 0")


def test_a_finger_points_turns_and_then_acts(board_page: BoardPage) -> None:
    chart = Chart([turnable("a", 100, 100)])
    page = board_page(chart, has_touch=True, is_mobile=True, viewport={"width": 600, "height": 900})
    target(page, "a").tap()
    expect(preview(page)).to_have_attribute("href", "#nw1-arrow-r0")
    for each in page.locator(".nw-tool").all():
        assert min(box_of(each)["width"], box_of(each)["height"]) >= 40
    tool(page, "turn").tap()
    expect(preview(page)).to_have_attribute("href", "#nw1-arrow-r90")
    assert asked(page, chart) == []
    target(page, "a").tap()
    assert asked(page, chart) == ["put a r90"]


# A hundred targets


def counted(cdp: CDPSession, name: str) -> float:
    return float({metric["name"]: metric["value"] for metric in cdp.send("Performance.getMetrics")["metrics"]}[name])


def pass_over(page: Page, targets: list[dict[str, Any]], size: tuple[float, float], moves: int) -> None:
    box = box_of(page.get_by_test_id("board"))
    for number in range(moves):
        x, y, _ = targets[number * 7 % len(targets)]["at"]
        page.mouse.move(box["x"] + box["width"] * x / size[0], box["y"] + box["height"] * y / size[1])


def nautilus_with_a_hundred() -> nw.Board:
    board = nw.play("nautilus", 4, seed=3, curtains=False, autosave=False)
    width, height = board.backdrop["size"]
    places = [turnable(f"t{n}", width * (n % 10 + 0.5) / 10, height * (n // 10 + 0.5) / 10) for n in range(100)]
    board.scene = {**board.scene, "targets": places}
    return board


@pytest.mark.parametrize("shown", ["chart", "nautilus"])
def test_a_pointer_that_passes_over_a_hundred_targets_lays_out_once_a_move(board_page: BoardPage, shown: str) -> None:
    board = Chart(hundred()) if shown == "chart" else nautilus_with_a_hundred()
    # Without motion a layout is one that a draw has asked for, not one of a transition.
    page = board_page(board, reduced_motion="reduce")
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable")
    targets, size, moves = board.scene["targets"], tuple(board.backdrop["size"]), 60
    pass_over(page, targets, size, 20)
    layouts = counted(cdp, "LayoutCount")
    pass_over(page, targets, size, moves)
    assert counted(cdp, "LayoutCount") - layouts <= moves + 5, "a move lays out once: nothing asks for more in between"


def test_arrows_walk_a_grid_of_a_hundred_and_n_walks_the_allowed_ones(board_page: BoardPage) -> None:
    places = hundred()
    for place in places[1::2]:
        place["legal"] = False
    page = board_page(Chart(places))
    tab_to(page, "target-")
    walked = []
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "n", "Shift+N", "Shift+N", "End", "Home"):
        page.keyboard.press(key)
        walked.append(str(page.evaluate(FOCUSED)).removeprefix("target-"))
    assert walked == ["1-0", "1-1", "1-2", "0-2", "2-2", "0-2", "8-1", "8-9", "0-0"]


# Zoom and pan


def test_ctrl_and_the_wheel_zoom_about_the_pointer_and_a_drag_pans(board_page: BoardPage) -> None:
    chart = Chart([spot("a", 450, 300), spot("b", 60, 60)], zoom=True)
    page = board_page(chart)
    where = point(page, 450, 300)
    zoom_about(page, 450, 300, 3)
    assert scale(page) > 1.5
    hit = box_of(target(page, "a").locator(".nw-hit"))
    middle = hit["x"] + hit["width"] / 2, hit["y"] + hit["height"] / 2
    assert middle == pytest.approx(where, abs=2), "what was under the pointer still is"
    page.mouse.down()
    page.mouse.move(where[0] + 60, where[1] + 40, steps=4)
    page.mouse.up()
    dragged = box_of(target(page, "a").locator(".nw-hit"))
    assert (dragged["x"] - hit["x"], dragged["y"] - hit["y"]) == pytest.approx((60, 40), abs=2)
    assert asked(page, chart) == [], "a drag is no click, though it ends on the target it began on"
    page.mouse.click(where[0] + 60, where[1] + 40)
    assert asked(page, chart) == ["go a"], "a zoomed board is hit where it is seen"
    tool(page, "fit").click()
    assert scale(page) == 1


def test_a_drag_on_a_whole_board_is_no_click_either(board_page: BoardPage) -> None:
    chart = Chart([spot("a", 100, 100)])
    page = board_page(chart)
    x, y = point(page, 100, 100)
    page.mouse.move(x - 5, y)
    page.mouse.down()
    page.mouse.move(x + 5, y, steps=3)
    page.mouse.up()
    assert asked(page, chart) == []


def test_keys_and_buttons_zoom_and_the_focus_is_always_in_sight(board_page: BoardPage) -> None:
    page = board_page(Chart([spot("a", 30, 30), spot("b", 300, 30), spot("c", 570, 370)], zoom=True))
    frame = page.locator(".nw-board")
    tab_to(page, "target-a")
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert scale(page) == pytest.approx(1.5**3)
    for key, name in (("ArrowRight", "b"), ("ArrowDown", "c"), ("Home", "a"), ("End", "c")):
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED) == f"target-{name}"
        outer, inner = box_of(frame), box_of(target(page, name).locator(".nw-hit"))
        assert inner["x"] >= outer["x"]
        assert inner["y"] >= outer["y"]
        assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]
        assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]
    page.keyboard.press("-")
    assert scale(page) == pytest.approx(1.5**2)
    page.keyboard.press("0")
    assert scale(page) == 1
    tool(page, "zoom_in").click()
    assert scale(page) == pytest.approx(1.5)
    tool(page, "zoom_out").click()
    assert scale(page) == pytest.approx(1)


def test_two_fingers_zoom_and_one_pans_then(board_page: BoardPage) -> None:
    chart = Chart([spot("a", 300, 200)], zoom=True)
    page = board_page(chart, has_touch=True, is_mobile=True, viewport={"width": 600, "height": 900})
    cdp = page.context.new_cdp_session(page)
    x, y = point(page, 300, 200)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": each[0], "y": each[1], "id": number} for number, each in enumerate(points)]
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", (x - 30, y), (x + 30, y))
    touch("touchMove", (x - 60, y), (x + 60, y))
    touch("touchEnd")
    assert scale(page) == pytest.approx(2, rel=0.1)
    before = box_of(target(page, "a"))
    touch("touchStart", (x, y))
    touch("touchMove", (x - 30, y - 20))
    touch("touchMove", (x - 60, y - 40))
    touch("touchEnd")
    after = box_of(target(page, "a"))
    assert (after["x"] - before["x"], after["y"] - before["y"]) == pytest.approx((-60, -40), abs=3)
    assert asked(page, chart) == []


def test_the_same_part_stays_in_sight_when_the_cell_gets_another_width(board_page: BoardPage) -> None:
    page = board_page(Chart([spot("a", 450, 300)], zoom=True))
    zoom_about(page, 450, 300, 3)

    def share() -> tuple[float, float]:
        outer, inner = box_of(page.locator(".nw-board")), box_of(target(page, "a").locator(".nw-hit"))
        x, y = inner["x"] + inner["width"] / 2, inner["y"] + inner["height"] / 2
        return (x - outer["x"]) / outer["width"], (y - outer["y"]) / outer["height"]

    before = share()
    page.set_viewport_size({"width": 700, "height": 900})
    page.wait_for_timeout(100)
    assert share() == pytest.approx(before, abs=0.02)
    page.mouse.move(*point(page, 300, 200))
    page.mouse.down()
    page.mouse.move(*point(page, 301, 200), steps=2)
    page.mouse.up()
    assert share() == pytest.approx(before, abs=0.02), "nor does it jump when it is next touched"


# Full size


@pytest.mark.parametrize("allowed", [True, False])
def test_full_size_fills_the_window_and_can_be_left(board_page: BoardPage, allowed: bool) -> None:
    page = board_page(Chart([spot("a", 100, 100)], zoom=True), viewport={"width": 1300, "height": 700})
    page.evaluate("document.body.style.cssText = 'transform: translateX(20px); width: 500px'")
    if not allowed:
        page.evaluate("() => Object.defineProperty(document, 'fullscreenEnabled', { value: false })")
    small = box_of(page.get_by_test_id("board"))
    tool(page, "full").click()
    expect(tool(page, "leave_full")).to_be_visible()
    whole = box_of(root(page))
    assert (whole["x"], whole["y"]) == (0, 0)
    assert whole["width"] == page.evaluate("() => innerWidth")
    expect(page.get_by_test_id("board")).to_be_in_viewport(ratio=0.99)
    assert box_of(page.get_by_test_id("board"))["width"] > small["width"]
    if allowed:
        tool(page, "leave_full").click()
    else:
        page.keyboard.press("Escape")
    expect(tool(page, "full")).to_be_visible()
    expect(root(page)).to_have_attribute("data-size", "slim")
    assert box_of(page.get_by_test_id("board")) == pytest.approx(small)


def test_the_tools_cover_nothing_of_the_picture(board_page: BoardPage) -> None:
    page = board_page(Chart([turnable("a", 590, 10)], zoom=True))
    board = box_of(page.locator(".nw-board"))
    assert page.locator(".nw-tool").count() == 5
    for each in page.locator(".nw-tool").all():
        box = box_of(each)
        assert min(box["width"], box["height"]) >= 32
        assert box["y"] + box["height"] <= board["y"]


# Questions, lines, choosing, notes

DONE = {"button": "done", "label": "Done", "confirm": "Really?"}
ASKING = {"id": "turn", "area": "turn", "rows": [{"items": [DONE]}]}
SHOWN = [{"button": f":show {ply}", "label": f"What happened in ply {ply}", "style": "line"} for ply in (57, 58)]
LOG = {"id": "log", "area": "log", "rows": [{"items": [line]} for line in SHOWN]}


@pytest.mark.parametrize("width", [600, 1140])
def test_a_question_is_answered_by_keys_alone(board_page: BoardPage, width: int) -> None:
    chart = Chart([spot("a", 100, 100, confirm="Sure?")], cards=[ASKING])
    page = board_page(chart, viewport={"width": width, "height": 900})
    tab_to(page, "target-a")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog", name="Sure?")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("yes")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("question")).to_have_count(0)
    assert page.evaluate(FOCUSED) == "target-a"
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("question")).to_have_count(0)
    assert asked(page, chart) == ["go a"]


def test_a_question_stands_beside_its_button(board_page: BoardPage) -> None:
    chart = Chart([spot("a", 100, 100)], cards=[ASKING])
    page = board_page(chart)
    button(page, "done").click()
    question = page.get_by_test_id("question")
    below, above = box_of(question), box_of(button(page, "done"))
    assert below["y"] >= above["y"] + above["height"] or below["x"] + below["width"] <= above["x"]
    page.get_by_test_id("no").click()
    assert asked(page, chart) == []
    button(page, "done").click()
    page.get_by_test_id("yes").click()
    expect(question).to_have_count(0)
    assert asked(page, chart) == ["done"]


def test_a_line_of_the_log_looks_like_text_and_acts_like_a_button(board_page: BoardPage) -> None:
    chart = Chart([], cards=[ASKING, LOG])
    page = board_page(chart)
    line = button(page, ":show 57")
    expect(line).to_have_css("border-top-width", "0px")
    expect(line).to_have_css("text-align", "start")
    expect(line).to_have_css("text-decoration-line", "none")
    line.hover()
    expect(line).to_have_css("text-decoration-line", "underline")
    assert box_of(line)["height"] >= 24
    line.click()
    assert asked(page, chart) == [":show 57"]


def test_escape_lets_go_of_what_is_chosen(board_page: BoardPage) -> None:
    chart = Chart([spot("a", 100, 100)])
    page = board_page(chart)
    tab_to(page, "target-a")
    page.keyboard.press("Escape")
    assert asked(page, chart) == []
    chart.scene = {**chart.scene, "chosen": "s1"}
    page.keyboard.press("Escape")
    assert asked(page, chart) == [":choose"]


def test_notes_appear_and_are_in_nobodys_way(board_page: BoardPage) -> None:
    chart = Chart([spot("a", 100, 100)])
    page = board_page(chart)
    ring = {"t": "circle", "a": {"r": 40, "fill": "var(--hint)"}, "at": [100, 100]}
    chart.notes = [ring]
    note = page.locator(".nw-notes circle")
    expect(note).to_be_visible()
    assert page.locator(".nw-notes > g").evaluate("node => getComputedStyle(node).animationName") == "nw-appear"
    page.mouse.click(*point(page, 100, 100))
    assert asked(page, chart) == ["go a"]
    chart.notes = []
    expect(note).to_have_count(0)


# Nautilus as it is


@pytest.mark.parametrize("width", [380, 600, 800, 1100])
def test_nautilus_fits_and_both_columns_end_level(board_page: BoardPage, width: int) -> None:
    board = nw.play("nautilus", 4, seed=3, curtains=False, autosave=False)
    board.labels = {**LABELS, **board.labels}
    page = board_page(board, viewport={"width": width, "height": 1000})
    assert page.evaluate(PAGE_WIDTH) <= width
    assert page.evaluate(OVERFLOWING) == []
    if width < 640:
        expect(page.get_by_test_id("card-turn")).to_be_in_viewport(ratio=1)
    elif width >= 900:
        left, right = box_of(page.locator(".nw-below")), box_of(page.locator(".nw-cards"))
        assert left["y"] + left["height"] == pytest.approx(right["y"] + right["height"], abs=2)


def test_r_turns_what_the_pointer_is_on_though_the_focus_is_elsewhere_and_the_page_hears_nothing(
    board_page: BoardPage,
) -> None:
    chart = Chart([turnable("a", 100, 100)])
    page = board_page(chart)
    page.evaluate("() => { window.heard = []; document.addEventListener('keydown', e => heard.push(e.key), true) }")
    page.mouse.move(*point(page, 100, 100))
    page.keyboard.press("r")
    assert page.evaluate("heard") == []
    page.mouse.click(*point(page, 100, 100))
    assert asked(page, chart) == ["put a r90"]
    page.evaluate("() => { const box = document.body.appendChild(document.createElement('input')); box.focus(); }")
    page.mouse.move(*point(page, 101, 101))
    page.keyboard.press("r")
    assert page.evaluate("heard") == ["r"], "who writes, writes"
