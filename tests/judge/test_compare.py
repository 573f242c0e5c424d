"""The judge against an engine that is right, too strict, too lenient, or writes differently."""

from __future__ import annotations

import pytest

from tests.judge.build import BASE, LAGOON, bands, recount, set_up
from tests.judge.compare import ASKED, POSSIBLE, WRITERS, PositionOf, disagreements, judged, legal_texts
from tests.judge.position import Find, Module, Position, Stage, Waiting

BANDS = bands(slope_from=16, deep_from=20, trench_from=24)
CITY = [BASE, Module("sonar", 90, 14, 11, 0)]


def diving(stage: Stage = Stage.DIVE) -> Position:
    return set_up(BANDS, CITY, crews={(1, 0): 2}, ships={(0, 1): (14, 13)}, hidden=[(17, 5)], stage=stage)


def test_every_kind_of_action_has_a_stage_and_a_writer() -> None:
    assert set(ASKED) == set(Stage)
    assert set(WRITERS) == set(POSSIBLE) == set().union(*ASKED.values())
    for stage, verbs in ASKED.items():
        assert all(stage in POSSIBLE[verb] for verb in verbs)


def test_the_notation_of_each_kind() -> None:
    position = set_up(LAGOON, [BASE])
    assert {"buy habitat-green 3", "buy training"} <= legal_texts(position, "buy")
    position.before[0], position.stage = [Waiting("training")], Stage.EXPAND
    assert "place training o12 r90" in legal_texts(position, "place")
    walking = set_up(BANDS, CITY, crews={(0, 0): 1}, stage=Stage.WALK)
    assert legal_texts(walking, "walk") == {"walk l12>o12"}
    position = diving(Stage.LAUNCH)
    assert legal_texts(position, "launch") == {"launch o12 e"}
    assert legal_texts(position, "sonar") == {"sonar s1"}
    assert "dive s1 o15" in legal_texts(position, "dive")
    assert legal_texts(position, "dock") == {"dock s1"}
    position.stage = Stage.LOOK
    position.modules.append(Module("laboratory", 0, 16, 13, 0))
    position.active[0].add(2)
    assert legal_texts(position, "look") == {"look r6"}
    position.stage, position.boards, position.orders = Stage.RAISE, {0: {"snail": 2}}, {0: ("snail", "urchin")}
    assert legal_texts(position, "raise") == {"raise 0", "raise 1", "raise 2"}


def test_agreement_is_an_empty_list_and_unknown_words_are_left_alone() -> None:
    position = diving()
    actions = legal_texts(position, "dive") | legal_texts(position, "dock") | {"done", "pass", "concede now"}
    assert disagreements(position, actions) == []


def test_what_only_one_of_the_two_allows_is_named() -> None:
    position = diving()
    actions = legal_texts(position, "dive") | legal_texts(position, "dock")
    actions = (actions - {"dive s1 o15"}) | {"dive s1 a1", "dive s2 b2"}
    assert disagreements(position, actions) == [
        "only the engine allows: dive s1 a1",
        "only the engine allows: dive s2 b2",
        "only the judge allows: dive s1 o15",
    ]


def test_kinds_that_were_not_asked_may_be_missing_but_not_wrong() -> None:
    position = diving()
    every = legal_texts(position, "dive") | legal_texts(position, "dock")
    assert disagreements(position, every | {"sonar s1", "launch o12 e"}) == []
    position.moved = {2}
    assert disagreements(position, every | {"sonar s1"}) == ["only the engine allows: sonar s1"]
    assert disagreements(position, every | {"walk l12>o12"}) == ["only the engine allows: walk l12>o12"]
    assert disagreements(diving(), set(), frozenset({"launch"})) == ["only the judge allows: launch o12 e"]


def test_a_position_that_cannot_be_is_a_disagreement() -> None:
    position = diving()
    position.stock[0] -= 1
    position.active[0] = set()
    every = legal_texts(position, "dive") | legal_texts(position, "dock")
    assert disagreements(position, every) == [
        "position: N1: seat 0 has 14 researchers, 12 of them in stock",
        "position: N32: seat 0 has [] active, but researchers in [1]",
    ]


def placing_habitats() -> Position:
    position = set_up(LAGOON, [BASE], stage=Stage.EXPAND)
    position.before[0] = [Waiting("habitat-green", 2), Waiting("habitat-green", 3)]
    recount(position, 0)
    return position


@pytest.mark.parametrize("write", ["place habitat-green {}", "place habitat-green {} r270", "place habitat-green 2 {}"])
def test_habitats_may_be_written_without_a_turn_with_any_turn_or_with_their_researchers(write: str) -> None:
    actions = {write.format(cell) for cell in ("l9", "o12", "l15", "i12")}
    assert disagreements(placing_habitats(), actions) == []


@pytest.mark.parametrize("wrong", ["place habitat-green 1 l9 r0", "place habitat-green l9 r45", "place tower l9 r0"])
def test_placements_that_do_not_exist_are_not_read_as_others(wrong: str) -> None:
    position = placing_habitats()
    assert disagreements(position, legal_texts(position, "place") | {wrong}) == [f"only the engine allows: {wrong}"]


def test_the_turn_of_a_research_module_matters() -> None:
    position = set_up(LAGOON, [BASE], stage=Stage.EXPAND)
    position.before[0] = [Waiting("training")]
    actions = legal_texts(position, "place") - {"place training o12 r90"} | {"place training o12"}
    assert disagreements(position, actions) == [
        "only the engine allows: place training o12 r0",
        "only the judge allows: place training o12 r90",
    ]


def two_harbours() -> Position:
    """A submarine between the eastern lock of a sonar and the western lock of a technology."""
    city = [BASE, Module("sonar", 90, 14, 11, 0), Module("technology", 90, 18, 11, 0)]
    return set_up(LAGOON, city, crews={(1, 0): 1, (2, 0): 1}, ships={(0, 1): (16, 11)}, stage=Stage.DIVE)


def test_n49_docking_between_two_modules_names_the_module() -> None:
    position = two_harbours()
    assert legal_texts(position, "dock") == {"dock s1 o12", "dock s1 s12"}
    position.stock[0] = 0
    assert legal_texts(position, "dock") == {"dock s1"}, "no researcher enters, so it does not matter"


def test_n49_naming_the_only_module_is_granted() -> None:
    position = diving(Stage.DOCK)
    position.in_hand = 1
    assert disagreements(position, {"dock s1 o12"}) == []
    assert disagreements(position, {"dock s1 l12"}) == [
        "only the engine allows: dock s1 l12",
        "only the judge allows: dock s1",
    ]


def test_a_game_is_judged_state_by_state() -> None:
    states = {"right": diving(Stage.SONAR), "wrong": diving(Stage.SONAR)}
    states["wrong"].finds[(17, 6)] = Find("deep")

    class ByName:
        def __call__(self, state: str) -> Position:
            return states[state]

    position_of: PositionOf[str] = ByName()
    found = list(judged(position_of, [("right", {"sonar s1"}, None), ("wrong", {"sonar s2"}, None)]))
    assert found == [
        (
            "wrong",
            [
                "position: N3: a find of the deep on r7",
                "only the engine allows: sonar s2",
                "only the judge allows: sonar s1",
            ],
        )
    ]
