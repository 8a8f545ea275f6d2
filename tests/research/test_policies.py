"""Bots as policies: the same decisions in every environment."""

import numpy as np
import pyspiel
import pytest

from keltis.research import aec
from keltis.research import openspiel as _registered
from keltis.research.policies import Policy
from keltis.research.single import SeatEnv
from keltis.research.vector import VectorEnv

assert _registered


@pytest.mark.parametrize("bot", ["greedy", "kobold"])
def test_a_bot_decides_the_same_everywhere(bot: str) -> None:
    env, choose, again = aec.env(game="keltis", compiled=False), Policy(bot), Policy(bot)
    single = SeatEnv("keltis", compiled=False)
    state = pyspiel.load_game("keltis").new_initial_state()
    env.reset(seed=4)
    single.reset(seed=4)
    for action in env.unwrapped.match.play().actions:
        state.apply_action(
            action - (env.unwrapped.match.game.actions.decisions if state.is_chance_node() else 0)
        )
    vector = VectorEnv("keltis", 2, 1, seed=4)
    vector.reset()
    action = choose(env)
    assert action in np.flatnonzero(env.last()[0]["action_mask"])
    assert again(state) == Policy(bot)(single) == action
    assert Policy(bot)(vector).tolist() == [action]


def test_a_policy_plays_many_games_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KELTIS_FAST", "0")
    env = VectorEnv("wuerfelspiel", 2, 5, seed=1)
    choose, step = Policy("greedy"), env.reset()
    while not step.terminated.all() and env.games.max() < 10:
        step = env.step(choose(env))
    assert env.final_scores.max() > 0


def test_what_is_no_position_is_refused() -> None:
    with pytest.raises(TypeError, match="no environment"):
        Policy("greedy")(3)
    with pytest.raises(ValueError, match="no seat"):
        Policy("greedy")(pyspiel.load_game("keltis").new_initial_state())
    with pytest.raises(ValueError, match="nobody"):
        Policy("nobody")
