"""The main process's side: hands sockets over to the workers, and answers their requests."""

import asyncio
import os
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Any

from keltis.server.live.node import Node
from keltis.server.metrics import Numbers
from keltis.server.table_workers.messages import (
    Adopt,
    AskBot,
    BotDecided,
    Closed,
    PassOn,
    Person,
    PrepareBot,
    Revoke,
    ToMain,
    Unread,
    owner,
)
from keltis.server.table_workers.passed_sockets import PassedSockets
from keltis.server.table_workers.worker_process import WorkerProcess
from keltis.server.workers.messages import BotReply
from keltis.server.ws.client import Client
from keltis.server.ws.connection import WebSocketConnection
from keltis.server.ws.connection_limit import ConnectionLimit
from keltis.server.ws.encoded_hello import encoded_hello
from keltis.table.commands import Hello

START_TIMEOUT = 15.0  # seconds; then the server starts without the workers that are not ready yet
TRY_AGAIN = 1012  # close code: the client reconnects


class HandoverGateway:
    """All workers; the clients of this process find their tables through it."""

    def __init__(self, node: Node, connections: ConnectionLimit) -> None:
        self.addresses: Counter[str] = Counter()  # open sockets by address, of all processes
        self._node = node
        self._passed = PassedSockets(connections, node.clients, self.addresses)
        self._ended = Numbers()  # the counters of workers that have died
        node.clients.also_revoke = self._revoke
        number = node.config.workers
        self._workers = [
            WorkerProcess(one, node.config, node, self._received, self._worker_ended) for one in range(number)
        ]
        self._tasks: list[asyncio.Task[None]] = []

    # --- life cycle ----------------------------------------------------------------------------

    async def start(self) -> None:
        """Start all workers, and wait until they are ready."""
        self._tasks = [asyncio.create_task(worker.run()) for worker in self._workers]
        with suppress(TimeoutError):
            async with asyncio.timeout(START_TIMEOUT):
                await asyncio.gather(*(worker.ready.wait() for worker in self._workers))

    async def drain(self, seconds: float) -> None:
        """Drain all workers: they answer pending requests and exit."""
        await asyncio.gather(*(worker.drain(seconds) for worker in self._workers))

    async def stop(self) -> None:
        """Kill the workers that are still running."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- state ---------------------------------------------------------------------------------

    def healthy(self) -> bool:
        """Whether all workers are healthy."""
        return all(worker.healthy() for worker in self._workers)

    def numbers(self) -> Numbers:
        """The sum over all workers, including those that have died."""
        return sum((one.report.numbers for one in self._workers if one.report is not None), self._ended)

    def restarts(self) -> int:
        """The number of times a worker had to be replaced."""
        return sum(worker.restarts for worker in self._workers)

    # --- to the workers ------------------------------------------------------------------------

    def tell_owner(self, table_id: str, message: Any) -> None:
        """Send a message to the worker that owns a table."""
        self._workers[owner(table_id, len(self._workers))].send(message)

    def _revoke(self, session: str) -> None:
        """Close the sockets of a session at all workers."""
        self._passed.revoke(session)
        for worker in self._workers:
            worker.send(Revoke(session))

    def enter(self, client: Client, hello: Hello) -> None:
        """Hand a client's socket over to the worker that owns the table."""
        connection = client.connection
        assert isinstance(connection, WebSocketConnection)
        if self._node.closing:
            connection.close(TRY_AGAIN, "the server is being stopped")
            return
        connection.detach(encoded_hello(hello), partial(self._detached, client, connection, hello.table_id))

    def _detached(
        self, client: Client, connection: WebSocketConnection, table_id: str, descriptor: int, data: bytes
    ) -> None:
        person = Person(client.who, client.name, client.session, client.address)
        worker = owner(table_id, len(self._workers))
        passed = self._passed.add(worker, person, connection.client)
        unread = Unread(data, client.visible, client.tokens)
        self._workers[worker].send(Adopt(passed.number, person, unread), descriptor)

    # --- from the workers ----------------------------------------------------------------------

    def _received(self, worker: int, message: ToMain, descriptor: int | None) -> None:
        match message:
            case PassOn(number, table_id, unread):
                assert descriptor is not None
                self._pass_on(number, table_id, unread, descriptor)
            case Closed(number):
                self._passed.remove(number)
            case AskBot(request, question, host, watched):
                done = partial(self._decided, self._workers[worker], request)
                self._node.bot_pool.ask(question, done, host, watched)
            case PrepareBot(game, bot):
                self._node.bot_pool.prepare(game, bot)

    def _pass_on(self, number: int, table_id: str, unread: Unread, descriptor: int) -> None:
        passed = self._passed.find(number)
        if passed is None or passed.revoked:
            self._passed.remove(number)
            os.close(descriptor)
            return
        passed.worker = owner(table_id, len(self._workers))
        self._workers[passed.worker].send(Adopt(number, passed.person, unread), descriptor)

    def _decided(self, worker: WorkerProcess, request: int, reply: BotReply) -> None:
        if worker.ready.is_set():
            worker.send(BotDecided(request, reply))

    def _worker_ended(self, number: int) -> None:
        report = self._workers[number].last_report
        if report is not None:
            self._ended += report.numbers.counted()
        self._passed.remove_all(number)
