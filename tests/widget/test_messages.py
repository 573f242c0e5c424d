"""Messages from the browser: what is malformed, late, repeated or forged changes nothing and gets a sentence."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import nautwidget as nw
from nautwidget.autosave import FOLDER_VARIABLE
from nautwidget.hearing import hear
from nautwidget.record import to_json

FUZZED = 10_000
ACTIONS = ("down", "up", ":undo", ":redo", ":quit", "take", "leave", "drop 99", "roll 3 3", "deal 1 2", "lay 3")


@pytest.fixture(autouse=True)
def matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "matches"))


def act(action: str, ply: int, ask: str = "a1") -> dict[str, Any]:
    return {"kind": "act", "action": action, "ply": ply, "ask": ask}


def said(board: nw.Board, message: object) -> dict[str, Any]:
    return hear(board, message).to_json(board.match.texts(board.language))


def test_a_good_message_is_done_and_answered() -> None:
    board = nw.play("deepsea", ["Ada", "Bo"], seed=3)
    answer = said(board, act("down", board.ply))
    assert answer == {"kind": "answer", "ask": "a1", "ok": True, "text": "", "reasons": [], "at": []}
    assert board.match.begun


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_an_illegal_one_teaches_its_rule(language: str) -> None:
    board = nw.play("deepsea", ["Ada", "Bo"], seed=3, language=language)
    answer = said(board, act("up", board.ply))
    assert not answer["ok"]
    assert answer["reasons"][0]["rule"] == "D5"
    assert answer["reasons"][0]["catalogue"] == nw.rules("deepsea", language)[4].text
    assert answer["text"]
    assert not board.match.begun


def test_a_repeated_message_is_done_once_even_after_undo() -> None:
    board = nw.play("deepsea", ["Ada", "Bo"], seed=3, curtains=False)
    while "take" not in board.legal_actions:
        board.act("down")
    message = act("take", board.ply)
    assert said(board, message)["ok"]
    assert not said(board, message)["ok"]
    board.undo()
    before = to_json(board.match)
    assert not said(board, message)["ok"]
    assert to_json(board.match) == before


def test_a_forged_message_for_another_seat_is_refused() -> None:
    board = nw.play("deepsea", ["Ada", "Bo"], seed=3)
    other = nw.play(board.match, seat=1 - (board.actor or 0))
    answer = said(other, act("down", board.ply))
    assert not answer["ok"]
    assert answer["text"]
    assert not board.match.begun


def test_nothing_goes_through_the_curtain_or_on_a_board_that_only_shows() -> None:
    board = nw.play("deepsea", ["Ada", "Bo"], seed=3)
    first = board.actor
    while board.actor == first:
        board.act(board.legal_actions[-1])
    before = to_json(board.match)
    assert board.curtain is not None
    assert not said(board, act("down", board.ply))["ok"]
    assert said(board, act(":uncover", board.ply, "a2"))["ok"]
    board.interactive = False
    assert not said(board, act("down", board.ply, "a3"))["ok"]
    assert not said(board, act(":undo", board.ply, "a4"))["ok"]
    assert to_json(board.match) == before


def fuzzed(random: Random, ply: int) -> object:
    """Anything a broken or hostile page could send, and now and then what a good one sends."""
    strange: list[Any] = [
        *(None, True, 0, -1, 2**70, 1.5, float("nan"), "", "\x00", "x" * 10_000, [], [[]], {}, {"a": 1}),
        *ACTIONS,
    ]
    choice = random.choice
    if random.random() < 0.1:
        return choice(strange)
    usual = {"kind": "act", "action": choice(ACTIONS), "ply": ply, "ask": choice("ab")}
    near = {"kind": "answer", "action": "down; up", "ply": ply + choice((-1, 1)), "ask": "a" * 101}
    message: dict[Any, Any] = {
        key: value if random.random() < 0.7 else choice([near[key], *strange]) for key, value in usual.items()
    }
    for key in random.sample(sorted(message), random.randrange(3)):
        if random.random() < 0.3:
            del message[key]
    if random.random() < 0.1:
        message[choice(["__proto__", "seat", "match", 7])] = choice(strange)
    return message


def test_ten_thousand_fuzzed_messages_change_nothing() -> None:
    board = nw.play("deepsea", ["Ada", "Bo"], seed=3, seat="Ada")
    while board.actor == 0:
        board.act(board.legal_actions[-1])
    # It is Bo's turn, and the board is Ada's: nothing that it sends may be done.
    before, scene = to_json(board.match), board.scene
    random = Random(99)
    for _ in range(FUZZED):
        message = fuzzed(random, board.ply)
        answer = said(board, message)
        assert not answer["ok"], message
        assert answer["text"], message
        assert len(answer["text"]) < 1000
    assert to_json(board.match) == before
    assert board.scene is scene


def test_fuzzed_messages_to_whoever_is_to_act_only_ever_do_legal_actions() -> None:
    board = nw.play("deepsea", ["Ada", "Bo"], seed=3, curtains=False)
    random = Random(7)
    done = 0
    for number in range(3000):
        legal, message = board.legal_actions, fuzzed(random, board.ply)
        if isinstance(message, dict) and message.get("ask") in ("a", "b"):
            message["ask"] = f"ask {number}"
        if said(board, message)["ok"] and isinstance(message, dict):
            assert message["action"] in (*legal, ":undo", ":redo")
            done += 1
    assert done > 20
