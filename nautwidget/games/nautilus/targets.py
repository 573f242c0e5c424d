"""What answers to a click on Nautilus' board, for the decision to be made and the piece that is chosen.

Without a piece the targets are the pieces to choose from; with one they are where it can go. Whatever else is tried
means the action of `elsewhere`, and the rules answer it.
"""

from __future__ import annotations

from collections.abc import Iterator

from nautwidget.games.nautilus import diving, placing, stacks, walking
from nautwidget.games.nautilus.backdrop import size, stacks_top
from nautwidget.games.nautilus.cells import cells_of
from nautwidget.games.nautilus.chart import centre
from nautwidget.games.nautilus.choosing import cell_of, module_of, sub_of
from nautwidget.games.nautilus.drawings import stamped
from nautwidget.games.nautilus.modules import RESEARCH, Kind
from nautwidget.games.nautilus.recover import to_look_at
from nautwidget.games.nautilus.state import Stage, View
from nautwidget.games.nautilus.turn import actor
from nautwidget.games.nautilus.walking import figure
from nautwidget.games.nautilus.words import Words
from nautwidget.scene import Shape, Target


def acts(view: View) -> bool:
    """Whether the seat that looks has something to decide."""
    return view.seat >= 0 and view.seat == actor(view.table)


def targets(view: View, words: Words, chosen: str) -> tuple[Target, ...]:
    """The targets of the seat that acts; whoever looks on has nothing to point at."""
    return tuple(_targets(view, words, chosen)) if acts(view) else ()


def _targets(view: View, words: Words, chosen: str) -> Iterator[Target]:
    table = view.table
    match table.stage:
        case Stage.BUY:
            yield from stacks.purchases(view, words, size(table.board)[0], stacks_top(table.board))
        case Stage.EXPAND:
            if chosen:
                yield from placing.placements(table, module_of(table, chosen), words)
        case Stage.RESEARCH | Stage.REWARD:
            yield from walking.walks(view, cell_of(chosen), words) if chosen else walking.starts(view, words)
        case Stage.LAUNCH:
            if chosen:
                yield from diving.cells_to_launch(view, cell_of(chosen), words)
            yield from diving.bays(view, words, chosen)
        case Stage.SONAR:
            yield from diving.soundings(view, words)
        case Stage.DIVE | Stage.SPEED:
            if chosen:
                yield from diving.ends(view, sub_of(chosen), words)
                if table.stage == Stage.DIVE:
                    yield from diving.homes(view, sub_of(chosen), words)
            yield from diving.divers(view, chosen, words)
        case Stage.DOCK:
            yield from diving.homes(view, sub_of(chosen), words)
        case Stage.LOOK:
            yield from diving.looks(view, words)


def elsewhere(view: View, chosen: str) -> str:
    """What a click on any cell means, with {place} for its name; "" while no cell has a meaning."""
    table = view.table
    if not acts(view):
        return ""
    match table.stage:
        case Stage.LOOK:
            return "look {place}"
        case Stage.EXPAND if chosen:
            kind, researchers = module_of(table, chosen)
            word = Kind(kind).word
            return f"place {word} {{place}} r0" if kind < RESEARCH else f"place {word} {researchers} {{place}}"
        case Stage.RESEARCH | Stage.REWARD if chosen:
            return f"walk {chosen}>{{place}}"
        case Stage.DIVE | Stage.SPEED if chosen:
            return f"dive {chosen} {{place}}"
        case Stage.DOCK:
            return f"dock {chosen} {{place}}"
    return ""


# What is lit


def lights_below(view: View, chosen: str) -> Iterator[Shape]:
    """What shows under the pieces: rings around finds and submarines, cells to end on."""
    table = view.table
    if not acts(view):
        return
    match table.stage:
        case Stage.LOOK:
            yield from diving.find_rings(table, cells_of(to_look_at(table)))
        case Stage.LAUNCH if chosen:
            cells = [cell_of(chosen) + offset for offset in diving.offsets(table, cell_of(chosen))]
            yield stamped(f"d{table.seat}", [centre(cell) for cell in cells])
        case Stage.SONAR | Stage.DIVE | Stage.SPEED | Stage.DOCK:
            if chosen:
                yield from diving.end_lights(table, sub_of(chosen))
            yield from diving.piece_rings(view, chosen)


def lights_within(view: View, chosen: str) -> Iterator[Shape]:
    """What shows in the city, under its people: where a researcher or a submarine can go, and who can go."""
    table = view.table
    if not acts(view):
        return
    match table.stage:
        case Stage.RESEARCH | Stage.REWARD:
            yield from walking.lights(table, cell_of(chosen)) if chosen else walking.rings(table)
        case Stage.LAUNCH:
            if chosen:
                yield stamped(f"a{table.seat}", [figure(table, cell_of(chosen))])
            else:
                yield from walking.rings(table)
        case Stage.DIVE | Stage.DOCK if chosen:
            yield from diving.home_lights(table, sub_of(chosen))


def lights_above(view: View, chosen: str) -> Iterator[Shape]:
    """What shows on top: centres to build on with their prices, stacks to buy from."""
    table = view.table
    if not acts(view):
        return
    yield from stacks.lights(view, size(table.board)[0], stacks_top(table.board))
    if table.stage == Stage.EXPAND and chosen:
        yield from placing.lights(table, module_of(table, chosen))
        yield from placing.walls(table, module_of(table, chosen))
