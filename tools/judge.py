"""Nautilus before its judge, for as long as one likes.

`python -m tools.judge --decisions 100000` compares the engine with the slow judge of `tests/judge` at every decision
of random games; `--conservation 1000` adds up finds, modules, researchers, submarines and money after every action of
so many games; `--memory 1000` plays so many four-player games in one process and tells how its memory grew.
"""

from __future__ import annotations

import argparse
import gc
import resource
import sys
import time
import tracemalloc
from collections.abc import Iterator
from random import Random
from typing import Final

from nautwidget.games.nautilus import setup, turn
from nautwidget.games.nautilus.actions import launch, walk
from nautwidget.games.nautilus.cells import near
from nautwidget.games.nautilus.position import position_text
from nautwidget.games.nautilus.state import Rules
from tests.judge.agreement import judged
from tests.judge.conservation import losses
from tests.judge.games import Ply, game_of

#: Seconds between two lines of progress.
EVERY: Final = 5.0
#: How many faults are shown in full.
SHOWN: Final = 3
#: What the second half of the games may keep besides look-up tables, in bytes: less than a third of a state a game.
SLACK: Final = 256 * 1024


class Progress:
    """A line now and then: how much is done, how fast, how much is wrong."""

    def __init__(self, what: str, whole: int) -> None:
        self.what, self.whole = what, whole
        self.done = self.wrong = 0
        self.begin = self.said = time.monotonic()

    def step(self, count: int = 1, *, wrong: bool = False) -> None:
        self.done += count
        self.wrong += wrong
        if time.monotonic() - self.said >= EVERY:
            self.said = time.monotonic()
            print(self, flush=True)

    def __str__(self) -> str:
        seconds = time.monotonic() - self.begin
        rate = self.done / seconds if seconds else 0
        return f"{self.done} of {self.whole} {self.what}, {self.wrong} with faults, {seconds:.0f} s, {rate:.0f}/s"


def show(seed: int, ply: Ply, faults: list[str]) -> None:
    print(f"game {seed}:", *faults, "in the position", position_text(ply.before), sep="\n", flush=True)


def decisions(count: int, seed: int) -> int:
    """Engine and judge side by side over so many decisions; the answer is at how many they differ."""
    progress = Progress("decisions", count)
    games = 0
    while progress.done < count:
        for ply, faults in judged(game_of(seed), Random(seed)):
            progress.step(wrong=bool(faults))
            if faults and progress.wrong <= SHOWN:
                show(seed, ply, faults)
            if progress.done == count:
                break
        seed += 1
        games += 1
    print(f"{progress}; {games} games")
    return progress.wrong


def conservation(count: int, seed: int) -> int:
    """Everything added up after every action of so many games; the answer is after how many it was wrong."""
    progress = Progress("games", count)
    plies = wrong = 0
    for game in range(seed, seed + count):
        lost = 0
        for ply, faults in losses(game_of(game)):
            plies += 1
            lost += bool(faults)
            if faults and wrong + lost <= SHOWN:
                show(game, ply, faults)
        wrong += lost
        progress.step(wrong=lost > 0)
    print(f"{progress}; {plies} actions")
    return wrong


def memory(count: int, seed: int) -> int:
    """Complete four-player games by lot in one process; the answer is 1 when memory kept growing."""
    progress = Progress("games", count)
    warm = max(1, count // 2)
    tracemalloc.start()
    actions = sum(_played(warm, seed, progress))
    tables, begin = _held()
    resident = _resident()
    actions += sum(_played(count - warm, seed + warm, progress))
    filled, end = _held()
    tracemalloc.stop()
    print(
        f"{progress}; {actions} actions; after the first {warm} games {(end - begin) / 1024:.0f} KiB more are held, "
        f"besides look-up tables of {tables / 1024:.0f} and then {filled / 1024:.0f} KiB; "
        f"the most resident memory went from {resident} to {_resident()} KiB"
    )
    return int(end - begin > SLACK)


def _held() -> tuple[int, int]:
    """Bytes in the tables of walks, launches and ranges, which fill up with what games come across, and all others."""
    gc.collect()
    whole = tracemalloc.get_traced_memory()[0]
    for table in (walk.cache_clear, launch.cache_clear, near.cache_clear):
        table()
    gc.collect()
    rest = tracemalloc.get_traced_memory()[0]
    return whole - rest, rest


def _played(count: int, seed: int, progress: Progress) -> Iterator[int]:
    """The number of actions of each game."""
    for game in range(seed, seed + count):
        random = Random(game)
        state = setup.new(4, Rules())
        actions = 0
        while turn.actor(state.table) is not None:
            state = turn.apply(state, turn.sample(state, random))
            actions += 1
        progress.step()
        yield actions


def _resident() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.judge", description="Nautilus before its judge.")
    parser.add_argument("--decisions", type=int, default=0, help="compare engine and judge at so many decisions")
    parser.add_argument("--conservation", type=int, default=0, help="add everything up in so many games")
    parser.add_argument("--memory", type=int, default=0, help="play so many games and watch the memory")
    parser.add_argument("--seed", type=int, default=0, help="the first game's number")
    wanted = parser.parse_args()
    if not (wanted.decisions or wanted.conservation or wanted.memory):
        parser.error("say how much: --decisions 100000, --conservation 1000 or --memory 1000")
    wrong = 0
    if wanted.decisions:
        wrong += decisions(wanted.decisions, wanted.seed)
    if wanted.conservation:
        wrong += conservation(wanted.conservation, wanted.seed)
    if wanted.memory:
        wrong += memory(wanted.memory, wanted.seed)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
