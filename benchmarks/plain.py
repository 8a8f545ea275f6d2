"""Random play in plain Python through the public functions: actions per CPU second.

    python -m benchmarks.plain

Rounds of all games are interleaved; medians with their spread, because machines are noisy.
"""

import statistics
import time

from keltis import GAMES
from keltis.core.game import AnyGame
from keltis.core.playout import random_playout
from keltis.core.rng import seeded_rng

ROUNDS = 7
GAMES_PER_ROUND = 40


def speed(game: AnyGame, players: int, round_: int) -> float:
    """Actions per CPU second in one round, chance included."""
    board = game.load_board().board
    begin = time.process_time()
    actions = sum(
        random_playout(game, board, game.rules.setup(board, players), seeded_rng(round_, index))
        for index in range(GAMES_PER_ROUND)
    )
    return actions / (time.process_time() - begin)


def main() -> None:
    """Measure and print a table."""
    tables = [(game, players) for game in GAMES for players in game.players]
    speeds: dict[tuple[str, int], list[float]] = {(game.name, players): [] for game, players in tables}
    for round_ in range(ROUNDS):
        for game, players in tables:
            speeds[game.name, players].append(speed(game, players, round_))
    print(f"{'game':<16}{'players':>8}{'actions/s':>12}{'least':>10}{'most':>10}")
    for (name, players), values in speeds.items():
        middle = statistics.median(values)
        print(f"{name:<16}{players:>8}{middle:>12,.0f}{min(values):>10,.0f}{max(values):>10,.0f}")


if __name__ == "__main__":
    main()
