"""The games of a comparison on an existing Ray cluster: the same sums as at home.

The cluster's machines need the same keltis as this one, and `keltis[fast]` to be fast. Ray is an extra, and
this module its only importer; nothing of it phones home.
"""

# mypy: disable-error-code="no-untyped-call"

import hashlib
import logging
import os
from pathlib import Path

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

import ray

import keltis
from keltis.comparison.runs import PORTION, Portions, counter, obstacle_of, portions
from keltis.comparison.sums import Sums
from keltis.simulation import Plan

SOURCE = Path(keltis.__file__).parent
AHEAD = 2  # portions that wait for every core of the cluster
TIMEOUT = 60  # seconds for the first answer


class Unreachable(Exception):
    """There is no cluster at the address, or it does not answer."""


class OtherSources(Exception):
    """The cluster would play other rules."""

    def __init__(self, theirs: str, ours: str) -> None:
        self.theirs, self.ours = theirs, ours
        super().__init__(theirs, ours)


def sources() -> str:
    """The version of keltis, and a name for exactly its sources."""
    digest = hashlib.sha256()
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix in (".py", ".toml"):
            digest.update(path.relative_to(SOURCE).as_posix().encode())
            digest.update(path.read_bytes())
    return f"{keltis.__version__} {digest.hexdigest()[:12]}"


def _count(plans: tuple[Plan, ...], games: range) -> list[Sums]:
    return counter(plans, not obstacle_of(plans))(games)


def join(address: str) -> None:
    """Connect to a cluster, and see that it has the same rules."""
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        theirs = ray.get(ray.remote(sources).remote(), timeout=TIMEOUT)
    except (ConnectionError, OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        ray.shutdown()
        reason = (str(error) or type(error).__name__).strip().splitlines()[-1]
        raise Unreachable(reason) from None
    if theirs != sources():
        ray.shutdown()
        raise OtherSources(theirs, sources())


def counted(plans: tuple[Plan, ...], games: int) -> Portions:
    """The sums of one portion after another, as they are ready; leaves the cluster at the end."""
    try:
        task, shared = ray.remote(_count), ray.put(plans)
        ahead = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        waiting = []
        for part in portions(games, PORTION):
            waiting.append(task.remote(shared, part))
            if len(waiting) >= ahead:
                [ready], waiting = ray.wait(waiting)
                yield ray.get(ready)
        while waiting:
            [ready], waiting = ray.wait(waiting)
            yield ray.get(ready)
    finally:
        ray.shutdown()
