"""A match: actions by notation, undo that stops at a reveal, players' names, errors that list what there is."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

import nautwidget as nw
from nautwidget.match import Match


def played(match: Match, plies: int, seed: int = 5) -> Match:
    random = Random(seed)
    while match.ply < plies and not match.over:
        match.act(random.choice(match.legal_actions))
    return match


def test_a_new_game_in_one_line_is_ready_for_the_first_decision() -> None:
    match = nw.new("deepsea", seed=1)
    assert match.actor in (0, 1)
    assert match.legal_actions == ("down",)
    assert not match.begun


def test_the_same_seed_gives_the_same_game() -> None:
    games = [played(nw.new("deepsea", 3, seed=8), 10_000) for _ in range(2)]
    assert games[0].actions == games[1].actions
    assert games[0].over
    assert played(nw.new("deepsea", 3, seed=9), 10_000).actions != games[0].actions


def test_an_illegal_action_changes_nothing_and_names_its_rule() -> None:
    match = nw.new("deepsea", seed=1)
    before = match.state
    with pytest.raises(nw.IllegalAction, match="D5") as caught:
        match.act("up")
    assert [reason.rule for reason in caught.value.refusal.reasons] == ["D5"]
    assert match.state is before
    why = match.why_not("up")
    assert why is not None
    assert "D5" in why
    assert match.why_not("down") is None


def test_text_that_is_no_action_lists_the_actions() -> None:
    with pytest.raises(nw.InvalidAction, match="Actions are: down, up"):
        nw.new("deepsea").act("swim")


def test_nobody_acts_for_chance() -> None:
    with pytest.raises(nw.IllegalAction):
        nw.new("deepsea").act("roll 3 3")


def at_a_choice(match: Match) -> Match:
    """Play on until a treasure can be taken: the decision after a roll."""
    while "take" not in match.legal_actions:
        match.act(match.legal_actions[0])
    return match


POSITION = """
round: 1
oxygen: 25
stage: search
seat: 1
path: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
diver 1: at 4, heading down
diver 2: at 9, heading down
"""


def test_undo_takes_back_what_revealed_nothing() -> None:
    match = at_a_choice(nw.new("deepsea", seed=3))
    with pytest.raises(nw.CannotUndo):
        match.undo()
    before, ply = match.state, match.ply
    match.act("take")
    match.undo()
    assert match.state is before
    assert match.ply == ply
    match.redo()
    assert match.ply == ply + 1
    with pytest.raises(nw.CannotUndo):
        match.redo()


def test_undo_stops_at_a_roll() -> None:
    match = nw.new("deepsea", seed=3)
    match.act("down")
    with pytest.raises(nw.CannotUndo, match="revealed"):
        match.undo()


def test_an_action_after_undo_forgets_what_was_undone() -> None:
    match = at_a_choice(nw.new("deepsea", seed=3))
    match.act("take")
    match.undo()
    assert match.can_redo
    match.act("leave")
    with pytest.raises(nw.CannotUndo):
        match.redo()


def test_undo_goes_back_to_a_persons_decision_over_those_of_bots() -> None:
    match = nw.new("deepsea", ["Ada", "rule"], seed=4)
    match.play_bots()
    while "take" not in match.legal_actions or match.actor != 0:
        match.act(match.legal_actions[0])
        match.play_bots()
    ply = match.ply
    match.act("take")
    match.undo()
    assert match.ply == ply
    assert match.actor == 0


def test_names_are_the_given_ones_the_bots_or_the_colours() -> None:
    assert nw.new("deepsea", ["Ada", "rule", "", "rule", "random"]).names == (
        "Ada",
        "Rule bot 1",
        "Red",
        "Rule bot 2",
        "Random bot",
    )
    assert nw.new("deepsea", 2, language="it").names == ("Arancione", "Viola")


@pytest.mark.parametrize(
    ("call", "listed"),
    [
        (lambda: nw.new("chess"), "deepsea"),
        (lambda: nw.new("deepsea", 7), "2 to 6"),
        (lambda: nw.new("deepsea", 1), "2 to 6"),
        (lambda: nw.new("deepsea", [nw.Player("Ada"), nw.Player("Bo", bot="alpha")]), "rule, random"),
        (lambda: nw.new("deepsea", rules="house"), "standard"),
        (lambda: nw.new("deepsea", rules={"air": 3}), "turn_back_empty"),
        (lambda: nw.new("deepsea", rules={"turn_back_empty": "no"}), "bool"),
        (lambda: nw.new("deepsea", language="de"), "en, it, fr"),
        (lambda: nw.new("deepsea").view(5), "0, 1"),
        (lambda: nw.new("deepsea", ["Ada", "Bo"]).view("Cy"), r"0 \(Ada\), 1 \(Bo\)"),
        (lambda: nw.new("deepsea").svg(theme="sepia"), "auto, light, dark"),
        (lambda: nw.new("deepsea", ["Ada" * 50, "Bo"]), "at most 60"),
        (lambda: nw.new("deepsea", "Ada"), "a list such as"),
        (lambda: nw.new("deepsea", seed="seven"), "whole number"),  # type: ignore[arg-type]
        (lambda: nw.new("deepsea", 3, position=POSITION), "one of 2 players, not 3"),
        (lambda: nw.new("deepsea", position="oxygen: 30"), "2 to 6 divers play, not 0"),
        (lambda: nw.new("deepsea").state_at(99), "no ply 99"),
    ],
)
def test_what_is_not_there_is_an_error_that_lists_what_there_is(call: object, listed: str) -> None:
    assert callable(call)
    with pytest.raises((ValueError, TypeError), match=listed):
        call()


def test_a_position_begins_a_match() -> None:
    match = nw.new("deepsea", position=POSITION)
    assert match.actor == 0
    assert "take" in match.legal_actions


def test_a_watcher_hears_every_change_until_it_is_told_to_stop() -> None:
    match = nw.new("deepsea", seed=2)
    heard = []
    stop = match.watch(lambda: heard.append(match.ply))
    match.act("down")
    stop()
    match.act(match.legal_actions[0])
    assert len(heard) == 1


def test_the_story_is_told_in_every_language() -> None:
    match = played(nw.new("deepsea", 3, seed=6), 10_000)
    stories = [match.log(language=language) for language in ("en", "it", "fr")]
    assert len({len(story) for story in stories}) == 1
    assert all(len({story[line] for story in stories}) > 1 for line in (5, -1))


def test_a_strip_shows_every_round_in_one_picture() -> None:
    match = played(nw.new("deepsea", 2, seed=8), 10_000)
    picture = ElementTree.fromstring(match.strip(language="it", columns=2))
    words = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert [word for word in words if word and word.startswith("Round")] == ["Round 1", "Round 2", "Round 3"]
    ids = [element.get("id") for element in picture.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    with pytest.raises(ValueError, match="at least one column"):
        match.strip(columns=0)
