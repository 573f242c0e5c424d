"""The still picture: one file that has all it needs, and nothing that it does not show."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from xml.etree import ElementTree

import pytest

from nautwidget.games import NAMES, game
from nautwidget.scene import Button, Card, Icon, Row, Scene, Shape, Table, Text, shape
from nautwidget.svg import strip, svg
from nautwidget.texts import Texts
from tests.play import random_game

REFERENCE = re.compile(r'(?:href="#|url\(#)([^")]+)')


def scenes(name: str) -> list[Scene]:
    """A game from its first picture to its last, seen by the first seat."""
    the_game = game(name)
    players = the_game.seats[-1]
    states = [state for state, _ in random_game(the_game, players, 5)]
    texts = Texts("en", name)
    return [
        the_game.scene(the_game.view(state, 0), [""] * players, texts)
        for state in (*states[:: len(states) // 6], states[-1])
    ]


def ids(text: str) -> list[str]:
    return [name for part in ElementTree.fromstring(text).iter() if (name := part.get("id"))]


@pytest.mark.parametrize("name", NAMES)
def test_a_still_picture_has_every_drawing_it_refers_to_and_no_other(name: str) -> None:
    for scene in scenes(name):
        text = svg(scene)
        there, wanted = ids(text), set(REFERENCE.findall(text))
        assert len(there) == len(set(there))
        assert wanted <= set(there)
        # The file and its title have ids for the style sheet and for those who cannot see.
        assert {part.split("-", 1)[1] for part in set(there) - wanted} <= {"picture", "about"}


@pytest.mark.parametrize("name", NAMES)
def test_the_boards_of_a_strip_share_no_id(name: str) -> None:
    first, *_, last = scenes(name)
    text = strip([("one", first), ("two", first), ("three", last)])
    there = ids(text)
    assert len(there) == len(set(there))
    assert set(REFERENCE.findall(text)) <= set(there)


def parts(shapes: Iterable[Shape]) -> Iterator[Shape]:
    for drawn in shapes:
        yield drawn
        yield from parts(drawn.children)


@pytest.mark.parametrize("name", NAMES)
def test_drawings_stand_right_in_the_defs_of_a_backdrop(name: str) -> None:
    """The live board and the still picture find them there by name."""
    for scene in scenes(name):
        defs = [drawn for part in scene.backdrop if part.tag == "defs" for drawn in part.children]
        named = [part.attributes["id"] for part in parts(scene.backdrop) if "id" in part.attributes]
        assert sorted(named, key=str) == sorted((drawn.attributes["id"] for drawn in defs), key=str)


def test_words_that_follow_each_other_are_one_text_and_an_empty_cell_is_nothing() -> None:
    table = Table(((), (Text("a head"),)), (((Icon("coin", "", 20), Text("two words"), Text("bold", "strong")), ()),))
    scene = Scene((300, 300), "", (shape("rect"),), (), (), (Card("c", "turn", (table, Row(()))),))
    texts = [part.text for part in ElementTree.fromstring(svg(scene)).iter() if part.tag.endswith("text")]
    assert texts == ["a head", "two words", "bold"]


def test_a_button_that_is_longer_than_its_card_has_several_lines() -> None:
    words = "An answer of so many words that no card beside a board is wide enough for them"
    rows = (Row((Button(":a", words),)), Row((Button(":b", "Short"),)), Row((Button(":c", ""),)))
    scene = Scene((300, 300), "", (shape("rect"),), (), (), (Card("c", "turn", rows),))
    drawn = list(ElementTree.fromstring(svg(scene)).iter())
    *lines, short = [part.text or "" for part in drawn if part.tag.endswith("text")]
    assert len(lines) > 1
    assert " ".join(lines) == words
    assert short == "Short"
    card, long, *_ = [part for part in drawn if part.tag.endswith("rect") and part.get("rx")]
    assert float(long.attrib["width"]) < float(card.attrib["width"])
    assert float(long.attrib["height"]) > 30


def test_a_line_breaks_where_its_words_end() -> None:
    words = " ".join(["ten"] * 40)
    scene = Scene((300, 300), "", (shape("rect"),), (), (), (Card("c", "turn", (Row((Text(words),)),)),))
    lines = [part.text or "" for part in ElementTree.fromstring(svg(scene)).iter() if part.tag.endswith("text")]
    assert " ".join(lines) == words
    assert len(lines) > 2
    assert {len(line) for line in lines[:-1]} == {len(lines[0])}, "every line but the last is full"
