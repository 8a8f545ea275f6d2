"""OpenSpiel: random play in its own C++, and from Python."""

import itertools
import random
import time
from collections.abc import Mapping
from functools import partial
from typing import Any

from benchmarks.peers.count import Count
from benchmarks.peers.worker import Chunk, Preparation, serve

ROLLOUTS = ("pig", "spades", "hearts", "crazy_eights", "dou_dizhu", "connect_four", "gin_rummy", "backgammon")
WHOLE = ("spades", "hearts")
FROM_PYTHON = ("spades", "hearts", "connect_four", "gin_rummy")

DEALS = 16
SAMPLES = 32  # games from each deal whose lengths are averaged
CHUNK = 0.02  # seconds of rollouts at a time


def chance(state: Any, rng: random.Random) -> None:
    """Do random chance actions."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


def play_on(state: Any, rng: random.Random) -> Count:
    """Play to the end at random, from Python."""
    decisions = actions = 0
    while not state.is_terminal():
        actions += 1
        if state.is_chance_node():
            chance(state, rng)
        else:
            decisions += 1
            state.apply_action(rng.choice(state.legal_actions()))
    return Count(decisions, actions)


def dealt(game: Any, rng: random.Random) -> Any:
    """A position in which the first player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        chance(state, rng)
    return state


def mean(counts: list[Count]) -> Count:
    """The mean counts of a game."""
    total = sum(counts, Count(0, 0))
    return Count(total.decisions / len(counts), total.actions / len(counts))


def rollouts(name: str) -> Chunk:
    """Whole random games in C++, from the first decision on.

    A tree search of one simulation asks the C++ evaluator for the worth of the root, and that plays so many
    games from there. It cannot begin with chance: what is dealt before the first decision costs nothing here.
    """
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(0)
    deals = []
    for _ in range(DEALS):
        state = dealt(game, rng)
        deals.append((state, mean([play_on(state.clone(), rng) for _ in range(SAMPLES)])))

    def searcher(number: int) -> Any:
        evaluator = pyspiel.RandomRolloutEvaluator(number, 1)
        return pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    begin = time.process_time()
    searcher(10).mcts_search(deals[0][0])
    number = max(1, int(10 * CHUNK / (time.process_time() - begin)))
    search, around = searcher(number), itertools.cycle(deals)

    def chunk() -> Count:
        state, length = next(around)
        search.mcts_search(state)
        return Count(number * length.decisions, number * length.actions)

    return chunk


def whole(name: str) -> Chunk:
    """Whole games in C++ with dealing, by OpenSpiel's own function that lets its random bots play."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(0)
    length = mean([play_on(game.new_initial_state(), rng) for _ in range(200)])
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    seeds = itertools.count()

    def chunk() -> Count:
        for _ in range(100):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return Count(100 * length.decisions, 100 * length.actions)

    return chunk


def from_python(name: str) -> Chunk:
    """Whole games, every choice made in Python."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(0)
    return lambda: play_on(game.new_initial_state(), rng)


def series() -> Mapping[str, Preparation]:
    """The available series."""
    import pyspiel as pyspiel

    return {
        **{f"openspiel/rollouts/{name}": partial(rollouts, name) for name in ROLLOUTS},
        **{f"openspiel/whole/{name}": partial(whole, name) for name in WHOLE},
        **{f"openspiel/python/{name}": partial(from_python, name) for name in FROM_PYTHON},
    }


if __name__ == "__main__":
    serve(series, ("open_spiel",))
