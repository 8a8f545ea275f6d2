"""What the tests of the environments share."""

import random
from typing import Any

import numpy as np

from keltis import GAMES
from keltis.core.luck import Luck
from keltis.research.aec import raw_env
from keltis.research.match import PlainCourse
from tests.contract.tables import Table, tables

TABLES = tables(GAMES)
WITH_HANDS = [table for table in TABLES if any(span.name == "card" for span in table.game.actions.spans)]
ONE_PER_GAME = [next(table for table in TABLES if table.game is game) for game in GAMES]


def settings(table: Table) -> dict[str, Any]:
    """The arguments with which an environment of a table is made."""
    return {"game": table.game.name, "players": table.players, "options": dict(table.options)}


def choice(mask: Any, luck: random.Random) -> int:
    """Any action that a mask allows."""
    return luck.choice(np.flatnonzero(mask).tolist())


def play_on(env: Any, steps: int, luck: random.Random) -> None:
    """Let all agents act at random for so many steps."""
    for agent in env.agent_iter(steps):
        observation, _, over, _, _ = env.last()
        env.step(None if over else choice(observation["action_mask"], luck))
        assert agent


def other_world(env: raw_env, viewer: int, luck: Luck) -> raw_env:
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
    assert isinstance(course, PlainCourse)
    state: Any = env.match.course.state().copy()
    env.match.game.redeal(env.match.board.facts, state, viewer, luck)
    course._state = state
    twin.match.mover = env.match.mover
    return twin
