"""What holds in Deep Sea Adventure after every action of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from nautwidget.game import CHANCE
from nautwidget.games import game
from nautwidget.games.deepsea.state import BUNDLE, Action, Heading, Rules, Stage, State, Table

GAME = game("deepsea")


@dataclass(frozen=True)
class Play:
    """A game between divers of different tempers: all that is needed to play it again."""

    tempers: list[str]
    seed: int
    rules: Rules

    def states(self) -> Iterator[State]:
        random = Random(self.seed)
        state = GAME.new(len(self.tempers), self.rules)
        yield state
        while (actor := GAME.actor(state)) is not None:
            action = GAME.draw(state, random) if actor == CHANCE else self.choice(state, actor, random)
            state = GAME.apply(state, action)
            yield state

    def choice(self, state: State, seat: int, random: Random) -> Action:
        legal = GAME.legal_actions(state)
        temper = self.tempers[seat]
        if temper == "greedy":
            # `down` and `take` come first where they are allowed.
            return cast(Action, legal[0] if random.random() < 0.8 else legal[-1])
        return cast(Action, GAME.bots[temper](GAME.view(state, seat), legal, random))


tempers = st.lists(st.sampled_from([*GAME.bots, "greedy"]), min_size=2, max_size=6)
every_game = given(play=st.builds(Play, tempers, st.integers(0, 2**32), st.builds(Rules, st.booleans())))


def tables(play: Play) -> Iterator[tuple[Table, Table]]:
    """The tables before and after every action."""
    return pairwise(state.table for state in play.states())


def treasures(table: Table) -> list[int]:
    """All treasures there are: on the path, carried, kept and scored."""
    found = [chip for treasure in table.path for chip in treasure]
    for diver in table.divers:
        found += [chip for treasure in (*diver.carried, *diver.kept) for chip in treasure]
        found += diver.scored
    return found


@every_game
def test_d1_all_32_treasures_are_accounted_for(play: Play) -> None:
    for state in play.states():
        assert sorted(treasures(state.table)) == list(range(32))


@every_game
def test_d2_values_never_change_after_the_deal(play: Play) -> None:
    assert len({state.values for state in play.states() if state.values}) == 1


@every_game
def test_d4_oxygen_stays_within_0_and_25_and_never_rises_within_a_round(play: Play) -> None:
    for before, after in tables(play):
        assert 0 <= after.oxygen <= 25
        if after.round == before.round:
            assert after.oxygen <= before.oxygen
        else:
            assert after.oxygen == 25


@every_game
def test_d5_nobody_heads_down_again_within_a_round(play: Play) -> None:
    for before, after in tables(play):
        if after.round == before.round:
            assert all(new.heading >= old.heading for old, new in zip(before.divers, after.divers, strict=True))


@every_game
def test_d7_every_space_takes_one_diver(play: Play) -> None:
    for state in play.states():
        places = [diver.place for diver in state.table.divers if diver.place]
        assert len(set(places)) == len(places)
        assert all(place <= len(state.table.path) for place in places)


@every_game
def test_d10_who_is_back_stays_back_and_keeps_what_he_has_until_it_is_scored(play: Play) -> None:
    for before, after in tables(play):
        for old, new in zip(before.divers, after.divers, strict=True):
            if old.heading is Heading.BACK and after.round == before.round and new.points == old.points:
                assert new == old


@every_game
def test_d12_scores_only_grow(play: Play) -> None:
    for before, after in tables(play):
        for old, new in zip(before.divers, after.divers, strict=True):
            assert new.points[: len(old.points)] == old.points
            assert new.scored[: len(old.scored)] == old.scored
            assert all(points >= 0 for points in new.points)
    *_, last = play.states()
    for diver in last.table.divers:
        assert sum(diver.points) == sum(last.values[chip] for chip in diver.scored)


def loose(table: Table) -> list[frozenset[int]]:
    """All treasures that nobody has scored, each bundle as one."""
    owned = [treasure for diver in table.divers for treasure in (*diver.carried, *diver.kept)]
    return [frozenset(treasure) for treasure in (*table.path, *owned) if treasure]


@every_game
def test_d13_during_a_round_bundles_neither_split_nor_merge(play: Play) -> None:
    for before, after in tables(play):
        if len(after.divers[0].points) == len(before.divers[0].points) and before.stage is not Stage.LAY:
            assert set(loose(after)) == set(loose(before))


@every_game
def test_d13_at_the_end_of_a_round_at_most_three_treasures_become_one(play: Play) -> None:
    starts = [after for before, after in tables(play) if after.round > before.round or before.stage is Stage.DEAL]
    for old, new in pairwise(starts):
        scored = {chip for diver in new.divers for chip in diver.scored}
        parts = Counter[frozenset[int]]()
        for treasure in loose(old):
            if treasure <= scored:
                continue
            [bundle] = [bundle for bundle in loose(new) if treasure & bundle]
            assert treasure <= bundle
            parts[bundle] += 1
        assert max(parts.values(), default=0) <= BUNDLE


@every_game
def test_d14_a_new_round_has_no_blank_discs_and_everybody_in_the_submarine(play: Play) -> None:
    for before, after in tables(play):
        if after.round > before.round:
            assert all(after.path)
            assert all(diver[:4] == (0, Heading.DOWN, (), ()) for diver in after.divers)


@every_game
def test_d16_a_game_has_at_most_three_rounds_and_always_a_winner(play: Play) -> None:
    states = list(play.states())
    assert [state.table.round for state in states] == sorted(state.table.round for state in states)
    last = states[-1]
    assert last.table.round == 3 or not last.table.path
    outcome = GAME.outcome(last)
    assert outcome is not None
    best = max(outcome.scores)
    assert outcome.winners
    assert all(outcome.scores[seat] == best for seat in outcome.winners)
    assert all(GAME.outcome(state) is None for state in states[:-1])
