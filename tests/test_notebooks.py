"""Every notebook of the course runs from top to bottom, and can be read without a kernel."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

from nautwidget.course.folder import notebooks
from tools.notebooks import run

#: How many lines of code a learner meets in one cell of the first notebooks, positions not counted.
TINY = 6
LINK = re.compile(r"\]\(([^)]+\.ipynb)\)")
POSITION = re.compile(r'""".*?"""', re.DOTALL)

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


def sources(path: Path, kind: str) -> list[str]:
    return [cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == kind]


def test_the_course_begins_with_the_welcome_and_is_numbered() -> None:
    names = [path.stem for path in notebooks()]
    assert names[0] == "01-welcome"
    assert [int(name[:2]) for name in names] == list(range(1, 12))


@every_notebook
def test_a_notebook_closes_with_exercises_and_an_overview(path: Path) -> None:
    *_, exercises, overview = sources(path, "code")
    assert exercises.startswith("nw.series(")
    assert overview.startswith("nw.progress(")
    assert 'nw.attempts().keep("my-attempts.jsonl")' in sources(path, "code")[0]


def test_every_notebook_leads_to_the_next_and_every_link_to_a_notebook() -> None:
    names = [path.name for path in notebooks()]
    for path, following in zip(notebooks(), [*names[1:], None], strict=True):
        links = [link for text in sources(path, "markdown") for link in LINK.findall(text)]
        assert set(links) <= set(names)
        assert following is None or following in LINK.findall(sources(path, "markdown")[-1])


@pytest.mark.parametrize("path", notebooks()[:7], ids=lambda path: path.stem)
def test_in_the_first_notebooks_there_is_hardly_any_code(path: Path) -> None:
    for code in sources(path, "code"):
        lines = [line for line in POSITION.sub("…", code).splitlines() if line.strip()]
        assert len(lines) <= TINY, code
