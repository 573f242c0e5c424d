"""Notebooks of the course worked through in a real JupyterLab: wrong answer, hint, right answer, start again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.learner import CARD, Learner, Lesson, learner_at
from tools.jupyterlab import KERNEL_MILLISECONDS, JupyterLab

SOLVED = "✓ Solved"
#: One more is one more entry.
LESSONS = (
    Lesson(
        notebook="03-expand.ipynb",
        cell='nw.exercise("expand/first-module")',
        overview='nw.progress("expand")',
        exercise="expand/first-module",
        wrong=("button-buy sonar",),
        mistake="other-module",
        right=("button-buy training", "target-i8"),
    ),
    Lesson(
        notebook="04-research.ipynb",
        cell='nw.series("research")',
        overview='nw.progress("research")',
        exercise="research/two-walk",
        wrong=("target-to-h11", "target-to-l8"),
        mistake="too-far",
        right=("target-to-j6", "target-to-l8", "target-to-e8"),
    ),
    Lesson(
        notebook="05-dive.ipynb",
        cell='nw.exercise("dive/chest")',
        overview='nw.progress(["launch"',
        exercise="dive/chest",
        wrong=("target-j4",),
        mistake="snail",
        right=("target-m5",),
    ),
)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.notebook)
def test_a_notebook_is_worked_through(lesson: Lesson, jupyterlab: JupyterLab, browser: Browser) -> None:
    with learner_at(jupyterlab, browser, lesson.notebook) as learner:
        work_through(learner, lesson)


def work_through(learner: Learner, lesson: Lesson) -> None:
    words = lesson.words()
    learner.run("import nautwidget as nw")
    cell = learner.run(lesson.cell)
    card = cell.get_by_test_id(CARD)
    expect(card).to_contain_text(words.task, timeout=KERNEL_MILLISECONDS)

    for pressed in lesson.wrong:
        learner.press(cell, pressed)
    mistake = words.words(f"wrong.{lesson.mistake}")
    expect(card).to_contain_text(mistake)

    learner.press(cell, "button-:hint")
    expect(card).to_contain_text(f"Hint 1: {words.hint()}")

    learner.press(cell, "button-:again")
    expect(card).not_to_contain_text(mistake)
    for pressed in lesson.right:
        learner.press(cell, pressed)
    expect(card).to_contain_text(SOLVED)
    expect(card).to_contain_text(words.words("passed"))

    learner.press(cell, "button-:again")
    expect(card).not_to_contain_text(SOLVED)

    learner.run(lesson.overview)
    row = learner.page.get_by_role("row").filter(has=learner.page.get_by_text(lesson.exercise, exact=True))
    expect(row).to_contain_text("✓")
