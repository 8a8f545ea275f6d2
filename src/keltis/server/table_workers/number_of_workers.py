"""How many processes serve tables."""

import os
import sys

MOST = 8  # chosen automatically; SQLite writes for one process at a time


class NotSupported(Exception):
    """This system cannot pass sockets between processes."""


def supported() -> bool:
    return sys.platform != "win32"


def processors() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def number_of_workers(wanted: int) -> int:
    """The setting; if it is 0, one per processor less one for bots. 1: all tables in the main process."""
    if wanted > 1 and not supported():
        raise NotSupported
    if wanted or not supported():
        return wanted or 1
    return max(1, min(MOST, processors() - 1))
