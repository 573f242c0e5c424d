"""`python -m tests.golden --write` writes the golden games anew; without the option it tells which have changed."""

from __future__ import annotations

import argparse
import sys

from tests.golden.games import GAMES, match_of, text_of


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description="Golden games: compare or write them.")
    parser.add_argument("--write", action="store_true", help="write them anew")
    write = parser.parse_args().write
    changed = 0
    for golden in GAMES:
        text = text_of(match_of(golden))
        same = golden.file.exists() and golden.file.read_text("utf-8") == text
        changed += not same
        if write and not same:
            golden.file.write_text(text, "utf-8", newline="\n")
        state = "unchanged" if same else "written" if write else "differs"
        sys.stdout.write(f"{golden.file.name}: {state}\n")
    return 0 if write or not changed else 1


if __name__ == "__main__":
    sys.exit(main())
