"""When the game ends (N50 to N52)."""

from __future__ import annotations

from typing import Final

ALL_ATLANTIS: Final = frozenset(range(1, 16))
LAST_THREE: Final = frozenset({13, 14, 15})

GOES_ON: Final = "goes on"
ONE_MORE: Final = "one more round"
OVER: Final = "over"


def after_round(ruins: set[int], *, last_round: bool, bought: bool, expanded: bool, recovered: bool) -> str:
    """What follows a finished round.

    `ruins` are the numbers at the ruins, with or without a marker; `last_round` says that the round before had
    ended with "one more round"; the rest says what anybody did in this round.
    """
    if last_round:
        return OVER
    if ruins >= ALL_ATLANTIS:  # N51, before N50
        return OVER
    if not bought and not expanded and not recovered:  # N52 calls this round the last, whatever N50 would add
        return OVER
    if ruins >= LAST_THREE:  # N50
        return ONE_MORE
    return GOES_ON
