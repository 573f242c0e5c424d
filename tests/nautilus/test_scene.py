"""The picture of Nautilus: true to the position, silent about secrets, with a way to every action."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from nautwidget import palette, wire
from nautwidget.game import SPECTATOR
from nautwidget.games import game
from nautwidget.games.nautilus.actions import Place
from nautwidget.games.nautilus.cells import cells_of
from nautwidget.games.nautilus.chart import STRAY, C, Point, centre, loops, region, smooth
from nautwidget.games.nautilus.finds import ORDERS, Zone
from nautwidget.games.nautilus.map import board_of, map_names
from nautwidget.games.nautilus.scene import open_passages, scene
from nautwidget.games.nautilus.state import ASHORE, MISSING, Stage, State, count_in
from nautwidget.scene import Button, Card, Icon, Row, Scene, Shape, Table, Text
from nautwidget.texts import LANGUAGES, Texts
from tests.play import random_game

NAUTILUS = game("nautilus")
ENGLISH = Texts("en", "nautilus")
GAMES = ((2, 11), (3, 12), (4, 13))


@cache
def states(players: int, seed: int) -> tuple[State, ...]:
    return tuple(state for state, _ in random_game(NAUTILUS, players, seed))


def positions(every: int = 7) -> Iterator[State]:
    """States of some random games, the last ones always among them."""
    for players, seed in GAMES:
        found = states(players, seed)
        yield from found[::every]
        yield found[-1]


def picture(state: State, seat: int, texts: Texts = ENGLISH) -> Scene:
    return scene(NAUTILUS.view(state, seat), [], texts)


def acting(state: State) -> int:
    """The seat that acts, or somebody who looks on."""
    actor = NAUTILUS.actor(state)
    return actor if actor is not None and actor >= 0 else SPECTATOR


def shapes(drawn: tuple[Shape, ...]) -> Iterator[Shape]:
    for each in drawn:
        yield each
        yield from shapes(each.children)


def stamps(drawn: Scene, name: str) -> list[tuple[float, float]]:
    """Where a stamp stands."""
    found: list[tuple[float, float]] = []
    for each in shapes(drawn.layers):
        if each.attributes.get("marker-mid") == f"url(#{name})":
            found += [tuple(map(float, point.split(","))) for point in str(each.attributes["points"]).split()]  # type: ignore[misc]
    return found


def items(card: Card) -> Iterator[Any]:
    for row in card.rows:
        cells = [row.items, row.right] if isinstance(row, Row) else [*row.head, *(cell for r in row.rows for cell in r)]
        for cell in cells:
            yield from cell


def card(drawn: Scene, name: str) -> Card:
    return next(card for card in drawn.cards if card.id == name)


# The picture and the position


def test_every_piece_stands_where_the_position_has_it() -> None:
    for state in positions():
        table, drawn = state.table, picture(state, SPECTATOR)
        placed = {each.id: each.at for each in shapes(drawn.layers) if each.id}
        for cell in table.centres:
            assert placed[f"m-{cell}"] == centre(cell)
        for seat, subs in enumerate(table.subs):
            for sub, cell in enumerate(subs):
                assert placed.get(f"sub-{seat}-{sub}") == (None if cell == ASHORE else centre(cell))
            modules = [n for n in range(len(table.city)) if count_in(table.people[seat], n)]
            assert len(stamps(drawn, f"r{seat}")) == len(modules)
        for zone in (Zone.SLOPE, Zone.DEEP, Zone.TRENCH):
            hidden = cells_of(table.hidden & table.board.zones[zone])
            assert stamps(drawn, f"b{int(zone)}") == [centre(cell) for cell in hidden]
        there = [owner for owner in table.ruins if owner != MISSING]
        assert len(stamps(drawn, "tile")) == len(there)


def test_n13_every_open_passage_is_drawn_once() -> None:
    for state in positions():
        links = sum(link.bit_count() for link in state.table.links)
        assert len(list(open_passages(state.table))) == links // 2
        assert sum(len(stamps(picture(state, SPECTATOR), f"p{side}")) for side in range(2, 6)) == links // 2


def test_known_finds_show_their_face_to_their_seat_only() -> None:
    seen = 0
    for state in positions():
        for seat in range(state.table.players):
            faces = {each.id for each in picture(state, seat).layers if each.id.startswith("find-")}
            known = NAUTILUS.view(state, seat).known
            assert faces == {f"find-{cell}" for cell in (*known, *cells_of(state.table.unpaid))}
            seen += len(known)
    assert seen > 10


# Secrets


def test_n2_a_picture_has_nothing_that_its_seat_does_not_know() -> None:
    random = Random(3)
    for state in positions(29):
        for seat in (SPECTATOR, 0, 1):
            view = NAUTILUS.view(state, seat)
            drawn = scene(view, [], ENGLISH)
            for world in islice(NAUTILUS.possible_worlds(view, random), 3):
                assert picture(world, seat) == drawn


def test_n2_an_order_is_shown_to_its_owner_until_all_are() -> None:
    for state in positions():
        if state.table.stage <= Stage.DEAL:
            continue
        drawn = picture(state, 0)
        for seat in range(state.table.players):
            symbols = [item.symbol for item in items(card(drawn, f"seat-{seat}")) if isinstance(item, Icon)]
            if seat == 0 or state.table.orders:
                assert symbols[-2:] == [f"i-{find.word}" for find in ORDERS[state.orders[seat]]]
            else:
                assert symbols[-1] == "order"


# What can be chosen


def buttons(drawn: Scene) -> list[Button]:
    return [item for each in drawn.cards for item in items(each) if isinstance(item, Button)]


def test_every_target_and_button_does_what_it_says() -> None:
    for state in positions(3):
        seat = acting(state)
        view, drawn = NAUTILUS.view(state, seat), picture(state, seat)
        assert len({target.id for target in drawn.targets}) == len(drawn.targets)
        for target in drawn.targets:
            assert target.legal
            assert NAUTILUS.why_not(view, NAUTILUS.parse(target.action)) is None, target
        for button in buttons(drawn):
            assert button.legal == (NAUTILUS.why_not(view, NAUTILUS.parse(button.action)) is None), button


def test_every_legal_action_has_a_target_or_a_button() -> None:
    """A placement has one for each module and centre; its other turns are written."""
    stages = set()
    for state in positions(3):
        if acting(state) == SPECTATOR:
            continue
        stages.add(state.table.stage)
        drawn = picture(state, state.table.seat)
        written = [target.action for target in drawn.targets] + [button.action for button in buttons(drawn)]
        offered = {NAUTILUS.parse(text) for text in written}
        spots = {(action.kind, action.researchers, action.cell) for action in offered if isinstance(action, Place)}
        for action in NAUTILUS.legal_actions(state):
            if isinstance(action, Place):
                assert (action.kind, action.researchers, action.cell) in spots
            else:
                assert action in offered
    assert stages >= {Stage.BUY, Stage.EXPAND, Stage.RESEARCH, Stage.LAUNCH, Stage.SONAR, Stage.DIVE}


def test_who_looks_on_has_nothing_to_choose() -> None:
    for state in positions():
        for seat in (SPECTATOR, *range(state.table.players)):
            if seat != NAUTILUS.actor(state):
                drawn = picture(state, seat)
                assert not drawn.targets
                assert not buttons(drawn)


def test_no_two_targets_have_the_same_place() -> None:
    for state in positions(3):
        places = [(target.x, target.y) for target in picture(state, acting(state)).targets]
        assert len(set(places)) == len(places)


# The score


def test_n55_the_score_card_shows_the_outcome() -> None:
    for players, seed in GAMES:
        state = states(players, seed)[-1]
        outcome = NAUTILUS.outcome(state)
        assert outcome is not None
        (table,) = card(picture(state, SPECTATOR), "scores").rows
        assert isinstance(table, Table)
        totals = [item.text for cell in table.rows[-1][1:] for item in cell if isinstance(item, Text)]
        assert [int(text.removeprefix("★ ")) for text in totals] == list(outcome.scores)
        assert tuple(seat for seat, text in enumerate(totals) if text.startswith("★")) == outcome.winners


# The drawing


def test_every_symbol_that_is_used_is_drawn() -> None:
    for state in positions(17):
        drawn = picture(state, acting(state))
        made = {str(each.attributes["id"]) for each in shapes(drawn.backdrop) if "id" in each.attributes}
        used = set()
        previews = tuple(part for target in drawn.targets for part in target.preview)
        for each in shapes((*drawn.backdrop, *drawn.layers, *previews)):
            for name, value in each.attributes.items():
                used |= {str(value)[1:]} if name == "href" else set(re.findall(r"url\(#([^)]+)\)", str(value)))
        used |= {item.symbol for each in drawn.cards for item in items(each) if isinstance(item, Icon)}
        assert used <= made, used - made


def test_every_colour_is_one_of_the_palette() -> None:
    for state in positions(17):
        drawn = picture(state, acting(state))
        for each in shapes((*drawn.backdrop, *drawn.layers)):
            for value in each.attributes.values():
                assert all(name in palette.COLOURS for name in re.findall(r"var\(--([^)]+)\)", str(value))), each
        assert all(each.accent in palette.COLOURS for each in drawn.cards if each.accent)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_described_in_words(language: str) -> None:
    texts = Texts(language, "nautilus")
    for state in positions(17):
        drawn = picture(state, acting(state), texts)
        assert len(drawn.description) > 60
        assert all(target.label and not re.search("[{}]", target.label) for target in drawn.targets)


def test_names_of_players_stand_on_their_cards() -> None:
    state = states(2, 11)[30]
    drawn = scene(NAUTILUS.view(state, 0), ["Ada", ""], ENGLISH)
    assert "Ada" in [item.text for item in items(card(drawn, "seat-0")) if isinstance(item, Text)]
    assert "Violet" in [item.text for item in items(card(drawn, "seat-1")) if isinstance(item, Text)]


def test_a_picture_stays_small() -> None:
    """What changes on the board is sent with every action; the chart and the symbols only once."""
    sizes = []
    for state in positions(3):
        drawn = picture(state, acting(state))
        sizes.append(len(json.dumps([wire.shape(each) for each in drawn.layers], separators=(",", ":"))))
        assert len(json.dumps(wire.backdrop(drawn))) < 100_000
    assert max(sizes) < 11_000
    assert sorted(sizes)[len(sizes) // 2] < 8_000


def test_the_backdrop_is_the_same_throughout_a_game() -> None:
    first, *others = (picture(state, SPECTATOR) for state in states(2, 11)[::40])
    assert all(drawn.backdrop == first.backdrop and drawn.size == first.size for drawn in others)


# The chart


def inside(point: Point, polygons: list[list[Point]]) -> bool:
    """Whether a point lies within some closed lines, by counting those crossed on the way east."""
    x, y = point
    crossed = 0
    for polygon in polygons:
        for (a, b), (c, d) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
            crossed += (b > y) != (d > y) and x < a + (y - b) * (c - a) / (d - b)
    return crossed % 2 == 1


@pytest.mark.parametrize("name", map_names())
def test_n3_every_cell_lies_within_the_outline_of_its_zone(name: str) -> None:
    board = board_of(name)
    for zones in ((Zone.LAGOON, Zone.SLOPE), (Zone.LAGOON,), (Zone.TRENCH,)):
        outlines = [smooth(loop) for loop in loops(board, region(board, *zones))]
        for cell in cells_of(board.sea):
            assert inside(centre(cell), outlines) == (board.zone_of[cell] in zones), cell


def test_smoothing_holds_a_line_near_where_it_was() -> None:
    square = [(0.0, 0.0), (C, 0.0), (C, C), (0.0, C)]
    moved = smooth(square)
    assert moved != square
    for (x, y), (a, b) in zip(square, moved, strict=True):
        assert max(abs(a - x), abs(b - y)) <= STRAY + 1e-9
