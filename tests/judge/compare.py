"""Where the judge and an engine differ over one decision.

What an engine's adapter has to provide
---------------------------------------
* `position_of(state) -> Position`: the state before the decision, every field filled in (see `position.py`). Secrets
  may be left out: no answer of the judge to a decision depends on the face of a find.
* the engine's legal actions at that decision, in the notation below. Words the judge does not know (`done`, `pass`,
  `stop` …) are left alone, so all actions can be handed over as they are.
* if one decision of the engine covers more or fewer kinds of action than `ASKED` says of its stage, the kinds it does
  cover, as `asked`. The order of the turn (N36: launch, sonar, move) is judged by what has happened, not by the stage.

Notation
--------
`buy habitat-green 3` · `buy training` · `place training e7 r90` · `walk b4>d6` · `launch m9 n` (middle of the module
and the side of its lock) · `sonar s1` · `dive s1 k12` · `dock s1` · `look k12` · `raise 2`.

Granted to the engine: a missing turn is `r0`; a base or habitat may be turned as it likes; `place` may name the
researchers of a habitat after its kind; `dock` may name the module, and has to where two different ones are possible
and a researcher would enter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol, TypeVar

from tests.judge.dive import dives, docks, launches, looks, sonars
from tests.judge.expand import buys, placements
from tests.judge.geometry import QUARTER_TURNS, plainest_turn
from tests.judge.position import HABITATS, Position, Stage, name_of
from tests.judge.research import walks
from tests.judge.scoring import most_raised
from tests.judge.sound import faults

S_contra = TypeVar("S_contra", contravariant=True)
T = TypeVar("T")


class PositionOf(Protocol[S_contra]):
    """What an adapter for an engine provides: the engine's state as the judge's position."""

    def __call__(self, state: S_contra) -> Position:
        """The position before the decision, every field filled in."""


#: The kinds of action a stage asks for.
ASKED: Final[dict[Stage, frozenset[str]]] = {
    Stage.BUY: frozenset({"buy"}),
    Stage.EXPAND: frozenset({"place"}),
    Stage.WALK: frozenset({"walk"}),
    Stage.LAUNCH: frozenset({"launch"}),
    Stage.SONAR: frozenset({"sonar"}),
    Stage.DIVE: frozenset({"dive", "dock"}),
    Stage.DOCK: frozenset({"dock"}),
    Stage.SPEED: frozenset({"dive"}),
    Stage.ATLANTIS: frozenset({"walk"}),
    Stage.LOOK: frozenset({"look"}),
    Stage.RAISE: frozenset({"raise"}),
}

#: The stages in which an action of a kind can be legal at all; within them the judge goes by what has happened.
EXPANDING: Final = frozenset({Stage.BUY, Stage.EXPAND})
DIVING: Final = frozenset({Stage.LAUNCH, Stage.SONAR, Stage.DIVE})
POSSIBLE: Final[dict[str, frozenset[Stage]]] = {
    "buy": EXPANDING,
    "place": EXPANDING,
    "walk": frozenset({Stage.WALK, Stage.ATLANTIS}),
    "launch": DIVING,
    "sonar": DIVING,
    "dive": DIVING | {Stage.SPEED},
    "dock": DIVING | {Stage.DOCK},
    "look": frozenset({Stage.LOOK}),
    "raise": frozenset({Stage.RAISE}),
}


def legal_texts(position: Position, verb: str) -> set[str]:
    """Every legal action of one kind, in notation."""
    if position.stage not in POSSIBLE[verb]:
        return set()
    return WRITERS[verb](position)


def buy_texts(position: Position) -> set[str]:
    """N20, N21"""
    return {f"buy {kind} {crew}" if kind in HABITATS else f"buy {kind}" for kind, crew in buys(position)}


def place_texts(position: Position) -> set[str]:
    """N22 to N26"""
    return {f"place {way.kind} {name_of((way.column, way.row))} r{way.turn}" for way in placements(position)}


def walk_texts(position: Position) -> set[str]:
    """N29 to N33, N48"""
    centres = [name_of(module.centre) for module in position.modules]
    return {f"walk {centres[start]}>{centres[end]}" for start, end in walks(position)}


def launch_texts(position: Position) -> set[str]:
    """N37"""
    return {f"launch {name_of(position.modules[index].centre)} {side.lower()}" for index, side in launches(position)}


def sonar_texts(position: Position) -> set[str]:
    """N39"""
    return {f"sonar s{number}" for number in sonars(position)}


def dive_texts(position: Position) -> set[str]:
    """N40 to N42, N45"""
    return {f"dive s{number} {name_of(cell)}" for number, cells in dives(position).items() for cell in cells}


def dock_texts(position: Position) -> set[str]:
    """N49"""
    texts = set()
    for number, modules in docks(position).items():
        if one_way_home(position, modules):
            texts.add(f"dock s{number}")
        else:
            texts |= {f"dock s{number} {name_of(position.modules[index].centre)}" for index in modules}
    return texts


def one_way_home(position: Position, modules: set[int]) -> bool:
    """N49: whether docking needs no choice of module: there is one, or no researcher in stock to enter it."""
    return len(modules) == 1 or position.stock_of(position.seat) == 0


def look_texts(position: Position) -> set[str]:
    """N47"""
    return {f"look {name_of(cell)}" for cell in looks(position)}


def raise_texts(position: Position) -> set[str]:
    """N54"""
    return {f"raise {count}" for count in range(most_raised(position, position.seat) + 1)}


WRITERS: Final[dict[str, Callable[[Position], set[str]]]] = {
    "buy": buy_texts,
    "place": place_texts,
    "walk": walk_texts,
    "launch": launch_texts,
    "sonar": sonar_texts,
    "dive": dive_texts,
    "dock": dock_texts,
    "look": look_texts,
    "raise": raise_texts,
}


def plain(position: Position, text: str) -> str:
    """The engine's text as the judge writes it; unchanged where it cannot be read."""
    words = text.lower().split()
    if words[:1] == ["place"] and len(words) >= 3 and words[1] in position.locks:
        return plain_place(position, words)
    if words[:1] == ["dock"] and len(words) == 3:
        return plain_dock(position, words)
    return " ".join(words)


def plain_place(position: Position, words: list[str]) -> str:
    """A placement without its researchers, if they do lie before the player, and with the smallest turn."""
    kind, rest = words[1], words[2:]
    if rest[0].isdigit():
        waiting = {(module.kind, module.researchers) for module in position.before_of(position.seat)}
        if (kind, int(rest[0])) not in waiting:
            return " ".join(words)
        rest = rest[1:]
    turns = {f"r{turn}": turn for turn in QUARTER_TURNS}
    if len(rest) == 1:
        rest = [rest[0], "r0"]
    if len(rest) != 2 or rest[1] not in turns:
        return " ".join(words)
    return f"place {kind} {rest[0]} r{plainest_turn(position, kind, turns[rest[1]])}"


def plain_dock(position: Position, words: list[str]) -> str:
    """A docking without its module, if that is the only one or does not matter."""
    for number, modules in docks(position).items():
        if words[1] != f"s{number}" or not one_way_home(position, modules):
            continue
        if words[2] in {name_of(position.modules[index].centre) for index in modules}:
            return f"dock s{number}"
    return " ".join(words)


def disagreements(position: Position, engine_actions: set[str], asked: frozenset[str] | None = None) -> list[str]:
    """What differs at one decision; an empty list is agreement.

    Faults of the position, actions only the engine allows, actions only the judge allows.
    """
    wanted = ASKED[position.stage] if asked is None else asked
    found = [f"position: {fault}" for fault in faults(position)]
    by_verb: dict[str, set[str]] = {verb: set() for verb in WRITERS}
    for text in engine_actions:
        plain_text = plain(position, text)
        verb = plain_text.split(" ")[0]
        if verb in by_verb:
            by_verb[verb].add(plain_text)
    for verb, from_engine in by_verb.items():
        if not from_engine and verb not in wanted:
            continue
        from_judge = legal_texts(position, verb)
        found += [f"only the engine allows: {text}" for text in sorted(from_engine - from_judge)]
        if verb in wanted:
            found += [f"only the judge allows: {text}" for text in sorted(from_judge - from_engine)]
    return found


def judged(
    position_of: PositionOf[T], decisions: Iterable[tuple[T, set[str], frozenset[str] | None]]
) -> Iterator[tuple[T, list[str]]]:
    """Every state of a game, with its actions and the kinds asked for, in which judge and engine disagree."""
    for state, actions, asked in decisions:
        found = disagreements(position_of(state), actions, asked)
        if found:
            yield state, found
