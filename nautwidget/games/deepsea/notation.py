"""Deep Sea Adventure's actions as a person writes them."""

from __future__ import annotations

from typing import Final

from nautwidget.game import InvalidAction
from nautwidget.games.deepsea.state import CHIPS, Action, Deal, Drop, Head, Lay, Leave, Lot, Roll, Take
from nautwidget.games.deepsea.turn import DOWN, LEAVE, TAKE, UP

WORDS: Final[dict[str, Action]] = {"down": DOWN, "up": UP, "take": TAKE, "leave": LEAVE}
HELP = (
    "Actions are: down, up, take, leave, drop N, lay N (N: the number of a treasure, 1 to 32); "
    "chance's: roll, lot, deal."
)
LONGEST = 200


def notation(action: Action) -> str:
    """`down`, `up`, `take`, `leave`, `drop 17`, `lay 17`; chance: `lot 2`, `deal 0 3 …`, `roll 3 2`."""
    match action:
        case Head(up):
            return "up" if up else "down"
        case Take():
            return "take"
        case Leave():
            return "leave"
        case Drop(chip):
            return f"drop {chip + 1}"
        case Lay(chip):
            return f"lay {chip + 1}"
        case Roll(dice):
            return f"roll {dice[0]} {dice[1]}"
        case Lot(seat):
            return f"lot {seat + 1}"
        case Deal(values):
            return "deal " + " ".join(map(str, values))


def parse(text: str) -> Action:
    """The action that the text names."""
    words = text[:LONGEST].lower().split()
    if not words or len(text) > LONGEST:
        raise InvalidAction(f"{shown(text)} is no action. {HELP}")
    verb, *rest = words
    if verb in WORDS and not rest:
        return WORDS[verb]
    numbers = [int(word) for word in rest if word.isascii() and word.isdigit() and len(word) < 4]
    if len(numbers) == len(rest):
        match verb, numbers:
            case "drop", [number] if 1 <= number <= CHIPS:
                return Drop(number - 1)
            case "lay", [number] if 1 <= number <= CHIPS:
                return Lay(number - 1)
            case "roll", [one, other]:
                return Roll((one, other))
            case "lot", [number]:
                return Lot(number - 1)
            case "deal", [*values] if len(values) == CHIPS:
                return Deal(tuple(values))
    raise InvalidAction(f"{shown(text)} is no action. {HELP}")


def shown(text: str) -> str:
    """The text in an error, cut where it is long."""
    return repr(text if len(text) <= 40 else text[:39] + "…")
