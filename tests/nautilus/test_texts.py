"""The texts of Nautilus: complete in three languages, each key used, each gap filled."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from string import Formatter

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from nautwidget.game import CHANCE, SPECTATOR
from nautwidget.games import game
from nautwidget.games.nautilus.actions import (
    DONE,
    PASS,
    Action,
    Buy,
    Deal,
    Dive,
    Dock,
    Launch,
    Look,
    Lot,
    Place,
    Raise,
    Sonar,
    Walk,
)
from nautwidget.games.nautilus.finds import ORDERS, Find, Zone
from nautwidget.games.nautilus.modules import RESEARCH_KINDS, Kind
from nautwidget.games.nautilus.state import Stage
from nautwidget.rulebook import rule, rule_ids
from nautwidget.texts import LANGUAGES, LOCALE, Texts
from tests.play import random_game
from tools.texts import stale

NAUTILUS = game("nautilus")
CODE = Path(__file__).parents[2] / "nautwidget" / "games" / "nautilus"
#: Calls that take a key, and what they put before it.
SPEAKERS = {"say": "", "texts": "", "_texts": "", "words": "scene.", "self": "scene."}


def po(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "nautilus.po"


@cache
def catalogue(language: str) -> dict[str, tuple[str, ...]]:
    """Every key with its text, or its texts by plural form."""
    with po(language).open("rb") as file:
        read: Catalog = read_po(file, locale=language, abort_invalid=True)
    found: dict[str, tuple[str, ...]] = {}
    for message in read:
        ids, strings = (
            part if isinstance(part, tuple | list) else (str(part or ""),) for part in (message.id, message.string)
        )
        if ids[0]:
            found[ids[0]] = tuple(strings)
    return found


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@cache
def code() -> tuple[tuple[str, ast.Module], ...]:
    return tuple((path.name, ast.parse(path.read_text("utf-8"))) for path in sorted(CODE.glob("*.py")))


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    """Every call with a key: the file, the call, and the prefix of the key."""
    for file, tree in code():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                named = node.func
                name = (
                    named.id if isinstance(named, ast.Name) else named.attr if isinstance(named, ast.Attribute) else ""
                )
                if name in SPEAKERS and not (name == "self" and file != "words.py"):
                    yield file, node, SPEAKERS[name]


def pattern(key: ast.expr) -> str | None:
    """What a key looks like in the code, as a regular expression; None when it comes from a variable."""
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        return re.escape(key.value)
    if isinstance(key, ast.JoinedStr):
        return "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[^.]+" for p in key.values)
    if isinstance(key, ast.IfExp):
        parts = [pattern(key.body), pattern(key.orelse)]
        return "|".join(part for part in parts if part)
    return None


# The catalogues


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_missing(language: str) -> None:
    assert set(catalogue(language)) == set(catalogue("en"))
    for key, texts in catalogue(language).items():
        assert all(text.strip() for text in texts), key
        assert len(texts) == len(catalogue("en")[key]), f"{key} has a plural in one language only"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_gaps(language: str) -> None:
    for key, texts in catalogue(language).items():
        for text in texts:
            assert gaps(text) == gaps(catalogue("en")[key][-1]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_is_up_to_date(language: str) -> None:
    assert not stale(po(language))


def test_languages_are_not_copies_of_each_other() -> None:
    for key in (key for key in catalogue("en") if key.startswith(("rule.", "why."))):
        assert len({catalogue(language)[key] for language in LANGUAGES}) == len(LANGUAGES), key


# The rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text_and_the_same_rulings_in_all_languages(language: str) -> None:
    texts, english = Texts(language, "nautilus"), Texts("en", "nautilus")
    for id_ in rule_ids(*NAUTILUS.rule_ids):
        assert len(rule(id_, texts).text) > 30, id_
        assert rule(id_, texts).ruling == rule(id_, english).ruling, id_
    assert [key for key in catalogue(language) if key.startswith("rule.")] == [f"rule.N{n}" for n in range(1, 56)]


# The keys in the code


def test_every_key_in_the_code_exists() -> None:
    keys = catalogue("en")
    checked = 0
    for file, call, prefix in calls():
        looks = pattern(call.args[0])
        if looks is not None:
            expression = re.compile(f"{re.escape(prefix)}({looks})")
            assert any(expression.fullmatch(key) for key in keys), f"{file}:{call.lineno}: {looks}"
            checked += 1
    assert checked > 150


def test_a_key_has_a_plural_where_and_only_where_the_code_counts() -> None:
    for file, call, prefix in calls():
        key = call.args[0]
        if isinstance(key, ast.Constant) and isinstance(key.value, str) and prefix + key.value in catalogue("en"):
            counted = len(call.args) > 1 or any(keyword.arg == "count" for keyword in call.keywords)
            assert counted == (len(catalogue("en")[prefix + key.value]) > 1), f"{file}:{call.lineno}: {key.value}"


def test_every_gap_is_filled_where_a_text_is_used() -> None:
    for file, call, prefix in calls():
        looks = pattern(call.args[0])
        if looks is None:
            continue
        given = {keyword.arg for keyword in call.keywords} | ({"count"} if len(call.args) > 1 else set())
        for key, texts in catalogue("en").items():
            if re.fullmatch(f"{re.escape(prefix)}({looks})", key):
                missing = gaps(texts[-1]) - given
                # Texts of one family differ: what is asked for by a variable key is proven by playing.
                assert not missing or not isinstance(call.args[0], ast.Constant), f"{file}:{call.lineno}: {missing}"


def test_no_text_is_left_that_nothing_uses() -> None:
    written = [pattern(node) for _, tree in code() for node in ast.walk(tree) if isinstance(node, ast.expr)]
    # A pattern that begins with a gap would match any key.
    telling = sorted({looks for looks in written if looks and not looks.startswith("[^")})
    used = re.compile("|".join(f"(?:{looks})" for looks in telling))
    for key in catalogue("en"):
        if not key.startswith(("rule.", "bot.")) and key != "game":
            assert used.fullmatch(key) or used.fullmatch(key.removeprefix("scene.")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_of_keys_are_complete(language: str) -> None:
    texts = Texts(language, "nautilus")
    asked = [s for s in Stage if s > Stage.DEAL and s != Stage.OVER]
    plain = ["game", *(f"bot.{name}" for name in NAUTILUS.bots), *(f"stage.{stage.word}" for stage in Stage)]
    plain += [f"module.{kind.word}" for kind in Kind] + ["scene.choose.expand", "scene.choose.launch"]
    plain += [f"find.{find.word}" for find in Find] + [f"zone.{zone.word}" for zone in Zone]
    plain += [f"{family}.N{n}" for n in (50, 51, 52) for family in ("tell.ending", "scene.body.over")]
    plain += [f"scene.button.{s.word}" for s in asked if s not in (Stage.BUY, Stage.RAISE)]
    assert all(texts(key) for key in plain)
    assert all(texts(f"scene.title.{s.word}", who="x") for s in Stage if s != Stage.OVER)
    assert all(texts(f"scene.choose.{word}", 2) for word in ("research", "reward", "dive", "speed"))
    assert all(texts(f"scene.effect.{kind.word}", value=1) for kind in RESEARCH_KINDS)
    assert all(texts(f"tell.pass.{word}", who="x") for word in ("buy", "speed", "look", "reward", "dock"))
    assert all(texts(f"tell.done.{word}", who="x") for word in ("expand", "research", "dive"))
    assert all(texts(f"why.trench-{needs}", cell="a1") for needs in ("five-modules", "all-kinds"))


# The sentences


def any_action(random: Random) -> Action:
    """Some action of the game, most often one that is not allowed."""
    cell, other = random.randrange(24) * 32 + random.randrange(30), random.randrange(24) * 32 + random.randrange(30)
    sub, kind, count = random.randrange(3), random.randrange(8), random.randrange(6)
    return random.choice(
        (
            *(Lot(9), Deal((), ()), Deal((0,) * 60, (0, 0)), Buy(kind, count), PASS, DONE, Raise(count * 9)),
            *(
                Place(kind, count, cell, count % 4),
                Walk(cell, other),
                Walk(cell, cell),
                Launch(cell, random.randrange(8)),
            ),
            *(Sonar(sub), Dive(sub, cell), Dock(sub, cell), Look(cell)),
        )
    )


def near(state: object, action: Action, random: Random) -> Action:
    """The same action moved to where modules and submarines are, so that the telling refusals come up."""
    table = state.table  # type: ignore[attr-defined]
    centre = random.choice(table.centres)
    match action:
        case Walk():
            return Walk(random.choice(table.centres), centre)
        case Launch(_, side):
            return Launch(centre, side)
        case Place(kind, count, _, turn):
            return Place(kind, count, max(0, min(991, centre + random.choice((-98, -66, 2, 3, 62, 96)))), turn)
        case Dock(sub, _):
            return Dock(sub, centre)
        case Dive(sub, _) if table.subs[table.seat][sub] >= 0:
            return Dive(sub, max(0, min(991, table.subs[table.seat][sub] + random.choice((-3, -64, 0, 5, 99)))))
        case _:
            return action


def test_every_refusal_can_be_said_in_every_language() -> None:
    texts = [Texts(language, "nautilus") for language in LANGUAGES]
    said = set()
    random = Random(5)
    for seed, preset in enumerate(NAUTILUS.presets.values()):
        for state, _ in random_game(NAUTILUS, 2 + seed, seed, preset):
            actor = NAUTILUS.actor(state)
            seat = SPECTATOR if actor in (CHANCE, None) else actor
            for _ in range(6):
                action = any_action(random)
                if random.random() < 0.7:
                    action = near(state, action, random)
                refusal = NAUTILUS.why_not(NAUTILUS.view(state, seat), action)
                for reason in refusal.reasons if refusal else ():
                    said.add(reason.say.key)
                    assert all(text(reason.say) for text in texts)
                    assert re.fullmatch(r"N([1-9]|[1-4]\d|5[0-5])", reason.rule), reason
    refusals = {key for key in catalogue("en") if key.startswith("why.")}
    assert len(said & refusals) > len(refusals) / 2, sorted(refusals - said)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_can_be_told_in_every_language(players: int) -> None:
    texts = [Texts(language, "nautilus") for language in LANGUAGES]
    told = set()
    for state, action in random_game(NAUTILUS, players, players):
        if action is None:
            break
        after = NAUTILUS.apply(state, action)
        for seat in (SPECTATOR, 0, 1):
            for sentence in NAUTILUS.tell(NAUTILUS.view(state, seat), action, NAUTILUS.view(after, seat)):
                told.add(sentence.key)
                assert all(not re.search(r"[{}]", text(sentence)) for text in texts)
    assert {"tell.deal", "tell.buy", "tell.place", "tell.walk", "tell.activate", "tell.order", "tell.score"} <= told


# What is told to whom


def test_a_look_and_a_sounding_are_told_to_all_but_their_faces_to_one() -> None:
    seen = 0
    for seed in range(4):
        for state, action in random_game(NAUTILUS, 2, seed):
            if not isinstance(action, Look | Sonar):
                continue
            after = NAUTILUS.apply(state, action)
            own, other = state.table.seat, 1 - state.table.seat
            keys = {
                seat: [s.key for s in NAUTILUS.tell(NAUTILUS.view(state, seat), action, NAUTILUS.view(after, seat))]
                for seat in (own, other, SPECTATOR)
            }
            key = "tell.look" if isinstance(action, Look) else "tell.sonar"
            assert all(told[0] == key for told in keys.values())
            assert "tell.sees" not in keys[other] + keys[SPECTATOR]
            seen += "tell.sees" in keys[own]
    assert seen > 5


def test_orders_are_told_only_once_they_lie_open() -> None:
    for state, action in random_game(NAUTILUS, 3, 8):
        if action is None:
            break
        after = NAUTILUS.apply(state, action)
        told = NAUTILUS.tell(NAUTILUS.view(state, 0), action, NAUTILUS.view(after, 0))
        shown = [sentence for sentence in told if sentence.key == "tell.order"]
        if shown:
            assert after.table.orders
            assert not state.table.orders
            assert len(shown) == 3
        text = Texts("en", "nautilus")
        assert all(" + " not in text(s) for s in told if s.key != "tell.order"), "an order leaked"
    assert len(ORDERS) == 4
