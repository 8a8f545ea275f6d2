"""A client that keeps playing: switches to another node when one is silent, and repeats commands."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from keltis.table.diff import kept_position

SILENCE = 0.7  # seconds without an answer after which another node is tried
RETRY = 0.1  # seconds before something is tried again
THINK = 0.02  # seconds between an update and a move

Json = dict[str, Any]


@dataclass
class Notes:
    """The acknowledged moves, and their latencies."""

    kept: dict[str, dict[str, int]] = field(default_factory=dict)  # by table: id and number of the event
    waits: list[float] = field(default_factory=list)  # seconds from the first attempt of a move to its reply
    games: int = 0
    refused: dict[str, int] = field(default_factory=dict)  # by code

    def keep(self, table: str, id: str, seq: int, wait: float) -> None:
        """Record an acknowledged move."""
        known = self.kept.setdefault(table, {})
        assert known.get(id, seq) == seq, f"{table}: {id} is event {known.get(id)} and event {seq}"
        known[id] = seq
        self.waits.append(wait)

    def moves(self) -> int:
        """The number of acknowledged moves."""
        return sum(len(ids) for ids in self.kept.values())


@dataclass
class Move:
    """A command without an answer yet."""

    id: str
    text: str
    began: float


class Player:
    """A person who plays at one table after another."""

    def __init__(self, nodes: list[str], cookie: str, notes: Notes, seed: int) -> None:
        self.nodes, self.cookie, self.notes = nodes, cookie, notes
        self.random = random.Random(seed)
        self._name = f"m{seed}"
        self.node = self.random.choice(nodes)
        self.synced = 0.0  # when a node last answered
        self._number = 0
        self._pending: Move | None = None
        self.table = ""
        self._v = 0
        self._legal: list[str] = []
        self._position: Json | None = None
        self.over = False

    async def play(self, table: str, until: float) -> None:
        """Play at a table until the game is over, or the time."""
        self.table, self._v, self._legal, self.over, self._pending = table, 0, [], False, None
        while not self.over and time.monotonic() < until:
            try:
                async with connect(
                    self.node.replace("http", "ws") + "/ws",
                    origin=Origin(self.node),
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    open_timeout=SILENCE,
                    close_timeout=0.05,
                    max_size=None,
                    proxy=None,
                ) as socket:
                    await self._talk(socket, until)
            except (OSError, TimeoutError, WebSocketException):
                await self._elsewhere()

    async def _elsewhere(self) -> None:
        others = [node for node in self.nodes if node != self.node] or self.nodes
        self.node = self.random.choice(others)
        await asyncio.sleep(RETRY if len(self.nodes) == 1 else 0)

    async def _talk(self, socket: ClientConnection, until: float) -> None:
        await self._hello(socket)
        if self._pending is not None:
            await socket.send(self._pending.text)
        asked = True  # needs an answer
        while not self.over and time.monotonic() < until:
            try:
                frame: Json = json.loads(await asyncio.wait_for(socket.recv(), SILENCE))
            except TimeoutError:
                if asked:
                    raise
                await self._hello(socket)
                asked = True
                continue
            asked = False
            await self._take(socket, frame)
            if self._pending is None and self._legal:
                await asyncio.sleep(THINK)
                await self._move(socket)

    async def _hello(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "table_id": self.table}))

    async def _move(self, socket: ClientConnection) -> None:
        self._number += 1
        name = f"{self._name}-{self._number}"
        move = {"type": "move", "id": name, "v": self._v, "action": self.random.choice(self._legal)}
        self._legal = []
        self._pending = Move(name, json.dumps(move), time.monotonic())
        await socket.send(self._pending.text)

    async def _take(self, socket: ClientConnection, frame: Json) -> None:
        if frame["type"] in ("snapshot", "update", "change") and frame["v"] >= self._v:
            self._v = frame["v"]
            self._position = kept_position(self._position, frame)
            self._legal = self._position["view"]["legal"] if self._position else []
            self.over = frame["status"].get("phase") == "over"
        elif frame["type"] == "sync":
            self.synced = time.monotonic()
        elif frame["type"] == "beat":
            await socket.send('{"type":"beat"}')
        elif frame["type"] == "reply" and self._pending is not None and frame["id"] == self._pending.id:
            await self._answered(socket, frame, self._pending)

    async def _answered(self, socket: ClientConnection, frame: Json, move: Move) -> None:
        if "seq" in frame:
            self.notes.keep(self.table, move.id, frame["seq"], time.monotonic() - move.began)
            self._pending = None
            return
        code = frame["error"]["code"]
        self.notes.refused[code] = self.notes.refused.get(code, 0) + 1
        if code == "unavailable":
            await asyncio.sleep(RETRY)
            await socket.send(move.text)
        else:  # another event was faster; choose again in the present position
            self._pending = None
            await self._hello(socket)
