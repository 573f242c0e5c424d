"""Every exercise of the course: it can be solved, wrong ways are answered, and its words exist in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from babel.messages.pofile import read_po

from nautwidget.games import NAMES, game
from nautwidget.lessons import Exercise, Log, Played, Quiz, coverage
from nautwidget.lessons.answering import Answering
from nautwidget.lessons.begin import exercise
from nautwidget.lessons.chapters import CHAPTERS
from nautwidget.lessons.library import library
from nautwidget.lessons.played import Predicate
from nautwidget.lessons.solve import search, step
from nautwidget.lessons.solving import Solving, laid_out
from nautwidget.rulebook import rule_ids
from nautwidget.texts import LANGUAGES, LOCALE
from tests.test_texts import catalogue, gaps
from tools.texts import stale

BOARDS = [each for each in library().values() if isinstance(each, Exercise)]
QUIZZES = [each for each in library().values() if isinstance(each, Quiz)]
DOMAINS = ("lessons", *(f"lessons_{module}" for module in CHAPTERS.values()))
SEEDS = range(1, 21)


def names(each: Exercise | Quiz) -> str:
    return each.id


def along(each: Exercise, played: Played, moves: tuple[str, ...]) -> Iterator[Played]:
    yield played
    for move in moves:
        played = step(each, played, move)
        yield played


# On a board


@pytest.mark.parametrize("each", BOARDS, ids=names)
def test_it_has_a_solution_and_nothing_on_that_way_is_called_a_mistake(each: Exercise) -> None:
    _, _, played = laid_out(each, 0)
    assert not each.goal(played), "there is nothing to do"
    (moves,) = search(each, played, [each.goal])
    assert moves, "no solution"
    *way, end = along(each, played, moves)
    assert each.goal(end)
    for here in way:
        assert not [mistake.name for mistake in each.mistakes if mistake.when(here)], here.moves


@pytest.mark.parametrize("each", BOARDS, ids=names)
def test_every_mistake_can_be_made_and_is_told_with_its_rule(each: Exercise) -> None:
    assert each.mistakes
    _, _, played = laid_out(each, 0)

    def first(name: str) -> Predicate:
        def told_first(here: Played) -> bool:
            return not each.goal(here) and next((m.name for m in each.mistakes if m.when(here)), "") == name

        return told_first

    for name, moves in zip(each.told, search(each, played, [first(name) for name in each.told]), strict=True):
        assert moves, f"nothing leads to the mistake {name}, or it is hidden behind one before it"
        learner = exercise(each, log=Log())
        assert isinstance(learner, Solving)
        for move in moves:
            learner.act(move)
        feedback = learner.check()
        assert not learner.passed
        assert feedback.mistake == name
        assert feedback.text
        assert feedback.rule in rule_ids(*game(each.game).rule_ids)


@pytest.mark.parametrize("each", BOARDS, ids=names)
def test_the_solution_that_is_shown_solves_it_and_does_not_count(each: Exercise) -> None:
    log = Log()
    learner = exercise(each, log=log)
    assert isinstance(learner, Solving)
    moves = learner.reveal()
    assert each.goal(learner.played)
    assert learner.check().outcome == "shown"
    assert learner.solution
    learner.reset()
    for move in moves:
        learner.act(move)
    assert learner.passed
    assert [attempt.outcome for attempt in log] == ["shown", "passed"]


@pytest.mark.parametrize("each", BOARDS, ids=names)
def test_there_is_a_still_picture_of_its_position_and_of_its_solution(each: Exercise) -> None:
    learner = exercise(each, log=Log())
    before = learner.board.svg()
    learner.reveal()
    after = learner.board.svg()
    assert before.startswith("<svg")
    assert after.startswith("<svg")
    assert before != after


@pytest.mark.parametrize("each", [each for each in BOARDS if each.vary], ids=names)
def test_twenty_variations_can_be_solved_and_are_not_all_alike(each: Exercise) -> None:
    starts = []
    for seed in SEEDS:
        start, _, played = laid_out(each, seed)
        assert not each.goal(played)
        assert search(each, played, [each.goal])[0], seed
        starts.append(start)
    assert any(start != starts[0] for start in starts)
    assert any(start != each.start for start in starts)


@pytest.mark.parametrize("each", BOARDS, ids=names)
def test_another_one_like_this_is_another_one(each: Exercise) -> None:
    learner = exercise(each, log=Log())
    if learner.can_vary:
        before = learner.start
        learner.another()
        assert learner.start != before
        again = exercise(each, seed=learner.seed, log=Log())
        assert again.start == learner.start
    else:
        with pytest.raises(ValueError, match="only one"):
            learner.another()


# Quizzes


@pytest.mark.parametrize("each", QUIZZES, ids=names)
@pytest.mark.parametrize("seed", [0, *SEEDS])
def test_a_quiz_has_different_answers_one_right_and_each_wrong_one_told_why(each: Quiz, seed: int) -> None:
    learner = exercise(each, seed=seed, log=Log())
    assert isinstance(learner, Answering)
    assert len({learner.text_of(choice) for choice in learner.choices}) == len(each.choices) > 1
    for choice, rule in each.wrong.items():
        feedback = learner.answer(choice)
        assert (feedback.outcome, feedback.mistake, feedback.rule) == ("wrong", choice, rule)
        assert feedback.text
    assert learner.answer(each.right).passed
    assert learner.passed


def test_the_right_answer_is_not_always_the_first() -> None:
    places = {exercise(each, seed=seed, log=Log()).choices.index(each.right) for each in QUIZZES for seed in SEEDS}  # type: ignore[union-attr]
    assert len(places) > 1


# Words


@pytest.mark.parametrize("each", library().values(), ids=names)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_its_words_exist_and_are_filled(each: Exercise | Quiz, language: str) -> None:
    for seed in (0, 1, 2):
        words = exercise(each, language=language, seed=seed, log=Log()).words
        parts = ["title", "task", "passed", *(f"wrong.{name}" for name in each.told)]
        parts += [f"choice.{name}" for name in each.choices] if isinstance(each, Quiz) else []
        texts = [*(words(part) for part in parts), *words.hints]
        assert words.hints
        assert all(text.strip() and not re.search(r"[{}]", text) for text in texts)


@pytest.mark.parametrize("module", CHAPTERS.values())
def test_no_word_is_left_that_no_exercise_uses(module: str) -> None:
    used = set()
    for each in library().values():
        parts = {"title", "task", "passed", *(f"wrong.{name}" for name in each.told)}
        parts |= {f"choice.{name}" for name in each.choices} if isinstance(each, Quiz) else set()
        hints = len(exercise(each, log=Log()).words.hints)
        parts |= {f"hint.{number}" for number in range(1, hints + 1)}
        used |= {f"{each.id}.{part}" for part in parts}
    assert set(catalogue(f"lessons_{module}", "en")) <= used


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_languages_have_the_same_sentences_with_the_same_gaps(domain: str) -> None:
    english = catalogue(domain, "en")
    for language in ("it", "fr"):
        other = catalogue(domain, language)
        assert list(english) == list(other)
        for key, forms in english.items():
            assert set().union(*map(gaps, other[key])) == set().union(*map(gaps, forms)), key
        same = [key for key, forms in english.items() if forms == other[key] and len(forms[0]) > 25]
        assert not same, f"{same} read the same in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_are_compiled(language: str) -> None:
    for domain in DOMAINS:
        path = LOCALE / language / "LC_MESSAGES" / f"{domain}.po"
        assert not stale(path), f"{path.name}: run `make build`"
        with path.open("rb") as file:
            assert not [message.id for message in read_po(file, locale=language) if message.fuzzy]


# Rules


@pytest.mark.parametrize("each", library().values(), ids=names)
def test_it_names_rules_of_its_game(each: Exercise | Quiz) -> None:
    known = set(rule_ids(*game(each.game).rule_ids))
    named = {mistake.rule for mistake in each.mistakes} if isinstance(each, Exercise) else set(each.wrong.values())
    assert each.rules
    assert set(each.rules) | named <= known


@pytest.mark.parametrize("name", NAMES)
def test_the_coverage_lists_every_rule_with_its_exercises(name: str) -> None:
    covered = coverage(name)
    assert tuple(covered) == rule_ids(*game(name).rule_ids)
    for rule, ids in covered.items():
        assert all(rule in library()[each].rules for each in ids)
    practised = {rule for each in library().values() if each.game == name for rule in each.rules}
    assert {rule for rule, ids in covered.items() if ids} == practised


def test_every_rule_of_play_of_nautilus_is_practised() -> None:
    """From the set-up to the score, N15 to N55."""
    covered = coverage("nautilus")
    assert [rule for rule in (f"N{number}" for number in range(15, 56)) if not covered[rule]] == []
