"""The card of an exercise: its task, what was said to the learner, and what he can press."""

from __future__ import annotations

from nautwidget.lessons.answering import Answering
from nautwidget.lessons.practice import Practice
from nautwidget.lessons.solving import Solving
from nautwidget.scene import Button, Card, Pill, Row, Text


def exercise_card(practice: Practice) -> Card:
    """It stands above the cards of the game; what is pressed on it is heard by the exercise's board."""
    texts = practice.words.texts
    state = (Pill(texts("card.passed"), on=True),) if practice.passed else ()
    rows = [Row((Text(practice.title, "title"),), state), Row((Text(practice.task),))]
    if isinstance(practice, Answering):
        rows += choices(practice)
    for number, hint in enumerate(practice.hints, start=1):
        rows.append(Row((Text(texts("card.hint-number", number=number, hint=hint), "note"),)))
    rows += said(practice)
    rows += buttons(practice)
    return Card("exercise", "turn", tuple(rows), accent="accent", active=not practice.over)


def choices(practice: Answering) -> list[Row]:
    """The answers, named by their numbers: the page must not know which one is right."""
    rows = []
    for number, choice in enumerate(practice.choices, start=1):
        chosen = choice == practice.chosen
        style = "primary" if chosen and practice.over else "plain"
        label = practice.text_of(choice)
        rows.append(Row((Button(f":answer {number}", f"▸ {label}" if chosen else label, style),)))
    return rows


def said(practice: Practice) -> list[Row]:
    """What was said about the attempt, with the rule to press, and the solution once it is shown."""
    feedback = practice.feedback
    if feedback is None:
        return []
    mark = "✓ " if feedback.passed else ""
    rule = (Button(f":rule {feedback.rule}", feedback.rule),) if feedback.rule else ()
    rows = [Row((Text(mark + feedback.text, "strong"),), rule)]
    if feedback.outcome == "shown" and isinstance(practice, Solving):
        rows += [Row((Text(f"{number}. {line}"),)) for number, line in enumerate(practice.solution, start=1)]
    return rows


def buttons(practice: Practice) -> list[Row]:
    """What can be pressed now, what one is likely to want first."""
    texts = practice.words.texts
    check = Button(":check", texts("card.check"), "primary")
    hint = Button(":hint", texts("card.hint"), "hint", legal=practice.more_hints, key="h")
    again = Button(":again", texts("card.again"), "primary" if practice.over and not practice.passed else "plain")
    solution = Button(":solution", texts("card.solution"))
    another = (Button(":another", texts("card.another"), "primary" if practice.passed else "plain"),)
    if practice.passed:
        return [Row((*(another if practice.can_vary else ()), again))]
    if practice.over:
        shown = practice.feedback is not None and practice.feedback.outcome == "shown"
        helps = (again,) if shown else (again, hint, solution)
        return [Row((*helps, *(another if practice.can_vary else ())))]
    first = (hint, solution) if isinstance(practice, Answering) else (check, hint)
    rest = () if isinstance(practice, Answering) else (again, solution)
    return [Row(first), *([Row(rest)] if rest else [])]
