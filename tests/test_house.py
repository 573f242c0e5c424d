"""The house keeps its order: what imports what, and what needs nothing but Python."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import nautwidget
from nautwidget.games import NAMES

PACKAGE = Path(nautwidget.__file__).parent
#: What the live board needs; nothing else may import it.
LIVE = {"anywidget", "ipywidgets", "traitlets", "IPython"}
#: What is used where it is there, and done without where it is not.
EXTRAS = {"tables.py": {"pandas"}, "tutor/bars.py": {"tqdm"}, "course/jupyter.py": {"nbformat"}}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


#: What has to run without a board, and for every game alike.
ENGINE = ("game", "texts", "rulebook", "scene", "match", "record", "autosave", "start", "svg", "wire", "plain")
MODULES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_the_widget_needs_more_than_python(path: Path) -> None:
    foreign = {name.split(".")[0] for name in imports(path)} - set(sys.stdlib_module_names) - {"nautwidget"}
    allowed = EXTRAS.get(str(path.relative_to(PACKAGE)), set())
    assert foreign <= (LIVE if path == PACKAGE / "widget.py" else allowed)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_pictures_and_boards_know_the_rules_and_never_the_other_way_round(path: Path) -> None:
    used = set(imports(path))
    room = path.relative_to(PACKAGE).parts
    if room[0] == "games" and len(room) == 3:
        others = [name for name in NAMES if name != room[1]]
        above = (
            "match",
            "record",
            "autosave",
            "start",
            "hearing",
            "surround",
            "widget",
            "wire",
            "svg",
            "plain",
            "pace",
        )
        forbidden = [f"nautwidget.games.{name}" for name in others] + [f"nautwidget.{name}" for name in above]
        assert not [name for name in used if name.startswith(tuple(forbidden))]
    if len(room) == 1 and path.stem in ENGINE:
        games = tuple(f"nautwidget.games.{name}" for name in NAMES)
        assert not [name for name in used if name.startswith(("nautwidget.widget", *games))]


def test_the_engine_alone_imports_no_jupyter_package() -> None:
    program = """
import sys
before = set(sys.modules)
import nautwidget
match = nautwidget.new("deepsea", ["rule", "rule"], seed=1)
match.play_bots()
match.svg(), match.text()
foreign = {name.split(".")[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names) - {"nautwidget"}
print(sorted(foreign), match.over)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=PACKAGE.parent
    )
    assert done.stdout.strip() == "[] True"


def test_nothing_is_ever_unpickled_or_evaluated() -> None:
    for path in MODULES:
        used = set(imports(path))
        assert not used & {"pickle", "marshal", "shelve"}, path
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        calls = {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
        assert not {"eval", "exec"} & calls, path


def test_files_are_small_enough_to_have_one_reason_to_be_opened() -> None:
    long = {str(path.relative_to(PACKAGE)): lines for path in MODULES if (lines := _lines(path)) > 400}
    assert not long


def _lines(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())
