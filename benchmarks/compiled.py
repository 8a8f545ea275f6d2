"""Random play, compiled and in plain Python: actions per CPU second, and their ratio.

    python -m benchmarks.compiled

Rounds are interleaved; medians with their spread, because machines are noisy.
"""

import statistics
import time

from benchmarks.plain import speed as plain_speed
from keltis import GAMES
from keltis.fast import CompiledBoard, play_random

ROUNDS = 5
GAMES_PER_ROUND = 4000


def speed(table: CompiledBoard, round_: int) -> float:
    """Actions per CPU second in one round, chance included."""
    begin = time.process_time()
    lengths = play_random(table, GAMES_PER_ROUND, seed=round_).lengths
    return float(lengths.sum() / (time.process_time() - begin))


def main() -> None:
    """Measure and print a table."""
    tables = [CompiledBoard(game, 2) for game in GAMES]
    compiled: dict[str, list[float]] = {game.name: [] for game in GAMES}
    plain: dict[str, list[float]] = {game.name: [] for game in GAMES}
    for table in tables:
        begin = time.process_time()
        play_random(table, 1)
        print(f"{table.game.name}: ready after {time.process_time() - begin:.1f} s CPU", flush=True)
    for round_ in range(ROUNDS):
        for table in tables:
            compiled[table.game.name].append(speed(table, round_))
            plain[table.game.name].append(plain_speed(table.game, 2, round_))
    print(f"{'game, 2 players':<18}{'actions/s':>12}{'least':>12}{'most':>12}{'times plain':>13}")
    for name, values in compiled.items():
        middle = statistics.median(values)
        ratio = middle / statistics.median(plain[name])
        print(f"{name:<18}{middle:>12,.0f}{min(values):>12,.0f}{max(values):>12,.0f}{ratio:>13,.0f}")


if __name__ == "__main__":
    main()
