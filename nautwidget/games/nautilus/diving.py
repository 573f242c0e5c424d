"""Phase 3 by pointing: launching, sonar, moving, looking and coming home (N36 to N49)."""

from __future__ import annotations

from collections.abc import Iterator

from nautwidget.games.nautilus import questions
from nautwidget.games.nautilus.actions import Dive, Dock, Launch, Look, Sonar
from nautwidget.games.nautilus.backdrop import REACH
from nautwidget.games.nautilus.cells import NAMES, Cell, cells_of
from nautwidget.games.nautilus.chart import centre
from nautwidget.games.nautilus.choosing import DIVES, choices
from nautwidget.games.nautilus.dive import docks, ends_of
from nautwidget.games.nautilus.drawings import Spot, stamped
from nautwidget.games.nautilus.launch import heard, launches
from nautwidget.games.nautilus.modules import BEFORE, BLUE_SIDES, LOCKS, Kind
from nautwidget.games.nautilus.naming import boat, sub_name
from nautwidget.games.nautilus.notation import notation
from nautwidget.games.nautilus.recover import price_of, to_look_at
from nautwidget.games.nautilus.research import effect
from nautwidget.games.nautilus.routes import routes
from nautwidget.games.nautilus.state import ASHORE, Stage, Table, View, count_in
from nautwidget.games.nautilus.turn import why_not
from nautwidget.games.nautilus.walking import effect_of_stop, target
from nautwidget.games.nautilus.words import Words
from nautwidget.scene import Shape, Target, shape, use


def at_cell(cell: Cell, action: str, label: str, preview: tuple[Shape, ...] = ()) -> Target:
    return Target(NAMES[cell], action, label, *centre(cell), REACH, True, preview)


def afloat(table: Table) -> Iterator[tuple[int, Cell]]:
    """The acting player's submarines in the sea."""
    for sub, cell in enumerate(table.subs[table.seat]):
        if cell != ASHORE:
            yield sub, cell


# Launching (N37)


def bays(view: View, words: Words, chosen: str) -> Iterator[Target]:
    """Every module: those from which a submarine can be launched, to choose it; the others say why none is."""
    table = view.table
    able = choices(table)
    for number, (cell, kind, turn, _) in enumerate(table.city):
        module = words.city_module(table, cell)
        if NAMES[cell] == chosen:
            if len(able) > 1:
                yield target(cell, ":choose", words("target.let_go"))
        elif NAMES[cell] in able:
            count = count_in(table.people[table.seat], number)
            yield target(cell, f":choose {NAMES[cell]}", words("target.bay", count, module=module))
        else:
            side = next((side for side in BLUE_SIDES if LOCKS[kind][turn] >> side & 1), BLUE_SIDES[0])
            yield target(cell, notation(Launch(cell, side)), module, legal=False)


def cells_to_launch(view: View, bay: Cell, words: Words) -> Iterator[Target]:
    """The free cells before the blue locks of a module, with the submarine as it would lie there."""
    table = view.table
    for offset, action in launched_from(table, bay):
        cell = bay + offset
        label = words("target.launch", module=NAMES[bay], cell=words.cell(view, cell))
        yield at_cell(cell, notation(action), label, (use(f"s{table.seat}", at=centre(cell)),))


def launched_from(table: Table, bay: Cell) -> list[tuple[int, Launch]]:
    """The launches from a module, each with the way from its centre to the cell before the lock."""
    return [
        (BEFORE[action.side], action) for action in launches(table) if isinstance(action, Launch) and action.cell == bay
    ]


def offsets(table: Table, bay: Cell) -> list[int]:
    return [offset for offset, _ in launched_from(table, bay)]


# Sonar (N39)


def soundings(view: View, words: Words) -> Iterator[Target]:
    """The submarines: pointing at one shows what its sonar would hear, before it is paid."""
    table = view.table
    reach = effect(table, table.seat, Kind.SONAR)
    for sub, cell in afloat(table):
        finds = cells_of(heard(table, sub))
        label = words("target.sonar", len(finds), sub=sub_name(sub), cell=NAMES[cell], range=reach)
        # It may reach beyond the edge of the sea.
        shown = [shape("g", use(f"range{reach}", at=centre(cell)), clip_path="url(#in-sea)")]
        if finds:
            shown.append(stamped(f"j{table.seat}", [centre(find) for find in finds]))
        action = Sonar(sub)
        legal = why_not(view, action) is None
        ask = questions.sonar(words, sub, len(finds)) if legal else ""
        x, y = centre(cell)
        yield Target(boat(table.seat, sub), notation(action), label, x, y, REACH, legal, tuple(shown), confirm=ask)


# Moving (N40) and coming home (N49)


def divers(view: View, chosen: str, words: Words) -> Iterator[Target]:
    """The submarines: to choose one, to let go of the one that is chosen, or to hear why one cannot move."""
    table = view.table
    able = choices(table)
    for sub, cell in afloat(table):
        name = sub_name(sub)
        x, y = centre(cell)
        label = words("target.submarine", sub=name, cell=words.cell(view, cell))
        action, legal = f":choose {name}", True
        if name == chosen:
            if len(able) == 1:
                continue
            action, label = ":choose", words("target.let_go")
        elif name not in able:
            # Any move is refused for the same reasons as one to the next cell.
            beside = cell + 1 if table.board.sea >> cell + 1 & 1 else cell - 1
            action, legal = notation(Dive(sub, beside)), False
        yield Target(boat(table.seat, sub), action, label, x, y, REACH, legal)


def ends(view: View, sub: int, words: Words) -> Iterator[Target]:
    """The cells on which a submarine can end, each with its way there."""
    table = view.table
    cells = ends_of(table, sub)
    for cell, way in routes(table, sub, cells).items():
        label = words.cell(view, cell) + cost(view, cell, words)
        yield at_cell(cell, notation(Dive(sub, cell)), label, way)


def cost(view: View, cell: Cell, words: Words) -> str:
    """What a find would cost, where the seat knows its face (N43)."""
    table = view.table
    face = table.shown[table.board.find_at[cell]] if table.unpaid >> cell & 1 else view.known.get(cell, -1)
    return words("target.cost", count=price_of(table, cell, face)) if face >= 0 else ""


def homes(view: View, sub: int, words: Words) -> Iterator[Target]:
    """The modules into which a submarine can come home; when that is all there is to decide, the others say why not."""
    table = view.table
    allowed = [action.cell for action in docks(table, sub) if isinstance(action, Dock)]
    for cell in table.centres:
        action = Dock(sub, cell)
        if cell in allowed:
            text = words("target.dock", sub=sub_name(sub), module=words.city_module(table, cell))
            effect_there = effect_of_stop(table, cell, words) if table.stock[table.seat] else ""
            shown = (use(f"in{table.seat}", at=centre(cell)),)
            yield target(cell, notation(action), text + effect_there, preview=shown)
        elif table.stage == Stage.DOCK:
            yield target(cell, notation(action), words.city_module(table, cell), legal=False)


# Looking (N47)


def looks(view: View, words: Words) -> Iterator[Target]:
    for cell in cells_of(to_look_at(view.table)):
        shown = (use("eye", at=centre(cell)),)
        yield at_cell(cell, notation(Look(cell)), words("target.look", cell=words.cell(view, cell)), shown)


# What is lit


def piece_rings(view: View, chosen: str) -> Iterator[Shape]:
    """Rings around the submarines that can be chosen or heard with, and around the one that is chosen."""
    table = view.table
    spots: list[Spot] = []
    for sub, cell in afloat(table):
        name = sub_name(sub)
        if name == chosen:
            yield stamped(f"a{table.seat}", [centre(cell)])
        elif name in choices(table) or (table.stage == Stage.SONAR and why_not(view, Sonar(sub)) is None):
            spots.append(centre(cell))
    if spots:
        yield stamped(f"y{table.seat}", spots)


def end_lights(table: Table, sub: int) -> Iterator[Shape]:
    """Dots on the cells a submarine can end on, rings around the finds it can reach."""
    if table.stage in DIVES:
        cells = ends_of(table, sub)
        finds = table.hidden | table.unpaid
        yield from find_rings(table, cells_of(cells & finds))
        free = cells_of(cells & ~finds)
        if free:
            yield stamped(f"d{table.seat}", [centre(cell) for cell in free])


def home_lights(table: Table, sub: int) -> Iterator[Shape]:
    """The modules into which a submarine can come home."""
    home = [centre(action.cell) for action in docks(table, sub) if isinstance(action, Dock)]
    if home:
        yield stamped(f"l{table.seat}", home)


def find_rings(table: Table, cells: list[Cell]) -> Iterator[Shape]:
    if cells:
        yield stamped(f"j{table.seat}", [centre(cell) for cell in cells])
