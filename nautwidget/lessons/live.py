"""An exercise in a notebook cell: the board of the game under the card of the exercise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from nautwidget import surround
from nautwidget.game import SPECTATOR, InvalidAction, Seat
from nautwidget.hearing import Answer
from nautwidget.lessons.card import exercise_card
from nautwidget.lessons.practice import Practice
from nautwidget.lessons.presses import WORDS
from nautwidget.lessons.solve import is_open
from nautwidget.lessons.solving import Solving
from nautwidget.match import Match
from nautwidget.scene import Button, Card, Item, Row, Scene
from nautwidget.start import new
from nautwidget.texts import Texts
from nautwidget.widget import Board

#: The picture of a quiz that has no position.
_NO_BOARD: Final = Scene(size=(0, 0), description="", backdrop=(), layers=(), targets=(), cards=())


class ExerciseBoard(Board):
    """The live board of an exercise: it takes what is open, and its card says how the attempt stands."""

    # An exercise has hints of its own.
    coached = False

    def __init__(self, practice: Practice, *, seat: Seat | None = None, **options: Any) -> None:
        self.practice = practice
        self._looks = seat
        super().__init__(table_of(practice), seat=self._eyes(), language=practice.language, **options)
        self._watch_practice()

    def _watch_practice(self) -> None:
        # The exercise watches the match: the board follows the exercise alone, and draws each change once.
        self._unwatch()
        self._unwatch = self.practice.watch(self._follow)

    def _eyes(self) -> Seat:
        """Whose view is shown: the learner's, unless another was asked for."""
        if self._looks is not None:
            return self._looks
        if isinstance(self.practice, Solving):
            return self.practice.seat
        return SPECTATOR if self.practice.exercise.seat is None else self.practice.exercise.seat

    def _follow(self) -> None:
        practice = self.practice
        if practice.match is not None and practice.match is not self.match:
            self._put(practice.match)
        if self.language != practice.language:
            self.language = practice.language
        self._changed()

    def _put(self, match: Match) -> None:
        """Lay another match on the board."""
        self.match = match
        self._stories, self._drawn_ply = {}, match.ply
        self.seat = self._eyes()

    def _redraw(self, change: object = None) -> None:
        if self.practice.language != self.language:
            self.practice.language = self.language
            return  # the exercise has told us to draw
        super()._redraw(change)

    # what it shows

    def _card(self) -> Card:
        return exercise_card(self.practice)

    def _scene(self) -> Scene:
        if self.practice.match is None:
            return replace(_NO_BOARD, description=self.practice.title, cards=(self._card(),))
        scene = super()._scene()
        if self._moment is None:
            scene = _asked(scene, self.practice)
        return replace(scene, cards=(self._card(), *scene.cards))

    def _around(self, scene: Scene, lines: Sequence[surround.Line], texts: Texts, playing: bool) -> tuple[Card, ...]:
        own, *cards = scene.cards if self.interactive else map(surround.without_buttons, scene.cards)
        if self.practice.match is None:
            return (own,)
        now = self._moment is None and playing and not self.practice.over
        return own, *super()._around(replace(scene, cards=tuple(cards)), lines, texts, now)

    def _on_cards(self) -> tuple[str, ...]:
        practice = self.practice
        return (*practice.hints, *([str(practice.feedback)] if practice.feedback is not None else []))

    def __repr__(self) -> str:
        board = [] if self.practice.match is None else [super().__repr__()]
        return "\n".join([repr(self.practice), *board])

    # what it hears

    def heed(self, action: str, ask: str) -> Answer | None:
        """The buttons of the card; and what the exercise does not ask for is not done."""
        word, _, rest = action.partition(" ")
        if word in WORDS:
            said = WORDS[word](self.practice, rest)
            return Answer(ask, ok=not said, say=said or None)
        if action.startswith(":") or not isinstance(self.practice, Solving):
            return None
        game = self.match.game
        try:
            parsed = game.parse(action)
        except InvalidAction:
            return None
        refused = self.practice.refused(game.notation(parsed))
        if refused is not None:
            return Answer(ask, say=refused)
        refusal = game.why_not(game.view(self.match.state, self._shown()), parsed)
        if refusal is not None:
            self.practice.note_refusal(action, tuple(reason.rule for reason in refusal.reasons))
        return None

    def close(self) -> None:
        """Take the board off the screen; the exercise stays."""
        self.practice.forget_board(self)
        super().close()


def table_of(practice: Practice) -> Match:
    """What lies on the board; a quiz without a position borrows a new table for its words."""
    return practice.match or new(practice.exercise.game, seed=0, language=practice.language)


def _asked(scene: Scene, practice: Practice) -> Scene:
    """The scene with only what the exercise asks for to press; what else is tried is told so."""
    if practice.over or not isinstance(practice, Solving):
        return replace(scene, targets=(), elsewhere="", cards=tuple(map(surround.without_buttons, scene.cards)))
    exercise = practice.exercise

    def closed(action: str) -> bool:
        return not action.startswith(":") and not is_open(exercise, action)

    def item(part: Item) -> Item:
        return replace(part, legal=False) if isinstance(part, Button) and closed(part.action) else part

    def card(panel: Card) -> Card:
        rows = [
            Row(tuple(map(item, row.items)), tuple(map(item, row.right))) if isinstance(row, Row) else row
            for row in panel.rows
        ]
        return replace(panel, rows=tuple(rows))

    targets = tuple(replace(target, legal=False) if closed(target.action) else target for target in scene.targets)
    return replace(scene, targets=targets, cards=tuple(map(card, scene.cards)))
