"""Whether a thousand complete games in one process make it grow. `python -m bench.memory 1000 1` is that process."""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path
from random import Random

from bench.random_nautilus import play_one_game


def growth(games: int, seed: int) -> float:
    """The most resident memory after all games, against that after the first half of them."""
    command = [sys.executable, "-m", "bench.memory", str(games), str(seed)]
    done = subprocess.run(command, cwd=Path(__file__).parent.parent, capture_output=True, text=True, check=True)
    half, whole = map(int, done.stdout.split())
    return whole / half


def resident() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


if __name__ == "__main__":
    count, random = int(sys.argv[1]), Random(int(sys.argv[2]))
    for game in range(count):
        play_one_game(random)
        if game + 1 in (count // 2, count):
            print(resident())
