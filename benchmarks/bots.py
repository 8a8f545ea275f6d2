"""Decision times of the levels: CPU time of one core, in positions of games between plain bots.

python -m benchmarks.bots [GAME …]

Only decisions between several actions count. Medians and the slowest twentieth; compiled code is loaded
first.
"""

import statistics
import sys
import time

from keltis import GAMES, Play, game_named
from keltis.bots import BOTS, ask
from keltis.bots.level import COMPILED, FALLBACK_LEVEL, GREEDY
from keltis.core.play import AnyPlay
from keltis.core.rng import seeded_rng

GAMES_EACH = 4


def thinking_times(game: str, players: int, bot: str) -> list[float]:
    """Milliseconds per decision."""
    times = []
    for number in range(GAMES_EACH):
        play: AnyPlay = Play(game_named(game), players)
        rng, thoughts = seeded_rng(1, number), seeded_rng(2, number)
        play.settle(rng)
        while not play.over:
            if len(play.legal()) > 1:
                begun = time.process_time()
                ask(BOTS[bot], play, thoughts)
                times.append(1000 * (time.process_time() - begun))
            play.do(ask(BOTS[GREEDY], play, thoughts))
            play.settle(rng)
    return times[1:]  # the first one loads compiled code


def main() -> None:
    print("game            players bot       median ms   p95 ms")
    for game in sys.argv[1:] or [game.name for game in GAMES]:
        for players in (2, 4):
            for bot in (FALLBACK_LEVEL, *COMPILED):
                times = sorted(thinking_times(game, players, bot))
                late = times[len(times) * 19 // 20]
                print(
                    f"{game:<15} {players:7d} {bot:<8} {statistics.median(times):11.2f} {late:8.2f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
