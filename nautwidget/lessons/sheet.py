"""One HTML file to print: pictures and words, nothing from elsewhere, and no file is overwritten unasked."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

#: A4, black on white; a task is not torn apart where a page ends.
STYLE: Final = """
@page { size: A4; margin: 14mm; }
body { max-width: 182mm; margin: 8mm auto; padding: 0 4mm; font: 11pt/1.45 system-ui, sans-serif; color: #14273a; }
h1 { margin: 0 0 3mm; font-size: 19pt; }
h2 { margin: 0 0 1mm; font-size: 13pt; }
h2 small { margin-left: 2mm; font-size: 9pt; font-weight: 400; color: #4b5d6e; }
header p { display: flex; gap: 6mm; }
header span { flex: 2; border-bottom: .3mm solid; }
header span:last-child { flex: 1; }
section { break-inside: avoid; margin: 7mm 0; }
p, ol, ul, dl { margin: 1.5mm 0; }
figure { margin: 2mm 0; text-align: center; }
figure svg { width: auto; max-width: 100%; height: auto; max-height: 128mm; }
.lines { line-height: 9mm; }
.lines span { display: block; height: 9mm; border-bottom: .2mm solid #8a97a2; }
.choices { list-style: none; padding: 0; }
.choices li::before { content: "☐ "; font-size: 14pt; }
.choices li.right { font-weight: 700; }
.choices li.right::before { content: "☑ "; }
.wrong { font-size: 9.5pt; color: #4b5d6e; }
dt { float: left; clear: left; width: 12mm; font-weight: 700; }
dd { margin: 0 0 1.5mm 13mm; }
@media print { body { margin: 0; padding: 0; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
""".strip()


def page(title: str, language: str, body: Sequence[str]) -> str:
    """A whole page; its parts are HTML already."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            f'<head><meta charset="utf-8"><title>{escape(title)}</title><style>\n{STYLE}\n</style></head>',
            "<body>",
            f"<h1>{escape(title)}</h1>",
            *body,
            "</body>",
            "</html>",
            "",
        ]
    )


def element(tag: str, text: str, kind: str = "") -> str:
    """Words in an element; whatever they are, they stay words."""
    named = f' class="{kind}"' if kind else ""
    return f"<{tag}{named}>{escape(text)}</{tag}>"


def write(path: str | Path, text: str, overwrite: bool) -> Path:
    """Write a file that is not there yet; one that is there only when told to."""
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        with file.open("w" if overwrite else "x", encoding="utf-8") as opened:
            opened.write(text)
    except FileExistsError:
        raise FileExistsError(f"{file} is there already; overwrite=True replaces it") from None
    return file
