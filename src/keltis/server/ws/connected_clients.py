"""The clients with an open WebSocket, limited per person."""

from collections import Counter
from collections.abc import Callable, Iterator

from keltis.server.ws.client import SESSION_REVOKED, Client


class ConnectedClients:
    """All clients that are connected to this node."""

    def __init__(self, per_person: int) -> None:
        self._per_person = per_person
        self._clients: set[Client] = set()
        self._sockets: Counter[str] = Counter()  # by person
        self.also_revoke: Callable[[str], None] = lambda session: None  # in other processes of this server

    def __iter__(self) -> Iterator[Client]:
        return iter(self._clients)

    def __len__(self) -> int:
        return len(self._clients)

    def people(self) -> int:
        """The number of people who are connected."""
        return len(self._sockets)

    def add(self, client: Client) -> bool:
        """Register a socket; False if the person's limit is reached."""
        if self._sockets[client.who] >= self._per_person:
            return False
        self.hold(client.who)
        self._clients.add(client)
        return True

    def hold(self, who: str) -> None:
        """Count a socket of a person, also if another process handles it."""
        self._sockets[who] += 1

    def drop(self, who: str) -> None:
        """Uncount a socket of a person."""
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]

    def remove(self, client: Client) -> None:
        """Unregister a socket that was closed; its client leaves its table."""
        if client in self._clients:
            self._clients.discard(client)
            self.drop(client.who)
        client.disconnected()

    def revoke(self, session: str) -> None:
        """Close all sockets of a session that has ended."""
        for client in [client for client in self._clients if client.session == session]:
            client.connection.close(SESSION_REVOKED, "session revoked")
        self.also_revoke(session)
