"""A table in memory: one task after another is decided, committed, and only then sent to the viewers.

Optimistic concurrency: a commit appends events to a table at an expected version. If another node was faster,
the room loads the table again and repeats the task. Idempotency: a repeated command is found by its id, and
gets the reply of the first time; so a task can be repeated even if its commit is in doubt.

The room is a queue with callbacks, not an asyncio task: the commits of many tables arrive in one step of the
event loop, and all frames of that step are written together (`ws/write_batch.py`). Tasks would be woken up
one by one, in later steps.
"""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from keltis.core.rng import seeded_rng
from keltis.messages.message import message
from keltis.server.live import policy
from keltis.server.live.rematch import deal_group, rematch
from keltis.server.live.viewers import SEATING, Told, Viewers
from keltis.server.workers.messages import BotReply
from keltis.server.ws.client import Client
from keltis.store import limits, nodes, tables
from keltis.store.connection import Connection, StoreError, Unknown
from keltis.store.limits import LimitExceeded, Limits
from keltis.store.tables import Access, Append, CreateTable
from keltis.table import commands, events, frames
from keltis.table.commands import AnyCommand, Hello
from keltis.table.events import Entry
from keltis.table.match import Broken
from keltis.table.table import Asker, Proposal, Table

if TYPE_CHECKING:
    from keltis.server.live.registry import TableRegistry

MAX_QUEUE = 100  # tasks
TAKEOVER = 1_000  # milliseconds after which another node takes charge of a table
TRY_AGAIN = 1012  # close code: the client connects again
MAX_ATTEMPTS = 5  # to commit one task, when other nodes are faster or a commit is in doubt

Committed = bool | StoreError  # False: another node was faster
Loaded = list[Entry] | Exception
Versions = dict[str, int] | Exception


class Task(NamedTuple):
    """Something to be done at the table, and the command whose reply depends on it."""

    run: Callable[["Task"], None]
    client: Client | None = None
    id: str = ""


class Room:
    """One table in memory.

    Speculation: events are applied to the table in memory before they are committed, because the commit also
    needs the table's new projection. Nothing is sent before the commit succeeded. If it did not, the table in
    memory is `stale`: it is discarded and loaded again before the next task runs.
    """

    def __init__(self, registry: "TableRegistry", table: Table, access: Access) -> None:
        self.registry = registry
        self.id = table.id
        self.table = table
        self.access = access
        self.viewers = Viewers(table)
        self.busy = False  # the store works for this room; no task runs meanwhile
        self.stale = False
        self.bot_is_thinking = False
        self.idle_since = registry.now()
        self.in_charge = False  # this node committed the last event, so it goes on with bots and clocks
        self._queue: deque[Task] = deque()
        self._running = False
        self._attempts = 0
        self._commit_began = 0.0
        self._other_events = policy.count_other_events(table)

    def in_use(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(self.viewers.clients or self.busy or self._queue or self.bot_is_thinking)

    def people(self) -> set[str]:
        """Who sits at the table."""
        return {chair.who for chair in self.table.chairs}

    # --- the queue -----------------------------------------------------------------------------

    def _enqueue(self, task: Task) -> None:
        self._queue.append(task)
        self._run_queue()

    def _run_queue(self) -> None:
        if self._running:  # called from a task
            return
        self._running = True
        try:
            while self._queue and not self.busy:
                if self.stale:
                    self._reload()
                else:
                    task = self._queue.popleft()
                    task.run(task)
        finally:
            self._running = False

    def _commit(self, entries: Proposal, task: Task) -> None:
        """Apply events (speculation) and write them to the store."""
        version = self.table.version
        told = self.table.apply_all(entries)
        seating = any(isinstance(entry.event, SEATING) for entry in entries)
        change = Append(self.id, version, tuple(entries), tables.projection_of(self.table), seating)
        self.busy = True
        self._commit_began = self.registry.clock()
        done = partial(self._commit_done, task=task, entries=entries, told=told)
        self.registry.store.write(self._job(change), done, self.id)

    def _job(self, change: Append) -> Append | Callable[[Connection], bool]:
        """A plain append, which takes part in group commits; or a function, where limits must be checked."""
        new = self._new_table(change.entries)
        if new is not None:
            return partial(_append_and_create, change=change, new=new)
        started = any(isinstance(entry.event, events.Started) for entry in change.entries)
        deal = deal_group(self.table.settings)
        if change.seats_changed and (deal or (started and not change.row.seats)):
            bounds: Limits = self.registry.limits
            host = self.table.host
            return partial(limits.append_within, change=change, deal=deal, host=host, limits=bounds)
        return change

    def _new_table(self, entries: tuple[Entry, ...]) -> CreateTable | None:
        """The table of a rematch, which is created in the same transaction."""
        for entry in entries:
            if isinstance(entry.event, events.Rematched):
                return rematch(self.table, entry.event.table_id, entry.at)
        return None

    def _commit_done(self, result: Committed, task: Task, entries: list[Entry], told: Told) -> None:
        self.busy = False
        if result is True:
            self._attempts = 0
            self.in_charge = True
            self._other_events += sum(not isinstance(entry.event, policy.MOVES) for entry in entries)
            self.registry.metrics.committed(len(entries), self.registry.clock() - self._commit_began)
            self.registry.changed(self.id, self.table.version)
            self.viewers.send_events(entries, told, task.client, task.id, self.registry.now())
            self._check_access_again(entries)
            self._schedule_outlook()
            self._ask_bot()
        else:
            self._commit_failed(result, task)
        self._run_queue()

    def _check_access_again(self, entries: list[Entry]) -> None:
        """Events may end the right to look on: of who was removed, or plays the same deal elsewhere."""
        kinds = {type(entry.event) for entry in entries}
        if events.Freed in kinds:
            self._expel_removed()
        if events.Started in kinds and self.table.settings.deal:
            for client in [client for client in self.viewers.clients if client.who not in self.people()]:
                client.connection.close(TRY_AGAIN, "access is checked again")

    def _expel_removed(self) -> None:
        """Who was removed from a private table must not look on either."""
        removed = set() if self.access.public else self.table.removed - self.people()
        for client in [client for client in self.viewers.clients if client.who in removed]:
            self.viewers.discard(client)
            client.room = None
            client.table_not_found()

    def _commit_failed(self, result: Committed, task: Task) -> None:
        """Discard the table in memory; repeat the task if another node was faster, or the commit is in doubt.

        A command that was committed after all is found by its id.
        """
        self.stale = True
        self._attempts += 1
        self.registry.metrics.failed_commits += 1
        if (result is False or isinstance(result, Unknown)) and self._attempts < MAX_ATTEMPTS:
            self._queue.appendleft(task)
        else:
            self._attempts = 0
            if isinstance(result, LimitExceeded):
                _refuse(task, result.message_id)
            else:
                _reply_unavailable(task)
            self._queue.append(RELOAD_ONLY)
        if result is not False and not isinstance(result, LimitExceeded):
            self.registry.log.warning("commit failed", table_id=self.id, why=repr(result))

    # --- loading again -------------------------------------------------------------------------

    def _reload(self) -> None:
        self.busy = True
        self.registry.read(partial(tables.load, table_id=self.id), self._reloaded)

    def _reloaded(self, result: Loaded) -> None:
        self.busy = False
        before = self.table
        try:
            if isinstance(result, Exception):
                raise result
            self.table = Table.from_events(self.id, result, self.registry.now())
        except (StoreError, Broken) as error:
            self.registry.log.error("table not loaded", table_id=self.id, why=repr(error))
            self._give_up()
            return
        self.table.present, self.table.gone = before.present, before.gone
        if self.table.version == self.viewers.version:  # otherwise bots may have changed
            self.table.instead = before.instead
        self._other_events = policy.count_other_events(self.table)
        self.stale = self.in_charge = False
        self.viewers.show(self.table, self.registry.now())
        self._ask_bot()
        self._run_queue()

    def _give_up(self) -> None:
        """The table cannot be loaded: every waiting command is answered with `unavailable`."""
        waiting, self._queue = self._queue, deque()
        for task in waiting:
            _reply_unavailable(task)

    def hint(self, version: int) -> None:
        """Another node has committed up to this version."""
        if version > self.table.version:
            self.refresh()

    def refresh(self) -> None:
        """Load the table again: the store has a later version, or names have been erased."""
        self.stale = True
        self._enqueue(RELOAD_ONLY)

    # --- presence ------------------------------------------------------------------------------

    def enter(self, client: Client, hello: Hello) -> None:
        """A client looks at the table, or looks at it from another seat."""
        self._enqueue(Task(lambda _: self._enter(client, hello), client))

    def _enter(self, client: Client, hello: Hello) -> None:
        if client.loading != self.id and client.room is not self:
            return  # the client has since moved to another table
        changed = self.viewers.add(client, hello, self.registry.now())
        self.viewers.welcome(client, hello)
        client.entered(self)
        if changed:
            self.viewers.send_status()
        if client.viewer >= 0:
            self._enqueue(Task(partial(self._return_to_seat, client.viewer)))
        self._ask_bot()

    def _return_to_seat(self, seat: int, task: Task) -> None:
        """A person who was absent gets the seat back by being here."""
        entries = self.table.returns(seat, self.registry.now())
        if entries:
            self._commit(entries, task)

    def leave(self, client: Client) -> None:
        """A client no longer looks at the table."""
        self.viewers.discard(client)
        self.idle_since = self.registry.now()
        self._enqueue(Task(self._update_presence))

    def _update_presence(self, _: Task) -> None:
        if self.viewers.count_present(self.registry.now()):
            self.viewers.send_status()

    def seats_here(self) -> set[int]:
        """The seats whose players look at the table on this node."""
        return self.viewers.seats_here()

    def seen_elsewhere(self, seats: set[int]) -> None:
        """The seats whose players look at the table on other nodes."""
        if seats != self.viewers.elsewhere:
            self.viewers.elsewhere = seats
            self._enqueue(Task(self._update_presence))

    # --- commands ------------------------------------------------------------------------------

    def ask(self, client: Client, command: AnyCommand) -> None:
        """Queue a command; backpressure: a full queue refuses it."""
        if self.registry.closing:
            client.error(command.id, "unavailable", "online-unavailable")
        elif len(self._queue) >= MAX_QUEUE:
            client.error(command.id, "unavailable", "online-busy")
        else:
            self._enqueue(Task(partial(self._execute, client, command), client, command.id))

    def _execute(self, client: Client, command: AnyCommand, task: Task) -> None:
        task = task._replace(run=partial(self._decide, client, command))
        if getattr(command, "v", 0) > self.table.version:
            self._check_version(task)
        else:
            task.run(task)

    def _check_version(self, task: Task) -> None:
        """The client knows a later version, perhaps from another node: ask the store first."""
        self.busy = True
        question = partial(nodes.versions, tables=[self.id])
        self.registry.read(question, partial(self._version_checked, task))

    def _version_checked(self, task: Task, result: Versions) -> None:
        self.busy = False
        if isinstance(result, Exception):
            self.registry.log.warning("version not read", table_id=self.id, why=repr(result))
            _reply_unavailable(task)
        else:
            self.stale = self.stale or result.get(self.id, 0) > self.table.version
            self._queue.appendleft(task)
        self._run_queue()

    def _decide(self, client: Client, command: AnyCommand, task: Task) -> None:
        why = policy.refusal(self.table, client.who, command, self._other_events)
        if why:
            self.registry.metrics.refused["refused"] += 1
            _refuse(task, why)
            return
        makes_table = isinstance(command, commands.Rematch | commands.AnswerRematch)
        fresh = self.registry.fresh_id() if makes_table else ""
        asker = Asker(client.viewer, client.who, client.name, fresh)
        proposed = self.table.propose(asker, command, self.registry.now())
        if isinstance(proposed, frames.Reply):
            if proposed.error is not None:
                self.registry.metrics.refused[proposed.error.code] += 1
            client.send(proposed)
        else:
            self._commit(proposed, task)

    # --- time and bots -------------------------------------------------------------------------

    def tick(self, now: int) -> None:
        """Called about once a second."""
        if self.busy:
            return
        if self.stale:
            self._enqueue(RELOAD_ONLY)
            return
        due = self.table.due()
        if due is not None and due.at <= now - (0 if self.in_charge else self.registry.patience):
            self._enqueue(Task(self._time_up))
        self._ask_bot()

    def _time_up(self, task: Task) -> None:
        entries = self.table.time_up(self.registry.now())
        if entries:
            self._commit(entries, task)

    def _ask_bot(self) -> None:
        """Ask a bot worker for a decision if it is a bot's turn."""
        if self.bot_is_thinking or self.busy or self.stale or self.registry.closing:
            return
        if not self.table.asks or not self._may_go_on():
            return
        request = self.table.bot_request(seeded_rng(self.registry.random()))
        if request is not None:
            self.bot_is_thinking = True
            decided = partial(self._bot_decided, self.table.changed)
            self.registry.think(request, decided, self.table.host, bool(self.viewers.clients))

    def _may_go_on(self) -> bool:
        """Whether this node goes on with bots: it is in charge, or the node that is does nothing."""
        if self.in_charge or not self.registry.shared:
            return True
        return self.registry.now() - self.table.at > TAKEOVER

    def _bot_decided(self, changed: int, decision: BotReply) -> None:
        self.bot_is_thinking = False
        if decision.why:
            self.registry.metrics.bots_failed += 1
            self.registry.log.warning("bot failed", table_id=self.id, why=decision.why)
        self._enqueue(Task(partial(self._apply_decision, changed, decision)))

    def _apply_decision(self, changed: int, decision: BotReply, task: Task) -> None:
        if self.table.changed != changed:  # the position has changed meanwhile
            self._ask_bot()
            return
        if not decision.why and self.table.stand_in(decision.instead):
            self.viewers.send_status()
        entries = self.table.answered(decision.action, self.registry.now())
        if entries:
            self._commit(entries, task)

    def _schedule_outlook(self) -> None:
        """Previews of all choices cost more than a move: they are computed when the table is quiet."""
        if self.table.thinker is not None:
            self.registry.idle_jobs.schedule(self.id, partial(self._send_outlook, self.table.version))

    def _send_outlook(self, version: int) -> None:
        if not self.busy and not self.stale and version == self.table.version:
            self.viewers.send_outlook()


def _reload_only(_: Task) -> None:
    """The queue loads a stale table before any task, also before this one."""


RELOAD_ONLY = Task(_reload_only)


def _reply_unavailable(task: Task) -> None:
    if task.client is not None:
        task.client.error(task.id, "unavailable", "online-unavailable")


def _refuse(task: Task, message_id: str) -> None:
    if task.client is not None:
        task.client.send(frames.Reply(task.id, error=frames.Error("refused", message(message_id))))


def _append_and_create(connection: Connection, change: Append, new: CreateTable) -> bool:
    """Append events and create a table in one transaction."""
    appended = tables.append(connection, change)
    if appended:
        tables.create(connection, new)
    return appended
