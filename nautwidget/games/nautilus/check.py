"""Everything that can be wrong with a written position, in sentences that say what to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from nautwidget.games.nautilus.cells import NAMES, cells_of, set_of
from nautwidget.games.nautilus.draft import Draft, PlacedModule
from nautwidget.games.nautilus.finds import ATLANTIS, LAST_ATLANTIS, ORDERS, Find, face_word, order_word
from nautwidget.games.nautilus.gone import wrong_faces
from nautwidget.games.nautilus.map import Board
from nautwidget.games.nautilus.modules import (
    LOCKS,
    MODULES,
    OVERLAPPED,
    RESEARCH,
    RESEARCH_KINDS,
    TOUCHED,
    Kind,
    meeting,
    opposite,
)
from nautwidget.games.nautilus.state import ASHORE, NOBODY, RESEARCHERS, UNKNOWN, Stage

_ENDS = ("N50", "N51", "N52")


def faults(draft: Draft, board: Board) -> list[str]:
    """All reasons why the position cannot occur, as far as its parts show them one by one."""
    return [
        *wrong_seats(draft),
        *wrong_city(draft, board),
        *wrong_players(draft),
        *wrong_threes(draft),
        *wrong_submarines(draft, board),
        *wrong_finds(draft, board),
        *wrong_faces(draft, board),
        *wrong_turn(draft),
        *wrong_pending(draft),
        *wrong_end(draft),
    ]


def wrong_seats(draft: Draft) -> Iterator[str]:
    players = len(draft.players)
    for name, seat in (("first", draft.first), ("seat", draft.seat)):
        if not 0 <= seat < players:
            yield f"{name}: there is no player {seat + 1}; write 1 to {players}"
    if draft.round < 1:
        yield "round: rounds count from 1"
    begins = draft.rules.first
    if begins != NOBODY and draft.stage != Stage.LOT and draft.first != (begins + draft.round - 1) % players:
        right = (begins + draft.round - 1) % players + 1
        yield f"N19: in round {draft.round} the first player's disc lies with player {right}: write `first: {right}`"


# --- the city


def wrong_city(draft: Draft, board: Board) -> Iterator[str]:
    modules = draft.modules
    bases = [placed for placed in modules if placed.module.kind == Kind.BASE]
    if len(bases) > 1:
        yield f"N9: there is one base, not {len(bases)}: leave one of them out"
    for placed in bases[:1]:
        if not board.can_be_base(placed.module.cell):
            yield f"N15: the base on {_at(placed)} does not lie wholly in the lagoon: write another cell"
    for placed in modules:
        yield from _wrong_module(draft, board, placed)
    for one, other in combinations(modules, 2):
        if OVERLAPPED[one.module.cell] >> other.module.cell & 1:
            yield f"N12: the modules on {_at(one)} and {_at(other)} overlap: move one of them"
    in_use = Counter(placed.module.kind for placed in modules)
    in_use.update(item.kind for player in draft.players for item in player.hand)
    for kind, count in enumerate(MODULES[:-1]):
        if in_use[kind] > count:
            yield f"N9: there are {count} modules {Kind(kind).word}, not {in_use[kind]}: leave some out"
    yield from _wrong_passages(modules)


def _wrong_module(draft: Draft, board: Board, placed: PlacedModule) -> Iterator[str]:
    cell, kind, _, owner = placed.module
    where = f"module {NAMES[cell]}"
    players = len(draft.players)
    if not board.centres[4] >> cell & 1:
        yield f"N24: {where} does not lie wholly on the board: move it"
    if kind < RESEARCH and not 0 <= owner < players:
        yield f"N28: {where} is a research module and has an owner: write `owner 1` to `owner {players}`"
    if kind >= RESEARCH and owner != NOBODY:
        yield f"N28: {where} is a {Kind(kind).word} and has no owner: leave `owner` out"
    if placed.people and len(placed.people) != players:
        yield f"{where}: write the researchers of all {players} players, as in `researchers 2{' 0' * (players - 1)}`"
    if placed.fresh and (draft.stage != Stage.EXPAND or kind == Kind.BASE):
        yield f"N22: {where} is fresh only in the stage expand: leave `fresh` out"


def _wrong_passages(modules: tuple[PlacedModule, ...]) -> Iterator[str]:
    """N24, N25: all modules hang together by open passages, and so do those of this turn among themselves."""
    older = [placed for placed in modules if not placed.fresh]
    fresh = [placed for placed in modules if placed.fresh]
    for placed in _apart(older):
        yield f"N24: no open passage leads from the module on {_at(placed)} to the base: turn or move it"
    for placed in _apart(fresh):
        yield f"N25: no open passage leads from the fresh module on {_at(placed)} to the other fresh ones"
    if fresh and not any(_passage(one, other) for one in fresh for other in older):
        yield "N24: no open passage leads from the fresh modules to the city: turn or move one"


def _apart(modules: list[PlacedModule]) -> list[PlacedModule]:
    """The modules to which no way leads from the first one."""
    rest = modules[1:]
    edge = modules[:1]
    while edge:
        near = [placed for placed in rest if any(_passage(placed, other) for other in edge)]
        rest = [placed for placed in rest if placed not in near]
        edge = near
    return rest


def _passage(one: PlacedModule, other: PlacedModule) -> bool:
    """N13: both have a lock where they meet."""
    side = meeting(one.module.cell, other.module.cell)
    if side < 0:
        return False
    locks = [LOCKS[placed.module.kind][placed.module.turn] for placed in (one, other)]
    return bool(locks[0] >> side & 1 and locks[1] >> opposite(side) & 1)


def _at(placed: PlacedModule) -> str:
    return NAMES[placed.module.cell]


# --- players


def wrong_players(draft: Draft) -> Iterator[str]:
    most = 4 if len(draft.players) == 4 else 3
    for seat, player in enumerate(draft.players):
        who = f"player {seat + 1}"
        limit = draft.rules.hand_limit
        if len(player.hand) > limit:
            yield f"N21: {who} has {len(player.hand)} modules before him; at most {limit} may lie there"
        for kind, people in player.hand:
            word = Kind(kind).word
            if kind == Kind.BASE:
                yield f"N9: {who} cannot have the base before him: leave it out of his hand"
            elif kind < RESEARCH and people:
                yield f"N20: {who} cannot have researchers on {word}: only habitats carry them"
            elif kind >= RESEARCH and not 1 <= people <= most:
                yield f"N20: {who} has 1 to {most} researchers on a habitat: write `{word}+1` to `{word}+{most}`"
        used = sum(people for _, people in player.hand)
        used += sum(placed.people[seat] for placed in draft.modules if len(placed.people) > seat)
        if used > RESEARCHERS:
            yield f"N1: {who} has {used} researchers; there are {RESEARCHERS}: take some away"
        if player.raised and draft.stage < Stage.RAISE:
            yield f"N54: {who} raises finds only at the end: leave `raised` out"
        elif player.raised and player.order == UNKNOWN:
            yield f"N54: {who} has raised finds, so his order is known: write `order` too"
        elif player.raised > (named := sum(player.kept[find] for find in ORDERS[player.order])):
            yield f"N54: {who} keeps {named} finds named on his order, so he cannot raise {player.raised}"
    orders = Counter(player.order for player in draft.players if player.order != UNKNOWN)
    for order, count in orders.items():
        if count > 1:
            yield f"N18: {count} players have the order {order_word(order)}; there is one of each"


def wrong_threes(draft: Draft) -> Iterator[str]:
    """N34: who holds a "3" has two or more active, and nobody has more."""
    for kind in RESEARCH_KINDS:
        active = levels(draft, kind)
        best = max(active)
        leaders = [seat for seat, level in enumerate(active) if level == best]
        holder = draft.threes.get(kind)
        if best < 2:
            if holder is not None:
                yield f"N34: nobody has two {kind.word} modules active: leave {kind.word} out of 'threes'"
        elif holder is None and len(leaders) > 1:
            yield f"N34: several players have {best} {kind.word} modules active: say who holds their 3 under 'threes'"
        elif holder is not None and holder not in leaders:
            right = " or ".join(str(seat + 1) for seat in leaders)
            yield f"N34: the 3 of {kind.word} is held by player {right}, who has the most active"


def levels(draft: Draft, kind: int) -> list[int]:
    """N34: how many modules of a kind each seat has active."""
    return [
        sum(
            placed.module.kind == kind and len(placed.people) > seat and placed.people[seat] > 0
            for placed in draft.modules
        )
        for seat in range(len(draft.players))
    ]


# --- the sea


def wrong_submarines(draft: Draft, board: Board) -> Iterator[str]:
    solid = 0
    for placed in draft.modules:
        solid |= TOUCHED[placed.module.cell]
    places = [(seat, cell) for seat, player in enumerate(draft.players) for cell in player.subs if cell != ASHORE]
    for seat, cell in places:
        who = f"player {seat + 1}'s submarine on {NAMES[cell]}"
        if not board.sea >> cell & 1:
            yield f"N40: {who} is off the board: move it"
        elif solid >> cell & 1:
            yield f"N10: {who} is on a module: move it"
        elif board.trench >> cell & 1 and not draft.trench_open:
            yield f"N42: {who} is in the trench, so the trench is open: write `trench: open`"
        if cell in board.find_at and cell not in draft.gone and cell not in draft.unpaid:
            yield f"N43: {who} is on a find: list {NAMES[cell]} under 'gone', or under 'unpaid'"
    for cell, count in Counter(cell for _, cell in places).items():
        if count > 1:
            yield f"N40: {count} submarines are on {NAMES[cell]}; a cell takes one"


def wrong_finds(draft: Draft, board: Board) -> Iterator[str]:
    solid = 0
    for placed in draft.modules:
        solid |= TOUCHED[placed.module.cell]
    lists = {"finds": draft.finds, "unpaid": draft.unpaid, "gone": draft.gone}
    for name, cells in lists.items():
        for cell in cells:
            if cell not in board.find_at:
                yield f"N3: {name}: {NAMES[cell]} is no find cell of this map"
            elif name != "gone" and solid >> cell & 1:
                yield f"N27: a module lies on {NAMES[cell]}, so its find is gone: list it under 'gone'"
    for (one, here), (other, there) in combinations(lists.items(), 2):
        for cell in sorted(here.keys() & there.keys()):
            if not (solid >> cell & 1):
                yield f"{NAMES[cell]} is listed under '{one}' and under '{other}': leave one of them out"
    for cell, face in draft.unpaid.items():
        if face == UNKNOWN or face >= Find.CHEST:
            costly = "gold, jellyfish, urchin, scallop or snail"
            yield f"N44: only a find that costs lies unpaid: write {NAMES[cell]} with {costly}"
    for face in draft.gone.values():
        if face > ATLANTIS and face - ATLANTIS not in draft.ruins:
            word = face_word(face)
            yield f"N27: the Atlantis find {word} is gone: write `{word}=none`, or its owner, under 'ruins'"
    for cell, face in draft.finds.items():
        if face - ATLANTIS in draft.ruins:
            yield f"N48: the Atlantis find {face_word(face)} is at the ruins, so it cannot lie on {NAMES[cell]}"
    for number, owner in draft.ruins.items():
        if not NOBODY <= owner < len(draft.players):
            yield f"ruins: there is no player {owner + 1} to own {number}"
    for seat, player in enumerate(draft.players):
        for cell in cells_of(player.seen & ~set_of(board.find_cells)):
            yield f"N2: player {seat + 1} cannot have looked at {NAMES[cell]}, which is no find cell of this map"


# --- the turn


def wrong_turn(draft: Draft) -> Iterator[str]:
    stage, subs = draft.stage, draft.players[draft.seat].subs if 0 <= draft.seat < len(draft.players) else ()
    if draft.bought and stage != Stage.EXPAND:
        yield "N20: `bought` is for the stage expand only: leave it out"
    if stage == Stage.LOT and (draft.round > 1 or draft.rules.first != NOBODY):
        yield "N18: a lot is drawn only before the first round, and when no first player is chosen"
    if stage != Stage.RESEARCH and (draft.walks or draft.steps or draft.walked != NOBODY):
        yield "N29: `walks`, `steps` and `walked` are for the stage research only: leave them out"
    elif draft.walks > 1:
        yield "N29: after two walks the phase is over: write at most `walks: 1`"
    elif draft.walks == 1 and not (draft.steps >= 1 and _own_people_at(draft)):
        yield "N29: after a walk, `steps` is at least 1 and `walked` a module with a researcher of the acting player"
    elif not draft.walks and (draft.steps or draft.walked != NOBODY):
        yield "N29: `steps` and `walked` belong to a first walk: write `walks: 1`, or leave them out"
    if draft.sounded and not Stage.SONAR <= stage <= Stage.DOCK:
        yield "N39: `sounded` is for the phase dive only: leave it out"
    if draft.moved and not Stage.DIVE <= stage <= Stage.DOCK:
        yield "N40: `moved` is for the phase dive only: leave it out"
    for sub, cell in enumerate(subs):
        if stage == Stage.SONAR and draft.sounded >> sub & 1 and cell == ASHORE:
            yield f"N39: s{sub + 1} is not in the sea, so it has not used its sonar"


def _own_people_at(draft: Draft) -> bool:
    seat = draft.seat
    return any(
        placed.module.cell == draft.walked and len(placed.people) > seat and placed.people[seat] > 0
        for placed in draft.modules
    )


def wrong_pending(draft: Draft) -> Iterator[str]:
    stage = draft.stage
    own = draft.players[draft.seat].subs if 0 <= draft.seat < len(draft.players) else ()
    if Stage.DIVE < stage < Stage.RAISE:
        if not draft.pending or draft.pending[-1].stage != stage:
            yield f"N36: in the stage {stage.word} `pending` ends with that decision, such as `dock s1` or `look 1`"
    elif draft.pending:
        yield f"N36: in the stage {stage.word} nothing is pending: leave `pending` out, or write its last as the stage"
    for item in draft.pending:
        if item.stage == Stage.DOCK and own and own[item.sub] == ASHORE:
            yield f"N49: s{item.sub + 1} is not in the sea, so it cannot dock"
        if item.stage == Stage.LOOK and not 1 <= item.looks <= 2:
            yield "N47: the laboratory looks at one or two finds: write `look 1` or `look 2`"


def wrong_end(draft: Draft) -> Iterator[str]:
    at_the_end = draft.stage >= Stage.RAISE
    if draft.last and not all(number in draft.ruins for number in LAST_ATLANTIS):
        yield "N50: the last round is announced only when 13, 14 and 15 are at the ruins"
    if draft.ending and not at_the_end:
        yield "`ending` is for the stages raise and over only: leave it out"
    elif draft.ending and draft.ending not in _ENDS:
        yield f"ending: write one of {', '.join(_ENDS)}"
