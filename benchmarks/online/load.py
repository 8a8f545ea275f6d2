"""Load test with many tables and sockets at a fixed rate of moves: latency and CPU cost of moves.

    python -m benchmarks.online.load --tables 1000 --sockets 10000 --moves 500 --seconds 30
    python -m benchmarks.online.load --tables 100 --sockets 400 --moves 100 --deaf 1000
    python -m benchmarks.online.load --workers 2 --tables 200 --sockets 400 --moves 800

Latency is measured from the time when a move was due, not from when it could be sent. Half of the
processor's cores belong to the load generator, which runs beside the server.
"""

import argparse
import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

import msgspec

from benchmarks.online.sockets import Heard, Socket
from keltis.server.live.rematch import new_table
from keltis.server.security.session import fresh_token, hashed
from keltis.store import people
from keltis.store import tables as games
from keltis.store.people import Person
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store
from keltis.table import commands
from keltis.table.chance import fresh_secret
from keltis.table.seats import Chair
from keltis.table.settings import Settings
from keltis.table.table import Table, opening

GAME = "keltis"
OPENING = 40  # sockets that are opened at the same time


class View(msgspec.Struct):
    """What a player may do; None: the same as before."""

    legal: list[str] | None = None


class Position(msgspec.Struct):
    """The game as a player sees it."""

    view: View = msgspec.field(default_factory=View)


class Update(msgspec.Struct):
    """The parts of a frame that matter here."""

    v: int
    position: Position


WORKER = "keltis.server.table_workers.worker"
SHOWN = (b'{"type":"change"', b'{"type":"update"', b'{"type":"snapshot"')

_read = msgspec.json.Decoder(Update).decode


def prepare(folder: Path, tables: int) -> list[tuple[str, list[str]]]:
    """A database with running games; for each its id and the tokens of its players."""
    store = Store(Sqlite(folder / "keltis.db"))
    store.start()
    made = []
    for number in range(tables):
        tokens = []
        chairs = []
        for seat in range(2):
            person, token = Person(f"p{number}x{seat}", f"P{seat}"), fresh_token()
            store.write(partial(people.add, person=person, now=1), lambda result: None)
            begin = partial(people.begin_session, token=hashed(token), person=person.id, label="", now=10**13)
            store.write(begin, lambda result: None)
            tokens.append(token)
            chairs.append(Chair("person", person.name, person.id))
        settings = Settings(game=GAME, public=True, first="seat")
        now = time.time_ns() // 1_000_000
        first = opening(settings, chairs[0].who, fresh_secret(os.urandom(32)), now, chairs)
        table = Table.from_events(f"t{number}", [first], now)
        table.handle(0, commands.Start("start"), now)
        store.write(partial(games.create, new=new_table(table)), lambda result: None)
        made.append((table.id, tokens))
    spectator, token = Person("eve", "Eve"), fresh_token()
    store.write(partial(people.add, person=spectator, now=1), lambda result: None)
    begin = partial(people.begin_session, token=hashed(token), person="eve", label="", now=10**13)
    store.write_and_wait(begin)
    store.stop()
    return [*made, ("", [token])]


class Board:
    """A table as the load generator knows it: the player to move, and the pending move."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.movers: list[tuple[Socket, int, str]] = []  # at most one: socket, version, action
        self.due = 0.0  # the pending move
        self.waiting = False


class Load:
    """The load generator."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.boards: dict[Socket, Board] = {}
        self.latencies: list[float] = []
        self.fanned: list[float] = []
        self.legal: dict[Socket, list[str]] = {}
        self.frames = 0
        self.outlooks = 0
        self.bytes = 0
        self.refused = 0
        self.number = 0
        self.clock = time.perf_counter

    def played(self, socket: Socket, text: bytes) -> None:
        """Handle a frame for a player."""
        board = self.boards[socket]
        if text.startswith(b'{"type":"reply"'):
            if b'"error"' in text:
                self.refused += 1
            else:
                self.latencies.append(self.clock() - board.due)
            board.waiting = False
        elif text.startswith(SHOWN):
            self.frames += 1
            self.bytes += len(text)
            found = _read(text)
            board.movers = [mover for mover in board.movers if mover[0] is not socket]
            if found.position.view.legal is not None:
                self.legal[socket] = found.position.view.legal
            legal = self.legal[socket]
            if legal:
                board.movers = [(socket, found.v, legal[found.v * 7 % len(legal)])]
        elif text.startswith(b'{"type":"outlook"'):
            self.outlooks += 1
            self.bytes += len(text)

    def watched(self, socket: Socket, text: bytes) -> None:
        """Handle a frame for a spectator."""
        if text.startswith(SHOWN):
            self.frames += 1
            self.bytes += len(text)
            self.fanned.append(self.clock() - self.boards[socket].due)

    def move(self, board: Board, due: float) -> bool:
        """Send the next move of a table; returns whether there was one."""
        if board.waiting or not board.movers:
            return False
        socket, version, action = board.movers.pop()
        self.number += 1
        board.due, board.waiting = due, True
        message = {"type": "move", "id": f"m{self.number}", "v": version, "action": action}
        socket.send(json.dumps(message).encode())
        return True

    async def open(self, tables: list[tuple[str, list[str]]], sockets: int) -> list[Board]:
        """Open all sockets, a few at a time."""
        boards = [Board(table) for table, _ in tables[:-1]]
        wanted = []
        for board, (_, tokens) in zip(boards, tables, strict=False):
            wanted += [(board, token, self.played) for token in tokens]
        eve = tables[-1][1][0]
        for number in range(sockets - len(wanted)):
            wanted.append((boards[number % len(boards)], eve, self.watched))
        origin_policy = asyncio.Semaphore(OPENING)

        async def one(board: Board, token: str, heard: Heard) -> None:
            async with origin_policy:
                loop = asyncio.get_running_loop()
                _, socket = await loop.create_connection(
                    partial(Socket, self.port, token, board.id, heard),
                    "127.0.0.1",
                    self.port,
                )
                self.boards[socket] = board
                await socket.synced

        await asyncio.gather(*(one(*each) for each in wanted))
        return boards

    async def open_deaf(self, boards: list[Board], token: str, number: int) -> list[Socket]:
        """Open sockets of spectators who never read after the handshake."""
        loop, found = asyncio.get_running_loop(), []
        for place in range(number):
            board = boards[place % len(boards)]
            _, socket = await loop.create_connection(
                partial(Socket, self.port, token, board.id, lambda socket, text: None),
                "127.0.0.1",
                self.port,
            )
            await socket.synced
            assert socket.transport is not None
            socket.transport.pause_reading()
            found.append(socket)
        return found

    def forget(self) -> None:
        """Reset all measurements."""
        self.frames = self.outlooks = self.bytes = self.refused = 0
        self.latencies.clear()
        self.fanned.clear()

    async def run(self, boards: list[Board], rate: float, seconds: float) -> int:
        """Send moves on schedule, independently of replies; returns how many found no table ready to move."""
        began, idle = self.clock(), 0
        for number in range(int(rate * seconds)):
            due = began + number / rate
            wait = due - self.clock()
            if wait > 0:
                await asyncio.sleep(wait)
            elif number % 50 == 0:
                await asyncio.sleep(0)
            if not self.move(boards[number % len(boards)], due):
                idle += 1
        await asyncio.sleep(2)
        return idle


def serve(folder: Path, workers: int = 1) -> tuple["subprocess.Popen[str]", int]:
    """A server with generous limits."""
    config = folder / "config.toml"
    config.write_text(
        f'database = "{folder / "keltis.db"}"\nport = 0\nlog_format = "json"\nlog_level = "warning"\n'
        "connections = 100000\nconnections_per_address = 100000\n"
        "sockets_per_address = 100000\nsockets_per_person = 100000\nmessages_per_second = 100000\n"
        "requests_per_second = 100000\ncompile = false\n"
        f"workers = {workers}\n"
    )
    command = [sys.executable, "-m", "keltis", "serve", "--config", str(config), "--lang", "en"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, int(process.stdout.readline().strip().rpartition(":")[2])


def processes(server: int) -> dict[str, int]:
    """The process ids of a server and its table workers, by name."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    found = {"main process": server}
    for child in children:
        words = Path(f"/proc/{child}/cmdline").read_bytes().decode().split("\0")
        if WORKER in words:
            found[f"worker {words[words.index(WORKER) + 1]}"] = int(child)
    return found


def spent(pid: int) -> tuple[float, float]:
    """CPU seconds and memory (MB) of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return (int(fields[11]) + int(fields[12])) / ticks, pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000 if values else float("nan")


async def measure(
    arguments: argparse.Namespace, port: int, pid: int, tables: list[tuple[str, list[str]]]
) -> None:
    load = Load(port)
    began = time.perf_counter()
    boards = await load.open(tables, arguments.sockets)
    print(f"opened {arguments.sockets} sockets in {time.perf_counter() - began:.1f} s")
    await asyncio.sleep(1)
    await load.run(boards, arguments.moves, 1.0)  # warm
    await phase(load, boards, arguments, pid)
    if arguments.deaf:
        deaf = await load.open_deaf(boards, tables[-1][1][0], arguments.deaf)
        print(f"and now with {len(deaf)} spectators who never read:")
        await phase(load, boards, arguments, pid)
        for socket in deaf:
            if socket.transport is not None:
                socket.transport.abort()


async def phase(load: Load, boards: list[Board], arguments: argparse.Namespace, pid: int) -> None:
    """Measure for a while, and print the results."""
    load.forget()
    pids = processes(pid)
    before, own = {name: spent(one)[0] for name, one in pids.items()}, time.process_time()
    idle = await load.run(boards, arguments.moves, arguments.seconds)
    after = {name: spent(one) for name, one in pids.items()}
    moves = len(load.latencies)
    print(f"moves {moves} ({moves / arguments.seconds:.0f}/s), refused {load.refused}, not possible {idle}")
    for name, values in (("acknowledged", load.latencies), ("seen by spectators", load.fanned)):
        if values:
            line = ", ".join(
                f"p{part * 100:g} {quantile(values, part):.1f}" for part in (0.5, 0.9, 0.99, 0.999)
            )
            print(f"{name} after ms: {line}, mean {statistics.mean(values) * 1000:.1f}")
    print(
        f"frames {load.frames}, outlooks {load.outlooks} ({load.bytes / 1e6:.0f} MB),"
        f" sockets lost {sum(s.closed for s in load.boards)}"
    )
    cpu = {name: after[name][0] - before[name] for name in pids}
    total, memory = sum(cpu.values()), sum(used for _, used in after.values())
    print(f"server CPU {total:.1f} s ({total / max(moves, 1) * 1e6:.0f} us a move)")
    if len(pids) > 1:
        print("  " + ", ".join(f"{name} {seconds:.1f} s" for name, seconds in cpu.items()))
    print(f"server memory {memory:.0f} MB, generator CPU {time.process_time() - own:.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--moves", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--workers", type=int, default=1, help="processes for tables")
    parser.add_argument("--deaf", type=int, default=0)
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        tables = prepare(Path(folder), arguments.tables)
        process, port = serve(Path(folder), arguments.workers)
        try:
            asyncio.run(measure(arguments, port, process.pid, tables))
        finally:
            process.terminate()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()


if __name__ == "__main__":
    main()
