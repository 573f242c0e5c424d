"""Runs the notebooks of the course and keeps what can be read without a kernel: words and still pictures.

`python -m tools.notebooks` writes them anew, `python -m tools.notebooks 03` those whose names begin so. A live board is
not kept: whoever opens the notebook sees its picture, and running the cell brings the board to life.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

from nautwidget.autosave import FOLDER_VARIABLE
from nautwidget.course.folder import COURSE, notebooks

PICTURE = "image/svg+xml"
#: The size that a picture says it has.
SIZE = re.compile(r'width="(\d+)" height="\d+"')
#: What a reader without a kernel can see.
STILL = (PICTURE, "text/plain", "text/html", "text/markdown", "image/png")
SECONDS = 120


def run(path: Path) -> Any:
    """The notebook with the outputs of a run from top to bottom in a new folder, as on a learner's first day."""
    notebook = nbformat.read(path, as_version=4)
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, FOLDER_VARIABLE: str(Path(folder) / "matches")}
        client = NotebookClient(notebook, timeout=SECONDS, resources={"metadata": {"path": folder}})
        client.execute(env=environment)
    return notebook


def keep_still(notebook: Any) -> None:
    """Leaves of every output what needs no kernel."""
    notebook.metadata.pop("widgets", None)
    notebook.metadata.language_info = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if "outputs" in cell:
            # Bars that showed how far something had come.
            cell.outputs = [output for output in cell.outputs if output.get("name") != "stderr"]
        for output in cell.get("outputs", ()):
            if "data" in output:
                output["data"] = {kind: output["data"][kind] for kind in STILL if kind in output["data"]}
                if PICTURE in output["data"]:
                    output["data"][PICTURE] = fitting(output["data"][PICTURE])


def fitting(picture: str) -> str:
    """A picture that is as wide as the cell, but no wider than it was drawn: JupyterLab would cut it off."""
    return SIZE.sub(r'width="100%" style="max-width:\1px"', picture, count=1)


def main() -> int:
    wanted = sys.argv[1:]
    for path in notebooks():
        if wanted and not path.stem.startswith(tuple(wanted)):
            continue
        notebook = run(path)
        keep_still(notebook)
        nbformat.write(notebook, path)
        print(f"ran {path.relative_to(COURSE)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
