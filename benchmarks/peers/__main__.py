"""Compares all five games with OpenSpiel, pgx, RLCard and PettingZoo, in one run.

    python -m benchmarks.peers
    python -m benchmarks.peers --quick --only keltis,openspiel

Peers are installed when they are first needed, each into a virtual environment of its own in the user's
cache, and reused afterwards. Every peer is measured by a worker in its own process. The workers share one
core and work one at a time, in interleaved rounds; counted are the CPU seconds of all their threads.
"""

import argparse
import json
import sys
from contextlib import ExitStack
from pathlib import Path

from benchmarks.peers.bars import BARS
from benchmarks.peers.contest import Contest, Results
from benchmarks.peers.handle import NotAvailable
from benchmarks.peers.home import ready
from benchmarks.peers.machine import facts, load, one_core
from benchmarks.peers.peer import PEERS, Peer
from benchmarks.peers.report import in_order, report


def tell(text: str) -> None:
    """Report progress; on a terminal, in one line that is rewritten."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text[:100]}", end="", file=sys.stderr, flush=True)
    elif not text.startswith("round") or ", 1 of" in text:
        print(text, file=sys.stderr, flush=True)


def options() -> argparse.Namespace:
    """Parse the command line."""
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        "python -m benchmarks.peers",
        description=about,
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds (7; at least 5 to judge)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds per series and round (0.5)")
    parser.add_argument("--quick", action="store_true", help="3 rounds of 0.05 s: does everything run?")
    parser.add_argument(
        "--only", metavar="PARTS", help="series whose names contain one of these, e.g. pgx,turns"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep every single count")
    parser.add_argument("--list", action="store_true", help="the peers, what they need and where they live")
    chosen = parser.parse_args()
    if chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error("there must be at least one round, of more than 0 seconds")
    if chosen.quick:
        chosen.rounds, chosen.seconds = 3, 0.05
    return chosen


def concerned(parts: list[str]) -> list[Peer]:
    """The peers that may have the requested series; others are not installed."""
    names = {peer.name for peer in PEERS}
    wanted = {part.partition("/")[0] for part in parts}
    return [peer for peer in PEERS if peer.name in wanted or wanted - names]


def measure(chosen: argparse.Namespace) -> Results:
    """Run the contest with all available peers."""
    parts = chosen.only.split(",") if chosen.only else [""]
    contest = Contest(tell)
    with ExitStack() as workers:
        for peer in concerned(parts):
            if peer.needs and not ready(peer.home, peer.needs):
                tell(f"installing {' '.join(peer.needs)} into {peer.home}, once …")
            try:
                worker = peer.start(Path(sys.executable), one_core())
            except NotAvailable as reason:
                contest.exclude(peer.name, reason)
            else:
                workers.callback(worker.close)
                contest.admit(worker, lambda name: any(part in name for part in parts))
        contest.run(in_order(list(contest.results.counts)), chosen.rounds, chosen.seconds)
    tell("")
    return contest.results


def keep(path: Path, results: Results, known: dict[str, str]) -> None:
    """Write every single count, for other tools."""
    bars = [
        {"bar": bar.words, "at least": bar.least, "reached": vars(reached), "holds": bar.holds(results)}
        for bar in BARS
        if (reached := bar.reached(results))
    ]
    counts = {name: [vars(count) for count in counts] for name, counts in results.counts.items()}
    everything = {"facts": known, "counts": counts, "bars": bars, "not available": results.missing}
    path.write_text(json.dumps(everything, indent=2) + "\n", "utf-8")


def main() -> int:
    """Measure, and print the tables."""
    chosen = options()
    if chosen.list:
        for peer in PEERS:
            print(
                f"{peer.name:<12}{' '.join(peer.needs) or 'this Python':<28}{peer.home if peer.needs else ''}"
            )
        return 0
    known = facts()
    results = measure(chosen)
    known |= {
        "load after": load(),
        "versions": ", ".join(f"{name} {version}" for name, version in results.versions.items()),
        "rounds": f"{chosen.rounds} of {chosen.seconds} CPU seconds per series, interleaved, all on one core",
    }
    print(report(results, known))
    if chosen.json:
        keep(chosen.json, results, known)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
