"""Push notifications: tell a player that it is their turn when none of their pages shows the table.

The room only says whose turn it is. The turn is then stored, so that any node can announce it and one does.
A message contains only the table's id and the game's name; push services cannot read it.
"""

import asyncio
import hashlib
import json
import time
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from keltis.server.config import Config
from keltis.server.live.registry import TableRegistry
from keltis.server.security import outbound
from keltis.store import listings, people, push
from keltis.store.connection import Connection, StoreError
from keltis.store.push import Subscription, Turn

PAUSE = 0.5  # seconds between runs
DELAY = 1_000  # milliseconds: by then, a page that is loading may show the table
LOST_DELAY = 20_000  # milliseconds: a broken connection may come back
SEEN_AGAIN = 2_000  # milliseconds until the next check whether another node shows the table
CLAIM = 30_000  # milliseconds after which another node may try; longer than a delivery takes
RETRY = 15_000  # milliseconds; doubled each time
MOST_TRIES = 4
MOST_TURNS = 100  # delivered in parallel
MOST_FAILURES = 5  # in a row until a subscription is removed
THREADS = 16
PER_HOST = 8  # parallel calls to one push service, so that a slow one does not hold up the others
TOTAL_TIMEOUT = 8.0  # seconds for one message in total
DAY = 24 * 60 * 60  # seconds: the longest time a push service keeps a message
LEAST_TTL = 60
GONE = (404, 410)
NOBODY = "mailto:operator@example.org"  # a contact is required; this domain is reserved for examples

Post = Callable[[str, bytes, Mapping[str, str]], int]


class Waiting(NamedTuple):
    """A game waiting for a player."""

    game: str
    due: int | None  # when the player's time is up
    subscriptions: list[Subscription]


class PushNotifications:
    """Announces turns to the browsers that have subscribed."""

    def __init__(self, registry: TableRegistry, post: Post | None = None) -> None:
        self.registry = registry
        self.node = registry.node
        self._post = post or partial(outbound.post, seconds=TOTAL_TIMEOUT)
        self._key = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self._enqueueing: set[asyncio.Task[None]] = set()
        self._hosts: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._threads: ThreadPoolExecutor | None = None

    async def key(self) -> str:
        """The private VAPID key of this server, generated once and shared by all nodes."""
        if not self._key:
            fresh = await asyncio.to_thread(_fresh_key)
            self._key = await self.node.database.write(partial(people.secret, name="vapid", fresh=fresh))
        return self._key

    # --- noticing ------------------------------------------------------------------------------

    def turn_began(self, table_id: str, who: str, lost: bool) -> None:
        """Called by rooms when a player whose page does not show the table has the turn. Returns at once."""
        if self.node.closing:
            return
        turn = Turn(table_id, who, self.node.clock.now() + (LOST_DELAY if lost else DELAY))
        self._start(self._enqueue(turn), self._enqueueing)

    def _start(self, job: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> None:
        task = asyncio.create_task(job)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def _enqueue(self, turn: Turn) -> None:
        """Store the turn, if its player has subscribed; most have not, and need no write."""
        try:
            if await self.node.database.read(partial(push.subscriptions, person=turn.person)):
                await self.node.database.write(partial(push.enqueue, turn=turn))
        except StoreError as error:
            self.node.log.warning("push messages not sent", why=repr(error))

    # --- delivering ----------------------------------------------------------------------------

    async def run(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "push")
        ignore, self.node.turn_began = self.node.turn_began, self.turn_began
        try:
            while True:
                await asyncio.sleep(PAUSE)
                try:
                    await self._start_due()
                except StoreError as error:
                    self.node.log.warning("push messages not sent", why=repr(error))
        finally:
            self.node.turn_began = ignore
            for task in self._tasks | self._enqueueing:
                task.cancel()
            self._threads.shutdown(wait=False, cancel_futures=True)

    async def _start_due(self) -> None:
        """Start announcing due turns, without waiting for the result."""
        most = MOST_TURNS - len(self._tasks)
        if most <= 0 or self.node.closing:
            return
        now = self.node.clock.now()
        for turn in await self.node.database.read(partial(push.due, now=now, most=most)):
            if self.node.owns(turn.table_id):
                self._start(self._announce(turn, now + CLAIM), self._tasks)

    async def _announce(self, turn: Turn, until: int) -> None:
        node = self.node
        try:
            if not await node.database.write(partial(push.claim, turn=turn, until=until)):
                return
            claimed = turn._replace(due=until, tries=turn.tries + 1)
            again = await self._deliver(claimed)
            if again and claimed.tries < MOST_TRIES:
                at = node.clock.now() + again
                await node.database.write(partial(push.postpone, turn=claimed, at=at))
            else:
                await node.database.write(partial(push.remove, turn=claimed))
        except StoreError as error:  # retried after the claim expires
            node.log.warning("push messages not sent", why=repr(error))

    async def _deliver(self, turn: Turn) -> int:
        """Send a message to all browsers of the player; returns milliseconds until a retry, 0 for none."""
        node = self.node
        room = self.registry.rooms.get(turn.table_id)
        waiting = await node.database.read(partial(_waiting, turn))
        if waiting is None or (room is not None and room.viewers.sees(turn.person)):
            return 0
        if node.cluster is not None and await node.database.read(
            partial(
                push.seen_elsewhere,
                table_id=turn.table_id,
                person=turn.person,
                node=node.cluster.id,
                now=node.clock.now(),
            )
        ):
            return SEEN_AGAIN
        sent = [self._send(one, turn.table_id, waiting) for one in waiting.subscriptions]
        statuses = await asyncio.gather(*sent)
        results = {one.endpoint: status for one, status in zip(waiting.subscriptions, statuses, strict=True)}
        gone = [endpoint for endpoint, status in results.items() if status in GONE]
        accepted = [endpoint for endpoint, status in results.items() if 200 <= status < 300]
        failed = [endpoint for endpoint in results if endpoint not in gone and endpoint not in accepted]
        record = partial(push.record_results, accepted=accepted, failed=failed, gone=gone)
        await node.database.write(partial(record, most_failures=MOST_FAILURES))
        return int(RETRY * 2 ** (turn.tries - 1)) if failed and not accepted else 0

    async def _send(self, to: Subscription, table_id: str, waiting: Waiting) -> int:
        """Send one message; returns the status of the response."""
        host = urlsplit(to.endpoint).hostname or ""
        slots = self._hosts.setdefault(host, asyncio.Semaphore(PER_HOST))
        try:
            async with asyncio.timeout(TOTAL_TIMEOUT), slots:
                return await asyncio.get_running_loop().run_in_executor(
                    self._threads, self._call, to, await self.key(), table_id, waiting
                )
        except TimeoutError:
            return outbound.NO_ANSWER

    def _call(self, to: Subscription, key: str, table_id: str, waiting: Waiting) -> int:
        """Encrypt and send a message; in a thread."""
        from keltis.server.security import web_push

        body = web_push.encrypted(payload(table_id, waiting.game), to.p256dh, to.auth)
        contact = contact_of(self.node.config)
        headers = {
            "authorization": web_push.authorization(key, to.endpoint, contact, time.time()),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(ttl(waiting.due, self.node.clock.now())),
            "urgency": "high",
            "topic": topic(table_id),
        }
        return self._post(to.endpoint, body, headers)


def _fresh_key() -> str:
    from keltis.server.security import web_push

    return web_push.fresh_key()


def _waiting(turn: Turn, connection: Connection) -> Waiting | None:
    """What the game is waiting for; None if it is no longer waiting for this person."""
    subscriptions = push.subscriptions(connection, turn.person)
    if not subscriptions:
        return None
    found = listings.find(connection, turn.table_id, turn.person)
    shown = found.line.listed
    if found.line.phase != "running" or shown.mover is None or shown.mover not in found.seats:
        return None
    if shown.chairs[shown.mover].away:  # a bot plays
        return None
    return Waiting(shown.game, found.due, subscriptions)


def payload(table_id: str, game: str) -> bytes:
    """The content of a message: nothing else, so that it cannot reveal hidden information."""
    return json.dumps({"table_id": table_id, "game": game}).encode()


def topic(table_id: str) -> str:
    """The topic by which a push service replaces an earlier message that was not delivered yet."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:32]


def ttl(due: int | None, now: int) -> int:
    """The number of seconds for which the message is worth delivering.

    >>> ttl(None, 0), ttl(7_200_000, 0), ttl(10, 5)
    (86400, 7200, 60)
    """
    return DAY if due is None else max(LEAST_TTL, min(DAY, (due - now) // 1000))


def contact_of(config: Config) -> str:
    """How a push service reaches the operator."""
    return config.contact or (config.url if config.url.startswith("https://") else NOBODY)
