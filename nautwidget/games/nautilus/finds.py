"""What can be found in the sea, and the orders that make some of it worth more (N5 to N8)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, TypeAlias

#: The face of a find: a `Find`, or for an Atlantis find ATLANTIS + its number.
Face: TypeAlias = int


class Find(IntEnum):
    """The kinds of finds; the first five go to the player's board (N48)."""

    GOLD = 0
    JELLYFISH = 1
    URCHIN = 2
    SCALLOP = 3
    SNAIL = 4
    CHEST = 5
    SPEED = 6

    @property
    def word(self) -> str:
        return self.name.lower()


class Zone(IntEnum):
    """The four depths of the sea."""

    LAGOON = 0
    SLOPE = 1
    DEEP = 2
    TRENCH = 3

    @property
    def word(self) -> str:
        return self.name.lower()


#: An Atlantis find n has the face ATLANTIS + n, 7 to 21.
ATLANTIS: Final = 6
ATLANTIS_FINDS: Final = 15
#: Kinds that a player keeps on his board.
KEPT: Final = 5
#: What a find is worth in points (N7).
VALUES: Final = (2, 1, 1, 0, 0)
FIND_ZONES: Final = (Zone.SLOPE, Zone.DEEP, Zone.TRENCH)
#: How many of each kind lie in slope, deep and trench (N5).
BY_ZONE: Final = {
    Find.GOLD: (0, 1, 3),
    Find.JELLYFISH: (3, 2, 1),
    Find.URCHIN: (3, 2, 1),
    Find.SCALLOP: (4, 3, 1),
    Find.SNAIL: (4, 3, 1),
    Find.CHEST: (4, 3, 2),
    Find.SPEED: (2, 1, 1),
}
#: The Atlantis finds of slope, deep and trench (N6).
ATLANTIS_BY_ZONE: Final = ((1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 13), (11, 12, 14, 15))
#: When these three are at the ruins one more round is played (N50).
LAST_ATLANTIS: Final = (13, 14, 15)
#: The four orders, each a find of value 0 and one of value 1 (N8).
ORDERS: Final = (
    (Find.SCALLOP, Find.URCHIN),
    (Find.SCALLOP, Find.JELLYFISH),
    (Find.SNAIL, Find.URCHIN),
    (Find.SNAIL, Find.JELLYFISH),
)


def face_word(face: Face) -> str:
    """A face in notation: gold, scallop, or the number of an Atlantis find."""
    return Find(face).word if face <= ATLANTIS else str(face - ATLANTIS)


#: Every face by its word.
FACE_NAMED: Final = {face_word(face): face for face in range(ATLANTIS + ATLANTIS_FINDS + 1)}


def order_word(order: int) -> str:
    return "+".join(find.word for find in ORDERS[order])


ORDER_NAMED: Final = {order_word(order): order for order in range(len(ORDERS))}


def faces_of_zone(zone: Zone) -> tuple[Face, ...]:
    """All faces that lie in a zone of the standard game."""
    column = FIND_ZONES.index(zone)
    kinds = [face for face, counts in BY_ZONE.items() for _ in range(counts[column])]
    return (*kinds, *(ATLANTIS + number for number in ATLANTIS_BY_ZONE[column]))
