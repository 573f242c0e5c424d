"""The live board of a match in a notebook cell: traits and messages, nothing else."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import anywidget
import traitlets

from nautwidget import notes, palette, surround, wire
from nautwidget.coach.cards import buttons_of, cards_of
from nautwidget.coach.coach import Coach, steps_to
from nautwidget.game import CHANCE, SPECTATOR, Seat
from nautwidget.hearing import REMEMBERED, Answer, hear
from nautwidget.match import Match
from nautwidget.pace import PACE, pacer
from nautwidget.plain import plain
from nautwidget.players import seat_number
from nautwidget.scene import Card, Scene, Shape
from nautwidget.svg import svg
from nautwidget.texts import LANGUAGES, Texts
from nautwidget.tutor.words import Words

STATIC = Path(__file__).parent / "static"
STANDING = ("result", "score", "chart", "legend")


class Board(anywidget.AnyWidget):
    """A board in the cell: click, tap or type, and the match goes on.

    Observe `ply`, `actor` and `over` to follow the match from Python; set `language`, `theme`, `pace`, `seat` and
    `interactive` at any time.
    """

    #: Whether the tutor sits at boards of this kind.
    coached = True

    # Read, not named: anywidget watches a file it is given, and its watcher would keep every closed board alive.
    _esm = (STATIC / "board.js").read_text("utf-8")
    _css = palette.css() + (STATIC / "board.css").read_text("utf-8")

    # What the browser draws. Only what the seat that looks may know ever goes in here: every client of the kernel
    # and the saved notebook get it.
    backdrop = traitlets.Dict().tag(sync=True)
    scene = traitlets.Dict().tag(sync=True)
    cards: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    # Cards that stand for many actions have a trait of their own: what has not changed is not sent.
    standing: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    says = traitlets.Dict().tag(sync=True)
    # What a teacher or the tutor has drawn on the board.
    notes: traitlets.List[Any] = traitlets.List().tag(sync=True)
    curtain = traitlets.Any(None, allow_none=True).tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    theme = traitlets.Enum(palette.THEMES, "auto", help="auto, light or dark").tag(sync=True)

    # What Python sees and sets.
    ply = traitlets.Int(0, help="how many actions were taken", read_only=True)
    actor = traitlets.Int(None, allow_none=True, help="the seat to act, None after the end", read_only=True)
    over = traitlets.Bool(False, help="whether the game is over", read_only=True)
    language = traitlets.Enum(LANGUAGES, "en", help="en, it or fr")
    seat = traitlets.Int(None, allow_none=True, help="whose view is shown; None: whoever is to act")
    interactive = traitlets.Bool(True, help="whether the board takes actions")
    curtains = traitlets.Bool(True, help="a curtain falls between two people on one screen")
    tutor = traitlets.Bool(True, help="whether the board offers hints to who is to decide")
    pace = traitlets.Float(PACE, min=0, help="seconds between two actions of computer players")

    def __init__(self, match: Match, *, seat: Seat | str | None = None, **options: Any) -> None:
        # A board that cannot be made is closed by ipywidgets all the same.
        self._unwatch: Callable[[], None] = lambda: None
        self._coach = Coach(self)
        unknown = [name for name in options if name not in OPTIONS]
        if unknown:
            raise TypeError(f"a board has no {', '.join(unknown)}; it has {', '.join(OPTIONS)}")
        self.match = match
        #: The seat whose view is on the screen; SPECTATOR while the curtain is down.
        self._looking = SPECTATOR
        self._stories: dict[Seat, surround.Story] = {}
        self.heard: deque[str] = deque(maxlen=REMEMBERED)
        self._drawn: tuple[Shape, ...] | None = None
        #: The last scene, with the state and all else that it was made for.
        self._pictured: tuple[object, tuple[object, ...], Scene] | None = None
        self._drawn_ply = 0
        #: What has been picked up on this board.
        self._chosen = ""
        self._noted: tuple[Shape, ...] = ()
        #: What stands on the cards and was read aloud.
        self._said: tuple[str, ...] = ()
        #: The earlier moment that is shown, or None for now.
        self._moment: int | None = None
        people = [number for number, player in enumerate(match.players) if player.bot is None]
        if seat is None and len(people) < 2:
            seat = people[0] if people else SPECTATOR
        elif isinstance(seat, str):
            seat = seat_number(match.players, seat)
        options.setdefault("language", match.language)
        super().__init__(seat=seat, **options)
        if not match.begun and match.actor in people:
            # Before the first action there is nobody to hand over from.
            self._looking = match.actor
        self._unwatch = match.watch(self._changed)
        self.on_msg(self._hear)
        self.observe(self._redraw, ["language", "seat", "interactive", "curtains", "tutor"])
        self.observe(self._set_pace, "pace")
        self._set_pace()
        self._changed()

    # from Python

    def act(self, action: str) -> None:
        """The player to act does this, and computer players answer at once."""
        self.match.act(action)
        pacer(self.match).hurry()

    def undo(self) -> None:
        """Take back the last action, unless something was revealed since."""
        self.match.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        self.match.redo()

    def choose(self, word: str = "") -> None:
        """Pick up a piece to see what it can do; without a word, put it down."""
        self._chosen = word
        self._redraw()

    def show(self, ply: int | None = None) -> None:
        """Show the board as it was after that many actions; without a number, as it is now."""
        if ply is not None:
            self.match.state_at(ply)
        self._moment = None if ply == self.match.ply else ply
        self._redraw()

    # for teachers

    def light(self, *places: str, colour: str = "red") -> None:
        """Put a ring around places, by their names in notation: `board.light("7", "9", colour="violet")`."""
        self._note(notes.light(self._scene(), places, colour))

    def arrow(self, start: str, end: str, colour: str = "red") -> None:
        """Draw an arrow from one place to another."""
        self._note(notes.arrow(self._scene(), start, end, colour))

    def say(self, place: str, text: str) -> None:
        """Write words beside a place."""
        self._note(notes.words(self._scene(), place, text))

    def clear(self) -> None:
        """Wipe off everything that was drawn on the board; a hint of the tutor stays until it is put away."""
        self._noted = ()
        self._draw_notes()

    def _note(self, shapes: tuple[Shape, ...]) -> None:
        self._noted += shapes
        self._draw_notes()

    # for learners

    def hint(self, step: str | None = None) -> None:
        """Show a hint on the board: where to look, or up to a step: "look", "rule", "move" or "why"."""
        self._coach.ask(steps_to(step))

    def explain(self, action: str | None = None, *, seconds: float | None = None) -> None:
        """Tell beside the board why a move is good or not: `board.explain("take")`; without one, why the best is."""
        self._coach.explain(action, seconds)

    def review(self, *, seconds: float | None = None) -> None:
        """Look back on a game that is over: a plot below the board, and a press on a point shows its moment."""
        self._coach.look_back(seconds)

    @property
    def legal_actions(self) -> tuple[str, ...]:
        """Everything the player to act may do, in notation."""
        return self.match.legal_actions

    def svg(self, theme: str | None = None) -> str:
        """A still picture of what this board shows."""
        scene = self._scene()
        return svg(replace(scene, layers=(*scene.layers, *self._notes())), theme or self.theme)

    def close(self) -> None:
        """Take the board off the screen; the match stays."""
        self._unwatch()
        self._coach.put_away()
        super().close()

    def __repr__(self) -> str:
        return plain(self._scene())

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        return {**data, "image/svg+xml": self.svg(), "text/plain": repr(self)}, metadata

    @traitlets.validate("seat")
    def _seat_there(self, proposal: Any) -> Seat | None:
        """A seat of this match, or SPECTATOR, or None for whoever is to act."""
        seat: Seat | None = proposal["value"]
        return seat if seat is None or seat == SPECTATOR else seat_number(self.match.players, seat)

    # from the match

    def _changed(self) -> None:
        match = self.match
        self._chosen, self._moment = "", None
        with self.hold_trait_notifications():
            self.set_trait("ply", match.ply)
            self.set_trait("actor", match.actor)
            self.set_trait("over", match.over)
        self._redraw()
        pacer(match).nudge()

    def _shown(self) -> Seat:
        return self._looking if self.seat is None else int(self.seat)

    def _redraw(self, _change: object = None) -> None:
        with self.hold_sync():  # one message for one action
            self._move_curtain()
            self._coach.look_up()
            self._draw()

    def _refresh(self) -> None:
        """Draw what may change while the picture stays: the cards, and what is drawn over the board."""
        with self.hold_sync():
            self._draw_cards()
            self._draw_notes()
            news = self._news()
            if news:
                self.says = {"ply": self.match.ply, "lines": news}

    def _scene(self) -> Scene:
        """The picture of what this board shows: now, or an earlier moment, with nothing to press there."""
        asked = (self._moment, self.match.ply, self._shown(), self.language, self._chosen)
        # The live board, the still picture and the words of a cell are made from the same one.
        if self._pictured is None or self._pictured[0] is not self.match.state or self._pictured[1] != asked:
            self._pictured = (self.match.state, asked, self._new_scene())
        return self._pictured[2]

    def _new_scene(self) -> Scene:
        match, seat = self.match, self._shown()
        texts = match.texts(self.language)
        if self._moment is None:
            return cast(Scene, match.scene_at(match.ply, seat, texts, self._chosen))
        then: Scene = match.scene_at(self._moment, seat, texts)
        turn = surround.moment(self._moment, match.ply, texts)
        cards = tuple(turn if card.area == "turn" else surround.without_buttons(card) for card in then.cards)
        return replace(then, targets=(), elsewhere="", cards=cards)

    def _draw(self) -> None:
        match = self.match
        texts = match.texts(self.language)
        scene = self._scene()
        if scene.backdrop is not self._drawn:
            self._drawn = scene.backdrop
            self.backdrop = wire.backdrop(scene) if scene.backdrop else {}
            self.labels = surround.labels(texts)
        self.scene = wire.board(scene, match.ply)
        self._draw_cards()
        self._draw_notes()
        said = surround.says(match.ply, self._drawn_ply, self._lines(), texts)
        self.says = {**said, "lines": [*said["lines"], *self._news()]}
        self._drawn_ply = match.ply

    def _draw_cards(self) -> None:
        playing = self.interactive and self.curtain is None and self._shown() != SPECTATOR
        cards = self._around(self._scene(), self._lines(), self.match.texts(self.language), playing)
        self.cards = [wire.card(card) for card in cards if card.area not in STANDING]
        self.standing = [wire.card(card) for card in cards if card.area in STANDING]

    def _draw_notes(self) -> None:
        self.notes = [wire.shape(drawn) for drawn in self._notes()]

    def _notes(self) -> tuple[Shape, ...]:
        """What is drawn over the board: by a teacher, and by the tutor on the picture of now."""
        return self._noted if self._moment is not None else (*self._noted, *self._coach.drawn())

    def _lines(self) -> list[surround.Line]:
        seat = self._shown()
        return self._stories.setdefault(seat, surround.Story(self.match, seat)).lines()

    def _around(self, scene: Scene, lines: Sequence[surround.Line], texts: Texts, playing: bool) -> tuple[Card, ...]:
        """The cards around the board: the game's own, the tutor's when it was asked, and the log."""
        then = self._moment is not None
        words = Words(self.match.game.name, self.language)
        asks = buttons_of(self._coach, words) if self.tutor else ()
        own = scene.cards if then else surround.cards(scene, self.match, texts, playing, asks)
        return (*own, *cards_of(self._coach, words, then), surround.log(lines, texts))

    def _on_cards(self) -> tuple[str, ...]:
        """What the cards say to who plays here; what is new of it is read aloud."""
        said = self._coach.said(self.language)
        return (said,) if said else ()

    def _news(self) -> list[str]:
        before, self._said = self._said, self._on_cards()
        return [line for line in self._said if line not in before]

    # the curtain between two people

    def _move_curtain(self) -> None:
        if self.seat is not None:
            self.curtain = None
            return
        actor = self.match.actor
        person = actor is not None and actor != CHANCE and self.match.players[actor].bot is None
        if person and actor != self._looking:
            assert actor is not None
            if self.curtains:
                self._looking = SPECTATOR
                self.curtain = surround.curtain(actor, self.match.texts(self.language))
                return
            self._looking = actor
        self.curtain = None

    def uncover(self) -> None:
        """Lift the curtain: whoever is to act looks at the screen now."""
        if self.curtain is not None and self.match.actor is not None:
            self._looking = self.match.actor
            self._redraw()

    # from the browser

    def heed(self, action: str, ask: str) -> Answer | None:
        """Answer what is none of the game's business; None: it is."""
        return self._coach.heed(action, ask)

    def _hear(self, _widget: object, message: object, _buffers: object) -> None:
        answer = hear(self, message)
        self.send(answer.to_json(self.match.texts(self.language)))

    def _set_pace(self, _change: object = None) -> None:
        pacer(self.match).pace = self.pace


OPTIONS = ("language", "theme", "interactive", "curtains", "tutor", "pace")
