"""The card that says what is to be decided now in Nautilus, with a button for all that is not pointed at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from nautwidget.games.nautilus import questions
from nautwidget.games.nautilus.actions import DONE, PASS, Action, Buy, Raise
from nautwidget.games.nautilus.choosing import choices as able
from nautwidget.games.nautilus.dive import steps_of
from nautwidget.games.nautilus.modules import RESEARCH, STACKS, Kind
from nautwidget.games.nautilus.naming import hand_name, sub_name
from nautwidget.games.nautilus.notation import notation
from nautwidget.games.nautilus.research import effect, steps_left
from nautwidget.games.nautilus.scoring import most_raised, outcome
from nautwidget.games.nautilus.stacks import most_on_habitat
from nautwidget.games.nautilus.state import ASHORE, Stage, Table, View
from nautwidget.games.nautilus.story import phase_of
from nautwidget.games.nautilus.turn import actor, why_not
from nautwidget.games.nautilus.words import Words
from nautwidget.scene import Button, Card, Icon, Item, Pill, Row, Text

#: The stages at which a piece is chosen first, and how far it may go, if that counts.
PIECES: Final[dict[Stage, Callable[[Table], int | None]]] = {
    Stage.EXPAND: lambda table: None,
    Stage.RESEARCH: steps_left,
    Stage.REWARD: steps_left,
    Stage.LAUNCH: lambda table: None,
    Stage.DIVE: steps_of,
    Stage.SPEED: steps_of,
}


def turn(view: View, words: Words, chosen: str) -> Card:
    """Round and phase, whose turn it is, what is to be decided, and the buttons for it."""
    table = view.table
    acting = actor(table)
    acts = acting is not None and acting >= 0
    rows = [
        Row((Text(words("turn.round", round=table.round), "strong"), *last(table, words)), tuple(pills(table, words)))
    ]
    rows.append(Row((*marks(table), Text(title(table, words), "title"))))
    own = acts and view.seat == acting
    rows.append(Row((Text(body(table, words, chosen) if own or not acts else words("body.watching")),)))
    if own:
        rows += hand_rows(table, words, chosen)
        rows += button_rows(view, words, chosen)
    return Card("turn", "turn", tuple(rows), accent=f"seat-{table.seat}" if acts else "")


def last(table: Table, words: Words) -> Iterator[Item]:
    if table.last and table.stage != Stage.OVER:
        yield Pill(words("turn.last"), on=True)


def pills(table: Table, words: Words) -> Iterator[Item]:
    """The three phases, the present one lit."""
    now = phase_of(table.stage)
    if 1 <= now <= 3:
        for phase in (1, 2, 3):
            yield Pill(words(f"phase.{phase}"), on=phase == now)


def marks(table: Table) -> Iterator[Item]:
    """The mark of who acts, or of who won."""
    result = outcome(table)
    acting = actor(table)
    shown = result.winners if result else (acting,) if acting is not None and acting >= 0 else ()
    for seat in shown:
        yield Icon(f"mark-{seat}", "", 26)


def title(table: Table, words: Words) -> str:
    result = outcome(table)
    if result is None:
        return words(f"title.{table.stage.word}", who=words.name(table.seat))
    if len(result.winners) > 1:
        return words("title.shared")
    return words("title.wins", who=words.name(result.winners[0]))


def body(table: Table, words: Words, chosen: str) -> str:
    """One or two sentences on what the decision is about; while a piece has to be chosen first, on that."""
    if not chosen and table.stage in PIECES:
        return words(f"choose.{table.stage.word}", PIECES[table.stage](table))
    match table.stage:
        case Stage.OVER:
            return words(f"body.over.{table.ending}")
        case Stage.BUY:
            return words("body.buy", limit=table.rules.hand_limit, count=len(table.hands[table.seat]))
        case Stage.RESEARCH | Stage.REWARD:
            return words(f"body.{table.stage.word}", count=steps_left(table))
        case Stage.SONAR:
            return words("body.sonar", range=effect(table, table.seat, Kind.SONAR))
        case Stage.DIVE | Stage.SPEED:
            return words(f"body.{table.stage.word}", count=steps_of(table), sub=chosen)
        case Stage.LOOK:
            return words("body.look", count=table.pending[-1].looks)
        case Stage.DOCK:
            return words("body.dock", sub=sub_name(table.pending[-1].sub))
        case Stage.RAISE:
            return words("body.raise", count=most_raised(table))
        case stage:
            return words(f"body.{stage.word}")


# Buttons


def hand_rows(table: Table, words: Words, chosen: str) -> Iterator[Row]:
    """The modules to place, the chosen one lit."""
    if table.stage != Stage.EXPAND:
        return
    for module in dict.fromkeys(table.hands[table.seat]):
        name, label = hand_name(module), words.in_hand(module)
        named: Item = Pill(label, on=True) if name == chosen else Button(f":choose {name}", label)
        yield Row((Icon(f"i-{Kind(module.kind).word}", "", 26), named))


def button_rows(view: View, words: Words, chosen: str) -> Iterator[Row]:
    """What has a button. The way on stands out only where it gives nothing away."""
    way_on, *others = [button(view, action, label) for action, label in choices(view.table, words)]
    style = "primary" if gives_nothing_away(view.table) else "plain"
    way_on = replace(way_on, style=style, confirm=questions.going_on(view.table, words))
    if view.table.stage == Stage.BUY:
        yield Row(tuple(others))
        yield from habitat_rows(view, words)
        yield Row((way_on,))
        return
    if chosen and len(able(view.table)) > 1:
        others.append(Button(":choose", words("button.let_go")))
    yield Row((way_on, *others))


def gives_nothing_away(table: Table) -> bool:
    """Whether going on is what most would do: what is left then costs something, or the main thing has been done."""
    match table.stage:
        case Stage.RESEARCH:
            return bool(table.walks)
        case Stage.LAUNCH:
            return any(cell != ASHORE for cell in table.subs[table.seat])
        case Stage.SONAR | Stage.DOCK:
            return True
    return False


def habitat_rows(view: View, words: Words) -> Iterator[Row]:
    """The habitats each in a row of their own, by the number of researchers on them (N20)."""
    most = most_on_habitat(view.table.players)
    for kind in range(RESEARCH, STACKS):
        numbers = [button(view, Buy(kind, n), words("button.habitat", number=n)) for n in range(1, most + 1)]
        left = Text(words("button.left", left=view.table.stacks[kind]), "note")
        yield Row((Icon(f"i-{Kind(kind).word}", words.module(kind), 26), *numbers), (left,))


def button(view: View, action: Action, label: str) -> Button:
    """A button; one that is not allowed says why when pressed."""
    return Button(notation(action), label, legal=why_not(view, action) is None)


def choices(table: Table, words: Words) -> Iterator[tuple[Action, str]]:
    if table.stage == Stage.BUY:
        yield PASS, words("button.buy_nothing")
        for kind in range(RESEARCH):
            yield Buy(kind), words("button.buy", module=words.module(kind), left=table.stacks[kind])
    elif table.stage == Stage.RAISE:
        for number in range(most_raised(table), -1, -1):
            yield Raise(number), words("button.raise", number=number)
    else:
        yield DONE if ends_with_done(table) else PASS, words(f"button.{table.stage.word}")


def ends_with_done(table: Table) -> bool:
    """Whether this stage is left with done; what a move has brought with it is left with pass."""
    return table.stage in (Stage.EXPAND, Stage.RESEARCH, Stage.LAUNCH, Stage.SONAR, Stage.DIVE)
