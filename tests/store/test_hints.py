"""Hints between nodes, with real servers."""

import queue
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from keltis.store.hints import Hints
from tests.store.postgres import cluster, free_port, programs
from tests.store.redis import PROGRAM, redis_server

SECONDS = 60.0  # seconds; timeout

needs_redis = pytest.mark.skipif(PROGRAM is None, reason="needs a Redis")
needs_postgres = pytest.mark.skipif(programs() is None, reason="needs PostgreSQL")


class Node:
    """A node that publishes hints and records received ones."""

    def __init__(self, url: str) -> None:
        self.heard: queue.SimpleQueue[dict[str, int]] = queue.SimpleQueue()
        self.hints = Hints(url, self.heard.put)


@contextmanager
def nodes(url: str) -> Iterator[tuple[Node, Node]]:
    pair = Node(url), Node(url)
    for node in pair:
        node.hints.start()
    try:
        yield pair
    finally:
        for node in pair:
            node.hints.stop()


def comes_through(one: Node, other: Node, first: int = 1) -> int:
    """Publish until a hint arrives, because a new subscriber may miss some; returns its version."""
    for version in range(first, first + 600):
        one.hints.publish("table", version)
        try:
            return other.heard.get(timeout=0.1)["table"]
        except queue.Empty:
            continue
    raise TimeoutError


@needs_postgres
def test_nodes_hear_each_other_over_postgresql() -> None:
    with cluster() as address, nodes(f"{address}/postgres") as (one, other):
        comes_through(one, other)
        comes_through(other, one)


@needs_redis
def test_nodes_hear_each_other_over_redis() -> None:
    with redis_server() as address, nodes(address) as (one, other):
        comes_through(one, other)
        for number in range(3000):
            one.hints.publish(f"game{number}", number)
        heard: dict[str, int] = {}
        while "game2999" not in heard:
            heard |= other.heard.get(timeout=SECONDS)
        assert all(heard[f"game{number}"] == number for number in range(3000))


@needs_redis
def test_a_redis_that_goes_and_comes_again_is_found_again() -> None:
    port = free_port()
    with nodes(f"redis://127.0.0.1:{port}") as (one, other):
        one.hints.publish("table", 1)  # to nobody
        with redis_server(port):
            heard = comes_through(one, other, 2)
        with redis_server(port):
            comes_through(one, other, heard + 1000)
