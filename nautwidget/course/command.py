"""The command `nautwidget`: `lab` opens the course, `course --update` brings new versions of it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from nautwidget import __version__
from nautwidget.course import jupyter
from nautwidget.course.folder import GIVEN, Laid, lay_out
from nautwidget.texts import LANGUAGES, Texts

FOLDER: Final = "nautwidget-course"
DOMAIN: Final = "course"
#: Where the language of a terminal is said, the first that says one.
LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; 0 when it could be done."""
    texts = Texts(spoken(), DOMAIN)
    parser = _parser(texts)
    options, rest = parser.parse_known_args(arguments)
    lab = options.command == "lab"
    if rest and not lab:
        parser.error(texts("error.unknown", words=" ".join(rest)))
    try:
        laid = lay_out(options.folder, update=not lab and options.update)
    except OSError as error:
        return _fail(texts("error.folder", folder=str(options.folder), why=error.strerror or str(error)))
    for line in _told(laid, texts):
        print(line, flush=True)
    if jupyter.installed():
        jupyter.trust([*laid.new, *laid.beside])
    elif lab:
        return _fail(texts("error.jupyter", python=sys.executable))
    if lab:
        jupyter.open_lab(laid.first, rest)
    return 0


def spoken() -> str:
    """The language of the terminal, if it is one of ours, else English."""
    said = next((value for name in LANGUAGE_VARIABLES if (value := os.environ.get(name))), "")
    return said[:2] if said[:2] in LANGUAGES else LANGUAGES[0]


def _usual() -> Path:
    """Where the course goes unless told: who stands in his copy of it means that one."""
    return Path() if Path(GIVEN).exists() else Path(FOLDER)


def _parser(texts: Texts) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("nautwidget", description=texts("help"), allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"nautwidget {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="lab | course")
    for name in ("lab", "course"):
        words = texts(f"help.{name}")
        command = commands.add_parser(name, help=words, description=words, allow_abbrev=False)
        command.add_argument("--folder", type=Path, default=_usual(), help=texts("help.folder", folder=FOLDER))
        if name == "course":
            command.add_argument("--update", action="store_true", help=texts("help.update"))
    return parser


def _told(laid: Laid, texts: Texts) -> list[str]:
    """What happened, a sentence each; a folder that has everything is told so."""
    told = []
    if laid.new:
        told.append(texts("told.new", count=len(laid.new), folder=str(laid.folder)))
    told += [texts("told.beside", notebook=path.name, folder=str(laid.folder)) for path in laid.beside]
    if laid.newer:
        told.append(texts("told.newer", count=len(laid.newer), folder=str(laid.folder)))
    return told or [texts("told.nothing", folder=str(laid.folder))]


def _fail(message: str) -> int:
    print(f"nautwidget: {message}", file=sys.stderr)
    return 1
