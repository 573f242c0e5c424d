"""The card that says what is to be decided now in Deep Sea Adventure, and why."""

from __future__ import annotations

from collections.abc import Iterator

from nautwidget.game import Outcome
from nautwidget.games.deepsea.notation import notation
from nautwidget.games.deepsea.rounds import merit, outcome
from nautwidget.games.deepsea.rules import why_not
from nautwidget.games.deepsea.state import (
    ROUNDS,
    SUBMARINE,
    Action,
    Drop,
    Heading,
    Lay,
    ShapeOfChip,
    Stage,
    Table,
    View,
    shape_of,
)
from nautwidget.games.deepsea.turn import DOWN, LEAVE, TAKE, UP, has_space_deeper
from nautwidget.games.deepsea.words import Words
from nautwidget.scene import Button, Card, Icon, Item, Pill, Row, Text

#: The steps of a turn as the card names them.
STEPS = (Stage.HEADING, Stage.ROLL, Stage.SEARCH)


def turn(view: View, words: Words) -> Card:
    """Round and step, whose turn it is, what is to be decided and why, and the buttons for it."""
    table = view.table
    acts = table.stage in (*STEPS, Stage.LAY)
    own = acts and view.seat == table.seat
    rows = [Row((Text(words("turn.round", round=table.round, rounds=ROUNDS), "strong"),), tuple(pills(table, words)))]
    rows.append(Row((*seats(table, words), Text(title(view, words), "title"))))
    rows.append(Row((Text(body(view, words) if own or not acts else watching(table, words)),)))
    if table.stage is Stage.SEARCH:
        rows.append(Row(tuple(dice(table, words))))
    if own:
        rows.append(Row(tuple(buttons(view, words))))
    return Card("turn", "turn", tuple(row for row in rows if row.items), accent=f"seat-{table.seat}" if acts else "")


def pills(table: Table, words: Words) -> Iterator[Item]:
    if table.stage in STEPS:
        for step in STEPS:
            yield Pill(words(f"step.{step}"), on=step is table.stage)


def seats(table: Table, words: Words) -> Iterator[Item]:
    """The mark of who acts, or of who won."""
    result = outcome(table)
    acting = (table.seat,) if table.stage in (*STEPS, Stage.LAY) else ()
    for seat in result.winners if result else acting:
        yield Icon(f"mark-{seat}", "", 26)


# The question


def title(view: View, words: Words) -> str:
    table = view.table
    who = words.name(table.seat)
    match table.stage:
        case Stage.OVER:
            result = outcome(table)
            assert result is not None
            if len(result.winners) > 1:
                return words("title.shared")
            return words("title.wins", who=words.name(result.winners[0]))
        case Stage.LOT | Stage.DEAL:
            return words(f"title.{table.stage}")
        case Stage.HEADING:
            return words(f"title.heading.{question(view)}", who=who)
        case Stage.SEARCH:
            here = table.path[table.divers[table.seat].place - 1]
            return words("title.search.treasure" if here else "title.search.blank", who=who)
        case _:
            return words(f"title.{table.stage}", who=who)


def question(view: View) -> str:
    """What there is to choose: down, up, or both."""
    as_actor = view._replace(seat=view.table.seat)
    down, up = (why_not(as_actor, action) is None for action in (DOWN, UP))
    return "both" if down and up else "up" if up else "down"


def body(view: View, words: Words) -> str:
    """One or two sentences on what matters for the decision."""
    table = view.table
    match table.stage:
        case Stage.OVER:
            result = outcome(table)
            assert result is not None
            return verdict(table, result, words)
        case Stage.HEADING:
            return before_the_roll(view, words)
        case Stage.SEARCH:
            return on_the_space(table, words)
        case Stage.LAY:
            return words("body.lay")
        case _:
            return words(f"body.{table.stage}")


def before_the_roll(view: View, words: Words) -> str:
    table = view.table
    diver = table.divers[table.seat]
    if diver.place == SUBMARINE:
        return words("body.heading.aboard")
    if not table.oxygen:
        return words("body.heading.no_air", count=diver.place)
    sentences = []
    if diver.heading is Heading.DOWN and not has_space_deeper(table, table.seat):
        sentences.append(words("body.heading.must_turn"))
    elif diver.heading is Heading.UP:
        sentences.append(words("body.heading.turned"))
    if diver.carried:
        sentences.append(words("body.heading.carries", count=len(diver.carried)))
    else:
        sentences.append(words("body.heading.empty"))
    sentences.append(words("body.heading.home", count=diver.place, oxygen=table.oxygen))
    return " ".join(sentences)


def on_the_space(table: Table, words: Words) -> str:
    diver = table.divers[table.seat]
    treasure = table.path[diver.place - 1]
    if not treasure:
        return words("body.search.blank")
    low, high = words.range(treasure)
    what = words.treasure(treasure)
    what = what[:1].upper() + what[1:]
    key = "body.search.last" if not table.oxygen else "body.search.treasure"
    return words(key, what=what, low=low, high=high, count=diver.place)


def watching(table: Table, words: Words) -> str:
    """For those whose turn it is not: who is to act, and on what."""
    return words(f"watching.{table.stage}", who=words.name(table.seat))


def verdict(table: Table, result: Outcome, words: Words) -> str:
    """D16: who won and why; on equal points the deepest treasures decide."""
    best = result.scores[result.winners[0]]
    tied = [seat for seat, score in enumerate(result.scores) if score == best]
    if len(result.winners) > 1:
        return words("verdict.shared", count=best, who=listed([words.name(seat) for seat in result.winners], words))
    winner = result.winners[0]
    if len(tied) == 1:
        return words("verdict.points", count=best, next=max((s for s in result.scores if s != best), default=0))
    others = [seat for seat in tied if seat != winner]
    rival = max(others, key=lambda seat: merit(table.divers[seat]))
    mine, theirs = merit(table.divers[winner])[1:], merit(table.divers[rival])[1:]
    for level, own, other in zip(reversed(ShapeOfChip), mine, theirs, strict=True):
        if own != other:
            shapes = words(f"shapes.{level.name.lower()}")
            return words(
                "verdict.tie",
                count=best,
                who=words.name(winner),
                rival=words.name(rival),
                shapes=shapes,
                own=own,
                other=other,
            )
    raise AssertionError("a sole winner is ahead in something")


def listed(names: list[str], words: Words) -> str:
    """Several names in a row."""
    return words("verdict.and", first=", ".join(names[:-1]), last=names[-1])


# Dice and buttons


def dice(table: Table, words: Words) -> Iterator[Item]:
    """The dice and the sum in words (D6)."""
    one, other = table.roll
    if not one:
        return
    carried = len(table.divers[table.seat].carried)
    yield Icon(f"die{one}", str(one), 34)
    yield Icon(f"die{other}", str(other), 34)
    if carried:
        key = "dice.carried" if one + other >= carried else "dice.too_much"
        yield Text(words(key, count=carried, roll=one + other, steps=max(0, one + other - carried)), "strong")
    else:
        yield Text(words("dice.free", roll=one + other), "strong")


def buttons(view: View, words: Words) -> Iterator[Button]:
    """What is allowed first, the most usual one in front; then what a newcomer would look for and why not."""
    offered = list(choices(view.table, words))
    judged = [(action, label, why_not(view, action) is None) for action, label in offered]
    judged.sort(key=lambda entry: not entry[2])
    for index, (action, label, legal) in enumerate(judged):
        yield Button(notation(action), label, "primary" if legal and index == 0 else "plain", legal)


def choices(table: Table, words: Words) -> Iterator[tuple[Action, str]]:
    diver = table.divers[table.seat]
    if table.stage is Stage.HEADING:
        turned = diver.heading is Heading.UP
        yield DOWN, words("button.down")
        yield UP, words("button.on_up" if turned else "button.turn_back")
    elif table.stage is Stage.SEARCH:
        here = table.path[diver.place - 1]
        if here:
            yield TAKE, words("button.take")
        yield LEAVE, words("button.leave" if here else "button.on")
        if not here:
            yield from loads(table, words)
            yield TAKE, words("button.take")
    elif table.stage is Stage.LAY:
        yield from loads(table, words)


def loads(table: Table, words: Words) -> Iterator[tuple[Action, str]]:
    """One button for each kind of treasure carried: those that look alike are alike, as far as anybody knows."""
    seen = set()
    for treasure in table.divers[table.seat].carried:
        look = tuple(sorted(map(shape_of, treasure)))
        if look in seen:
            continue
        seen.add(look)
        what = words.treasure(treasure)
        if table.stage is Stage.LAY:
            yield Lay(treasure[0]), words("button.lay", what=what)
        else:
            yield Drop(treasure[0]), words("button.drop", what=what)
