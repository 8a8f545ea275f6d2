"""Capacity model: what a move, a socket and a table cost, and how many servers so many people need.

    python -m benchmarks.online.capacity                 # measure, check a prediction, print the plan
    python -m benchmarks.online.capacity --quick         # shorter runs
    python -m benchmarks.online.capacity --model 150 20  # no run: CPU of a move and of a viewer, in µs

Three runs give the CPU of a move as a line: a fixed part, and a part for every socket at the table. Memory
is a line in tables and sockets. A simulation of the event loop and the writer with group commit turns these
costs into latencies. A fourth run at a rate that was not measured checks the prediction.
"""

import argparse
import asyncio
import random
import resource
import statistics
import tempfile
from heapq import heappop, heappush
from pathlib import Path
from typing import NamedTuple

import numpy as np

from benchmarks.online.load import Load, prepare, quantile, serve, spent

# Assumptions of the plan.
PEOPLE_PER_TABLE = 2.0  # who look at a table: players, sometimes spectators
SECONDS_PER_MOVE = 6.0  # between two moves at a table, bots included
BUSY = 0.6  # share of a core that moves may use, so that peaks fit
BEFORE = 0.55  # share of a move's CPU that comes before its commit: decode, decide, apply
SPREAD = 4  # shape of the gamma distribution of service times: a coefficient of variation of 0.5


ARRIVED, DECIDED, COMMITTED, WRITER_FREE = range(4)  # kinds of simulated events


class Shape(NamedTuple):
    """A load: tables, sockets in all, moves per second."""

    tables: int
    sockets: int
    rate: float


class Measured(NamedTuple):
    """The result of a run."""

    shape: Shape
    cpu: float  # microseconds per move
    memory: float  # MB
    latencies: tuple[float, float]  # median and 99 %, in milliseconds


class Costs(NamedTuple):
    """What the model knows."""

    move: float  # microseconds of CPU for a move without viewers
    viewer: float  # for every socket at its table
    idle: float  # MB of a server without tables
    table: float  # kB for a table in memory
    socket: float  # kB for a connected client
    sync: float  # milliseconds of a commit


# Under load: at low rates previews of choices are computed as well, which a busy server skips.
CALIBRATION = (Shape(50, 100, 400), Shape(100, 1000, 400), Shape(400, 1600, 400))
CHECK = Shape(200, 800, 550)
PLAN = (10_000, 100_000, 1_000_000)


# --- measuring ---------------------------------------------------------------------------------


def measure(shape: Shape, seconds: float) -> Measured:
    """Run a server with this load."""
    with tempfile.TemporaryDirectory() as folder:
        tables = prepare(Path(folder), shape.tables)
        process, port = serve(Path(folder))
        try:
            return asyncio.run(_measure(shape, seconds, port, process.pid, tables))
        finally:
            process.terminate()
            process.communicate()


async def _measure(
    shape: Shape, seconds: float, port: int, pid: int, tables: list[tuple[str, list[str]]]
) -> Measured:
    load = Load(port)
    boards = await load.open(tables, shape.sockets)
    await asyncio.sleep(1)
    await load.run(boards, shape.rate, 1.0)  # warm
    load.forget()
    before = spent(pid)[0]
    await load.run(boards, shape.rate, seconds)
    after, memory = spent(pid)
    latencies = quantile(load.latencies, 0.5), quantile(load.latencies, 0.99)
    return Measured(shape, (after - before) / max(len(load.latencies), 1) * 1e6, memory, latencies)


def fit(runs: list[Measured]) -> Costs:
    """The costs by least squares."""
    viewers = np.array([[1, run.shape.sockets / run.shape.tables] for run in runs])
    held = np.array([[1, run.shape.tables, run.shape.sockets] for run in runs])
    move, viewer = np.linalg.lstsq(viewers, np.array([run.cpu for run in runs]), rcond=None)[0]
    idle, table, socket = np.linalg.lstsq(held, np.array([run.memory for run in runs]), rcond=None)[0]
    # A median move waits for little but its own work and its commit.
    syncs = [run.latencies[0] - _work(move, viewer, run.shape) / 1e3 for run in runs]
    sync = max(statistics.median(syncs), 0.05)
    return Costs(move, max(viewer, 0), idle, table * 1000, socket * 1000, sync)


def _work(move: float, viewer: float, shape: Shape) -> float:
    return move + viewer * shape.sockets / shape.tables


# --- the model ---------------------------------------------------------------------------------


def simulate(costs: Costs, shape: Shape, seconds: float = 120.0, seed: int = 1) -> tuple[float, float]:
    """Median and 99 % of the latency in milliseconds: one event loop, one writer with group commit."""
    rng = random.Random(seed)
    work = _work(costs.move, costs.viewer, shape) / 1e6
    arrivals: list[tuple[float, int]] = []  # (time, move) in the order of arrival
    at = 0.0
    while at < seconds:
        at += rng.expovariate(shape.rate)
        arrivals.append((at, len(arrivals)))
    begun = [time for time, _ in arrivals]
    # A heap of (time, kind, move or batch); at the same time a commit ends before the next one begins.
    events = [(time, ARRIVED, move) for time, move in arrivals]
    loop_free = writer_free = 0.0
    waiting: list[int] = []  # decided, not yet being committed
    batches: list[list[int]] = []
    latencies = []
    while events:
        now, kind, move = heappop(events)
        if kind == ARRIVED:  # a command arrives: the loop decides it when it is free
            loop_free = max(loop_free, now) + rng.gammavariate(SPREAD, work * BEFORE / SPREAD)
            heappush(events, (loop_free, DECIDED, move))
        elif kind == DECIDED:  # decided: it waits for the next commit
            waiting.append(move)
            heappush(events, (max(writer_free, now), WRITER_FREE, move))
        elif kind == WRITER_FREE:  # the writer is free: it commits all that waits
            if not waiting or writer_free > now:
                continue
            writer_free = now + costs.sync / 1e3
            heappush(events, (writer_free, COMMITTED, len(batches)))
            batches.append(waiting)
            waiting = []
        else:  # committed: the loop tells all viewers, move by move
            for done in batches[move]:
                loop_free = max(loop_free, now) + rng.gammavariate(SPREAD, work * (1 - BEFORE) / SPREAD)
                latencies.append(loop_free - begun[done])
    return quantile(latencies, 0.5), quantile(latencies, 0.99)


def most_moves(costs: Costs, viewers: float, limit: float = 50.0) -> int:
    """The highest rate of one event loop that acknowledges 99 % of the moves within the limit (ms)."""
    ceiling = 1e6 / (costs.move + costs.viewer * viewers)
    rates = [ceiling * share / 100 for share in range(50, 100, 2)]
    good = [rate for rate in rates if simulate(costs, Shape(100, round(100 * viewers), rate), 40)[1] <= limit]
    return round(max(good, default=0))


class Plan(NamedTuple):
    """What so many people at once need."""

    people: int
    tables: int
    moves: float  # per second
    cores: float
    memory: float  # GB
    events: float  # rows per day, in millions


def plan(costs: Costs, people: int) -> Plan:
    """Cores, memory and rows for people who all play at the same time."""
    tables = people / PEOPLE_PER_TABLE
    moves = tables / SECONDS_PER_MOVE
    cores = moves * (costs.move + costs.viewer * PEOPLE_PER_TABLE) / 1e6 / BUSY
    memory = (costs.idle * max(1, cores) + (tables * costs.table + people * costs.socket) / 1000) / 1000
    return Plan(people, round(tables), moves, cores, memory, moves * 86_400 / 1e6)


# --- output ------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="runs of 5 seconds instead of 20")
    parser.add_argument("--model", nargs=2, type=float, metavar=("MOVE", "VIEWER"), help="costs in µs")
    arguments = parser.parse_args()
    if arguments.model:
        move, viewer = arguments.model
        costs = Costs(move, viewer, idle=110, table=90, socket=25, sync=1.0)
    else:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        costs = _calibrated(5 if arguments.quick else 20)
    print(
        f"CPU of a move {costs.move:.0f} us + {costs.viewer:.0f} us per viewer; memory {costs.idle:.0f} MB +"
        f" {costs.table:.0f} kB per table + {costs.socket:.0f} kB per socket; commit {costs.sync:.2f} ms"
    )
    for viewers in (2, 10):
        print(f"one core, {viewers} viewers at a table: up to {most_moves(costs, viewers)} moves/s")
    for people in PLAN:
        found = plan(costs, people)
        print(
            f"{people:,} people: {found.tables:,} tables, {found.moves:,.0f} moves/s,"
            f" {found.cores:.1f} cores, {found.memory:.1f} GB, {found.events:,.0f} million events a day"
        )


def _calibrated(seconds: float) -> Costs:
    runs = []
    for shape in CALIBRATION:
        runs.append(measure(shape, seconds))
        print(_line("measured", shape, runs[-1].latencies, f"{runs[-1].cpu:.0f} us a move"), flush=True)
    costs = fit(runs)
    predicted, found = simulate(costs, CHECK), measure(CHECK, seconds)
    print(_line("predicted", CHECK, predicted, f"{_work(costs.move, costs.viewer, CHECK):.0f} us a move"))
    print(_line("measured", CHECK, found.latencies, f"{found.cpu:.0f} us a move"))
    return costs


def _line(what: str, shape: Shape, latencies: tuple[float, float], cpu: str) -> str:
    return (
        f"{what}: {shape.tables} tables, {shape.sockets} sockets, {shape.rate:.0f} moves/s:"
        f" median {latencies[0]:.1f} ms, 99 % {latencies[1]:.1f} ms, {cpu}"
    )


if __name__ == "__main__":
    main()
