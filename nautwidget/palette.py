"""The colours of every picture, in light and in dark, by the names that scenes use: `var(--deep)`.

Scenes name colours and never mix them, so that a theme is chosen where the picture is shown: on the live board by the
page around it, in a still picture by its own style sheet.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

#: `auto` is the theme of whoever looks.
THEMES: Final = ("auto", "light", "dark")


class Pair(NamedTuple):
    """One colour in the two themes."""

    light: str
    dark: str


class SeatColour(NamedTuple):
    """A player's colour and his mark: never colour alone."""

    colour: Pair
    #: Name of the mark, for the drawings.
    mark: str
    #: Ink of the mark.
    ink: str


DARK_MARK: Final = "#1A1206"
WHITE_MARK: Final = "#FFFFFF"

#: Three cues keep seats apart: hue, mark, and a dark mark on the bright ones against a white one on the others.
SEATS: Final = (
    SeatColour(Pair("#E2730F", "#E87D1C"), "triangle", DARK_MARK),
    SeatColour(Pair("#6B3CB0", "#7C4DC4"), "diamond", WHITE_MARK),
    SeatColour(Pair("#B01F30", "#C02B3A"), "square", WHITE_MARK),
    SeatColour(Pair("#FFDF4A", "#FFE35C"), "disc", DARK_MARK),
    SeatColour(Pair("#5FCB8B", "#6FD39A"), "cross", DARK_MARK),
    SeatColour(Pair("#1B2430", "#3A4856"), "star", WHITE_MARK),
)

#: Paper, panels, words and controls.
INTERFACE: Final = {
    "paper": Pair("#F7F3E8", "#0C141D"),
    "panel": Pair("#FFFDF7", "#131F2B"),
    "ink": Pair("#14273A", "#E6EDF2"),
    "ink-2": Pair("#4B5D6E", "#A5B6C4"),
    "line": Pair("#D9D3C3", "#2A3B4B"),
    "well": Pair("#F1ECDE", "#1B2937"),
    "accent": Pair("#0B6E82", "#5CC5D8"),
    "on-accent": Pair("#FFFFFF", "#04222A"),
    "button-line": Pair("#8A97A2", "#5B7083"),
    "focus": Pair("#0B3D91", "#FFE9A8"),
    "hint": Pair("#F2A900", "#FFC23D"),
    "hint-edge": Pair("#6B4600", "#3A2700"),
    "hint-light": Pair("#FFECAA8C", "#FFCD5A38"),
    "on-hint": Pair("#2B1D00", "#2B1D00"),
    "bubble": Pair("#FFF8E1", "#2A2415"),
    "bubble-ink": Pair("#2B1D00", "#FFEBBF"),
    "bad": Pair("#B3261E", "#FF8A80"),
    "on-bad": Pair("#FFFFFF", "#2B1D00"),
    "piece": Pair("#101C28", "#08111A"),
    "halo": Pair("#FFFFFF", "#FFFFFF"),
}

#: The sea chart: zones, their lines and names, the floors of modules, the backs of finds.
CHART: Final = {
    "lagoon": Pair("#E6F5EC", "#35737A"),
    "lagoon-2": Pair("#DDF1E9", "#306B73"),
    "slope": Pair("#BCE0E3", "#255A6C"),
    "slope-m": Pair("#B6DCE1", "#235567"),
    "slope-2": Pair("#AFD8DF", "#205163"),
    "deep": Pair("#86BBD5", "#173D56"),
    "deep-m": Pair("#7FB5D1", "#153951"),
    "deep-2": Pair("#77AFCD", "#13354C"),
    "deep-3": Pair("#71AAC9", "#102F45"),
    "deep-4": Pair("#6BA4C4", "#0D273B"),
    "trench": Pair("#2C5A86", "#0A1B2E"),
    "trench-2": Pair("#204A73", "#071424"),
    "trench-3": Pair("#173B60", "#040C18"),
    "trench-edge": Pair("#0E2C49", "#8FD0E0"),
    "contour": Pair("#1D5A78", "#8FD0E0"),
    "grid": Pair("#123E5C21", "#CBE8F221"),
    "chart": Pair("#123A54", "#E6F4F7"),
    "chart-deep": Pair("#DCEBF4", "#A9C6D8"),
    "floor": Pair("#FDFAF1", "#E9E4D3"),
    "floor-base": Pair("#FFF0C4", "#F4DE9E"),
    "floor-green": Pair("#CFE8B4", "#BFDDA0"),
    "floor-blue": Pair("#C3DAFA", "#B4CEF3"),
    "wall": Pair("#24384A", "#0A1420"),
    "pictogram": Pair("#14273A", "#14202B"),
    "lock-blue": Pair("#1768C9", "#1E74DB"),
    "lock-brown": Pair("#8C5220", "#9A5D28"),
    "back-slope": Pair("#E39A5B", "#D88B4A"),
    "back-slope-edge": Pair("#101C28", "#F0CFA8"),
    "back-deep": Pair("#B4492F", "#B64B33"),
    "back-deep-edge": Pair("#101C28", "#EBB7A4"),
    "back-trench": Pair("#8B6BB8", "#8E6EC0"),
    "back-trench-edge": Pair("#E8DDF6", "#D9C8F0"),
    "face": Pair("#FFFCF2", "#F7F1E0"),
}

WAVES_LIGHT: Final = ["#BFE6E6", "#9AD3DB", "#6FB8CC", "#4A9ABA", "#2F7BA3", "#1F5F8A", "#16486F", "#0F3556", "#0A2640"]
#: At night the surface is dim and the bands lie closer together; the depth still darkens downwards.
WAVES_DARK: Final = ["#3B7C8C", "#32708A", "#2A6180", "#235373", "#1C4765", "#163B57", "#113049", "#0D263B", "#0A1D2F"]

#: Deep Sea Adventure: sky, nine wave bands from the surface down, the floor, the submarine, rope and treasures.
SEA: Final = {
    "sky": Pair("#FBF1DC", "#16202B"),
    **{f"wave-{n}": Pair(*pair) for n, pair in enumerate(zip(WAVES_LIGHT, WAVES_DARK, strict=True), start=1)},
    "surface": Pair("#2F7BA3", "#7CC3D4"),
    "sea-floor": Pair("#061A2E", "#050E18"),
    "weed": Pair("#1F6E73", "#2A7F7C"),
    "ray": Pair("#FFFFFF", "#BFE9F2"),
    # Both strands of the rope are needed: the dark one carries it on pale water, the cream one in the deep.
    "rope": Pair("#FFF6DE", "#F3E8C8"),
    "rope-edge": Pair("#123A54", "#06121D"),
    "hull": Pair("#F3F5F4", "#C9D3D8"),
    "hull-2": Pair("#A9BAC4", "#8496A2"),
    "tower": Pair("#D3DDE2", "#A9B7C0"),
    "porthole": Pair("#5FA3B5", "#2E5F73"),
    "hull-line": Pair("#14273A", "#7890A0"),
    "chip-1": Pair("#F6D98B", "#F3D27C"),
    "chip-2": Pair("#F0A860", "#EBA056"),
    "chip-3": Pair("#E07A63", "#DC735C"),
    "chip-4": Pair("#B9598F", "#B9598F"),
    "chip-rim": Pair("#FFF6DE", "#F7EFD8"),
    "chip-dot": Pair("#2A1420", "#1E0E17"),
    "visor": Pair("#E9F4F7", "#E9F4F7"),
    "badge": Pair("#FFFDF7", "#F7F1E0"),
    "badge-ink": Pair("#14273A", "#14202B"),
    "skip": Pair("#173B60", "#0B1B2B"),
    "skip-ink": Pair("#FFFFFF", "#E6EDF2"),
    "cell": Pair("#FFFDF7", "#0F1A25"),
    "cell-line": Pair("#8A97A2", "#5B7083"),
    "air": Pair("#0B6E82", "#5CC5D8"),
}

#: Nautilus: the drawings on the finds' faces, which stay light in both themes, the coin, and the cross on a find
#: that would be lost.
FINDS: Final = {
    "find-ink": Pair("#14273A", "#14202B"),
    "find-gold": Pair("#E8B321", "#E8B321"),
    "find-jellyfish": Pair("#E0709F", "#E0709F"),
    "find-urchin": Pair("#5A3A86", "#5A3A86"),
    "find-scallop": Pair("#E9894A", "#E9894A"),
    "find-snail": Pair("#B98A3E", "#B98A3E"),
    "find-atlantis": Pair("#2C6C99", "#2C6C99"),
    "find-chest": Pair("#8A5527", "#8A5527"),
    "find-speed": Pair("#157A55", "#157A55"),
    "coin": Pair("#F2C230", "#F2C230"),
    "lost": Pair("#B3261E", "#B3261E"),
}

COLOURS: Final[dict[str, Pair]] = {
    **INTERFACE,
    **CHART,
    **SEA,
    **FINDS,
    **{f"seat-{seat}": entry.colour for seat, entry in enumerate(SEATS)},
    **{f"mark-{seat}": Pair(entry.ink, entry.ink) for seat, entry in enumerate(SEATS)},
}

#: The faces of type; the chart's one is for names of places.
FONT: Final = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif'
CHART_FONT: Final = 'ui-serif,"Iowan Old Style",Palatino,Georgia,serif'


def declarations(theme: str) -> str:
    """All colours of one theme as CSS variables."""
    colours = "".join(f"--{name}:{getattr(pair, theme)};" for name, pair in COLOURS.items())
    return f"color-scheme:{theme};{colours}"


@cache
def css() -> str:
    """The style sheet of the live board: one rule a theme, chosen by `data-theme` on its root."""
    return "\n".join(f".nautwidget[data-theme={theme}]{{{declarations(theme)}}}" for theme in ("light", "dark")) + "\n"


@cache
def svg_css(selector: str, theme: str = "auto") -> str:
    """The style sheet of a still picture, for the element that the selector names: one theme, or the reader's."""
    if theme not in THEMES:
        raise ValueError(f"no theme {theme!r}; there are {', '.join(THEMES)}")
    if theme != "auto":
        return f"{selector}{{{declarations(theme)}}}"
    dark = f"@media (prefers-color-scheme:dark){{{selector}{{{declarations('dark')}}}}}"
    return f"{selector}{{{declarations('light')}}}{dark}"
