"""`python -m tests.perft` tells which counts have changed, `--write` writes them, a name divides its count."""

from __future__ import annotations

import argparse
import sys

from tests.perft.counts import counted, divided, entries, write


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.perft", description="Counts of action sequences.")
    parser.add_argument("--write", action="store_true", help="write them anew")
    parser.add_argument("name", nargs="*", help="a position whose count is divided by first actions")
    wanted = parser.parse_args()
    before = entries()
    if wanted.name:
        for entry in before:
            if entry.name == " ".join(wanted.name):
                sys.stdout.writelines(f"{action}: {count}\n" for action, count in divided(entry))
                return 0
        parser.error(f"there is no such position; there are: {', '.join(entry.name for entry in before)}")
    after = [counted(entry) for entry in before]
    for old, new in zip(before, after, strict=True):
        verdict = "unchanged" if old == new else f"was {' '.join(map(str, old.counts))}"
        sys.stdout.write(f"{new.name}: {' '.join(map(str, new.counts))}, {verdict}\n")
    if wanted.write:
        write(after)
    return 0 if wanted.write or before == after else 1


if __name__ == "__main__":
    sys.exit(main())
