"""A round of Nautilus between two people in which every decision of a round comes up, as what each of them presses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.table import FOCUSED, root, tab_to, target

#: Ada has a laboratory with two researchers, and a boat; Bob's boat lies near a speed, and that near an Atlantis find.
POSITION: Final = """
round: 4
first: 1
module l12: base, researchers 1 1
module l9: laboratory r90, owner 1, researchers 2 0
module o12: habitat-green
module i12: habitat-green, researchers 0 1
player 1: money 20, hand habitat-green+2, subs p9, order snail+urchin
player 2: money 20, subs h5, order scallop+urchin
finds: m7=scallop i5=speed l5=4
"""
SEED: Final = 1
#: How the training module is turned, which is not how it first appears.
TURNED: Final = "r180"
#: What is pressed, on the board or on a card, and the action it means; "" for what only chooses a piece.
ROUND: Final = (
    ("target-buy-training", "buy training"),
    ("button-:choose training", ""),
    ("target-l15", f"place training l15 {TURNED}"),
    ("target-i15", "place habitat-green 2 i15"),
    ("button-pass", "pass"),
    ("target-to-l12", ""),
    ("target-to-l9", "walk l12>l9"),
    ("button-done", "done"),
    ("target-to-i12", ""),
    ("target-to-l12", "walk i12>l12"),
    ("button-done", "done"),
    ("target-n9", "launch l9 e"),
    ("target-sub-0-1", "sonar s2"),
    ("button-done", "done"),
    ("target-sub-0-1", ""),
    ("target-m7", "dive s2 m7"),
    ("target-l5", "look l5"),
    ("target-n9", "dive s1 n9"),
    ("target-to-l9", "dock s1 l9"),
    ("button-done", "done"),
    ("target-i5", "dive s1 i5"),
    ("target-l5", "dive s1 l5"),
    ("target-to-l9", "walk l12>l9"),
)
ACTIONS: Final = tuple(action for _, action in ROUND if action)
#: What is asked back before it is done.
ASKED: Final = ("sonar s2",)


class Hands(NamedTuple):
    """A way to play: how something is pressed, how the module is turned, how a question is answered with no."""

    press: Callable[[Page, str], None]
    turn: Callable[[Page], None]
    decline: Callable[[Page], None]


def play_round(page: Page, hands: Hands) -> None:
    """Plays the round; what is asked back is declined once, and nothing happens, before it is agreed to."""
    begin = ply = int(str(root(page).get_attribute("data-ply")))
    card, question = page.get_by_test_id("card-turn"), page.get_by_test_id("question")
    for pressed, action in ROUND:
        expect(page.get_by_test_id(pressed)).to_be_visible()
        if action.endswith(TURNED):
            point_and_turn(page, hands.turn)
        before = card.inner_text()
        hands.press(page, pressed)
        if not action:
            # Whoever presses on before the piece is in hand is not heard.
            expect(card).not_to_have_text(before, use_inner_text=True)
            continue
        if action in ASKED:
            expect(question).to_be_visible()
            hands.decline(page)
            expect(question).to_have_count(0)
            expect(root(page)).to_have_attribute("data-ply", str(ply))
            hands.press(page, pressed)
            hands.press(page, "yes")
        ply += 1
        expect(root(page)).to_have_attribute("data-ply", str(ply))
    assert ply - begin == len(ACTIONS)


def point_and_turn(page: Page, turn: Callable[[Page], None]) -> None:
    """Turns the module over its place until it stands as wanted: the ghost and the words follow each turn."""
    place = target(page, "l15")
    while TURNED not in str(place.get_attribute("aria-label")):
        before = str(place.get_attribute("aria-label"))
        turn(page)
        expect(place).not_to_have_attribute("aria-label", before)
    expect(page.locator(".nw-preview use")).not_to_have_count(0)


# By mouse


def middle(locator: Locator) -> tuple[float, float]:
    """Where a thing is in the window, scrolled into sight if need be."""
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hit(page: Page, id: str) -> Locator:
    return page.get_by_test_id(id).locator(".nw-hit")


def click(page: Page, id: str) -> None:
    if id.startswith("target-"):
        page.mouse.click(*middle(hit(page, id)))
    else:
        page.get_by_test_id(id).click()


def turn_by_mouse(page: Page) -> None:
    page.mouse.move(*middle(hit(page, "target-l15")))
    page.get_by_test_id("tool-turn").click()
    page.mouse.move(*middle(hit(page, "target-l15")))


# By keyboard alone


def type_at(page: Page, id: str) -> None:
    """Goes there with Tab and N, and presses it; a question has the focus already."""
    reach(page, id)
    page.keyboard.press("Enter")


def turn_by_key(page: Page) -> None:
    reach(page, "target-l15")
    page.keyboard.press("r")


def reach(page: Page, id: str) -> None:
    if focused(page) == id:
        return
    if not id.startswith("target-"):
        tab_to(page, id, at_most=80)
        return
    if not focused(page).startswith("target-"):
        tab_to(page, "target-", at_most=80)
    for _ in range(200):
        if focused(page) == id:
            return
        page.keyboard.press("n")
    raise AssertionError(f"N did not reach {id}")


def focused(page: Page) -> str:
    return str(page.evaluate(FOCUSED))


MOUSE: Final = Hands(click, turn_by_mouse, lambda page: click(page, "no"))
KEYS: Final = Hands(type_at, turn_by_key, lambda page: page.keyboard.press("Escape"))
