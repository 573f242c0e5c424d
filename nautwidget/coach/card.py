"""The card of the tutor: how far it has thought, what it has told, and what can be asked for next."""

from __future__ import annotations

from typing import Final

from nautwidget.coach.coach import Coach
from nautwidget.scene import Bar, Button, Card, Pill, Row, Text
from nautwidget.texts import Texts
from nautwidget.tutor.hints import STEPS

#: The key that asks for a hint, and for its next step.
KEY: Final = "h"


def hint_button(texts: Texts) -> Button:
    """What stands on the turn card while nothing has been asked for."""
    return Button(":hint", texts("coach.hint"), "hint", key=KEY)


def coach_card(coach: Coach, texts: Texts) -> Card:
    """It stands below the turn card; what is pressed on it is heard by the coach."""
    rows = [Row((Text(texts("coach.title"), "title"),), _pills(coach, texts))]
    said = coach.said(texts.language)
    if said:
        rows.append(Row((Text(said),)))
    thinking = coach.thinking
    if thinking is not None and thinking.on:
        rows.append(Row((Bar(thinking.part, texts("coach.thinking")),)))
    return Card("tutor", "turn", (*rows, Row(_buttons(coach, texts))), accent="hint")


def _pills(coach: Coach, texts: Texts) -> tuple[Pill, ...]:
    if coach.thinking is None:
        return ()
    return tuple(Pill(texts(f"coach.step.{step}"), on=number == coach.told) for number, step in enumerate(STEPS, 1))


def _buttons(coach: Coach, texts: Texts) -> tuple[Button, ...]:
    away = Button(":away", texts("coach.away"))
    thinking = coach.thinking
    if thinking is None:
        return (away,)
    buttons = []
    if coach.told < len(STEPS):
        # It is there before the first answer: who asked by keyboard goes on with the same key.
        buttons.append(Button(":hint", texts(f"coach.next.{STEPS[max(coach.told, 1)]}"), "hint", key=KEY))
    if coach.told > 1:
        buttons.append(Button(":back", texts("coach.back")))
    if thinking.on:
        buttons.append(Button(":stop", texts("coach.stop")))
    elif thinking.more:
        buttons.append(Button(":longer", texts("coach.longer")))
    return (*buttons, away)
