"""What a person waits for before the first board: the bundle's bytes and the time of the import."""

from __future__ import annotations

import gzip
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

STATIC = Path(__file__).parent.parent / "nautwidget" / "static"


def bundle_kilobytes() -> float:
    """Everything the browser loads, gzipped."""
    files = [path for path in STATIC.iterdir() if path.suffix in {".js", ".css"}]
    if not files:
        raise RuntimeError("there is no bundle: run `make build`")
    return sum(len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in files) / 1000


def import_milliseconds(starts: int) -> float:
    """How much longer a fresh Python takes to start when it imports nautwidget."""
    programs = ("pass", "import nautwidget")
    for program in programs:
        _start(program)
    times = [[_start(program) for program in programs] for _ in range(starts)]
    return 1000 * (median(ours for _, ours in times) - median(bare for bare, _ in times))


def _start(program: str) -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)
    return time.perf_counter() - begin
