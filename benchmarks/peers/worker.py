"""A worker: runs in the environment of its peer and measures on request.

One line of JSON per request and per answer, on the standard streams. What libraries print goes to the
standard error instead, so that it cannot be taken for an answer.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import IO

from benchmarks.peers.count import Count

# Does some milliseconds of work, and counts it.
Chunk = Callable[[], Count]
# Loads, compiles and warms up what a series needs.
Preparation = Callable[[], Chunk]


def pin(core: int | None) -> None:
    """Pin the process to one core if possible, so that libraries cannot use others."""
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def measure(chunk: Chunk, seconds: float) -> Count:
    """Work for so many CPU seconds, those of all threads together."""
    done = Count(0, 0)
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        done += chunk()
    return Count(done.decisions, done.actions, spent)


class Answers:
    """The requests that a worker can answer."""

    def __init__(self, series: Mapping[str, Preparation]) -> None:
        self._series = series
        self._chunks: dict[str, Chunk] = {}

    def answer(self, request: dict[str, object]) -> dict[str, object]:
        """Handle a request; a series that fails must not stop the others."""
        try:
            return self._answer(request)
        except Exception as problem:
            return {"error": f"{type(problem).__name__}: {problem}"}

    def _answer(self, request: dict[str, object]) -> dict[str, object]:
        name = str(request["series"])
        if request["do"] == "prepare":
            chunk = self._chunks[name] = self._series[name]()
            chunk()  # the first one is slower
            return {"prepared": name}
        count = measure(self._chunks[name], float(str(request["seconds"])))
        return {"decisions": count.decisions, "actions": count.actions, "seconds": count.seconds}


def versions(packages: tuple[str, ...]) -> dict[str, str]:
    """The versions of installed packages."""
    found = {}
    for package in packages:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def converse(
    series: Mapping[str, Preparation], packages: tuple[str, ...], requests: IO[str], answers: IO[str]
) -> None:
    """Send a greeting, then answer requests until the input ends."""

    def say(answer: dict[str, object]) -> None:
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    knowing = Answers(series)
    say({"series": list(series), "versions": versions(packages)})
    for line in requests:
        say(knowing.answer(json.loads(line)))


def serve(series: Callable[[], Mapping[str, Preparation]], packages: tuple[str, ...]) -> None:
    """Run a worker; its only argument is the core to use.

    `series` imports what it needs only when it is called: after the worker was pinned.
    """
    pin(int(sys.argv[1]) if len(sys.argv) > 1 else None)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    converse(series(), packages, sys.stdin, answers)
