"""A game being played: who sits where, what was done, undo and redo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from nautwidget.bots import bot_of
from nautwidget.game import CHANCE, SPECTATOR, AnyGame, InvalidAction, Outcome, Seat
from nautwidget.players import Player, language_of, seat_number
from nautwidget.rulebook import IllegalAction, Refusal
from nautwidget.texts import Say, Texts, say
from nautwidget.watching import Watched


class CannotUndo(ValueError):
    """There is nothing to take back, or something was revealed since."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the record: who did it, what, the state it led to, and whether it revealed something."""

    actor: Seat
    action: Any
    after: Any
    reveals: bool


class Match(Watched):
    """A game with its players, from the first draw to the last score.

    Chance is drawn from the seed as soon as it is its turn; the record keeps every action, chance's too, so that it
    replays without the seed.
    """

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        rules: Any,
        seed: int,
        *,
        start: Any = None,
        language: str = "en",
        replay: bool = False,
    ) -> None:
        super().__init__()
        self.game = game
        self.players = tuple(players)
        self.rules = rules
        self.seed = seed
        self.language = language_of(language)
        #: The position it began from, when that was not the ordinary set-up.
        self.start = start
        self._begin = game.new(len(self.players), rules) if start is None else start
        self._steps: list[Step] = []
        self._undone: list[list[Step]] = []
        #: The file it is kept in, if it is.
        self.saved_in: Path | None = None
        #: Whether chance waits for the record instead of drawing.
        self._replay = replay
        if not replay:
            self._draw()

    # what there is

    @property
    def state(self) -> Any:
        return self._steps[-1].after if self._steps else self._begin

    @property
    def ply(self) -> int:
        """How many actions were taken, chance's included."""
        return len(self._steps)

    @property
    def actor(self) -> Seat | None:
        """Whose decision it is, or None after the end."""
        return self.game.actor(self.state)

    @property
    def player(self) -> Player | None:
        """Who is to decide, or None after the end."""
        actor = self.actor
        return None if actor is None or actor == CHANCE else self.players[actor]

    @property
    def begun(self) -> bool:
        """Whether a player has acted yet."""
        return any(step.actor != CHANCE for step in self._steps)

    @property
    def over(self) -> bool:
        return self.actor is None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def legal_actions(self) -> tuple[str, ...]:
        """Everything the player to act may do, in notation."""
        return tuple(self.game.notation(action) for action in self.game.legal_actions(self.state))

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called, in the language of the match."""
        texts = self.texts()
        return tuple(texts.name(seat) for seat in range(len(self.players)))

    def texts(self, language: str | None = None) -> Texts:
        """The words of this game, with the players' names in them."""
        language = language or self.language
        return Texts(language, self.game.name, _names(self.players, language, self.game.name))

    def view(self, seat: Seat | str) -> Any:
        """What a seat knows; SPECTATOR is who only looks on."""
        return self.game.view(self.state, seat if seat == SPECTATOR else seat_number(self.players, seat))

    # what is done

    def act(self, action: str) -> None:
        """The player to act does this, written in notation; chance answers at once."""
        parsed = self.game.parse(action)
        actor = self.actor
        if actor == CHANCE and not self._replay:
            raise InvalidAction("chance draws by itself")
        refusal = self.refusal(parsed)
        if refusal is not None:
            raise IllegalAction(self.game.notation(parsed), refusal, self.texts())
        self._undone.clear()
        self._push(parsed)
        if not self._replay:
            self._draw()
            self._changed()

    def why_not(self, action: str) -> str | None:
        """Why the player to act may not do this, with the ids of the rules; None when he may."""
        refusal = self.refusal(self.game.parse(action))
        return None if refusal is None else refusal.text(self.texts())

    def refusal(self, action: Any) -> Refusal | None:
        """All rules against a parsed action of whoever is to act."""
        actor = self.actor
        seat = SPECTATOR if actor is None or actor == CHANCE else actor
        return self.game.why_not(self.game.view(self.state, seat), action)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a computer player is to decide."""
        player = self.player
        return player is not None and player.bot is not None

    def bot_action(self) -> str | None:
        """What the computer player to act wants to do; None when a person is to act, or nobody."""
        player, actor = self.player, self.actor
        if player is None or player.bot is None or actor is None:
            return None
        bot = bot_of(self.game, player.bot)
        random = Random(f"{self.seed}/{self.ply}/bot")
        chosen = bot(self.game.view(self.state, actor), self.game.legal_actions(self.state), random)
        return self.game.notation(chosen)

    def play_bots(self) -> None:
        """Let computer players act until a person is to decide or the game is over."""
        while (action := self.bot_action()) is not None:
            self.act(action)

    def go_on(self) -> None:
        """After a replay: chance draws again, beginning with what the record may still owe."""
        self._replay = False
        self._draw()

    # undo and redo

    def undo(self) -> None:
        """Take back a person's last action, with what bots did since; never over something revealed."""
        group: list[Step] = []
        for step in reversed(self._steps):
            if step.reveals:
                raise CannotUndo(self.texts()(say("undo.revealed")))
            group.insert(0, step)
            if step.actor != CHANCE and self.players[step.actor].bot is None:
                del self._steps[-len(group) :]
                self._undone.append(group)
                self._changed()
                return
        raise CannotUndo(self.texts()(say("undo.nothing")))

    def redo(self) -> None:
        """Do again what was taken back last."""
        if not self._undone:
            raise CannotUndo(self.texts()(say("redo.nothing")))
        self._steps += self._undone.pop()
        self._changed()

    @property
    def can_undo(self) -> bool:
        for step in reversed(self._steps):
            if step.reveals:
                return False
            if step.actor != CHANCE and self.players[step.actor].bot is None:
                return True
        return False

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    # what happened

    @property
    def actions(self) -> tuple[str, ...]:
        """The record: every action in notation, chance's too. It names secrets; a seat's story is `told`."""
        return tuple(self.game.notation(step.action) for step in self._steps)

    def told(self, seat: Seat, since: int = 0) -> list[tuple[int, Seat, Say]]:
        """What a seat has seen happen from an action on: ply, who did it, and the sentence."""
        lines = []
        state = self._steps[since - 1].after if since else self._begin
        before = self.game.view(state, seat)
        for ply, step in enumerate(self._steps[since:], start=since + 1):
            after = self.game.view(step.after, seat)
            lines += [(ply, step.actor, line) for line in self.game.tell(before, step.action, after)]
            before = after
        return lines

    def log(self, seat: Seat | str = SPECTATOR, language: str | None = None) -> list[str]:
        """The story of the match as a seat has seen it."""
        texts = self.texts(language)
        number = SPECTATOR if seat == SPECTATOR else seat_number(self.players, seat)
        return [texts(line) for _, _, line in self.told(number)]

    def state_at(self, ply: int) -> Any:
        """The state after that many actions."""
        if not 0 <= ply <= self.ply:
            raise ValueError(f"the match has {self.ply} actions; there is no ply {ply}")
        return self._steps[ply - 1].after if ply else self._begin

    def _push(self, action: Any) -> None:
        state = self.state
        actor = self.game.actor(state)
        assert actor is not None
        self._steps.append(Step(actor, action, self.game.apply(state, action), self.game.reveals(state, action)))

    def _draw(self) -> None:
        while self.actor == CHANCE:
            self._push(chance_draws(self.game, self.state, self.seed, self.ply))

    # how it looks

    def __repr__(self) -> str:
        return self.text()

    def text(self, seat: Seat | str = SPECTATOR, language: str | None = None) -> str:
        """The table in words, as a seat sees it."""
        from nautwidget.plain import plain  # only who prints needs it

        return plain(self.scene(seat, language))

    def scene(self, seat: Seat | str = SPECTATOR, language: str | None = None) -> Any:
        """The picture as plain data, as a seat sees it."""
        number = SPECTATOR if seat == SPECTATOR else seat_number(self.players, seat)
        return self.scene_at(self.ply, number, self.texts(language))

    def scene_at(self, ply: int, seat: Seat, texts: Texts, chosen: str = "") -> Any:
        """The picture after that many actions, as a seat saw it, with a piece picked up or not."""
        names = [texts.name(player) for player in range(len(self.players))]
        view = self.game.view(self.state_at(ply), seat)
        before = self.game.view(self.state_at(ply - 1), seat) if ply else None
        return self.game.scene(view, names, texts, chosen, before)

    def svg(self, seat: Seat | str = SPECTATOR, language: str | None = None, theme: str = "auto") -> str:
        """A still picture, as a seat sees it."""
        from nautwidget.svg import svg

        return svg(self.scene(seat, language), theme=theme)

    def strip(
        self, seat: Seat | str = SPECTATOR, language: str | None = None, theme: str = "auto", columns: int = 3
    ) -> str:
        """The board at the end of every round, and as it is now, in one still picture."""
        from nautwidget.svg import strip

        texts = self.texts(language)
        number = SPECTATOR if seat == SPECTATOR else seat_number(self.players, seat)
        plies = [ply for ply in range(self.ply) if self._round(ply) != self._round(ply + 1)]
        scenes = []
        for ply in (*plies, self.ply):
            title = texts("strip.round", round=self._round(ply))
            scenes.append((title, self.scene_at(ply, number, texts)))
        return strip(scenes, theme, columns)

    def _round(self, ply: int) -> int:
        return self.game.round(self.state_at(ply))

    def _repr_svg_(self) -> str:
        return self.svg()


def chance_draws(game: AnyGame, state: Any, seed: int, ply: int) -> Any:
    """What chance does after so many actions of a match with this seed.

    Keyed by the place in the record, so that undo, redo and resume meet the same dice.
    """
    return game.draw(state, Random(f"{seed}/{ply}"))


def _names(players: Sequence[Player], language: str, game: str) -> list[str]:
    """What players are called: as they said, bots by what they are, and namesakes numbered, so that one can tell."""
    texts = Texts(language, game)
    names = [player.name or (texts(f"bot.{player.bot}") if player.bot else "") for player in players]
    return [
        f"{name} {names[: seat + 1].count(name)}" if player.bot and not player.name and names.count(name) > 1 else name
        for seat, (player, name) in enumerate(zip(players, names, strict=True))
    ]
