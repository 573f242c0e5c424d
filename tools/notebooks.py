"""Runs the notebooks of the course and keeps what can be read without a kernel: words and still pictures.

`python -m tools.notebooks` writes them anew. A live board is not kept: whoever opens the notebook sees its picture, and
running the cell brings the board to life.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

from nautwidget.autosave import FOLDER_VARIABLE

COURSE = Path(__file__).parent.parent / "notebooks"
#: What a reader without a kernel can see.
STILL = ("image/svg+xml", "text/plain", "text/html", "text/markdown", "image/png")
SECONDS = 120


def paths() -> list[Path]:
    """Every notebook of the course."""
    return sorted(COURSE.glob("**/*.ipynb"))


def run(path: Path) -> Any:
    """The notebook with the outputs of a run from top to bottom; the reader's own matches are left alone."""
    notebook = nbformat.read(path, as_version=4)
    with tempfile.TemporaryDirectory() as matches:
        environment = {**os.environ, FOLDER_VARIABLE: matches}
        client = NotebookClient(notebook, timeout=SECONDS, resources={"metadata": {"path": str(path.parent)}})
        client.execute(env=environment)
    return notebook


def keep_still(notebook: Any) -> None:
    """Leaves of every output what needs no kernel."""
    notebook.metadata.pop("widgets", None)
    notebook.metadata.language_info = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            if "data" in output:
                output["data"] = {kind: output["data"][kind] for kind in STILL if kind in output["data"]}


def main() -> int:
    for path in paths():
        notebook = run(path)
        keep_still(notebook)
        nbformat.write(notebook, path)
        print(f"ran {path.relative_to(COURSE)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
