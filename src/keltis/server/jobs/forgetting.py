"""Erases a person while the server runs: one short transaction per table."""

from functools import partial

from keltis.server.live.registry import TableRegistry
from keltis.server.security.session import fresh_id
from keltis.store import erasure


async def forget(registry: TableRegistry, person: str) -> None:
    """End the sessions of a person first, so that nothing is added; then erase table by table."""
    for token in await registry.writing(partial(erasure.end_sessions, person=person)):
        registry.revoke(token)
    instead = fresh_id()
    left = await registry.reading(partial(erasure.tables_of, person=person))
    done: set[str] = set()
    while left:
        table_id = left.pop()
        done.add(table_id)
        job = partial(erasure.erase_at, table_id=table_id, person=person, instead=instead, now=registry.now())
        left += [found for found in await registry.writing(job) if found not in done]
        registry.refresh(table_id)
    await registry.writing(partial(erasure.erase_person, person=person))
