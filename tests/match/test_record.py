"""Records replay exactly; what is truncated, foreign, edited or huge is refused with the place and the reason."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import nautwidget as nw
from nautwidget.match import Match
from nautwidget.record import LARGEST, from_file, from_json, from_text, to_json, to_text


def some_match(plies: int = 60, language: str = "fr") -> Match:
    match = nw.new("deepsea", ["Ada", "rule", "Bö <b>"], seed=12, rules="no empty turns", language=language)
    random = Random(1)
    while match.ply < plies:
        match.act(match.bot_action() or random.choice(match.legal_actions))
    return match


def test_a_record_replays_to_the_same_match_and_goes_on_with_the_same_dice() -> None:
    match = some_match()
    again = from_text(to_text(match))
    assert again.state == match.state
    assert again.players == match.players
    assert again.rules == match.rules
    assert again.language == "fr"
    assert to_json(again) == to_json(match)
    for _ in range(30):
        action = match.legal_actions[-1]
        match.act(action)
        again.act(action)
    assert again.actions == match.actions


def test_a_record_from_a_position_replays() -> None:
    match = some_match(80)
    text = match.game.position_text(match.state)
    begun = nw.new("deepsea", 3, position=text, seed=4)
    begun.act(begun.legal_actions[0])
    assert from_text(to_text(begun)).state == begun.state


def test_a_file_cut_off_anywhere_is_refused_with_the_place() -> None:
    text = to_text(some_match())
    for cut in range(0, len(text) - 2, 97):
        with pytest.raises(nw.InvalidRecord, match=r"line \d+, column \d+|no match"):
            from_text(text[:cut])


def changed(**parts: Any) -> dict[str, Any]:
    return {**to_json(some_match(30)), **parts}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (changed(version=2), "version 2: this nautwidget reads version 1"),
        (changed(version="1"), "version '1'"),
        (changed(format="chess"), "format"),
        (changed(game="chess"), "no game 'chess'"),
        (changed(players=[]), "2 to 6"),
        (changed(players="Ada"), "players: a list"),
        (changed(players=[{"name": "Ada"}, {"name": "Bo"}]), "player 1"),
        (changed(seed="x"), "seed"),
        (changed(language="de"), "en, it, fr"),
        (changed(rules={"air": 99}), "turn_back_empty"),
        (changed(actions="down"), "actions: a list"),
        (changed(actions=[*changed()["actions"][:5], "fly"]), "action 6"),
        (changed(actions=[7]), "action 1"),
        (changed(actions=["down"] * 30_000), "20,000"),
        (changed(start={"oxygen": "99"}), "start"),
        ({**changed(), "cheat": 1}, "cheat"),
        ({key: value for key, value in changed().items() if key != "seed"}, "seed"),
        ([], "no match"),
        (None, "no match"),
    ],
)
def test_a_record_that_cannot_be_is_refused_with_the_reason(data: Any, reason: str) -> None:
    with pytest.raises(nw.InvalidRecord, match=reason):
        from_json(json.loads(json.dumps(data)))


def test_a_record_edited_to_an_illegal_action_is_refused_with_place_and_rule() -> None:
    data = to_json(some_match(30))
    actions = list(data["actions"])  # type: ignore[arg-type]
    place = actions.index("down")
    actions[place] = "up"
    with pytest.raises(nw.InvalidRecord, match=rf"action {place + 1}: .*D5"):
        from_json({**data, "actions": actions})


def test_dice_edited_to_a_roll_that_no_dice_show_are_refused() -> None:
    data = to_json(some_match(30))
    actions: list[Any] = list(data["actions"])  # type: ignore[arg-type]
    place = next(number for number, action in enumerate(actions) if action.startswith("roll"))
    actions[place] = "roll 6 6"
    with pytest.raises(nw.InvalidRecord, match=f"action {place + 1}"):
        from_json({**data, "actions": actions})


def test_a_file_of_50_megabytes_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(nw.InvalidRecord, match="50,000,000"):
        from_file(path)
    with pytest.raises(nw.InvalidRecord, match="at most"):
        from_text(" " * (LARGEST + 1))


def test_a_file_that_is_no_text_is_refused_with_the_place(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(b'{"format": "\xff\xfe"}')
    with pytest.raises(nw.InvalidRecord, match=r"match\.json: byte 12"):
        from_file(path)
    with pytest.raises(nw.InvalidRecord, match="no match"):
        from_text("[" * 100_000)
