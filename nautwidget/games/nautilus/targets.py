"""What answers to a click on Nautilus' board: cells, modules, finds and submarines, each with a whole action.

Several actions can end in one place, such as two submarines that reach one cell: their targets then stand side by
side in it. A module to be placed has one target a centre, in the turn that opens the most passages; every other turn
can be written.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from nautwidget.games.nautilus.actions import Action, Dive, Dock, Launch, Look, Place, Sonar, Walk
from nautwidget.games.nautilus.cells import NAMES, Cell, cells_of
from nautwidget.games.nautilus.chart import C, centre
from nautwidget.games.nautilus.drawings import Spot
from nautwidget.games.nautilus.expand import centres_for
from nautwidget.games.nautilus.modules import BEFORE, LOCKS, RESEARCH, SIDES, TURNS
from nautwidget.games.nautilus.naming import sub_name
from nautwidget.games.nautilus.notation import notation, parse
from nautwidget.games.nautilus.recover import price_of
from nautwidget.games.nautilus.research import costly
from nautwidget.games.nautilus.state import Stage, Table, View, count_in
from nautwidget.games.nautilus.turn import actor, legal
from nautwidget.games.nautilus.words import Words
from nautwidget.scene import Shape, Target, shape, use

#: Radius of a target that has its cell to itself, and of one that shares it or stands among others in a module.
WHOLE: Final = 11
SHARED: Final = 6.5


def targets(view: View, words: Words) -> tuple[Target, ...]:
    """The targets of the seat that acts; whoever looks on has nothing to point at."""
    table = view.table
    if view.seat < 0 or view.seat != actor(table):
        return ()
    actions = placements(table) if table.stage == Stage.EXPAND else legal(table)
    at: dict[Spot, list[Action]] = defaultdict(list)
    for action in actions:
        spot = spot_of(table, action)
        if spot is not None:
            at[spot].append(action)
    return tuple(target for spot, there in at.items() for target in side_by_side(view, spot, there, words))


def placements(table: Table) -> Iterator[Place]:
    """One placement for each module before the player and each centre: the turn that opens the most passages."""
    for kind, researchers in dict.fromkeys(table.hands[table.seat]):
        best: dict[Cell, tuple[int, int]] = {}
        for turn in TURNS[kind]:
            for cell in cells_of(centres_for(table, kind, turn)):
                opened = sum(table.doors[side] >> cell & 1 for side in SIDES[LOCKS[kind][turn]])
                if cell not in best or opened > best[cell][0]:
                    best[cell] = opened, turn
        for cell, (_, turn) in sorted(best.items()):
            yield Place(kind, researchers, cell, turn)


def spot_of(table: Table, action: Action) -> Spot | None:
    """Where an action is pointed at; None for those that only have a button."""
    match action:
        case Place(_, _, cell) | Dive(_, cell) | Look(cell):
            return centre(cell)
        case Launch(cell, side):
            return centre(cell + BEFORE[side])
        case Sonar(sub):
            return centre(table.subs[table.seat][sub])
        case Walk(start, end):
            return towards(centre(end), centre(start), 1.1 * C)
        case Dock(sub, cell):
            return towards(centre(cell), centre(table.subs[table.seat][sub]), C)
    return None


def towards(here: Spot, there: Spot, far: float) -> Spot:
    """A place so far from here in the direction of there: it tells where a piece comes from."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    return round(here[0] + far * dx / length), round(here[1] + far * dy / length)


def side_by_side(view: View, spot: Spot, actions: list[Action], words: Words) -> Iterator[Target]:
    alone = len(actions) == 1
    for index, action in enumerate(actions):
        shift = 0.0 if alone else 11 * (index - (len(actions) - 1) / 2)
        text = notation(action)
        yield Target(
            text.replace(" ", "-").replace(">", "-"),
            text,
            label(view, action, words),
            spot[0] + shift,
            spot[1],
            WHOLE if alone and not isinstance(action, Walk) else SHARED,
            legal=True,
            preview=tuple(preview(view.table, action)),
        )


# Words for those who cannot see the picture


def label(view: View, action: Action, words: Words) -> str:
    table = view.table
    match action:
        case Place(kind, _, cell):
            return words("target.place", count=price(table, action), module=words.module(kind), cell=NAMES[cell])
        case Walk(start, end):
            text = words("target.walk", start=NAMES[start], module=words.city_module(table, end))
            return text + effect_of_stop(table, end, words)
        case Launch(cell, side):
            return words("target.launch", module=NAMES[cell], cell=NAMES[cell + BEFORE[side]])
        case Sonar(sub):
            return words("target.sonar", sub=sub_name(sub), cell=NAMES[table.subs[table.seat][sub]])
        case Dive(sub, cell):
            return words("target.dive", sub=sub_name(sub), cell=words.cell(view, cell)) + cost(view, cell, words)
        case Dock(sub, cell):
            text = words("target.dock", sub=sub_name(sub), module=words.city_module(table, cell))
            return text + (effect_of_stop(table, cell, words) if table.stock[table.seat] else "")
        case Look(cell):
            return words("target.look", cell=words.cell(view, cell))
    return notation(action)


def effect_of_stop(table: Table, cell: Cell, words: Words) -> str:
    """Whether a stop activates the module, and what it costs (N32)."""
    number = table.centres.index(cell)
    if not table.research >> 4 * number & 1 or count_in(table.people[table.seat], number):
        return ""
    return words("target.fee") if costly(table) >> 4 * number & 1 else words("target.activates")


def cost(view: View, cell: Cell, words: Words) -> str:
    """What a find would cost, where the seat knows its face (N43)."""
    table = view.table
    face = table.shown[table.board.find_at[cell]] if table.unpaid >> cell & 1 else view.known.get(cell, -1)
    return words("target.cost", count=price_of(table, cell, face)) if face >= 0 else ""


# What shows


def preview(table: Table, action: Action) -> Iterator[Shape]:
    """The module that would stand there; elsewhere the board's own sign of a target pointed at is enough."""
    if isinstance(action, Place):
        turn = action.turn if action.kind < RESEARCH else 0
        yield use(f"m{action.kind}{turn}", at=centre(action.cell), opacity=0.85, color=f"var(--seat-{table.seat})")


def lights(view: View, pointed: Iterable[Target], under: bool) -> Iterator[Shape]:
    """All targets at once: rings under finds and submarines, dots elsewhere, prices on centres."""
    table = view.table
    colour = f"var(--seat-{table.seat})"
    finds = table.hidden | table.unpaid
    rings: list[Spot] = []
    dots: list[Spot] = []
    prices: list[tuple[Spot, int]] = []
    for target in pointed:
        action, spot = parse(target.action), (target.x, target.y)
        match action:
            case Sonar(sub):
                rings.append(centre(table.subs[table.seat][sub]))
            case Look(cell):
                rings.append(centre(cell))
            case Dive(_, cell) if finds >> cell & 1:
                rings.append(centre(cell))
            case Place():
                prices.append((spot, price(table, action)))
            case _:
                dots.append(spot)
    if under:
        yield from dotted(rings, (("var(--halo)", 32), (colour, 29)))
        return
    small = 6.4 if table.stage in (Stage.RESEARCH, Stage.REWARD) else 8.4
    yield from dotted(dots, (("var(--halo)", small + 3), (colour, small)))
    yield from dotted([spot for spot, _ in prices], (("var(--piece)", 21), ("var(--halo)", 19.6), (colour, 17)))
    if prices:
        yield shape(
            "text",
            x=" ".join(f"{x:g}" for (x, _), _ in prices),
            y=" ".join(f"{y + 4:g}" for (_, y), _ in prices),
            fill=f"var(--mark-{table.seat})",
            font_size=11.5,
            font_weight=700,
            text_anchor="middle",
            text="".join(str(paid) for _, paid in prices),
        )


def price(table: Table, action: Action) -> int:
    """What a placement would still cost in this turn (N26)."""
    return max(0, table.board.price(action.cell) - table.paid) if isinstance(action, Place) else 0


def dotted(spots: Sequence[Spot], strokes: tuple[tuple[str, float], ...]) -> Iterator[Shape]:
    if spots:
        path = "".join(f"M{x:g} {y:g}h0" for x, y in spots)
        for colour, width in strokes:
            yield shape("path", d=path, stroke=colour, stroke_width=width, stroke_linecap="round")
