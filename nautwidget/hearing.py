"""Messages from the browser: heard with suspicion, judged by the rules, answered with a sentence."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from nautwidget.game import InvalidAction, Seat
from nautwidget.match import CannotUndo, Match
from nautwidget.rulebook import Refusal, rule
from nautwidget.texts import Say, Texts, say

LONGEST_ACTION = 200
LONGEST_ASK = 100
#: How many asks a board remembers, so that one that comes twice is done once.
REMEMBERED = 256


class Hearer(Protocol):
    """The part of a board that messages can reach."""

    match: Match
    interactive: bool
    curtain: Any
    #: The asks that were answered already, the newest last.
    heard: deque[str]

    def uncover(self) -> None: ...

    def choose(self, word: str = "") -> None: ...

    def show(self, ply: int | None = None) -> None: ...

    def heed(self, action: str, ask: str) -> Answer | None: ...

    def _shown(self) -> Seat: ...


@dataclass(frozen=True, slots=True)
class Answer:
    """What a board says to a message: done, or why not."""

    ask: str
    ok: bool = False
    say: Say | str | None = None
    refusal: Refusal | None = field(default=None)

    def to_json(self, texts: Texts) -> dict[str, Any]:
        """The answer for the browser, in its language."""
        data: dict[str, Any] = {"kind": "answer", "ask": self.ask, "ok": self.ok, "text": "", "reasons": [], "at": []}
        if self.say is not None:
            data["text"] = self.say if isinstance(self.say, str) else texts(self.say)
        if self.refusal is not None:
            reasons = self.refusal.reasons
            data["reasons"] = [
                {"rule": reason.rule, "text": texts(reason.say), "catalogue": rule(reason.rule, texts).text}
                for reason in reasons
            ]
            data["text"] = " ".join(reason["text"] for reason in data["reasons"])
            data["at"] = [place for reason in reasons for place in reason.at]
        return data


def hear(board: Hearer, message: object) -> Answer:
    """Judge a message and carry it out if it is allowed; whatever is wrong with it changes nothing."""
    if not isinstance(message, Mapping):
        return Answer("", say=say("refused.malformed"))
    ask, action, ply = message.get("ask"), message.get("action"), message.get("ply")
    known = ask if isinstance(ask, str) and len(ask) <= LONGEST_ASK else ""
    well_formed = (
        message.get("kind") == "act"
        and known
        and isinstance(action, str)
        and 0 < len(action) <= LONGEST_ACTION
        and isinstance(ply, int)
        and not isinstance(ply, bool)
    )
    if not well_formed:
        return Answer(known, say=say("refused.malformed"))
    if ply != board.match.ply or known in board.heard:
        return Answer(known, say=say("refused.late"))
    board.heard.append(known)
    return carry_out(board, str(action), known)


def look(board: Hearer, ply: str, ask: str) -> Answer:
    """Show an earlier moment of the match, or the present one."""
    if ply == ":now":
        board.show()
        return Answer(ask, ok=True)
    known = ply.isascii() and ply.isdigit() and len(ply) < 7 and int(ply) <= board.match.ply
    if known:
        board.show(int(ply))
        return Answer(ask, ok=True)
    return Answer(ask, say=say("refused.malformed"))


def carry_out(board: Hearer, action: str, ask: str) -> Answer:
    """Do what a well-formed message asks for, if it may be done."""
    looks = action == ":now" or action.startswith(":show ")
    if not board.interactive and not looks:
        return Answer(ask, say=say("refused.not_interactive"))
    if action == ":uncover":
        board.uncover()
        return Answer(ask, ok=True)
    if board.curtain is not None:
        return Answer(ask, say=str(board.curtain["body"]))
    if looks:
        return look(board, action.removeprefix(":show "), ask)
    heeded = board.heed(action, ask)
    if heeded is not None:
        return heeded
    if action == ":choose" or action.startswith(":choose "):
        board.choose(action.removeprefix(":choose").strip())
        return Answer(ask, ok=True)
    if action in (":undo", ":redo"):
        try:
            board.match.undo() if action == ":undo" else board.match.redo()
        except CannotUndo as error:
            return Answer(ask, say=str(error))
        return Answer(ask, ok=True)
    game = board.match.game
    try:
        parsed = game.parse(action)
    except InvalidAction as error:
        return Answer(ask, say=str(error))
    # Judged from the seat that looks: another's turn is refused by the same rules as everything else.
    refusal = game.why_not(game.view(board.match.state, board._shown()), parsed)
    if refusal is not None:
        return Answer(ask, refusal=refusal)
    board.match.act(action)
    return Answer(ask, ok=True)
