"""Plays the games of a comparison or a contest on a Ray cluster, with the same results as on one machine.

The machines of the cluster need the same version of keltis, and `keltis[fast]` for speed. Ray is an extra;
only this module imports it, and it sends no usage statistics.
"""

# mypy: disable-error-code="no-untyped-call"

import hashlib
import logging
import os
import socket
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any, TypeVar

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

import ray
from ray.exceptions import RayError

import keltis
from keltis.arena.contest import Contest, pays_to_compile, play_deals
from keltis.arena.runs import Portion
from keltis.comparison.runs import (
    PLAIN_PORTION,
    PORTION,
    Lost,
    Plans,
    Portions,
    counter,
    obstacle_of,
    portions,
)
from keltis.comparison.sums import Sums
from keltis.engine import obstacle

SOURCE = Path(keltis.__file__).parent
DECISIVE = ("core", "parts", "cardgame", "games", "bots", "comparison", "fast", "arena", "simulation")
T = TypeVar("T")
AHEAD = 2  # queued portions per core of the cluster
TIMEOUT = 60  # seconds to wait for the first result
KNOCK = 5  # seconds to connect


class Unreachable(Exception):
    """There is no cluster at the address, or it does not respond."""


class OtherSources(Exception):
    """The cluster has other sources, so it might play by other rules."""

    def __init__(self, theirs: str, ours: str) -> None:
        self.theirs, self.ours = theirs, ours
        super().__init__(theirs, ours)


def sources() -> str:
    """The version of keltis, and a hash of the sources on which the results depend."""
    digest = hashlib.sha256()
    for path in sorted(path for folder in DECISIVE for path in (SOURCE / folder).rglob("*")):
        if path.suffix in (".py", ".toml"):
            digest.update(path.relative_to(SOURCE).as_posix().encode())
            digest.update(path.read_bytes())
    return f"{keltis.__version__} {digest.hexdigest()[:12]}"


def _count(plans: Plans, games: range, compiled: bool) -> list[Sums]:
    return counter(plans, compiled and not obstacle_of(plans))(games)


def check_reachable(address: str) -> None:
    """Check that "host:port" or "ray://host:port" accepts connections: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isascii() and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()


def join(address: str) -> None:
    """Connect to a cluster, and check that it has the same rules."""
    try:
        check_reachable(address)
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        theirs = ray.get(ray.remote(sources).remote(), timeout=TIMEOUT)
    except (OSError, OverflowError, ValueError, RuntimeError, ImportError, RayError) as error:
        ray.shutdown()
        raise Unreachable(_reason(error)) from None
    if theirs != sources():
        ray.shutdown()
        raise OtherSources(theirs, sources())


def _reason(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[-1]


def counted(plans: Plans, games: int) -> Portions:
    """The sums of the portions in the order of completion; disconnects at the end."""
    compiled = not obstacle_of(plans)
    parts = portions(games, PORTION if compiled else PLAIN_PORTION)
    yield from _spread(_count, plans, parts, compiled)


def played(contest: Contest, parts: list[range]) -> Generator[Portion, None, None]:
    """The deals of a contest in the order of completion; disconnects at the end."""
    compiled = pays_to_compile(contest, contest.players * sum(map(len, parts)))
    yield from _spread(_play, contest, parts, compiled)


def _play(contest: Contest, part: range, compiled: bool) -> Portion:
    return part, play_deals(contest, part, compiled and not obstacle())


def _spread(
    work: Callable[..., T], what: Any, parts: Iterable[range], *more: Any
) -> Generator[T, None, None]:
    """Results of the parts from the cluster, in any order."""
    try:
        task, shared = ray.remote(work), ray.put(what)
        ahead = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        waiting = []
        for part in parts:
            waiting.append(task.remote(shared, part, *more))
            if len(waiting) >= ahead:
                [ready], waiting = ray.wait(waiting)
                yield ray.get(ready)
        while waiting:
            [ready], waiting = ray.wait(waiting)
            yield ray.get(ready)
    except RayError as error:
        raise Lost(_reason(error)) from None
    finally:
        ray.shutdown()
