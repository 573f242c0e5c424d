"""Every rule id of every game is named by a test of its rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nautwidget.games import NAMES, game
from nautwidget.rulebook import rule_ids

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_a_test_that_names_it(name: str) -> None:
    tests = "\n".join(path.read_text("utf-8") for path in HERE.glob(f"test_{name}*.py"))
    named = set(re.findall(r"^def test_([a-z]\d+)_", tests, re.MULTILINE))
    missing = [rule for rule in rule_ids(*game(name).rule_ids) if rule.lower() not in named]
    assert not missing, f"no test in tests/rules/test_{name}*.py begins with the name of {', '.join(missing)}"
