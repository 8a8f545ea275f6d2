"""A table that somebody looks at: one thing after another is decided, kept, and only then told."""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from keltis.core.luck import lucky
from keltis.server.audience import SEATING, Audience, Told
from keltis.server.client import Client
from keltis.server.rematch import rematch
from keltis.server.thought import Decision
from keltis.store import games, nodes
from keltis.store.connection import Connection, StoreError, Unknown
from keltis.store.games import Append, Grounds, New
from keltis.table import commands, events, frames
from keltis.table.commands import AnyCommand, Hello
from keltis.table.events import Entry
from keltis.table.match import Broken
from keltis.table.table import Asker, Table

if TYPE_CHECKING:
    from keltis.server.hall import Hall

MOST_WAITING = 100  # things to be done at one table
TAKEOVER = 1_000  # milliseconds after which another node goes on with a table
MOST_ATTEMPTS = 5  # to write one thing, when other nodes are faster or a commit is in doubt


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
        self.audience = Audience(table)
        self.busy = False
        self.lost = False
        self.thinking = False  # a bot
        self.idle = hall.now()
        self.ours = False  # the last event was kept by this node: so it goes on from there
        self._queue: deque[Work] = deque()
        self._working = False
        self._attempts = 0
        self._began = 0.0

    def needed(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(self.audience.clients or self.busy or self._queue or self.thinking)

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
            self.audience.tell(entries, told, work.client, work.id, self.hall.now())
            self._look_ahead()
            self._wake()
        else:
            self._not_kept(result, work)
        self._go_on()

    def _look_ahead(self) -> None:
        """What could be done next, and what it would bring, is worked out when there is time for it."""
        if self.table.thinker is not None:
            self.hall.leisure.wish(self.id, partial(self._tell_outlook, self.table.version))

    def _tell_outlook(self, version: int) -> None:
        """Tell who is to act what their choices would bring, unless they have chosen already."""
        if not self.busy and not self.lost and version == self.table.version:
            self.audience.outlook()

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
        before = self.table
        try:
            if isinstance(result, Exception):
                raise result
            self.table = Table.from_events(self.id, result, self.hall.now())
        except (StoreError, Broken) as error:
            self.hall.log.error("not loaded", table=self.id, why=repr(error))
            self._give_up()
            return
        self.table.present, self.table.gone = before.present, before.gone
        if self.table.version == self.audience.told:  # else others may have thought, and all is told anew
            self.table.instead = before.instead
        self.lost = self.ours = False
        self.audience.show(self.table, self.hall.now())
        self._wake()
        self._go_on()

    def _give_up(self) -> None:
        """The table cannot be loaded: nothing is done for now, and everybody who waits hears so."""
        waiting, self._queue = self._queue, deque()
        for work in waiting:
            _unavailable(work)

    def hint(self, version: int) -> None:
        """Another node says that the table has come further."""
        if version > self.table.version:
            self.lost = True
            self._add(Work(_nothing))

    def refresh(self) -> None:
        """The table in the store is not the one that it was: names have been removed."""
        self.lost = True
        self._add(Work(_nothing))

    # --- who is here ---------------------------------------------------------------------------

    def enter(self, client: Client, hello: Hello) -> None:
        """Somebody wants to look at the table, or to look at it from another seat."""
        self._add(Work(lambda _: self._enter(client, hello), client))

    def _enter(self, client: Client, hello: Hello) -> None:
        if client.loading != self.id and client.room is not self:
            return  # they have thought better of it
        changed = self.audience.add(client, hello, self.hall.now())
        self.audience.welcome(client, hello)
        client.entered(self)
        if changed:
            self.audience.around()
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
        self.audience.discard(client)
        self.idle = self.hall.now()
        self._add(Work(self._left))

    def _left(self, work: Work) -> None:
        if self.audience.count_present(self.hall.now()):
            self.audience.around()

    def seats_here(self) -> set[int]:
        """The seats from which somebody looks on at this node."""
        return self.audience.seats_here()

    def seen_elsewhere(self, seats: set[int]) -> None:
        """From these seats somebody looks on at other nodes."""
        if seats != self.audience.elsewhere:
            self.audience.elsewhere = seats
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
        work = work._replace(do=partial(self._carry_out, client, command))
        if getattr(command, "v", 0) > self.table.version:
            self._look(work)
        else:
            work.do(work)

    def _look(self, work: Work) -> None:
        """Somebody knows more than we do: another node may have told them, so the store is asked first."""
        self.busy = True
        self.hall.read(partial(nodes.versions, tables=[self.id]), partial(self._looked, work))

    def _looked(self, work: Work, result: Any) -> None:
        self.busy = False
        if isinstance(result, Exception):
            self.hall.log.warning("not looked up", table=self.id, why=repr(result))
            _unavailable(work)
        else:
            self.lost = self.lost or result.get(self.id, 0) > self.table.version
            self._queue.appendleft(work)
        self._go_on()

    def _carry_out(self, client: Client, command: AnyCommand, work: Work) -> None:
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
            self.hall.think(self.table.settings, question, answered, bool(self.audience.clients))

    def _turn(self) -> bool:
        """Whether it is for this node to go on: it kept the last event, or whoever did does nothing."""
        return self.ours or not self.hall.shared or self.hall.now() - self.table.at > TAKEOVER

    def _answered(self, changed: int, decision: Decision) -> None:
        """A bot has decided, or has failed to."""
        self.thinking = False
        if decision.why:
            self.hall.tally.bots_failed += 1
            self.hall.log.warning("bot failed", table=self.id, why=decision.why)
        self._add(Work(partial(self._do_answer, changed, decision)))

    def _do_answer(self, changed: int, decision: Decision, work: Work) -> None:
        if self.table.changed != changed:  # something else happened meanwhile
            self._wake()
            return
        if not decision.why and self.table.stand_in(decision.instead):
            self.audience.around()
        entries = self.table.answered(decision.action, self.hall.now())
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
