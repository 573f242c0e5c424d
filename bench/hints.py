"""How good a quick hint is: what it loses against a long search, on positions that nothing was tuned on.

`python -m bench.hints` thinks 60 seconds about each of 200 positions, which takes hours on two cores; fewer positions
and a shorter reference are told on the page it writes, docs/tutor-hints.md.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from tqdm import tqdm

from bench.arena import HELD_OUT
from nautwidget.game import CHANCE
from nautwidget.tutor.knowhow import know_how
from nautwidget.tutor.search import compare, gains

PAGE = Path(__file__).parent.parent / "docs" / "tutor-hints.md"
TEXT = """# The tutor: what a quick hint loses

{made}

The loss is the reference's best move less the hint, in points of winning chance, in the reference's own worlds. As the
best of several is chosen by those same worlds, it is rather too large than too small. In brackets one standard error.

| game | positions | hint | reference | mean loss | same move | wanted at most |
|---|---|---|---|---|---|---|
{rows}
"""
#: Points of winning chance that a hint may lose in the mean.
WANTED = 1.5


def position(game: str, number: int) -> Any:
    """What a seat knows at a decision of a game of two: a game for each number, and a moment of it."""
    known = know_how(game)
    random = Random(f"hints/{HELD_OUT + number}")
    state = known.game.new(2, next(iter(known.game.presets.values())))
    views = []
    while (actor := known.game.actor(state)) is not None:
        if actor == CHANCE:
            state = known.game.apply(state, known.game.draw(state, random))
            continue
        view, legal = known.game.view(state, actor), known.game.legal_actions(state)
        if len(legal) > 1 and known.solved(view, legal) is None:
            views.append(view)
        state = known.game.apply(state, known.policy(state, actor, random, 1.0))
    return random.choice(views)


def loss(number: int, game: str, seconds: float, reference: float) -> float:
    """How many points of winning chance a hint loses against the reference's best, in the reference's worlds."""
    known = know_how(game)
    view = position(game, number)
    quick = compare(known, view, seconds=seconds, seed=1).best.action
    thorough = compare(known, view, seconds=reference, seed=2)
    hinted = thorough.of(quick)
    if hinted is None:
        # It was no candidate there: both are played in the same worlds now.
        thorough = compare(known, view, actions=[thorough.best.action, quick], seconds=reference, seed=3)
        hinted = thorough.of(quick)
        assert hinted is not None
    return 100 * fmean(gains(thorough.best, hinted)) if hinted is not thorough.best else 0.0


def row(game: str, losses: Sequence[float], seconds: float, reference: float) -> str:
    error = stdev(losses) / len(losses) ** 0.5 if len(losses) > 1 else 0.0
    same = sum(found == 0 for found in losses)
    return (
        f"| {game} | {len(losses)} | {seconds:g} s | {reference:g} s | {fmean(losses):.2f} (± {error:.2f}) "
        f"| {same} | {WANTED} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--reference", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    rows = []
    with ProcessPoolExecutor(asked.processes) as executor:
        for game in ("deepsea", "nautilus"):
            think = partial(loss, game=game, seconds=asked.seconds, reference=asked.reference)
            found = executor.map(think, range(asked.positions))
            losses = list(tqdm(found, total=asked.positions, desc=f"hints, {game}", unit="positions"))
            rows.append(row(game, losses, asked.seconds, asked.reference))
            print(rows[-1], flush=True)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False).stdout
    made = (
        f"Measured by `python -m bench.hints` on {datetime.now(UTC).date()}, commit {commit.strip()}, Python "
        f"{platform.python_version()}, {asked.processes} processes on {os.cpu_count()} cores."
    )
    PAGE.write_text(TEXT.format(made=made, rows="\n".join(rows)), "utf-8")


if __name__ == "__main__":
    main()
