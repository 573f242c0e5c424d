"""The parts of a game in which one learns it: which stages and which rules belong to each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nautwidget.games import game as game_named
from nautwidget.rulebook import rule_ids

#: The stages of Nautilus that make up a player's part of one phase.
_STAGES: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "nautilus": {
        "expand": ("BUY", "EXPAND"),
        "research": ("RESEARCH",),
        "dive": ("LAUNCH", "SONAR", "DIVE", "SPEED", "LOOK", "REWARD", "DOCK"),
        "scoring": ("RAISE", "OVER"),
    },
    "deepsea": {"turn": ("HEADING", "ROLL", "SEARCH"), "round": ("LAY", "OVER")},
}
_PHASE: Final = {
    (game, stage): phase for game, phases in _STAGES.items() for phase, stages in phases.items() for stage in stages
}
#: The first and the last rule of each part, in the order in which one meets them.
RULES: Final[Mapping[str, Mapping[str, tuple[int, int]]]] = {
    "nautilus": {
        "material": (1, 9),
        "modules": (10, 14),
        "setup": (15, 18),
        "round": (19, 19),
        "expand": (20, 28),
        "research": (29, 35),
        "dive": (36, 49),
        "end": (50, 52),
        "scoring": (53, 55),
    },
    "deepsea": {"setup": (1, 3), "turn": (4, 10), "round": (11, 16)},
}


def phase_of(game: str, stage: str) -> str:
    """The phase that a stage belongs to; empty before the first."""
    return _PHASE.get((game, stage), "")


def rules_of(game: str, phase: str) -> tuple[str, ...]:
    """The ids of the rules of a phase; an error that lists the phases when there is no such one."""
    phases = RULES[game_named(game).name]
    if phase not in phases:
        raise ValueError(f"{game} has no phase {phase!r}; there are: {', '.join(phases)}")
    first, last = phases[phase]
    return rule_ids(*game_named(game).rule_ids)[first - 1 : last]
