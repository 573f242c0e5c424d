"""The tutor at one board: what it was asked, how far it has thought, and what it has told so far.

All of it belongs to the seat that looks, and to the position it was asked in: when either changes, it is put away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from nautwidget.coach.looking_back import LookingBack
from nautwidget.coach.thinking import Thinking
from nautwidget.game import Seat
from nautwidget.hearing import Answer
from nautwidget.match import Match
from nautwidget.scene import Shape
from nautwidget.tutor.explain import Explanation, explain
from nautwidget.tutor.hints import STEPS, Hint, hint_of
from nautwidget.tutor.knowhow import KNOWN, know_how
from nautwidget.tutor.review import SECONDS
from nautwidget.tutor.search import BUDGET, think
from nautwidget.tutor.words import Words

#: Seconds that "Think longer" adds.
LONGER: Final = 5.0
#: The number of the step that tells the move.
MOVE: Final = STEPS.index("move") + 1


def steps_to(step: str | None) -> int:
    """How many steps of a hint are told when this one is; the first, if none is named."""
    if step is None:
        return 1
    if step not in STEPS:
        raise ValueError(f"a hint has no step {step!r}; its steps are {', '.join(STEPS)}")
    return STEPS.index(step) + 1


class Coached(Protocol):
    """The part of a board that its tutor knows."""

    match: Match
    coached: bool
    tutor: bool
    language: str
    curtain: Any

    def choose(self, word: str = "") -> None: ...

    def _shown(self) -> Seat: ...

    def _refresh(self) -> None: ...


class Coach:
    """Gives the person at one board hints, step by step, and explanations."""

    def __init__(self, board: Coached) -> None:
        self._board = board
        self._asked: tuple[object, Seat] | None = None
        self._view: Any = None
        self._wanted = 0
        self._drawn: tuple[object, tuple[Shape, ...]] = (None, ())
        self._picked = ""
        #: The thinking behind the hint, while there is one.
        self.thinking: Thinking | None = None
        self.hint: Hint | None = None
        #: How far the hint is told: the number of the step on the card, 0 before the first answer.
        self.told = 0
        self.explanation: Explanation | None = None
        #: The review of a match that is over, while there is one.
        self.looking: LookingBack | None = None

    # what there is

    @property
    def can_help(self) -> bool:
        """Whether the seat that looks is a person's who is to decide, in a game that the tutor knows."""
        board = self._board
        player = board.match.player
        return (
            board.coached
            and board.curtain is None
            and player is not None
            and player.bot is None
            and board.match.actor == board._shown()
            and board.match.game.name in KNOWN
        )

    @property
    def can_look_back(self) -> bool:
        """Whether the match is over, and somebody's decisions can be looked at."""
        board = self._board
        people = [player for player in board.match.players if player.bot is None]
        return board.coached and board.match.over and bool(people) and board.match.game.name in KNOWN

    @property
    def busy(self) -> bool:
        """Whether there is anything on its card."""
        return self._asked is not None

    def said(self, language: str) -> str:
        """What its card says: the step of the hint, the explanation, or what a review has found; "" for nothing."""
        if self.looking is not None:
            return self.looking.summary(language)
        if self.explanation is not None:
            return self.explanation.text(language)
        return self.hint.step(STEPS[self.told - 1], language) if self.hint is not None and self.told else ""

    def drawn(self) -> tuple[Shape, ...]:
        """What it has drawn on the board: where to look, and from that step on the move itself."""
        hint, board = self.hint, self._board
        if hint is None or not self.told:
            return ()
        name = "move" if self.told >= MOVE else "look"
        if self._drawn[0] != (hint, name, board.language):
            match = board.match
            pick = hint.advice.pick if name == "move" else ""
            scene = match.scene_at(match.ply, hint.seat, match.texts(board.language), pick)
            self._drawn = (hint, name, board.language), hint.drawn(scene, name)
        return self._drawn[1]

    # what it is asked

    def ask(self, steps: int = 1) -> None:
        """Begin with a hint, and tell so many steps of it as soon as there is an answer."""
        board = self._helped()
        self.put_away()
        self._asked, self._wanted = (board.match.state, board._shown()), steps
        self._view = board.match.view(board._shown())
        self.thinking = Thinking(think(know_how(board.match.game.name), self._view), self._thought)
        self.thinking.go_on(BUDGET)
        board._refresh()

    def next(self) -> None:
        """The next step of the hint, or the first one of a new hint."""
        if self.thinking is None:
            self.ask()
        elif self.hint is not None:
            self._tell(self.told + 1)

    def back(self) -> None:
        """The step before."""
        if self.told > 1:
            self._tell(self.told - 1)

    def look_back(self, seconds: float | None = None) -> None:
        """Begin with the review of a match that is over."""
        board = self._board
        if not self.can_look_back:
            raise ValueError("the board reviews a game that is over; `nw.review(match)` looks back on any")
        self.put_away()
        self._asked = (board.match.state, board._shown())
        self.looking = LookingBack(board.match, board._refresh)
        self.looking.begin(SECONDS if seconds is None else seconds)
        board._refresh()

    def stop(self) -> None:
        """Stop thinking; what was found by now is the answer."""
        if self.looking is not None:
            self.looking.stop()
            self._board._refresh()
        if self.thinking is not None:
            self.thinking.stop()
            self._thought()

    def longer(self) -> None:
        """Think on for some seconds."""
        if self.thinking is not None and not self.thinking.on and self.thinking.more:
            self.thinking.go_on(LONGER)
            self._board._refresh()

    def explain(self, action: str | None, seconds: float | None = None) -> None:
        """Put on the card why a move is good or not."""
        board = self._helped()
        found = explain(board.match, action, seconds=BUDGET if seconds is None else seconds)
        self.put_away()
        self._asked, self.explanation = (board.match.state, board._shown()), found
        board._refresh()

    def away(self) -> None:
        """Take everything off the board again."""
        self.put_away()
        self._board._refresh()

    def put_away(self) -> None:
        """Forget what was asked."""
        if self.thinking is not None:
            self.thinking.stop()
        if self.looking is not None:
            self.looking.drop()
        self._asked = self.thinking = self.hint = self.explanation = self.looking = None
        self._view, self.told, self._drawn, self._picked = None, 0, (None, ()), ""

    def look_up(self) -> None:
        """See whether what was asked is still the question: the same position, and the same seat before it."""
        asked = self._asked
        board = self._board
        if asked is not None:
            same = asked[0] is board.match.state and asked[1] == board._shown()
            if not (same and (self.can_help or self.can_look_back)):
                self.put_away()

    def _helped(self) -> Coached:
        """The board, if who looks at it can be helped."""
        if not self.can_help:
            raise ValueError("the tutor helps who looks at the board and is to decide: now that is nobody")
        return self._board

    def _thought(self) -> None:
        """There is something new to tell, or at least a little more of the time has gone."""
        thinking = self.thinking
        if thinking is None:
            return
        found = thinking.comparison
        if found is None:
            self.away()
            return
        known = self._board.match.game
        if self.hint is None or not thinking.on or self.hint.move != known.notation(found.best.action):
            self.hint = hint_of(found, self._view, self._board.language)
        self._tell(self.told or self._wanted)

    def _tell(self, steps: int) -> None:
        self.told = min(steps, len(STEPS))
        pick = self.hint.advice.pick if self.hint is not None and self.told >= MOVE else ""
        if pick and pick != self._picked:
            # With the piece in hand the move that is drawn can be made.
            self._picked = pick
            self._board.choose(pick)
        else:
            self._board._refresh()

    # what is pressed

    def heed(self, action: str, ask: str) -> Answer | None:
        """Do what a button on the tutor's card asks for; None: it is none of them."""
        press = _PRESSES.get(action)
        if press is None:
            return None
        board = self._board
        begins = {":hint": self.can_help, ":review": self.can_look_back}
        if not (board.tutor and begins.get(action, self.busy)):
            return Answer(ask, say=Words(board.match.game.name, board.language).texts("coach.refused"))
        press(self)
        return Answer(ask, ok=True)


_PRESSES: Final[Mapping[str, Callable[[Coach], None]]] = {
    ":hint": Coach.next,
    ":back": Coach.back,
    ":stop": Coach.stop,
    ":longer": Coach.longer,
    ":review": Coach.look_back,
    ":away": Coach.away,
}
