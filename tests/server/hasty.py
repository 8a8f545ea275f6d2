"""`keltis serve` with short intervals: what takes minutes or days is done at once.

And one name of the internet is this machine, so that what is called under it can be heard; its certificate
is checked as any other. Nothing else is changed.
"""

import os

from keltis.cli.main import main
from keltis.server.jobs import push, retention, webhooks
from keltis.server.security import outbound
from keltis.server.table_workers import worker_process
from keltis.store import integrity

NAME = "hooks.example"
_public_address = outbound.public_address


def address(name: str) -> str:
    """Where a name leads."""
    return "127.0.0.1" if name == NAME else _public_address(name)


def hasten() -> None:
    webhooks.PAUSE, webhooks.QUIET, webhooks.MOST_FAILURES = 0.05, 0, 2
    outbound.PORT = int(os.environ.get("KELTIS_HOOKS", "443"))
    outbound.public_address = address
    push.RETRY, push.LOST_DELAY, push.MOST_FAILURES = 50, 50, 2
    retention.FIRST, retention.PAUSE, retention.DAY = 0.05, 0.05, 1000
    integrity.FIRST = 0.05
    worker_process.MODULE = "tests.server.hasty_worker"


if __name__ == "__main__":
    hasten()
    main()
