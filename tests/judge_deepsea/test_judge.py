"""The engine of Deep Sea Adventure against a slow judge: what is allowed, every table, the winners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest

from nautwidget.game import CHANCE
from nautwidget.games import game
from nautwidget.games.deepsea.state import Action, Rules, State
from nautwidget.games.deepsea.turn import DOWN, TAKE
from tests.judge_deepsea.judge import Judge

GAME = game("deepsea")
GAMES = 80
#: Everything a diver could ever try.
EVERYTHING = ["down", "up", "take", "leave", *[f"{verb} {chip}" for verb in ("drop", "lay") for chip in range(1, 33)]]
#: What has to happen in the games of every number of players, or they prove too little.
USUAL = {
    *("others on the way down", "others on the way up", "more steps than spaces down", "more steps than spaces up"),
    *("must turn on the last space", "a move of 0", "more breath than air", "no air", "all back"),
    *("a treasure is put down", "a choice of what to lay", "a tie on points"),
}
#: What has to happen at a full table, where there is more of everything.
RARE = {"must turn before others", "a bundle is put down", "a bundle lost again"}


@dataclass
class Temper:
    """How a diver chooses, so that all parts of the rules come up: how surely he dives on, and takes what he finds."""

    dives: float
    takes: float

    def choice(self, legal: Sequence[Action], random: Random) -> Action:
        for action, liking in ((DOWN, self.dives), (TAKE, self.takes)):
            if action in legal and random.random() < liking:
                return action
        rest = [action for action in legal if action not in (DOWN, TAKE)] or legal
        return rest[random.randrange(len(rest))]


def tempers(players: int, random: Random) -> list[Temper]:
    """Those of a table: sometimes all alike, sometimes everybody his own."""
    drawn = [Temper(random.choice((0.2, 0.6, 0.9, 1)), random.choice((0.1, 0.4, 0.9))) for _ in range(players)]
    return drawn if random.random() < 0.5 else drawn[:1] * players


def judged_game(players: int, seed: int) -> set[str]:
    """Plays a game, judged after every action; the answer is what was seen in it."""
    random = Random(f"{players}/{seed}")
    rules = Rules(turn_back_empty=seed % 4 != 0)
    divers = tempers(players, random)
    state: State = GAME.new(players, rules)
    judge = Judge(players, rules.turn_back_empty)
    asked = 0
    while (actor := GAME.actor(state)) is not None:
        legal = GAME.legal_actions(state)
        assert {GAME.notation(action) for action in legal} == judge.allowed(), GAME.position_text(state)
        if actor == CHANCE:
            action = GAME.draw(state, random)
        else:
            assert actor == judge.seat - 1
            asked += 1
            if asked % 16 == 0:
                view = GAME.view(state, actor)
                assert {text for text in EVERYTHING if GAME.why_not(view, GAME.parse(text)) is None} == judge.allowed()
            action = divers[actor].choice(legal, random)
        state = GAME.apply(state, action)
        judge.do(GAME.notation(action))
        assert GAME.position_text(state) == judge.text()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert judge.stage == "over"
    assert list(outcome.ranks) == judge.ranks()
    assert list(outcome.scores) == [sum(diver.points) for diver in judge.divers]
    return judge.seen


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_engine_and_the_judge_agree_on_every_action_of_many_games(players: int) -> None:
    seen = set().union(*[judged_game(players, seed) for seed in range(GAMES)])
    assert seen >= (USUAL | RARE if players == 6 else USUAL)
