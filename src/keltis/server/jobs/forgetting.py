"""Erasure of a person on a running server, in one short transaction per table."""

from functools import partial

from keltis.server.live.registry import TableRegistry
from keltis.server.security.session import fresh_id
from keltis.store import erasure


async def forget(registry: TableRegistry, person: str) -> None:
    """End the person's sessions first, so that nothing new is added; then erase table by table."""
    for token in await registry.writing(partial(erasure.end_sessions, person=person)):
        registry.revoke(token)
    replacement = fresh_id()
    left = await registry.reading(partial(erasure.tables_of, person=person))
    done: set[str] = set()
    while left:
        table_id = left.pop()
        done.add(table_id)
        job = partial(
            erasure.erase_at, table_id=table_id, person=person, instead=replacement, now=registry.now()
        )
        left += [table for table in await registry.writing(job) if table not in done]
        registry.refresh(table_id)
    await registry.writing(partial(erasure.erase_person, person=person))
