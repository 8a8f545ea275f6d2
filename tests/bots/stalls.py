"""Whether games between bots ever stall: python -m tests.bots.stalls [--games 100000] [GAME …].

All pairs of levels that neither search nor look ahead, two players; counts games ended by the guard (C12,
W13). Heuristics play compiled, the others decision by decision: so many games for each kind.
"""

import argparse
from collections.abc import Sequence
from itertools import combinations_with_replacement

import numpy as np

from keltis.bots import BOTS, ask
from keltis.bots.level import levels, weights
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import Rng, seed_bots, seeded_rng
from keltis.fast.search.matches import Searcher
from keltis.games import game_named

STALL = "stall"
Pair = tuple[str, str]


def stalls(name: str, games: int, seed: int = 5) -> dict[Pair, int]:
    """The number of stalled games by pair of levels."""
    quick = [level for level in levels(name).values() if not level.searches]
    plain = {level.name for level in quick if not level.net}
    pairs = list(combinations_with_replacement([level.name for level in quick], 2))
    heuristic = [pair for pair in pairs if plain.issuperset(pair)]
    learned = [pair for pair in pairs if not plain.issuperset(pair)]
    found = compiled(name, heuristic, -(-games // len(heuristic)), seed)
    if learned:
        each = -(-games // len(learned))
        found |= {pair: by_decisions(name, pair, each, seed + at) for at, pair in enumerate(learned)}
    return found


def compiled(name: str, pairs: Sequence[Pair], games: int, seed: int) -> dict[Pair, int]:
    """The same for levels that play by a heuristic, so many games each."""
    game = game_named(name)
    searcher, known = Searcher(game, 2), levels(name)
    both = [weights(name, False), weights(name, True)]
    found = {}
    for number, pair in enumerate(pairs):
        rows = [known[one].row(int(known[one].tuned)) for one in pair]
        seating = np.array([[turn % 2, 1 - turn % 2] for turn in range(games)], np.int8)
        played = searcher.play(rows, both, seating, np.arange(games), seed + number)
        found[pair] = sum(game.endings[end] == STALL for end in played.ends.tolist())
    return found


def by_decisions(name: str, pair: Pair, games: int, seed: int) -> int:
    """How many games of a pair stalled, every decision asked for."""
    return sum(ending(name, pair[:: 1 - number % 2 * 2], seed, number) == STALL for number in range(games))


def ending(name: str, bots: Sequence[str], seed: int, number: int) -> str:
    """How a game between bots ends."""
    play: AnyPlay = Play(game_named(name), len(bots))
    rng, thoughts = seeded_rng(seed, number), Rng()
    seed_bots(thoughts, seed, number)
    play.settle(rng)
    while not play.over:
        play.do(ask(BOTS[bots[play.mover]], play, thoughts))
        play.settle(rng)
    return play.game.end_reason(play.state)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument(
        "game", nargs="*", default=["keltis", "neue_wege", "orakel", "weg_der_steine", "wuerfelspiel"]
    )
    parser.add_argument("--games", type=int, default=100_000)
    wish = parser.parse_args()
    for name in wish.game:
        found = stalls(name, wish.games)
        print(
            name, sum(found.values()), {pair: number for pair, number in found.items() if number}, flush=True
        )


if __name__ == "__main__":
    main()
