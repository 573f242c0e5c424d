"""The course in a folder of the learner's: what is new comes beside his work, and nothing of his is overwritten."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain, count
from pathlib import Path
from typing import Final

COURSE: Final = Path(__file__).parent / "notebooks"
#: In the learner's folder: which version of each notebook he was given. What differs from it is his work.
GIVEN: Final = ".nautwidget-course.json"


@dataclass(frozen=True, slots=True)
class Laid:
    """What came into a folder."""

    folder: Path
    #: Notebooks that were not there, or that he had not touched.
    new: tuple[Path, ...] = ()
    #: New versions that came beside notebooks he has worked in.
    beside: tuple[Path, ...] = ()
    #: The names of notebooks of which there is a new version that was not asked for.
    newer: tuple[str, ...] = ()

    @property
    def first(self) -> Path:
        """The notebook to begin with."""
        return self.folder / notebooks()[0].name


def notebooks() -> list[Path]:
    """Every notebook of the course, as it was installed."""
    return sorted(COURSE.glob("*.ipynb"))


def lay_out(folder: Path, *, update: bool = False) -> Laid:
    """Copy the course: what is missing always, and new versions of what is there only when told to."""
    folder.mkdir(parents=True, exist_ok=True)
    given = _read(folder / GIVEN)
    new, beside, newer = [], [], []
    for notebook in notebooks():
        own, content = folder / notebook.name, notebook.read_bytes()
        version = _version(content)
        if not os.path.lexists(own):
            new.append(_create(own, content))
        elif given.get(own.name) == version or _version_of(own) == version:
            pass
        elif not update:
            newer.append(own.name)
            continue
        elif _version_of(own) == given.get(own.name):
            new.append(_replace(own, content))
        else:
            path = _free(own, given)
            beside.append(_replace(path, content) if path.exists() else _create(path, content))
            given[path.name] = version
        given[own.name] = version
    _replace(folder / GIVEN, json.dumps(given, indent=1, sort_keys=True).encode())
    return Laid(folder, tuple(new), tuple(beside), tuple(newer))


def _free(own: Path, given: dict[str, str]) -> Path:
    """A name beside a notebook that is not taken, or whose file was given and never touched."""
    return next(path for path in _beside(own) if not os.path.lexists(path) or _version_of(path) == given.get(path.name))


def _beside(own: Path) -> Iterator[Path]:
    endings = chain(["new"], (f"new-{number}" for number in count(2)))
    return (own.with_name(f"{own.stem}-{ending}{own.suffix}") for ending in endings)


def _version(content: bytes) -> str:
    return sha256(content).hexdigest()


def _version_of(path: Path) -> str:
    """Which version a file is; a folder or a link that leads nowhere is none, and stays as it is."""
    return _version(path.read_bytes()) if path.is_file() else ""


def _create(path: Path, content: bytes) -> Path:
    """Write a file that is not there; one that appears in the meantime is not touched."""
    with path.open("xb") as file:
        file.write(content)
    return path


def _replace(path: Path, content: bytes) -> Path:
    # Written beside and moved into place: whenever it is interrupted, the file is whole.
    written = path.with_name(f".{path.name}.{os.getpid()}")
    written.write_bytes(content)
    written.replace(path)
    return path


def _read(path: Path) -> dict[str, str]:
    """What was given so far. A list that cannot be read is as good as none: then everything is his work."""
    try:
        read = json.loads(path.read_text("utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return {str(name): str(version) for name, version in read.items()} if isinstance(read, dict) else {}
