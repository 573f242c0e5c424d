"""Phase 2: researchers walk, activate modules, and research counts points (N29 to N35)."""

from __future__ import annotations

from typing import Final

from tests.judge.geometry import is_research, neighbours
from tests.judge.position import RESEARCH, Position, Seat, Stage

#: N35: what 0, 1, and 2 or more active modules of a kind give.
EFFECTS: Final = {
    "training": (3, 4, 5),
    "technology": (4, 5, 6),
    "sonar": (4, 5, 6),
    "laboratory": (0, 1, 2),
    "analysis": (2, 3, 4),
}

#: N29, N48
WALKS_A_PHASE: Final = 2
ATLANTIS_STEPS: Final = 2


def active_of_kind(position: Position, seat: Seat, kind: str) -> int:
    """N32: how many modules of a kind a player has active."""
    return sum(1 for index in position.active_of(seat) if position.modules[index].kind == kind)


def effect(position: Position, seat: Seat, kind: str) -> int:
    """N35: steps, range or worth that a player's active modules of a kind give him."""
    return EFFECTS[kind][min(2, active_of_kind(position, seat, kind))]


def can_stop(position: Position, seat: Seat, index: int) -> bool:
    """N31, N32: whether a researcher may end there: everywhere, but activating another's module costs 1 Nemo."""
    return fee(position, seat, index) <= position.money_of(seat)


def fee(position: Position, seat: Seat, index: int) -> int:
    """N32: what a player pays the owner when his researcher stops in a module."""
    module = position.modules[index]
    if not is_research(module):
        return 0
    if position.researchers_in(index, seat) > 0:
        return 0
    return 0 if module.owner == seat else 1


def activates(position: Position, seat: Seat, index: int) -> bool:
    """N32: whether stopping there makes the module active for the player."""
    return is_research(position.modules[index]) and position.researchers_in(index, seat) == 0


def movable(position: Position, seat: Seat, index: int) -> int:
    """N29, N33: how many researchers of a player may leave a module in phase 2.

    One stays in every research module: the one that activated it, as both sources say of it. Who has walked this
    phase does not walk again.
    """
    free = position.researchers_in(index, seat)
    if is_research(position.modules[index]):
        free -= 1
    free -= position.walked.count(index)
    return max(0, free)


def movable_at_once(position: Position, seat: Seat, index: int) -> int:
    """N33, N48: the same for the walk that Atlantis rewards, where having walked in phase 2 does not matter."""
    free = position.researchers_in(index, seat)
    if is_research(position.modules[index]):
        free -= 1
    return max(0, free)


def distances(position: Position, start: int, most: int) -> dict[int, int]:
    """N29, N31: the fewest steps to each module within reach; every module may be passed."""
    steps = {start: 0}
    edge = {start}
    for step in range(1, most + 1):
        further = set()
        for index in edge:
            for other in neighbours(position, index):
                if other not in steps:
                    steps[other] = step
                    further.add(other)
        edge = further
    return steps


def steps_left(position: Position) -> int:
    """N29, N30: the steps still to be made: what the training now active gives, less those made."""
    return max(0, effect(position, position.seat, "training") - position.steps_made)


def walks(position: Position) -> dict[tuple[int, int], int]:
    """N29 to N33, N48: every walk from a module to another one, with its steps."""
    seat = position.seat
    at_once = position.stage == Stage.ATLANTIS
    if not at_once and len(position.walked) >= WALKS_A_PHASE:
        return {}
    most = ATLANTIS_STEPS if at_once else steps_left(position)
    found = {}
    for start in range(len(position.modules)):
        free = movable_at_once(position, seat, start) if at_once else movable(position, seat, start)
        if free == 0:
            continue
        for end, steps in distances(position, start, most).items():
            if end != start and can_stop(position, seat, end):
                found[(start, end)] = steps
    return found


def three_after(holder: Seat | None, counts: dict[Seat, int]) -> Seat | None:
    """N34: who holds the "3" of a kind once the active modules are as counted, given who held it before."""
    for seat, count in counts.items():
        others = [other for whose, other in counts.items() if whose != seat]
        alone = all(count > other for other in others)
        if alone and count >= 2:
            return seat
    return holder


def research_points_of_kind(position: Position, seat: Seat, kind: str) -> int:
    """N34: 0 for none or one active, 1 for two or more, 3 for the holder of the "3"."""
    if position.threes.get(kind) == seat:
        return 3
    return 1 if active_of_kind(position, seat, kind) >= 2 else 0


def research_points(position: Position, seat: Seat) -> int:
    """N34: the sum over the five kinds, which multiplies everything in the end."""
    return sum(research_points_of_kind(position, seat, kind) for kind in RESEARCH)
