"""A real JupyterLab for tests and benchmarks: a server of its own, and notebooks opened and run in a browser."""

from __future__ import annotations

import json
import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import nbformat

if TYPE_CHECKING:
    from playwright.sync_api import Page

#: Every cell in the page at once, no news from outside, and nothing saved behind the test's back.
OVERRIDES = {
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/docmanager-extension:plugin": {"autosave": False},
}
START_SECONDS = 25
KERNEL_MILLISECONDS = 20_000

SESSION = "jupyterapp.shell.currentWidget?.sessionContext"
IDLE = f"() => window.jupyterapp && {SESSION}?.session?.kernel?.status === 'idle'"
RUN_ALL = "() => jupyterapp.commands.execute('notebook:run-all-cells')"
SHUTDOWN = f"() => {SESSION}?.shutdown()"


@dataclass(frozen=True, slots=True)
class JupyterLab:
    """A running server: where it listens, its token, and the folder of its notebooks."""

    url: str
    token: str
    folder: Path

    def open(self, page: Page, name: str, cells: Sequence[str], *, run: bool = True) -> None:
        """Writes a notebook, opens it in the page, waits for its kernel and, unless told not to, runs all its cells."""
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        path = self.folder / f"{name}.ipynb"
        nbformat.write(notebook, path)
        self.show(page, path)
        if run:
            page.evaluate(RUN_ALL)

    def show(self, page: Page, notebook: Path) -> None:
        """Opens a notebook that lies in the server's folder, and waits for its kernel."""
        page.goto(f"{self.url}/lab/tree/{notebook.relative_to(self.folder).as_posix()}?reset&token={self.token}")
        page.wait_for_function(IDLE, timeout=KERNEL_MILLISECONDS)

    def close(self, page: Page) -> None:
        """Ends the kernel of the notebook in the page, and the page."""
        page.evaluate(SHUTDOWN)
        page.close()


@contextmanager
def serve(home: Path) -> Iterator[JupyterLab]:
    """A server on a free port, with settings, kernels and notebooks of its own under `home`."""
    notebooks, settings = home / "notebooks", home / "settings"
    for folder in (notebooks, settings):
        folder.mkdir(parents=True)
    (settings / "overrides.json").write_text(json.dumps(OVERRIDES))
    lab = JupyterLab(f"http://127.0.0.1:{free_port()}", secrets.token_hex(16), notebooks)
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--expose-app-in-browser"),
        f"--ServerApp.root_dir={lab.folder}",
        f"--LabApp.app_settings_dir={settings}",
    ]
    with running(lab, command, home):
        yield lab


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


@contextmanager
def running(lab: JupyterLab, command: Sequence[str], home: Path, **more: str) -> Iterator[None]:
    """Runs a command that starts the server, with settings and kernels of its own under `home`, until it is over."""
    own = {"JUPYTER_CONFIG_DIR": "config", "JUPYTER_DATA_DIR": "data", "JUPYTER_RUNTIME_DIR": "runtime"}
    folders = {name: home / folder for name, folder in {**own, "IPYTHONDIR": "ipython"}.items()}
    for folder in folders.values():
        folder.mkdir(parents=True)
    where = ["--ServerApp.ip=127.0.0.1", f"--ServerApp.port={lab.url.rpartition(':')[2]}", "--ServerApp.port_retries=0"]
    whole = [*command, "--allow-root", *where, f"--IdentityProvider.token={lab.token}"]
    environment = {**os.environ, **{name: str(folder) for name, folder in folders.items()}, **more}
    log = home / "server.log"
    with log.open("w") as output:
        server = subprocess.Popen(whole, env=environment, cwd=home, stdout=output, stderr=subprocess.STDOUT)
    try:
        _wait(server, lab, log)
        yield
    finally:
        server.terminate()
        try:
            server.wait(timeout=10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _wait(server: subprocess.Popen[bytes], lab: JupyterLab, log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and server.poll() is None:
        try:
            urllib.request.urlopen(f"{lab.url}/api/status?token={lab.token}", timeout=2).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text()}")
