"""Every notebook of the course runs from top to bottom, on a kernel without a screen."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
COURSE = sorted(NOTEBOOKS.glob("**/*.ipynb"))


def test_the_course_begins_with_deep_sea_adventure() -> None:
    assert NOTEBOOKS / "deepsea.ipynb" in COURSE


@pytest.mark.parametrize("path", COURSE, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    assert notebook.metadata.kernelspec.name == "python3"
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(path.parent)}}).execute()
