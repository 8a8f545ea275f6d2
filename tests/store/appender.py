"""A process that plays at a table and acknowledges every stored move; tests kill it.

    python -m tests.store.appender DATABASE MOVES

It writes "asked ID" before every move and "kept SEQ ID" after the commit.
"""

import sys

from keltis.core.rng import seeded_rng
from keltis.store import tables
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store, engine_for
from keltis.table import commands, frames
from keltis.table.table import Asker, Table
from tests.store.kept import append, create
from tests.table.company import NOON, seated


def tell(*words: object) -> None:
    print(*words, flush=True)


def next_command(table: Table) -> tuple[int, commands.Move]:
    """The next move: it depends on the position only, also after a restart."""
    assert table.play is not None
    assert table.mover is not None
    legal = table.play.legal()
    words = table.play.notation(legal[seeded_rng(7, len(table.play.actions)).x % len(legal)])
    return table.mover, commands.Move(f"id-{table.version}", table.version, words)


def main(url: str, moves: int) -> None:
    engine = engine_for(url)
    if isinstance(engine, Sqlite):
        engine.pause, engine.checkpoint_at = 0.001, 0  # as many checkpoints as possible
    store = Store(engine)
    store.start()
    if not store.read(lambda connection: tables.version(connection, "t1")):
        create(store, seated("orakel"))
    table = Table.from_events("t1", store.read(lambda connection: tables.load(connection, "t1")))
    tell("loaded", table.version)
    for _ in range(moves):
        if table.mover is None:
            break
        seat, command = next_command(table)
        tell("asked", command.id)
        proposed = table.propose(Asker(seat, table.chairs[seat].who), command, NOON)
        assert not isinstance(proposed, frames.Reply)
        assert append(store, table, proposed)
        tell("kept", proposed[0].seq, command.id)
    tell("done")
    store.stop()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
