"""PettingZoo's own classic environments."""

from collections.abc import Mapping
from functools import partial
from importlib import import_module

from benchmarks.peers.worker import Chunk, Preparation, serve
from benchmarks.peers.workers.turns import turns

# The card games first; connect four to compare with the other peers.
GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5", "connect_four_v3")


def environment(name: str) -> Chunk:
    """Turns of one of them with its usual wrappers."""
    return turns(import_module(f"pettingzoo.classic.{name}").env())


def series() -> Mapping[str, Preparation]:
    """The available series."""
    import pettingzoo.classic as classic

    assert classic
    return {f"pettingzoo/turns/{name.rpartition('_')[0]}": partial(environment, name) for name in GAMES}


if __name__ == "__main__":
    serve(series, ("pettingzoo", "rlcard", "open_spiel", "numpy"))
