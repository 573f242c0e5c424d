"""What everybody's finds, ruins and research are worth in the end (N53 to N55)."""

from __future__ import annotations

from typing import Final

from tests.judge.position import Position, Seat
from tests.judge.research import research_points

#: N7
FIND_VALUE: Final = {"gold": 2, "jellyfish": 1, "urchin": 1, "scallop": 0, "snail": 0}

#: N17
RUINS_POINTS: Final = {2: (4, 2), 3: (5, 3, 1), 4: (5, 4, 2, 1)}


def markers(position: Position, seat: Seat) -> list[int]:
    """N48, N53: the numbers at the ruins that carry a player's marker."""
    return [number for number, whose in position.ruins.items() if whose == seat]


def ruins_points(position: Position) -> dict[Seat, int]:
    """N53: the points of each player at the ruins."""
    numbers = {seat: markers(position, seat) for seat in range(position.players)}
    present = [seat for seat in numbers if numbers[seat]]
    points = dict.fromkeys(numbers, 0)
    rewards = RUINS_POINTS[position.players]
    if position.rules.ruins_tie == "share":
        # [R] the next place is the next number, however many share the one before
        different = sorted({len(numbers[seat]) for seat in present}, reverse=True)
        for seat in present:
            points[seat] = rewards[different.index(len(numbers[seat]))]
    elif position.rules.ruins_tie == "highest find":
        ranked = sorted(present, key=lambda seat: (len(numbers[seat]), max(numbers[seat])), reverse=True)
        for place, seat in enumerate(ranked):
            points[seat] = rewards[place]
    else:
        raise ValueError(f"no such tie rule: {position.rules.ruins_tie}")
    return points


def find_points(position: Position, seat: Seat) -> int:
    """N7, N55: the finds on a player's board, before any are raised."""
    return sum(FIND_VALUE[kind] * count for kind, count in position.boards.get(seat, {}).items())


def most_raised(position: Position, seat: Seat) -> int:
    """N54: how many finds a player can raise: those his order names, at 1 Nemo each."""
    named = sum(position.boards.get(seat, {}).get(kind, 0) for kind in position.orders.get(seat, ()))
    return min(named, position.money_of(seat))


def final_scores(position: Position, raised: dict[Seat, int]) -> dict[Seat, int]:
    """N53 to N55: the scores when each player raises so many finds; money is counted before it is spent on that."""
    ruins = ruins_points(position)
    scores = {}
    for seat in range(position.players):
        raises = raised.get(seat, 0)
        if not 0 <= raises <= most_raised(position, seat):
            raise ValueError(f"seat {seat} cannot raise {raises} finds")
        finds = find_points(position, seat) + raises + ruins[seat]
        money = position.money_of(seat) - raises
        scores[seat] = finds * research_points(position, seat) + money
    return scores


def winners(scores: dict[Seat, int]) -> set[Seat]:
    """N55: most wins; a tie is a shared victory."""
    best = max(scores.values())
    return {seat for seat, score in scores.items() if score == best}
