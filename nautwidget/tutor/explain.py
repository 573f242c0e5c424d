"""Why: the best move against yours, or against the runner-up, in sentences whose every number can be checked."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from nautwidget.game import Seat
from nautwidget.rulebook import IllegalAction
from nautwidget.tables import table
from nautwidget.texts import say
from nautwidget.tutor.bars import Progress, bar
from nautwidget.tutor.contrast import LEAST_POINTS, Contrast, contrast
from nautwidget.tutor.knowhow import AnyKnowHow, know_how
from nautwidget.tutor.moment import Moment, moment
from nautwidget.tutor.search import BUDGET
from nautwidget.tutor.words import Form, Gap, Number, Sentence, Words

if TYPE_CHECKING:
    from nautwidget.match import Match


@dataclass(frozen=True, slots=True)
class Explanation:
    """Two moves compared, and why the one is better: as sentences, as figures, and the worlds they come from."""

    contrast: Contrast
    seat: Seat
    seed: int
    language: str
    #: The move that was asked about, in notation; "" when none was.
    asked: str = ""

    @property
    def best(self) -> str:
        """The better move, in notation."""
        return self._known.game.notation(self.contrast.best)

    @property
    def other(self) -> str:
        """The move it is compared with, in notation; "" when there is no other."""
        return "" if self.contrast.other is None else self._known.game.notation(self.contrast.other)

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """What there is to say, in the order in which it is told, with its numbers."""
        return tuple(because(self.contrast, self._known, self.asked == self.best))

    def text(self, language: str | None = None) -> str:
        """The explanation in words."""
        words = Words(self.contrast.game, language or self.language)
        return " ".join(map(words, self.sentences))

    def rows(self) -> list[dict[str, Any]]:
        """The logged worlds: one row a world and move, with all that the sentences are made of."""
        known, found = self._known, self.contrast
        rows = []
        for move, lines in ((self.best, found.best_lines), (self.other, found.other_lines)):
            for world, line in enumerate(lines):
                row: dict[str, Any] = {"world": world, "move": move, "share": line.share}
                row |= {f"value.{name}": part for name, part in zip(known.feature_names, line.parts, strict=True)}
                row |= dict(zip(known.happenings, line.happened, strict=True))
                row["line"] = " · ".join(map(known.game.notation, line.actions))
                rows.append(row)
        return rows

    def table(self) -> Any:
        """The logged worlds as a pandas DataFrame when pandas is there, else the rows."""
        rows = self.rows()
        return table(rows, list(rows[0]) if rows else [])

    def __repr__(self) -> str:
        return self.text()

    @property
    def _known(self) -> AnyKnowHow:
        return know_how(self.contrast.game)


def explain(
    match: Match,
    action: str | None = None,
    *,
    ply: int | None = None,
    seat: Seat | str | None = None,
    seconds: float = BUDGET,
    worlds: int | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
    language: str | None = None,
) -> Explanation:
    """Why a move is good or not: `explain(match, "up")`; without a move, why the best one is better than the next.

    ply: an earlier moment, after that many actions; without a move it is then about the one that was played. Only what
    the seat knew is used. worlds: compare in that many, which gives the same answer every time.
    """
    now = moment(match, seat, ply)
    asked = _asked(match, now, action)
    with bar(progress) as told:
        found = contrast(
            know_how(match.game.name),
            now.view,
            asked,
            seconds=seconds,
            worlds=worlds,
            seed=seed,
            executor=executor,
            progress=told,
        )
    notation = "" if asked is None else match.game.notation(asked)
    return Explanation(found, now.seat, seed, language or match.language, notation)


def _asked(match: Match, now: Moment, action: str | None) -> Any:
    """The action that is asked about: it has to be allowed."""
    if action is None:
        return now.played
    parsed = match.game.parse(action)
    refusal = match.game.why_not(now.view, parsed)
    if refusal is not None:
        raise IllegalAction(match.game.notation(parsed), refusal, match.texts())
    return parsed


# --- the sentences


def because(found: Contrast, known: AnyKnowHow, is_yours: bool = False) -> Iterator[Sentence]:
    """How the two moves stand, through what, what happens with each, and where the usual lines part."""
    if found.other is None:
        yield Sentence("because.only" if found.forced else "because.alone", {"best": known.named(found.best)})
        return
    if not found.is_compared:
        yield Sentence("because.short")
        return
    if is_yours and not found.is_close:
        yield Sentence("because.yours", {"best": known.named(found.best)})
    yield _verdict(found, known)
    if found.is_close:
        return
    through = found.features()
    if through:
        parts = [
            Sentence("because.feature", {"feature": say(f"feature.{one.feature}"), "share": _signed(one.share)})
            for one in through
        ]
        # So that what is told adds up to the difference.
        rest = found.gain.mean - sum(one.share for one in through)
        if abs(rest) >= LEAST_POINTS:
            parts.append(Sentence("because.rest", {"share": _signed(rest)}))
        yield Sentence("because.features", parts=tuple(parts))
    for happens in found.happenings():
        form = Form.AMOUNT if happens.counted else Form.PERCENT
        kind = "mean" if happens.counted else "chance" if found.exact else "worlds"
        gaps: dict[str, Gap] = {
            "move": known.named(found.best),
            "best": Number(happens.best, form),
            "other": Number(happens.other, form),
        }
        yield Sentence(f"happened.{happens.name}.{kind}", gaps, "other" if happens.counted else "")
    yield from _parting(found, known)


def _verdict(found: Contrast, known: AnyKnowHow) -> Sentence:
    gain = found.gain
    gaps: dict[str, Gap] = {
        "best": known.named(found.best),
        "other": known.named(found.other),
        "share": Number(found.best_share, Form.PERCENT),
        "other_share": Number(found.other_share, Form.PERCENT),
    }
    if found.exact:
        if found.is_close:
            return Sentence("because.same", gaps)
        return Sentence("because.exact", {**gaps, "gain": Number(gain.mean, Form.POINTS)}, "gain")
    gaps |= {"worlds": found.worlds}
    if found.is_close:
        return Sentence("because.close", {**gaps, "low": _signed(gain.low), "high": _signed(gain.high)}, "high")
    bounds = {"low": Number(gain.low, Form.POINTS), "high": Number(gain.high, Form.POINTS)}
    return Sentence("because.better", {**gaps, **bounds, "gain": Number(gain.mean, Form.POINTS)}, "gain")


def _parting(found: Contrast, known: AnyKnowHow) -> Iterator[Sentence]:
    parting = found.parting()
    if parting is None:
        return
    gaps: dict[str, Gap] = {
        "best": known.named(found.best),
        "other": known.named(found.other),
        "then": known.named(parting.best),
        "part": Number(parting.best_part, Form.PERCENT),
        "other_then": known.named(parting.other),
        "other_part": Number(parting.other_part, Form.PERCENT),
    }
    if parting.alike:
        alike = Number(parting.alike, Form.AMOUNT)
        yield Sentence("because.parting-later", {**gaps, "alike": alike}, "alike")
    else:
        yield Sentence("because.parting", gaps)


def _signed(share: float) -> Number:
    return Number(share, Form.SIGNED)
