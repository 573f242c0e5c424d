"""Working on an exercise from Python alone: what is open, what is told, hints, undo, and what a grader reads."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import nautwidget as nw
from nautwidget.lessons import Log, NotOpen, Solving, at_end_of_round, use_tutor
from nautwidget.lessons.answering import Answering
from nautwidget.match import Match
from nautwidget.texts import LANGUAGES, say

ROOT = Path(__file__).parents[2]


def first_module(**options: object) -> Solving:
    learner = nw.exercise("expand/first-module", log=Log(), **options)  # type: ignore[arg-type]
    assert isinstance(learner, Solving)
    return learner


def told(learner: Solving) -> tuple[str, str]:
    feedback = learner.feedback
    return ("", "") if feedback is None else (feedback.outcome, feedback.rule)


def test_any_way_to_the_goal_passes() -> None:
    for move in ("place training h6 r180", "place training i8 r90"):
        learner = first_module()
        learner.act("buy training")
        assert (learner.passed, learner.over) == (False, False)
        learner.act(move)
        assert (learner.passed, learner.over) == (True, True)
        assert learner.check().outcome == "passed"


def test_a_wrong_move_is_told_at_once_with_its_rule_and_can_be_taken_back() -> None:
    learner = first_module()
    learner.act("buy training")
    assert told(learner) == ("", "")
    learner.act("place training d10 r0")
    assert told(learner) == ("wrong", "N26")
    assert str(learner.feedback).endswith("(N26)")
    learner.undo()
    assert told(learner) == ("", "")
    learner.act("place training h6 r0")
    assert learner.passed
    assert [(attempt.outcome, attempt.feedback) for attempt in learner.log] == [
        ("wrong", ("dear",)),
        ("passed", ("dear",)),
    ]


def test_what_the_rules_forbid_is_told_by_the_rule_and_written_down() -> None:
    learner = first_module()
    with pytest.raises(nw.IllegalAction, match="N20"):
        learner.act("buy habitat-green 4")
    (attempt,) = learner.log
    assert (attempt.outcome, attempt.moves) == ("refused", ("buy habitat-green 4",))
    assert "N20" in attempt.rules
    assert learner.moves == ()


def test_what_the_exercise_does_not_ask_for_is_refused() -> None:
    learner = nw.exercise("dive/chest", log=Log())
    assert isinstance(learner, Solving)
    with pytest.raises(NotOpen, match="not part of this exercise"):
        learner.act("dock s1 k8")
    learner.act("dive s1 m5")
    assert learner.passed
    with pytest.raises(NotOpen, match="over"):
        learner.act("done")


def test_check_before_anything_is_done_says_not_yet() -> None:
    learner = first_module()
    feedback = learner.check()
    assert feedback.outcome == "not-yet"
    assert not feedback.passed
    assert not learner.passed


@pytest.fixture
def _tutor_again() -> Iterator[None]:
    yield
    use_tutor()


@pytest.mark.usefixtures("_tutor_again")
def test_hints_come_in_steps_and_the_tutor_is_asked_last() -> None:
    learner = first_module()
    use_tutor(None)
    steps = [learner.hint() for _ in range(3)]
    assert learner.hints == steps
    assert len(set(steps)) == 3
    assert "no more hints" in learner.hint()
    asked: list[tuple[Match, int, str, str]] = []

    def tutor(match: Match, seat: int, language: str, move: str) -> tuple[str, ...]:
        asked.append((match, seat, language, move))
        return "Try the lagoon.", "Or the slope."

    use_tutor(tutor)
    assert learner.more_hints
    assert not asked
    assert learner.hint() == "Try the lagoon."
    assert learner.hint() == "Or the slope."
    assert asked == [(learner.match, 0, "en", "buy training")]
    assert len(learner.hints) == 5
    assert "no more hints" in learner.hint()
    learner.act("buy training")
    assert learner.hint() == "Try the lagoon."
    assert asked[-1][3].startswith("place training")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_tutor_leads_to_the_goal_move_by_move(language: str) -> None:
    learner = first_module(language=language)
    for _ in learner.words.hints:
        learner.hint()
    while not learner.over:
        look, rule, move = learner.hint(), learner.hint(), learner.hint()
        assert learner.hint() == learner.words.texts("hint.none")
        assert len({look, rule, move}) == 3
        assert re.search(r"\bN\d+", rule)
        learner.act(move.rstrip(".").rsplit("(", 1)[1].rstrip(")"))
    assert learner.passed
    assert not learner.more_hints


def test_start_again_lays_out_the_same_position_and_keeps_the_hints() -> None:
    learner = first_module()
    before = learner.match.state
    learner.hint()
    learner.act("buy sonar")
    learner.reset()
    assert learner.match.state == before
    assert learner.moves == ()
    assert learner.feedback is None
    assert len(learner.hints) == 1
    assert [attempt.outcome for attempt in learner.log] == ["left"]


def test_the_language_can_be_changed_at_any_time() -> None:
    learner = first_module()
    learner.hint()
    learner.act("buy training")
    learner.act("place training f5 r0")
    english = (learner.title, learner.task, learner.hints[0], str(learner.feedback))
    learner.language = "fr"
    french = (learner.title, learner.task, learner.hints[0], str(learner.feedback))
    assert all(one != other for one, other in zip(english, french, strict=True))
    assert "fonds" in french[3]
    assert learner.title in repr(learner)
    assert french[3] in repr(learner)


def test_others_make_as_little_of_their_turns_as_they_may_when_an_exercise_spans_phases() -> None:
    own = nw.Exercise(
        id="mine",
        rules=("N20", "N29"),
        position="module l12: base\nplayer 1: money 9\nplayer 2:",
        goal=lambda played: played.did("walk") > 0,
        mistakes=(nw.Mistake("no-people", "N20", lambda played: played.did("buy sonar") > 0),),
        ends=at_end_of_round,
        words={
            "title": "Mine",
            "task": "Walk.",
            "passed": "Yes.",
            "hint.1": "Habitat.",
            "wrong.no-people": "Nobody there.",
        },
    )
    learner = nw.exercise(own, log=Log())
    assert isinstance(learner, Solving)
    learner.act("buy habitat-green 1")
    learner.act("place habitat-green 1 l9")
    assert learner.match.actor == 0
    assert ("walk l9>l12") in learner.match.legal_actions
    learner.undo()
    assert learner.moves == ("buy habitat-green 1",)
    learner.act("place habitat-green 1 o12")
    learner.act("walk o12>l12")
    assert learner.passed
    assert learner.check().text == "Yes."


def test_a_quiz_is_answered_by_name_or_number() -> None:
    learner = nw.exercise("deepsea/burden", log=Log(), language="it")
    assert isinstance(learner, Answering)
    assert learner.check().outcome == "not-yet"
    wrong = learner.choices.index("whole") + 1
    assert learner.answer(wrong).rule == "D6"
    assert learner.answer("right").passed
    with pytest.raises(ValueError, match=re.escape("there are: ")):
        learner.answer("maybe")
    learner.reset()
    assert not learner.passed
    assert learner.reveal() == ("right",)
    assert not learner.passed
    assert [attempt.outcome for attempt in learner.log] == ["not-yet", "wrong", "passed", "shown"]


def test_names_that_do_not_exist_are_answered_with_those_that_do() -> None:
    with pytest.raises(ValueError, match="expand/first-module"):
        nw.exercise("expand/frist-module")
    with pytest.raises(ValueError, match="nautilus"):
        nw.exercises("chess")
    with pytest.raises(ValueError, match="N55"):
        nw.exercises(rule="N99")
    assert "expand/first-module" in nw.exercises("nautilus")
    assert nw.exercises("deepsea") == tuple(name for name in nw.exercises() if name.startswith("deepsea/"))
    assert "setup/ruins-points" in nw.exercises(rule="N17")
    assert "expand/habitat" in nw.exercises("expand")


def test_amounts_can_be_words_of_the_game_in_any_language() -> None:
    own = nw.Quiz(
        id="mine",
        rules=("N9",),
        right="four",
        wrong={"ten": "N9"},
        given={"kind": say("module.training")},
        words={
            "title": "{kind}",
            "task": "How many?",
            "choice.four": "4",
            "choice.ten": "10",
            "passed": "4",
            "wrong.ten": "Habitats.",
            "hint.1": "Few.",
        },
    )
    assert nw.exercise(own).title == "training"
    assert nw.exercise(own, language="it").title == "addestramento"


def test_a_grader_needs_no_front_end() -> None:
    program = """
import sys
import nautwidget as nw
exercise = nw.exercise("research/activate")
exercise.act("walk l9>i12")
assert exercise.check().passed
print(exercise.passed, sorted({"anywidget", "ipywidgets", "traitlets", "IPython", "pandas"} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "True []"
