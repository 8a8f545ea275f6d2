"""The time until the first decision of the strongest bot, with nothing compiled yet.

    python -m benchmarks.answering [--rounds N]

Seconds by the clock from starting a fresh process, with an empty cache, to the answer: a plain level stands
in for the bot while another process compiles what it needs. That one is ended as soon as the answer is there.
Medians with their spread.
"""

import argparse
import contextlib
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from keltis.bots.level import STRONGEST
from keltis.games import NAMES

BAR = 3.0  # seconds
ANSWER = """
import subprocess
from keltis import Play, game_named
from keltis.bots import BOTS, ask
from keltis.core.rng import seeded_rng

begun = []
popen = subprocess.Popen
subprocess.Popen = lambda *given, **named: begun.append(popen(*given, **named)) or begun[-1]
play = Play(game_named("{name}"), 2)
play.settle(seeded_rng(1))
while len(play.legal()) < 2:
    play.do(play.legal()[0])
    play.settle(seeded_rng(1))
ask(BOTS["{bot}"], play, seeded_rng(2), hurry=True)
print(*(process.pid for process in begun), flush=True)
"""


def waited(name: str) -> tuple[float, bool]:
    """Seconds until the first decision in a game, and whether a fallback level decided."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "XDG_CACHE_HOME": cache}
        command = [sys.executable, "-c", ANSWER.format(name=name, bot=STRONGEST)]
        begun = time.perf_counter()
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        seconds = time.perf_counter() - begun
        compiling = [int(number) for number in done.stdout.split()]
        for number in compiling:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(number, signal.SIGKILL)
        time.sleep(0.2)  # what it was writing
        for path in Path(cache).rglob("*.compiling"):
            path.unlink()
    return seconds, bool(compiling)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    print(f"{'seconds to the first answer':<32}{'median':>8}{'least':>8}{'most':>8}  stand-in")
    for name in NAMES:
        found = [waited(name) for _ in range(rounds)]
        times = [seconds for seconds, _ in found]
        stood_in = "always" if all(stood for _, stood in found) else "not always"
        line = f"{name:<32}{statistics.median(times):>8.2f}{min(times):>8.2f}{max(times):>8.2f}  {stood_in}"
        print(line + ("" if max(times) < BAR else f"  more than {BAR:.0f} s"), flush=True)


if __name__ == "__main__":
    main()
