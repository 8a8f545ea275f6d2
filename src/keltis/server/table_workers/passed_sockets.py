"""Sockets handled by workers: they still count against the limits of the main process."""

from collections import Counter
from dataclasses import dataclass
from itertools import count

from keltis.server.table_workers.messages import Person
from keltis.server.ws.connected_clients import ConnectedClients
from keltis.server.ws.connection_limit import ConnectionLimit, Peer


@dataclass
class PassedSocket:
    """A socket that a worker handles."""

    number: int
    worker: int
    person: Person
    peer: Peer
    revoked: bool = False  # its session has ended


class PassedSockets:
    """Registry of handed-over sockets; keeps them counted against the limits until they are closed."""

    def __init__(
        self, connections: ConnectionLimit, clients: ConnectedClients, addresses: "Counter[str]"
    ) -> None:
        self._connections, self._clients, self._addresses = connections, clients, addresses
        self._sockets: dict[int, PassedSocket] = {}
        self._numbers = count()

    def add(self, worker: int, person: Person, peer: Peer) -> PassedSocket:
        """Register a socket that a worker will handle."""
        made = PassedSocket(next(self._numbers), worker, person, peer)
        self._sockets[made.number] = made
        self._connections.hold(peer)
        self._clients.hold(person.id)
        self._addresses[person.address] += 1
        return made

    def find(self, number: int) -> PassedSocket | None:
        return self._sockets.get(number)

    def remove(self, number: int) -> None:
        """Forget a socket that was closed."""
        gone = self._sockets.pop(number, None)
        if gone is None:
            return
        self._connections.release(gone.peer)
        self._clients.drop(gone.person.id)
        self._addresses[gone.person.address] -= 1
        if not self._addresses[gone.person.address]:
            del self._addresses[gone.person.address]

    def remove_all(self, worker: int) -> None:
        """Forget the sockets of a worker that has died: they were closed with it."""
        for number in [one.number for one in self._sockets.values() if one.worker == worker]:
            self.remove(number)

    def revoke(self, session: str) -> None:
        """Mark the sockets of an ended session, so that they are not passed on any more."""
        for one in self._sockets.values():
            if one.person.session == session:
                one.revoked = True
