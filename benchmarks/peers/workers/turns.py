"""Turns of any PettingZoo environment, ours and theirs alike."""

import random
from typing import Any

from benchmarks.peers.count import Count, steps
from benchmarks.peers.worker import Chunk

CHUNK = 50


def turns(env: Any) -> Chunk:
    """Random turns as in PettingZoo's own performance benchmark: last, choice by the mask, step."""
    import numpy as np

    rng = random.Random(0)
    env.reset(seed=0)

    def turn() -> None:
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        if all(env.terminations.values()) or all(env.truncations.values()):
            env.reset()

    def chunk() -> Count:
        for _ in range(CHUNK):
            turn()
        return steps(CHUNK)

    return chunk
