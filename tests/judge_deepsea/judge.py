"""A slow judge of Deep Sea Adventure: the rules once more, word for word, in plain lists and loops.

It shares nothing with the engine but the way a position and an action are written, so that a mistake would have to be
made twice to go unnoticed. Treasures, spaces and divers are counted from 1, as on paper.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

Treasure = list[int]


@dataclass
class Diver:
    """A diver as he stands on the table."""

    place: int = 0
    way: str = "down"
    carries: list[Treasure] = field(default_factory=list)
    kept: list[Treasure] = field(default_factory=list)
    scored: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)


class Judge:
    """A game of Deep Sea Adventure, changed in place by `do`."""

    def __init__(self, players: int, turn_back_empty: bool) -> None:
        self.divers = [Diver() for _ in range(players)]
        self.path: list[Treasure] = [[number] for number in range(1, 33)]
        self.values: list[int] = []
        self.turn_back_empty = turn_back_empty
        self.stage = "lot"
        self.round = 1
        self.oxygen = 25
        self.seat = 1
        self.first = 1
        self.last_back = 0
        self.roll = [0, 0]
        self.roller = 0
        self.trail: list[int] = []
        self.queue: list[int] = []
        self.in_bundle = 0
        #: Noteworthy things that happened, so that a test can tell whether its games were varied enough.
        self.seen: set[str] = set()

    @property
    def diver(self) -> Diver:
        return self.divers[self.seat - 1]

    # what is allowed

    def allowed(self) -> set[str]:
        """All that the diver whose turn it is may do."""
        if self.stage == "heading":
            return self.ways()
        if self.stage == "search":
            here = self.path[self.diver.place - 1]
            if here:
                return {"take", "leave"}  # D8
            return {"leave"} | {f"drop {treasure[0]}" for treasure in self.diver.carries}  # D9
        if self.stage == "lay":
            return {f"lay {treasure[0]}" for treasure in self.diver.carries}  # D13
        return set()

    def ways(self) -> set[str]:
        """D5."""
        diver = self.diver
        if diver.place == 0:
            return {"down"}
        if diver.way == "up":
            return {"up"}
        if not self.free_spaces(diver, "down"):
            self.seen.add("must turn on the last space" if diver.place == len(self.path) else "must turn before others")
            return {"up"}
        if not diver.carries and not self.turn_back_empty:
            return {"down"}
        return {"down", "up"}

    def free_spaces(self, diver: Diver, way: str) -> list[int]:
        """D7: the spaces ahead that nobody stands on, nearest first; going up, the submarine is the last of them."""
        if way == "down":
            ahead = [place for place in range(1, len(self.path) + 1) if place > diver.place]
        else:
            ahead = [place for place in range(len(self.path), 0, -1) if place < diver.place]
        free = [place for place in ahead if not any(other.place == place for other in self.divers)]
        if len(free) < len(ahead):
            self.seen.add(f"others on the way {way}")
        return free + ([0] if way == "up" else [])

    # what happens

    def do(self, action: str) -> None:
        """Carries out an action, chance's too."""
        verb, *words = action.split()
        numbers = [int(word) for word in words]
        if verb == "lot":
            self.first, self.seat, self.stage = numbers[0], numbers[0], "deal"
        elif verb == "deal":
            self.values = numbers
            self.start_turn(self.first)
        elif verb in ("down", "up"):
            self.diver.way = verb
            self.stage = "roll"
        elif verb == "roll":
            self.move(numbers)
        elif verb == "lay":
            self.lay(next(treasure for treasure in self.diver.carries if treasure[0] == numbers[0]))
            self.lay_on()
        else:
            if verb == "take":
                self.diver.carries.append(self.path[self.diver.place - 1])
                self.path[self.diver.place - 1] = []
            elif verb == "drop":
                dropped = next(treasure for treasure in self.diver.carries if treasure[0] == numbers[0])
                self.diver.carries.remove(dropped)
                self.path[self.diver.place - 1] = dropped
                self.seen.add("a bundle is put down" if len(dropped) > 1 else "a treasure is put down")
            self.end_turn()

    def start_turn(self, seat: int) -> None:
        """D4; D11: never below 0."""
        self.seat = seat
        self.stage = "heading"
        for _ in self.diver.carries:
            if self.oxygen == 0:
                self.seen.add("more breath than air")
            else:
                self.oxygen -= 1

    def move(self, dice: list[int]) -> None:
        """D6, D7 and D10."""
        diver = self.diver
        steps = sum(dice) - len(diver.carries)
        if steps <= 0:
            self.seen.add("a move of 0")
        ahead = self.free_spaces(diver, diver.way)
        counted = [place for number, place in enumerate(ahead) if number < steps]
        if len(counted) < steps:
            self.seen.add(f"more steps than spaces {diver.way}")
        self.roll, self.roller, self.trail = dice, self.seat, [diver.place, *counted]
        if counted:
            diver.place = counted[-1]
        if diver.place == 0 and diver.way == "up":
            diver.way = "back"
            diver.kept, diver.carries = diver.carries, []
            self.last_back = self.seat
        if diver.place and (self.path[diver.place - 1] or diver.carries):
            self.stage = "search"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """D11; D3: clockwise."""
        in_the_water = [number for number, diver in enumerate(self.divers, start=1) if diver.way != "back"]
        if self.oxygen == 0 or not in_the_water:
            self.seen.add("all back" if not in_the_water else "no air")
            self.end_round()
            return
        later = [number for number in in_the_water if number > self.seat]
        self.start_turn((later or in_the_water)[0])

    def end_round(self) -> None:
        """D12; D13: nothing is laid after the last round."""
        for diver in self.divers:
            chips = [chip for treasure in diver.kept for chip in treasure]
            diver.kept = []
            diver.scored += chips
            diver.points.append(sum(self.values[chip - 1] for chip in chips))
        if self.round == 3:
            self.stage = "over"
            return
        for place in range(len(self.path), 0, -1):
            for number, diver in enumerate(self.divers, start=1):
                if diver.place == place and diver.carries:
                    self.queue.append(number)
        self.stage = "lay"
        self.lay_on()

    def lay_on(self) -> None:
        """D13: lays what needs no choice, and stops where a diver has to choose what goes into the bundle at hand."""
        while self.queue:
            load = self.divers[self.queue[0] - 1].carries
            if not load:
                self.queue.pop(0)
                continue
            room = 3 if self.in_bundle == 3 else 3 - self.in_bundle
            if len(list(combinations(load, min(room, len(load))))) > 1:
                self.seat = self.queue[0]
                self.seen.add("a choice of what to lay")
                return
            self.lay(load[0])
        self.next_round()

    def lay(self, treasure: Treasure) -> None:
        """D13: into the bundle at the end of the path, or as the first of a new one."""
        diver = self.divers[self.queue[0] - 1]
        diver.carries.remove(treasure)
        if len(treasure) > 1:
            self.seen.add("a bundle lost again")
        if self.in_bundle in (1, 2):
            self.path[-1] = self.path[-1] + treasure
            self.in_bundle += 1
        else:
            self.path.append(treasure)
            self.in_bundle = 1

    def next_round(self) -> None:
        """D14 and D15."""
        self.path = [treasure for treasure in self.path if treasure]
        self.in_bundle = 0
        if not self.path:
            self.stage = "over"
            return
        deepest = 0
        first = self.last_back
        for number, diver in enumerate(self.divers, start=1):
            if diver.place > deepest:
                deepest, first = diver.place, number
        self.divers = [Diver(scored=diver.scored, points=diver.points) for diver in self.divers]
        self.round += 1
        self.oxygen = 25
        self.first = first
        self.roll, self.roller, self.trail, self.last_back = [0, 0], 0, [], 0
        self.start_turn(first)

    # who won

    def ranks(self) -> list[int]:
        """D16: one more than the number of divers who are ahead."""
        return [1 + sum(self.ahead(other, diver) for other in self.divers) for diver in self.divers]

    def ahead(self, one: Diver, other: Diver) -> bool:
        if sum(one.points) != sum(other.points):
            return sum(one.points) > sum(other.points)
        if one is not other:
            self.seen.add("a tie on points")
        for lowest in (25, 17, 9, 1):
            mine = len([chip for chip in one.scored if lowest <= chip < lowest + 8])
            theirs = len([chip for chip in other.scored if lowest <= chip < lowest + 8])
            if mine != theirs:
                return mine > theirs
        return False

    # on paper

    def text(self) -> str:
        """The position as it is written, line by line."""
        lines = [
            f"stage: {self.stage}",
            f"round: {self.round}",
            f"oxygen: {self.oxygen}",
            f"seat: {self.seat}",
            f"first: {self.first}",
            f"roll: {spaced(self.roll)}",
            f"roller: {self.roller}",
            f"trail: {spaced(self.trail)}",
            f"last back: {self.last_back}",
            f"laying: {spaced(self.queue)}",
            f"in bundle: {self.in_bundle}",
            f"turn back empty: {'yes' if self.turn_back_empty else 'no'}",
            f"path: {written(self.path)}",
            f"values: {spaced(self.values)}",
        ]
        for number, diver in enumerate(self.divers, start=1):
            line = f"diver {number}: at {diver.place}, heading {diver.way}"
            line += f", carries {written(diver.carries)}" if diver.carries else ""
            line += f", kept {written(diver.kept)}" if diver.kept else ""
            line += f", scored {spaced(diver.scored)}" if diver.scored else ""
            line += f", points {spaced(diver.points)}" if diver.points else ""
            lines.append(line)
        return "".join(f"{line}\n" for line in lines)


def spaced(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def written(treasures: list[Treasure]) -> str:
    return " ".join("+".join(str(chip) for chip in treasure) if treasure else "." for treasure in treasures)
