"""Every completed action on disk at once, so that a killed kernel loses nothing, and nothing is overwritten."""

from __future__ import annotations

import os
import warnings
from datetime import datetime
from itertools import count
from pathlib import Path

from nautwidget.match import Match
from nautwidget.record import to_text

#: Set it to keep matches somewhere else.
FOLDER_VARIABLE = "NAUTWIDGET_MATCHES"


def folder() -> Path:
    """Where matches are kept unless a path is given."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    data = os.environ.get("XDG_DATA_HOME")
    home = Path(data) if data else Path.home() / ".local" / "share"
    return Path(chosen) if chosen else home / "nautwidget" / "matches"


def newest() -> Path:
    """The match that was played last."""
    files = sorted(folder().glob("*.json"), key=lambda path: (path.stat().st_mtime, path.name))
    if not files:
        raise FileNotFoundError(f"no match is kept in {folder()} yet; begin one with nautwidget.play(...)")
    return files[-1]


class Autosave:
    """Keeps a match in a file of its own after every change."""

    def __init__(self, match: Match, path: Path, *, resumed: bool = False) -> None:
        if path.exists() and not resumed:
            raise FileExistsError(f"{path} is there already; nautwidget.resume({str(path)!r}) plays it on")
        self.match = match
        self.path = path
        self._written = path.read_text("utf-8") if resumed else None
        self.save()

    def save(self) -> None:
        """Write the match; a disk that fails is a warning, not the end of the game."""
        text = to_text(self.match)
        if text == self._written:
            self.match.saved_in = self.path
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self._somebody_else_wrote():
                self.path = free(self.path)
                warnings.warn(f"the match was played on elsewhere too; it goes on in {self.path}", stacklevel=2)
            # Written beside and moved into place: the file is always whole, whenever the kernel dies.
            beside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
            beside.write_text(text, "utf-8")
            beside.replace(self.path)
            self._written = text
            self.match.saved_in = self.path
        except OSError as error:
            warnings.warn(f"the match could not be saved to {self.path}: {error}", stacklevel=2)

    def _somebody_else_wrote(self) -> bool:
        if not self.path.exists():
            return False
        return self._written is None or self.path.read_text("utf-8") != self._written


def free(path: Path) -> Path:
    """A name beside the path that is not taken."""
    return next(
        candidate
        for number in count(2)
        if not (candidate := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists()
    )


def new_path(game: str) -> Path:
    """A file for a new match, named by game and time."""
    path = folder() / f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.json"
    return free(path) if path.exists() else path
