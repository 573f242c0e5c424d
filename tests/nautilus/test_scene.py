"""The picture of Nautilus: true to the position, and silent about secrets."""

from __future__ import annotations

import re
from itertools import islice
from math import hypot
from random import Random

import pytest

from nautwidget import palette
from nautwidget.game import SPECTATOR
from nautwidget.games.nautilus.cells import NAMES, cells_of
from nautwidget.games.nautilus.chart import STRAY, C, Point, centre, loops, region, smooth
from nautwidget.games.nautilus.finds import ORDERS, Zone
from nautwidget.games.nautilus.map import board_of, map_names
from nautwidget.games.nautilus.people import badge_of, stands
from nautwidget.games.nautilus.scene import open_passages, scene
from nautwidget.games.nautilus.scoring import score
from nautwidget.games.nautilus.state import ASHORE, MISSING, Stage, count_in
from nautwidget.rulebook import rule
from nautwidget.scene import Icon, Shape, Table, Text
from nautwidget.start import new
from nautwidget.texts import LANGUAGES, Texts
from tests.nautilus.pictures import (
    ENGLISH,
    GAMES,
    NAUTILUS,
    acting,
    card,
    items,
    picture,
    pictures,
    positions,
    shapes,
    stamps,
    states,
)

# The picture and the position


def test_every_piece_stands_where_the_position_has_it() -> None:
    for state in positions():
        table, drawn = state.table, picture(state, SPECTATOR)
        placed = {each.id: each.at for each in shapes(drawn.layers) if each.id}
        for cell in table.centres:
            assert placed[NAMES[cell]] == centre(cell)
        for seat, subs in enumerate(table.subs):
            for sub, cell in enumerate(subs):
                assert placed.get(f"sub-{seat}-{sub}") == (None if cell == ASHORE else centre(cell))
            modules = [n for n in range(len(table.city)) if count_in(table.people[seat], n)]
            assert len(stamps(drawn.layers, f"r{seat}")) == len(modules)
        for zone in (Zone.SLOPE, Zone.DEEP, Zone.TRENCH):
            hidden = cells_of(table.hidden & table.board.zones[zone])
            assert stamps(drawn.layers, f"b{int(zone)}") == [centre(cell) for cell in hidden]
        there = [owner for owner in table.ruins if owner != MISSING]
        assert len(stamps(drawn.layers, "tile")) == len(there)


def test_a_number_never_hides_the_mark_of_a_neighbour() -> None:
    """A mark of radius 2.8 is on the figure's chest, 4.6 below its middle; the disc of a number has a radius of 7.1."""
    crowded = 0
    for state in positions():
        table = state.table
        for module in range(len(table.city)):
            groups = list(stands(table, module))
            right, down = badge_of(len(groups))
            for seat, (x, y), count in groups:
                for other, (chest_x, chest_y), _ in groups:
                    if count > 1 and other != seat:
                        crowded += len(groups) > 2
                        assert hypot(chest_x - x - right, chest_y + 4.6 - y - down) > 7.1 + 2.8
    assert crowded


def test_n13_every_open_passage_is_drawn_once() -> None:
    for state in positions():
        links = sum(link.bit_count() for link in state.table.links)
        assert len(list(open_passages(state.table))) == links // 2
        assert sum(len(stamps(picture(state, SPECTATOR).layers, f"p{side}")) for side in range(2, 6)) == links // 2


def test_known_finds_show_their_face_to_their_seat_only() -> None:
    seen = 0
    for state in positions():
        for seat in range(state.table.players):
            drawn = picture(state, seat)
            faces = {each.id for each in drawn.layers if each.tag == "g" and each.id}
            known = NAUTILUS.view(state, seat).known
            assert faces == {NAMES[cell] for cell in (*known, *cells_of(state.table.unpaid))}
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
        numbers = [[int(str(getattr(cell[0], "text", ""))) for cell in row[1:]] for row in table.rows[:-1]]
        for ruins, finds, orders, total, research, product, money, points in zip(*numbers, outcome.scores, strict=True):
            assert total == ruins + finds + orders
            assert product == total * research
            assert points == product + money
        assert tuple(seat for seat, text in enumerate(totals) if text.startswith("★")) == outcome.winners


def test_n53_to_n55_each_line_of_the_final_score_is_explained_by_its_rule() -> None:
    for language in LANGUAGES:
        texts = Texts(language, "nautilus")
        for players, seed in GAMES:
            state = states(players, seed)[-1]
            outcome = NAUTILUS.outcome(state)
            assert outcome is not None
            (table,) = card(scene(NAUTILUS.view(state, SPECTATOR), [], texts), "scores").rows
            assert isinstance(table, Table)
            assert [step.rule for step in table.steps] == ["N53", "N7", "N54", "N55", "N34", "N55", "N55", "N55"]
            assert len(table.steps) == len(table.rows)
            for step in table.steps:
                assert step.catalogue == rule(step.rule, texts).text
            for seat in range(players):
                assert f"{texts.name(seat)} {state.table.ruins.count(seat)}" in table.steps[0].text
            for seat in outcome.winners:
                assert texts.name(seat) in table.steps[-1].text


def test_n54_while_finds_are_raised_the_score_is_not_told_yet() -> None:
    match = new("nautilus", ["heuristic"] * 4, seed=5)
    match.play_bots()
    moments = [match.state_at(ply) for ply in range(match.ply)]
    raising = [state for state in moments if state.table.stage == Stage.RAISE]
    assert raising
    for state in raising:
        (table,) = card(picture(state, SPECTATOR), "scores").rows
        assert isinstance(table, Table)
        assert table.rows
        assert not table.steps


def test_the_cards_of_the_others_have_a_brief_line() -> None:
    for state in positions(29):
        for seat in (SPECTATOR, 0, 1):
            for other in range(state.table.players):
                brief = card(picture(state, seat), f"seat-{other}").brief
                if other == seat:
                    assert brief is None
                    continue
                assert brief is not None
                words = [item.text for item in (*brief.items, *brief.right) if isinstance(item, Text)]
                points = ENGLISH("scene.seat.points", score(state.table, other))
                assert words == [ENGLISH.name(other), str(state.table.money[other]), points]


# The drawing


def test_every_symbol_that_is_used_is_drawn_once() -> None:
    for state in positions(17):
        for drawn in pictures(state, acting(state)):
            made = [str(each.attributes["id"]) for each in shapes(drawn.backdrop) if "id" in each.attributes]
            assert len(set(made)) == len(made)
            used = set()
            for each in shapes((*drawn.backdrop, *drawn.layers)):
                used |= references(each)
            for target in drawn.targets:
                for variant in target.variants or ("",):
                    named = {name for each in shapes(target.preview) for name in references(each)}
                    used |= {name.replace("{v}", variant) for name in named}
            used |= {item.symbol for each in drawn.cards for item in items(each) if isinstance(item, Icon)}
            assert used <= set(made), used - set(made)


def references(each: Shape) -> set[str]:
    found = set()
    for name, value in each.attributes.items():
        found |= {str(value)[1:]} if name == "href" else set(re.findall(r"url\(#([^)]+)\)", str(value)))
    return found


def test_every_colour_is_one_of_the_palette() -> None:
    for state in positions(17):
        drawn = picture(state, acting(state))
        previews = tuple(each for target in drawn.targets for each in target.preview)
        for each in shapes((*drawn.backdrop, *drawn.layers, *previews)):
            for value in each.attributes.values():
                assert all(name in palette.COLOURS for name in re.findall(r"var\(--([^)]+)\)", str(value))), each
        assert all(each.accent in palette.COLOURS for each in drawn.cards if each.accent)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_described_in_words(language: str) -> None:
    texts = Texts(language, "nautilus")
    for state in positions(17):
        for drawn in pictures(state, acting(state), texts):
            assert len(drawn.description) > 60
            for target in drawn.targets:
                for variant in target.variants or ("",):
                    label = target.label.replace("{v}", variant)
                    assert label
                    assert not re.search("[{}]", label)


def test_names_of_players_stand_on_their_cards() -> None:
    state = states(2, 11)[30]
    drawn = scene(NAUTILUS.view(state, 0), ["Ada", ""], ENGLISH)
    assert "Ada" in [item.text for item in items(card(drawn, "seat-0")) if isinstance(item, Text)]
    assert "Violet" in [item.text for item in items(card(drawn, "seat-1")) if isinstance(item, Text)]


def test_the_backdrop_is_the_same_throughout_a_game() -> None:
    first, *others = (picture(state, SPECTATOR) for state in states(2, 11)[::40])
    assert all(drawn.backdrop is first.backdrop and drawn.size == first.size for drawn in others)


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


def test_the_end_of_a_game_has_a_still_picture_with_the_score() -> None:
    match = new("nautilus", ["heuristic", "heuristic"], seed=3)
    match.play_bots()
    picture = match.svg()
    assert "Raised by orders" in picture
    assert match.outcome is not None
    assert all(str(points) in picture for points in match.outcome.scores)
