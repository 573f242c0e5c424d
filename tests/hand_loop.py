"""A loop and a clock that a test turns by hand: the tutor thinks in them exactly as far as the test lets it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from nautwidget.coach import looking_back, thinking
from nautwidget.tutor.review import review

#: Seconds that a step of thinking takes by the clock of the tests.
STEP = 0.01


class Handle:
    """A turn that waits."""

    def __init__(self, callback: Callable[..., None], args: tuple[Any, ...]) -> None:
        self.callback, self.args, self.cancelled = callback, args, False

    def cancel(self) -> None:
        self.cancelled = True


class HandLoop:
    """Does what is due when it is told to."""

    def __init__(self) -> None:
        self._due: deque[Handle] = deque()

    def call_soon(self, callback: Callable[..., None], *args: Any) -> Handle:
        self._due.append(Handle(callback, args))
        return self._due[-1]

    @property
    def waits(self) -> bool:
        return any(not handle.cancelled for handle in self._due)

    def turn(self, most: int = 10_000) -> int:
        """Does what is due, and what that makes due, at most so many times; how often it did."""
        for done in range(most):
            while self._due and self._due[0].cancelled:
                self._due.popleft()
            if not self._due:
                return done
            handle = self._due.popleft()
            handle.callback(*handle.args)
        return most


def by_hand(monkeypatch: pytest.MonkeyPatch) -> HandLoop:
    """The loop in which the tutor thinks from now on."""
    loop = HandLoop()
    monkeypatch.setattr(thinking, "asyncio", SimpleNamespace(get_running_loop=lambda: loop))
    steady(monkeypatch)
    return loop


def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tutor thinks when it is asked, by the clock of the tests."""
    no_loop(monkeypatch)
    steady(monkeypatch)


def no_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in plain Python; the browser tests leave a loop running in this thread."""

    def none() -> None:
        raise RuntimeError("no loop runs")

    for module in (thinking, looking_back):
        monkeypatch.setattr(module, "asyncio", SimpleNamespace(get_running_loop=none))


def in_worlds(monkeypatch: pytest.MonkeyPatch, worlds: int) -> None:
    """Reviews compare in so many worlds, however fast the machine is."""
    monkeypatch.setattr(looking_back, "review", partial(review, worlds=worlds))


def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step takes the same time, so that the same question gets the same answer."""
    ticks = count()
    monkeypatch.setattr(thinking, "perf_counter", lambda: next(ticks) * STEP)
