"""The tutor at the board: a button for who is to decide, thinking that leaves the board alive, steps on demand."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

import nautwidget as nw
from nautwidget.coach.coach import LONGER
from nautwidget.coach.thinking import FIRST
from nautwidget.hearing import hear
from nautwidget.tutor.hints import STEPS
from nautwidget.tutor.search import BUDGET
from tests.hand_loop import STEP, HandLoop, at_once, by_hand
from tests.tutor.positions import LAST_DIVER

#: The submarine lies two steps from a find, and has others to go to.
AT_SEA = """
stage: dive
round: 4
first: 1
module l12: base, researchers 1 1
module l9: laboratory r90, owner 1, researchers 2 0
player 1: money 20, subs p9
player 2: money 20, subs h5
"""
asks = count()


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> HandLoop:
    return by_hand(monkeypatch)


@pytest.fixture
def board() -> Iterator[nw.Board]:
    made = searching()
    yield made
    made.close()


def searching(**options: Any) -> nw.Board:
    """Deep Sea Adventure: Ada stands on a treasure and may take it."""
    options = {"seed": 3, "autosave": False, "curtains": False, **options}
    made = nw.play("deepsea", ["Ada", "Bo"], **options)
    while "take" not in made.legal_actions:
        made.act("down")
    return made


def press(board: nw.Board, action: str) -> dict[str, Any]:
    message = {"kind": "act", "action": action, "ply": board.match.ply, "ask": f"t{next(asks)}"}
    return hear(board, message).to_json(board.match.texts(board.language))


def buttons(board: nw.Board) -> list[str]:
    return [found for found in re.findall(r'"button": "([^"]+)"', json.dumps(board.cards)) if ":show" not in found]


def card(board: nw.Board) -> dict[str, Any] | None:
    return next((each for each in board.cards if each["id"] == "tutor"), None)


def told(board: nw.Board) -> str:
    """The sentence on the tutor's card."""
    found = card(board)
    texts = [row["items"][0].get("text", "") for row in found["rows"][1:]] if found else []
    return " ".join(filter(None, texts))


def progress(board: nw.Board) -> float | None:
    return next((float(part) for part in re.findall(r'"bar": ([\d.]+)', json.dumps(board.cards))), None)


# where it is offered


def test_the_button_is_there_where_a_person_is_to_decide_and_nowhere_else(board: nw.Board) -> None:
    seat = board.match.actor
    assert seat is not None
    assert buttons(board).count(":hint") == 1
    watching = nw.play(board.match, seat=nw.SPECTATOR)
    waiting = nw.play(board.match, seat=1 - seat)
    examined = nw.play(board.match, seat=seat, tutor=False)
    for other in (watching, waiting, examined):
        assert ":hint" not in buttons(other)
        answer = press(other, ":hint")
        assert not answer["ok"]
        assert answer["text"]
        assert card(other) is None
        other.close()
    examined.tutor = True
    assert ":hint" in buttons(examined)
    board.interactive = False
    assert ":hint" not in buttons(board)
    assert not press(board, ":hint")["ok"]
    board.interactive = True
    board.show(0)
    assert ":hint" not in buttons(board)


def test_a_computer_player_and_the_end_of_the_game_need_no_hint() -> None:
    board = nw.play("deepsea", ["rule", "rule"], seed=2, autosave=False, seat=0)
    board.match.play_bots()
    assert ":hint" not in buttons(board)
    with pytest.raises(ValueError, match="nobody"):
        board.hint()
    board.close()


def test_nothing_is_offered_behind_the_curtain_and_nothing_asked_for_stays_there(loop: HandLoop) -> None:
    board = searching(curtains=True)
    assert ":hint" in buttons(board)
    press(board, ":hint")
    loop.turn()
    assert told(board)
    assert board.notes
    board.act("leave")
    assert board.curtain is not None
    assert card(board) is None
    assert board.notes == []
    with pytest.raises(ValueError, match="nobody"):
        board.hint()
    board.close()


def test_an_exercise_keeps_its_own_hints() -> None:
    exercise = nw.exercise("expand/first-module")
    board = exercise.board
    assert buttons(board).count(":hint") == 1
    assert press(board, ":hint")["ok"]
    assert len(exercise.hints) == 1
    assert card(board) is None
    with pytest.raises(ValueError, match="nobody"):
        board.hint()


def test_the_button_weighs_next_to_nothing(board: nw.Board) -> None:
    with_it = len(json.dumps(board.cards))
    board.tutor = False
    assert with_it - len(json.dumps(board.cards)) < 100


# thinking


def test_a_press_is_answered_at_once_and_the_first_answer_comes_early(board: nw.Board, loop: HandLoop) -> None:
    assert press(board, ":hint")["ok"]
    assert told(board) == ""
    assert progress(board) == 0
    turns = 0
    while not told(board):
        assert loop.turn(1) == 1
        turns += 1
    coach = board._coach
    assert coach.thinking is not None
    assert coach.thinking.spent <= 0.15
    assert turns >= FIRST / (3 * STEP), "in slices, so that others have their turn"
    assert 0 < (progress(board) or 0) < 0.5
    assert ":stop" in buttons(board)
    assert ":longer" not in buttons(board)


def test_the_bar_grows_until_the_time_is_used_up_and_more_can_be_asked_for(board: nw.Board, loop: HandLoop) -> None:
    press(board, ":hint")
    seen = []
    while loop.turn(1):
        seen.append(progress(board))
    *parts, end = dict.fromkeys(seen)
    assert end is None
    assert parts == sorted(part for part in parts if part is not None)
    assert len(parts) >= 4
    thinking = board._coach.thinking
    assert thinking is not None
    assert BUDGET <= thinking.spent < BUDGET + 2 * STEP
    assert ":stop" not in buttons(board)
    comparison = thinking.comparison
    assert comparison is not None
    worlds = comparison.worlds
    assert press(board, ":longer")["ok"]
    assert ":stop" in buttons(board)
    loop.turn()
    assert thinking.spent >= BUDGET + LONGER
    assert comparison.worlds > 3 * worlds


def test_stop_leaves_it_at_what_was_found(board: nw.Board, loop: HandLoop) -> None:
    press(board, ":hint")
    loop.turn(6)
    assert press(board, ":stop")["ok"]
    assert not loop.waits
    assert told(board)
    assert progress(board) is None
    assert ":longer" in buttons(board)


def test_stopped_before_the_first_answer_there_is_nothing_to_tell(board: nw.Board, loop: HandLoop) -> None:
    press(board, ":hint")
    press(board, ":stop")
    assert card(board) is None
    assert ":hint" in buttons(board)


def test_without_a_loop_it_thinks_at_once(board: nw.Board, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once(monkeypatch)
    board.hint()
    assert told(board)
    assert progress(board) is None


def test_what_can_be_worked_out_needs_no_longer_thinking(loop: HandLoop) -> None:
    board = nw.play("deepsea", ["Ada", "Bo"], position=LAST_DIVER, autosave=False, curtains=False)
    board.hint("why")
    assert loop.turn() < 5
    assert "Worked out" in told(board)
    assert ":longer" not in buttons(board)
    board.close()


def test_a_closed_board_thinks_no_further(loop: HandLoop) -> None:
    board = searching()
    board.hint()
    assert loop.waits
    board.close()
    assert not loop.waits


# the steps


def test_each_step_is_told_only_when_it_is_asked_for(board: nw.Board, loop: HandLoop) -> None:
    press(board, ":hint")
    loop.turn()
    hint = board._coach.hint
    assert hint is not None
    for number, step in enumerate(STEPS):
        assert told(board) == hint.step(step)
        sent = json.dumps([board.cards, board.notes, board.says], ensure_ascii=False)
        for later in STEPS[number + 1 :]:
            assert hint.step(later) not in sent
        assert told(board) in board.says["lines"], "it is read aloud"
        if number < len(STEPS) - 1:
            assert press(board, ":hint")["ok"]
    assert ":hint" not in buttons(board)
    press(board, ":back")
    assert told(board) == hint.step("move")
    press(board, ":away")
    assert card(board) is None
    assert ":hint" in buttons(board)


def test_the_region_is_lit_first_and_the_move_is_drawn_when_it_is_told(loop: HandLoop) -> None:
    board = nw.play("nautilus", ["Ada", "Bo"], position=AT_SEA, autosave=False, curtains=False, seed=1)
    board.hint()
    loop.turn()
    hint = board._coach.hint
    assert hint is not None
    assert hint.move.startswith("dive")
    lit = board.notes
    assert len(lit) == 2 * len(hint.advice.look)
    assert all(name == "circle" for name, *_ in lit)
    press(board, ":hint")
    assert board.notes == lit
    press(board, ":hint")
    assert len(board.notes) > len(lit)
    assert "var(--hint)" in json.dumps(board.notes)
    assert board.scene["chosen"] == hint.advice.pick
    press(board, ":choose")
    assert board.notes, "what is drawn stays while pieces are looked at"
    assert press(board, hint.move)["ok"]
    assert board.notes == []
    assert card(board) is None
    board.close()


def test_what_a_teacher_has_drawn_is_his(board: nw.Board, loop: HandLoop) -> None:
    board.light("7", colour="violet")
    own = list(board.notes)
    board.hint()
    loop.turn()
    assert board.notes[: len(own)] == own
    assert len(board.notes) > len(own)
    board.arrow("7", "12")
    press(board, ":away")
    assert len(board.notes) > len(own)
    assert "var(--hint)" not in json.dumps(board.notes)
    board.hint()
    loop.turn()
    board.clear()
    assert board.notes
    assert "var(--hint)" in json.dumps(board.notes)
    assert "var(--hint)" in board.svg()


def test_another_language_says_the_same(board: nw.Board, loop: HandLoop) -> None:
    board.hint("rule")
    loop.turn()
    hint = board._coach.hint
    assert hint is not None
    for language in ("it", "fr", "en"):
        board.language = language
        assert told(board) == hint.step("rule", language)
    assert hint.step("rule", "it") != hint.step("rule", "fr")


@pytest.mark.parametrize("deed", ["act", "undo", "seat", "watch"])
def test_whatever_changes_the_question_puts_the_hint_away(deed: str, loop: HandLoop) -> None:
    board = searching()
    board.act("take")
    if deed == "undo":
        board.undo()
        board.redo()
    board.hint()
    loop.turn(8)
    assert told(board)
    if deed == "act":
        board.act(board.legal_actions[0])
    elif deed == "undo":
        board.undo()
    else:
        board.seat = nw.SPECTATOR if deed == "watch" else 1 - (board.match.actor or 0)
    assert not loop.waits
    assert card(board) is None
    assert board.notes == []
    board.close()


def test_an_earlier_moment_hides_the_hint_and_now_brings_it_back(board: nw.Board, loop: HandLoop) -> None:
    board.hint()
    loop.turn()
    drawn = board.notes
    board.show(0)
    assert board.notes == []
    assert card(board) is None
    board.show()
    assert board.notes == drawn
    assert told(board)


# from Python


def test_python_asks_for_a_step_by_its_name(board: nw.Board, loop: HandLoop) -> None:
    board.hint("move")
    loop.turn()
    hint = board._coach.hint
    assert hint is not None
    assert told(board) == hint.step("move")
    with pytest.raises(ValueError, match="look, rule, move, why"):
        board.hint("who")


def test_an_explanation_stands_on_the_card(board: nw.Board) -> None:
    board.explain("take", seconds=0.2)
    said = told(board)
    assert "take the treasure" in said
    assert said in board.says["lines"]
    assert buttons(board)[-1] == ":away"
    board.language = "fr"
    assert "prendre le trésor" in told(board)
    with pytest.raises(nw.IllegalAction):
        board.explain("down")
    assert press(board, ":away")["ok"]
    assert card(board) is None
