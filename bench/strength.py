"""`make arena`: how strong the tutor is, on seeds that nothing was tuned on; written to docs/tutor-figures.md."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from tqdm import tqdm

from bench.arena import HELD_OUT, Pairing, Share, block, bootstrap
from bench.calibration import Calibration, calibrated, plot

PAGE = """# The tutor: figures of strength

{made}

A block is one seed with every rotation of the seats; all players get the same time a decision, and use what they need
of it. Seeds begin at 1,000,000 and were never used for tuning. In brackets the bootstrap's 95 % interval over blocks.
`search` is the tutor; `value` takes what its value function likes best right after a move; `rule` and `heuristic` are
the computer players of the games.

| game | players | player | against | time | games | share of the wins | wanted |
|---|---|---|---|---|---|---|---|
{rows}

## Is the expected share of the win right?

The value function's expected share against what happened, in games of sensible players on held-out seeds.

| game | players | games | positions | Brier score | wanted at most |
|---|---|---|---|---|---|
{briers}

![Expected against actual share of the win](tutor-calibration.svg)
"""
DOCS = Path(__file__).parent.parent / "docs"


@dataclass(frozen=True, slots=True)
class Claim:
    """A pairing and what the first player is wanted to reach in it."""

    pairing: Pairing
    wanted: float
    blocks: int


CLAIMS = (
    Claim(Pairing("deepsea", 2, "search", "rule", 0.2), 0.75, 60),
    Claim(Pairing("nautilus", 2, "search", "heuristic", 0.5), 0.85, 20),
    Claim(Pairing("nautilus", 2, "search", "value", 0.5), 0.65, 8),
    Claim(Pairing("nautilus", 4, "search", "heuristic", 0.5), 0.55, 8),
)


def results(claims: Sequence[Claim], scale: float, executor: Executor) -> Iterator[tuple[Claim, Share]]:
    """Every claim put to the test, with a bar."""
    for claim in claims:
        blocks = max(1, round(claim.blocks * scale))
        pairing = claim.pairing
        title = f"{pairing.game}, {pairing.players} players, {pairing.one} against {pairing.other}"
        seeds = range(HELD_OUT, HELD_OUT + blocks)
        played = executor.map(partial(block, pairing), seeds)
        yield claim, bootstrap(list(tqdm(played, total=blocks, desc=title, unit="blocks")))


def row(claim: Claim, share: Share) -> str:
    pairing = claim.pairing
    verdict = "" if share.mean >= claim.wanted else " **missed**"
    return (
        f"| {pairing.game} | {pairing.players} | {pairing.one} | {pairing.other} | {pairing.seconds} s | {share.games} "
        f"| {share.mean:.1%} ({share.low:.1%} to {share.high:.1%}){verdict} | {claim.wanted:.0%} |"
    )


def report(rows: Sequence[str], judged: Sequence[Calibration], processes: int) -> str:
    """The page of figures."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False).stdout
    briers = [
        f"| {found.game} | {found.players} | {found.games} | {found.positions} | {found.brier:.3f}"
        f"{'' if found.brier <= 0.2 else ' **missed**'} | 0.200 |"
        for found in judged
    ]
    made = (
        f"Measured by `make arena` on {datetime.now(UTC).date()}, commit {commit.strip()}, Python "
        f"{platform.python_version()}, {processes} processes on {os.cpu_count()} cores."
    )
    return PAGE.format(made=made, rows="\n".join(rows), briers="\n".join(briers))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="more or fewer games than usual")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    rows = []
    with ProcessPoolExecutor(asked.processes) as executor:
        judged = [calibrated(game, players, 300, executor) for game, players in (("deepsea", 2), ("nautilus", 2))]
        judged.append(calibrated("nautilus", 4, 200, executor))
        for claim, share in results(CLAIMS, asked.scale, executor):
            rows.append(row(claim, share))
            print(rows[-1], flush=True)
    DOCS.joinpath("tutor-calibration.svg").write_text(plot(judged), "utf-8")
    DOCS.joinpath("tutor-figures.md").write_text(report(rows, judged, asked.processes), "utf-8")


if __name__ == "__main__":
    main()
