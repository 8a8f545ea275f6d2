"""A process that analyses one game: its record on stdin, progress and reports as JSON lines on stdout.

python -m keltis.server.workers.analyst
"""

import io
import json
import signal
import sys
from typing import Any

from keltis.coach import Progress, progressive
from keltis.core.record_file import read_stream
from keltis.games import GAMES


def told(progress: Progress) -> dict[str, Any]:
    """Progress as JSON values; reports without names, which are stored with the table only."""
    found: dict[str, Any] = {"done": progress.done, "total": progress.total}
    if progress.report:
        found["report"] = progress.report.json()
        for seat in found["report"]["seats"]:
            seat["name"] = ""
    return found


def main() -> None:
    """Analyse the record on stdin."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    record = next(iter(read_stream(io.BytesIO(sys.stdin.buffer.read()), GAMES)))
    for progress in progressive(record):
        print(json.dumps(told(progress), ensure_ascii=False, separators=(",", ":")), flush=True)


if __name__ == "__main__":
    main()
