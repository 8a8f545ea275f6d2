"""The PettingZoo environments: PettingZoo's own tests, and its conventions."""

import copy
import random
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import wrappers

from keltis import GAMES, game_named
from keltis.core.board_file import BoardError
from keltis.core.refusal import Refusal
from keltis.research import aec
from tests.contract.tables import Case
from tests.research.envs import TABLES, choice, play_on, settings

every_table = pytest.mark.parametrize("table", TABLES, ids=str)

# PettingZoo says this of every environment that is not in its own lists, and of masks when the game is over.
as_it_always_says = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


# --- PettingZoo's own tests --------------------------------------------------------------------


@as_it_always_says
@every_table
def test_pettingzoo_finds_nothing_wrong_with_the_interface(table: Case) -> None:
    api_test(aec.env(**settings(table)), num_cycles=200)


@every_table
def test_the_same_seed_gives_the_same_game(table: Case) -> None:
    seed_test(partial(aec.env, **settings(table)), num_cycles=60)


@every_table
def test_every_way_to_render_works(table: Case) -> None:
    render_test(partial(aec.env, **settings(table)))


def test_the_benchmark_of_pettingzoo_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(aec.env())
    assert "turns per second" in capsys.readouterr().out


# --- conventions -------------------------------------------------------------------------------


def wrapped() -> Any:
    """The same environment in PettingZoo's own wrappers, in the usual order."""
    env: Any = wrappers.TerminateIllegalWrapper(aec.raw_env(), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def pictures(env: Any, seed: int, wrong_at: int) -> list[Any]:
    """All that an environment says in a game that an illegal action ends."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    said: list[Any] = []
    for number, agent in enumerate(env.agent_iter()):
        observation, reward, terminated, truncated, info = env.last()
        mask = observation["action_mask"]
        said.append((agent, observation["observation"].tolist(), reward, terminated, truncated, info))
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(np.flatnonzero(mask == 0)[0]) if number == wrong_at else choice(mask, rng))
        said.append((dict(env.rewards), dict(env.terminations), dict(env.truncations), env.agents[:]))
    return said


@pytest.mark.parametrize("wrong_at", [0, 1, 30, 10_000])
def test_an_illegal_action_has_the_consequences_of_pettingzoos_wrapper(wrong_at: int) -> None:
    assert pictures(aec.env(), 6, wrong_at) == pictures(wrapped(), 6, wrong_at)


def test_an_illegal_action_costs_what_was_agreed() -> None:
    for kind, given, cost in [("win", None, -1.0), ("margin", None, -1000.0), ("margin", -7.5, -7.5)]:
        env = aec.env(rewards=kind, illegal_reward=given, compiled=False)
        env.reset(seed=8)
        env.step(env.action_space("player_0").n - 1)
        assert env.last()[1:4] == (cost, True, True)
        assert env.rewards == {"player_0": cost, "player_1": 0.0}


@pytest.mark.parametrize("action", [-1, 132, 1 << 70, None, "draw", 0.5, 3.0])
@pytest.mark.parametrize("make", [aec.env, wrapped])
def test_what_is_no_action_is_an_error_and_changes_nothing(make: Any, action: Any) -> None:
    env = make()
    env.reset(seed=9)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(action)
    assert env.unwrapped.match.taken == []


@pytest.mark.parametrize("kind", [int, np.int32, np.int64, np.int8, np.uint16])
def test_actions_may_be_whole_numbers_of_any_kind(kind: Any) -> None:
    env = aec.env()
    env.reset(seed=9)
    env.step(kind(env.last()[0]["action_mask"].argmax()))
    assert [type(action) for action in env.match.taken] == [int]


@pytest.mark.parametrize("make", [aec.env, wrapped])
def test_nothing_can_be_done_before_reset(make: Any) -> None:
    env = make()
    for name in (
        "agents",
        "agent_selection",
        "rewards",
        "terminations",
        "truncations",
        "infos",
        "num_agents",
    ):
        with pytest.raises(AttributeError, match="before reset"):
            getattr(env, name)
    for method in (
        env.agent_iter,
        env.state,
        env.render,
        partial(env.observe, "player_0"),
        partial(env.step, 0),
    ):
        with pytest.raises(AssertionError, match="reset\\(\\) needs to be called before"):
            method()


@pytest.mark.parametrize("make", [aec.env, wrapped])
def test_a_loop_without_steps_is_an_error(make: Any) -> None:
    env = make()
    env.reset(seed=1)
    turns = iter(env.agent_iter())
    next(turns)
    with pytest.raises(AssertionError, match="need to call step"):
        next(turns)


def test_a_step_after_the_end_is_only_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    env = aec.env()
    env.reset(seed=1)
    play_on(env, 10_000, random.Random(1))
    assert env.agents == []
    env.step(None)
    assert "Should reset() first" in caplog.text


def test_masks_are_empty_for_those_who_wait() -> None:
    env = aec.env(players=3)
    env.reset(seed=1)
    assert env.observe("player_0")["action_mask"].any()
    assert not env.observe("player_1")["action_mask"].any()
    assert not env.observe("player_2")["action_mask"].any()


def test_the_state_is_what_all_agents_know_together() -> None:
    env = aec.env(players=3)
    env.reset(seed=1)
    parts = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(env.state(), np.concatenate(parts))
    assert env.state_space.contains(env.state())


def test_observations_are_the_askers_to_keep() -> None:
    env = aec.env()
    env.reset(seed=1)
    first = env.last()[0]
    before = copy.deepcopy(first)
    env.last()[0]["observation"][:] = 5
    play_on(env, 5, random.Random(1))
    assert np.array_equal(first["observation"], before["observation"])
    assert np.array_equal(first["action_mask"], before["action_mask"])


def test_pettingzoo_can_make_them_by_name() -> None:
    for game in GAMES:
        env = pettingzoo.make("aec", f"keltis/{game.name}_v{game.learning.observation.version}", players=3)
        assert str(env) == f"{game.name}_v{game.learning.observation.version}"
        assert env.possible_agents == ["player_0", "player_1", "player_2"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "no game 'chess': there are keltis, neue_wege"),
        ({"rewards": "points"}, "rewards: 'points' is not one of win, margin"),
        ({"render_mode": "rgb_array"}, "render_mode: 'rgb_array' is not one of human, ansi"),
        ({"viewer": "player_2"}, "viewer: 'player_2' is not one of agent, spectator, player_0, player_1"),
    ],
)
def test_wrong_arguments_are_refused_with_what_would_be_right(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        aec.env(**wrong)


def test_a_wrong_table_is_refused() -> None:
    with pytest.raises(Refusal, match="A1"):
        aec.env(players=5)
    with pytest.raises(BoardError, match="no option"):
        aec.env(options={"side": "simple"})
    with pytest.raises(BoardError, match="No such file"):
        aec.env(board="no_such_board.toml")
    with pytest.raises(ValueError, match="has its options already"):
        aec.env(board=game_named("keltis").load_board(), options={"side": "simple"})


def test_a_board_may_be_a_file_or_read_already() -> None:
    game = game_named("keltis")
    for board in (None, game.board_file, str(game.board_file), game.load_board()):
        env = aec.env(board=board, compiled=False)
        assert env.match.board.fingerprint == game.load_board().fingerprint


def test_the_infos_have_the_scores_once_the_game_is_over() -> None:
    env = aec.env(game="wuerfelspiel", players=3)
    env.reset(seed=3)
    for agent in env.agent_iter():
        observation, _, terminated, _, info = env.last()
        if terminated:
            assert info == {"scores": env.match.scores()}
            env.step(None)
        else:
            assert info == {}
            env.step(env.action_space(agent).sample(observation["action_mask"]))


def test_an_illegal_action_leaves_no_scores() -> None:
    env = aec.env(game="wuerfelspiel")
    env.reset(seed=3)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert set(map(str, env.infos.values())) == {"{}"}
