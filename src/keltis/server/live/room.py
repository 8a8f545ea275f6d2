"""A table in memory: one task takes work from one queue, and only committed events are sent to viewers.

Optimistic concurrency: a commit appends events to a table at an expected version. If another node was faster,
the room reloads the table and repeats the work. Idempotency: a repeated command is recognised by its id and
gets the original reply, so work can be repeated even if its commit is in doubt.
"""

import asyncio
from collections import deque
from functools import partial

from keltis.server.live import policy
from keltis.server.live.bot_turns import BotTurns
from keltis.server.live.commit import Committed, Failed, InDoubt, Outcome, OverLimit, commit
from keltis.server.live.hints import Hints
from keltis.server.live.node import TAKEOVER, Node
from keltis.server.live.resume import resume
from keltis.server.live.stored_table import load_table
from keltis.server.live.viewers import Viewers
from keltis.server.live.work import (
    ApplyDecision,
    Enter,
    Execute,
    Reload,
    ReturnToSeat,
    TimeUp,
    UpdatePresence,
    Work,
    reply_refused,
    reply_unavailable,
)
from keltis.server.security.session import fresh_id
from keltis.server.workers.messages import BotReply
from keltis.server.ws.client import Client
from keltis.store import nodes
from keltis.store.connection import StoreError
from keltis.store.tables import Access
from keltis.table import commands, events, frames
from keltis.table.commands import AnyCommand, Hello
from keltis.table.events import Entry
from keltis.table.match import Broken
from keltis.table.table import Asker, Proposal, Table

MAX_QUEUE = 100  # items of work
TRY_AGAIN = 1012  # close code: the client reconnects
MAX_ATTEMPTS = 5  # to commit one proposal, when other nodes are faster or a commit is in doubt


class Room:
    """One table in memory.

    Speculation: events are applied to the table in memory before they are committed, because the commit also
    needs the table's new projection. Nothing is sent before the commit has succeeded. If it fails, the table
    in memory is `stale`: it is discarded and reloaded before any other work is done.
    """

    def __init__(self, node: Node, table: Table, access: Access) -> None:
        self.id = table.id
        self.table = table
        self.access = access
        self.viewers = Viewers(table)
        self.idle_since = node.clock.now()
        self._node = node
        self._bots = BotTurns(node, self._bot_decided)
        self._hints = Hints(node, self._send_hint)
        self._queue: deque[Work] = deque()
        self._worker: asyncio.Task[None] | None = None  # while there is work
        self._stale = False
        self._unreadable = False  # the stored events are broken, so reloading would not help
        self._in_charge = False  # this node committed the last event, so it runs bots and clocks
        self._mover = table.mover  # whose turn it was after the last commit
        self._other_events = policy.count_other_events(table)

    @property
    def busy(self) -> bool:
        """Whether the room has work to do."""
        return self._worker is not None

    def in_use(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(self.viewers.clients or self.busy or self._bots.pending or self._hints.pending)

    def people(self) -> set[str]:
        """The ids of the people who sit at the table."""
        return {chair.who for chair in self.table.chairs}

    # --- requests to a room --------------------------------------------------------------------

    def enter(self, client: Client, hello: Hello) -> None:
        """Show the table to a client, or from another seat."""
        self._enqueue(Enter(client, hello))

    def leave(self, client: Client) -> None:
        """Stop sending to a client."""
        self.viewers.discard(client)
        self.idle_since = self._node.clock.now()
        self._enqueue(UpdatePresence())
        seat = self.table.thinker
        lost = client.visible and seat is not None and client.who == self.table.chairs[seat].who
        if lost and not self.viewers.sees(client.who):  # the connection broke before the page could say so
            self._node.turn_began(self.id, client.who, True)

    def ask(self, client: Client, command: AnyCommand) -> None:
        """Queue a command; backpressure: a full queue refuses it."""
        if self._node.closing:
            client.error(command.id, "unavailable", "online-unavailable")
        elif len(self._queue) >= MAX_QUEUE:
            client.error(command.id, "unavailable", "online-busy")
        else:
            self._enqueue(Execute(client, command))

    def hint(self, version: int) -> None:
        """Reload the table if another node has committed a later version."""
        if version > self.table.version:
            self.refresh()

    def refresh(self) -> None:
        """Reload the table: the store has a later version, or names have been erased."""
        self._stale = True
        self._enqueue(Reload())

    def seats_here(self) -> set[int]:
        """The seats whose players are viewing the table on this node."""
        return self.viewers.seats_here()

    def seen_elsewhere(self, seats: set[int]) -> None:
        """Update the seats whose players are viewing the table on other nodes."""
        if seats != self.viewers.elsewhere:
            self.viewers.elsewhere = seats
            self._enqueue(UpdatePresence())

    def tick(self, now: int) -> None:
        """Check the clock and the bots; called about once a second."""
        if self.busy or self._unreadable:
            return
        if self._stale:
            self._enqueue(Reload())
            return
        due = self.table.due()
        if due is not None and due.at <= now - (0 if self._in_charge else self._node.takeover_delay):
            self._enqueue(TimeUp())
        self._ask_bot()

    # --- the queue -----------------------------------------------------------------------------

    def _enqueue(self, work: Work) -> None:
        self._queue.append(work)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Process the queue; the task ends when the queue is empty."""
        try:
            while self._queue:
                await self._perform_safely(self._queue.popleft())
        finally:
            self._worker = None

    async def _perform_safely(self, work: Work) -> None:
        """Survive a bug: the client gets `unavailable`, and the table is reloaded."""
        try:
            await self._perform(work)
        except Exception as error:
            context = {"message": f"table {self.id}: {type(work).__name__} failed", "exception": error}
            asyncio.get_running_loop().call_exception_handler(context)
            self._stale = True
            reply_unavailable(work)

    async def _perform(self, work: Work) -> None:
        """Do one item of work; repeat it on the latest events if its commit did not succeed."""
        if not await self._current_for(work):
            return
        for _ in range(MAX_ATTEMPTS):
            if self._stale and not await self._reload(work):
                return
            proposal = self._propose(work)
            if not proposal:
                return
            outcome = await self._commit(proposal, work)
            if isinstance(outcome, Committed):
                return
            self._stale = True
            self._count_failure(outcome)
            if isinstance(outcome, OverLimit | Failed):
                break
        if isinstance(outcome, OverLimit):
            reply_refused(work, outcome.message_id)
        else:
            reply_unavailable(work)
        self._queue.append(Reload())

    def _propose(self, work: Work) -> Proposal | None:
        """The events that follow from some work; None if there are none, and all replies have been sent."""
        match work:
            case Enter(client, hello):
                return self._enter(client, hello)
            case Execute(client, command):
                return self._decide(client, command)
            case ReturnToSeat(seat):
                return self.table.returns(seat, self._node.clock.now())
            case TimeUp():
                return self.table.time_up(self._node.clock.now())
            case ApplyDecision(changed, decision):
                return self._apply_decision(changed, decision)
            case UpdatePresence():
                if self.viewers.count_present(self._node.clock.now()):
                    self.viewers.send_status()
        return None

    # --- commits -------------------------------------------------------------------------------

    async def _commit(self, proposal: Proposal, work: Work) -> Outcome:
        """Apply events (speculation), write them to the store, and tell the viewers."""
        loop = asyncio.get_running_loop()
        version, began = self.table.version, loop.time()
        told = self.table.apply_all(proposal)
        outcome = await commit(self._node, self.table, version, proposal)
        if not isinstance(outcome, Committed):
            return outcome
        self._in_charge = True
        self._other_events += sum(not isinstance(entry.event, policy.MOVES) for entry in proposal)
        self._node.metrics.committed(len(proposal), loop.time() - began)
        self._node.announce(self.id, self.table.version)
        author = work.client if isinstance(work, Execute) else None
        command_id = work.command.id if isinstance(work, Execute) else ""
        self.viewers.send_events(proposal, told, author, command_id, self._node.clock.now())
        self._check_access_again(proposal)
        if isinstance(work, Execute):
            self._answer_hint(work.client, work.command)
        self._announce_turn()
        self._schedule_outlook()
        self._ask_bot()
        return outcome

    def _announce_turn(self) -> None:
        """Notify the player whose turn has begun, unless they see the table."""
        before, self._mover = self._mover, self.table.mover
        seat = self.table.thinker
        if seat is None or seat == before:
            return
        who = self.table.chairs[seat].who
        passed_on = before is not None and self.table.chairs[before].who == who  # at the same device
        if not passed_on and not self.viewers.sees(who):
            self._node.turn_began(self.id, who, False)

    def _check_access_again(self, entries: list[Entry]) -> None:
        """Revoke viewing rights of removed people and of players of the same deal."""
        kinds = {type(entry.event) for entry in entries}
        if events.Freed in kinds:
            self._expel_removed()
        if events.Started in kinds and self.table.settings.deal:
            for client in [client for client in self.viewers.clients if client.who not in self.people()]:
                client.connection.close(TRY_AGAIN, "access is checked again")

    def _expel_removed(self) -> None:
        """Disconnect people who were removed from a private table."""
        removed = set() if self.access.public else self.table.removed - self.people()
        for client in [client for client in self.viewers.clients if client.who in removed]:
            self.viewers.discard(client)
            client.room = None
            client.table_not_found()

    def _count_failure(self, outcome: Outcome) -> None:
        self._node.metrics.failed_commits += 1
        if isinstance(outcome, InDoubt | Failed):
            self._node.log.warning("commit failed", table_id=self.id, why=repr(outcome.error))

    # --- reloading -----------------------------------------------------------------------------

    async def _current_for(self, work: Work) -> bool:
        """Reload the table if it is stale, or older than the version that the client of a command knows.

        False if that is not possible; then the client has been sent its reply.
        """
        if self._stale and not await self._reload(work):
            return False
        if isinstance(work, Execute) and getattr(work.command, "v", 0) > self.table.version:
            try:
                stored = await self._node.database.read(partial(nodes.versions, tables=[self.id]))
            except StoreError as error:
                self._node.log.warning("table version not read", table_id=self.id, why=repr(error))
                reply_unavailable(work)
                return False
            self._stale = self._stale or stored.get(self.id, 0) > self.table.version
        return True

    async def _reload(self, work: Work) -> bool:
        """Reload the table; if that fails, all waiting clients are notified."""
        self._stale = False  # a hint that arrives during loading makes it stale again
        load = partial(load_table, table_id=self.id, now=self._node.clock.now())
        try:
            stored = await self._node.database.read(load)
            if stored is None or stored.table.version < self.viewers.version:
                raise Broken(f"{self.id}: events that were sent are not stored any more")
        except (StoreError, Broken) as error:
            self._node.log.error("table not loaded", table_id=self.id, why=repr(error))
            self._stale, self._unreadable = True, isinstance(error, Broken)
            self._give_up(work)
            return False
        self._unreadable = False
        self._replace(stored.table, stored.access)
        return True

    def _replace(self, table: Table, access: Access) -> None:
        """Switch to the reloaded table, and send its viewers what they have missed."""
        before, self.table, self.access = self.table, table, access
        table.present, table.gone = before.present, before.gone
        if table.version == self.viewers.version:  # otherwise bots may have changed
            table.instead = before.instead
        self._other_events = policy.count_other_events(table)
        self._in_charge = False
        self._mover = table.mover
        self.viewers.show(table, self._node.clock.now())
        self._schedule_outlook()
        self._ask_bot()

    def _give_up(self, work: Work) -> None:
        """The table cannot be loaded: answer all pending work with `unavailable`."""
        waiting = [work, *self._queue]
        self._queue.clear()
        for one in waiting:
            reply_unavailable(one)

    # --- clients -------------------------------------------------------------------------------

    def _enter(self, client: Client, hello: Hello) -> Proposal | None:
        if client.loading != self.id and client.room is not self:
            return None  # the client has since moved to another table
        changed = self.viewers.add(client, hello, self._node.clock.now())
        resume(self.table, client, hello)
        client.entered(self)
        if changed:
            self.viewers.send_status()
        if client.viewer >= 0:  # a returning player takes the seat back
            self._enqueue(ReturnToSeat(client.viewer))
        self._ask_bot()
        return None

    def _decide(self, client: Client, command: AnyCommand) -> Proposal | None:
        refused = self._node.metrics.refused
        why = policy.refusal(self.table, client.who, command, self._other_events)
        if why:
            refused["refused"] += 1
            reply_refused(Execute(client, command), why)
            return None
        creates_table = isinstance(command, commands.Rematch | commands.AnswerRematch)
        asker = Asker(client.viewer, client.who, client.name, fresh_id() if creates_table else "")
        proposed = self.table.propose(asker, command, self._node.clock.now())
        if not isinstance(proposed, frames.Reply):
            return proposed
        if proposed.error is not None:
            refused[proposed.error.code] += 1
        client.send(proposed)
        if proposed.error is None:
            self._answer_hint(client, command)
        return None

    # --- bots and previews ---------------------------------------------------------------------

    def _ask_bot(self) -> None:
        """Ask for a decision if it is a bot's turn, unless another node is in charge and active."""
        if self._stale:
            return
        silent = self._node.clock.now() - self.table.at > TAKEOVER
        if self._in_charge or not self._node.shared or silent:
            self._bots.ask(self.table, self.viewers.watched)

    def _bot_decided(self, changed: int, decision: BotReply) -> None:
        self._enqueue(ApplyDecision(changed, decision))

    def _apply_decision(self, changed: int, decision: BotReply) -> Proposal | None:
        if self.table.changed != changed:  # the position has changed in the meantime
            self._ask_bot()
            return None
        if not decision.why and self.table.stand_in(decision.instead):
            self.viewers.send_status()
        return self.table.answered(decision.action, self._node.clock.now())

    def _answer_hint(self, client: Client, command: AnyCommand) -> None:
        """After the reply to a request for a hint: let a bot worker compute it."""
        if isinstance(command, commands.AskHint):
            self._hints.ask(self.table, client.who)

    def _send_hint(self, seat: int, hint: frames.Hint) -> None:
        if hint.changed == self.table.changed:  # the position has not changed in the meantime
            self.viewers.send_hint(seat, hint)

    def _schedule_outlook(self) -> None:
        """Compute previews of all choices, which cost more than a move, once the table is quiet."""
        if self.table.thinker is not None:
            self._node.idle_jobs.schedule(self.id, partial(self._send_outlook, self.table.version))

    def _send_outlook(self, version: int) -> None:
        if not self.busy and not self._stale and version == self.table.version:
            self.viewers.send_outlook()
