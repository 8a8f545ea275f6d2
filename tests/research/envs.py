"""Helpers for the tests of the environments."""

import random
from typing import Any

import numpy as np

from keltis import GAMES
from keltis.core.rng import Rng
from keltis.research.aec import raw_env
from keltis.research.match import PlainStepper
from tests.contract.tables import Case, tables

TABLES = tables(GAMES)
WITH_HANDS = [table for table in TABLES if any(span.name == "card" for span in table.game.actions.spans)]
ONE_PER_GAME = [next(table for table in TABLES if table.game is game) for game in GAMES]


def settings(table: Case) -> dict[str, Any]:
    """The arguments with which an environment of a table is made."""
    return {"game": table.game.name, "players": table.players, "options": dict(table.options)}


def choice(mask: Any, rng: random.Random) -> int:
    """A random action that the mask allows."""
    return rng.choice(np.flatnonzero(mask).tolist())


def play_on(env: Any, steps: int, rng: random.Random) -> None:
    """Let all agents act at random for so many steps."""
    for agent in env.agent_iter(steps):
        observation, _, over, _, _ = env.last()
        env.step(None if over else choice(observation["action_mask"], rng))
        assert agent


def other_world(env: raw_env, viewer: int, rng: Rng) -> raw_env:
    """A plain environment in which everything is dealt anew that a viewer cannot know."""
    twin = raw_env(
        env.match.game,
        env.match.players,
        env.match.board,
        render_mode="ansi",
        viewer=env.viewer,
        compiled=False,
    )
    twin.reset(seed=0)
    course = twin.match.course
    assert isinstance(course, PlainStepper)
    state: Any = env.match.course.state().copy()
    env.match.game.rules.redeal(env.match.board.board, state, viewer, rng)
    course._state = state
    twin.match.mover = env.match.mover
    return twin
