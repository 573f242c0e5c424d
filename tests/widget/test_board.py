"""The board in the cell: traits that follow the match, options, still pictures, and nothing left behind."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from xml.etree import ElementTree

import pytest
import traitlets

import nautwidget as nw
from nautwidget.autosave import FOLDER_VARIABLE

T = TypeVar("T")
SVG = "{http://www.w3.org/2000/svg}"
MARKUP = '<img src=x onerror="alert(1)">&\x00'


@pytest.fixture(autouse=True)
def matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "matches"))
    return tmp_path / "matches"


@pytest.fixture
def board() -> Iterator[nw.Board]:
    made = nw.play("deepsea", ["Ada", "Bo"], seed=3)
    yield made
    made.close()


def test_a_game_is_played_from_python_as_with_the_mouse(board: nw.Board) -> None:
    seen: list[int] = []
    board.observe(lambda change: seen.append(change["new"]), "ply")
    assert board.legal_actions == ("down",)
    board.act("down")
    assert seen == [board.ply]
    assert board.scene["ply"] == board.match.ply == board.ply
    assert board.actor == board.match.actor
    with pytest.raises(traitlets.TraitError):
        board.ply = 99


def apart(play: Callable[[], T]) -> T:
    """Runs it in a thread of its own, where no loop runs: the browser tests leave theirs running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(play).result()


def test_play_alone_is_against_the_first_bot_and_bots_answer_at_once_without_a_loop() -> None:
    def table() -> None:
        board = nw.play("deepsea", seed=2)
        assert [player.bot for player in board.match.players] == [None, "rule"]
        assert board.match.actor == 0
        while not board.over:
            board.act(board.legal_actions[0])
        assert board.match.outcome is not None
        assert board.actor is None
        board.close()

    apart(table)


def test_bots_keep_their_pace_where_a_loop_runs() -> None:
    async def table() -> tuple[int, int]:
        board = nw.play("deepsea", ["rule", "rule"], seed=2, pace=0.01)
        at_once = board.ply
        while not board.over:
            await asyncio.sleep(0.05)
        board.close()
        return at_once, board.ply

    at_once, end = apart(lambda: asyncio.run(table()))
    assert at_once < 5
    assert end > 30


def test_two_boards_on_one_match_stay_in_step(board: nw.Board) -> None:
    other = nw.play(board.match, language="it", seat="Bo")
    board.act("down")
    board.act(board.legal_actions[0])
    assert other.scene["ply"] == board.scene["ply"] == board.match.ply
    assert other.language == "it"
    assert other.scene["description"] != board.scene["description"]
    other.close()
    board.act(board.legal_actions[0])
    assert other.scene["ply"] < board.ply


def test_a_closed_board_leaves_no_watcher_and_can_be_collected(board: nw.Board) -> None:
    watchers = len(board.match._watchers)
    other = nw.play(board.match)
    assert len(board.match._watchers) == watchers + 1
    gone = weakref.ref(other)
    other.close()
    assert len(board.match._watchers) == watchers
    del other
    gc.collect()
    assert gone() is None


def test_the_curtain_falls_between_two_people(board: nw.Board) -> None:
    assert not board.curtain
    first = board.actor
    while board.actor == first:
        board.act(board.legal_actions[-1])
    assert board.curtain is not None
    assert ("Ada", "Bo")[board.actor or 0] in board.curtain["title"]
    assert not board.scene["targets"]
    board.uncover()
    assert board.curtain is None
    assert board.scene["targets"]


def test_without_curtains_the_view_follows_the_turn(board: nw.Board) -> None:
    board.curtains = False
    first = board.actor
    while board.actor == first:
        board.act(board.legal_actions[-1])
    assert board.curtain is None
    assert board.scene["targets"]


def test_a_board_that_only_shows_has_nothing_to_press(board: nw.Board) -> None:
    board.interactive = False
    buttons = re.findall(r'"button": "([^"]+)"', json.dumps(board.cards))
    assert all(action.startswith(":show ") for action in buttons)


def test_undo_and_redo(board: nw.Board) -> None:
    board.curtains = False
    while "take" not in board.legal_actions:
        board.act("down")
    ply = board.ply
    board.act("take")
    board.undo()
    assert board.ply == board.scene["ply"] == ply
    board.redo()
    assert board.ply == ply + 1


@pytest.mark.parametrize(
    ("options", "listed"),
    [
        ({"colour": "red"}, "language, theme, interactive, curtains, tutor, pace"),
        ({"language": "de"}, "en"),
        ({"theme": "sepia"}, "auto"),
        ({"seat": "Cy"}, "Ada"),
        ({"seat": 9}, r"0 \(Ada\), 1 \(Bo\)"),
        ({"pace": -1}, "pace"),
    ],
)
def test_an_unknown_option_is_an_error_that_lists_what_there_is(options: dict[str, Any], listed: str) -> None:
    with pytest.raises((ValueError, TypeError, traitlets.TraitError), match=listed):
        nw.play("deepsea", ["Ada", "Bo"], **options)


def test_the_cell_shows_a_picture_and_words_where_there_is_no_live_board(board: nw.Board) -> None:
    bundle = board._repr_mimebundle_()
    assert bundle is not None
    data, _ = bundle
    assert set(data) >= {"application/vnd.jupyter.widget-view+json", "image/svg+xml", "text/plain"}
    assert "Ada" in data["text/plain"]
    assert ElementTree.fromstring(data["image/svg+xml"]).tag == f"{SVG}svg"


def test_markup_in_a_name_is_text() -> None:
    board = nw.play("deepsea", [MARKUP, "rule"], seed=1)
    picture = ElementTree.fromstring(board.svg())
    assert not list(picture.iter(f"{SVG}img"))
    words = "".join(picture.itertext())
    assert '<img src=x onerror="alert(1)">&' in words
    assert MARKUP in json.dumps(board.cards, ensure_ascii=False).encode().decode("unicode_escape")
    board.close()


def test_ids_of_two_pictures_in_one_page_do_not_meet(board: nw.Board) -> None:
    def ids(picture: str) -> set[str]:
        return {element.get("id", "") for element in ElementTree.fromstring(picture).iter()} - {""}

    light, dark = board.svg("light"), board.svg("dark")
    assert not ids(light) & ids(dark)
    assert board.svg("light") == light
    for picture in (light, dark):
        known = ids(picture)
        for element in ElementTree.fromstring(picture).iter():
            href = element.get("href", "")
            assert not href or href[1:] in known, href


def test_a_move_is_small_on_the_wire() -> None:
    board = nw.play("deepsea", ["Ada", *["rule"] * 5], seed=7)
    sizes = []
    while not board.over:
        board.act(board.legal_actions[-1])
        sizes.append(len(json.dumps([board.scene, board.cards, board.says], separators=(",", ":")).encode()))
    assert max(sizes) < 8_000
    board.close()


def test_a_line_of_the_log_bears_the_mark_of_whom_it_is_about() -> None:
    board = nw.play("deepsea", ["Ada", "Bo"], seed=3, curtains=False)
    while "take" not in board.legal_actions:
        board.act("down")
    board.act("take")
    marks = {"Ada": "mark-0", "Bo": "mark-1"}
    log = next(card for card in board.cards if card["area"] == "log")
    for row in log["rows"]:
        *icon, words = row["items"]
        named = [name for name in marks if words["label"].startswith(name)]
        assert [item["icon"] for item in icon] == [marks[name] for name in named]
    board.close()


def test_a_line_of_the_log_shows_its_moment_and_the_match_stays(board: nw.Board) -> None:
    board.curtains = False
    while "take" not in board.legal_actions:
        board.act("down")
    then = board.ply
    picture = board.scene["layers"]
    board.act("take")
    now = board.scene["layers"]
    assert now != picture
    board.show(then)
    assert board.scene["layers"] == picture
    assert not board.scene["targets"]
    assert board.match.ply == board.scene["ply"] == then + 1
    assert [row["items"][0].get("button") for row in board.cards[0]["rows"]][-1] == ":now"
    board.show()
    assert board.scene["layers"] == now
    board.show(then)
    board.act(board.legal_actions[0])
    assert board.cards[0]["rows"][-1]["items"][0]["button"] != ":now"
    with pytest.raises(ValueError, match="no ply 999"):
        board.show(999)


def test_what_was_shown_to_another_seat_is_not_shown_in_an_earlier_moment(board: nw.Board) -> None:
    other = nw.play(board.match, seat="Bo")
    board.act("down")
    other.show(board.match.ply - 1)
    assert not other.scene["targets"]
    other.close()


def test_a_teacher_draws_on_the_board_and_wipes_it_off(board: nw.Board) -> None:
    board.light("7", "9", colour="violet")
    board.arrow("7", "12")
    board.say("12", "<here> & there")
    drawn = json.dumps(board.notes)
    assert "var(--seat-1)" in drawn
    picture = "".join(ElementTree.fromstring(board.svg()).itertext())
    assert "<here> & there" in picture
    board.clear()
    assert board.notes == []
    with pytest.raises(ValueError, match=r"no place '99'; its places are 1, 2, 3, …, 32"):
        board.light("99")
    with pytest.raises(ValueError, match="orange, violet, red"):
        board.light("7", colour="mauve")
    with pytest.raises(ValueError, match="from one place to another"):
        board.arrow("7", "7")


def test_a_long_game_of_bots_is_played_at_once_without_a_loop() -> None:
    def table() -> int:
        board = nw.play("nautilus", ["heuristic"] * 4, seed=3)
        assert board.over
        board.close()
        return board.ply

    assert apart(table) > 150
