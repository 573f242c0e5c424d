"""The card of a review: how far it has come, then the share of the win over time and the moves that cost most."""

from __future__ import annotations

from typing import Final

from nautwidget.coach.looking_back import LookingBack
from nautwidget.scene import Bar, Button, Card, Picture, Row, Text
from nautwidget.texts import Texts
from nautwidget.tutor.plot import SIGNS
from nautwidget.tutor.review import Review
from nautwidget.tutor.words import Words

#: How many moves are told in words.
MOST: Final = 8


def review_button(texts: Texts) -> Button:
    """What stands on the turn card when a game is over."""
    return Button(":review", texts("coach.review"), "hint")


def review_card(looking: LookingBack, words: Words) -> Card:
    """It stands below the board; a press on a point or a line shows that moment."""
    texts = words.texts
    away = Button(":away", texts("coach.away"))
    if looking.review is None:
        buttons = (away,) if looking.stopped else (Button(":stop", texts("coach.stop")), away)
        return Card(
            "review",
            "chart",
            (Row((Bar(looking.part, texts("coach.reviewing")),)), Row(buttons)),
            texts("coach.reviewing"),
            accent="hint",
        )
    plot = Row((Picture(looking.review.scene(texts.language)),))
    summary = Row((Text(looking.summary(texts.language)),))
    return Card("review", "chart", (plot, summary, *_lines(looking.review, words), Row((away,))), accent="hint")


def _lines(review: Review, words: Words) -> list[Row]:
    """The decisions that cost most, in the order in which they were made."""
    _, *moves = review.sentences()
    told = list(zip(review.labelled, moves, strict=True))
    dearest = sorted(told, key=lambda pair: -pair[0].loss)[:MOST]
    return [
        Row((Text(SIGNS[one.label], "strong"), Button(f":show {one.ply}", words(said), "line")))
        for one, said in told
        if (one, said) in dearest
    ]
