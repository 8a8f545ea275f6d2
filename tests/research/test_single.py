"""The Gymnasium environments: Gymnasium's own checks, bots in the other seats, masks."""

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from keltis import game_named
from keltis.research.single import IDS, SeatEnv
from tests.contract.tables import Case
from tests.research.envs import ONE_PER_GAME, TABLES, choice

every_id = pytest.mark.parametrize("id", IDS.values())
one_per_game = pytest.mark.parametrize("table", ONE_PER_GAME, ids=str)


def finished(env: SeatEnv, rng: random.Random) -> tuple[float, dict[str, Any]]:
    """Play the game that has begun to its end at random; the last reward and info."""
    mask = env.action_masks()
    while True:
        _, reward, over, truncated, info = env.step(choice(mask, rng))
        assert not truncated
        if over:
            return reward, info
        assert reward == 0.0
        mask = info["action_mask"]


# --- Gymnasium's own checks --------------------------------------------------------------------


@every_id
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    env = gymnasium.make(id, bots="random")
    check_env(env.unwrapped)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_gymnasium_finds_nothing_wrong_with_any_table(table: Case) -> None:
    env = gymnasium.make(
        IDS[table.game.name], players=table.players, options=dict(table.options), bots="random", seat=None
    )
    check_env(env.unwrapped, skip_render_check=True)


def test_the_ids_are_known_once_the_module_is_imported() -> None:
    assert IDS["keltis"] == "keltis/Keltis-v1"
    assert IDS["weg_der_steine"] == "keltis/WegDerSteine-v1"
    env = gymnasium.make("keltis.research.single:keltis/Keltis-v1")
    assert isinstance(env.unwrapped, SeatEnv)


def test_several_can_be_run_side_by_side() -> None:
    envs = gymnasium.make_vec(IDS["wuerfelspiel"], num_envs=3, vectorization_mode="sync", bots="random")
    observations, infos = envs.reset(seed=1)
    assert observations.shape == (3, game_named("wuerfelspiel").learning.observation.size(2))
    actions = np.array([choice(mask, random.Random(1)) for mask in infos["action_mask"]])
    _, rewards, over, _, _ = envs.step(actions)
    assert rewards.tolist() == [0.0, 0.0, 0.0]
    assert not over.any()
    envs.close()


# --- masks and illegal actions -----------------------------------------------------------------


@one_per_game
def test_masks_say_what_is_legal(table: Case) -> None:
    env = SeatEnv(table.game.name, "random", table.players)
    _, info = env.reset(seed=1)
    rng = random.Random(2)
    for _ in range(30):
        masks = env.action_masks()
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, info["action_mask"])
        assert env.match.position().legal() == np.flatnonzero(masks).tolist()
        _, _, over, _, info = env.step(choice(masks, rng))
        if over:
            _, info = env.reset()


@pytest.mark.parametrize(("kind", "cost"), [("win", -1.0), ("margin", -1000.0)])
def test_an_illegal_action_ends_the_game_and_costs(kind: str, cost: float) -> None:
    env = SeatEnv(rewards=kind)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, truncated, info = env.step(illegal)
    assert (reward, over, truncated) == (cost, True, False)
    assert "scores" not in info
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(int(np.flatnonzero(env.action_masks())[0]))


def test_nothing_can_be_done_before_reset() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        SeatEnv().step(0)


# --- the other seats ---------------------------------------------------------------------------


@one_per_game
@pytest.mark.parametrize("kind", ["win", "margin"])
def test_a_game_against_bots_ends_with_a_reward(table: Case, kind: str) -> None:
    env = SeatEnv(table.game.name, ("greedy", "random"), seat=1, rewards=kind)
    env.reset(seed=2)
    reward, info = finished(env, random.Random(3))
    play = env.play()
    assert play.over
    assert info["scores"] == play.scores()
    own, others = info["scores"][1], [info["scores"][0], info["scores"][2]]
    if kind == "margin":
        assert reward == own - sum(others) / 2
    else:
        assert (reward > 0) == (1 in play.winners())


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_agent_may_sit_anywhere(seat: int) -> None:
    env = SeatEnv(bots=["random", "random"], seat=seat)
    env.reset(seed=1)
    assert env.match.mover == seat
    assert env.match.position().game.texts.heading(env.match.position().state)
    assert env.match.index == 0


def test_without_a_seat_of_its_own_the_agent_sits_somewhere_else_every_time() -> None:
    env = SeatEnv(bots="random", players=4, seat=None)
    env.reset(seed=1)
    seats = []
    for _ in range(30):
        env.reset()
        seats.append(env.seat)
    assert set(seats) == {0, 1, 2, 3}
    env.reset(seed=1)
    for seat in seats:
        env.reset()
        assert env.seat == seat


def test_what_bots_think_does_not_change_the_cards() -> None:
    starts = []
    for bot in ("random", "greedy"):
        env = SeatEnv(bots=bot)
        env.reset(seed=3)
        starts.append(env.play().actions)
    assert starts[0] == starts[1]


@one_per_game
def test_plain_and_compiled_do_the_same(table: Case) -> None:
    plain, compiled = (
        SeatEnv(table.game.name, "greedy", table.players, compiled=which) for which in (False, True)
    )
    rng = random.Random(4)
    ours: tuple[Any, ...]
    theirs: tuple[Any, ...]
    ours, theirs = plain.reset(seed=5), compiled.reset(seed=5)
    for _ in range(60):
        assert np.array_equal(ours[0], theirs[0])
        assert ours[1:-1] == theirs[1:-1]
        assert np.array_equal(ours[-1]["action_mask"], theirs[-1]["action_mask"])
        if plain._over:
            break
        action = choice(plain.action_masks(), rng)
        ours, theirs = plain.step(action), compiled.step(action)
    assert plain.play().actions == compiled.play().actions


@pytest.mark.parametrize("compiled", [False, True])
def test_an_environment_can_be_copied_and_pickled_in_the_middle_of_a_game(compiled: bool) -> None:
    env = SeatEnv(compiled=compiled)
    env.reset(seed=6)
    rng = random.Random(5)
    for _ in range(10):
        env.step(choice(env.action_masks(), rng))
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ends = [finished(twin, random.Random(7)) for twin in twins]
    assert [twin.play().actions for twin in twins[1:]] == [env.play().actions] * 2
    assert [reward for reward, _ in ends] == [ends[0][0]] * 3


# --- errors and pictures -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"bots": "deep blue"}, "no bot “deep blue”; there are: random, "),
        ({"bots": ("random", "random"), "players": 2}, "2 players need 1 bots, not 2"),
        ({"seat": 2}, "seat: 2 is not between 0 and 1"),
        ({"rewards": "points"}, "rewards: 'points' is not one of"),
        ({"render_mode": "rgb_array"}, "render_mode: 'rgb_array' is not one of"),
    ],
)
def test_wrong_arguments_are_refused_with_what_would_be_right(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        SeatEnv(**wrong)


def test_the_agent_sees_its_own_hand_and_who_plays_against_it() -> None:
    env = SeatEnv(bots=["greedy", "random"], seat=1, render_mode="ansi")
    env.reset(seed=1)
    picture = str(env.render())
    assert [picture.index(name) for name in ("greedy", "agent", "random")] == sorted(
        picture.index(name) for name in ("greedy", "agent", "random")
    )
    assert "Hand" in picture
    assert env.match.game is game_named("keltis")
