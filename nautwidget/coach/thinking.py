"""Thinking in the background: some milliseconds at a time, so that the board stays alive meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

from nautwidget.tutor.search import Comparison

#: Seconds of thinking after which the first answer is told, and between two looks at how far it has come.
FIRST: Final = 0.06
LOOK: Final = 0.2
#: Seconds after which the loop sees to everything else before the thinking goes on.
SLICE: Final = 0.01


class Thinking:
    """A search that is asked for more until its time is used up, or there is nothing more to find out."""

    def __init__(self, steps: Iterator[Comparison], told: Callable[[], None]) -> None:
        self._steps = steps
        self._told = told
        self._waiting: asyncio.Handle | None = None
        self._begun = 0.0
        self._until = 0.0
        self._next_look = FIRST
        #: What was found so far.
        self.comparison: Comparison | None = None
        #: Seconds of thinking, waiting not counted: a kernel that is busy with something else thinks no less.
        self.spent = 0.0

    @property
    def on(self) -> bool:
        """Whether it is thinking now."""
        return self.spent < self._until

    @property
    def part(self) -> float:
        """How much of the time is used up, from 0 to 1."""
        return (self.spent - self._begun) / (self._until - self._begun) if self.on else 1.0

    @property
    def more(self) -> bool:
        """Whether longer thinking can find out more."""
        found = self.comparison
        return found is None or not (found.exact or len(found.candidates) == 1)

    def go_on(self, seconds: float) -> None:
        """Think for so many seconds more: beside everything else where a loop runs (Jupyter), else at once."""
        self._begun, self._until = self.spent, self.spent + seconds
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            while self.on:
                self._think(seconds)
            self._told()
        else:
            self._waiting = loop.call_soon(self._slice, loop)

    def stop(self) -> None:
        """Leave it at what was found."""
        self._until = self.spent
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _slice(self, loop: asyncio.AbstractEventLoop) -> None:
        self._think(SLICE)
        self._waiting = loop.call_soon(self._slice, loop) if self.on else None
        if not self.on or self.spent >= self._next_look:
            self._next_look = self.spent + LOOK
            self._told()

    def _think(self, seconds: float) -> None:
        begun, before = perf_counter(), self.spent
        while self.spent < min(before + seconds, self._until):
            self.comparison = next(self._steps, self.comparison)
            self.spent = before + perf_counter() - begun
            if not self.more:
                self._until = self.spent
