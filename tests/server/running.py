"""A real server in a child process, and players with real sockets."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from keltis.table.diff import kept_position, kept_status

PROJECT = Path(__file__).parents[2]
WORKER = "keltis.server.table_workers.worker"
SECONDS = 120.0  # seconds; timeout of all waiting, reached only if something is wrong
_ids = count()

Json = dict[str, Any]
opened: "list[Socket]" = []  # by this test, closed after it
started: "list[Running]" = []  # likewise


class Running:
    """A server that runs."""

    def __init__(self, process: "subprocess.Popen[str]", url: str, log: Path) -> None:
        self.process, self.url, self.log = process, url, log

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def workers(self) -> dict[int, int]:
        """The process ids of its table workers, by number."""
        listed = subprocess.run(
            ["ps", "-ww", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True
        )
        rows = [line.split() for line in listed.stdout.splitlines()]
        return {
            int(row[row.index(WORKER) + 1]): int(row[0])
            for row in rows
            if row[1] == str(self.process.pid) and WORKER in row
        }

    def kill(self) -> None:
        """Kill it without warning, like a power failure."""
        self.process.kill()
        self._ended()

    def _ended(self) -> int:
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(SECONDS)

    def stop(self) -> int:
        """Ask it to stop; returns its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def died(self) -> int:
        """Wait until it has exited; returns its exit code."""
        self.process.wait(SECONDS)
        return self._ended()


def start(folder: Path, crash: str = "", port: int = 0, **settings: Any) -> Running:
    """Start a server for one test."""
    server = begin(folder, crash, port, **settings)
    started.append(server)
    return server


def begin(
    folder: Path,
    crash: str = "",
    port: int = 0,
    program: tuple[str, ...] = ("-m", "keltis"),
    **settings: Any,
) -> Running:
    """Start a server on the database in a folder."""
    config = {
        "database": str(folder / "keltis.db"),
        "bot_pause": 0.0,
        "compile": False,
        "workers": 1,
        "port": port,
        "log_format": "json",
    }
    lines = [f"{name} = {json.dumps(value)}" for name, value in (config | settings).items()]
    file = folder / "config.toml"
    file.write_text("\n".join(lines))
    log = folder / f"log-{next(_ids)}"
    environment = {**os.environ, "KELTIS_CRASH": crash, "KELTIS_LANG": "en"}
    with log.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, *program, "serve", "--config", str(file)],
            cwd=PROJECT,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment,
        )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found, f"{line}{log.read_text()}"
    return Running(process, found.group(), log)


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Running]:
    """A server for as long as it is needed."""
    server = begin(folder, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Answer:
    """The response to a request."""

    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Player:
    """A person with a session cookie and any number of sockets."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.url, self.name = url, name
        self.cookie = ""
        answer = self.request("POST", "/api/me", {"name": name})
        assert answer.status == 201, answer.body
        self.cookie = answer.headers["set-cookie"].partition(";")[0]

    def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: dict[str, str] | None = None,
        seconds: float = SECONDS,
    ) -> Answer:
        sent = {"Origin": self.url, "Content-Type": "application/json"}
        if self.cookie:
            sent["Cookie"] = self.cookie
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.url + path, data, {k: v for k, v in (sent | (headers or {})).items() if v}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=seconds) as found:
                if self.cookie and "Cookie" not in (headers or {}):
                    self._renew_cookie(found.headers.get("set-cookie", ""))
                return Answer(found.status, found.headers, found.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.headers, error.read())

    def _renew_cookie(self, header: str) -> None:
        """Store a renewed session token."""
        cookie = header.partition(";")[0]
        if cookie.partition("=")[2]:
            self.cookie = cookie

    def open(
        self, game: str = "keltis", seats: tuple[str, ...] = ("me", "open"), **more: Any
    ) -> tuple[str, str]:
        """Open a table: "me", "open" or the name of a bot for each seat; its id and key."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        start = more.pop("start", "open" not in seats)
        settings = {"game": game, "players": len(seats), "first": "seat", **more}
        answer = self.request("POST", "/api/tables", {"settings": settings, "seats": wishes, "start": start})
        assert answer.status == 201, answer.body
        return answer.json["table_id"], answer.json["key"]

    def socket(self, **headers: str) -> "Socket":
        return Socket(self, headers)

    def at(self, game: str, key: str = "", since: int | None = None, seat: int | None = None) -> "Socket":
        """A socket that looks at a table."""
        socket = self.socket()
        socket.hello(game, key, since, seat)
        return socket


class Socket:
    """One socket of a player: sends, and keeps what it gets."""

    def __init__(
        self, player: Player, headers: dict[str, str] | None = None, seconds: float = SECONDS
    ) -> None:
        sent = {"Cookie": player.cookie, **(headers or {})}
        self.player = player
        self.connection: ClientConnection = connect(
            player.url.replace("http", "ws") + "/ws",
            origin=Origin(sent.pop("Origin", player.url)),
            additional_headers={name: value for name, value in sent.items() if value},
            compression=None,
            open_timeout=seconds,
            close_timeout=1,
            max_size=None,
            proxy=None,
        ).__enter__()
        opened.append(self)
        self.game = ""
        self.v = 0
        self.status: Json = {}
        self.position: Json | None = None
        self.events: list[Json] = []
        self.replies: dict[str, Json] = {}
        self.errors: list[Json] = []  # replies to unreadable frames
        self.frames: deque[bytes] = deque(maxlen=1000)

    # --- reading -------------------------------------------------------------------------------

    def receive(self, seconds: float = SECONDS) -> Json:
        """The next frame that is not a heartbeat."""
        while True:
            data = self.connection.recv(timeout=seconds)
            assert isinstance(data, str)
            frame: Json = json.loads(data)
            if frame["type"] == "beat":
                self.connection.send('{"type":"beat"}')
                continue
            self.frames.append(data.encode())
            self._take(frame)
            return frame

    def _take(self, frame: Json) -> None:
        if "v" in frame and frame["type"] != "sync":
            assert frame["v"] >= self.v
            self.v = frame["v"]
        if "status" in frame:
            self.status = kept_status(self.status, frame)
        if "position" in frame or "outlooks" in frame:
            self.position = kept_position(self.position, frame)
        known = self.events[-1]["seq"] if self.events else None
        for event in frame.get("events", ()):
            assert known is None or event["seq"] == known + 1, "a gap"
            known = event["seq"]
            self.events.append(event)
        if frame["type"] == "reply":
            if frame["id"]:
                assert frame["id"] not in self.replies, "two replies"
                self.replies[frame["id"]] = frame
            else:
                self.errors.append(frame)

    def until(self, kind: str, seconds: float = SECONDS) -> Json:
        """The next frame of a type; earlier frames are processed, too."""
        end = time.monotonic() + seconds
        while True:
            frame = self.receive(max(0.01, end - time.monotonic()))
            if frame["type"] == kind:
                return frame

    def news(self) -> Json:
        """The next frame with events."""
        while (frame := self.receive())["type"] not in ("update", "change"):
            pass
        return frame

    def until_version(self, version: int) -> None:
        while self.v < version:
            self.receive()

    def closed(self, seconds: float = SECONDS) -> int:
        """Read until the server closes the socket; returns the close code."""
        try:
            while True:
                self.receive(seconds)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 1006

    # --- sending -------------------------------------------------------------------------------

    def hello(
        self,
        game: str,
        key: str = "",
        since: int | None = None,
        seat: int | None = None,
        seconds: float = SECONDS,
    ) -> Json:
        self.game = game
        self.send({"type": "hello", "table_id": game, "since": since, "seat": seat, "key": key})
        return self.until("sync", seconds)

    def send(self, message: Any) -> None:
        self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def ask(self, kind: str, id: str | None = None, **more: Any) -> str:
        """Send a command; its id."""
        name = id or f"c{next(_ids)}"
        self.send({"type": kind, "id": name, **more})
        return name

    def do(self, kind: str, id: str | None = None, **more: Any) -> Json:
        """Send a command, and wait for its reply and the resulting frames."""
        name = self.ask(kind, id, **more)
        while name not in self.replies:
            self.receive()
        reply = self.replies.pop(name)
        self.until_version(reply.get("seq", 0))
        return reply

    def move(self, action: str, id: str | None = None, v: int | None = None) -> Json:
        return self.do("move", id, v=self.v if v is None else v, action=action)

    def act(self, action: str | None = None) -> int:
        """Do an action, by default the best; returns the number of its event."""
        reply = self.move(action or self.best())
        assert "error" not in reply, reply
        seq: int = reply["seq"]
        return seq

    def best(self) -> str:
        """The action with the largest immediate gain."""
        with suppress(ConnectionClosed):
            while self.position is not None and "outlooks" not in self.position:
                self.until("outlook")
        assert self.position is not None
        gains = [outlook["gain"] for outlook in self.position.get("outlooks", ())] or [0]
        found: str = self.position["offers"][gains.index(max(gains))]["action"]
        return found

    def error(self) -> str:
        """The code of the next answer to something unreadable."""
        while not self.errors:
            self.receive()
        code: str = self.errors.pop(0)["error"]["code"]
        return code

    # --- state ---------------------------------------------------------------------------------

    @property
    def view(self) -> Json:
        assert self.position is not None
        found: Json = self.position["view"]
        return found

    @property
    def legal(self) -> list[str]:
        return list(self.view["legal"]) if self.position is not None else []

    @property
    def seat(self) -> int | None:
        found: int | None = self.status["you"]
        return found

    @property
    def over(self) -> bool:
        return bool(self.status.get("phase") == "over")

    def close(self) -> None:
        self.connection.close()


def play_out(sockets: list[Socket], most: int = 2000) -> None:
    """Let everybody at a table play until the game is over, or for so many moves."""
    for _ in range(most):
        if all(socket.over for socket in sockets):
            return
        movers = [socket for socket in sockets if socket.legal]
        if movers:
            movers[0].act()
        else:
            sockets[0].news()
        for socket in sockets:
            socket.until_version(max(other.v for other in sockets))
