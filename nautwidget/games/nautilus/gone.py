"""Which finds have left the game: faces for those whose face a written position leaves open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nautwidget.games.nautilus.cells import Cell
from nautwidget.games.nautilus.draft import Draft
from nautwidget.games.nautilus.finds import (
    ATLANTIS,
    ATLANTIS_BY_ZONE,
    FIND_ZONES,
    KEPT,
    Face,
    Find,
    face_word,
)
from nautwidget.games.nautilus.map import Board
from nautwidget.games.nautilus.state import UNKNOWN

#: Chests and speeds leave the game as a matter of course (N46), so they are taken first where nothing else is said.
_SPARE: tuple[Find, ...] = (
    Find.CHEST,
    Find.SPEED,
    Find.SNAIL,
    Find.SCALLOP,
    Find.URCHIN,
    Find.JELLYFISH,
    Find.GOLD,
)


def zone_name(board: Board, cell: Cell) -> str:
    return FIND_ZONES[board.zone_of[cell] - 1].word


def left_by_zone(draft: Draft, board: Board) -> list[Counter[Face]]:
    """N5: the faces of each zone that the position does not place anywhere."""
    left = [Counter(faces) for faces in board.faces]
    for cell, face in (*draft.finds.items(), *draft.unpaid.items(), *draft.gone.items()):
        if face != UNKNOWN and cell in board.find_at:
            left[board.zone_of[cell] - 1][face] -= 1
    return left


def wrong_faces(draft: Draft, board: Board) -> Iterator[str]:
    """N5, N6: more finds of a kind than a zone has."""
    for zone, left in zip(FIND_ZONES, left_by_zone(draft, board), strict=True):
        for face, count in left.items():
            if count < 0:
                yield (
                    f"N5: the {zone.word} has too many finds {face_word(face)}, {-count} more than there are; "
                    "write another face, or ? for one to be dealt"
                )


def faces_of_the_gone(draft: Draft, board: Board) -> tuple[dict[Cell, Face], list[str]]:
    """A face for every find that is gone, such that what players keep and what lies at the ruins came from somewhere.

    Which of several possible faces an unnamed one gets does not matter to the game; it is always the same one.
    """
    left = left_by_zone(draft, board)
    named = Counter(face for face in draft.gone.values() if face != UNKNOWN)
    open_cells: list[list[Cell]] = [[], [], []]
    for cell in sorted(draft.gone):
        if draft.gone[cell] == UNKNOWN:
            open_cells[board.zone_of[cell] - 1].append(cell)
    reasons = []
    chosen: list[list[Face]] = [[], [], []]
    for column, numbers in enumerate(ATLANTIS_BY_ZONE):
        chosen[column] = [ATLANTIS + n for n in numbers if n in draft.ruins and not named[ATLANTIS + n]]
        missing = len(chosen[column]) - len(open_cells[column])
        if missing > 0:
            lacking = ", ".join(map(face_word, chosen[column]))
            reasons.append(
                f"N48: {lacking} at the ruins came from the {FIND_ZONES[column].word}: list {missing} more of its find "
                "cells under 'gone'"
            )
    room = [len(cells) - len(faces) for cells, faces in zip(open_cells, chosen, strict=True)]
    wanted = [max(sum(player.kept[kind] for player in draft.players) - named[kind], 0) for kind in range(KEPT)]
    shares = None if reasons else _share_out(wanted, left, room)
    if shares is None:
        if not reasons:
            lacking = ", ".join(f"{count} {Find(kind).word}" for kind, count in enumerate(wanted) if count)
            reasons.append(
                f"N48: players keep {lacking} more than finds have left the game: list more find cells under 'gone', "
                "in zones that have such finds"
            )
        return {}, reasons
    found = dict(draft.gone)
    for column, cells in enumerate(open_cells):
        faces = [*chosen[column], *(kind for kind, share in enumerate(shares) for _ in range(share[column]))]
        spare = left[column] - Counter(faces)
        faces += [face for face in _SPARE for _ in range(spare[face])]
        if len(faces) < len(cells):
            reasons.append(
                f"N27: more finds of the {FIND_ZONES[column].word} are gone than can be; the other Atlantis finds "
                "that are gone belong to the 'ruins'"
            )
        found |= dict(zip(cells, faces, strict=False))
    return found, reasons


def _share_out(
    wanted: list[int], left: list[Counter[Face]], room: list[int], kind: int = 0
) -> list[tuple[int, int, int]] | None:
    """For each kind how many come from slope, deep and trench; None when they do not fit."""
    if kind == len(wanted):
        return []
    most = [max(min(left[column][kind], room[column]), 0) for column in range(3)]
    for slope in range(min(most[0], wanted[kind]), -1, -1):
        for deep in range(min(most[1], wanted[kind] - slope), -1, -1):
            trench = wanted[kind] - slope - deep
            if trench > most[2]:
                break
            share = (slope, deep, trench)
            rest = _share_out(wanted, left, [free - n for free, n in zip(room, share, strict=True)], kind + 1)
            if rest is not None:
                return [share, *rest]
    return None
