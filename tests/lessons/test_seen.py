"""What goals ask of a learner's play in Nautilus, each on a small position."""

from __future__ import annotations

from dataclasses import replace

from nautwidget.lessons import nautilus_seen as seen
from nautwidget.lessons.played import Played, after, at_end_of_round, at_end_of_turn
from nautwidget.start import new

CITY = """
round: 2
module l12: base
module l9: habitat-green, researchers 2 0
module i12: training r0, owner 2, researchers 0 1
module o12: technology r90, owner 1, researchers 2 0
player 1: money 9, subs q15 - -
player 2: money 20
"""


def played(*moves: str, position: str = CITY) -> Played:
    match = new("nautilus", position=position, seed=1)
    here = Played(match.game, 0, (match.state,), (), {"most": 3}, 1, match.ply)
    for move in moves:
        here = here.then(move)
    return here


def test_money_modules_and_hands() -> None:
    here = played("buy sonar", "done")
    assert (seen.spent(here), seen.money(here), seen.in_hand(here)) == (1, 8, 1)
    assert seen.placed(here) == ()
    here = played("buy habitat-green 2", "place habitat-green 2 l15")
    assert len(seen.placed(here)) == len(seen.placed(here, "habitat-green")) == 1
    assert seen.placed(here, "sonar") == ()
    assert seen.people(here) == seen.people(played()) + 2
    assert seen.amount(here, "most") == 3


def test_neighbours_and_passages() -> None:
    here = played()
    assert seen.linked(here, "base", "training", "habitat-green")
    assert not seen.linked(here, "training", "habitat-green")
    assert not seen.expanded(here)
    walled = played("buy laboratory", "place laboratory i9 r90")
    assert seen.beside(walled, "laboratory", "training", "habitat-green")
    assert seen.linked(walled, "laboratory", "training", "habitat-green")
    walled = played("buy laboratory", "place laboratory i9 r180")
    assert seen.beside(walled, "laboratory", "training", "habitat-green")
    assert seen.linked(walled, "laboratory", "training")
    assert not seen.linked(walled, "laboratory", "training", "habitat-green")
    assert not seen.beside(walled, "laboratory", "base")
    assert seen.expanded(walled)
    assert seen.halfway(walled)


def test_finds_under_modules() -> None:
    known = f"{CITY}finds: m7=4\n"
    here = played("buy sonar", position=known)
    assert not seen.halfway(here)
    assert (seen.covered(here), seen.at_ruins(here, 4)) == (0, False)
    here = here.then("place sonar l6 r0")
    assert (seen.covered(here), seen.at_ruins(here, 4), seen.at_ruins(here, 5)) == (2, True, False)


def test_researchers_and_submarines() -> None:
    here = played()
    assert seen.people_in(here, "technology") == 2
    assert seen.people_in(here, "training") == 0
    assert seen.active(here, "technology") == 1
    assert seen.afloat(here) == 1
    assert seen.kept(here) == 0


def test_research_points_the_three_and_a_find_that_still_lies() -> None:
    here = played(position=CITY + "module l15: technology r0, owner 1, researchers 1 0\ngone: r14")
    assert (seen.research_points(played()), seen.research_points(here)) == (0, 3)
    assert seen.holds_three(here, "technology")
    assert not seen.holds_three(here, "training")
    assert seen.still_lies(here, "u14")
    assert not seen.still_lies(here, "r14")


def test_when_a_turn_and_a_round_end() -> None:
    here = played()
    assert not at_end_of_turn(here)
    assert not seen.ended(here, "buy")
    bought = here.then("buy sonar")
    assert seen.ended(bought, "buy")
    assert not at_end_of_turn(bought)
    done = bought.then("done")
    assert at_end_of_turn(done)
    assert not at_end_of_round(done)
    assert after(2)(done)
    assert not after(3)(done)
    assert done.actor == 1
    assert done.moves == ("buy sonar", "done")
    assert done.last == "done"
    assert done.did("buy") == 1
    assert replace(done, steps=()).last == ""


def test_what_lies_at_the_ruins_and_how_the_game_ends() -> None:
    sea = """
stage: dive
first: 2
seat: 1
module l12: base
module l9: training r0, owner 1, researchers 1 0
player 1: money 0, subs q15 - -
player 2: money 20
finds: r14=urchin u14=4
"""
    here = played(position=sea)
    assert (seen.at_ruins(here, 4), seen.unpaid(here), seen.ending(here)) == (False, False, "")
    left = here.then("dive s1 r14")
    assert (seen.unpaid(left), seen.gained(left), seen.ending(left)) == (True, 0, "N52")
    rich = sea.replace("money 0", "money 2")
    assert seen.gained(played("dive s1 r14", position=rich)) == 1
    found = played("dive s1 u14", position=rich.replace("q15", "t15"))
    assert (seen.at_ruins(found, 4), seen.at_ruins(found, 5), seen.gained(found)) == (True, False, 4)
    assert not seen.last_announced(found)


def test_the_score_and_the_best_one_there_was() -> None:
    end = """
stage: raise
ending: N52
module l12: base
module l9: technology r0, owner 1, researchers 1 0
module o12: technology r90, owner 1, researchers 1 0
player 1: money 4, kept scallop 2, order scallop+urchin
player 2:
gone: i1 l1
"""
    none, all_ = played("raise 0", position=end), played("raise 2", position=end)
    assert seen.score(none) == 4
    assert seen.score(all_) == 2 * 3 + 2
    assert seen.best_score(none) == seen.best_score(all_) == 8
    assert seen.score(played(position=end)) == 0
