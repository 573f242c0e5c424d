"""Every sentence a player reads exists in English, Italian and French, with the same gaps to fill."""

from __future__ import annotations

import re
import string
from pathlib import Path
from typing import Any

import pytest
from babel.messages.pofile import read_po

from nautwidget.games import NAMES, game
from nautwidget.rulebook import rule_ids
from nautwidget.texts import LANGUAGES, LOCALE

DOMAINS = ("common", *NAMES)
PACKAGE = LOCALE.parent
#: Keys as they stand in the code; those put together from parts are met by the tests that play whole games.
KEY = re.compile(r"""(?:say|texts|words)\(\s*"([a-z][\w.]*)"|"((?:why|tell|undo|redo|refused)\.[\w.]+)\"""")


def catalogue(domain: str, language: str) -> dict[str, tuple[str, ...]]:
    with (LOCALE / language / "LC_MESSAGES" / f"{domain}.po").open("rb") as file:
        read = read_po(file, locale=language, abort_invalid=True)
    return {
        message.id[0] if isinstance(message.id, tuple | list) else message.id: (
            tuple(message.string) if isinstance(message.string, tuple | list) else (str(message.string),)
        )
        for message in read
        if message.id
    }


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("domain", [*DOMAINS, "course"])
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_languages_have_the_same_sentences_with_the_same_gaps(domain: str, language: str) -> None:
    english, other = catalogue(domain, "en"), catalogue(domain, language)
    assert set(english) == set(other)
    for key, forms in english.items():
        assert all(forms), f"{key} is empty"
        assert all(other[key]), f"{key} is empty in {language}"
        wanted = set().union(*map(gaps, forms))
        assert set().union(*map(gaps, other[key])) == wanted, key


@pytest.mark.parametrize("domain", NAMES)
def test_long_sentences_are_translated(domain: str) -> None:
    english = catalogue(domain, "en")
    for language in ("it", "fr"):
        other = catalogue(domain, language)
        same = [key for key, forms in english.items() if forms == other[key] and len(forms[0]) > 25]
        assert not same, f"{same} read the same in {language}"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text(name: str, language: str) -> None:
    texts = catalogue(name, language)
    missing = [rule for rule in rule_ids(*game(name).rule_ids) if f"rule.{rule}" not in texts]
    assert not missing


@pytest.mark.parametrize("domain", DOMAINS)
def test_every_key_in_the_code_has_a_text(domain: str) -> None:
    files = (PACKAGE / "games" / domain).rglob("*.py") if domain in NAMES else PACKAGE.glob("*.py")
    known: dict[str, Any] = {**catalogue("common", "en"), **(catalogue(domain, "en") if domain in NAMES else {})}
    for game_name in () if domain in NAMES else NAMES:
        known |= catalogue(game_name, "en")
    named = {
        (path.name, key)
        for path in map(Path, files)
        for found in KEY.findall(path.read_text("utf-8"))
        for key in found
        if key
    }
    assert named
    missing = {(file, key) for file, key in named if key not in known and f"scene.{key}" not in known}
    assert not missing
