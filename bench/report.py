"""What was measured, whether it meets its target, and the table of it all."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

HEAD = ("measured", "ours", "peer", "ratio", "target", "met")


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement. The target judges the ratio to the peer where there is a peer, else the number itself.

    Where the peer is only there to compare with, the number itself is judged all the same.
    """

    name: str
    unit: str
    ours: float
    #: The target: at least or at most so much.
    limit: float
    at_least: bool = False
    peer: float | None = None
    peer_name: str = ""
    judge_ratio: bool = True

    @property
    def ratio(self) -> float | None:
        return None if self.peer is None else self.ours / self.peer

    @property
    def met(self) -> bool:
        judged = self.ours if self.ratio is None or not self.judge_ratio else self.ratio
        return judged >= self.limit if self.at_least else judged <= self.limit

    def cells(self) -> tuple[str, ...]:
        """The row as the table shows it."""
        peer = "–" if self.peer is None else f"{_number(self.peer)} {self.unit} ({self.peer_name})"
        ratio = "–" if self.ratio is None else f"{self.ratio:.2f}×"
        unit = f" {self.unit}" if self.ratio is None or not self.judge_ratio else "×"
        target = f"{'≥' if self.at_least else '≤'} {self.limit:g}{unit}"
        return self.name, f"{_number(self.ours)} {self.unit}", peer, ratio, target, "yes" if self.met else "NO"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.1f}"


def table(rows: Sequence[Row]) -> str:
    """The rows in Markdown, in columns that also read well as plain text."""
    lines = [HEAD, *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    text = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in lines
    ]
    text.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(text)


def write(folder: Path, rows: Sequence[Row], settings: Mapping[str, object]) -> None:
    """The table and the numbers, with the settings they were measured under."""
    folder.mkdir(parents=True, exist_ok=True)
    listed = "\n".join(f"- {name}: {value}" for name, value in settings.items())
    (folder / "results.md").write_text(f"# Benchmarks\n\n{table(rows)}\n\n{listed}\n", "utf-8")
    numbers = [{**asdict(row), "ratio": row.ratio, "met": row.met} for row in rows]
    data = {"settings": dict(settings), "rows": numbers}
    (folder / "results.json").write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", "utf-8")
