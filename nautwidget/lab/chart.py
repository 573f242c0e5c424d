"""Charts of what was found, drawn like everything else here: still pictures in light and dark, readable as words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10, sqrt
from statistics import fmean, stdev
from typing import Final

from nautwidget.scene import Scene, Shape, shape
from nautwidget.svg import svg

WIDTH: Final = 640
LABELS: Final = 150
VALUES: Final = 145
ROW: Final = 34
TITLE: Final = 40
HEIGHT: Final = 240
COLOURS: Final = ("accent", "seat-0", "seat-1", "seat-2", "seat-4", "seat-5")


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture of some numbers; as the value of a cell it is seen, printed it is read."""

    words: str
    scene: Scene

    def svg(self, theme: str = "auto") -> str:
        """The picture as the text of an SVG file."""
        return svg(self.scene, theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class Measured:
    """A mean, and how far off it may be: twice its standard error, so that it is right 19 times out of 20."""

    mean: float
    error: float
    number: int

    def __str__(self) -> str:
        return f"{self.mean:.3g} ± {self.error:.2g}" if self.number > 1 else f"{self.mean:.3g}"


def measured(values: Sequence[float]) -> Measured:
    """The mean of what was found, with its error."""
    if not values:
        raise ValueError("nothing was measured: there are no values")
    error = 2 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Measured(fmean(values), error, len(values))


def bars(found: Mapping[str, Sequence[float]], title: str = "") -> Chart:
    """A bar for the mean of each list of values, with its error and how many there were."""
    if not found:
        raise ValueError("a chart needs at least one bar")
    means = {name: measured(values) for name, values in found.items()}
    low = min(0.0, *(each.mean - each.error for each in means.values()))
    high = max(0.0, *(each.mean + each.error for each in means.values()))
    scale = (WIDTH - LABELS - VALUES) / (high - low or 1)

    def at(value: float) -> float:
        return round(LABELS + (value - low) * scale, 1)

    height = TITLE + ROW * len(means) + 8
    drawn = [_words(title, 0, 20, size=15, bold=True)]
    for number, (name, each) in enumerate(means.items()):
        y = TITLE + ROW * number
        left, right = sorted((at(0), at(each.mean)))
        drawn += [
            _words(name, LABELS - 10, y + 18, anchor="end"),
            shape("rect", x=left, y=y + 3, width=round(right - left, 1), height=ROW - 12, rx=3, fill="var(--accent)"),
            _line(at(each.mean - each.error), y + 14, at(each.mean + each.error), y + 14),
            _words(f"{each}  ({each.number})", WIDTH - VALUES + 10, y + 18, colour="ink-2"),
        ]
    drawn.append(_line(at(0), TITLE - 4, at(0), height - 8))
    words = "\n".join([title, *(f"{name}: {each} ({each.number})" for name, each in means.items())])
    return Chart(words, _scene((WIDTH, height), words, drawn))


def lines(found: Mapping[str, Sequence[float]], title: str = "", across: str = "") -> Chart:
    """A line for each list of values, one step apart from 1 on; `across` says what the steps are."""
    if not found or not all(found.values()):
        raise ValueError("a chart needs at least one line, and every line a value")
    steps = max(len(values) for values in found.values())
    marks = _marks(max(0.0, *(max(values) for values in found.values())))
    right, bottom = WIDTH - VALUES, TITLE + HEIGHT

    def point(step: int, value: float) -> tuple[float, float]:
        return round(40 + (right - 40) * step / max(1, steps - 1), 1), round(bottom - HEIGHT * value / marks[-1], 1)

    drawn = [_words(title, 0, 20, size=15, bold=True), *_axes(marks, steps, point(0, 0)[1], right, across)]
    for (name, values), colour in zip(found.items(), COLOURS * len(found), strict=False):
        path = " ".join(f"{x},{y}" for x, y in (point(step, value) for step, value in enumerate(values)))
        x, y = point(len(values) - 1, values[-1])
        drawn += [
            shape("polyline", points=path, fill="none", stroke=f"var(--{colour})", stroke_width=3),
            shape("circle", cx=x, cy=y, r=4, fill=f"var(--{colour})"),
            _words(name, x + 9, y + 4),
        ]
    words = "\n".join([title, *(f"{name}: {' '.join(f'{value:.3g}' for value in found[name])}" for name in found)])
    return Chart(words, _scene((WIDTH, bottom + 44), words, drawn))


def _axes(marks: Sequence[float], steps: int, bottom: float, right: float, across: str) -> Iterator[Shape]:
    for mark in marks:
        y = round(bottom - HEIGHT * mark / marks[-1], 1)
        yield _line(40, y, right, y, colour="line")
        yield _words(f"{mark:g}", 32, y + 4, anchor="end", colour="ink-2")
    every = ceil(steps / 12)
    for step in range(0, steps, every):
        x = round(40 + (right - 40) * step / max(1, steps - 1), 1)
        yield _words(str(step + 1), x, bottom + 18, anchor="middle", colour="ink-2")
    yield _words(across, (40 + right) / 2, bottom + 36, anchor="middle", colour="ink-2")


def _marks(highest: float) -> list[float]:
    """Round numbers from 0 to above the highest value."""
    unit = 10 ** floor(log10(highest or 1))
    step = next(unit * part for part in (0.2, 0.5, 1, 2) if highest <= 5 * unit * part)
    return [step * number for number in range(ceil(highest / step or 1) + 1)]


def _scene(size: tuple[float, float], about: str, drawn: Sequence[Shape]) -> Scene:
    return Scene(size, about, backdrop=(), layers=tuple(drawn), targets=(), cards=())


def _line(x1: float, y1: float, x2: float, y2: float, colour: str = "ink") -> Shape:
    return shape("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=f"var(--{colour})", stroke_width=1.5)


def _words(
    text: str, x: float, y: float, *, size: int = 13, bold: bool = False, anchor: str = "start", colour: str = "ink"
) -> Shape:
    weight = 700 if bold else 400
    fill = f"var(--{colour})"
    return shape("text", x=x, y=y, font_size=size, font_weight=weight, text_anchor=anchor, fill=fill, text=text)
