"""Finds the browser of the tests, or installs it where the system lets us: `python -m tools.chromium`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
#: DejaVu, because a bare machine has no font at all and would draw boxes.
PACKAGES = ("chromium", "fonts-dejavu-core")
#: Containers have neither user namespaces for the sandbox, nor much shared memory, nor a graphics card.
ARGUMENTS = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")
NOT_FOUND = "no Chromium or Chrome was found; install one, or name it in the variable CHROMIUM"


def find() -> str | None:
    """The path of a Chromium, or None. The variable CHROMIUM overrides the search."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in found if path), None) or next((p for p in PLACES if Path(p).exists()), None)


def required() -> bool:
    """Whether a missing browser is a failure: on continuous integration nothing may go untested."""
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}


def install() -> None:
    """Installs Chromium with apt-get, if we may; says nothing and does nothing where we may not."""
    if not shutil.which("apt-get"):
        return
    as_root: list[str] = []
    if os.getuid() != 0:
        as_root = ["sudo", "-n"]
        if not shutil.which("sudo") or subprocess.run([*as_root, "true"], capture_output=True, check=False).returncode:
            return
    print("installing Chromium for the browser tests …", flush=True)
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
        command = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stdout + done.stderr, file=sys.stderr)
            return


def main() -> int:
    if not find():
        install()
    if find():
        return 0
    print(f"{'error' if required() else 'warning'}: {NOT_FOUND}", file=sys.stderr)
    return int(required())


if __name__ == "__main__":
    sys.exit(main())
