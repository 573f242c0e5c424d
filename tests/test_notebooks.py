"""Every notebook of the course runs from top to bottom, and can be read without a kernel."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest

from nautwidget.course.folder import notebooks
from tools.notebooks import run

every_notebook = pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)


@every_notebook
def test_a_notebook_runs(path: Path) -> None:
    assert nbformat.read(path, as_version=4).metadata.kernelspec.name == "python3"
    run(path)


@every_notebook
def test_a_notebook_shows_a_picture_wherever_a_live_board_stands(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    assert "widgets" not in notebook.metadata
    outputs = [output["data"] for cell in notebook.cells for output in cell.get("outputs", ()) if "data" in output]
    assert not [data for data in outputs if "application/vnd.jupyter.widget-view+json" in data]
    assert [data for data in outputs if "image/svg+xml" in data], "run `python -m tools.notebooks`"
