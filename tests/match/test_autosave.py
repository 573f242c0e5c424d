"""Nothing a player did is lost or overwritten."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import warnings
from pathlib import Path

import pytest

import nautwidget as nw
from nautwidget.autosave import FOLDER_VARIABLE


@pytest.fixture(autouse=True)
def matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "matches"))
    return tmp_path / "matches"


def test_every_action_is_on_disk_when_it_is_done(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    match = nw.new("deepsea", 2, seed=3, autosave=path)
    for _ in range(20):
        match.act(match.legal_actions[0])
        again = nw.resume(path)
        assert again.state == match.state
    assert match.saved_in == path
    assert [file.name for file in tmp_path.iterdir()] == ["evening.json"]


def test_a_killed_kernel_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    program = f"""
import nautwidget as nw
match = nw.new("deepsea", 3, seed=5, autosave={str(path)!r})
while True:
    if match.over:
        break
    match.act(match.legal_actions[0])
    print(match.ply, flush=True)
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as kernel:
        assert kernel.stdout is not None
        last = 0
        for line in kernel.stdout:
            last = int(line)
            if last > 40:
                break
        kernel.send_signal(signal.SIGKILL)
        kernel.wait()
    assert nw.resume(path).ply >= last


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "thesis.json"
    path.write_text("my thesis", "utf-8")
    with pytest.raises(FileExistsError, match="resume"):
        nw.new("deepsea", autosave=path)
    assert path.read_text("utf-8") == "my thesis"


def test_two_who_resume_one_file_both_keep_their_game(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    nw.new("deepsea", 2, seed=3, autosave=path)
    one, other = nw.resume(path), nw.resume(path)
    one.act("down")
    one.act(one.legal_actions[0])
    with pytest.warns(UserWarning, match="elsewhere"):
        other.act("down")
    assert other.saved_in != path
    assert other.saved_in is not None
    assert nw.resume(path).state == one.state
    assert nw.resume(other.saved_in).state == other.state


def test_resume_without_a_path_takes_the_match_played_last(matches: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"nautwidget\.play"):
        nw.resume()
    boards = [nw.play("deepsea", 2, seed=seed) for seed in (1, 2)]
    assert len(list(matches.iterdir())) == 2
    boards[0].act("down")
    assert boards[0].match.saved_in is not None
    os.utime(boards[0].match.saved_in, (time.time() + 5, time.time() + 5))
    assert nw.resume().state == boards[0].match.state
    for board in boards:
        board.close()


def test_a_disk_that_fails_is_a_warning_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    match = nw.new("deepsea", seed=1, autosave=folder / "a.json")
    (folder / "a.json").unlink()
    folder.rmdir()
    folder.write_text("in the way", "utf-8")
    with pytest.warns(UserWarning, match="could not be saved"):
        match.act("down")
    assert match.begun
    folder.unlink()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        match.act(match.legal_actions[0])
    assert nw.resume(folder / "a.json").state == match.state
