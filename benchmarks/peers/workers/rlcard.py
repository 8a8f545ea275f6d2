"""RLCard: its environments, random play from Python."""

# The package is installed in its own environment.
# mypy: disable-error-code="import-not-found,import-untyped"

import random
from collections.abc import Mapping
from functools import partial

from benchmarks.peers.count import Count, steps
from benchmarks.peers.worker import Chunk, Preparation, serve

GAMES = ("uno", "gin-rummy", "leduc-holdem", "doudizhu")


def games(name: str) -> Chunk:
    """Whole games."""
    import rlcard

    env, rng = rlcard.make(name, {"seed": 0}), random.Random(0)

    def chunk() -> Count:
        number = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            number += 1
        return steps(number)

    return chunk


def series() -> Mapping[str, Preparation]:
    """The available series."""
    import rlcard as rlcard

    return {f"rlcard/python/{name.replace('-', '_')}": partial(games, name) for name in GAMES}


if __name__ == "__main__":
    serve(series, ("rlcard", "numpy"))
