"""The tutor's sentences exist in three languages, with numbers and plurals as each language writes them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nautwidget import coach, tutor
from nautwidget.games import NAMES
from nautwidget.texts import LANGUAGES
from nautwidget.tutor.knowhow import KNOWN, know_how
from nautwidget.tutor.words import Form, Gap, Number, Sentence, Words, plural
from tests.test_texts import catalogue
from tests.test_texts import gaps as gaps_of

DOMAINS = ("tutor", *(f"tutor_{name}" for name in KNOWN))


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", ["it", "fr"])
def test_the_languages_have_the_same_sentences_with_the_same_gaps(domain: str, language: str) -> None:
    english, other = catalogue(domain, "en"), catalogue(domain, language)
    assert list(english) == list(other)
    for key, forms in english.items():
        assert all(forms)
        assert len(forms) == len(other[key]), key
        assert [gaps_of(form) for form in forms] == [gaps_of(form) for form in other[key]], key
    same = [key for key, forms in english.items() if forms == other[key] and len(forms[0]) > 25]
    assert not same


@pytest.mark.parametrize("name", NAMES)
def test_no_sentence_of_the_tutor_hides_one_of_the_game(name: str) -> None:
    game = {**catalogue("common", "en"), **catalogue(name, "en")}
    assert not set(game) & {*catalogue("tutor", "en"), *catalogue(f"tutor_{name}", "en")}


@pytest.mark.parametrize("folder", ["", *KNOWN])
def test_every_key_in_the_code_has_a_text_and_every_text_a_key(folder: str) -> None:
    texts = catalogue(f"tutor_{folder}" if folder else "tutor", "en")
    files = sorted((Path(tutor.__file__).parent / folder).glob("*.py"))
    if not folder:
        files += sorted(Path(coach.__file__).parent.glob("*.py"))
    named = {key for path in files for key in re.findall(r'"([a-z]+\.[a-z][\w.-]*)"', path.read_text("utf-8"))}
    prefixes = {key.split(".")[0] for key in texts}
    elsewhere = catalogue("common", "en") | (catalogue(folder, "en") if folder else {})
    assert {key for key in named if key.split(".")[0] in prefixes} <= set(texts) | set(elsewhere)
    # Put together from parts; other tests meet all of them.
    made = ("label.", "feature.", "happened.", "look.", "coach.step.", "coach.next.")
    assert {key for key in texts if not key.startswith(made)} <= named


@pytest.mark.parametrize("name", KNOWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_and_happening_has_words(name: str, language: str) -> None:
    known, texts = know_how(name), Words(name, language).texts
    assert all(f"feature.{feature}" in texts for feature in known.feature_names)
    for happening in known.happenings:
        counted = happening in known.counted
        assert (f"happened.{happening}.mean" in texts) == counted
        assert (f"happened.{happening}.worlds" in texts) != counted
        assert (f"happened.{happening}.chance" in texts) != counted
    said = {key.split(".")[1] for key in catalogue(f"tutor_{name}", language) if key.startswith("feature.")}
    assert said == set(known.feature_names)


@pytest.mark.parametrize(
    ("number", "english", "italian", "french"),
    [
        (Number(0.413, Form.PERCENT), "41%", "41\u00a0%", "41\u00a0%"),
        (Number(0.0321, Form.POINTS), "3.2", "3,2", "3,2"),
        (Number(-0.0321, Form.SIGNED), "−3.2", "−3,2", "−3,2"),
        (Number(0.1, Form.SIGNED), "+10.0", "+10,0", "+10,0"),
        (Number(-0.0001, Form.SIGNED), "0.0", "0,0", "0,0"),
        (Number(7.0, Form.AMOUNT), "7", "7", "7"),
        (Number(7.46, Form.AMOUNT), "7.5", "7,5", "7,5"),
    ],
)
def test_numbers_are_written_as_each_language_does(number: Number, english: str, italian: str, french: str) -> None:
    assert [Words("deepsea", language).number(number) for language in LANGUAGES] == [english, italian, french]


@pytest.mark.parametrize(
    ("amount", "english", "french"),
    [
        (0, "0 points", "0 point"),
        (0.4, "0.4 points", "0,4 point"),
        (1, "1 point", "1 point"),
        (1.5, "1.5 points", "1,5 point"),
        (2, "2 points", "2 points"),
        (2.5, "2.5 points", "2,5 points"),
    ],
)
def test_broken_numbers_take_the_plural_of_their_language(amount: float, english: str, french: str) -> None:
    gaps: dict[str, Gap] = {"move": "x", "best": Number(3, Form.AMOUNT), "other": Number(amount, Form.AMOUNT)}
    said = Sentence("happened.brought.mean", gaps, "other")
    assert Words("deepsea", "en")(said).endswith(f"than {english}.")
    assert Words("deepsea", "fr")(said).endswith(f"que {french}.")
    assert plural(-1.5) == 0
