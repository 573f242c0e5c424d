"""Playing Nautilus by pointing: choose a piece, then where it goes; whatever else is tried gets an answer."""

from __future__ import annotations

import pytest

from nautwidget.game import SPECTATOR
from nautwidget.games.nautilus.actions import Dive, Place, Sonar, Walk
from nautwidget.games.nautilus.cells import NAMES, ROW, cells_of
from nautwidget.games.nautilus.chart import C, centre
from nautwidget.games.nautilus.choosing import choices, chosen
from nautwidget.games.nautilus.dive import steps_of, waters
from nautwidget.games.nautilus.launch import heard
from nautwidget.games.nautilus.modules import TOUCHED
from nautwidget.games.nautilus.naming import sub_name
from nautwidget.games.nautilus.research import steps_between
from nautwidget.games.nautilus.state import Stage, State
from nautwidget.scene import Button, Scene, Shape, Target
from nautwidget.texts import LANGUAGES, Texts
from tests.nautilus.pictures import (
    GAMES,
    NAUTILUS,
    acting,
    actions,
    buttons,
    clever_states,
    picture,
    pictures,
    positions,
    shapes,
    stamps,
    states,
)

ASKED = {s for s in Stage if Stage.BUY <= s < Stage.RAISE}


def decisions(every: int = 5) -> list[State]:
    """Positions in which somebody decides, of random games and of a clever one, every kind of decision among them."""
    found = [state for state in (*positions(every), *clever_states(4, 5)[::every]) if acting(state) != SPECTATOR]
    everything = [state for players, seed in GAMES for state in states(players, seed)] + list(clever_states(4, 5))
    rare = (Stage.SPEED, Stage.LOOK, Stage.REWARD, Stage.DOCK)
    for stage in rare:
        found += [state for state in everything if state.table.stage == stage][:6]
    return found


def parts(drawn: Scene) -> list[Target | Button]:
    """All that can be pressed."""
    return [*drawn.targets, *buttons(drawn)]


def actions_on(drawn: Scene, legal: bool) -> list[str]:
    return [action for target in drawn.targets if target.legal == legal for action in actions(target)]


# Choosing


def test_with_nothing_chosen_the_pieces_are_the_targets() -> None:
    seen = set()
    for state in decisions():
        able = choices(state.table)
        drawn = picture(state, acting(state))
        if len(able) < 2:
            assert drawn.chosen == (able[0] if able else drawn.chosen)
            continue
        seen.add(state.table.stage)
        assert drawn.chosen == ""
        offered = [target.action for target in drawn.targets if target.legal]
        offered += [button.action for button in buttons(drawn) if button.action.startswith(":choose")]
        assert {f":choose {word}" for word in able} <= set(offered)
        assert not actions_on(drawn, legal=True)
    assert seen >= {Stage.EXPAND, Stage.RESEARCH, Stage.DIVE}


def test_the_only_piece_is_chosen_without_asking() -> None:
    alone = [state for state in decisions() if len(choices(state.table)) == 1]
    assert len({state.table.stage for state in alone}) > 3
    for state in alone:
        drawn = picture(state, acting(state))
        assert drawn.chosen == choices(state.table)[0]
        assert ":choose" not in [target.action for target in drawn.targets]


def test_what_is_chosen_can_be_let_go() -> None:
    for state in decisions():
        able = choices(state.table)
        for word in able if len(able) > 1 else ():
            drawn = picture(state, acting(state), chosen=word)
            assert drawn.chosen == word
            assert ":choose" in [button.action for button in buttons(drawn)]


NO_PIECES = ("s9", "zz99", "training+7", "base", ":choose", "s1 a1", "habitat-green", "é{place}")


@pytest.mark.parametrize("word", NO_PIECES)
def test_a_word_that_names_no_piece_is_ignored(word: str) -> None:
    for state in decisions(11):
        assert picture(state, acting(state), chosen=word) == picture(state, acting(state))


def test_a_piece_of_another_player_cannot_be_chosen() -> None:
    for state in decisions(11):
        for word in choices(state.table):
            for seat in (SPECTATOR, (state.table.seat + 1) % state.table.players):
                assert chosen(NAUTILUS.view(state, seat), word) == ""


# Targets


def test_every_target_and_button_does_what_it_says() -> None:
    for state in decisions():
        seat = acting(state)
        view = NAUTILUS.view(state, seat)
        for drawn in pictures(state, seat):
            assert len({target.id for target in drawn.targets}) == len(drawn.targets)
            for each in parts(drawn):
                for action in actions(each):
                    assert each.legal == (NAUTILUS.why_not(view, NAUTILUS.parse(action)) is None), action


def test_every_legal_action_can_be_pointed_at() -> None:
    """In all its turns, with one piece chosen after the other."""
    stages = set()
    for state in decisions():
        stages.add(state.table.stage)
        drawn = list(pictures(state, state.table.seat))
        written = [action for each in drawn for part in parts(each) for action in actions(part)]
        offered = {NAUTILUS.parse(text) for text in written}
        assert set(NAUTILUS.legal_actions(state)) <= offered
    assert stages >= ASKED


def test_who_looks_on_has_nothing_to_choose() -> None:
    for state in positions():
        for seat in (SPECTATOR, *range(state.table.players)):
            if seat != NAUTILUS.actor(state):
                drawn = picture(state, seat, chosen="s1")
                assert not drawn.targets
                assert not buttons(drawn)
                assert not drawn.elsewhere


def test_no_two_targets_have_the_same_place() -> None:
    for state in decisions():
        for drawn in pictures(state, acting(state)):
            places = [(target.x, target.y) for target in drawn.targets]
            assert len(set(places)) == len(places)


# Previews


def placed(target: Target) -> list[Shape]:
    return [each for each in shapes(target.preview) if each.attributes.get("href")]


def symbol(each: Shape) -> str:
    return str(each.attributes["href"])[1:]


def test_n26_n27_the_ghost_shows_its_price_and_what_it_buries() -> None:
    crossed = 0
    for state in decisions():
        table = state.table
        if table.stage != Stage.EXPAND:
            continue
        for drawn in pictures(state, table.seat):
            for target in drawn.targets:
                action = NAUTILUS.parse(actions(target)[0])
                assert isinstance(action, Place)
                paid = table.money[table.seat] - NAUTILUS.apply(state, action).table.money[table.seat]
                zone = max(table.board.zone_of[cell] for cell in cells_of(TOUCHED[action.cell]))
                assert f"t{paid}{zone}" in [symbol(each) for each in placed(target)]
                lost = cells_of(TOUCHED[action.cell] & (table.hidden | table.unpaid))
                crosses = [each.at for each in placed(target) if symbol(each) == "cross"]
                assert crosses == [centre(cell) for cell in lost]
                crossed += len(lost)
    assert crossed > 5


def test_a_way_of_a_submarine_leads_from_its_end_to_where_it_lies() -> None:
    """In rows and columns, no longer than allowed, over no find, and through no closed trench (N40, N42)."""
    followed = 0
    for state in decisions():
        table = state.table
        if table.stage not in (Stage.DIVE, Stage.SPEED):
            continue
        for drawn in pictures(state, table.seat):
            for target in drawn.targets:
                for text in actions(target) if target.legal else ():
                    action = NAUTILUS.parse(text)
                    if isinstance(action, Dive):
                        cells = followed_cells(target, action.cell)
                        assert cells[-1] == table.subs[table.seat][action.sub]
                        assert len(cells) - 1 <= steps_of(table)
                        finds = table.hidden | table.unpaid
                        assert not any(finds >> cell & 1 for cell in cells[1:-1])
                        assert all(waters(table) >> cell & 1 for cell in cells[:-1])
                        followed += 1
    assert followed > 200


def followed_cells(target: Target, end: int) -> list[int]:
    """The cells of a way in straight runs, each beginning where the one before ended."""
    steps = {"e": 1, "w": -1, "n": -ROW, "s": ROW}
    cells = [end]
    for each in placed(target):
        assert each.at == centre(cells[-1])
        name = symbol(each)
        cells += [cells[-1] + steps[name[1]] * n for n in range(1, int(name[2:]) + 1)]
    return cells


def test_n29_a_walk_shows_its_steps() -> None:
    for state in decisions():
        if state.table.stage not in (Stage.RESEARCH, Stage.REWARD):
            continue
        for drawn in pictures(state, state.table.seat):
            for target in drawn.targets:
                for text in actions(target) if target.legal else ():
                    action = NAUTILUS.parse(text)
                    assert isinstance(action, Walk)
                    names = [symbol(each) for each in placed(target)]
                    steps = steps_between(state.table, action.start, action.end)
                    assert sum(name.startswith("w") for name in names) == steps
                    assert names[-1].startswith(f"tw{steps}")
                    after = NAUTILUS.apply(state, action).table
                    assert names[-1].endswith("f") == (after.money != state.table.money)


def test_n39_a_sonar_shows_what_it_would_hear_before_it_is_paid() -> None:
    heard_finds = 0
    for state in decisions():
        if state.table.stage != Stage.SONAR:
            continue
        drawn = picture(state, state.table.seat)
        for target in (target for target in drawn.targets if target.legal):
            action = NAUTILUS.parse(target.action)
            assert isinstance(action, Sonar)
            ringed = stamps(target.preview, f"j{state.table.seat}")
            assert ringed == [centre(cell) for cell in cells_of(heard(state.table, action.sub))]
            assert target.confirm
            heard_finds += len(ringed)
    assert heard_finds > 3


# Every cell answers


def test_every_cell_of_the_map_is_a_place() -> None:
    board = states(2, 11)[0].table.board
    places = picture(states(2, 11)[0], SPECTATOR).places
    assert [place.name for place in places] == [NAMES[cell] for cell in cells_of(board.sea)]
    assert [(place.x, place.y) for place in places] == [centre(cell) for cell in cells_of(board.sea)]
    assert all(place.r >= C / 2 for place in places)


def test_whatever_cell_is_tried_the_rules_answer_and_what_they_mark_is_drawn() -> None:
    stages, marked = set(), set()
    for state in decisions(9):
        seat = acting(state)
        view = NAUTILUS.view(state, seat)
        for drawn in pictures(state, seat):
            if not drawn.elsewhere:
                assert state.table.stage in (Stage.BUY, Stage.LAUNCH, Stage.SONAR) or not drawn.chosen
                continue
            stages.add(state.table.stage)
            # A centre that is lit answers for itself, in whatever turn.
            lit = {target.id for target in drawn.targets if target.variants}
            names = {place.name for place in drawn.places} - lit
            legal = set(actions_on(drawn, legal=True))
            there = {each.id for each in shapes(drawn.layers) if each.id} | {target.id for target in drawn.targets}
            for name in names:
                text = drawn.elsewhere.replace("{place}", name)
                refusal = NAUTILUS.why_not(view, NAUTILUS.parse(text))
                if refusal is None:
                    assert text in legal, f"{text} would be done, but no target says so"
                    continue
                assert refusal.reasons
                for reason in refusal.reasons:
                    assert set(reason.at) <= there | {name}, (text, reason)
                    marked |= {reason.say.key for mark in reason.at if mark in there}
    assert stages >= ASKED - {Stage.BUY, Stage.LAUNCH, Stage.SONAR}
    assert marked >= {
        *("why.overlap", "why.wall", "why.submarine-there", "why.too-far", "why.module-there"),
        *("why.occupied", "why.find-between", "why.not-before-lock", "why.too-many-steps"),
    }


def test_a_module_that_is_no_target_says_why() -> None:
    """Wherever a module has a meaning, all of them answer."""
    for state in decisions():
        if state.table.stage not in (Stage.RESEARCH, Stage.REWARD, Stage.LAUNCH, Stage.DOCK):
            continue
        drawn = picture(state, state.table.seat)
        answering = {target.id.removeprefix("to-") for target in drawn.targets} | {drawn.chosen}
        assert answering >= {NAMES[cell] for cell in state.table.centres}


def test_a_submarine_that_has_moved_says_so() -> None:
    seen = 0
    for state in decisions(2):
        table = state.table
        if table.stage != Stage.DIVE or not table.moved:
            continue
        for sub, cell in enumerate(table.subs[table.seat]):
            if table.moved >> sub & 1 and cell >= 0:
                target = next(
                    each for each in picture(state, table.seat).targets if each.id == f"sub-{table.seat}-{sub}"
                )
                refusal = NAUTILUS.why_not(NAUTILUS.view(state, table.seat), NAUTILUS.parse(target.action))
                assert refusal is not None
                assert "why.has-moved" in [reason.say.key for reason in refusal.reasons]
                assert sub_name(sub) in target.action
                seen += 1
    assert seen > 2


# Questions


@pytest.mark.parametrize("language", LANGUAGES)
def test_n22_n23_who_would_give_modules_back_is_asked(language: str) -> None:
    asked = 0
    texts = Texts(language, "nautilus")
    for state in decisions(2):
        table = state.table
        if table.stage not in (Stage.BUY, Stage.EXPAND):
            continue
        for button in buttons(picture(state, table.seat, texts)):
            if button.action in ("pass", "done"):
                after = NAUTILUS.apply(state, NAUTILUS.parse(button.action)).table
                back = len(table.hands[table.seat]) - len(after.hands[table.seat])
                assert bool(button.confirm) == (back > 0)
                assert str(back) in button.confirm or not back
                asked += back > 0
    assert asked > 3


def test_a_phase_is_not_left_by_mistake_while_something_useful_can_be_done() -> None:
    found = {True: 0, False: 0}
    for state in decisions(2):
        table = state.table
        for button in buttons(picture(state, table.seat)):
            if button.action == "done" and table.stage == Stage.RESEARCH:
                assert bool(button.confirm) == (table.walks == 0)
                found[bool(button.confirm)] += 1
            if button.action == "done" and table.stage == Stage.DIVE:
                finds = table.hidden | table.unpaid
                legal = [action for action in NAUTILUS.legal_actions(state) if isinstance(action, Dive)]
                assert bool(button.confirm) == any(finds >> action.cell & 1 for action in legal)
                found[bool(button.confirm)] += 1
    assert min(found.values()) > 3
