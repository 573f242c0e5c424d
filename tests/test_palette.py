"""The palette keeps its promises: seats stay apart for every kind of colour vision, words can be read."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from nautwidget import palette

#: Machado, Oliveira and Fernandes 2009, full severity, for linear RGB.
VISION = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)
THEMES = ("light", "dark")

Vector = tuple[float, ...]


def linear(colour: str) -> Vector:
    parts = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def times(matrix: tuple[Vector, ...], vector: Vector) -> Vector:
    return tuple(sum(factor * part for factor, part in zip(row, vector, strict=True)) for row in matrix)


def lab(rgb: Vector) -> Vector:
    x, y, z = (
        value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
        for value in (part / white for part, white in zip(times(XYZ, rgb), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, vision: str) -> Vector:
    return lab(tuple(min(1.0, max(0.0, part)) for part in times(VISION[vision], linear(colour))))


def difference(one: str, other: str, vision: str) -> float:
    pairs = zip(seen(one, vision), seen(other, vision), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def contrast(one: str, other: str) -> float:
    dark, light = sorted(times(XYZ, linear(colour))[1] for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def colour(name: str, theme: str) -> str:
    return str(getattr(palette.COLOURS[name], theme))


def test_the_yardsticks_measure_what_they_should() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21, abs=0.01)
    assert difference("#000000", "#FFFFFF", "normal") == pytest.approx(100, abs=0.1)
    assert difference("#FF0000", "#6B5B00", "protanopia") < difference("#FF0000", "#6B5B00", "normal") / 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("vision", VISION)
def test_any_two_seats_stay_apart(theme: str, vision: str) -> None:
    for one, other in combinations(range(len(palette.SEATS)), 2):
        apart = difference(colour(f"seat-{one}", theme), colour(f"seat-{other}", theme), vision)
        assert apart >= 20, (one, other, apart)


@pytest.mark.parametrize("theme", THEMES)
def test_every_mark_can_be_read_on_its_seat(theme: str) -> None:
    for seat in range(len(palette.SEATS)):
        assert contrast(colour(f"seat-{seat}", theme), colour(f"mark-{seat}", theme)) >= 4.5, seat


def test_no_two_seats_share_a_mark() -> None:
    assert len({seat.mark for seat in palette.SEATS}) == len(palette.SEATS) == 6


WORDS = [
    *[(ink, ground) for ink in ("ink", "ink-2") for ground in ("paper", "panel", "well", "sky")],
    ("on-accent", "accent"),
    ("bubble-ink", "bubble"),
    ("on-hint", "hint"),
    ("on-bad", "bad"),
    ("badge-ink", "badge"),
    ("skip-ink", "skip"),
    ("chart", "lagoon"),
    ("chart", "slope"),
    ("chart", "deep"),
    ("chart-deep", "trench"),
    ("pictogram", "floor"),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), WORDS)
def test_words_meet_aa(ink: str, ground: str, theme: str) -> None:
    assert contrast(colour(ink, theme), colour(ground, theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_the_rope_shows_on_every_water(theme: str) -> None:
    """One of its two strands always has contrast enough: dark on pale water, cream in the deep."""
    for band in range(1, 10):
        water = colour(f"wave-{band}", theme)
        assert max(contrast(colour(strand, theme), water) for strand in ("rope", "rope-edge")) >= 3, band


@pytest.mark.parametrize("theme", THEMES)
def test_depth_darkens(theme: str) -> None:
    light = [times(XYZ, linear(colour(f"wave-{band}", theme)))[1] for band in range(1, 10)]
    assert light == sorted(light, reverse=True)
    assert len(set(light)) == 9


@pytest.mark.parametrize("theme", THEMES)
def test_the_dots_of_a_treasure_can_be_counted(theme: str) -> None:
    for shape in range(1, 5):
        assert contrast(colour(f"chip-{shape}", theme), colour("chip-dot", theme)) >= 3


def test_the_board_s_style_sheet_has_every_colour_in_both_themes() -> None:
    light, dark = palette.css().splitlines()
    assert light.startswith(".nautwidget[data-theme=light]{")
    assert dark.startswith(".nautwidget[data-theme=dark]{")
    for name, pair in palette.COLOURS.items():
        assert f"--{name}:{pair.light};" in light
        assert f"--{name}:{pair.dark};" in dark


def test_colours_are_spelt_as_css_spells_them() -> None:
    for name, pair in palette.COLOURS.items():
        assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", name)
        assert all(re.fullmatch(r"#[0-9A-F]{6}([0-9A-F]{2})?", value) for value in pair), name


def test_a_still_follows_the_reader_or_keeps_to_one_theme() -> None:
    assert "prefers-color-scheme:dark" in palette.svg_css(".still")
    assert "#F7F3E8" in palette.svg_css(".still", "light")
    assert "#F7F3E8" not in palette.svg_css(".still", "dark")
    assert "@media" not in palette.svg_css(".still", "dark")
