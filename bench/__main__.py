"""All benchmarks: `python -m bench --peers PYTHON`, the Python of the environment that has the peers."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from bench import click, first, hover, memory, report, size
from bench.report import Row
from bench.slices import Player, alternate

OUT = Path(__file__).parent / "out"
CATANATRON = "catanatron 3.2.1"
COUNTER = "bare anywidget counter"
CHESS = "python-chess 1.11.2"
OPENSPIEL = "OpenSpiel 2.0.2, IS-MCTS in Python, hearts"


def beside(options: argparse.Namespace, ours: str, peer: str) -> tuple[float, float]:
    """The rates of one of our programs and of a peer's, measured in turns."""
    with (
        Player(sys.executable, f"bench.{ours}", options.seed) as player,
        Player(options.peers, f"bench.{peer}", options.seed) as rival,
    ):
        rate, rival_rate = alternate([player, rival], options.slices, options.seconds)
    return rate, rival_rate


def plies(options: argparse.Namespace, game: str, limit: float) -> Row:
    ours, peer = beside(options, f"random_{game}", "random_catanatron")
    name = f"random play of {game}, four players"
    return Row(name, "plies/s", ours, limit, at_least=True, peer=peer, peer_name=CATANATRON)


def listing(options: argparse.Namespace) -> Row:
    quick = argparse.Namespace(**{**vars(options), "seconds": options.seconds / 20})
    ours, peer = beside(quick, "list_nautilus", "list_chess")
    name = "listing legal actions of nautilus"
    return Row(name, "actions/s", ours, 5, at_least=True, peer=peer, peer_name=CHESS)


def copying(options: argparse.Namespace) -> Row:
    quick = argparse.Namespace(**{**vars(options), "seconds": options.seconds / 20})
    ours, peer = beside(quick, "copy_nautilus", "copy_catanatron")
    return Row("copy of a state of nautilus", "µs", 1e6 / ours, 0.08, peer=1e6 / peer, peer_name=CATANATRON)


def lines(options: argparse.Namespace) -> Row:
    ours, peer = beside(options, "search_nautilus", "search_openspiel")
    name = "truncated playouts of the tutor in nautilus"
    return Row(name, "lines/s", ours, 400, at_least=True, peer=peer, peer_name=OPENSPIEL, judge_ratio=False)


def clicks(options: argparse.Namespace, game: str, limit: float, kilobytes: float) -> tuple[Row, Row]:
    result = click.measure(game, options.clicks, options.seed)
    ours, peer = result.milliseconds
    return (
        Row(f"{game}: click to repaint in JupyterLab", "ms", ours, limit, peer=peer, peer_name=COUNTER),
        Row(f"{game}: messages of one move, both ways", "kB", result.kilobytes_a_move, kilobytes),
    )


def first_pictures() -> tuple[Row, Row]:
    ours, peer, kilobytes = first.display()
    return (
        Row("nautilus: first board in JupyterLab", "ms", ours, 3, peer=peer, peer_name=COUNTER),
        Row("nautilus: first picture", "kB", kilobytes, 150),
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--peers", required=True, help="the Python that has the peers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slices", type=int, default=5, help="of random play, for each of the two")
    parser.add_argument("--seconds", type=float, default=3, help="length of a slice")
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--starts", type=int, default=15, help="of a fresh Python, for each of the two")
    parser.add_argument("--games", type=int, default=1000, help="of Nautilus, to see what memory they leave")
    options = parser.parse_args()
    settings = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "jupyterlab": version("jupyterlab"),
        "anywidget": version("anywidget"),
        **{name: value for name, value in vars(options).items() if name != "peers"},
    }
    rows = [
        plies(options, "deepsea", 5),
        plies(options, "nautilus", 2),
        listing(options),
        copying(options),
        lines(options),
        Row(f"memory after {options.games} games, to that after half", "×", memory.growth(options.games, 1), 1.05),
        *clicks(options, "deepsea", 1.5, 8),
        *clicks(options, "nautilus", 2, 25),
        *first_pictures(),
        Row("nautilus: script of a pointer move, 4 × slower", "ms", hover.milliseconds_a_move(), 4),
        Row("bundle, gzipped", "kB", size.bundle_kilobytes(), 40),
        Row("import beyond a bare Python", "ms", size.import_milliseconds(options.starts), 60),
    ]
    report.write(OUT, rows, settings)
    print(report.table(rows))
    missed = [row.name for row in rows if not row.met]
    print(f"\nmissed: {', '.join(missed)}" if missed else "\nall targets met")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
