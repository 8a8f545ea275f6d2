"""Long runs of the fault tests.

python -m tests.chaos nodes --seconds 600     three nodes on PostgreSQL, killed and frozen
python -m tests.chaos kills --times 1000      one server on SQLite, killed at any point
python -m tests.chaos kills --workers 2       the same with table workers, which are killed, too
"""

import argparse
import statistics

from tests.chaos.kills import killed
from tests.chaos.nodes import disturbed


def spread(values: list[float]) -> str:
    found = sorted(values)
    middle, late = statistics.median(found), found[min(len(found) - 1, int(len(found) * 0.99))]
    return f"median {middle:.2f} s, p99 {late:.2f} s, longest {found[-1]:.2f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["nodes", "kills"])
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--parties", type=int, default=6)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if wanted.what == "nodes":
        found = disturbed(wanted.seconds, wanted.parties, wanted.every, wanted.seed)
        notes, events = found.notes, found.events
        print(f"{found.disturbances} nodes killed or frozen; bots waited at most {found.longest_bot:.2f} s")
    else:
        result = killed(wanted.times, wanted.parties, wanted.seed, wanted.workers)
        notes, events = result.notes, result.events
        print(f"deaths: {result.deaths}; everybody in step again: {spread(result.back)}")
    print(f"{notes.moves()} moves acknowledged in {len(notes.kept)} games ({notes.games} to the end)")
    print(f"{events} events, none missing, none twice; refused: {notes.refused}")
    print(f"from the first attempt of a move to its reply: {spread(notes.waits)}")


if __name__ == "__main__":
    main()
