"""Many games at once as one environment over NumPy arrays: no Python loop per game.

>>> env = VectorEnv("keltis", players=2, number=4, seed=7)
>>> step = env.reset()
>>> step.observations.shape, step.masks.shape, step.movers.tolist()
((4, 571), (4, 132), [0, 0, 0, 0])
>>> step = env.step(env.sample())
>>> step.rewards.shape, step.terminated.any()
((4, 2), np.False_)

A step asks for one decision per game: of the seat in `movers`, or with opponents always of the learner.
Chance and opponents act within the step. When a game is over (`terminated`), its rewards are set,
`env.final_scores` and `env.final_observations` tell how it ended, and the row already shows a new game.

The arrays belong to the environment and are overwritten by every step; create it with `copy=True` to get
fresh ones. Observations and actions are described in docs/research, by game; masks have a column per action.
"""

import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from keltis.bots.loading import AnyBot, bot_name, new_bots
from keltis.core.game import AnyGame, NamedBoard
from keltis.engine import NUMBA, VARIABLE, obstacle
from keltis.games import game_named
from keltis.research.extras import extra
from keltis.util.install_hint import install_command

with extra("fast"):
    import numpy as np
    import numpy.typing as npt

    from keltis.stepping import packing, plain


class VectorStep(NamedTuple):
    """The result of a step, a row per game."""

    observations: plain.Seen  # of the seat to move
    rewards: npt.NDArray[np.float32]  # by seat, of the game that has just ended, else 0; the learner's alone
    terminated: npt.NDArray[np.bool_]  # whether a game has just ended; then the next one has begun
    masks: npt.NDArray[Any]  # the legal actions: booleans, or packed
    movers: npt.NDArray[np.int8]  # the seat that decides now


class VectorEnv:
    """Games of the same kind, stepped together. This is not `gymnasium.vector.VectorEnv`.

    A step returns a `VectorStep` and not Gymnasium's tuple of five: masks and movers belong to it, nothing is
    ever truncated, and there are no infos. The seat that decides may be another one in every game, so rewards
    have a column per seat unless there are `opponents`. A finished game restarts in the same step
    (Gymnasium's `AutoresetMode.SAME_STEP`), and how it ended is in `final_scores` and `final_observations`.
    Actions must be legal: an illegal one is an error, and no game is changed. There are no spaces; `actions`
    and `observation_size` say how many numbers there are.

    `rewards` are "win" (the share of the win) or "margin" (the difference of scores), see
    `keltis.core.rewards`. `opponents` is a bot, or one for each other seat clockwise from the learner's: a
    name, a specification like "file.py:Class", a function or a class (docs/own-bot.md). With them a step is
    one decision of the learner, rewards are the learner's alone, and the learner sits on `seat`, or else on
    another seat in every game. `threads` pay off from a few thousand games.

    `observations="packed"` packs all observations: a third of the bytes, e.g. for replay buffers, and much
    faster to write. `unpack` converts them to numbers when needed. `masks="packed"` gives bit sets instead
    of a boolean per action; `unpack_masks` converts them to booleans.
    """

    def __init__(
        self,
        game: AnyGame | str,
        players: int = 2,
        number: int = 1024,
        seed: int = 0,
        *,
        options: dict[str, str] | None = None,
        board: Path | NamedBoard[Any] | None = None,
        rewards: str = "win",
        opponents: AnyBot | Sequence[AnyBot] | None = None,
        seat: int | None = None,
        observations: bool | str = True,
        masks: bool | str = True,
        copy: bool = False,
        threads: int = 1,
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.copy = copy
        if opponents is None:
            opponents = ()
        elif isinstance(opponents, str) or callable(opponents):
            opponents = (opponents,) * (players - 1)
        if not isinstance(board, NamedBoard):
            board = self.game.load_board(board, options)
        elif options:
            raise ValueError("options: a board that was read already has them")
        if isinstance(masks, str) and masks != plain.PACKED:
            raise ValueError(f"masks: True, False or {plain.PACKED!r}, not {masks!r}")
        self.batch: plain.Batch = _kind(tuple(opponents))(
            self.game,
            players,
            number,
            seed,
            board=board,
            rewards=rewards,
            opponents=opponents,
            seat=seat,
            observations=observations,
            masks=masks is True,
            threads=threads,
        )
        batch = self.batch
        rewarded = batch.rewards[:, 0] if batch.opponents else batch.rewards
        shown = batch.words if masks == plain.PACKED else batch.masks
        self._shown = VectorStep(batch.seen, rewarded, batch.ended, shown, batch.movers)

    @property
    def number(self) -> int:
        """The number of games."""
        return self.batch.number

    @property
    def players(self) -> int:
        """The number of players of each game."""
        return self.batch.players

    @property
    def actions(self) -> int:
        """The number of actions that seats choose from."""
        return self.game.actions.decisions

    @property
    def observation_size(self) -> int:
        """The length of an observation."""
        return self.game.learning.observation.size(self.players)

    @property
    def layout(self) -> np.dtype[np.void]:
        """The record type of a packed observation: a view of rows with it gives access to blocks by name."""
        return packing.layout(self.game.learning.observation, self.players)

    def unpack(self, packed: npt.NDArray[Any]) -> npt.NDArray[np.int8]:
        """Unpack an array of observations of any shape."""
        return packing.unpack(self.game.learning.observation, self.players, packed)

    def unpack_masks(self, packed: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        """A boolean per action, from packed masks."""
        return packing.unpack_masks(self.game.actions, packed)

    def reset(self, seed: int | None = None) -> VectorStep:
        """Begin all games; the same seed gives the same games."""
        self.batch.begin(seed)
        return self._seen()

    def step(self, actions: npt.ArrayLike) -> VectorStep:
        """Do one action in every game; an illegal one raises ValueError, and nothing is changed."""
        self.batch.step(actions)
        return self._seen()

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game."""
        return self.batch.sample()

    def _seen(self) -> VectorStep:
        return VectorStep._make(array.copy() for array in self._shown) if self.copy else self._shown

    # --- more information ----------------------------------------------------------------------

    @property
    def final_scores(self) -> npt.NDArray[np.int16]:
        """The scores by seat of the game that ended last; if `terminated`, it has just ended."""
        return self.batch.scores.copy() if self.copy else self.batch.scores

    @property
    def final_observations(self) -> plain.Seen:
        """The last observations of that game by seat; with opponents, the learner's."""
        last = self.batch.last[:, 0] if self.batch.opponents else self.batch.last
        return last.copy() if self.copy else last

    @property
    def learners(self) -> npt.NDArray[np.int8]:
        """The seat of the learner; only with opponents."""
        return self.batch.learners.copy() if self.copy else self.batch.learners

    @property
    def games(self) -> npt.NDArray[np.int64]:
        """The numbers of the games: together with the seed they identify the games."""
        return self.batch.games.copy() if self.copy else self.batch.games

    def observe(self, seats: npt.ArrayLike) -> plain.Seen:
        """Observations of any seat: one seat for all games, or one for each."""
        return self.batch.observe(seats)

    def scores(self) -> npt.NDArray[np.int16]:
        """Every seat's total as if all games ended now."""
        return self.batch.scores_now()


def _kind(bots: tuple[AnyBot, ...]) -> type[plain.Batch]:
    """The compiled batch if possible, else the plain one."""
    new_bots(bots)  # a bot that cannot be loaded is an error rather than a warning
    why = obstacle(map(bot_name, bots))
    if not why:
        from keltis.stepping.compiled import Batch

        return Batch
    if why == NUMBA:
        slow = f"Numba is not installed; get it with: {install_command('fast')}"
        warnings.warn(f"{slow}. Until then games are stepped in plain Python, much slower.", stacklevel=3)
    elif why != VARIABLE:
        warnings.warn(f"The bot {why!r} is not compiled: games are stepped in plain Python.", stacklevel=3)
    return plain.Batch
