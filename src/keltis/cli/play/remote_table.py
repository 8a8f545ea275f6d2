"""A table on a server: reconnects and resumes, and resends commands without a reply (idempotency)."""

import contextlib
import json
import queue
import secrets
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from keltis.cli.error import CommandError, command_error
from keltis.cli.play.connection import ConnectionLost, Json
from keltis.cli.play.session_store import remember, remembered
from keltis.core.play import AnyPlay

TIMEOUT = 20.0
LONGEST_WAIT = 8.0
OVER = (4401,)  # close codes after which reconnecting is pointless
HOME = ("localhost", "127.0.0.1", "::1")


class Server:
    """A server and the session on it."""

    def __init__(self, url: str, session: str = "") -> None:
        self.url = url
        self._kept_as = f"{url} {session}".rstrip()  # a bot's session is not that of the person who runs it
        self.cookie = remembered(self._kept_as)
        home = urlsplit(url).hostname in HOME
        self.proxy: Any = None if home else True
        self._opener = urllib.request.build_opener(*([urllib.request.ProxyHandler({})] if home else []))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request; returns the response as JSON, or None if the server refused."""
        text = self.text(method, path, body)
        try:
            return None if text is None else json.loads(text)
        except ValueError as error:
            raise self._unreachable(error) from None

    def text(self, method: str, path: str, body: Any = None) -> str | None:
        """Send a request; returns the response body, or None if the server refused."""
        headers = {"Origin": self.url, "Content-Type": "application/json", "User-Agent": "keltis join"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with self._opener.open(request, timeout=TIMEOUT) as answer:
                cookie = answer.headers.get("set-cookie", "").partition(";")[0]
                if cookie:
                    self.cookie = cookie
                    remember(self._kept_as, cookie)
                found: bytes = answer.read()
                return found.decode()
        except urllib.error.HTTPError as error:
            with error:
                return None
        except (OSError, ValueError) as error:
            raise self._unreachable(error) from None

    def _unreachable(self, error: Exception) -> CommandError:
        why = str(getattr(error, "reason", error))
        return command_error("complain-server-gone", url=self.url, why=why[:120])

    def be_known(self, name: str, usual: str) -> str:
        """Resume the session, or start one as a guest; change the name if one is given."""
        known = self.ask("GET", "/api/me") if self.cookie else None
        if known is None:
            self.cookie = ""
        if known is None or (name and name != known["name"]):
            known = self.ask("POST", "/api/me", {"name": name or usual})
        if known is None:
            raise command_error("complain-server-gone", url=self.url, why="?")
        return str(known["name"])

    def connect(self) -> ClientConnection:
        return connect(
            self.url.replace("http", "ws", 1) + "/ws",
            origin=Origin(self.url),
            additional_headers={"Cookie": self.cookie},
            compression=None,
            open_timeout=TIMEOUT,
            close_timeout=1,
            max_size=4 * 1024 * 1024,
            proxy=self.proxy,
        )


class RemoteTable:
    """A table on a server."""

    def __init__(self, server: Server, table: str, key: str, program: bool = False) -> None:
        self._server, self._table, self._key, self._program = server, table, key, program
        self._frames: queue.Queue[Json] = queue.Queue()
        self._replies: queue.Queue[Json] = queue.Queue()
        self._unanswered: dict[str, Json] = {}
        self._lock = threading.Lock()
        self._socket: ClientConnection | None = None
        self._seat: int | None = None  # of several own seats
        self._versions: dict[int | None, int] = {}  # by seat: the last event that was received
        self.file: Path | None = None
        self._done = False
        self._thread = threading.Thread(target=self._run, name="table", daemon=True)
        self._thread.start()

    # --- the connection of the client ----------------------------------------------------------

    def play(self) -> AnyPlay | None:
        """None: the position is on the server."""
        return None

    def record(self, file: Path) -> str | None:
        """The record, which the server provides after the game."""
        form = "jsonl" if file.suffix == ".jsonl" else "text"
        return self._server.text("GET", f"/api/tables/{self._table}/record?form={form}")

    def save(self) -> None:
        """Nothing to do: the server keeps the game."""

    def look(self, seat: int | None) -> None:
        """See the table from another own seat; a player cannot be a spectator."""
        if seat is not None and self._socket is not None:
            self._seat = seat
            self._hello(self._socket)

    def send(self, kind: str, **fields: Any) -> Json:
        """Send a command and wait for its reply; after a reconnect it is resent with the same id."""
        command = {"type": kind, "id": secrets.token_urlsafe(12), **fields}
        with self._lock:
            self._unanswered[command["id"]] = command
            self._write(command)
        while True:
            try:
                reply = self._replies.get(timeout=1.0)
            except queue.Empty:
                if self._done:
                    raise ConnectionLost from None
                continue
            if reply.get("id") == command["id"]:
                return reply

    def next(self, seconds: float) -> Json | None:
        try:
            frame = self._frames.get(timeout=seconds)
        except queue.Empty:
            if self._done:
                raise ConnectionLost from None
            return None
        if frame["type"] == "gone":
            raise ConnectionLost
        return frame

    def close(self) -> None:
        self._done = True
        if self._socket is not None:
            self._socket.close()

    # --- in the thread -------------------------------------------------------------------------

    def _run(self) -> None:
        wait = 0.25
        while not self._done:
            try:
                with self._server.connect() as socket:
                    self._hello(socket)
                    wait = 0.25
                    for data in socket:
                        self._take(json.loads(data))
            except InvalidStatus as error:
                if error.response.status_code in (401, 403):
                    break
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code in OVER:
                    break
            except (OSError, InvalidHandshake, ValueError):
                pass
            self._socket = None
            if not self._done:
                self._frames.put({"type": "offline"})
                time.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        self._done = True
        self._frames.put({"type": "gone"})

    def _hello(self, socket: ClientConnection) -> None:
        since = self._versions.get(self._seat, 0)
        hello: Json = {"type": "hello", "table_id": self._table, "key": self._key, "since": since}
        if self._seat is not None:
            hello["seat"] = self._seat
        if self._program:
            hello["program"] = True
        with self._lock:
            self._socket = socket
            self._write(hello)

    def _write(self, message: Json) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed, OSError):
                self._socket.send(json.dumps(message))

    def _take(self, frame: Json) -> None:
        kind = frame["type"]
        if kind == "beat":
            with self._lock:
                self._write({"type": "beat"})
        elif kind == "reply":
            self._reply(frame)
        elif kind == "sync":
            with self._lock:
                for command in list(self._unanswered.values()):
                    self._write(command)
            self._frames.put(frame)
        else:
            if "v" in frame:
                self._versions[self._seat] = frame["v"]
            self._frames.put(frame)

    def _reply(self, frame: Json) -> None:
        error = frame.get("error", {})
        if not frame["id"]:
            self._done = error.get("code") == "unknown"
            self._frames.put({"type": "gone"} if self._done else {"type": "offline"})
            return
        if error.get("code") == "unavailable":
            time.sleep(1.0)
            with self._lock:
                if frame["id"] in self._unanswered:
                    self._write(self._unanswered[frame["id"]])
            return
        with self._lock:
            self._unanswered.pop(frame["id"], None)
        if error.get("update"):
            self._frames.put(error["update"])
        self._replies.put(frame)
