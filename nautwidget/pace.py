"""Computer players act at a pace that a person can follow."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary, proxy

from nautwidget.match import Match

#: Seconds between two actions of computer players, unless chosen otherwise.
PACE = 0.9


class Pacer:
    """Lets the computer players of one match act, one action at a time, however many boards show it."""

    def __init__(self, match: Match) -> None:
        # Only the boards and the user keep a match alive, not its pacer.
        self._match: Match = proxy(match)
        self._waiting: asyncio.TimerHandle | None = None
        self._at_once = False
        self.pace = PACE

    def nudge(self) -> None:
        """See to it that a computer player who is to act will: soon where a loop runs (Jupyter), else at once."""
        if self._at_once or self._waiting is not None or not self._match.waits_for_bot:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self.hurry()
            return
        self._waiting = loop.call_later(self.pace, self._step)

    def hurry(self) -> None:
        """Let them all act now."""
        self.stop()
        # Every action nudges again: they are all being played here already.
        self._at_once = True
        try:
            self._match.play_bots()
        finally:
            self._at_once = False

    def stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _step(self) -> None:
        self._waiting = None
        action = self._match.bot_action()
        if action is not None:
            self._match.act(action)
            self.nudge()


_pacers: WeakKeyDictionary[Match, Pacer] = WeakKeyDictionary()


def pacer(match: Match) -> Pacer:
    """The one that paces this match."""
    return _pacers.setdefault(match, Pacer(match))
