"""Whether games between bots ever stall: python -m tests.bots.stalls [--games 100000] [GAME …].

All pairs of levels that need no search, compiled, two players; a game that nobody ends is counted (C12, W13).
"""

import argparse
from itertools import combinations_with_replacement

import numpy as np

from keltis.bots.level import COMPILED, LEVELS, levels, weights
from keltis.fast.matches import Searcher
from keltis.games import game_named

STALL = "stall"


def stalls(name: str, games: int, seed: int = 5) -> dict[tuple[str, str], int]:
    """By pair of levels: how many of its games stalled."""
    game = game_named(name)
    searcher, known = Searcher(game, 2), levels(name)
    both = [weights(name, False), weights(name, True)]
    pairs = list(combinations_with_replacement([one for one in LEVELS if one not in COMPILED], 2))
    each = -(-games // len(pairs))
    found = {}
    for number, pair in enumerate(pairs):
        rows = [known[one].row(int(known[one].tuned)) for one in pair]
        seating = np.array([[turn % 2, 1 - turn % 2] for turn in range(each)], np.int8)
        played = searcher.play(rows, both, seating, np.arange(each), seed + number)
        found[pair] = sum(game.endings[end] == STALL for end in played.ends.tolist())
    return found


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
