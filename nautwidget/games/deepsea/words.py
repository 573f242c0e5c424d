"""The words of Deep Sea Adventure's picture: players' names, treasures, and the picture itself in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from nautwidget.games.deepsea.state import AIR, ROUNDS, SUBMARINE, Diver, Heading, Table, Treasure, shape_of
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

    def treasure(self, treasure: Treasure) -> str:
        """What all can see of a space or of a treasure: "square", "bundle of 3", "blank"."""
        if not treasure:
            return self("treasure.blank")
        if len(treasure) > 1:
            return self("treasure.bundle", count=len(treasure))
        return self(f"treasure.{shape_of(treasure[0]).name.lower()}")

    def range(self, treasure: Treasure) -> tuple[int, int]:
        """The least and the most a treasure can be worth (D2)."""
        low = sum(4 * shape_of(chip) for chip in treasure)
        return low, low + 3 * len(treasure)

    def air(self, breath: int) -> str:
        """What stands after the number on the gauge."""
        return self("air.next", all=AIR, breath=breath) if breath else self("air.of", all=AIR)

    def space(self, table: Table, place: int) -> str:
        """A space for those who cannot see it: "Space 9, pentagon, Red's diver"."""
        what = self.treasure(table.path[place - 1])
        for seat, diver in enumerate(table.divers):
            if diver.place == place:
                return self("space.occupied", place=place, what=what, who=self.name(seat))
        return self("space", place=place, what=what)

    def description(self, table: Table) -> str:
        """The whole picture in sentences."""
        sentences = [self("about", round=table.round, rounds=ROUNDS, oxygen=table.oxygen, all=AIR)]
        sentences += [self._diver(seat, diver) for seat, diver in enumerate(table.divers)]
        sentences.append(self("about.path", path=", ".join(self._runs(table.path))))
        return " ".join(sentences)

    def _diver(self, seat: int, diver: Diver) -> str:
        if diver.heading is Heading.BACK:
            return self("about.back", count=len(diver.kept), who=self.name(seat))
        if diver.place == SUBMARINE:
            return self("about.aboard", who=self.name(seat))
        way = "about.up" if diver.heading is Heading.UP else "about.down"
        return self(way, count=len(diver.carried), who=self.name(seat), place=diver.place)

    def _runs(self, path: Sequence[Treasure]) -> list[str]:
        """Neighbours of one kind together: "1–8 triangle"."""
        runs = []
        for what, group in groupby(enumerate(path, start=1), lambda entry: self.treasure(entry[1])):
            places = [place for place, _ in group]
            runs.append(f"{places[0]} {what}" if len(places) == 1 else f"{places[0]}–{places[-1]} {what}")
        return runs
