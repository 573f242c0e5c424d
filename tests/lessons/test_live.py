"""The board of an exercise, from the Python side: what is heard, what is shown, what stays secret."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import nautwidget as nw
from nautwidget.hearing import hear
from nautwidget.lessons import Log
from nautwidget.lessons.live import ExerciseBoard
from nautwidget.panels import COLUMN

_asks = count()


def press(board: ExerciseBoard, action: str) -> dict[str, Any]:
    message = {"kind": "act", "ask": f"ask {next(_asks)}", "action": action, "ply": board.match.ply}
    return hear(board, message).to_json(board.match.texts(board.language))


def board(which: str, **options: Any) -> ExerciseBoard:
    return nw.exercise(which, log=Log(), **options).board


def words(shown: ExerciseBoard) -> str:
    return str(shown.cards[0])


def test_the_card_of_the_exercise_stands_above_the_others() -> None:
    shown = board("expand/first-module")
    assert shown.cards[0]["id"] == "exercise"
    assert shown.practice.task in words(shown)
    assert [card["id"] for card in shown.cards].count("exercise") == 1
    assert "turn" in {card["id"] for card in shown.cards}


def test_it_is_one_board_however_often_it_is_shown_and_a_new_one_after_closing() -> None:
    learner = nw.exercise("expand/first-module", log=Log())
    first = learner.board
    assert learner.board is first
    first.close()
    second = learner.board
    assert second is not first
    learner.act("buy training")  # type: ignore[union-attr]
    assert second.ply == 2
    assert first.ply == 1


def test_in_a_cell_it_is_live_and_in_a_page_a_still_picture() -> None:
    data, _ = nw.exercise("expand/first-module", log=Log())._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["image/svg+xml"].startswith("<svg")
    assert "Your first module" in data["image/svg+xml"]
    assert "Spend at most 2 Nemo" in data["text/plain"]


def test_a_click_is_judged_told_and_taken_back() -> None:
    shown = board("expand/first-module")
    assert press(shown, "buy training")["ok"]
    assert press(shown, "place training d10 r0")["ok"]
    assert "N26" in words(shown)
    assert shown.scene["targets"] == []
    assert press(shown, "done")["text"].startswith("This exercise is over")
    assert press(shown, ":undo")["ok"]
    assert "N26" not in words(shown)
    assert press(shown, ":undo")["ok"]
    assert not press(shown, ":undo")["ok"]


def test_what_the_rules_forbid_is_told_by_the_rule_and_written_down() -> None:
    shown = board("expand/first-module")
    press(shown, "buy training")
    answer = press(shown, "place training t15 r0")
    assert answer["reasons"]
    assert shown.practice.log.attempts[-1].outcome == "refused"
    assert shown.practice.log.attempts[-1].moves[-1] == "place training t15 r0"


def test_what_the_exercise_does_not_ask_for_is_not_done() -> None:
    shown = board("dive/chest")
    answer = press(shown, "dock s1 k8")
    assert not answer["ok"]
    assert "not part of this exercise" in answer["text"]
    assert shown.practice.moves == ()


def test_words_that_make_no_sense_change_nothing() -> None:
    quiz, exercise = board("setup/ruins-points"), board("expand/first-module")
    for wrong in (":answer 0", ":answer 99", ":answer right", ":answer ²", ":rule N17", ":answer"):
        assert not press(quiz, wrong)["ok"]
    assert quiz.practice.moves == ()
    for wrong in (":answer 1", ":rule N26", ":nonsense"):
        assert not press(exercise, wrong)["ok"]


def test_hints_end_with_a_sentence() -> None:
    shown = board("deepsea/burden")
    assert press(shown, ":hint")["ok"]
    answer = press(shown, ":hint")
    assert not answer["ok"]
    assert "no more hints" in answer["text"]


def test_the_language_of_the_board_is_that_of_the_exercise() -> None:
    shown = board("expand/first-module")
    shown.practice.hint()
    shown.language = "it"
    assert shown.practice.language == "it"
    assert "Il tuo primo modulo" in words(shown)
    shown.practice.language = "fr"
    assert shown.language == "fr"
    assert "Votre premier module" in words(shown)
    assert "Regardez les couleurs" in words(shown)


def test_a_board_that_only_shows_has_nothing_to_press() -> None:
    shown = board("setup/ruins-points")
    shown.interactive = False
    assert "button" not in words(shown)
    assert not press(shown, ":answer 1")["ok"]


def test_a_solution_can_be_looked_at_step_by_step() -> None:
    shown = board("expand/first-module")
    press(shown, ":solution")
    assert "1. Orange" in words(shown)
    assert press(shown, ":show 2")["ok"]
    assert shown.cards[0]["id"] == "exercise"
    assert press(shown, ":now")["ok"]


def test_what_is_new_on_the_card_is_read_aloud_once() -> None:
    shown = board("expand/first-module")
    press(shown, ":hint")
    assert shown.says["lines"] == [shown.practice.hints[0]]
    press(shown, "buy sonar")
    assert shown.says["lines"][-1] == str(shown.practice.feedback)
    assert shown.practice.hints[0] not in shown.says["lines"]


def test_no_secret_of_the_position_is_in_the_traits() -> None:
    """Two worlds that differ in what lies face down look the same before anything was done."""
    one, other = board("expand/first-module"), board("expand/first-module", seed=0)
    state = other.match.state
    other.match._steps[-1] = type(other.match._steps[-1])(
        other.match._steps[-1].actor,
        other.match._steps[-1].action,
        type(state)(state.table, state.faces[::-1], state.orders),
        True,
    )
    other._redraw()
    assert (one.scene, one.cards, one.standing) == (other.scene, other.cards, other.standing)


def test_in_a_still_picture_a_long_answer_stays_inside_its_card() -> None:
    words_of = {"title": "A title", "task": "Which?", "choice.right": "yes " * 40, "choice.wrong": "x" * 90}
    texts = {**words_of, "wrong.wrong": "No.", "passed": "Yes."}
    quiz = nw.Quiz(id="own/long", rules=("N20",), right="right", wrong={"wrong": "N20"}, words=texts)
    picture = nw.exercise(quiz, log=Log()).board.svg()
    widths = [float(width) for width in re.findall(r'<rect width="([\d.]+)"', picture)]
    assert len(widths) > 4
    assert max(widths[1:]) <= COLUMN
