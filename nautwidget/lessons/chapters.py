"""The chapters of the course: the first part of an exercise's id, and the file and catalogue it stands in."""

from __future__ import annotations

from typing import Final

#: `expand/first-module` stands in `nautilus_expand.py`, its words in the catalogues `lessons_nautilus_expand.po`.
CHAPTERS: Final = {
    "setup": "nautilus_setup",
    "expand": "nautilus_expand",
    "research": "nautilus_research",
    "launch": "nautilus_launch",
    "dive": "nautilus_dive",
    "recover": "nautilus_recover",
    "scoring": "nautilus_scoring",
    "deepsea": "deepsea",
}
