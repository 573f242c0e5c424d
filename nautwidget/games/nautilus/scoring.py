"""The three ends of the game and the score (N17, N50 to N55)."""

from __future__ import annotations

from typing import Final

from nautwidget.game import Outcome
from nautwidget.games.nautilus.actions import Action, Raise
from nautwidget.games.nautilus.finds import LAST_ATLANTIS, ORDERS, VALUES
from nautwidget.games.nautilus.state import MISSING, Stage, Table, changed
from nautwidget.rulebook import Reason
from nautwidget.texts import say

#: Points for the places at the ruins, by the number of players (N17).
RUINS_POINTS: Final = {2: (4, 2), 3: (5, 3, 1), 4: (5, 4, 2, 1)}


def end_of_round(table: Table) -> str:
    """The rule that ends the game with this round, or an empty text; N50 announces one more round."""
    ending = ending_of(table)
    if not ending:
        table.last = all(table.ruins[number - 1] != MISSING for number in LAST_ATLANTIS)
    return ending


def ending_of(table: Table) -> str:
    """The rule by which a round that is over was the last one, or an empty text."""
    if MISSING not in table.ruins:
        return "N51"
    if table.last:
        return "N50"
    if not table.busy:
        return "N52"
    return ""


def research_points(table: Table, seat: int) -> int:
    """N34: 3 for each "3" held, 1 for each other kind with two or more active modules."""
    return sum(
        3 if holder == seat else int(level >= 2) for level, holder in zip(table.levels[seat], table.threes, strict=True)
    )


def find_points(table: Table, seat: int) -> int:
    """N7, N54: the finds on the player's board and how many of them were raised."""
    return sum(count * value for count, value in zip(table.kept[seat], VALUES, strict=True)) + table.raised[seat]


def ruins_points(table: Table) -> tuple[int, ...]:
    """N53: points by the number of own markers; what a tie means is an option."""
    markers = [table.ruins.count(seat) for seat in range(table.players)]
    highest = [
        max((number for number, owner in enumerate(table.ruins) if owner == seat), default=-1)
        for seat in range(table.players)
    ]
    shared = table.rules.ruins_tie == "shared"
    ranks = [(count, 0 if shared else best) for count, best in zip(markers, highest, strict=True)]
    places = sorted(set(ranks), reverse=True)
    points = RUINS_POINTS[table.players]
    return tuple(points[places.index(rank)] if rank[0] else 0 for rank in ranks)


def score(table: Table, seat: int) -> int:
    """N55: (finds + ruins) × research + 1 for each Nemo left."""
    worth = find_points(table, seat) + ruins_points(table)[seat]
    return worth * research_points(table, seat) + table.money[seat]


def outcome(table: Table) -> Outcome | None:
    if table.stage != Stage.OVER:
        return None
    scores = tuple(score(table, seat) for seat in range(table.players))
    return Outcome(scores, tuple(1 + sum(other > own for other in scores) for own in scores))


# --- raising finds (N54)


def named(table: Table, seat: int) -> int:
    """How many of one's finds are named on one's order, which lies open by now."""
    return sum(table.kept[seat][find] for find in ORDERS[table.orders[seat]])


def most_raised(table: Table) -> int:
    return min(named(table, table.seat), table.money[table.seat])


def raises(table: Table) -> list[Action]:
    return [Raise(count) for count in range(most_raised(table) + 1)]


def why_not_raise(table: Table, action: Raise) -> list[Reason]:
    reasons = []
    if not 0 <= action.count <= named(table, table.seat):
        reasons.append(Reason("N54", say("why.named-finds", count=named(table, table.seat))))
    if action.count > table.money[table.seat]:
        reasons.append(Reason("N54", say("why.money", price=action.count, money=table.money[table.seat])))
    return reasons


def raise_finds(table: Table, action: Raise) -> None:
    seat = table.seat
    table.money = changed(table.money, seat, table.money[seat] - action.count)
    table.bank += action.count
    table.raised = changed(table.raised, seat, action.count)
