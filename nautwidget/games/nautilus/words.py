"""The words of Nautilus' picture: players' names, pieces and places, and the picture itself in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from nautwidget.games.nautilus.cells import NAMES, Cell, cells_of
from nautwidget.games.nautilus.finds import Face, Zone
from nautwidget.games.nautilus.naming import find_name, module_name, order_name, zone_name
from nautwidget.games.nautilus.state import ASHORE, MISSING, NOBODY, InHand, Table, View, count_in
from nautwidget.rulebook import rule
from nautwidget.texts import Param, Texts


class Words:
    """The texts of one language together with the names of those who play."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self._texts = texts
        self._names = tuple(names)

    def __call__(self, key: str, count: int | None = None, **params: Param) -> str:
        """A sentence of the picture: its key without the `scene.` that all of them share."""
        return self._texts(f"scene.{key}", count, **params)

    def name(self, seat: int) -> str:
        """What a player is called."""
        given = self._names[seat] if seat < len(self._names) else ""
        return given or self._texts.name(seat)

    def rule(self, id: str) -> str:
        """What a rule says."""
        return rule(id, self._texts).text

    def module(self, kind: int) -> str:
        return self._texts(module_name(kind))

    def in_hand(self, module: InHand) -> str:
        """A module that lies before a player: "training", "green habitat +3"."""
        return self.module(module.kind) + (f" +{module.researchers}" if module.researchers else "")

    def find(self, face: Face) -> str:
        return self._texts(find_name(face))

    def zone(self, zone: int) -> str:
        return self._texts(zone_name(zone))

    def order(self, order: int) -> str:
        return self._texts(order_name(order))

    def cell(self, view: View, cell: Cell) -> str:
        """A cell for those who cannot see it: its name, its zone and the find on it, as far as the seat knows."""
        table = view.table
        zone = self.zone(table.board.zone_of[cell])
        if table.unpaid >> cell & 1:
            face = table.shown[table.board.find_at[cell]]
            return self("cell.find", cell=NAMES[cell], zone=zone, find=self.find(face))
        if cell in view.known:
            return self("cell.known", cell=NAMES[cell], zone=zone, find=self.find(view.known[cell]))
        if table.hidden >> cell & 1:
            return self("cell.hidden", cell=NAMES[cell], zone=zone)
        return self("cell", cell=NAMES[cell], zone=zone)

    def city_module(self, table: Table, cell: Cell) -> str:
        """A module of the city: "sonar on m9, Red's"."""
        _, kind, _, owner = table.city[table.centres.index(cell)]
        if owner == NOBODY:
            return self("module", module=self.module(kind), cell=NAMES[cell])
        return self("module.owned", module=self.module(kind), cell=NAMES[cell], who=self.name(owner))

    # The whole picture

    def description(self, view: View) -> str:
        """The whole picture in sentences: the city, the submarines, the finds, the ruins."""
        table = view.table
        sentences = [self("about", round=table.round)]
        sentences += [self._module(table, place) for place in range(len(table.city))]
        for seat, subs in enumerate(table.subs):
            at = [f"s{sub + 1} {NAMES[cell]}" for sub, cell in enumerate(subs) if cell != ASHORE]
            if at:
                sentences.append(self("about.subs", who=self.name(seat), places=", ".join(at)))
        sentences.append(self._hidden(table))
        if view.known:
            seen = [f"{NAMES[cell]} {self.find(face)}" for cell, face in sorted(view.known.items())]
            sentences.append(self("about.known", finds=", ".join(seen)))
        there = [self._ruin(number, owner) for number, owner in enumerate(table.ruins, start=1) if owner != MISSING]
        if there:
            sentences.append(self("about.ruins", finds=", ".join(there)))
        return " ".join(sentences)

    def _module(self, table: Table, place: int) -> str:
        text = self.city_module(table, table.centres[place])
        people = [(seat, count_in(people, place)) for seat, people in enumerate(table.people)]
        inside = ", ".join(f"{self.name(seat)} {count}" for seat, count in people if count)
        return self("about.module", module=text, people=inside) if inside else self("about.empty", module=text)

    def _hidden(self, table: Table) -> str:
        counts = [f"{self.zone(zone)} {len(cells_of(table.hidden & table.board.zones[zone]))}" for zone in Zone if zone]
        return self("about.hidden", zones=", ".join(counts))

    def _ruin(self, number: int, owner: int) -> str:
        return f"{number} {self.name(owner)}" if owner != NOBODY else self("ruins.unmarked", number=number)
