"""Players who play one game after another on servers with faults."""

import asyncio
import time
from http.client import HTTPException
from itertools import count, pairwise
from typing import Any

from websockets.exceptions import WebSocketException

from keltis.store import tables
from keltis.store.store import engine_for
from keltis.table.table import Table
from tests.chaos.player import Notes, Player
from tests.server import running

GAMES = ("keltis", "wuerfelspiel", "orakel", "neue_wege", "weg_der_steine")
GENEROUS: dict[str, Any] = {
    "sockets_per_address": 1000,
    "messages_per_second": 10_000.0,
    "requests_per_second": 10_000.0,
    "newcomers_per_hour": 1_000_000.0,
    "tables_per_person": 100_000,
    "log_level": "warning",
}
PATIENCE = 2.0  # seconds for which an answer is waited for
_numbers = count()


class Party:
    """Two people, and at every other table a bot."""

    def __init__(self, nodes: list[str], notes: Notes, seed: int) -> None:
        self.notes, self.seed = notes, seed
        self.people = [running.Player(nodes[0], name) for name in ("Ada", "Ben")]
        self.players = [
            Player(nodes, person.cookie, notes, seed * 10 + seat) for seat, person in enumerate(self.people)
        ]

    async def play(self, until: float) -> None:
        """One game after another."""
        for number in count():
            table = await self._open(number, until)
            if not table:
                return
            await asyncio.gather(*(player.play(table, until) for player in self.players))
            if not all(player.over for player in self.players):
                return
            self.notes.games += 1

    async def _open(self, number: int, until: float) -> str:
        """Open a table and sit down; without an answer, repeat with the same id."""
        sent = ""
        while time.monotonic() < until:
            try:
                return await asyncio.to_thread(self._opened, number)
            except (OSError, HTTPException, WebSocketException, AssertionError) as error:
                sent = repr(error)
                for player in self.players:
                    await player._elsewhere()
        assert time.monotonic() >= until, sent
        return ""

    def _opened(self, number: int) -> str:
        ada, ben = self.people
        ada.url = ben.url = self.players[0].node
        bots = [{"kind": "bot", "bot": "random"}] if self.seed % 2 else []
        settings = {
            "game": GAMES[(self.seed + number) % len(GAMES)],
            "players": 2 + len(bots),
            "first": "seat",
            "public": True,
            "pace": {"mode": "live", "grace": 3600},
        }
        seats = [{"kind": "me"}, {"kind": "open"}, *bots]
        wanted = {"settings": settings, "seats": seats, "id": f"o{self.seed}-{number}"}
        answer = ada.request("POST", "/api/tables", wanted, seconds=PATIENCE)
        assert answer.status == 201, answer.body
        table: str = answer.json["table_id"]
        for person, kind, more in ((ben, "sit", {"seat": 1}), (ada, "start", {})):
            socket = running.Socket(person, seconds=PATIENCE)
            running.opened.remove(socket)
            try:
                socket.hello(table, seconds=PATIENCE)
                if socket.status["phase"] == "waiting" and not (kind == "sit" and socket.seat is not None):
                    socket.ask(kind, f"{kind}-{next(_numbers)}", **more)
                    socket.until("reply", PATIENCE)
            finally:
                socket.close()
        return table


def judge(url: str, notes: Notes) -> tuple[int, float]:
    """Compare what is in a database with what was promised; how many events there are, and the longest time
    in which a bot did not move, in seconds."""
    connection = engine_for(url).reader()
    total, longest = 0, 0.0
    for table in tables.ids(connection):
        entries = tables.load(connection, table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), f"{table}: a hole"
        ids = [(entry.actor, entry.id) for entry in entries if entry.id]
        assert len(ids) == len(set(ids)), f"{table}: something was done twice"
        by_seq = {entry.seq: entry.id for entry in entries}
        for name, seq in notes.kept.get(table, {}).items():
            assert by_seq.get(seq) == name, f"{table}: {name} was promised as event {seq}"
        Table.from_events(table, entries)  # every position equals the stored one
        total += len(entries)
        for before, entry in pairwise(entries):
            if getattr(entry.event, "by", "") in ("bot", "fallback"):
                longest = max(longest, (entry.at - before.at) / 1000)
    connection.close()
    missing = set(notes.kept) - set(games_of(url))
    assert not missing, f"tables are gone: {missing}"
    return total, longest


def games_of(url: str) -> list[str]:
    connection = engine_for(url).reader()
    found = tables.ids(connection)
    connection.close()
    return found
