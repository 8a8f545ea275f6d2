"""The package's bots, and your own, as policies for every environment of this package.

    from keltis.research.policies import Policy
    choose = Policy("merlin")
    action = choose(env)  # an environment for PettingZoo or Gymnasium, or a state of OpenSpiel
    actions = choose(vector_env)  # a VectorEnv: an array with an action per game

A bot is given a position in which everything that its seat cannot know has been redealt, as at a table.
"""

from typing import Any

from keltis.bots import ask
from keltis.bots.loading import AnyBot, new_bot
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import seeded_rng
from keltis.research.extras import extra

with extra("fast"):
    import numpy as np


class Policy:
    """A bot that looks at an environment and returns what it would do.

    The bot is a name, a specification like "file.py:Class", a function or a class (docs/own-bot.md); a class
    gets one instance for all games. The same seed and positions give the same actions.
    """

    def __init__(self, bot: AnyBot, seed: int = 0) -> None:
        self._bot, self._rng = new_bot(bot), seeded_rng(seed)

    def __call__(self, where: Any) -> Any:
        """The action of the seat to move; of a VectorEnv an array of actions, one per game."""
        where = getattr(where, "unwrapped", where)
        if hasattr(where, "batch"):
            return np.array([ask(self._bot, play, self._rng) for play in where.batch.plays()], np.int64)
        play = _position(where)
        if play.mover < 0:
            raise ValueError("no seat is to act in this position")
        return ask(self._bot, play, self._rng)


def _position(where: Any) -> AnyPlay:
    """The position of an environment or of a state."""
    if hasattr(where, "match"):
        position: AnyPlay = where.match.position()
        return position
    if not hasattr(where, "past"):
        raise TypeError(f"{type(where).__name__} is no environment or state of this package")
    game = where.get_game()
    play: AnyPlay = Play(game.definition, game.players, game.board)
    play.state = where.past.state
    return play
