"""The README's examples give what they say."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_are_true() -> None:
    # A closing fence would count as expected output.
    lines = ["" if line.startswith("```") else line for line in README.read_text("utf-8").splitlines()]
    test = doctest.DocTestParser().get_doctest("\n".join(lines) + "\n", {}, README.name, str(README), 0)
    assert test.examples, "the README has no examples"
    report: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test, out=report.append)
    assert results.failed == 0, "".join(report)
