"""Computer players of Nautilus."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from nautwidget.games.nautilus.actions import Action
from nautwidget.games.nautilus.state import View


def random_bot(view: View, legal: Sequence[Action], random: Random) -> Action:
    """Any legal action, each as likely as the other."""
    return legal[random.randrange(len(legal))]
