"""The time of one-off steps: importing, compiling a game, loading compiled code.

    python -m benchmarks.starting [--rounds N]

CPU seconds of fresh processes, the first of each round with an empty cache; medians with their spread.
SciPy and cffi, where they are installed, stay out of sight: Numba imports them at the first compiled call,
`keltis[fast]` does not bring them. What they would add is in a line of its own.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile

from keltis.games import NAMES

TIMED = """
import sys, time
if {alone}:
    sys.modules["scipy"] = sys.modules["cffi"] = None
begin = time.process_time()
{work}
print(time.process_time() - begin)
"""
IMPORTS = {"import keltis": "import keltis", "all five games": "from keltis import GAMES; GAMES"}
LIBRARIES = "import numba, numpy, llvmlite.binding; numba.njit"
PLAYING = """
from keltis import game_named
from keltis.fast import CompiledBoard, play_random
play_random(CompiledBoard(game_named("{name}"), 2), 1)
"""


def seconds(work: str, cache: str, alone: bool = True) -> float:
    """CPU seconds of code in a new process, without or with other installed libraries."""
    environment = {**os.environ, "XDG_CACHE_HOME": cache}
    command = [sys.executable, "-c", TIMED.format(work=work, alone=alone)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def measured(rounds: int) -> dict[str, list[float]]:
    """Seconds by name, round by round."""
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as cache:
            for name, work in IMPORTS.items():
                found.setdefault(name, []).append(seconds(work, cache))
            library = seconds(LIBRARIES, cache)
            found.setdefault("import numba", []).append(library)
            for name in NAMES:
                work = PLAYING.format(name=name)
                found.setdefault(f"{name}: compile", []).append(seconds(work, cache))
                found.setdefault(f"{name}: load", []).append(seconds(work, cache) - library)
            beside = seconds(work, cache, alone=False) - library
            found.setdefault(f"{name}: load, with them", []).append(beside)
    return found


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    print(f"{'CPU seconds in a new process':<32}{'median':>8}{'least':>8}{'most':>8}")
    for name, values in measured(parser.parse_args().rounds).items():
        print(f"{name:<32}{statistics.median(values):>8.2f}{min(values):>8.2f}{max(values):>8.2f}")
    print("Loading is counted without the import of Numba, which is in the line above.")


if __name__ == "__main__":
    main()
