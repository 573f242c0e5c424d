"""What the tutor puts around the board: a button to ask it, and a card with its answer."""

from __future__ import annotations

from nautwidget.coach.card import coach_card, hint_button
from nautwidget.coach.coach import Coach
from nautwidget.coach.review_card import review_button, review_card
from nautwidget.scene import Button, Card
from nautwidget.tutor.words import Words


def buttons_of(coach: Coach, words: Words) -> tuple[Button, ...]:
    """What can be asked for while nothing has been."""
    if coach.busy:
        return ()
    if coach.can_help:
        return (hint_button(words.texts),)
    return (review_button(words.texts),) if coach.can_look_back else ()


def cards_of(coach: Coach, words: Words, then: bool) -> tuple[Card, ...]:
    """The card of what was asked for; beside an earlier moment only that of the review, which leads there."""
    if coach.looking is not None:
        return (review_card(coach.looking, words),)
    return (coach_card(coach, words.texts),) if coach.busy and not then else ()
