"""The review on the board: asked for at the end of a game, made beside everything else; points lead to moments."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import nautwidget as nw
from nautwidget.coach.cards import cards_of
from nautwidget.match import Match
from nautwidget.plain import plain
from nautwidget.svg import svg
from nautwidget.tutor.words import Words
from tests.hand_loop import in_worlds
from tests.widget.test_board import apart
from tests.widget.test_coach import press


def played(*names: str, seed: int = 3) -> Match:
    """A game that is over, in which people did whatever came to their minds."""
    match = nw.new("deepsea", list(names) or ["Ada", "rule"], seed=seed)
    random = Random(seed)
    match.play_bots()
    while not match.over:
        match.act(random.choice(match.legal_actions))
        match.play_bots()
    return match


def card(board: nw.Board) -> dict[str, Any] | None:
    return next((each for each in board.standing if each["id"] == "review"), None)


def buttons(board: nw.Board) -> list[str]:
    return re.findall(r'"button": "([^"]+)"', json.dumps([board.cards, board.standing]))


def spots(board: nw.Board) -> list[dict[str, Any]]:
    found = card(board)
    return [spot for row in found["rows"] for item in row["items"] for spot in item.get("spots", [])] if found else []


def test_the_button_is_there_when_a_game_of_people_is_over() -> None:
    match = nw.new("deepsea", ["Ada", "rule"], seed=3)
    going_on = nw.play(match)
    assert ":review" not in buttons(going_on)
    assert not press(going_on, ":review")["ok"]
    with pytest.raises(ValueError, match="over"):
        going_on.review()
    over = played()
    assert ":review" in buttons(nw.play(over))
    assert ":hint" not in buttons(nw.play(over))
    assert ":review" not in buttons(nw.play(over, tutor=False))
    assert not press(nw.play(over, tutor=False), ":review")["ok"]
    assert ":review" not in buttons(nw.play(over, seat=nw.SPECTATOR))
    bots = nw.new("deepsea", ["rule", "rule"], seed=3)
    bots.play_bots()
    assert ":review" not in buttons(nw.play(bots, seat=0))


def test_every_decision_is_a_point_that_shows_its_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    in_worlds(monkeypatch, 40)

    def table() -> None:
        board = nw.play(played())
        board.review()
        looking = board._coach.looking
        assert looking is not None
        assert looking.review is not None
        decisions = looking.review.decisions
        assert len(decisions) > 5
        assert [spot["action"] for spot in spots(board)] == [
            *(f":show {one.ply}" for one in decisions),
            f":show {board.ply}",
        ]
        assert looking.review.labelled, "whoever plays at random blunders"
        for one in looking.review.labelled:
            assert one.label in next(spot["label"] for spot in spots(board) if spot["action"] == f":show {one.ply}")
            assert f":show {one.ply}" in buttons(board)
        assert re.search(r"[?!]{1,2}", json.dumps(card(board)))
        plot = card(board)
        first = spots(board)[0]["action"]
        assert press(board, first)["ok"]
        assert board._moment == int(first.split()[1])
        assert card(board) == plot, "it stays, to go on to the next point"
        board.language = "fr"
        assert "Part attendue" in json.dumps(card(board))
        assert press(board, ":away")["ok"]
        assert card(board) is None
        board.show()
        assert ":review" in buttons(board)
        board.close()

    apart(table)


def test_it_is_made_beside_everything_else_and_told_how_far_it_is() -> None:
    async def table() -> tuple[list[float], int, nw.Board]:
        board = nw.play(played())
        parts: list[float] = []
        board.observe(
            lambda _: parts.extend(map(float, re.findall(r'"bar": ([\d.]+)', json.dumps(card(board))))), "standing"
        )
        board.review(seconds=0.1)
        assert spots(board) == [], "it goes on in the background"
        turns = 0
        while not spots(board):
            await asyncio.sleep(0.005)
            turns += 1
        return parts, turns, board

    parts, turns, board = apart(lambda: asyncio.run(table()))
    assert parts == sorted(parts)
    assert len(set(parts)) > 3
    assert turns > 20, "the loop had its turns meanwhile"
    assert board.says["lines"]
    assert "decisions looked at" in board.says["lines"][-1]
    board.close()


@pytest.mark.parametrize("how", [":stop", ":away", "close"])
def test_it_can_be_stopped_and_put_away(how: str) -> None:
    async def table() -> None:
        board = nw.play(played())
        board.review(seconds=0.1)
        looking = board._coach.looking
        assert looking is not None
        while not looking.part:
            await asyncio.sleep(0.01)
        if how == "close":
            board.close()
        else:
            assert press(board, how)["ok"]
        while looking.review is None and not looking.dropped:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        if how == ":stop":
            assert looking.review is not None
            assert 0 < len(looking.review.decisions) < 8
            assert spots(board)
        else:
            assert looking.review is None
            assert card(board) is None or how == "close"

    apart(lambda: asyncio.run(table()))


def test_the_plot_can_be_printed_and_read(monkeypatch: pytest.MonkeyPatch) -> None:
    in_worlds(monkeypatch, 10)

    def table() -> None:
        board = nw.play(played())
        board.review()
        shown = replace(board._scene(), cards=cards_of(board._coach, Words("deepsea", "en"), True))
        assert "Expected share of the win" in svg(shown)
        assert "decisions looked at" in plain(shown)
        board.close()

    apart(table)
