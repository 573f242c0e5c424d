"""JupyterLab on the learner's folder."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path


def installed() -> bool:
    """Whether JupyterLab is in this environment."""
    return find_spec("jupyterlab") is not None


def trust(paths: Sequence[Path]) -> None:
    """Let Jupyter show the pictures of these notebooks before they are run, as `jupyter trust` would."""
    if not paths:
        return
    import nbformat
    from nbformat.sign import NotebookNotary

    notary = NotebookNotary()
    for path in paths:
        notary.sign(nbformat.read(path, as_version=4))


def open_lab(notebook: Path, options: Sequence[str]) -> None:
    """Open a notebook in JupyterLab, and stay until it is ended."""
    # In this very process: Ctrl-C is JupyterLab's to answer.
    sys.argv = ["jupyter-lab", str(notebook), *options]
    runpy.run_module("jupyterlab", run_name="__main__", alter_sys=True)
