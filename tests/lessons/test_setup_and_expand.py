"""The set-up and phase 1 of Nautilus: every rule is practised, and the quizzes call right what the engine does."""

from __future__ import annotations

import pytest

from nautwidget.games.nautilus.cells import CELL_NAMED
from nautwidget.games.nautilus.finds import ORDERS, Zone, face_word
from nautwidget.games.nautilus.map import board_of
from nautwidget.games.nautilus.modules import TOUCHED
from nautwidget.games.nautilus.state import Table
from nautwidget.lessons import Exercise, Log, Quiz, coverage
from nautwidget.lessons.answering import Answering
from nautwidget.lessons.begin import exercise
from nautwidget.lessons.library import library
from nautwidget.lessons.nautilus_seen import linked
from nautwidget.lessons.played import Played, quiet
from nautwidget.lessons.solve import open_actions, step
from nautwidget.lessons.solving import Solving, laid_out
from nautwidget.texts import Say

#: The written quiz and enough others like it to have them all.
SEEDS = range(12)


def asked(name: str, seed: int) -> Answering:
    quiz = exercise(name, seed=seed, log=Log())
    assert isinstance(quiz, Answering)
    return quiz


def table_of(quiz: Answering) -> Table:
    assert quiz.match is not None
    table: Table = quiz.match.state.table
    return table


def said(quiz: Answering, name: str) -> str:
    return str(quiz.start.given[name])


def learning(name: str, *moves: str) -> Solving:
    learner = exercise(name, log=Log())
    assert isinstance(learner, Solving)
    for move in moves:
        learner.act(move)
    return learner


@pytest.mark.parametrize("number", range(15, 29))
def test_every_rule_of_the_set_up_and_of_phase_1_is_practised(number: int) -> None:
    ids = coverage("nautilus")[f"N{number}"]
    assert [name for name in ids if name.startswith(("setup/", "expand/"))]
    # What happens before the first round is asked; from then on it is played.
    assert number < 19 or any(isinstance(library()[name], Exercise) for name in ids)


# The quizzes, held against the engine


@pytest.mark.parametrize("seed", SEEDS)
def test_n15_only_the_right_cell_takes_the_base(seed: int) -> None:
    quiz = asked("setup/base", seed)
    board = board_of("lesson")
    assert [name for name in quiz.choices if board.can_be_base(CELL_NAMED[said(quiz, name)])] == ["right"]
    beyond = TOUCHED[CELL_NAMED[said(quiz, "corner")]] & ~board.zones[Zone.LAGOON]
    assert beyond == 1 << CELL_NAMED[said(quiz, "touched")]
    side = TOUCHED[CELL_NAMED[said(quiz, "side")]] & board.zones[Zone.SLOPE]
    assert side.bit_count() >= 3
    assert board.zones[Zone.SLOPE] >> CELL_NAMED[said(quiz, "outside")] & 1


@pytest.mark.parametrize("seed", SEEDS)
def test_n13_only_the_training_module_has_no_passage_to_the_base(seed: int) -> None:
    quiz = asked("setup/passage", seed)
    assert quiz.match is not None
    played = Played(quiz.match.game, 0, (quiz.match.state,))
    open_ones = {kind: linked(played, kind, "base") for kind in ("training", "habitat-green", "technology", "sonar")}
    assert open_ones == {"training": False, "habitat-green": True, "technology": True, "sonar": True}
    assert linked(played, "training", "laboratory")


@pytest.mark.parametrize("seed", SEEDS)
def test_n16_the_zone_lacks_only_the_right_find(seed: int) -> None:
    quiz = asked("setup/finds", seed)
    board, zones = table_of(quiz).board, {"zone.slope": Zone.SLOPE, "zone.deep": Zone.DEEP, "zone.trench": Zone.TRENCH}
    given = quiz.start.given
    assert isinstance(given["zone"], Say)
    zone = zones[given["zone"].key]
    assert board.zones[zone] >> CELL_NAMED[said(quiz, "cell")] & 1
    assert CELL_NAMED[said(quiz, "cell")] in board.find_cells
    dealt = {face_word(face) for face in board.faces[zone - Zone.SLOPE]}

    def face(name: str) -> str:
        if name == "chest":
            return name
        find = given[name]
        assert isinstance(find, Say)
        return str(find.params.get("number", find.key.removeprefix("find.")))

    assert [name for name in quiz.choices if face(name) not in dealt] == ["right"]


@pytest.mark.parametrize("seed", SEEDS)
def test_n18_some_orders_are_left_over(seed: int) -> None:
    quiz = asked("setup/orders", seed)
    assert table_of(quiz).players == quiz.start.given["players"]
    assert table_of(quiz).players < len(ORDERS)


@pytest.mark.parametrize("seed", SEEDS)
def test_n19_the_next_round_begins_with_whom_the_quiz_calls_right(seed: int) -> None:
    quiz = asked("expand/whose-round", seed)
    match = quiz.match
    assert match is not None
    assert quiz.start.given["same"] == Say(f"seat.{table_of(quiz).first}")
    # Whoever is first buys a module, for a round in which nothing happens would be the last one.
    match.act("buy sonar")
    while match.state.table.round == 2:
        match.act(quiet(match.legal_actions))
    assert quiz.start.given["left"] == Say(f"seat.{match.state.table.first}")


@pytest.mark.parametrize("seed", SEEDS)
def test_n21_with_three_modules_one_cannot_buy_and_waiting_loses_them(seed: int) -> None:
    quiz = asked("expand/full-hand", seed)
    match = quiz.match
    assert match is not None
    assert len(match.state.table.hands[0]) == 3
    assert not [action for action in match.legal_actions if action.startswith("buy")]
    refusal = match.game.why_not(match.game.view(match.state, 0), match.game.parse("buy sonar"))
    assert refusal is not None
    assert "N21" in [reason.rule for reason in refusal.reasons]
    match.act("done")
    assert match.state.table.hands[0] == ()


def test_n17_every_number_of_players_is_asked_about() -> None:
    assert {asked("setup/ruins-points", seed).start.given["players"] for seed in SEEDS} == {2, 3, 4}


# What makes an exercise: the tempting move is refused or answered with the rule that applies


def test_n13_the_blue_habitat_does_not_fit_side_by_side() -> None:
    learner = learning("expand/corner")
    refusal = learner.match.game.why_not(
        learner.match.game.view(learner.match.state, 0), learner.match.game.parse("place habitat-blue 2 i8")
    )
    assert refusal is not None
    assert [reason.rule for reason in refusal.reasons] == ["N13"]


def test_n24_the_places_before_the_submarine_are_taken() -> None:
    learner = learning("expand/submarine")
    game, view = learner.match.game, learner.match.game.view(learner.match.state, 0)
    for place in ("place technology i8 r90", "place technology h10 r90"):
        refusal = game.why_not(view, game.parse(place))
        assert refusal is not None
        assert [reason.rule for reason in refusal.reasons] == ["N24"]


def test_n23_passing_gives_everything_back() -> None:
    learner = learning("expand/save-up", "pass")
    assert learner.feedback is not None
    assert learner.feedback.mistake == "passed"
    assert not learner.over, "he may still place"
    learner.act("done")
    assert learner.match.state.table.hands[0] == ()
    assert learner.check().rule == "N23"


def test_n24_one_passage_is_enough_but_not_what_is_asked() -> None:
    feedback = learning("expand/two-passages", "place laboratory o9 r90").check()
    assert (feedback.mistake, feedback.rule) == ("wall", "N24")
    assert learning("expand/two-passages", "place laboratory o9 r180").passed


def test_n25_a_first_module_in_the_middle_leaves_no_room_for_the_others() -> None:
    feedback = learning("expand/three-for-one", "place technology i8 r90").check()
    assert (feedback.outcome, feedback.mistake, feedback.rule) == ("wrong", "no-room", "N25")


def test_n27_the_atlantis_find_lies_at_the_ruins_without_a_marker() -> None:
    learner = learning("expand/atlantis", "place laboratory l8 r180")
    assert learner.passed
    assert learner.match.state.table.ruins[2] == -1


@pytest.mark.parametrize("seed", SEEDS)
def test_n26_the_hint_leads_to_the_deep_in_every_variation(seed: int) -> None:
    each = library()["expand/to-the-deep"]
    assert isinstance(each, Exercise)
    start = laid_out(each, seed)[2]
    first = [step(each, start, action) for action in open_actions(each, start) if " n8" in action]
    assert any(each.goal(step(each, here, action)) for here in first for action in open_actions(each, here))


def test_the_quizzes_are_all_looked_at_here() -> None:
    names = {
        name for name, each in library().items() if isinstance(each, Quiz) and name.startswith(("setup", "expand"))
    }
    here = {"base", "passage", "finds", "ruins-points", "orders", "secrets"}
    assert names == {f"setup/{name}" for name in here} | {"expand/whose-round", "expand/full-hand"}


def test_n2_the_other_player_sees_money_stock_and_modules_but_no_order() -> None:
    quiz = asked("setup/secrets", 0)
    assert quiz.match is not None
    game, state = quiz.match.game, quiz.match.state
    mine, other = game.view(state, 0), game.view(state, 1)
    assert mine.order != other.order
    assert (other.table.money, other.table.stock, other.table.hands) == (
        state.table.money,
        state.table.stock,
        state.table.hands,
    )
    assert other.table.orders == ()
