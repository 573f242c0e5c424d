"""What the tutor points at is on the board, the rule it names exists, and every move has words."""

from __future__ import annotations

import pytest

import nautwidget as nw
from nautwidget.game import CHANCE, AnyGame
from nautwidget.games import NAMES, game
from nautwidget.notes import arrow, ghost, light
from nautwidget.rulebook import rule_ids
from nautwidget.texts import LANGUAGES, Texts
from nautwidget.tutor.knowhow import know_how
from nautwidget.tutor.words import Words
from tests.play import random_game
from tests.test_texts import catalogue

#: A bot and a seed whose game meets every kind of decision.
BOTS = {"nautilus": ("heuristic", 1), "deepsea": ("random", 0)}
every_game = pytest.mark.parametrize("the_game", [game(name) for name in NAMES], ids=NAMES)


@every_game
def test_every_legal_move_has_advice_that_the_board_can_show(the_game: AnyGame) -> None:
    known = know_how(the_game.name)
    rules = rule_ids(*the_game.rule_ids)
    texts = Texts("en", the_game.name)
    topics = set()
    bot, seed = BOTS[the_game.name]
    match = nw.new(the_game.name, [bot] * 3, seed=seed)
    match.play_bots()
    actions = [the_game.parse(action) for action in match.actions]
    for number in range(match.ply):
        state, taken = match.state_at(number), actions[number]
        seat = the_game.actor(state)
        if seat is None or seat == CHANCE:
            continue
        view = the_game.view(state, seat)
        for action in {taken, *the_game.legal_actions(state)[:3]}:
            advice = known.advice(view, action)
            assert advice.rule in rules
            if advice.topic in topics and number % 4:
                continue
            topics.add(advice.topic)
            scene = the_game.scene(view, ["", "", ""], texts, advice.pick)
            light(scene, (*advice.look, *advice.lit), "hint")
            for start, end in advice.arrows:
                assert arrow(scene, start, end, "hint")
            assert scene.chosen == advice.pick or not advice.pick
    worded = {key.removeprefix("look.") for key in catalogue(f"tutor_{the_game.name}", "en") if key.startswith("look.")}
    assert topics == worded


@every_game
def test_where_to_look_gives_no_move_away(the_game: AnyGame) -> None:
    """Where there are several moves with the same piece, they share one look."""
    known = know_how(the_game.name)
    shared = 0
    for state, _ in random_game(the_game, 2, 8):
        seat = the_game.actor(state)
        if seat is None or seat == CHANCE:
            continue
        view, legal = the_game.view(state, seat), the_game.legal_actions(state)
        looks = [(known.advice(view, action).topic, known.advice(view, action).look) for action in legal]
        if len(legal) > 1:
            shared += len(set(looks)) < len(legal)
    assert shared > 10


@every_game
def test_every_move_has_words_in_all_languages(the_game: AnyGame) -> None:
    known = know_how(the_game.name)
    actions = {
        action
        for state, action in random_game(the_game, 3, 2)
        if the_game.actor(state) not in (None, CHANCE) and action
    }
    for language in LANGUAGES:
        words = Words(the_game.name, language)
        for action in actions:
            assert words(known.named(action))


def test_a_module_is_shown_as_a_ghost_where_it_would_stand() -> None:
    the_game = game("nautilus")
    texts = Texts("en", "nautilus")
    for state, action in random_game(the_game, 2, 1):
        if action is not None and the_game.notation(action).startswith("place training"):
            view = the_game.view(state, the_game.actor(state) or 0)
            advice = know_how("nautilus").advice(view, action)
            scene = the_game.scene(view, ["", ""], texts, advice.pick)
            shapes = ghost(scene, the_game.notation(action))
            turn = the_game.notation(action).split()[-1]
            assert f"#g0{turn}" in {str(drawn.attributes.get("href")) for drawn in shapes}
            assert not ghost(scene, "place training a1 r0")
            return
    raise AssertionError("no training module was placed")


def test_nautilus_tells_what_happened_to_a_seat() -> None:
    the_game = game("nautilus")
    known = know_how("nautilus")
    states = [state for state, _ in random_game(the_game, 2, 5)]
    begin = next(state for state in states if the_game.actor(state) not in (None, CHANCE))
    for seat in range(2):
        end = states[-1]
        happened = known.happened(begin, end, seat)
        assert tuple(happened) == known.happenings
        assert happened["active"] == sum(end.table.levels[seat])
        assert happened["recovered"] == sum(end.table.kept[seat]) + end.table.ruins.count(seat)
        assert happened["left"] == end.table.money[seat]
        outcome = the_game.outcome(end)
        assert outcome is not None
        assert happened["score"] == outcome.scores[seat]
        assert happened["won_three"] == (seat in end.table.threes)
        assert set(known.happened(end, end, seat).values()) <= {0.0, happened["left"], happened["score"]}
