"""A rule card: the rules of one phase on one page."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

from nautwidget.lessons.phases import rules_of
from nautwidget.lessons.sheet import page, write
from nautwidget.lessons.words import DOMAIN
from nautwidget.players import language_of
from nautwidget.rulebook import Rule, rule
from nautwidget.texts import Texts


@dataclass(frozen=True, slots=True, repr=False)
class RuleCard:
    """The rules of a phase in one language; as the value of a cell they can be read, and saved to be printed."""

    title: str
    rules: tuple[Rule, ...]
    language: str

    def __repr__(self) -> str:
        return "\n".join([self.title, *(f"{rule.id}  {rule.text}" for rule in self.rules)])

    def _listed(self) -> str:
        items = "".join(f"<dt>{rule.id}</dt><dd>{escape(rule.text)}</dd>" for rule in self.rules)
        return f"<dl>{items}</dl>"

    def _repr_html_(self) -> str:
        return f'<h3 lang="{self.language}">{escape(self.title)}</h3><div lang="{self.language}">{self._listed()}</div>'

    def save(self, path: str | Path, *, overwrite: bool = False) -> Path:
        """Write the card as one HTML file to print; one that is there already is left alone unless told."""
        return write(path, page(self.title, self.language, [self._listed()]), overwrite)


def rule_card(game: str, phase: str, language: str = "en") -> RuleCard:
    """The rules of a phase: `rule_card("nautilus", "expand", "it")`."""
    ids = rules_of(game, phase)
    texts = Texts(language_of(language), game, more=(DOMAIN,))
    title = texts("rule-card.title", game=texts("game"), phase=texts(f"phase.{phase}"))
    return RuleCard(title, tuple(rule(each, texts) for each in ids), language)
