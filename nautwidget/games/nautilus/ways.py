"""The ways through a city, remembered: found out when first asked for, kept as long as the city does not grow."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nautwidget.games.nautilus.actions import Walk


class Ways:
    """How far researchers get from a module, by its bit and the number of steps.

    All tables with the same city share one. It knows nothing that the city's passages do not say, so any two are equal.
    """

    __slots__ = ("reached", "walks")

    def __init__(self) -> None:
        self.reached: dict[tuple[int, int], int] = {}
        self.walks: dict[tuple[int, int], tuple[Walk, ...]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ways)

    def __hash__(self) -> int:
        return 0

    def __reduce__(self) -> tuple[type[Ways], tuple[()]]:
        """What is remembered need not be saved."""
        return Ways, ()
