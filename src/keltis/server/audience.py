"""Those who look at a table, and what each of them is told."""

from collections.abc import Iterable

from keltis.server.client import Client
from keltis.server.wire import framed
from keltis.store import crash
from keltis.table import events, frames, telling
from keltis.table.commands import Hello
from keltis.table.events import Entry
from keltis.table.showing import Showing
from keltis.table.table import Table

SEATING = (events.Sat, events.Filled, events.Freed, events.Started)

Told = list[dict[int, frames.AnyHappened]]
Groups = dict[tuple[int, str], list[Client]]  # by seat, and by who they are if that matters


class Audience:
    """Everybody who looks at one table on this node."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clients: set[Client] = set()
        self.told = table.version  # the last event that everybody here was told of
        self.elsewhere: set[int] = set()  # the seats of those who look on from other nodes
        self._shown: Showing | None = None  # the position after it, if they were shown it
        self._grouped: Groups | None = None  # until somebody comes, goes or sits elsewhere

    # --- who is here ---------------------------------------------------------------------------

    def add(self, client: Client, hello: Hello, now: int) -> bool:
        """Somebody looks on from now on; whether that changes who is present."""
        client.wanted = hello.seat
        client.viewer = self._viewer(client)
        self.clients.add(client)
        self._grouped = None
        return self.count_present(now)

    def discard(self, client: Client) -> None:
        """Somebody is gone."""
        self.clients.discard(client)
        self._grouped = None

    def groups(self) -> Groups:
        """The clients here, by what they may see: all strangers see the same."""
        if self._grouped is None:
            known = {chair.who for chair in self.table.chairs} | {self.table.host}
            self._grouped = {}
            for client in self.clients:
                key = (client.viewer, client.who if client.who in known else "")
                self._grouped.setdefault(key, []).append(client)
        return self._grouped

    def _viewer(self, client: Client) -> int:
        """The seat from which somebody may look."""
        chairs, wanted = self.table.chairs, client.wanted
        if wanted is not None and wanted < len(chairs):
            chair = chairs[wanted]
            if chair.kind == "person" and chair.who == client.who:
                return wanted
        return self.table.seat_of(client.who)

    def reseat(self, now: int, turned: Iterable[int] = ()) -> None:
        """The seats have changed: everybody looks from their own one."""
        for by in turned:
            for client in self.clients:
                if client.wanted is not None:
                    client.wanted = (client.wanted - by) % len(self.table.chairs)
        for client in self.clients:
            client.viewer = self._viewer(client)
        self._grouped = None
        self.count_present(now)

    def count_present(self, now: int) -> bool:
        """Find out who is present; whether that has changed."""
        here = self.seats_here() | self.elsewhere
        before = set(self.table.present)
        for seat in here - before:
            self.table.come(seat)
        for seat in before - here:
            self.table.go(seat, now)
        return here != before

    def seats_here(self) -> set[int]:
        """The seats from which somebody looks on at this node."""
        return {client.viewer for client in self.clients if client.viewer >= 0}

    # --- what they are told --------------------------------------------------------------------

    def welcome(self, client: Client, hello: Hello) -> None:
        """Show somebody who came what they have missed, or all of it."""
        if hello.since is None or hello.since > self.table.version:
            client.send(telling.snapshot(self.table, client.viewer, client.who))
        elif hello.since < self.table.version:
            client.send(self.table.since(hello.since, client.viewer, client.who))
        client.send(frames.Sync(self.table.id, self.table.version))
        if hello.since == self.table.version:  # only what is no event can be news
            client.send(telling.around(self.table, client.viewer, client.who))
        if client.viewer >= 0 and client.viewer == self.table.thinker:
            client.send(telling.outlook(self.table, client.viewer))

    def tell(self, entries: list[Entry], told: Told, actor: Client | None, id: str, now: int) -> None:
        """Tell everybody what was kept; who did it gets the reply first, and all in one go."""
        self.told = self.table.version
        kinds = {type(entry.event) for entry in entries}
        if not kinds.isdisjoint(SEATING):
            turned = [entry.event.turned for entry in entries if isinstance(entry.event, events.Started)]
            self.reseat(now, turned)
        groups = self.groups()
        written = self._written(groups, told, moves=kinds == {events.Moved})
        if actor is not None:
            reply = framed(frames.encoded(frames.Reply(id, entries[0].seq)))
            data = next((written[key] for key, group in groups.items() if actor in group), b"")
            actor.line.push(reply + data)
            if crash.awaited("after-reply"):
                actor.line.flush()
                crash.reached("after-reply")
        for key, group in groups.items():
            for client in group:
                if client is not actor:
                    client.line.push(written[key])

    def _written(self, groups: Groups, told: Told, moves: bool) -> dict[tuple[int, str], bytes]:
        """What each group is sent: after moves only what has changed, if they know the rest."""
        play = self.table.play
        before, self._shown = self._shown, Showing(play) if groups and play is not None else None
        shown = self._shown
        if not moves:
            before = None
        found = {}
        for viewer, who in groups:
            happened = tuple([part[viewer] for part in told])
            if before is not None and shown is not None and before.is_known(viewer):
                data = telling.changed(self.table, happened, viewer, who, before, shown)
            else:
                data = telling.written(self.table, happened, viewer, who, shown)
            found[viewer, who] = framed(data)
        return found

    def show(self, table: Table, now: int) -> None:
        """The table was loaded again: tell everybody what they have not heard yet."""
        self.table = table
        self._grouped = None
        if table.version > self.told:
            self.reseat(now)
            for (viewer, who), clients in self.groups().items():
                _send(clients, table.since(self.told, viewer, who))
            self.told = table.version
            self._shown = None

    def around(self) -> None:
        """Somebody came or went."""
        for (viewer, who), clients in self.groups().items():
            _send(clients, telling.around(self.table, viewer, who))

    def outlook(self) -> None:
        """Tell who is to act what their choices would bring."""
        mover = self.table.thinker
        clients = [client for client in self.clients if client.viewer == mover]
        if mover is not None and clients:
            _send(clients, telling.outlook(self.table, mover))


def _send(clients: Iterable[Client], frame: frames.AnyFrame) -> None:
    data = framed(frames.encoded(frame))
    for client in clients:
        client.line.push(data)
