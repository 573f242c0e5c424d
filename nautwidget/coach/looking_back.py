"""Looking back on a match in the background: that takes a while, so a thread of its own does it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from nautwidget.match import Match
from nautwidget.tutor.review import SECONDS, Review, review
from nautwidget.tutor.words import Words


class LookingBack:
    """A review that is being made, and then is there."""

    def __init__(self, match: Match, told: Callable[[], None]) -> None:
        self._match = match
        self._told = told
        self._loop: asyncio.AbstractEventLoop | None = None
        #: How much is done, from 0 to 1.
        self.part = 0.0
        #: Whether it is to end with what it has.
        self.stopped = False
        #: Whether nobody waits for it any more.
        self.dropped = False
        self.review: Review | None = None

    def begin(self, seconds: float = SECONDS) -> None:
        """Begin: beside everything else where a loop runs (Jupyter), else at once."""
        look = partial(review, self._match, seconds=seconds, progress=self._far)
        try:
            self._loop = asyncio.get_running_loop()
        except RuntimeError:
            self.review = look()
            return
        self._loop.run_in_executor(None, look).add_done_callback(self._done)

    def summary(self, language: str) -> str:
        """How many decisions were looked at, and how many of them cost something; "" until it is known."""
        if self.review is None:
            return ""
        return Words(self.review.game, language)(next(self.review.sentences()))

    def stop(self) -> None:
        """Leave it at the decisions that were looked at."""
        self.stopped = True

    def drop(self) -> None:
        """Nobody waits for it: it ends as soon as it can."""
        self.stopped = self.dropped = True

    def _far(self, part: float) -> bool:
        """Told by the review how far it has come, in the review's thread; the board is drawn in its own."""
        self.part = part
        if self._loop is not None and not self.dropped:
            self._loop.call_soon_threadsafe(self._tell)
        return not self.stopped

    def _done(self, found: asyncio.Future[Review]) -> None:
        if self.dropped:
            # The match may have gone on meanwhile, and the review been unable to follow.
            found.exception()
            return
        self.part = 1.0
        self.review = found.result()
        self._told()

    def _tell(self) -> None:
        if not self.dropped and self.review is None:
            self._told()
