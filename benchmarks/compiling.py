"""CPU seconds to compile the strong bots, by game, each in a fresh process with an empty cache.

    python -m benchmarks.compiling [GAME …]

Value nets are compiled first; levels with a net need nothing else on the game's own board.
"""

import argparse
import os
import subprocess
import sys
import tempfile

from keltis.bots.level import STRONGEST, levels
from keltis.games import NAMES

BAR = 20.0  # CPU seconds until merlin plays
COMPILE = """
import time
from keltis.bots.compile_levels import warm_bots, warm_net
warm_net("{game}")
net = time.process_time()
warm_bots("{game}")
print(net, time.process_time())
"""


def measured(game: str) -> tuple[float, float]:
    """CPU seconds until the net is compiled, and until everything is."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "XDG_CACHE_HOME": cache}
        command = [sys.executable, "-c", COMPILE.format(game=game)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    net, everything = map(float, done.stdout.split())
    return net, everything


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("games", nargs="*", choices=[*NAMES, []], default=[])
    games = parser.parse_args().games or NAMES
    print(f"{'CPU seconds':<20}{'merlin plays':>14}{'everything':>14}")
    for game in games:
        net, everything = measured(game)
        first = net if levels(game)[STRONGEST].net else everything
        print(f"{game:<20}{first:>14.1f}{everything:>14.1f}{'' if first < BAR else f'  more than {BAR:.0f}'}")


if __name__ == "__main__":
    main()
