"""Broadcasts to the clients viewing a table: each gets what its viewer may see."""

from collections.abc import Iterable

from keltis.server.ws.client import Client
from keltis.server.ws.frames import encode_text_frame
from keltis.store import crash_points
from keltis.table import events, frames, render
from keltis.table.commands import Hello
from keltis.table.events import Entry
from keltis.table.shared_view import Showing
from keltis.table.table import Table

SEATING = (events.Sat, events.Filled, events.Freed, events.Started)

Told = list[dict[int, frames.AnyHappened]]
Groups = dict[tuple[int, str], list[Client]]  # by seat, and by person if that matters


class Viewers:
    """All clients viewing one table on this node."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clients: set[Client] = set()
        self.version = table.version  # of the last event that was sent to all
        self.elsewhere: set[int] = set()  # the seats whose players are connected to other nodes
        self._shown: Showing | None = None  # the position that was sent with it
        self._grouped: Groups | None = None  # a cache until clients or seats change

    # --- presence ------------------------------------------------------------------------------

    def add(self, client: Client, hello: Hello, now: int) -> bool:
        """Add a client; returns whether that changes who is present."""
        client.wanted, client.program = hello.seat, hello.program
        client.viewer = self._viewer(client)
        self.clients.add(client)
        self._grouped = None
        return self.count_present(now)

    @property
    def watched(self) -> bool:
        """Whether a person may be watching: bots then take their time, and are asked first."""
        return any(not client.program for client in self.clients)

    def discard(self, client: Client) -> None:
        self.clients.discard(client)
        self._grouped = None

    def groups(self) -> Groups:
        """The clients by what they may see: all spectators see the same."""
        if self._grouped is None:
            known = {chair.who for chair in self.table.chairs} | {self.table.host}
            self._grouped = {}
            for client in self.clients:
                key = (client.viewer, client.who if client.who in known else "")
                self._grouped.setdefault(key, []).append(client)
        return self._grouped

    def _viewer(self, client: Client) -> int:
        """The seat from which a client sees the table."""
        chairs, wanted = self.table.chairs, client.wanted
        if wanted is not None and wanted < len(chairs):
            chair = chairs[wanted]
            if chair.kind == "person" and chair.who == client.who:
                return wanted
        return self.table.seat_of(client.who)

    def reseat(self, now: int, turned: Iterable[int] = ()) -> None:
        """Update the seat from which every client sees the table, after the seats have changed."""
        for by in turned:
            for client in self.clients:
                if client.wanted is not None:
                    client.wanted = (client.wanted - by) % len(self.table.chairs)
        for client in self.clients:
            client.viewer = self._viewer(client)
        self._grouped = None
        self.count_present(now)

    def count_present(self, now: int) -> bool:
        """Update which seats are present; returns whether that has changed."""
        here = self.seats_here() | self.elsewhere
        before = set(self.table.present)
        for seat in here - before:
            self.table.come(seat)
        for seat in before - here:
            self.table.go(seat, now)
        return here != before

    def seats_here(self) -> set[int]:
        """The seats whose players are viewing the table on this node."""
        return {client.viewer for client in self.clients if client.viewer >= 0}

    def visible_seats(self) -> set[int]:
        """The seats on this node whose page is visible."""
        return {client.viewer for client in self.clients if client.viewer >= 0 and client.visible}

    def sees(self, who: str) -> bool:
        """Whether a page of the person on this node shows the table and is visible."""
        return any(client.visible for client in self.clients if client.who == who)

    # --- sending -------------------------------------------------------------------------------

    def send_events(self, entries: list[Entry], told: Told, actor: Client | None, id: str, now: int) -> None:
        """Send committed events to all; their author gets the reply first, in the same write."""
        self.version = self.table.version
        kinds = {type(entry.event) for entry in entries}
        if not kinds.isdisjoint(SEATING):
            turned = [entry.event.turned for entry in entries if isinstance(entry.event, events.Started)]
            self.reseat(now, turned)
        groups = self.groups()
        written = self._frames(groups, told, moves=kinds == {events.Moved})
        if actor is not None:
            reply = encode_text_frame(frames.encoded(frames.Reply(id, entries[0].seq)))
            data = next((written[key] for key, group in groups.items() if actor in group), b"")
            actor.connection.enqueue(reply + data)
            if crash_points.awaited("after-reply"):
                actor.connection.flush()
                crash_points.reached("after-reply")
        for key, group in groups.items():
            for client in group:
                if client is not actor:
                    client.connection.enqueue(written[key])

    def _frames(self, groups: Groups, told: Told, moves: bool) -> dict[tuple[int, str], bytes]:
        """The frame for each group: after moves only the changes, if the group knows the rest."""
        before, self._shown = self._shown, render.showing(self.table) if groups else None
        shown = self._shown
        if not moves:
            before = None
        found = {}
        for viewer, who in groups:
            happened = tuple([part[viewer] for part in told])
            if before is not None and shown is not None and before.is_known(viewer):
                data = render.changed(self.table, happened, viewer, who, before, shown)
            else:
                data = render.written(self.table, happened, viewer, who, shown)
            found[viewer, who] = encode_text_frame(data)
        return found

    def show(self, table: Table, now: int) -> None:
        """Send the events of a reloaded table that were not sent yet."""
        self.table = table
        self._grouped = None
        if table.version > self.version:
            self.reseat(now)
            for (viewer, who), clients in self.groups().items():
                _send(clients, table.since(self.version, viewer, who))
            self.version = table.version
            self._shown = None

    def send_status(self) -> None:
        """Send changes that have no event: who is present, which bot is deciding."""
        for (viewer, who), clients in self.groups().items():
            _send(clients, render.around(self.table, viewer, who))

    def send_outlook(self) -> None:
        """Send previews of all choices to the player whose turn it is."""
        mover = self.table.thinker
        clients = [client for client in self.clients if client.viewer == mover]
        if mover is not None and clients:
            _send(clients, render.outlook(self.table, mover))

    def send_hint(self, seat: int, hint: frames.Hint) -> None:
        """Send a hint to the player of a seat."""
        _send([client for client in self.clients if client.viewer == seat], hint)


def _send(clients: Iterable[Client], frame: frames.AnyFrame) -> None:
    data = encode_text_frame(frames.encoded(frame))
    for client in clients:
        client.connection.enqueue(data)
