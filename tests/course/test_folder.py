"""The course in the learner's folder: what he did stays, what is new comes beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from nautwidget.course import folder as laying
from nautwidget.course.folder import GIVEN, lay_out

FIRST = "01-first.ipynb"


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A course of two notebooks, as it was installed."""
    course = tmp_path / "shipped"
    course.mkdir()
    (course / FIRST).write_text("first, version 1")
    (course / "02-second.ipynb").write_text("second, version 1")
    monkeypatch.setattr(laying, "COURSE", course)
    return course


def read(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir() if path.name != GIVEN}


def test_everything_is_copied_into_a_new_folder_and_nothing_the_second_time(shipped: Path, tmp_path: Path) -> None:
    mine = tmp_path / "deep" / "mine"
    laid = lay_out(mine)
    assert [path.name for path in laid.new] == [FIRST, "02-second.ipynb"]
    assert laid.first == mine / FIRST
    assert read(mine) == read(shipped)
    again = lay_out(mine, update=True)
    assert (again.new, again.beside, again.newer) == ((), (), ())


def test_what_he_changed_stays_and_the_new_version_comes_beside_it_once(shipped: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    lay_out(mine)
    (mine / FIRST).write_text("first, and my answers")
    (shipped / FIRST).write_text("first, version 2")

    told = lay_out(mine)
    assert told.newer == (FIRST,)
    assert set(read(mine)) == {FIRST, "02-second.ipynb"}

    updated = lay_out(mine, update=True)
    assert [path.name for path in updated.beside] == ["01-first-new.ipynb"]
    assert read(mine)[FIRST] == "first, and my answers"
    assert read(mine)["01-first-new.ipynb"] == "first, version 2"
    (mine / "01-first-new.ipynb").unlink()
    assert lay_out(mine, update=True).beside == ()


def test_a_new_version_he_has_worked_in_stays_too(shipped: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    lay_out(mine)
    (mine / FIRST).write_text("mine")
    (shipped / FIRST).write_text("version 2")
    lay_out(mine, update=True)
    (shipped / FIRST).write_text("version 3")
    assert [path.name for path in lay_out(mine, update=True).beside] == ["01-first-new.ipynb"]
    (mine / "01-first-new.ipynb").write_text("mine, in version 3")
    (shipped / FIRST).write_text("version 4")
    assert [path.name for path in lay_out(mine, update=True).beside] == ["01-first-new-2.ipynb"]
    contents = read(mine)
    del contents["02-second.ipynb"]
    assert sorted(contents.values()) == ["mine", "mine, in version 3", "version 4"]


def test_what_he_never_touched_is_renewed_in_its_place(shipped: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    lay_out(mine)
    (shipped / FIRST).write_text("version 2")
    assert lay_out(mine).newer == (FIRST,)
    assert [path.name for path in lay_out(mine, update=True).new] == [FIRST]
    assert read(mine) == read(shipped)


def test_files_of_the_same_name_from_elsewhere_are_his(shipped: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / FIRST).write_text("something of mine")
    (mine / GIVEN).write_text("not a list")
    lay_out(mine)
    lay_out(mine, update=True)
    assert read(mine) == {
        FIRST: "something of mine",
        "01-first-new.ipynb": "first, version 1",
        "02-second.ipynb": "second, version 1",
    }


def test_a_notebook_he_threw_away_comes_back_fresh(shipped: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    lay_out(mine)
    (mine / FIRST).unlink()
    assert [path.name for path in lay_out(mine).new] == [FIRST]


def test_links_and_folders_in_the_way_are_left_alone(shipped: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / FIRST).symlink_to(tmp_path / "nowhere")
    (mine / "02-second.ipynb").mkdir()
    lay_out(mine, update=True)
    assert not (tmp_path / "nowhere").exists()
    assert (mine / "01-first-new.ipynb").read_text() == "first, version 1"
    assert (mine / "02-second-new.ipynb").read_text() == "second, version 1"
