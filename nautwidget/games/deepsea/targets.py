"""What answers to a click in Deep Sea Adventure, allowed or not: what is not allowed teaches its rule."""

from __future__ import annotations

from collections.abc import Iterator

from nautwidget.games.deepsea.course import spot
from nautwidget.games.deepsea.notation import notation
from nautwidget.games.deepsea.places import SUBMARINE_RADIUS, SUBMARINE_SPOT, overhead
from nautwidget.games.deepsea.reach import reaches
from nautwidget.games.deepsea.rules import why_not
from nautwidget.games.deepsea.state import SUBMARINE, Drop, Lay, Stage, View, shape_of
from nautwidget.games.deepsea.turn import TAKE, UP
from nautwidget.games.deepsea.words import Words
from nautwidget.scene import Shape, Target, use

SPACE_RADIUS = 30
LOAD_RADIUS = 13


def targets(view: View, words: Words) -> tuple[Target, ...]:
    """The targets of the seat that acts; whoever looks on has nothing to point at."""
    table = view.table
    if view.seat != table.seat:
        return ()
    if table.stage is Stage.HEADING:
        return tuple(headings(view, words))
    if table.stage is Stage.SEARCH:
        return (search(view, words), *load(view, words))
    if table.stage is Stage.LAY:
        return tuple(load(view, words))
    return ()


def headings(view: View, words: Words) -> Iterator[Target]:
    """The spaces that the next roll can reach stand for the way that leads there; the submarine for the way up."""
    table = view.table
    colour = f"var(--seat-{table.seat})"
    home = ""
    for reach in reaches(table):
        for place, rolls in reach.places:
            text = words(
                "target.up" if reach.up else "target.down", roll=f"{rolls[0]}+" if rolls[1:] else str(rolls[0])
            )
            if place == SUBMARINE:
                home = text
                continue
            x, y = spot(place)
            yield Target(
                f"space-{place}",
                notation(reach.action),
                f"{words.space(table, place)}: {text}",
                x,
                y,
                SPACE_RADIUS,
                reach.legal,
                (use("ring", at=(x, y), color=colour),) if reach.legal else (),
            )
    label = words("submarine")
    x, y = SUBMARINE_SPOT
    yield Target(
        "submarine", "up", f"{label}: {home}" if home else label, x, y, SUBMARINE_RADIUS, why_not(view, UP) is None
    )


def search(view: View, words: Words) -> Target:
    """The diver's own space: taking what lies there."""
    table = view.table
    diver = table.divers[table.seat]
    x, y = spot(diver.place)
    treasure = table.path[diver.place - 1]
    legal = why_not(view, TAKE) is None
    ghost: tuple[Shape, ...] = ()
    if treasure:
        at = overhead(diver, len(diver.carried), len(diver.carried) + 1)
        ghost = (use(f"s{shape_of(treasure[0]) + 1}", at=at, opacity=0.6),)
    label = f"{words.space(table, diver.place)}: {words('target.take')}"
    return Target(f"space-{diver.place}", "take", label, x, y, SPACE_RADIUS, legal, ghost)


def load(view: View, words: Words) -> Iterator[Target]:
    """The treasures over the diver's head: each can be put down, or laid at the end of the path."""
    table = view.table
    diver = table.divers[table.seat]
    laying = table.stage is Stage.LAY
    for index, treasure in enumerate(diver.carried):
        action = Lay(treasure[0]) if laying else Drop(treasure[0])
        legal = why_not(view, action) is None
        x, y = overhead(diver, index, len(diver.carried))
        label = words("target.lay" if laying else "target.drop", what=words.treasure(treasure))
        ghost: tuple[Shape, ...] = ()
        if legal and not laying:
            ghost = (use(f"c{shape_of(treasure[0]) + 1}", at=spot(diver.place), opacity=0.6),)
        yield Target(f"load-{treasure[0]}", notation(action), label, x, y, LOAD_RADIUS, legal, ghost)
