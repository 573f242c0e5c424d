"""Computer players of Nautilus among themselves: do games last, end and score as they should?

`python -m tools.selfplay` plays them, prints the figures and writes them, with their settings, to
docs/nautilus-figures.md; it fails when one of them misses its target. Each number of players plays a small and a large
run, on seeds of their own: the small one is what is asked for, the large one tells chance from advantage.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median, quantiles

from nautwidget.game import CHANCE, Bot
from nautwidget.games.nautilus import bots, scoring, setup, turn
from nautwidget.games.nautilus import view as views
from nautwidget.games.nautilus.state import Rules

FIGURES = Path(__file__).parent.parent / "docs" / "nautilus-figures.md"
ENDS = ("N50", "N51", "N52")
#: The heading below which the page belongs to whoever comments on it.
COMMENTS = "## What to make of it"


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of a game that was played to its end."""

    rounds: int
    trench: bool
    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    #: The seat that began.
    began: int


def play(seed: int, players: Sequence[Bot], rules: Rules) -> Played:
    """One game of the given bots."""
    random = Random(seed)
    state = setup.new(len(players), rules)
    while (actor := turn.actor(state.table)) is not None:
        if actor == CHANCE:
            action = setup.draw(state, random)
        else:
            action = players[actor](views.view(state, actor), turn.legal(state.table), random)
        state = turn.apply(state, action)
    table = state.table
    outcome = scoring.outcome(table)
    assert outcome is not None
    began = (table.first - table.round + 1) % len(players)
    return Played(table.round, table.trench_open, table.ending, outcome.scores, outcome.winners, began)


def among_themselves(seed: int, players: int, rules: Rules) -> Played:
    return play(seed, (bots.heuristic_bot,) * players, rules)


def against_random(seed: int, rules: Rules) -> bool:
    """Whether the heuristic bot wins alone a game of two against the random one; the seats change with the seed."""
    pair = (bots.heuristic_bot, bots.random_bot)
    return play(seed, pair if seed % 2 == 0 else pair[::-1], rules).winners == (seed % 2,)


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure, in words, and whether it is as it should be."""

    name: str
    found: str
    wanted: str
    met: bool


def figures(games: Sequence[Played], players: int) -> list[Figure]:
    """What is to be known of many games with the same number of players."""
    count = len(games)
    rounds = median(game.rounds for game in games)
    trench = sum(game.trench for game in games) / count
    ends = Counter(game.ending for game in games)
    scores = [score for game in games for score in game.scores]
    low, middle, high = quantiles(scores, n=4)
    by_seat, by_order = [0.0] * players, [0.0] * players
    for game in games:
        for seat in game.winners:
            by_seat[seat] += 1 / len(game.winners) / count
            by_order[(seat - game.began) % players] += 1 / len(game.winners) / count
    wanted_score = "60 to 120" if players == 4 else "—"
    return [
        Figure("rounds, median", f"{rounds:g}", "9 to 16", 9 <= rounds <= 16),
        Figure("trench opened", f"{trench:.0%}", "at least 60%", trench >= 0.6),
        Figure("ends N50 / N51 / N52", " / ".join(str(ends[end]) for end in ENDS), "each occurs", len(ends) == 3),
        Figure("score, median", f"{middle:g}", wanted_score, players != 4 or 60 <= middle <= 120),
        Figure("score, middle half", f"{low:g} to {high:g}", "—", True),
        _shares("wins by seat, in %", by_seat, count),
        _shares("wins by place in the first round, in %", by_order, count),
    ]


def _shares(name: str, shares: Sequence[float], count: int) -> Figure:
    """Shares of all wins with the standard error of the largest; none should be 5 points above its part."""
    most, limit = max(shares), 1 / len(shares) + 0.05
    error = sqrt(most * (1 - most) / count)
    found = " / ".join(f"{100 * share:.1f}" for share in shares)
    return Figure(name, f"{found} (± {100 * error:.1f})", f"at most {100 * limit:.1f}", most <= limit)


def report(tables: dict[str, dict[str, list[Figure]]], settings: str) -> str:
    """The figures as a page: a table for each number of players, a column for each run."""
    lines = [
        "# Nautilus: figures of self-play",
        "",
        f"Measured by `python -m tools.selfplay` with {settings}. The first",
        "player is drawn by lot; a shared victory counts in equal parts; ± is one standard error of the largest share.",
        "",
        "The habits of the heuristic bot were chosen by playing about forty settings by hand and by a random search",
        "beside, on other seeds than these: these games are no part of the choice. Sizes and seeds of the runs",
        "were fixed before they were played.",
    ]
    for title, runs in tables.items():
        lines += ["", f"## {title}", "", f"| figure | {' | '.join(runs)} | wanted |", "|---" * (len(runs) + 2) + "|"]
        for rows in zip(*runs.values(), strict=True):
            found = " | ".join(row.found if row.met else f"{row.found} **missed**" for row in rows)
            lines.append(f"| {rows[0].name} | {found} | {rows[0].wanted} |")
    return "\n".join(lines) + "\n"


def comments(page: Path) -> str:
    """What somebody has written below the figures, which a new run leaves as it is."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    start = text.find(COMMENTS)
    return "\n" + text[start:] if start >= 0 else ""


def main() -> int:
    parser = argparse.ArgumentParser(prog="selfplay", description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[400, 2000], help="of each run")
    parser.add_argument("--against-random", type=int, default=200, help="games of two, heuristic against random")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--map", default="standard")
    parser.add_argument("--seed", type=int, default=20, help="of the first run; the habits were chosen on smaller ones")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--write", type=Path, default=FIGURES, help="the page to write")
    options = parser.parse_args()
    rules = Rules(map=options.map)
    tables: dict[str, dict[str, list[Figure]]] = {}
    with ProcessPoolExecutor(options.workers) as pool:
        for players in options.players:
            one_game = partial(among_themselves, players=players, rules=rules)
            runs = tables[f"{players} heuristic bots"] = {}
            for seed, count in enumerate(options.games, options.seed):
                games = list(pool.map(one_game, _seeds(seed, count), chunksize=10))
                runs[f"{count:,} games, seed {seed}"] = figures(games, players)
        wins = list(pool.map(partial(against_random, rules=rules), _seeds(options.seed, options.against_random)))
    won = sum(wins) / len(wins)
    tables["Heuristic against random, seats rotated"] = {
        f"{len(wins)} games of two": [Figure("won by the heuristic bot", f"{won:.1%}", "at least 95%", won >= 0.95)]
    }
    page = report(tables, f"the map `{options.map}`, Italian rules")
    options.write.write_text(page + comments(options.write), encoding="utf-8")
    print(page)
    return int(not all(row.met for runs in tables.values() for rows in runs.values() for row in rows))


def _seeds(seed: int, count: int) -> range:
    return range(1_000_000 * seed, 1_000_000 * seed + count)


if __name__ == "__main__":
    sys.exit(main())
