"""The stacks of modules beside the sea: how many are left of each kind, and buying from them (N20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nautwidget.games.nautilus.actions import Action, Buy
from nautwidget.games.nautilus.chart import MARGIN
from nautwidget.games.nautilus.drawings import Spot, stamped
from nautwidget.games.nautilus.modules import RESEARCH, STACKS, Kind
from nautwidget.games.nautilus.notation import notation
from nautwidget.games.nautilus.numbers import figures
from nautwidget.games.nautilus.state import Stage, Table, View
from nautwidget.games.nautilus.turn import why_not
from nautwidget.games.nautilus.words import Words
from nautwidget.scene import Attribute, Shape, Target, shape

#: Height of the strip's heading, and of a row of stacks.
HEADING: Final = 18
LINE: Final = 46
#: A board less wide than this has the habitats in a row of their own.
WIDE: Final = 680
#: Side of a tile, and the shares of the width that a stack of research and one of habitats take.
TILE: Final = 38
SHARES: Final = (7, 15)
#: How far right of its tile the number left stands, and the first number of researchers, and how far these are apart.
LEFT_OVER: Final = 25
FIRST: Final = 54
APART: Final = 24


def most_on_habitat(players: int) -> int:
    """N20: 1 to 3 researchers come with a habitat, 1 to 4 with four players."""
    return 4 if players == 4 else 3


def height(width: float) -> int:
    """How high the strip is on a board of this width."""
    return HEADING + LINE * (1 if width >= WIDE else 2) + 4


def tile(width: float, top: float, kind: int) -> Spot:
    """The middle of a stack's tile in a strip of this width from this height on."""
    research, habitats = RESEARCH * SHARES[0], (STACKS - RESEARCH) * SHARES[1]
    before = min(kind, RESEARCH) * SHARES[0] + max(0, kind - RESEARCH) * SHARES[1]
    below = width < WIDE and kind >= RESEARCH
    if below:
        before -= research
    unit = (width - 2 * MARGIN) / (research + habitats if width >= WIDE else max(research, habitats))
    return round(MARGIN + unit * before + TILE / 2), round(top + HEADING + TILE / 2 + LINE * below)


def strip(width: float, top: float, title: str, note: str) -> Iterator[Shape]:
    """The stacks as they stand beside the board, without their numbers."""
    yield shape(
        "text",
        shape("tspan", font_weight=700, fill="var(--ink)", text=title),
        shape("tspan", dx=8, font_size=11, fill="var(--ink-2)", text=note),
        x=MARGIN,
        y=top + 12,
        font_size=13,
    )
    for kind in range(STACKS):
        x, y = tile(width, top, kind)
        symbol = f"#i-{Kind(kind).word}"
        look: dict[str, Attribute] = {"width": TILE, "height": TILE, "y": y - TILE // 2}
        # Two of them, so that it looks like a stack.
        yield shape("use", href=symbol, x=x - TILE // 2 + 3, opacity=0.55, look=look | {"y": y - TILE // 2 - 3})
        yield shape("use", href=symbol, x=x - TILE // 2, look=look)


def numbers_left(table: Table, width: float, top: float) -> Iterator[Shape]:
    places = []
    for kind, count in enumerate(table.stacks[:STACKS]):
        x, y = tile(width, top, kind)
        places.append((x + LEFT_OVER + (5 if count < 10 else 9), y + 5, count))
    yield from figures(places, "var(--ink)", 14)


# Buying


def offers(players: int, width: float, top: float) -> Iterator[tuple[Buy, Spot]]:
    """Everything that could be bought, and where it is pointed at."""
    for kind in range(STACKS):
        x, y = tile(width, top, kind)
        if kind < RESEARCH:
            yield Buy(kind), (x, y)
        else:
            for number in range(1, most_on_habitat(players) + 1):
                yield Buy(kind, number), (x + FIRST + APART * (number - 1), y)


def purchases(view: View, words: Words, width: float, top: float) -> Iterator[Target]:
    """A target for each; one that is not allowed says why."""
    for action, (x, y) in offers(view.table.players, width, top):
        text = notation(action)
        label = price_label(view.table, action, words)
        radius = TILE / 2 + 2 if action.kind < RESEARCH else APART / 2
        yield Target(text.replace(" ", "-"), text, label, x, y, radius, legal=allowed(view, action))


def price_label(table: Table, action: Buy, words: Words) -> str:
    left = table.stacks[action.kind]
    if action.kind < RESEARCH:
        return words("target.buy", module=words.module(action.kind), left=left)
    return words("target.habitat", count=action.researchers, module=words.module(action.kind), left=left)


def allowed(view: View, action: Action) -> bool:
    return why_not(view, action) is None


def lights(view: View, width: float, top: float) -> Iterator[Shape]:
    """What can be bought, lit in the seat's colour: a ring around a tile, a disc for each number of researchers."""
    table = view.table
    if table.stage != Stage.BUY or view.seat != table.seat:
        return
    offered = [(action, spot) for action, spot in offers(table.players, width, top) if allowed(view, action)]
    rings = [spot for action, spot in offered if action.kind < RESEARCH]
    discs = [(spot, action.researchers) for action, spot in offered if action.kind >= RESEARCH]
    if rings:
        yield stamped(f"b-{table.seat}", rings)
    if discs:
        yield stamped(f"c{table.seat}", [spot for spot, _ in discs])
        yield from figures([(x, y + 4, count) for (x, y), count in discs], f"var(--mark-{table.seat})", 11.5)
