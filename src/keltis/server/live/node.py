"""Shared by all tables of one server process: settings, database, clock, bots, clients and counters."""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from structlog.typing import FilteringBoundLogger

from keltis.server.config import Config
from keltis.server.live.clock import Clock
from keltis.server.live.database import Database
from keltis.server.live.idle_jobs import IdleJobs
from keltis.server.live.table_keys import TableKeys
from keltis.server.metrics import Metrics
from keltis.server.workers.pool import BotPool
from keltis.server.ws.connected_clients import ConnectedClients
from keltis.store import people
from keltis.store.limits import Limits
from keltis.store.store import Store

if TYPE_CHECKING:
    from keltis.server.live.cluster import Cluster

TurnBegan = Callable[[str, str, bool], None]  # table, person, whether their connection broke

Owns = Callable[[str], bool]  # by table id

TAKEOVER = 1_000  # milliseconds after which another node takes charge of a table


class Node:
    """One server process. Several nodes may share a database."""

    def __init__(self, config: Config, store: Store, bot_pool: BotPool, log: FilteringBoundLogger) -> None:
        self.config = config
        self.log = log
        self.bot_pool = bot_pool
        self.database = Database(store)
        self.clients = ConnectedClients(config.sockets_per_person)
        self.clock = Clock()
        self.metrics = Metrics()
        self.idle_jobs = IdleJobs(asyncio.get_running_loop())
        self.keys = TableKeys(b"")  # until the server's secret is loaded
        self.limits = Limits(config.tables_per_person, config.bot_tables_per_person)
        self.shared = store.engine.shared  # other nodes may use the same database
        self.cluster: Cluster | None = None  # if it is shared
        self.turn_began: TurnBegan = lambda table_id, who, lost: None  # set by push notifications
        self.owns: Owns = lambda table_id: True  # whether the table belongs to this process of a server
        self.closing = False  # the server is stopping: no commands are accepted

    async def load_keys(self) -> None:
        """Load the server's secret; the first node creates it."""
        create = partial(people.secret, name="key", fresh=secrets.token_hex(32))
        self.keys = TableKeys(bytes.fromhex(await self.database.write(create)))

    @property
    def takeover_delay(self) -> int:
        """Grace period before this node takes over another node's table (ms)."""
        return TAKEOVER if self.shared else 0

    def announce(self, table_id: str, version: int) -> None:
        """Announce a table's new version to other nodes."""
        if self.cluster is not None:
            self.cluster.announce(table_id, version)
