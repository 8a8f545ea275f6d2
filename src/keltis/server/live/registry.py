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

from keltis.server.config import Config
from keltis.server.gc_tuning import GcTuner
from keltis.server.live.clock import Clock
from keltis.server.live.idle_jobs import IdleJobs
from keltis.server.live.room import TAKEOVER, Room
from keltis.server.metrics import Metrics
from keltis.server.security.session import fresh_id
from keltis.server.workers.messages import BotReply, BotRequest
from keltis.server.workers.pool import BotPool, Done
from keltis.server.ws.client import SESSION_REVOKED, Client
from keltis.store import listings, people, tables
from keltis.store.connection import Connection, StoreError
from keltis.store.limits import Limits
from keltis.store.store import Store
from keltis.store.tables import Access
from keltis.table.commands import Hello
from keltis.table.events import Entry
from keltis.table.match import Broken
from keltis.table.table import Table

if TYPE_CHECKING:
    from keltis.server.live.cluster import Cluster

T = TypeVar("T")
Answer = Callable[[Any], None]  # gets what was read, or the exception that came of it
Opened = tuple[Table, Access]

READERS = 4  # threads
IDLE = 60_000  # milliseconds after which a table that nobody looks at is forgotten here
TICK = 1.0  # seconds
QUIET = 5_000  # milliseconds without an event at any table
MOST_DUE = 200  # tables that are woken up at once


class TableRegistry:
    """The tables of this node."""

    def __init__(self, config: Config, store: Store, bot_pool: BotPool, log: FilteringBoundLogger) -> None:
        self.config = config
        self.store = store
        self.log = log
        self.rooms: dict[str, Room] = {}
        self.clients: set[Client] = set()
        self.per_person: Counter[str] = Counter()
        self._bot_pool = bot_pool
        self._broken: set[str] = set()  # tables that this program cannot load: clocks do not try again
        self._waiting: dict[str, list[tuple[Client, Hello]]] = {}  # for a table that is being loaded
        self._pool = ThreadPoolExecutor(READERS, "reader")
        self._loop = asyncio.get_running_loop()
        self._key = b""
        self.idle_jobs = IdleJobs(self._loop)
        self.metrics = Metrics()
        self.closing = False  # the server stops: nothing new is begun
        self.clock_of_tables = Clock()
        self.cluster = cluster_of(self) if store.engine.shared else None

    async def start(self) -> None:
        """Fetch what this server must know."""
        fresh = secrets.token_hex(32)
        self._key = bytes.fromhex(await self.writing(partial(people.secret, name="key", fresh=fresh)))
        if self.cluster is not None:
            await self.cluster.start()

    async def leave(self) -> None:
        """Say goodbye to other nodes."""
        if self.cluster is not None:
            await self.cluster.stop()

    def stop(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    # --- what rooms need -----------------------------------------------------------------------

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.clock_of_tables.now()

    @property
    def limits(self) -> Limits:
        """How many tables somebody may have."""
        return Limits(self.config.tables_per_person, self.config.bot_tables_per_person)

    @property
    def shared(self) -> bool:
        """Whether there may be other nodes."""
        return self.cluster is not None

    @property
    def patience(self) -> int:
        """Milliseconds for which other nodes may come first."""
        return TAKEOVER if self.shared else 0

    def changed(self, table_id: str, version: int) -> None:
        """A table has come further."""
        if self.cluster is not None:
            self.cluster.tell(table_id, version)

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

    def think(self, request: BotRequest, done: Done, owner: str, watched: bool) -> None:
        """Ask a worker for a bot's decision; while somebody watches, it is delayed a little."""
        began = self._loop.time()
        pause = self.config.bot_pause if watched else 0.0

        def answered(decision: BotReply) -> None:
            wait = began + pause - self._loop.time()
            if wait > 0:
                self._loop.call_later(wait, done, decision)
            else:
                done(decision)

        self._bot_pool.ask(request, answered, owner, watched)

    def bots_waiting(self) -> int:
        """The number of requests that wait for a bot worker."""
        return self._bot_pool.waiting()

    def seconds_until_compiled(self, game: str) -> int | None:
        """About how long it takes until strong bots play a game; 0: they do, None: they cannot here."""
        return self._bot_pool.compiler.seconds(game)

    async def drain(self, seconds: float) -> None:
        """Begin nothing new, and let what was begun come to its end: everybody gets their reply."""
        self.closing = True
        end = self._loop.time() + seconds
        while self._loop.time() < end and any(room.busy for room in self.rooms.values()):
            await asyncio.sleep(0.01)

    # --- keys ----------------------------------------------------------------------------------

    def invitation(self, table_id: str) -> str:
        """The key that lets people in at a table; who knows it may pass it on."""
        return base64.b32encode(self._mixed("invitation", table_id)[:15]).decode().lower()

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
            client.connection.close(SESSION_REVOKED, "session revoked")

    def enter(self, client: Client, hello: Hello) -> None:
        """Somebody wants to look at a table."""
        if client.room is not None and client.room.id == hello.table_id:
            client.room.enter(client, hello)
            return
        room, client.room = client.room, None
        if room is not None:
            room.leave(client)
        client.loading = hello.table_id
        found = self.rooms.get(hello.table_id)
        if found is not None:
            self._admit(found, client, hello)
        else:
            self._load(hello.table_id, (client, hello))

    def _admit(self, room: Room, client: Client, hello: Hello) -> None:
        """Let a client in that may see the table; who plays its deal elsewhere must not look on."""
        if room.table.settings.deal and client.who not in room.people():
            question = partial(listings.plays_deal_elsewhere, table_id=room.id, who=client.who)
            self.read(question, partial(self._admit_to_deal, room, client, hello))
        else:
            self._check_access(room, client, hello)

    def _admit_to_deal(self, room: Room, client: Client, hello: Hello, plays_elsewhere: Any) -> None:
        if plays_elsewhere is False:
            self._check_access(room, client, hello)
        else:
            self._admitted(room, client, hello, False if plays_elsewhere is True else plays_elsewhere)

    def _check_access(self, room: Room, client: Client, hello: Hello) -> None:
        """An invitation counts once it is stored that the client has used it."""
        admitted = partial(self._admitted, room, client, hello)
        if room.access.public or client.who == room.access.host or client.who in room.people():
            room.enter(client, hello)
        elif client.who in room.table.removed:
            admitted(False)
        elif hmac.compare_digest(hello.key.encode(), self.invitation(room.id).encode()):
            self.store.write(partial(tables.admit, table_id=room.id, who=client.who), admitted)
        else:
            self.read(partial(tables.admits, table_id=room.id, who=client.who), admitted)

    def _admitted(self, room: Room, client: Client, hello: Hello, result: Any) -> None:
        if result is True:
            room.enter(client, hello)
        elif client.loading == room.id and result is False:
            client.table_not_found()
        elif client.loading == room.id:
            client.table_unavailable()

    # --- loading -------------------------------------------------------------------------------

    def _load(self, table_id: str, entering: tuple[Client, Hello] | None = None) -> None:
        """Fetch a table from the store, once for all who want it."""
        loading = table_id in self._waiting
        waiting = self._waiting.setdefault(table_id, [])
        if entering is not None:
            waiting.append(entering)
        if not loading:
            self.read(partial(_opened, table_id, self.now()), partial(self._loaded, table_id))

    def _loaded(self, table_id: str, result: Any) -> None:
        waiting = self._waiting.pop(table_id, [])
        if isinstance(result, Exception):
            self.log.error("not loaded", table_id=table_id, why=repr(result))
        if isinstance(result, Broken):
            self._broken.add(table_id)  # nothing is written: another version of the program may read it
        room = None
        if isinstance(result, tuple):
            room = self.rooms.get(table_id) or Room(self, *result)
            self.rooms[table_id] = room
        for client, hello in waiting:
            if client.loading != table_id:
                continue
            if room is not None:
                self._admit(room, client, hello)
            elif result is None:
                client.table_not_found()
            else:
                client.table_unavailable()
        if room is not None:
            room.tick(self.now())

    def opened(self, table: Table) -> None:
        """A table was made; a bot may have to begin."""
        for chair in table.chairs:
            if chair.bot:
                self._bot_pool.prepare(table.settings.game, chair.bot)
        if table.phase == "running" and table.id not in self.rooms:
            self.rooms[table.id] = Room(self, table, Access(table.settings.public, table.host))
            self.rooms[table.id].tick(self.now())

    def refresh(self, table_id: str) -> None:
        """Something was changed in the store that is no event: load the table again if it is here."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.refresh()

    # --- time ----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Look at the clock until somebody stops it."""
        gc_tuner = GcTuner(self._loop.time())
        while True:
            await asyncio.sleep(TICK / 4 if self.shared else TICK)
            self._tick()
            gc_tuner.tick(self._loop.time(), self._quiet())

    def _quiet(self) -> bool:
        """Whether nobody plays just now."""
        return all(self.now() - room.table.at > QUIET for room in self.rooms.values())

    def _tick(self) -> None:
        if not self.shared:
            self.clock_of_tables.adjust(time.time_ns() // 1_000_000)
        if self.store.watch(time.monotonic()):
            self.log.error("write aborted", why="the database does not answer")
        now = self.now()
        for room in list(self.rooms.values()):
            room.tick(now)
            if not room.in_use() and now - room.idle_since > IDLE:
                del self.rooms[room.id]
        self.read(partial(tables.due, now=now - self.patience, most=MOST_DUE), self._wake)

    def _wake(self, result: Any) -> None:
        """Load the tables at which something is due."""
        if isinstance(result, list):
            for table_id, _ in result:
                if table_id not in self.rooms and table_id not in self._broken:
                    self._load(table_id)


def cluster_of(registry: TableRegistry) -> "Cluster":
    """The other nodes; with one node there is no need to know how to talk to them."""
    from keltis.server.live.cluster import Cluster

    return Cluster(registry, str(getattr(registry.store.engine, "url", "")))


def _opened(table_id: str, now: int, connection: Connection) -> Opened | None:
    """A table as it is in the store; None if there is none."""
    access = tables.access(connection, table_id)
    entries: list[Entry] = tables.load(connection, table_id) if access is not None else []
    if access is None or not entries:
        return None
    return Table.from_events(table_id, entries, now), access
