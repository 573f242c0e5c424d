"""How a computer player weighs things: the numbers that were tuned by letting it play against itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Habits:
    """What a computer player believes; all of it in points at the end of the game, or as a share of something."""

    #: The research points and find points it hopes to end with, as long as it has less.
    research: float = 7.0
    finds: float = 9.0
    #: From this round on hopes fade, by so much a round.
    fade_from: int = 5
    fade: float = 0.1
    #: What a Nemo is worth beyond the point it counts at the end: it can still pay for something.
    nemo: float = 0.8
    #: A first active module of a kind, as a share of the finds: when its "3" is free, and when it is not.
    first: float = 0.9
    first_taken: float = 0.45
    #: A second one, likewise.
    second: float = 2.4
    second_taken: float = 1.0
    #: One more that takes the "3" from another.
    takes_three: float = 1.8
    #: The use of an active module itself, by kind: steps, range, sonar, looks, money from chests.
    use: tuple[float, ...] = (2.0, 4.0, 1.0, 1.0, 1.5)
    #: On the way to the five that open the trench.
    trench: float = 1.6
    #: An own marker at the ruins, as a share of a find of value 1.
    marker: float = 0.6
    #: What a find is still worth when a submarine needs one turn more to reach it.
    later: float = 0.65
    #: How much of what a submarine can hope for counts when a crew for it is brought together.
    crew: float = 1.6
    #: How much of it speaks against docking.
    stay_out: float = 0.8
    #: What a researcher is worth who has nothing to do yet, for as long as there is hope.
    researcher: float = 2.0
    #: How much a new research module counts while nobody is free to walk there.
    unmanned: float = 0.9
    #: What one more module is worth where another of its kind still waits to be activated.
    waiting: float = 0.4
    #: Money that is kept for what dives cost.
    reserve: int = 3
    #: How much is kept for each find that the order lets it raise at the end.
    to_raise: float = 0.7
    #: How much finds that a module would bury count against building there.
    bury: float = 0.6
    #: How much each find near a new module counts, and each near the sea before its blue locks.
    near_finds: float = 0.25
    bay: float = 0.8
    #: Money below which the sonar stays silent.
    sonar_money: int = 5
    #: How much the liking for a kind of research, or for habitats first, varies from decision to decision.
    taste: float = 1.0


HABITS: Final = Habits()
