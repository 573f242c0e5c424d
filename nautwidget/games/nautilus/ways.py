"""The ways through a city and into it, remembered: found out when first asked for, kept until the city grows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nautwidget.games.nautilus.actions import Walk
    from nautwidget.games.nautilus.cells import Cell


class Ways:
    """How far researchers get from a module, by its bit and the number of steps, and where submarines can dock.

    All tables with the same city share one. It knows nothing that the city's passages do not say, so any two are equal.
    """

    __slots__ = ("berths", "reached", "walks")

    def __init__(self) -> None:
        self.reached: dict[tuple[int, int], int] = {}
        self.walks: dict[tuple[int, int], tuple[Walk, ...]] = {}
        #: The modules before whose locks a cell lies; not asked for yet while None.
        self.berths: dict[Cell, list[int]] | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ways)

    def __hash__(self) -> int:
        return 0

    def __reduce__(self) -> tuple[type[Ways], tuple[()]]:
        """What is remembered need not be saved."""
        return Ways, ()
