"""A table worker: a process that owns some of the tables, and the sockets of their viewers.

python -m keltis.server.table_workers.worker NUMBER DESCRIPTOR
"""

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import Coroutine
from functools import partial
from typing import NoReturn

import msgspec
from uvicorn.loops.auto import auto_loop_factory

from keltis.server.config import Config
from keltis.server.jobs.push import PushNotifications
from keltis.server.live.admission import Admission
from keltis.server.live.database import database_engine, deliver
from keltis.server.live.node import Node
from keltis.server.live.registry import TableRegistry
from keltis.server.logs import make_log
from keltis.server.table_workers.adopted import AdoptedConnection, Adopter
from keltis.server.table_workers.channel import Channel
from keltis.server.table_workers.messages import (
    Adopt,
    Begin,
    BotDecided,
    Closed,
    Drain,
    Load,
    PassOn,
    Refresh,
    Report,
    Revoke,
    ToWorker,
    Unread,
    owner,
)
from keltis.server.table_workers.remote_bots import RemoteBots
from keltis.server.ws.client import Client
from keltis.server.ws.connection_limit import ConnectionLimit
from keltis.server.ws.encoded_hello import encoded_hello
from keltis.server.ws.endpoint import ClientReceiver
from keltis.server.ws.heartbeat import run_heartbeat
from keltis.store.store import Store
from keltis.table.commands import Hello

REPORT_INTERVAL = 1.0  # seconds
CLOSE_TIMEOUT = 1.0  # seconds in which the last frames are written
TRY_AGAIN = 1012  # close code: the client reconnects
UNLIMITED = 1 << 30  # connections: the main process has checked its limits

_decoder = msgspec.msgpack.Decoder(ToWorker)


class TableWorker:
    """The components of one worker process."""

    def __init__(self, end: socket.socket) -> None:
        self._channel = Channel(end, _decoder, self._received, self._main_process_died)
        self._begin: asyncio.Future[Begin] = asyncio.get_running_loop().create_future()
        self._drain: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._tasks: set[asyncio.Task[None]] = set()
        self._clients: dict[AdoptedConnection, tuple[Adopt, Client]] = {}

    async def run(self) -> None:
        """Serve tables until the main process tells it to stop."""
        begin = await self._begin
        config = begin.config
        log = make_log(config.log_format, config.log_level).bind(worker=begin.number)
        store = await self._open_store(config)
        self._bots = RemoteBots(log, self._channel.send)
        self._node = node = Node(config, store, self._bots, log)
        node.owns = lambda table_id: owner(table_id, config.workers) == begin.number
        await node.load_keys()
        self._registry = registry = TableRegistry(node)
        self._admission = Admission(registry)
        self._adopter = Adopter(ConnectionLimit(0, UNLIMITED, log))
        if node.shared:
            from keltis.server.live.cluster import joined  # a single node does not even import this

            node.cluster = await joined(registry)
        jobs = [registry.run(), run_heartbeat(node.clients, node.clock.now), self._report_forever()]
        jobs += [PushNotifications(registry).run()] if config.push else []
        jobs += [node.cluster.run()] if node.cluster is not None else []
        tasks = [asyncio.create_task(job) for job in jobs]
        await self._stop(await self._drain, tasks, store)

    async def _open_store(self, config: Config) -> Store:
        loop = asyncio.get_running_loop()
        engine = database_engine(config, first=False)
        store = await asyncio.to_thread(Store, engine, partial(deliver, loop))
        store.start()
        return store

    async def _report_forever(self) -> None:
        while True:
            self._channel.send(Report(self._registry.healthy(), self._registry.numbers()))
            await asyncio.sleep(REPORT_INTERVAL)

    async def _stop(self, seconds: float, tasks: list[asyncio.Task[None]], store: Store) -> None:
        """Answer pending requests, close all sockets, and flush queued writes."""
        await self._registry.drain(seconds)
        for connection in list(self._clients):
            connection.close(TRY_AGAIN, "the server is being stopped")
        end = asyncio.get_running_loop().time() + CLOSE_TIMEOUT
        while asyncio.get_running_loop().time() < end and any(
            connection.transport.get_write_buffer_size() for connection in self._clients
        ):
            await asyncio.sleep(0.01)
        self._channel.send(Report(self._registry.healthy(), self._registry.numbers()))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._node.cluster is not None:
            await self._node.cluster.stop()
        await asyncio.to_thread(store.stop)
        self._node.database.close()

    # --- from the main process -----------------------------------------------------------------

    def _received(self, message: ToWorker, descriptor: int | None) -> None:
        match message:
            case Begin():
                self._begin.set_result(message)
            case Adopt():
                assert descriptor is not None
                self._adopt(message, descriptor)
            case Load(table_id):
                self._start(self._registry.load_and_tick(table_id))
            case Refresh(table_id):
                self._registry.refresh(table_id)
            case Revoke(session):
                self._node.clients.revoke(session)
            case BotDecided():
                self._bots.decided(message)
            case Drain(seconds):
                if not self._drain.done():
                    self._drain.set_result(seconds)

    def _main_process_died(self) -> NoReturn:
        """Exit at once: another server may already be starting on the same tables."""
        os._exit(1)

    def _start(self, job: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- sockets -------------------------------------------------------------------------------

    def _adopt(self, message: Adopt, descriptor: int) -> None:
        connected, lost = partial(self._connected, message), partial(self._lost, message.socket)
        self._adopter.adopt(descriptor, message.unread.data, connected, lost)

    def _connected(self, message: Adopt, connection: AdoptedConnection) -> ClientReceiver:
        person, unread, config = message.person, message.unread, self._node.config
        client = Client(
            self,
            connection,
            person.id,
            person.name,
            person.session,
            time.monotonic(),
            config.messages_per_second,
            person.address,
            unread.tokens,
        )
        client.visible = unread.visible
        if not self._node.clients.add(client):  # cannot happen: the main process counts all sockets
            connection.close(TRY_AGAIN)
        self._clients[connection] = message, client
        return ClientReceiver(client)

    def _lost(self, number: int, connection: AdoptedConnection) -> None:
        found = self._clients.pop(connection, None)
        if found is not None:
            self._node.clients.remove(found[1])
            self._channel.send(Closed(number))

    def enter(self, client: Client, hello: Hello) -> None:
        """Show a client the table that it requests, or pass its socket on to the owner of the table."""
        if self._node.owns(hello.table_id):
            self._admission.enter(client, hello)
            return
        connection = client.connection
        assert isinstance(connection, AdoptedConnection)
        client.leave_room()
        connection.detach(encoded_hello(hello), partial(self._detached, client, connection, hello.table_id))

    def _detached(
        self, client: Client, connection: AdoptedConnection, table_id: str, descriptor: int, data: bytes
    ) -> None:
        message, _ = self._clients.pop(connection)
        self._node.clients.remove(client)
        unread = Unread(data, client.visible, client.tokens)
        self._channel.send(PassOn(message.socket, table_id, unread), descriptor)


async def _run(descriptor: int) -> None:
    await TableWorker(socket.socket(fileno=descriptor)).run()


def main() -> None:
    for one in (
        signal.SIGINT,
        signal.SIGTERM,
    ):  # the main process gets them, too, and then drains its workers
        signal.signal(one, signal.SIG_IGN)
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(_run(int(sys.argv[2])))


if __name__ == "__main__":
    main()
