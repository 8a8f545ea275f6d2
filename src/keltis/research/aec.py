"""PettingZoo: every game as an AEC environment, in which the seats act in turn.

    from keltis.research import aec
    env = aec.env(game="keltis", players=2)

The environment behaves as if wrapped in PettingZoo's usual wrappers, which would take more time than the
game: an illegal action ends the game for all agents and costs its agent a reward (TerminateIllegalWrapper), a
number that is not an action is an error (AssertOutOfBoundsWrapper), and so is a step before `reset` or a loop
over `agent_iter` without steps (OrderEnforcingWrapper).
"""

import secrets
from collections.abc import Iterator
from copy import deepcopy
from operator import index
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis.core.game import AnyGame, NamedBoard
from keltis.core.play import AnyPlay
from keltis.core.rewards import ILLEGAL, known, rewards
from keltis.core.seats import NOBODY
from keltis.games import NAMES, game_named
from keltis.research.extras import extra
from keltis.research.match import match
from keltis.research.rendering import AGENT, RENDER_MODES, mode_known, rendered, seat_of, show, viewer_named
from keltis.research.spaces import observation_space

with extra("research"):
    import pettingzoo
    from gymnasium import spaces
    from gymnasium.logger import warn
    from pettingzoo.utils.env_logger import EnvLogger

SEED_BITS = 61
AFTER_RESET = ("agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos")

Observation = dict[str, npt.NDArray[np.int8]]


class raw_env(pettingzoo.AECEnv):  # type: ignore[misc]  # noqa: N801  # the name that PettingZoo expects
    """A game of the family; the agents are the seats, "player_0" begins.

    An observation is what a seat may know, as numbers (`Game.observation` says what they mean), and the
    mask of the actions it may choose: all 0 unless the agent is to move. One agent may act several
    times in a row: a turn has several decisions. Chance acts between them. Rewards come at the end, and
    then every agent's info has the `scores` of all seats.
    """

    def __init__(
        self,
        game: str | AnyGame = "keltis",
        players: int = 2,
        board: str | Path | NamedBoard[Any] | None = None,
        options: dict[str, str] | None = None,
        rewards: str = "win",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        viewer: str = AGENT,
        language: str = "en",
        compiled: bool | None = None,
    ) -> None:
        super().__init__()
        self.match = match(game, players, board, options, compiled)
        self.reward_kind = known(rewards)
        self.illegal_reward = ILLEGAL[rewards] if illegal_reward is None else illegal_reward
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.render_mode = mode_known(render_mode)
        self.viewer = viewer_named(viewer, self.possible_agents)
        self.language = language
        self.metadata = {
            "name": versioned(self.match.game),
            "render_modes": RENDER_MODES[:],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._make_spaces()

    def _make_spaces(self) -> None:
        decisions = self.match.game.actions.decisions
        seen = observation_space(self.match)
        self.action_spaces = {agent: spaces.Discrete(decisions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": deepcopy(seen),
                    "action_mask": spaces.Box(0, 1, (decisions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        low, high = (np.tile(bounds, len(self.possible_agents)) for bounds in (seen.low, seen.high))
        self.state_space = spaces.Box(low, high, dtype=np.int8)

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions: the same for all."""
        return self.action_spaces[agent]

    # --- playing -------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the first game of the series `seed`, or the next game of the current series."""
        if seed is None and self.match.index < 0:
            seed = secrets.randbits(SEED_BITS)
        self.match.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._stepped = True
        self.agent_selection = self.agents[max(self.match.mover, 0)]
        if self.match.mover == NOBODY:
            self._finish(rewards(self.reward_kind, self.match.scores()))
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Do an action of the agent to move; None if its game is over."""
        if self.match.index < 0:
            EnvLogger.error_step_before_reset()
        agent = self.agent_selection
        self._stepped = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not self.match.step(self._number(action)):
            self._punish(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        mover = self.match.mover
        if mover == NOBODY:
            self._finish(rewards(self.reward_kind, self.match.scores()))
        else:
            self.agent_selection = self.possible_agents[mover]
        if self.render_mode == "human":
            self.render()

    def _number(self, action: Any) -> int:
        """The number of an action, if it is one: whole and in the action space."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < self.match.game.actions.decisions:
            raise AssertionError(f"action is not in action space: {action!r}")
        return number

    def _finish(self, worth: list[float]) -> None:
        """The game is over for all agents."""
        for agent, reward in zip(self.possible_agents, worth, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        if self.match.mover == NOBODY:  # not after an illegal action
            scores = self.match.scores()
            self.infos = {agent: {"scores": scores} for agent in self.possible_agents}
        self._deads_step_first()

    def _punish(self, agent: str) -> None:
        """Handle an illegal action: the game is over for all agents; only its agent gets the penalty."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.truncations = dict.fromkeys(self.agents, True)
        self._finish([self.illegal_reward if one == agent else 0.0 for one in self.possible_agents])

    # --- observing -----------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """The observation and the action mask of an agent."""
        if self.match.index < 0:
            EnvLogger.error_observe_before_reset()
        seat = self._seat_of[agent]
        return {"observation": self.match.course.observation(seat), "action_mask": self.match.mask(seat)}

    def state(self) -> npt.NDArray[np.int8]:
        """The observations of all agents in sequence, including hidden information."""
        if self.match.index < 0:
            EnvLogger.error_state_before_reset()
        seats = range(len(self.possible_agents))
        return np.concatenate([self.match.course.observation(seat) for seat in seats])

    def play(self) -> AnyPlay:
        """The game so far as a list of actions, chance's included."""
        return self.match.play()

    def render(self) -> str | None:
        """Render the table as the viewer may see it: as text ("ansi"), or to the terminal ("human")."""
        if self.match.index < 0:
            EnvLogger.error_render_before_reset()
        if self.render_mode is None:
            warn("You are calling render method without specifying any render mode.")
            return None
        seat = seat_of(self.viewer, self.possible_agents, self.match.mover)
        look = (self.match.position(), seat, self.possible_agents, self.language)
        if self.render_mode == "ansi":
            return rendered(*look)
        show(*look)
        return None

    def close(self) -> None:
        """Nothing to close."""

    # --- PettingZoo's conventions --------------------------------------------------------------

    def __getattr__(self, name: str) -> Any:
        """Called for missing attributes only: before the first game, there are no agents."""
        if name in AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Iterate over the agents to act; each iteration requires a step."""
        if self.match.index < 0:
            EnvLogger.error_agent_iter_before_reset()
        return _Turns(self, max_iter)


class _Turns(Iterator[str]):
    """Iterates over the agents in the order in which they act."""

    def __init__(self, env: raw_env, most: int) -> None:
        self._env = env
        self._left = most

    def __next__(self) -> str:
        env = self._env
        if not env.agents or self._left <= 0:
            raise StopIteration
        assert env._stepped, "need to call step() or reset() in a loop over `agent_iter`"
        env._stepped = False
        self._left -= 1
        return env.agent_selection


def env(**kwargs: Any) -> raw_env:
    """An environment with all conventions; the arguments are those of `raw_env`."""
    return raw_env(**kwargs)


def versioned(game: AnyGame) -> str:
    """The name of a game's environment, with the version of its observation."""
    return f"{game.name}_v{game.learning.observation.version}"


def register() -> None:
    """Register the games for `pettingzoo.make` (from 1.27 on), e.g. as "keltis/orakel_v1"."""
    if not hasattr(pettingzoo, "aec_registry"):
        return
    for name in NAMES:
        called = f"keltis/{versioned(game_named(name))}"
        if called.replace("_v", "-v") not in pettingzoo.aec_registry:
            pettingzoo.register("aec", called, f"{__name__}:env", kwargs={"game": name})


register()
