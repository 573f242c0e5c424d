"""Explanations: every number in every sentence is worked out again from the logged worlds, in three languages."""

from __future__ import annotations

import re
import sys
from collections import Counter
from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, stdev
from types import SimpleNamespace
from typing import Any

import pytest

import nautwidget as nw
from nautwidget.texts import LANGUAGES
from nautwidget.tutor.contrast import Contrast, contrast
from nautwidget.tutor.explain import Explanation, explain
from nautwidget.tutor.figures import interval
from nautwidget.tutor.knowhow import KNOWN, Line, know_how
from nautwidget.tutor.words import Number, Sentence, Words
from tests.test_texts import catalogue
from tests.tutor.positions import LAST_DIVER, decisions

#: In so many worlds, so that Student's t is that of 100 degrees of freedom, as printed tables have it.
WORLDS = 101
STUDENT = 1.984


@cache
def explained(game: str) -> list[Explanation]:
    """Explanations of several decisions of a game, another of the legal moves asked about each time."""
    return [
        explain(match, match.legal_actions[number % len(match.legal_actions)], worlds=WORLDS)
        for number, match in enumerate(decisions(game, every=11 if game == "deepsea" else 29, most=6))
    ]


# --- working the numbers out again, from nothing but the rows


def side(explanation: Explanation, move: str) -> list[dict[str, Any]]:
    return [row for row in explanation.rows() if row["move"] == move]


def worked_out(explanation: Explanation, sentence: Sentence) -> dict[str, float]:
    """What the numbers of a sentence have to be, in percent where they are, before they are rounded."""
    best, other = side(explanation, explanation.best), side(explanation, explanation.other)
    shares = [[100 * row["share"] for row in rows] for rows in (best, other)]
    gains = [one - two for one, two in zip(*shares, strict=True)]
    if sentence.key in ("because.better", "because.close", "because.exact", "because.same"):
        found = {"share": fmean(shares[0]), "other_share": fmean(shares[1]), "gain": fmean(gains)}
        if len(gains) > 1:
            off = STUDENT * stdev(gains) / sqrt(len(gains))
            found |= {"low": fmean(gains) - off, "high": fmean(gains) + off, "worlds": len(gains)}
        return found
    if sentence.key in ("because.feature", "because.rest"):
        share = (fmean(shares[0]) + fmean(shares[1])) / 200
        told = {}
        for part in flat(explanation):
            if part.key == "because.feature":
                name = str(part.gaps["feature"].key).removeprefix("feature.")  # type: ignore[union-attr]
                values = [fmean(row[f"value.{name}"] for row in rows) for rows in (best, other)]
                told[name] = 100 * share * (1 - share) * (values[0] - values[1])
        if sentence.key == "because.rest":
            return {"share": fmean(gains) - sum(told.values())}
        return {"share": told[str(sentence.gaps["feature"].key).removeprefix("feature.")]}  # type: ignore[union-attr]
    if sentence.key.startswith("happened."):
        _, name, kind = sentence.key.split(".")
        scale = 1 if kind == "mean" else 100
        return {"best": scale * fmean(row[name] for row in best), "other": scale * fmean(row[name] for row in other)}
    if sentence.key.startswith("because.parting"):
        return parted(explanation)
    return {}


def parted(explanation: Explanation) -> dict[str, float]:
    ways = []
    for move, unlike in ((explanation.best, explanation.other), (explanation.other, explanation.best)):
        lines = [row["line"].split(" · ") for row in side(explanation, move)]
        way: list[tuple[str, float]] = []
        prefix = lines[0][:1]
        while True:
            group = [line for line in lines if line[: len(prefix)] == prefix and len(line) > len(prefix)]
            if not group:
                break
            action, count = Counter(line[len(prefix)] for line in group).most_common(1)[0]
            if count < len(lines) / 4:
                break
            prefix = [*prefix, action]
            way.append((action, 100 * count / len(lines)))
        ways.append([step for step in way if step[0] != unlike])
    for alike, (one, two) in enumerate(zip(*ways, strict=False)):
        if one[0] != two[0]:
            return {"alike": alike, "part": one[1], "other_part": two[1]}
    raise AssertionError("the lines do not part")


# --- reading them from the sentence

NUMBERS = {
    "en": r"[+−]?\d+(?:\.\d)?%?",
    "it": r"[+−]?\d+(?:,\d)?(?:\u00a0%)?",
    "fr": r"[+−]?\d+(?:,\d)?(?:\u00a0%)?",
}


def read(game: str, language: str, sentence: Sentence) -> dict[str, float]:
    """The numbers as a reader finds them in the text."""
    text = Words(game, language)(sentence)
    known = catalogue("tutor", language) | catalogue(f"tutor_{game}", language)
    for pattern in known[sentence.key]:
        parts = re.split(r"\{(\w+)\}", pattern)
        numbers = {gap for gap, value in sentence.gaps.items() if isinstance(value, Number) or gap == "worlds"}
        for place, name in enumerate(parts):
            if place % 2 == 0:
                parts[place] = re.escape(name)
            else:
                parts[place] = f"(?P<{name}>{NUMBERS[language] if name in numbers else '.+?'})"
        found = re.fullmatch("".join(parts), text)
        if found:
            return {gap: float(re.sub(r"\s*%", "", found[gap]).replace(",", ".").replace("−", "-")) for gap in numbers}
    raise AssertionError(f"{text!r} is not {known[sentence.key]}")


def flat(explanation: Explanation) -> list[Sentence]:
    return [part for sentence in explanation.sentences for part in (sentence.parts or (sentence,))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KNOWN)
def test_every_number_in_a_sentence_comes_from_the_logged_worlds(game: str, language: str) -> None:
    checked: Counter[str] = Counter()
    for explanation in explained(game):
        for sentence in flat(explanation):
            wanted = worked_out(explanation, sentence)
            for gap, number in read(game, language, sentence).items():
                # Half of the last digit that is written.
                digits = (
                    0.05 if isinstance(value := sentence.gaps[gap], Number) and value.form.value != "percent" else 0.5
                )
                assert abs(number - wanted[gap]) <= digits + 0.006, (sentence, gap)
                checked[sentence.key.split(".")[0]] += 1
        assert explanation.text(language) == " ".join(map(Words(game, language), explanation.sentences))
    assert checked["because"] > 20
    assert checked["happened"] > 2


@pytest.mark.parametrize("game", KNOWN)
def test_the_features_that_are_told_are_the_greatest_and_add_up_to_the_difference(game: str) -> None:
    told = 0
    for explanation in explained(game):
        parts = [part for sentence in explanation.sentences for part in sentence.parts]
        if not parts:
            continue
        told += 1
        shares = [part.gaps["share"].value for part in parts]  # type: ignore[union-attr]
        assert abs(sum(shares) - explanation.contrast.gain.mean) < 0.005
        rows = [side(explanation, move) for move in (explanation.best, explanation.other)]
        names = [name for name in rows[0][0] if name.startswith("value.")]
        sizes = {name: abs(fmean(row[name] for row in rows[0]) - fmean(row[name] for row in rows[1])) for name in names}
        named = [
            f"value.{str(part.gaps['feature'].key).removeprefix('feature.')}"  # type: ignore[union-attr]
            for part in parts
            if part.key == "because.feature"
        ]
        assert 1 <= len(named) <= 3
        assert named == sorted(sizes, key=lambda name: -sizes[name])[: len(named)]
    assert told > 1


def test_what_is_worked_out_says_so_and_has_no_interval() -> None:
    match = nw.new("deepsea", ["Ada", "Bo"], position=LAST_DIVER)
    explanation = explain(match, "take")
    assert explanation.contrast.exact
    assert explanation.sentences[0].key in ("because.exact", "because.yours")
    assert "Worked out, not estimated" in explanation.text("en")
    assert "Calcolato, non stimato" in explanation.text("it")
    assert "Calculé, non estimé" in explanation.text("fr")
    for language in LANGUAGES:
        for sentence in flat(explanation):
            wanted = worked_out(explanation, sentence)
            for gap, number in read("deepsea", language, sentence).items():
                assert abs(number - wanted[gap]) <= 0.5
                assert gap not in ("low", "high", "worlds")
    assert len(explanation.rows()) == 2


def test_too_close_to_call_is_said_when_the_interval_holds_nothing() -> None:
    close: list[Explanation] = []
    clear: list[Explanation] = []
    for game in KNOWN:
        for explanation in explained(game):
            (close if explanation.contrast.gain.is_open else clear).append(explanation)
    assert close
    assert clear
    for explanation in close:
        assert [sentence.key for sentence in explanation.sentences] == ["because.close"]
        assert "Too close to call" in explanation.text("en")
    for explanation in clear:
        assert explanation.contrast.gain.low > 0
        assert "because.better" in [sentence.key for sentence in explanation.sentences]


@pytest.mark.parametrize("game", KNOWN)
def test_both_moves_are_played_in_the_same_worlds_and_the_asked_one_is_among_them(game: str) -> None:
    for explanation in explained(game):
        best, other = side(explanation, explanation.best), side(explanation, explanation.other)
        assert [row["world"] for row in best] == [row["world"] for row in other] == list(range(WORLDS))
        assert explanation.asked in (explanation.best, explanation.other)
        assert explanation.best != explanation.other
        assert all(row["line"].split(" · ")[0] == row["move"] for row in best + other)


def test_a_move_that_is_ahead_only_elsewhere_is_not_called_better() -> None:
    """The best of a search may have met more worlds than the runner-up, and be behind in those both have met."""
    ahead, behind = (Line(share, (0.0,) * 6, (0.0, 0.0), ()) for share in (0.6, 0.4))
    up, down = know_how("deepsea").game.parse("up"), know_how("deepsea").game.parse("down")
    found = Contrast("deepsea", up, down, (behind,) * 5, (ahead,) * 5, exact=False, forced=False)
    assert found.gain.high < 0
    assert [sentence.key for sentence in Explanation(found, 0, 0, "en").sentences] == ["because.close"]


def test_an_interval_covers_the_true_mean_as_often_as_it_says() -> None:
    random = Random(1)
    covered = 0
    for _ in range(2000):
        found = interval([random.gauss(0.3, 1) for _ in range(6)])
        covered += found.low <= 0.3 <= found.high
    assert 0.935 <= covered / 2000 <= 0.965
    assert interval([0.2]).is_open
    assert interval([0.2], exact=True) == (0.2, 0.2, 0.2)


def test_what_may_not_be_done_is_refused_with_its_rule() -> None:
    match = nw.new("deepsea", ["Ada", "Bo"], seed=1)
    with pytest.raises(nw.IllegalAction, match="D5"):
        explain(match, "up")
    with pytest.raises(nw.InvalidAction):
        explain(match, "fly")
    only = explain(match, "down")
    assert only.other == ""
    assert only.text() == "There is nothing else to do: go on down."


def test_an_earlier_move_is_explained_from_what_was_known_then() -> None:
    match = nw.new("deepsea", ["Ada", "Bo"], seed=4)
    while len(match.legal_actions) < 2:
        match.act(match.legal_actions[0])
    ply, choice = match.ply, match.legal_actions[0]
    before = explain(match, choice, worlds=20)
    match.act(choice)
    assert explain(match, ply=ply, worlds=20) == before
    with pytest.raises(ValueError, match="who decides now"):
        explain(match, seat=1 - (match.actor or 0))


def test_the_logged_worlds_are_a_frame_where_pandas_is(monkeypatch: pytest.MonkeyPatch) -> None:
    explanation = explained("deepsea")[0]
    monkeypatch.setitem(sys.modules, "pandas", None)
    assert explanation.table() == explanation.rows()
    frame = SimpleNamespace(DataFrame=lambda rows, columns: (len(rows), columns))
    monkeypatch.setitem(sys.modules, "pandas", frame)
    assert explanation.table() == (2 * WORLDS, list(explanation.rows()[0]))


def test_a_search_that_is_stopped_at_once_says_that_there_was_no_time() -> None:
    match = next(decisions("nautilus"))
    found = contrast(know_how("nautilus"), match.view(match.actor or 0), worlds=50, progress=lambda part: False)
    assert not found.is_compared
    said = Explanation(found, 0, 0, "en")
    assert "no time to compare" in said.text()
    assert said.table() is not None
