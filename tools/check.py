"""All checks of the project, each with its name and its time; what a check says is shown only when it fails.

The quick checks run two at a time, then the Python tests take both cores. `python -m tools.check NAME…` runs some.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools import chromium, npm

ROOT = Path(__file__).parent.parent
PYTHON = sys.executable


@dataclass(frozen=True, slots=True)
class Step:
    """A check: one word to call it by, what it proves, and its command."""

    name: str
    proves: str
    command: Sequence[str]
    #: Whether its output is shown while it runs.
    aloud: bool = False


#: The slow ones first, so that the two lanes end together.
QUICK = (
    Step("types", "types of package, tests, benchmarks and tools", (PYTHON, "-m", "mypy")),
    Step("js-types", "types of the live board", npm.command(["run", "--silent", "check"])),
    Step("js", "tests of the live board", npm.command(["run", "--silent", "test"])),
    Step("bundle", "the bundle is what its sources give", npm.command(["run", "--silent", "build", "--", "--check"])),
    Step("texts", "the compiled texts are what their sources say", (PYTHON, "-m", "tools.texts", "--check")),
    Step("lint", "style of the Python code", (PYTHON, "-m", "ruff", "check", "--quiet", ".")),
    Step("format", "layout of the Python code", (PYTHON, "-m", "ruff", "format", "--check", "--quiet", ".")),
)
TESTS = Step(
    "tests",
    "rules, texts, board, browser, notebooks, README",
    (PYTHON, "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup", "--durations", "5", "--durations-min", "5"),
    aloud=True,
)


def run(step: Step) -> bool:
    """Runs one check and reports it in a line."""
    begin = time.monotonic()
    if step.aloud:
        print(f"       {'':8}  {step.name}: {step.proves} …", flush=True)
    shown = None if step.aloud else subprocess.PIPE
    done = subprocess.run(
        step.command, cwd=ROOT, env=npm.environment(), stdout=shown, stderr=subprocess.STDOUT, text=True, check=False
    )
    seconds = time.monotonic() - begin
    failed = done.returncode != 0
    line = f"{'FAILED' if failed else 'ok':6} {seconds:6.1f} s  {step.name}: {step.proves}"
    # One write, so that two checks that end together do not mix their lines.
    print(line + (f"\n{done.stdout}" if failed and done.stdout else ""), flush=True)
    return not failed


def main() -> int:
    wanted = set(sys.argv[1:])
    known = {step.name for step in (*QUICK, TESTS)}
    if wanted - known:
        print(f"no check called {', '.join(sorted(wanted - known))}; there are {', '.join(sorted(known))}")
        return 2
    begin = time.monotonic()
    chosen = [step for step in QUICK if not wanted or step.name in wanted]
    with ThreadPoolExecutor(max_workers=min(2, os.cpu_count() or 1)) as lanes:
        passed = dict(zip([step.name for step in chosen], lanes.map(run, chosen), strict=True))
    if not wanted or TESTS.name in wanted:
        passed[TESTS.name] = run(TESTS)
        if not chromium.find():
            print(f"NOT RUN: the browser tests, because {chromium.NOT_FOUND}")
    failures = [name for name, ok in passed.items() if not ok]
    verdict = f"failed: {', '.join(failures)}" if failures else "all checks passed"
    print(f"\n{verdict} ({time.monotonic() - begin:.0f} s)")
    return int(bool(failures))


if __name__ == "__main__":
    sys.exit(main())
