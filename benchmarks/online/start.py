"""The time from the start of a server until it listens, also with many unfinished games in its database.

python -m benchmarks.online.start --games 100000 --times 9
"""

import argparse
import statistics
import tempfile
import time
from pathlib import Path

import apsw

from benchmarks.online.load import prepare, serve

COPIES = """
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :games)
    INSERT INTO {table} SELECT {columns} FROM {table}, numbers WHERE {table}.{id} = 't0'
"""


def fill(folder: Path, games: int) -> None:
    """Fill a database with so many copies of a running game."""
    prepare(folder, 1)
    db = apsw.Connection(str(folder / "keltis.db"))
    for table, key in (("games", "id"), ("events", "game"), ("seats", "game")):
        names = [str(row[1]) for row in db.execute(f"PRAGMA table_info({table})")]
        columns = ", ".join("'c' || n" if name == key else name for name in names)
        db.execute(COPIES.format(table=table, columns=columns, id=key), {"games": games})
    db.close()


def started(folder: Path) -> float:
    """Seconds until a server says that it listens."""
    began = time.perf_counter()
    process, _ = serve(folder)
    taken = time.perf_counter() - began
    process.kill()
    process.communicate()
    return taken


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=9)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as full:
        fill(Path(full), arguments.games)
        times: dict[str, list[float]] = {"no games": [], f"{arguments.games} unfinished games": []}
        for _ in range(arguments.times):  # alternating, so that both have the same conditions
            for name, folder in zip(times, (empty, full), strict=True):
                times[name].append(started(Path(folder)))
        for name, found in times.items():
            line = f"median {statistics.median(found):.2f} s, from {min(found):.2f} to {max(found):.2f} s"
            print(f"{name}: listening after {line}")


if __name__ == "__main__":
    main()
