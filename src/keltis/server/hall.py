"""All tables of this node that somebody looks at, and the way to every other one."""

import asyncio
import base64
import hashlib
import hmac
import secrets
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from structlog.typing import FilteringBoundLogger

from keltis.server.client import REVOKED, Client
from keltis.server.config import Config
from keltis.server.leisure import Leisure
from keltis.server.metrics import Tally
from keltis.server.room import TAKEOVER, Room
from keltis.server.session import fresh_id
from keltis.server.sweeping import Sweeper
from keltis.server.thinkers import Done, Thinkers
from keltis.server.thought import Decision
from keltis.store import games, people
from keltis.store.connection import Connection, StoreError
from keltis.store.games import Grounds
from keltis.store.store import Store
from keltis.table import frames
from keltis.table.commands import Hello
from keltis.table.events import Entry
from keltis.table.match import Broken
from keltis.table.settings import Settings
from keltis.table.table import Question, Table

if TYPE_CHECKING:
    from keltis.server.neighbours import Neighbours

T = TypeVar("T")
Answer = Callable[[Any], None]  # gets what was read, or the exception that came of it
Opened = tuple[Table, Grounds]

READERS = 4  # threads
IDLE = 60_000  # milliseconds after which a table that nobody looks at is forgotten here
TICK = 1.0  # seconds
QUIET = 5_000  # milliseconds without an event at any table
BEAT, SILENCE = 25.0, 75.0  # seconds: how often a client is asked whether it is there, and when it is not
MOST_DUE = 200  # tables that are woken up at once


class Hall:
    """The tables of this node."""

    def __init__(self, config: Config, store: Store, thinkers: Thinkers, log: FilteringBoundLogger) -> None:
        self.config = config
        self.store = store
        self.log = log
        self.rooms: dict[str, Room] = {}
        self.clients: set[Client] = set()
        self.per_person: Counter[str] = Counter()
        self._thinkers = thinkers
        self._waiting: dict[str, list[tuple[Client, Hello]]] = {}  # for a table that is being loaded
        self._pool = ThreadPoolExecutor(READERS, "reader")
        self._loop = asyncio.get_running_loop()
        self._key = b""
        self.leisure = Leisure(self._loop)
        self.tally = Tally()
        self.closing = False  # the server stops: nothing new is begun
        self.ahead = 0  # the clock of a database that is shared, against our own
        self.neighbours = neighbours_of(self) if store.engine.shared else None

    async def start(self) -> None:
        """Fetch what this server must know."""
        fresh = secrets.token_hex(32)
        self._key = bytes.fromhex(await self.writing(partial(people.secret, name="key", fresh=fresh)))
        if self.neighbours is not None:
            await self.neighbours.start()

    async def leave(self) -> None:
        """Say goodbye to other nodes."""
        if self.neighbours is not None:
            await self.neighbours.stop()

    def stop(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    # --- what rooms need -----------------------------------------------------------------------

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.own_time() + self.ahead

    def own_time(self) -> int:
        """The same by our own clock."""
        return time.time_ns() // 1_000_000

    @property
    def shared(self) -> bool:
        """Whether there may be other nodes."""
        return self.neighbours is not None

    @property
    def patience(self) -> int:
        """Milliseconds for which other nodes may come first."""
        return TAKEOVER if self.shared else 0

    def changed(self, game: str, version: int) -> None:
        """A table has come further."""
        if self.neighbours is not None:
            self.neighbours.tell(game, version)

    def clock(self) -> float:
        """Seconds, to measure how long something takes."""
        return self._loop.time()

    def random(self) -> int:
        """A number for a bot's dreams."""
        return secrets.randbits(62)

    def fresh_id(self) -> str:
        """An id that nobody can guess."""
        return fresh_id()

    def read(self, question: Callable[[Connection], Any], done: Answer) -> None:
        """Ask the store something beside all else; `done` gets the answer in the loop."""

        def ask() -> None:
            try:
                result = self.store.read(question)
            except Exception as error:
                result = error
            self._loop.call_soon_threadsafe(done, result)

        self._pool.submit(ask)

    async def reading(self, question: Callable[[Connection], T]) -> T:
        """The same, to be awaited."""
        return await self._loop.run_in_executor(self._pool, self.store.read, question)

    async def writing(self, job: Callable[[Connection], T]) -> T:
        """Let the store write something, and wait until it is kept."""
        finished: asyncio.Future[T] = self._loop.create_future()

        def done(result: Any) -> None:
            if finished.done():
                return
            if isinstance(result, StoreError):
                finished.set_exception(result)
            else:
                finished.set_result(result)

        self.store.write(job, done)
        return await finished

    def think(self, settings: Settings, question: Question, done: Done, watched: bool) -> None:
        """Let a bot think; while people look on, it seems to think a little."""
        began = self._loop.time()
        pause = self.config.bot_pause if watched else 0.0

        def answered(decision: Decision) -> None:
            wait = began + pause - self._loop.time()
            if wait > 0:
                self._loop.call_later(wait, done, decision)
            else:
                done(decision)

        self._thinkers.ask(settings, question, answered)

    def bots_waiting(self) -> int:
        """How many questions wait for a bot."""
        return self._thinkers.waiting()

    async def drain(self, seconds: float) -> None:
        """Begin nothing new, and let what was begun come to its end: everybody gets their reply."""
        self.closing = True
        end = self._loop.time() + seconds
        while self._loop.time() < end and any(room.busy for room in self.rooms.values()):
            await asyncio.sleep(0.01)

    # --- keys ----------------------------------------------------------------------------------

    def invitation(self, game: str) -> str:
        """The key that lets people in at a table; who knows it may pass it on."""
        return base64.b32encode(self._mixed("invitation", game)[:15]).decode().lower()

    def table_id(self, person: str, id: str) -> str:
        """The id of the table that somebody asks for under an id: the same again is the same table."""
        return base64.b32encode(self._mixed("table", f"{person}\n{id}")[:15]).decode().lower()

    def deal_key(self) -> bytes:
        """From which the chance of equal deals is drawn."""
        return self._mixed("deal", "")

    def _mixed(self, purpose: str, what: str) -> bytes:
        return hmac.digest(self._key, f"{purpose}\n{what}".encode(), hashlib.sha256)

    # --- coming and going ----------------------------------------------------------------------

    def came(self, client: Client) -> bool:
        """A socket was opened; whether there is room for it."""
        if self.per_person[client.who] >= self.config.sockets_per_person:
            return False
        self.per_person[client.who] += 1
        self.clients.add(client)
        return True

    def left(self, client: Client) -> None:
        """A socket was closed."""
        if client in self.clients:
            self.clients.discard(client)
            self.per_person[client.who] -= 1
            if not self.per_person[client.who]:
                del self.per_person[client.who]
        room, client.room = client.room, None
        if room is not None:
            room.leave(client)

    def revoke(self, session: str) -> None:
        """A session is over: its sockets are closed at once."""
        for client in [client for client in self.clients if client.session == session]:
            client.line.finish(REVOKED, "the session is over")

    def enter(self, client: Client, hello: Hello) -> None:
        """Somebody wants to look at a table."""
        if client.room is not None and client.room.id == hello.game:
            client.room.enter(client, hello)
            return
        room, client.room = client.room, None
        if room is not None:
            room.leave(client)
        client.loading = hello.game
        found = self.rooms.get(hello.game)
        if found is not None:
            self._admit(found, client, hello)
        else:
            self._load(hello.game, (client, hello))

    def _admit(self, room: Room, client: Client, hello: Hello) -> None:
        """Let somebody in who may see the table; an invitation counts once it is kept that they have it."""
        admitted = partial(self._admitted, room, client, hello)
        chairs = {chair.who for chair in room.table.chairs}
        if room.grounds.public or client.who == room.grounds.host or client.who in chairs:
            room.enter(client, hello)
        elif hmac.compare_digest(hello.key.encode(), self.invitation(room.id).encode()):
            self.store.write(partial(games.admit, game=room.id, who=client.who), admitted)
        else:
            self.read(partial(games.admits, game=room.id, who=client.who), admitted)

    def _admitted(self, room: Room, client: Client, hello: Hello, result: Any) -> None:
        if result is True:
            room.enter(client, hello)
        elif client.loading == room.id and result is False:
            client.turned_away()
        elif client.loading == room.id:
            client.unlucky()

    # --- loading -------------------------------------------------------------------------------

    def _load(self, game: str, entering: tuple[Client, Hello] | None = None) -> None:
        """Fetch a table from the store, once for all who want it."""
        loading = game in self._waiting
        waiting = self._waiting.setdefault(game, [])
        if entering is not None:
            waiting.append(entering)
        if not loading:
            self.read(partial(_opened, game, self.now()), partial(self._loaded, game))

    def _loaded(self, game: str, result: Any) -> None:
        waiting = self._waiting.pop(game, [])
        if isinstance(result, Exception):
            self.log.error("not loaded", table=game, why=repr(result))
        if isinstance(result, Broken):
            self.store.write(partial(games.give_up, game=game), _ignored)
        room = None
        if isinstance(result, tuple):
            room = self.rooms.get(game) or Room(self, *result)
            self.rooms[game] = room
        for client, hello in waiting:
            if client.loading != game:
                continue
            if room is not None:
                self._admit(room, client, hello)
            elif result is None:
                client.turned_away()
            else:
                client.unlucky()
        if room is not None:
            room.tick(self.now())

    def opened(self, table: Table) -> None:
        """A table was made; a bot may have to begin."""
        if table.phase == "running" and table.id not in self.rooms:
            self.rooms[table.id] = Room(self, table, Grounds(table.settings.public, table.host))
            self.rooms[table.id].tick(self.now())

    def refresh(self, game: str) -> None:
        """Something was changed in the store that is no event: load the table again if it is here."""
        room = self.rooms.get(game)
        if room is not None:
            room.refresh()

    # --- time ----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Look at the clock until somebody stops it."""
        sweeper = Sweeper(self._loop.time())
        while True:
            await asyncio.sleep(TICK / 4 if self.shared else TICK)
            self._tick()
            sweeper.tick(self._loop.time(), self._quiet())

    def _quiet(self) -> bool:
        """Whether nobody plays just now."""
        return all(self.now() - room.table.at > QUIET for room in self.rooms.values())

    def _tick(self) -> None:
        now = self.now()
        for room in list(self.rooms.values()):
            room.tick(now)
            if not room.needed() and now - room.idle > IDLE:
                del self.rooms[room.id]
        self.read(partial(games.due, now=now - self.patience, most=MOST_DUE), self._wake)

    def _wake(self, result: Any) -> None:
        """Load the tables at which something is due."""
        if isinstance(result, list):
            for game, _ in result:
                if game not in self.rooms:
                    self._load(game)

    async def beat(self) -> None:
        """Ask every client now and then whether it is there: each at another moment, so that none waits."""
        slices = int(BEAT / 0.25)
        turn = 0
        while True:
            await asyncio.sleep(0.25)
            turn = (turn + 1) % slices
            frame = frames.Pulse(self.now())
            silent = self._loop.time() - SILENCE
            for client in [client for client in self.clients if id(client) // 64 % slices == turn]:
                if client.heard < silent:
                    client.line.finish(1001, "nothing was heard")
                else:
                    client.send(frame)


def neighbours_of(hall: Hall) -> "Neighbours":
    """The other nodes; with one node there is no need to know how to talk to them."""
    from keltis.server.neighbours import Neighbours

    return Neighbours(hall, str(getattr(hall.store.engine, "url", "")))


def _ignored(result: Any) -> None:
    """If it was not written this time, then the next time."""


def _opened(game: str, now: int, connection: Connection) -> Opened | None:
    """A table as it is in the store; None if there is none."""
    grounds = games.grounds(connection, game)
    entries: list[Entry] = games.load(connection, game) if grounds is not None else []
    if grounds is None or not entries:
        return None
    return Table.from_events(game, entries, now), grounds
