"""Gymnasium: one seat of a game is the agent, bots play the others.

import gymnasium
import keltis.research.single  # registers the ids
env = gymnasium.make("keltis/Keltis-v1", bots="greedy")
"""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis.bots import BotFailure
from keltis.bots.loading import AnyBot, bot_name, new_bots
from keltis.bots.question import question_of
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.play import AnyPlay
from keltis.core.rewards import ILLEGAL, known, rewards
from keltis.core.rng import Rng, seed_bots
from keltis.core.seats import NOBODY
from keltis.games import NAMES, game_named
from keltis.research.extras import extra
from keltis.research.match import match
from keltis.research.rendering import RENDER_MODES, mode_known, rendered, show
from keltis.research.spaces import observation_space

with extra("research"):
    import gymnasium
    from gymnasium import spaces

IDS: dict[str, str] = {}  # e.g. "keltis/WegDerSteine-v1"; the version is that of the observation

Observation = npt.NDArray[np.int8]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game from the perspective of one seat.

    An observation is what the seat may know, as numbers (`Game.observation` says what they mean). The mask of
    the actions that are legal is in `info["action_mask"]` and in `action_masks()`. An illegal action ends
    the episode and costs `illegal_reward`. The reward comes at the end of the game.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # Gymnasium's name for it

    def __init__(
        self,
        game: str | AnyGame = "keltis",
        bots: AnyBot | tuple[AnyBot, ...] | list[AnyBot] = "greedy",
        players: int | None = None,
        seat: int | None = 0,
        board: str | Path | NamedBoard[Any] | None = None,
        options: dict[str, str] | None = None,
        rewards: str = "win",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        language: str = "en",
        compiled: bool | None = None,
    ) -> None:
        """A single bot plays all other seats; several take them in order. Seat None: drawn each game.

        A bot is a name, a specification like "file.py:Class", a function or a class (docs/own-bot.md).
        """
        names = list(bots) if isinstance(bots, tuple | list) else [bots] * ((players or 2) - 1)
        self._wanted = names
        self.bots = new_bots(names)
        if players not in (None, len(names) + 1):
            raise ValueError(f"{players} players need {players - 1 if players else 0} bots, not {len(names)}")
        self.match = match(game, len(names) + 1, board, options, compiled)
        if seat is not None and not 0 <= seat <= len(names):
            raise ValueError(f"seat: {seat} is not between 0 and {len(names)}")
        self.wanted_seat = seat
        self.seat = seat or 0
        self.reward_kind = known(rewards)
        self.illegal_reward = ILLEGAL[rewards] if illegal_reward is None else illegal_reward
        self.render_mode = mode_known(render_mode)
        self.language = language
        self._names = [bot_name(name) for name in names]
        self._over = True
        self._thoughts = Rng()
        self.observation_space = observation_space(self.match)
        self.action_space = spaces.Discrete(self.match.game.actions.decisions)

    # --- playing -------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start the first game of the series `seed`, or the next game of the current series."""
        super().reset(seed=seed)
        if seed is None and self.match.index < 0:
            seed = int(self.np_random.integers(1 << 61))
        self.match.begin(seed)
        seed_bots(self._thoughts, self.match.number, self.match.index)
        self.bots = new_bots(self._wanted)
        if self.wanted_seat is None:
            self.seat = int(self.np_random.integers(self.match.players))
        self._over = False
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        return self.match.course.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do an action of the agent, then those of bots and chance until the agent is to move again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() before step()")
        reward = 0.0
        if not self.match.step(int(action)):
            self._over = True
            reward = self.illegal_reward
        else:
            self._let_bots_play()
            if self.match.mover == NOBODY:
                self._over = True
                reward = rewards(self.reward_kind, self.match.scores())[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.match.course.observation(self.seat), reward, self._over, False, self._info()

    def _let_bots_play(self) -> None:
        while self.match.mover not in (self.seat, NOBODY):
            bot = self.bots[self.match.mover - (self.match.mover > self.seat)]
            before = self._thoughts.x
            try:
                self.match.step(bot(question_of(self.match.position(), self._thoughts)))
            except BotFailure as failure:
                raise failure.at(self.match.play(), before) from None

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.match.mask(self.seat)}
        if self._over and self.match.mover == NOBODY:
            info["scores"] = self.match.scores()
        return info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask of legal actions, in the form that sb3-contrib expects."""
        return self.match.mask(self.seat).astype(np.bool_)

    def play(self) -> AnyPlay:
        """The game so far as a list of actions, chance's included."""
        return self.match.play()

    # --- observing -----------------------------------------------------------------------------

    def render(self) -> Any:
        """Render the table as the agent sees it: as text ("ansi"), or on the terminal ("human")."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        look = (self.match.position(), self.seat, self._called(), self.language)
        if self.render_mode == "ansi":
            return rendered(*look)
        show(*look)
        return None

    def _called(self) -> list[str]:
        """The names of the seats: the agent, and the bots by their names."""
        return [*self._names[: self.seat], "agent", *self._names[self.seat :]]


def register() -> None:
    """Register the games for `gymnasium.make`, e.g. as "keltis/Orakel-v1"."""
    for name in NAMES:
        words = "".join(map(str.capitalize, name.split("_")))
        IDS[name] = f"keltis/{words}-v{game_named(name).learning.observation.version}"
        if IDS[name] not in gymnasium.registry:
            gymnasium.register(IDS[name], f"{__name__}:{SeatEnv.__name__}", kwargs={"game": name})


register()
