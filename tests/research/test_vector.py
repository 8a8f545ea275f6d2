"""The vectorised environment: its arrays, and the same results without Numba."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from keltis import GAMES, game_named
from keltis.core.board_file import BoardError
from keltis.core.game import AnyGame
from keltis.core.refusal import Refusal
from keltis.core.rewards import rewards
from keltis.research.vector import VectorEnv, VectorStep
from keltis.stepping.compiled import Batch
from keltis.util.install_hint import install_command

STEPS = 300


def run(env: VectorEnv, steps: int) -> list[VectorStep]:
    """Random play; needs an environment that copies."""
    return [env.reset(), *(env.step(env.sample()) for _ in range(steps))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_arrays_have_a_row_per_game(game: AnyGame) -> None:
    env = VectorEnv(game, players=2, number=5)
    for step in (env.reset(), env.step(env.sample())):
        assert step.observations.shape == (5, env.observation_size)
        assert step.observations.dtype == np.int8
        assert step.masks.shape == (5, env.actions)
        assert step.masks.dtype == np.bool_
        assert step.masks.any(axis=1).all()
        assert step.rewards.shape == (5, 2)
        assert step.movers.shape == step.terminated.shape == (5,)


def test_what_the_masks_allow_can_be_done_and_nothing_else() -> None:
    env = VectorEnv("wuerfelspiel", number=64, seed=3)
    step = env.reset()
    for _ in range(50):
        assert np.take_along_axis(step.masks, env.sample()[:, None], 1).all()
        forbidden = np.argmin(step.masks, axis=1)
        with pytest.raises(ValueError, match="game 0: action"):
            env.step(forbidden)
        step = env.step(np.argmax(step.masks, axis=1))


@pytest.mark.parametrize("kind", ["win", "margin"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_follow_from_the_final_scores(kind: str, players: int) -> None:
    env = VectorEnv("weg_der_steine", players, 64, rewards=kind)
    env.reset()
    ended = 0
    for _ in range(150):
        step = env.step(env.sample())
        for row in np.flatnonzero(step.terminated).tolist():
            expected = np.array(rewards(kind, env.final_scores[row].tolist()), np.float32)
            assert np.array_equal(step.rewards[row], expected)
            ended += 1
        assert (step.rewards[~step.terminated] == 0).all()
    assert ended > 50


def test_the_final_observations_show_the_end_to_every_seat() -> None:
    env = VectorEnv("weg_der_steine", 3, 32)
    phase = game_named("weg_der_steine").learning.observation["phase"]
    env.reset()
    while not (step := env.step(env.sample())).terminated.any():
        pass
    over = env.final_observations[step.terminated]
    assert over.shape[1:] == (3, env.observation_size)
    assert (over[:, :, phase + 4] == 1).all()
    assert (step.observations[:, phase + 4] == 0).all()


def test_with_opponents_only_the_learner_is_asked() -> None:
    env = VectorEnv("weg_der_steine", 3, 30, opponents="random", copy=True)
    steps = run(env, STEPS)
    ends = sum(int(step.terminated.sum()) for step in steps)
    assert ends > 100
    assert all(step.rewards.shape == (30,) for step in steps)
    assert np.array_equal(steps[-1].movers, env.learners)
    assert set(env.learners.tolist()) == {0, 1, 2}
    assert np.array_equal(env.learners, env.games % 3)
    assert env.final_observations.shape == (30, env.observation_size)
    total = sum(float(step.rewards.sum()) for step in steps)
    assert abs(total) < 0.3 * ends  # among equals nobody wins much


def test_a_learner_can_keep_its_seat() -> None:
    env = VectorEnv("weg_der_steine", 2, 10, opponents=["greedy"], seat=1, copy=True)
    steps = run(env, STEPS)
    assert all((step.movers == 1).all() for step in steps)
    assert np.concatenate([step.rewards for step in steps]).sum() < 0  # the greedy bot beats random play


def test_arrays_are_used_again_unless_copies_are_wanted() -> None:
    env = VectorEnv("weg_der_steine", number=4)
    first = env.reset()
    before = first.observations.copy()
    second = env.step(env.sample())
    assert first.observations is second.observations
    assert not np.array_equal(before, second.observations)
    env = VectorEnv("weg_der_steine", number=4, copy=True)
    first = env.reset()
    before = first.observations.copy()
    env.step(env.sample())
    assert np.array_equal(before, first.observations)


def test_the_seed_says_which_games_are_played() -> None:
    first, again, other = (VectorEnv("keltis", number=8, seed=seed, copy=True) for seed in (4, 4, 5))
    for one, two in zip(run(first, 100), run(again, 100), strict=True):
        assert [array.tobytes() for array in one] == [array.tobytes() for array in two]
    assert not np.array_equal(other.reset().observations, first.reset(seed=4).observations)
    assert np.array_equal(other.reset(seed=4).observations, first.reset().observations)


def test_boards_and_options_can_be_chosen() -> None:
    env = VectorEnv("wuerfelspiel", options={"side": "crossed"})
    assert env.batch.board.options == {"side": "crossed"}
    board = game_named("wuerfelspiel").load_board(None, {"side": "match"})
    assert VectorEnv("wuerfelspiel", board=board).batch.board is board
    with pytest.raises(ValueError, match="options"):
        VectorEnv("wuerfelspiel", board=board, options={"side": "crossed"})
    with pytest.raises(BoardError):
        VectorEnv("wuerfelspiel", options={"side": "round"})
    with pytest.raises(KeyError):
        VectorEnv("chess")
    with pytest.raises(Refusal):
        VectorEnv("keltis", players=5)


def test_a_step_before_the_games_have_begun_is_refused() -> None:
    with pytest.raises(ValueError, match="not begun"):
        VectorEnv("keltis", number=2).step([0, 0])


def test_any_seat_can_be_observed_and_all_scores_asked_for() -> None:
    env = VectorEnv("weg_der_steine", number=4)
    step = env.reset()
    assert np.array_equal(env.observe(step.movers), step.observations)
    assert env.observe(1).shape == step.observations.shape
    assert env.scores().shape == (4, 2)


WITHOUT = """
import sys, warnings
if {missing}:
    class Missing:
        def find_spec(self, name, path=None, target=None):
            if name.split(".")[0] == "numba":
                raise ModuleNotFoundError("No module named 'numba'", name="numba")
    sys.meta_path.insert(0, Missing())
    import importlib.util
    find = importlib.util.find_spec
    importlib.util.find_spec = lambda name, package=None: None if name == "numba" else find(name, package)
import hashlib
from keltis.research.vector import VectorEnv
digest = hashlib.sha256()
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    env = VectorEnv("weg_der_steine", 2, 3, opponents="greedy")
    env.reset()
    for _ in range(80):
        step = env.step(env.sample())
        for array in step:
            digest.update(array.tobytes())
print(digest.hexdigest(), len(told), *[warning.message for warning in told])
print("numba" in sys.modules, file=sys.stderr)
"""


def without(missing: bool, **environment: str) -> tuple[str, str, str]:
    command = [sys.executable, "-c", WITHOUT.format(missing=missing)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, **environment}
    )
    digest, number, *message = done.stdout.split(maxsplit=2)
    return digest, number, "".join(message)


def test_without_numba_one_message_says_so_and_all_is_the_same() -> None:
    compiled = without(missing=False)
    plain = without(missing=True)
    assert compiled[:2] == (plain[0], "0")
    assert plain[1] == "1"
    assert install_command("fast") in plain[2]


def test_plain_python_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(VectorEnv("keltis", number=2).batch, Batch)
    monkeypatch.setenv("KELTIS_FAST", "0")
    env: Any = VectorEnv("keltis", number=2)
    assert not isinstance(env.batch, Batch)
    env.reset()
    env.step(env.sample())
