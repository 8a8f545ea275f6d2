"""Admits clients to the tables that they may see."""

import asyncio
from functools import partial

from keltis.server.live.registry import NotLoaded, TableRegistry
from keltis.server.live.room import Room
from keltis.server.ws.client import Client
from keltis.store import listings, tables
from keltis.store.connection import StoreError
from keltis.table.commands import Hello


class Admission:
    """Shows clients the tables that they request."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._node = registry.node
        self._tasks: set[asyncio.Task[None]] = set()  # the event loop keeps only weak references

    def enter(self, client: Client, hello: Hello) -> None:
        """Show a client the table that it requests, if it may see it."""
        if client.room is not None and client.room.id == hello.table_id:
            client.room.enter(client, hello)
            return
        client.leave_room()
        client.loading = hello.table_id
        task = asyncio.create_task(self._admit(client, hello))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _admit(self, client: Client, hello: Hello) -> None:
        table_id = hello.table_id
        try:
            room = await self._registry.room(table_id)
            if room is not None and await self._may_see(room, client.who, hello.key):
                room.enter(client, hello)
            elif client.loading == table_id:
                client.table_not_found()
        except (NotLoaded, StoreError) as error:
            if isinstance(error, StoreError):
                self._node.log.warning("table access not checked", table_id=table_id, why=repr(error))
            if client.loading == table_id:
                client.table_unavailable()

    async def _may_see(self, room: Room, who: str, key: str) -> bool:
        """Whether a person may see a table; players of the same deal elsewhere may not watch.

        An invitation is valid only once its use by the person has been stored.
        """
        database = self._node.database
        spectates_deal = room.table.settings.deal and who not in room.people()
        elsewhere = partial(listings.plays_deal_elsewhere, table_id=room.id, who=who)
        if spectates_deal and await database.read(elsewhere):
            return False
        if room.access.public or who == room.access.host or who in room.people():
            return True
        if who in room.table.removed:
            return False
        if self._node.keys.is_invitation(room.id, key):
            return await database.write(partial(tables.admit, table_id=room.id, who=who))
        return await database.read(partial(tables.admits, table_id=room.id, who=who))
