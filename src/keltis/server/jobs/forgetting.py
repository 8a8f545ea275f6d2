"""Erasure of a person on a running server, in one short transaction per table."""

from functools import partial

from keltis.server.live.registry import TableRegistry
from keltis.server.security.session import fresh_id
from keltis.store import erasure


async def forget(registry: TableRegistry, person: str) -> None:
    """End the person's sessions first, so that nothing new is added; then erase table by table."""
    node = registry.node
    for token in await node.database.write(partial(erasure.end_sessions, person=person)):
        node.clients.revoke(token)
    replacement = fresh_id()
    left = await node.database.read(partial(erasure.tables_of, person=person))
    done: set[str] = set()
    while left:
        table_id = left.pop()
        done.add(table_id)
        job = partial(
            erasure.erase_at, table_id=table_id, person=person, instead=replacement, now=node.clock.now()
        )
        left += [table for table in await node.database.write(job) if table not in done]
        registry.refresh(table_id)
    await node.database.write(partial(erasure.erase_person, person=person))
