"""Every game of the house fulfils the contract of nautwidget.game: one module drives them all."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nautwidget.game import CHANCE, SPECTATOR, AnyGame, InvalidAction, InvalidPosition
from nautwidget.games import NAMES, game
from nautwidget.rulebook import rule_ids
from nautwidget.scene import Scene, Target
from nautwidget.svg import svg
from nautwidget.texts import LANGUAGES, Texts
from tests.play import random_game, state_on_the_way

GAMES = [game(name) for name in NAMES]
every_game = pytest.mark.parametrize("the_game", GAMES, ids=NAMES)
seeds = st.integers(0, 2**32)


def players_of(the_game: AnyGame, seed: int) -> int:
    return the_game.seats[seed % len(the_game.seats)]


def everyone(players: int) -> range:
    return range(SPECTATOR, players)


def candidates(the_game: AnyGame, state: Any, random: Random) -> list[Any]:
    """Actions to try in a state, legal or not: its own, and those of other moments of other games."""
    players = the_game.seats[0]
    tried = list(the_game.legal_actions(state))
    for seed in (random.randrange(99), random.randrange(99)):
        elsewhere = [action for _, action in random_game(the_game, players, seed)]
        tried += [action for action in random.sample(elsewhere, min(40, len(elsewhere))) if action is not None]
    return tried


@every_game
@pytest.mark.parametrize("preset", [0, -1])
def test_a_random_game_ends_with_an_outcome_for_every_number_of_players(the_game: AnyGame, preset: int) -> None:
    rules = list(the_game.presets.values())[preset]
    for players in the_game.seats:
        *_, (last, _) = random_game(the_game, players, players, rules)
        outcome = the_game.outcome(last)
        assert outcome is not None
        assert len(outcome.scores) == len(outcome.ranks) == players
        assert outcome.winners
        assert not the_game.legal_actions(last)


@every_game
@given(seed=seeds)
@settings(max_examples=25, deadline=None)
def test_an_action_is_legal_exactly_when_no_rule_forbids_it(the_game: AnyGame, seed: int) -> None:
    state = state_on_the_way(the_game, players_of(the_game, seed), seed)
    actor = the_game.actor(state)
    legal = the_game.legal_actions(state)
    assert len(set(legal)) == len(legal)
    assert bool(legal) == (actor is not None and actor != CHANCE)
    if actor == CHANCE:
        drawn = the_game.draw(state, Random(seed))
        assert the_game.why_not(the_game.view(state, SPECTATOR), drawn) is None
        return
    view = the_game.view(state, SPECTATOR if actor is None else actor)
    known_rules = rule_ids(*the_game.rule_ids)
    for action in candidates(the_game, state, Random(seed)):
        refusal = the_game.why_not(view, action)
        assert (refusal is None) == (action in legal), the_game.notation(action)
        if refusal is not None:
            assert refusal.reasons
            assert all(reason.rule in known_rules for reason in refusal.reasons)
            for language in LANGUAGES:
                assert refusal.text(Texts(language, the_game.name))


@every_game
@given(seed=seeds)
@settings(max_examples=25, deadline=None)
def test_nobody_but_the_acting_seat_may_act(the_game: AnyGame, seed: int) -> None:
    players = players_of(the_game, seed)
    state = state_on_the_way(the_game, players, seed)
    actor = the_game.actor(state)
    for seat in everyone(players):
        if seat != actor:
            for action in the_game.legal_actions(state):
                assert the_game.why_not(the_game.view(state, seat), action) is not None


@every_game
@given(seed=seeds)
@settings(max_examples=15, deadline=None)
def test_notation_json_and_position_text_round_trip(the_game: AnyGame, seed: int) -> None:
    for state, action in islice(random_game(the_game, players_of(the_game, seed), seed), 0, None, 7):
        if action is not None:
            assert the_game.parse(the_game.notation(action)) == action
        assert the_game.state_from_json(json.loads(json.dumps(the_game.state_to_json(state)))) == state
        assert the_game.parse_position(the_game.position_text(state)) == state


@every_game
@given(
    text=st.one_of(st.text(max_size=300), st.sampled_from(["", "down down", "take 1", "roll 9 9 9", "deal", "lay 99"]))
)
def test_text_that_is_no_action_is_an_error_that_lists_what_there_is(the_game: AnyGame, text: str) -> None:
    try:
        action = the_game.parse(text)
    except InvalidAction as error:
        complaint = str(error)
    else:
        assert the_game.parse(the_game.notation(action)) == action
        return
    assert "Actions are" in complaint
    assert len(complaint) < 600


@every_game
@given(lines=st.lists(st.text(max_size=40), max_size=8))
def test_text_that_is_no_position_is_an_error_with_reasons(the_game: AnyGame, lines: list[str]) -> None:
    try:
        state = the_game.parse_position("\n".join(lines))
    except InvalidPosition as error:
        reasons = error.reasons
    else:
        assert the_game.parse_position(the_game.position_text(state)) == state
        return
    assert reasons


@every_game
@pytest.mark.parametrize("data", [None, 3, [], {}, {"stage": 4}, "text", {"": ""}])
def test_data_that_is_no_state_is_an_error_with_reasons(the_game: AnyGame, data: Any) -> None:
    with pytest.raises(InvalidPosition) as caught:
        the_game.state_from_json(data)
    assert caught.value.reasons


@every_game
@given(seed=seeds)
@settings(max_examples=15, deadline=None)
def test_sampled_worlds_agree_with_the_view(the_game: AnyGame, seed: int) -> None:
    players = players_of(the_game, seed)
    state = state_on_the_way(the_game, players, seed)
    for seat in everyone(players):
        if seat == CHANCE:
            continue
        view = the_game.view(state, seat)
        for world in islice(the_game.possible_worlds(view, Random(seed)), 3):
            assert the_game.view(world, seat) == view
            assert the_game.actor(world) == the_game.actor(state)
            assert the_game.legal_actions(world) == the_game.legal_actions(state)
            # A world is a state that can occur: it passes the checks that a written position has to pass.
            assert the_game.parse_position(the_game.position_text(world)) == world


def actions_of(target: Target) -> list[str]:
    """What a target does, in each of its variants; choosing a piece is no action of the game."""
    if target.action.startswith(":choose"):
        return []
    return [target.action.replace("{v}", variant) for variant in target.variants or ("",)]


@every_game
@given(seed=seeds)
@settings(max_examples=8, deadline=None)
def test_a_scene_can_be_drawn_of_every_state_for_every_seat_in_every_language(the_game: AnyGame, seed: int) -> None:
    players = players_of(the_game, seed)
    state = state_on_the_way(the_game, players, seed)
    names = [f"<b>{seat}</b>" for seat in range(players)]
    for seat, language in zip((SPECTATOR, 0, players - 1), LANGUAGES, strict=True):
        scene = the_game.scene(the_game.view(state, seat), names, Texts(language, the_game.name, names))
        assert isinstance(scene, Scene)
        ids = [target.id for target in scene.targets]
        assert len(set(ids)) == len(ids)
        for target in scene.targets:
            for action in actions_of(target):
                the_game.parse(action)
            assert target.label
        assert "<b>" not in svg(scene)


@every_game
@given(seed=seeds)
@settings(max_examples=8, deadline=None)
def test_legal_targets_and_buttons_are_legal_actions_of_the_seat_that_looks(the_game: AnyGame, seed: int) -> None:
    players = players_of(the_game, seed)
    state = state_on_the_way(the_game, players, seed)
    legal = {the_game.notation(action) for action in the_game.legal_actions(state)}
    texts = Texts("en", the_game.name)
    for seat in range(players):
        scene = the_game.scene(the_game.view(state, seat), [""] * players, texts)
        offered = {action for target in scene.targets if target.legal for action in actions_of(target)}
        assert offered <= (legal if seat == the_game.actor(state) else set())


@every_game
def test_every_rule_has_a_text_in_three_languages(the_game: AnyGame) -> None:
    for language in LANGUAGES:
        texts = Texts(language, the_game.name)
        written = [texts(f"rule.{rule}") for rule in rule_ids(*the_game.rule_ids)]
        assert len(set(written)) == len(written)
        assert all(len(text) > 20 for text in written)


@every_game
def test_bots_only_do_what_is_legal(the_game: AnyGame) -> None:
    for name, bot in the_game.bots.items():
        random = Random(name)
        state = the_game.new(the_game.seats[-1], next(iter(the_game.presets.values())))
        while (actor := the_game.actor(state)) is not None:
            if actor == CHANCE:
                state = the_game.apply(state, the_game.draw(state, random))
                continue
            legal = the_game.legal_actions(state)
            action = bot(the_game.view(state, actor), legal, random)
            assert action in legal
            state = the_game.apply(state, action)
