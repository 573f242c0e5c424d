"""What a classroom gets: worksheets and answer sheets, rule cards, a large board without secrets, progress."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import nautwidget as nw
from nautwidget.game import SPECTATOR
from nautwidget.lessons import Log
from nautwidget.lessons.phases import RULES
from nautwidget.lessons.progress import progress
from nautwidget.texts import LANGUAGES
from nautwidget.widget import Board

CHOSEN = ["expand/first-module", "setup/ruins-points", "deepsea/turn-back"]


class Balanced(HTMLParser):
    """Whether every element that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)
        self.seen.add(tag)
        if tag == "meta":
            self.open.pop()

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def words_of(path: Path) -> str:
    return path.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answers", [False, True])
def test_a_worksheet_is_one_whole_file_without_the_network(tmp_path: Path, language: str, answers: bool) -> None:
    path = nw.worksheet(CHOSEN, tmp_path / "sheet.html", answers=answers, language=language)
    text = words_of(path)
    reader = Balanced()
    reader.feed(text)
    assert reader.open == []
    assert {"svg", "section", "style"} <= reader.seen
    assert not {"script", "link", "img", "iframe"} & reader.seen
    elsewhere = re.findall(r"""(?:href|src|url)\s*[=(]\s*["']?(?!#|&quot;#)([^"')\s>]+)""", text)
    assert elsewhere == []
    assert f'lang="{language}"' in text
    assert "size: A4" in text
    for which in CHOSEN:
        assert nw.exercise(which, language=language).title in text


def test_the_answers_are_on_the_answer_sheet_alone(tmp_path: Path) -> None:
    sheet = words_of(nw.worksheet(CHOSEN, tmp_path / "sheet.html"))
    answers = words_of(nw.worksheet(CHOSEN, tmp_path / "answers.html", answers=True))
    for told in ("Orange places a module on h6", "Orange turns back", 'class="right"', "touches the slope"):
        assert told in answers
        assert told not in sheet
    assert "Your moves" in sheet
    assert "Name" in sheet


def test_another_seed_is_another_sheet_with_its_own_answers(tmp_path: Path) -> None:
    one = words_of(nw.worksheet("expand/habitat", tmp_path / "one.html"))
    other = words_of(nw.worksheet("expand/habitat", tmp_path / "other.html", seed=1))
    assert one != other
    again = words_of(nw.worksheet("expand/habitat", tmp_path / "again.html", seed=1))
    assert other == again


def test_a_chapter_by_its_name_and_nothing_overwritten_unless_told(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "expand.html"
    nw.worksheet("expand", path)
    before = words_of(path)
    assert before.count("<section>") == len(nw.exercises("expand"))
    with pytest.raises(FileExistsError, match="overwrite=True"):
        nw.worksheet("dive", path)
    assert words_of(path) == before
    nw.worksheet("dive", path, overwrite=True)
    assert words_of(path) != before
    with pytest.raises(ValueError, match="at least one"):
        nw.worksheet([], path)
    with pytest.raises(ValueError, match="there are"):
        nw.worksheet("expnd", path)


def test_words_of_ones_own_stay_words(tmp_path: Path) -> None:
    own = nw.Quiz(
        id="mine/tags",
        rules=("N1",),
        right="yes",
        wrong={"no": "N1"},
        words={
            "title": "<b>Bold</b>",
            "task": "1 < 2 & 3?",
            "choice.yes": "<script>",
            "choice.no": "no",
            "passed": "yes",
            "wrong.no": "no",
        },
    )
    text = words_of(nw.worksheet(own, tmp_path / "own.html", answers=True))
    assert "<b>Bold" not in text
    assert "<script>" not in text
    assert "1 &lt; 2 &amp; 3?" in text


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_cards_of_a_game_have_every_rule_once(game: str, language: str, tmp_path: Path) -> None:
    cards = [nw.rule_card(game, phase, language) for phase in RULES[game]]
    assert [rule for card in cards for rule in card.rules] == list(nw.rules(game, language))
    assert len({card.title for card in cards}) == len(cards)
    path = cards[0].save(tmp_path / "card.html")
    assert cards[0].rules[0].id in words_of(path)
    assert cards[0].rules[0].id in str(cards[0])
    with pytest.raises(FileExistsError):
        cards[1].save(path)


def test_an_unknown_phase_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="expand, research, dive"):
        nw.rule_card("nautilus", "combat")


def test_the_projector_shows_no_secret_follows_the_match_and_takes_no_action() -> None:
    match = nw.new("nautilus", ["Ada", "Bob"], seed=4)
    order = match.view(0).order
    board = nw.projector(match)
    assert order >= 0
    assert board._shown() == SPECTATOR
    onlooker = Board(match, seat=SPECTATOR, interactive=False)
    assert (board.scene, board.cards, board.standing) == (onlooker.scene, onlooker.cards, onlooker.standing)
    assert "nw-large" in board._dom_classes
    assert not any("button" in str(card) for card in board.cards if card["area"] != "log")
    match.act("pass")
    assert board.ply == match.ply


def test_an_exercise_on_the_projector_keeps_the_task_and_not_the_seats_secrets() -> None:
    learner = nw.exercise("dive/chest", log=Log())
    board = nw.projector(learner, language="it")
    assert board is not learner.board
    assert learner.board._shown() == 0
    assert board._shown() == SPECTATOR
    assert learner.task in str(board.cards)
    assert str(board.scene["layers"]) != str(learner.board.scene["layers"])
    learner.act("dive s1 m5")  # type: ignore[union-attr]
    assert "✓ Risolto" in str(board.cards)
    learner.reset()
    assert board._shown() == SPECTATOR
    board.close()
    assert learner.board.language == "it"


def test_progress_lists_every_exercise_tried_or_not() -> None:
    log = Log()
    learner = nw.exercise("deepsea/burden", log=log)
    learner.hint()
    learner.answer("zero")  # type: ignore[union-attr]
    learner.answer("right")  # type: ignore[union-attr]
    shown = progress("deepsea", log=log, language="it")
    lines = {line.exercise: line for line in shown.lines}
    assert tuple(lines) == nw.exercises("deepsea")
    assert (lines["deepsea/burden"].tries, lines["deepsea/burden"].hints, lines["deepsea/burden"].passed) == (
        2,
        1,
        True,
    )
    assert not lines["deepsea/turn-back"].passed
    assert shown.solved == 1
    assert "✓ Un carico pesante" in str(shown)
    assert "<td>✓</td>" in shown._repr_html_()
