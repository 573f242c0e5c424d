"""Who looks on is told: boards, files and exercises follow what changes."""

from __future__ import annotations

from collections.abc import Callable


class Watched:
    """Something that others follow."""

    def __init__(self) -> None:
        self._watchers: list[Callable[[], None]] = []

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call `changed` after every change; the answer ends that."""
        self._watchers.append(changed)

        def unwatch() -> None:
            if changed in self._watchers:
                self._watchers.remove(changed)

        return unwatch

    def _changed(self) -> None:
        for changed in tuple(self._watchers):
            changed()
