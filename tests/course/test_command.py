"""The command `nautwidget`, and the package that brings the course."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from nautwidget.course import command, jupyter
from nautwidget.course.folder import lay_out, notebooks

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A learner's own place and language: nothing of whoever runs the tests is touched."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "jupyter"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, Sequence[str]]]:
    """What was opened in JupyterLab, which does not start."""
    calls: list[tuple[Path, Sequence[str]]] = []
    monkeypatch.setattr(jupyter, "open_lab", lambda notebook, options: calls.append((notebook, options)))
    return calls


def test_lab_copies_the_course_and_opens_the_first_notebook(
    opened: list[tuple[Path, Sequence[str]]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["lab", "--port", "9000", "--no-browser"]) == 0
    first = Path("nautwidget-course") / notebooks()[0].name
    assert opened == [(first, ["--port", "9000", "--no-browser"])]
    assert first.read_bytes() == notebooks()[0].read_bytes()
    assert capsys.readouterr().out == f"{len(notebooks())} notebooks copied into nautwidget-course.\n"
    command.main(["lab"])
    assert capsys.readouterr().out == "The course in nautwidget-course is complete.\n"


def test_who_stands_in_his_copy_of_the_course_opens_that_one(
    opened: list[tuple[Path, Sequence[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    command.main(["lab"])
    monkeypatch.chdir("nautwidget-course")
    command.main(["lab"])
    assert opened[-1] == (Path(notebooks()[0].name), [])
    assert not Path("nautwidget-course").exists()


def test_the_pictures_of_copied_notebooks_are_shown_before_they_are_run(
    opened: list[tuple[Path, Sequence[str]]],
) -> None:
    command.main(["lab", "--folder", "mine"])
    assert NotebookNotary().check_signature(nbformat.read(Path("mine") / notebooks()[0].name, as_version=4))


def test_course_brings_new_versions_beside_his_work(capsys: pytest.CaptureFixture[str]) -> None:
    own = lay_out(Path("mine")).first
    own.write_text("my work")
    (Path("mine") / ".nautwidget-course.json").unlink()
    assert command.main(["course", "--folder", "mine"]) == 0
    assert "`nautwidget course --update` brings it beside yours" in capsys.readouterr().out
    assert command.main(["course", "--folder", "mine", "--update"]) == 0
    assert f"{own.stem}-new.ipynb is the new version" in capsys.readouterr().out
    assert own.read_text() == "my work"


def test_a_folder_that_cannot_be_written_to_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    Path("taken").write_text("a file")
    assert command.main(["lab", "--folder", "taken"]) == 1
    assert command.main(["lab", "--folder", "taken/inside"]) == 1
    first, second = capsys.readouterr().err.splitlines()
    assert "cannot be copied into taken: File exists" in first
    assert "taken/inside: Not a directory. Name another folder with --folder." in second


def test_without_jupyterlab_the_line_that_installs_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(jupyter, "installed", lambda: False)
    assert command.main(["lab"]) == 1
    assert f'{sys.executable} -m pip install "nautwidget[lab]"' in capsys.readouterr().err
    assert (Path("nautwidget-course") / notebooks()[0].name).exists()
    assert command.main(["course"]) == 0


@pytest.mark.parametrize(
    ("said", "told"), [("it_IT.UTF-8", "copiati in"), ("fr_CA", "copiés dans"), ("de_DE", "copied into")]
)
def test_the_terminal_is_spoken_to_in_its_language(
    said: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", said)
    command.main(["course"])
    assert told in capsys.readouterr().out
    for name in ("lab", "course"):
        with pytest.raises(SystemExit) as left:
            command.main([name, "--help"])
        assert left.value.code == 0


def test_what_the_command_does_not_know_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in ([], ["dive"], ["course", "--port", "9000"]):
        with pytest.raises(SystemExit) as left:
            command.main(wrong)
        assert left.value.code == 2
    assert "unknown: --port 9000" in capsys.readouterr().err
    assert not Path("nautwidget-course").exists()


def test_the_installed_package_brings_the_course_and_the_command(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    inside = tmp_path / "inside"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(inside)
        (scripts,) = [name for name in archive.namelist() if name.endswith("entry_points.txt")]
        assert "nautwidget = nautwidget.course.command:main" in archive.read(scripts).decode()
    # Without the site's packages: what was installed here in development must not stand in for what is missing.
    alone = {**os.environ, "PYTHONPATH": str(inside)}
    copy = [sys.executable, "-S", "-m", "nautwidget", "course"]
    subprocess.run(copy, cwd=tmp_path, env=alone, check=True)
    copied = sorted(path.name for path in (tmp_path / "nautwidget-course").glob("*.ipynb"))
    assert copied == [path.name for path in notebooks()]
