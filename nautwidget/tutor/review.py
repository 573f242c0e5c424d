"""A review: every decision of a match compared with the best one, and the expected share of the win over time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, fields
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from nautwidget.game import CHANCE, Seat
from nautwidget.players import seat_number
from nautwidget.scene import Scene
from nautwidget.tables import table
from nautwidget.texts import say
from nautwidget.tutor import plot
from nautwidget.tutor.bars import Progress, bar
from nautwidget.tutor.contrast import contrast
from nautwidget.tutor.figures import Interval
from nautwidget.tutor.knowhow import know_how
from nautwidget.tutor.moment import Moment, moment
from nautwidget.tutor.words import Form, Number, Sentence, Words

if TYPE_CHECKING:
    from nautwidget.match import Match

#: How long the tutor thinks about each decision unless told otherwise, in seconds.
SECONDS: Final = 0.5
#: What a move is called when even the lower end of its loss passes a part of the win, the worst first.
LABELS: Final = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One decision: what was done, what would have been best, and what the difference costs. Shares are parts of 1."""

    #: After how many actions it was made.
    ply: int
    round: int
    seat: Seat
    played: str
    best: str
    #: The expected share of the win before it.
    share: float
    #: What the move loses against the best, and between which bounds that lies.
    loss: float
    low: float
    high: float
    #: inaccuracy, mistake or blunder; "" for none, or when it is too close to call.
    label: str
    worlds: int
    #: Whether it is worked out, not estimated.
    exact: bool


@dataclass(frozen=True, slots=True)
class Review:
    """A match looked back on: the decisions as rows, as a table, as a plot and in words."""

    game: str
    names: tuple[str, ...]
    language: str
    decisions: tuple[Reviewed, ...]
    #: The rounds of the match, each with the action after which it began.
    rounds: tuple[tuple[int, int], ...]
    #: How many actions the match has.
    plies: int
    #: The share of the win that the seats looked at had in the end; empty while the match goes on.
    ends: tuple[tuple[Seat, float], ...]

    def rows(self) -> list[dict[str, Any]]:
        """One row a decision."""
        return [{**asdict(one), "who": self.names[one.seat]} for one in self.decisions]

    def table(self) -> Any:
        """A pandas DataFrame when pandas is there, else the rows."""
        return table(self.rows(), [*(field.name for field in fields(Reviewed)), "who"])

    @property
    def labelled(self) -> tuple[Reviewed, ...]:
        """The decisions that cost something for sure."""
        return tuple(one for one in self.decisions if one.label)

    def sentences(self) -> Iterator[Sentence]:
        """How many decisions there were, and every one that cost something, with its numbers."""
        count = Number(len(self.decisions), Form.AMOUNT)
        yield Sentence("review.summary", {"number": count, "labelled": len(self.labelled)}, "number")
        known = know_how(self.game)
        for one in self.labelled:
            yield Sentence(
                "review.move",
                {
                    "ply": one.ply,
                    "who": self.names[one.seat],
                    "label": say(f"label.{one.label}"),
                    "played": known.named(known.game.parse(one.played)),
                    "best": known.named(known.game.parse(one.best)),
                    "loss": Number(one.loss, Form.POINTS),
                    "low": Number(one.low, Form.POINTS),
                },
            )

    def text(self, language: str | None = None) -> str:
        """The review in words, a line for each decision that cost something."""
        return "\n".join(map(Words(self.game, language or self.language), self.sentences()))

    def scene(self, language: str | None = None) -> Scene:
        """The share over time as a picture; each point leads to its moment of the match."""
        words = Words(self.game, language or self.language)
        return plot.scene(self._curves(words), self.rounds, self.plies, words, self.text(language))

    def svg(self, language: str | None = None, theme: str = "auto") -> str:
        """The plot as a still picture."""
        from nautwidget.svg import svg

        return svg(self.scene(language), theme=theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return self.text()

    def _curves(self, words: Words) -> list[plot.Curve]:
        known = know_how(self.game)
        curves = []
        for seat in sorted({one.seat for one in self.decisions}):
            points = []
            for one in self.decisions:
                if one.seat == seat:
                    key = "review.point-labelled" if one.label else "review.point"
                    gaps: dict[str, Any] = {
                        "ply": one.ply,
                        "who": self.names[seat],
                        "share": Number(one.share, Form.PERCENT),
                        "played": known.named(known.game.parse(one.played)),
                    }
                    if one.label:
                        gaps["label"] = say(f"label.{one.label}")
                    points.append(plot.Point(one.ply, one.share, words(Sentence(key, gaps)), one.label))
            for _, share in [end for end in self.ends if end[0] == seat]:
                said = Sentence("review.end", {"who": self.names[seat], "share": Number(share, Form.PERCENT)})
                points.append(plot.Point(self.plies, share, words(said)))
            curves.append(plot.Curve(seat, self.names[seat], tuple(points)))
        return curves


def review(
    match: Match,
    *,
    seconds: float = SECONDS,
    worlds: int | None = None,
    seats: Sequence[Seat | str] | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
    language: str | None = None,
) -> Review:
    """Look back on a match: what each decision cost against the best one.

    seconds: how long the tutor thinks about each decision; worlds: compare in that many instead, which gives the same
    answer every time. seats: whose decisions, by default those of all people; while a match goes on only of whoever is
    to decide, because a review of others would tell what they know. progress: called with the part that is done; when
    it answers False, the review ends there.
    """
    chosen = _seats(match, seats)
    moments = list(_moments(match, chosen))
    job = partial(_judged, match.game.name, seconds, worlds, seed)
    views, played = [now.view for now in moments], [now.played for now in moments]
    judged = map(job, views, played) if executor is None else executor.map(job, views, played)
    decisions = []
    with bar(progress) as told:
        for number, (now, found) in enumerate(zip(moments, judged, strict=True), start=1):
            if found is not None:
                decisions.append(_reviewed(match, now, found))
            if told(number / len(moments)) is False:
                break
    texts = match.texts(language)
    outcome = match.outcome
    ends = []
    if outcome is not None:
        share = 1 / len(outcome.winners)
        ends = [(seat, share if seat in outcome.winners else 0.0) for seat in chosen]
    return Review(
        match.game.name,
        tuple(texts.name(seat) for seat in range(len(match.players))),
        texts.language,
        tuple(decisions),
        tuple(_rounds(match)),
        match.ply,
        tuple(ends),
    )


class Judged(NamedTuple):
    """What the tutor found about one decision."""

    best: Any
    share: float
    loss: Interval
    worlds: int
    exact: bool


def _judged(game: str, seconds: float, worlds: int | None, seed: int, view: Any, played: Any) -> Judged | None:
    """The played move against the best one; None when there was nothing to compare it with."""
    found = contrast(know_how(game), view, played, seconds=seconds, worlds=worlds, seed=seed)
    if found.other is None or not found.is_compared:
        return None
    loss = Interval(0.0, 0.0, 0.0) if found.best == played else found.gain
    return Judged(found.best, found.best_share, loss, found.worlds, found.exact)


def label(low: float) -> str:
    """What a move is called by the lower end of its loss; "" for nothing."""
    return next((name for limit, name in LABELS if low > limit), "")


def _reviewed(match: Match, now: Moment, found: Judged) -> Reviewed:
    game = match.game
    return Reviewed(
        now.ply,
        game.round(match.state_at(now.ply)),
        now.seat,
        game.notation(now.played),
        game.notation(found.best),
        found.share,
        found.loss.mean,
        found.loss.low,
        found.loss.high,
        label(found.loss.low),
        found.worlds,
        found.exact,
    )


def _seats(match: Match, seats: Sequence[Seat | str] | None) -> list[Seat]:
    if seats is not None:
        return sorted({seat_number(match.players, seat) for seat in seats})
    people = [seat for seat, player in enumerate(match.players) if player.bot is None]
    if not people:
        raise ValueError("only computer players sit at this table; say whose decisions: review(match, seats=[0])")
    if match.over or len(people) == 1:
        return people
    return [seat for seat in people if seat == match.actor]


def _moments(match: Match, seats: Sequence[Seat]) -> Iterator[Moment]:
    """The decisions of the seats in which there was something to choose."""
    game = match.game
    for ply in range(match.ply):
        state = match.state_at(ply)
        actor = game.actor(state)
        if actor != CHANCE and actor in seats and len(game.legal_actions(state)) > 1:
            yield moment(match, actor, ply)


def _rounds(match: Match) -> Iterator[tuple[int, int]]:
    before = 0
    for ply in range(match.ply):
        number = match.game.round(match.state_at(ply))
        if number != before:
            yield ply, number
        before = number
