"""Heartbeat: pings every client periodically, and disconnects those that have been silent for too long."""

import asyncio
from collections.abc import Callable, Iterable

from keltis.server.ws.client import Client
from keltis.table import frames

INTERVAL = 25.0  # seconds between two pings of a client
TIMEOUT = 75.0  # seconds without a message after which a client is disconnected
SLICE = 0.25  # seconds; clients are pinged in slices, so that no step has to serve all of them


async def run_heartbeat(clients: Iterable[Client], now: Callable[[], int]) -> None:
    """Ping the clients as long as the server runs; the pings carry the tables' time, `now`."""
    slices = int(INTERVAL / SLICE)
    turn = 0
    while True:
        await asyncio.sleep(SLICE)
        turn = (turn + 1) % slices
        silent_since = asyncio.get_running_loop().time() - TIMEOUT
        ping = frames.Pulse(now())
        for client in [client for client in clients if id(client) // 64 % slices == turn]:
            if client.last_received < silent_since:
                client.connection.close(1001, "heartbeat timeout")
            else:
                client.send(ping)
