"""A table that somebody looks at: one thing after another is decided, kept, and only then told."""

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from keltis.core.luck import lucky
from keltis.server.client import Client
from keltis.server.rematch import rematch
from keltis.server.wire import framed
from keltis.store import crash, games
from keltis.store.connection import Connection, StoreError, Unknown
from keltis.store.games import Append, Grounds, New
from keltis.table import commands, events, frames, telling
from keltis.table.commands import AnyCommand, Hello
from keltis.table.events import Entry
from keltis.table.match import Broken
from keltis.table.showing import Showing
from keltis.table.table import Asker, Table

if TYPE_CHECKING:
    from keltis.server.hall import Hall

MOST_WAITING = 100  # things to be done at one table
TAKEOVER = 1_000  # milliseconds after which another node goes on with a table
MOST_ATTEMPTS = 5  # to write one thing, when other nodes are faster or a commit is in doubt

SEATING = (events.Sat, events.Filled, events.Freed, events.Started)

Told = list[dict[int, frames.AnyHappened]]


class Work(NamedTuple):
    """Something to be done at the table, and who waits for its reply under which id."""

    do: Callable[["Work"], None]
    client: Client | None = None
    id: str = ""


class Room:
    """One table in memory.

    The table here may be one step ahead of the store while a change is being written (`busy`). Nobody is
    told anything meanwhile; if the change is not kept, the table is thrown away and loaded again (`lost`).
    """

    def __init__(self, hall: "Hall", table: Table, grounds: Grounds) -> None:
        self.hall = hall
        self.id = table.id
        self.table = table
        self.grounds = grounds
        self.clients: set[Client] = set()
        self.told = table.version  # the last event that everybody here was told of
        self._shown: Showing | None = None  # the position after it, if they were shown it
        self.busy = False
        self.lost = False
        self.thinking = False  # a bot
        self.idle = hall.now()
        self.ours = False  # the last event was kept by this node: so it goes on from there
        self.elsewhere: set[int] = set()  # the seats of those who look on from other nodes
        self._queue: deque[Work] = deque()
        self._working = False
        self._attempts = 0
        self._began = 0.0

    def needed(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(self.clients or self.busy or self._queue or self.thinking)

    # --- one thing after another ---------------------------------------------------------------

    def _add(self, work: Work) -> None:
        self._queue.append(work)
        self._go_on()

    def _go_on(self) -> None:
        if self._working:  # somebody up the stack does
            return
        self._working = True
        try:
            while self._queue and not self.busy:
                if self.lost:
                    self._reload()
                else:
                    work = self._queue.popleft()
                    work.do(work)
        finally:
            self._working = False

    def _keep(self, entries: list[Entry], work: Work) -> None:
        """Write down what a work leads to, then tell everybody."""
        version = self.table.version
        told = [self.table.apply(entry) for entry in entries]
        seating = any(isinstance(entry.event, SEATING) for entry in entries)
        change = Append(self.id, version, tuple(entries), games.row_for(self.table), seating)
        self.busy = True
        self._began = self.hall.clock()
        new = self._new_table(entries)
        job = change if new is None else partial(_write, change=change, new=new)
        self.hall.store.write(job, partial(self._kept, work=work, entries=entries, told=told), self.id)

    def _new_table(self, entries: list[Entry]) -> New | None:
        """The table of a rematch: it is made in the same moment in which everybody hears of it."""
        for entry in entries:
            if isinstance(entry.event, events.Rematched):
                return rematch(self.table, entry.event.game, entry.at)
        return None

    def _kept(self, result: Any, work: Work, entries: list[Entry], told: Told) -> None:
        self.busy = False
        if result is True:
            self._attempts = 0
            self.ours = True
            self.hall.tally.kept(len(entries), self.hall.clock() - self._began)
            self.hall.changed(self.id, self.table.version)
            self._tell(entries, told, work)
            self._wake()
        else:
            self._not_kept(result, work)
        self._go_on()

    def _not_kept(self, result: Any, work: Work) -> None:
        """Nothing was kept, or perhaps something: the table in memory is worth nothing any more.

        If another node was faster, or the commit is in doubt, the work is done again on the table as it is
        then; a command that was kept after all is found by its id.
        """
        self.lost = True
        self._attempts += 1
        self.hall.tally.not_kept += 1
        if (result is False or isinstance(result, Unknown)) and self._attempts < MOST_ATTEMPTS:
            self._queue.appendleft(work)
        else:
            self._attempts = 0
            _unavailable(work)
            self._queue.append(Work(_nothing))  # so that the table is loaded again
        if result is not False:
            self.hall.log.warning("not kept", table=self.id, why=repr(result))

    # --- loading again -------------------------------------------------------------------------

    def _reload(self) -> None:
        self.busy = True
        self.hall.read(partial(games.load, game=self.id), self._reloaded)

    def _reloaded(self, result: Any) -> None:
        self.busy = False
        present, gone = self.table.present, self.table.gone
        try:
            if isinstance(result, Exception):
                raise result
            self.table = Table.from_events(self.id, result, self.hall.now())
        except (StoreError, Broken) as error:
            self.hall.log.error("not loaded", table=self.id, why=repr(error))
            self._give_up()
            return
        self.table.present, self.table.gone = present, gone
        self.lost = self.ours = False
        self._catch_up()
        self._wake()
        self._go_on()

    def _give_up(self) -> None:
        """The table cannot be loaded: nothing is done for now, and everybody who waits hears so."""
        waiting, self._queue = self._queue, deque()
        for work in waiting:
            _unavailable(work)

    def _catch_up(self) -> None:
        """Tell everybody what they have not heard yet."""
        if self.table.version > self.told:
            self._reseat()
            for (viewer, who), clients in self._groups().items():
                self._send(clients, self.table.since(self.told, viewer, who))
            self.told = self.table.version
            self._shown = None

    def hint(self, version: int) -> None:
        """Another node says that the table has come further."""
        if version > self.table.version:
            self.lost = True
            self._add(Work(_nothing))

    def refresh(self) -> None:
        """The table in the store is not the one that it was: names have been removed."""
        self.lost = True
        self._add(Work(_nothing))

    # --- telling -------------------------------------------------------------------------------

    def _tell(self, entries: list[Entry], told: Told, work: Work) -> None:
        self.told = self.table.version
        reply = b""
        if work.client is not None:
            reply = framed(frames.encoded(frames.Reply(work.id, entries[0].seq)))
        if any(isinstance(entry.event, SEATING) for entry in entries):
            self._reseat([entry.event.turned for entry in entries if isinstance(entry.event, events.Started)])
        groups = self._groups()
        play = self.table.play
        before, self._shown = self._shown, Showing(play) if groups and play is not None else None
        if not all(isinstance(entry.event, events.Moved) for entry in entries):
            before = None
        written = {key: self._written(key, told, before) for key in groups}
        if work.client is not None:  # who did it hears first, and in one go
            data = next((written[key] for key, group in groups.items() if work.client in group), b"")
            work.client.line.push(reply + data)
            if crash.awaited("after-reply"):
                work.client.line.flush()
                crash.reached("after-reply")
        for key, group in groups.items():
            for client in group:
                if client is not work.client:
                    client.line.push(written[key])
        self._look_ahead()

    def _written(self, key: tuple[int, str], told: Told, before: Showing | None) -> bytes:
        """What a group of clients is sent: after a move only what has changed, if they know the rest."""
        viewer, who = key
        happened = tuple([part[viewer] for part in told])
        shown = self._shown
        if before is not None and shown is not None and before.is_known(viewer):
            return framed(telling.changed(self.table, happened, viewer, who, before, shown))
        return framed(telling.written(self.table, happened, viewer, who, shown))

    def _look_ahead(self) -> None:
        """What could be done next, and what it would bring, is worked out when there is time for it."""
        if self.table.thinker is not None:
            self.hall.leisure.wish(self.id, partial(self._tell_outlook, self.table.version))

    def _tell_outlook(self, version: int) -> None:
        """Tell who is to act what their choices would bring, unless they have chosen already."""
        if self.busy or self.lost or version != self.table.version or self.table.play is None:
            return
        mover = self.table.thinker
        clients = [client for client in self.clients if client.viewer == mover]
        if mover is not None and clients:
            self._send(clients, telling.outlook(self.table, mover))

    def _groups(self) -> dict[tuple[int, str], list[Client]]:
        """The clients here, by what they may see: all strangers see the same."""
        known = {chair.who for chair in self.table.chairs} | {self.table.host}
        found: dict[tuple[int, str], list[Client]] = {}
        for client in self.clients:
            key = (client.viewer, client.who if client.who in known else "")
            found.setdefault(key, []).append(client)
        return found

    def _send(self, clients: Iterable[Client], frame: frames.AnyFrame) -> None:
        data = framed(frames.encoded(frame))
        for client in clients:
            client.line.push(data)

    def _around(self) -> None:
        """Somebody came or went."""
        for (viewer, who), clients in self._groups().items():
            self._send(clients, telling.around(self.table, viewer, who))

    # --- who is here ---------------------------------------------------------------------------

    def enter(self, client: Client, hello: Hello) -> None:
        """Somebody wants to look at the table, or to look at it from another seat."""
        self._add(Work(lambda _: self._enter(client, hello), client))

    def _enter(self, client: Client, hello: Hello) -> None:
        if client.loading != self.id and client.room is not self:
            return  # they have thought better of it
        client.wanted = hello.seat
        client.viewer = self._viewer(client)
        self.clients.add(client)
        changed = self._count_present()
        if hello.since is None or hello.since > self.table.version:
            client.send(telling.snapshot(self.table, client.viewer, client.who))
        elif hello.since < self.table.version:
            client.send(self.table.since(hello.since, client.viewer, client.who))
        client.send(frames.Sync(self.id, self.table.version))
        if client.viewer >= 0 and client.viewer == self.table.thinker:
            client.send(telling.outlook(self.table, client.viewer))
        client.entered(self)
        if changed:
            self._around()
        if client.viewer >= 0:
            self._add(Work(partial(self._return, client.viewer)))
        self._wake()

    def _return(self, seat: int, work: Work) -> None:
        """Who was absent gets the seat back by being here."""
        entries = self.table.returns(seat, self.hall.now())
        if entries:
            self._keep(entries, work)

    def leave(self, client: Client) -> None:
        """Somebody is gone."""
        self.clients.discard(client)
        self.idle = self.hall.now()
        self._add(Work(self._left))

    def _left(self, work: Work) -> None:
        if self._count_present():
            self._around()

    def _viewer(self, client: Client) -> int:
        """The seat from which somebody may look."""
        chairs, wanted = self.table.chairs, client.wanted
        if wanted is not None and wanted < len(chairs):
            chair = chairs[wanted]
            if chair.kind == "person" and chair.who == client.who:
                return wanted
        return self.table.seat_of(client.who)

    def _reseat(self, turned: Iterable[int] = ()) -> None:
        """The seats have changed: everybody looks from their own one."""
        for by in turned:
            for client in self.clients:
                if client.wanted is not None:
                    client.wanted = (client.wanted - by) % len(self.table.chairs)
        for client in self.clients:
            client.viewer = self._viewer(client)
        self._count_present()

    def _count_present(self) -> bool:
        """Find out who is present; whether that has changed."""
        here = self.seats_here() | self.elsewhere
        before = set(self.table.present)
        for seat in here - before:
            self.table.come(seat)
        for seat in before - here:
            self.table.go(seat, self.hall.now())
        return here != before

    def seats_here(self) -> set[int]:
        """The seats from which somebody looks on at this node."""
        return {client.viewer for client in self.clients if client.viewer >= 0}

    def seen_elsewhere(self, seats: set[int]) -> None:
        """From these seats somebody looks on at other nodes."""
        if seats != self.elsewhere:
            self.elsewhere = seats
            self._add(Work(self._left))

    # --- what they want ------------------------------------------------------------------------

    def ask(self, client: Client, command: AnyCommand) -> None:
        """Somebody wants something."""
        if self.hall.closing:
            client.error(command.id, "unavailable", "online-unavailable")
        elif len(self._queue) >= MOST_WAITING:
            client.error(command.id, "unavailable", "online-busy")
        else:
            self._add(Work(partial(self._ask, client, command), client, command.id))

    def _ask(self, client: Client, command: AnyCommand, work: Work) -> None:
        fresh = self.hall.fresh_id() if isinstance(command, commands.Rematch) else ""
        asker = Asker(client.viewer, client.who, client.name, fresh)
        proposed = self.table.propose(asker, command, self.hall.now())
        if isinstance(proposed, frames.Reply):
            if proposed.error is not None:
                self.hall.tally.refused[proposed.error.code] += 1
            client.send(proposed)
        else:
            self._keep(proposed, work)

    # --- what nobody asked for -----------------------------------------------------------------

    def tick(self, now: int) -> None:
        """Time has passed."""
        if self.busy:
            return
        if self.lost:
            self._add(Work(_nothing))
            return
        due = self.table.due()
        if due is not None and due.at <= now - (0 if self.ours else self.hall.patience):
            self._add(Work(self._time_up))
        self._wake()

    def _time_up(self, work: Work) -> None:
        entries = self.table.time_up(self.hall.now())
        if entries:
            self._keep(entries, work)

    def _wake(self) -> None:
        """Let a bot think if it is its turn."""
        if self.thinking or self.busy or self.lost or self.hall.closing:
            return
        if not self.table.asks or not self._turn():
            return
        question = self.table.question(lucky(self.hall.random()))
        if question is not None:
            self.thinking = True
            answered = partial(self._answered, self.table.changed)
            self.hall.think(self.table.settings, question, answered, bool(self.clients))

    def _turn(self) -> bool:
        """Whether it is for this node to go on: it kept the last event, or whoever did does nothing."""
        return self.ours or not self.hall.shared or self.hall.now() - self.table.at > TAKEOVER

    def _answered(self, changed: int, action: int | None, why: str) -> None:
        """A bot has decided, or has failed to."""
        self.thinking = False
        if why:
            self.hall.tally.bots_failed += 1
            self.hall.log.warning("bot failed", table=self.id, why=why)
        self._add(Work(partial(self._do_answer, changed, action)))

    def _do_answer(self, changed: int, action: int | None, work: Work) -> None:
        if self.table.changed != changed:  # something else happened meanwhile
            self._wake()
            return
        entries = self.table.answered(action, self.hall.now())
        if entries:
            self._keep(entries, work)


def _nothing(work: Work) -> None:
    """Only to go on."""


def _unavailable(work: Work) -> None:
    """Whoever waits for a reply hears that there is none now."""
    if work.client is not None:
        work.client.error(work.id, "unavailable", "online-unavailable")


def _write(connection: Connection, change: Append, new: New) -> bool:
    """A change, and a table that is made with it: everything or nothing."""
    kept = games.append(connection, change)
    if kept:
        games.create(connection, new)
    return kept
