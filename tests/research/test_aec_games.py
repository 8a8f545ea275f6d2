"""Games in the PettingZoo environments: plain and compiled, in series, for rewards, and nothing hidden."""

import copy
import io
import pickle
import random

import numpy as np
import pytest

from keltis import GAMES, game_named
from keltis.core.play import replayed
from keltis.core.record import record_of
from keltis.core.record_file import as_text, read_stream
from keltis.core.rng import seeded_rng
from keltis.research import aec
from tests.contract.tables import Case
from tests.research.envs import ONE_PER_GAME, TABLES, WITH_HANDS, choice, other_world, play_on, settings

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
one_per_game = pytest.mark.parametrize("table", ONE_PER_GAME, ids=str)


# --- plain and compiled ------------------------------------------------------------------------


@every_table
def test_plain_and_compiled_do_the_same(table: Case) -> None:
    plain, compiled = (aec.env(**settings(table), compiled=which) for which in (False, True))
    rng = random.Random(1)
    for env in (plain, compiled):
        env.reset(seed=7)
    while plain.agents:
        assert compiled.agent_selection == plain.agent_selection
        for agent in plain.agents:
            ours, theirs = plain.observe(agent), compiled.observe(agent)
            assert np.array_equal(ours["observation"], theirs["observation"])
            assert np.array_equal(ours["action_mask"], theirs["action_mask"])
        assert plain.last()[1:] == compiled.last()[1:]
        over = plain.last()[2]
        action = None if over else choice(plain.last()[0]["action_mask"], rng)
        for env in (plain, compiled):
            env.step(action)
    assert compiled.agents == []
    assert plain.play().actions == compiled.play().actions


@one_per_game
@pytest.mark.parametrize("compiled", [False, True])
def test_a_game_can_be_recorded_and_replayed(table: Case, compiled: bool) -> None:
    env = aec.env(**settings(table), compiled=compiled)
    env.reset(seed=3)
    play_on(env, 10_000, random.Random(2))
    play = env.play()
    assert play.over
    assert play.state == env.match.course.state()
    text = as_text(record_of(play, env.possible_agents))
    [read] = read_stream(io.BytesIO(text.encode()), GAMES)
    assert read.play.actions == play.actions
    assert replayed(table.game, table.players, play.actions, env.match.board).state == play.state


@one_per_game
@pytest.mark.parametrize("compiled", [False, True])
def test_an_environment_can_be_copied_and_pickled_in_the_middle_of_a_game(
    table: Case, compiled: bool
) -> None:
    env = aec.env(**settings(table), compiled=compiled, render_mode="ansi")
    env.reset(seed=4)
    play_on(env, 30, random.Random(3))
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.render() == env.render()
        other = copy.deepcopy(env)
        play_on(twin, 40, random.Random(5))
        play_on(other, 40, random.Random(5))
        assert twin.play().actions == other.play().actions
    assert len(env.match.taken) == 30


# --- series of games ---------------------------------------------------------------------------


def opening(env: aec.raw_env) -> list[int]:
    return env.play().actions


def test_games_without_a_seed_of_their_own_go_on_in_the_series() -> None:
    env = aec.env(compiled=False)
    env.reset(seed=11)
    first = opening(env)
    env.reset()
    second = opening(env)
    env.reset(seed=11)
    assert opening(env) == first != second
    env.reset()
    assert opening(env) == second


def test_games_of_an_environment_that_got_no_seed_differ() -> None:
    openings = []
    for _ in range(2):
        env = aec.env(compiled=False)
        env.reset()
        openings.append(opening(env))
    assert openings[0] != openings[1]


@pytest.mark.parametrize("seed", [0, 1, (1 << 62) + 1, 1 << 100])
def test_every_seed_will_do(seed: int) -> None:
    for compiled in (False, True):
        env = aec.env(compiled=compiled)
        env.reset(seed=seed)
        assert opening(env)[:20] == [
            a for a in opening(env)[:20] if a >= game_named("keltis").actions.decisions
        ]


# --- rewards -----------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("kind", ["win", "margin"])
def test_rewards_come_at_the_end_and_sum_to_zero(table: Case, kind: str) -> None:
    env = aec.env(**settings(table), rewards=kind, compiled=False)
    env.reset(seed=5)
    rng = random.Random(4)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        env.step(choice(env.observe(env.agent_selection)["action_mask"], rng))
    play = env.play()
    assert sum(env.rewards.values()) == pytest.approx(0)
    best = max(env.rewards.values())
    assert [seat for seat, one in enumerate(env.rewards.values()) if one == best] == play.winners()
    if kind == "margin" and table.players == 2:
        scores = play.scores()
        assert list(env.rewards.values()) == [scores[0] - scores[1], scores[1] - scores[0]]


# --- observations ------------------------------------------------------------------------------


@pytest.mark.parametrize("table", WITH_HANDS, ids=str)
def test_nothing_hidden_is_observed_or_rendered(table: Case) -> None:
    rng = random.Random(12)
    env = aec.env(**settings(table), compiled=False, render_mode="ansi")
    env.reset(seed=13)
    differed = 0
    for number in range(12):
        play_on(env, 20, rng)
        if not env.agents or any(env.terminations.values()):
            env.reset()
        for seat, agent in enumerate(env.possible_agents):
            env.viewer = agent
            other = other_world(env, seat, seeded_rng(14, number))
            ours, theirs = env.observe(agent), other.observe(agent)
            assert np.array_equal(ours["observation"], theirs["observation"])
            assert np.array_equal(ours["action_mask"], theirs["action_mask"])
            assert other.render() == env.render()
            differed += other.match.course.state() != env.match.course.state()
        env.viewer = "spectator"
        assert other_world(env, -1, seeded_rng(15, number)).render() == env.render()
    assert differed > 12


def test_the_viewer_is_whoever_is_asked_for() -> None:
    env = aec.env(render_mode="ansi", viewer="spectator")
    env.reset(seed=2)
    assert "Hand" not in str(env.render())
    for agent in env.agents:
        env.viewer = agent
        assert "Hand" in str(env.render())
    env.viewer = "agent"
    own = env.render()
    env.viewer = env.agent_selection
    assert env.render() == own
    play_on(env, 10_000, random.Random(1))
    env.viewer = "agent"
    assert "Hand" not in str(env.render())
    assert "The game is over" in str(env.render())


def test_a_rendering_speaks_the_language_that_is_wanted() -> None:
    env = aec.env(render_mode="ansi", language="de")
    env.reset(seed=2)
    assert "Punkte" in str(env.render())


def test_rendering_for_people_prints(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec.env(render_mode="human", compiled=False)
    env.reset(seed=2)
    first = capsys.readouterr().out
    assert "player_0" in first
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert "player_0" in capsys.readouterr().out


def test_rendering_without_a_mode_is_warned_of() -> None:
    env = aec.env(compiled=False)
    env.reset(seed=2)
    with pytest.warns(UserWarning, match="without specifying any render mode"):
        assert env.render() is None
