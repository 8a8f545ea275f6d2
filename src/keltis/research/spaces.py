"""Observation spaces of Gymnasium."""

from typing import Any

import numpy as np

from keltis.research.extras import extra
from keltis.research.match import GameSeries

with extra("research"):
    from gymnasium import spaces


def observation_space(match: GameSeries) -> Any:
    """The observation space; the bounds of every number are those of its block."""
    low, high = match.game.learning.observation.bounds(match.players)
    return spaces.Box(np.array(low, np.int8), np.array(high, np.int8), dtype=np.int8)
