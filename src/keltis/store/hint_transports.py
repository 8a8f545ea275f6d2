"""What carries hints from node to node: PostgreSQL, which is there anyway, or Redis where that is preferred.

A post is used by one thread. Whatever goes wrong with it is a `PostError`; a new one takes its place.
"""

from typing import Any, Protocol

import psycopg

CHANNEL = "keltis"
TIMEOUT = 3  # seconds to connect, and for Redis to answer


class PostError(Exception):
    """The connection is lost, or could not be made."""


class Post(Protocol):
    """A connection over which texts go to all who listen."""

    def send(self, text: str) -> None:
        """Tell everybody."""

    def received(self, seconds: float) -> list[str]:
        """What somebody told, within so many seconds; listens from the first call on."""

    def close(self) -> None:
        """Hang up."""


def post(url: str) -> Post:
    """A connection to the server at this address."""
    return RedisPost(url) if url.startswith(("redis://", "rediss://", "unix://")) else PostgresPost(url)


class PostgresPost:
    """LISTEN and NOTIFY, apart from the transactions of which they tell.

    Inside them, a notification would let all commits wait for each other.
    """

    def __init__(self, url: str) -> None:
        try:
            self._connection = psycopg.connect(url, autocommit=True, connect_timeout=TIMEOUT)
        except psycopg.Error as problem:
            raise PostError from problem
        self._listens = False

    def send(self, text: str) -> None:
        """Tell everybody."""
        try:
            self._connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
        except psycopg.Error as problem:
            raise PostError from problem

    def received(self, seconds: float) -> list[str]:
        """What somebody told."""
        try:
            if not self._listens:
                self._connection.execute(f"LISTEN {CHANNEL}")
                self._listens = True
            return [notified.payload for notified in self._connection.notifies(timeout=seconds)]
        except psycopg.Error as problem:
            raise PostError from problem

    def close(self) -> None:
        """Hang up."""
        self._connection.close()


class RedisPost:
    """PUBLISH and SUBSCRIBE. Needs `pip install 'keltis[redis]'`."""

    def __init__(self, url: str) -> None:
        import redis

        self._error = redis.RedisError
        self._redis: Any = redis.Redis.from_url(url, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT)
        self._heard: Any = None

    def send(self, text: str) -> None:
        """Tell everybody."""
        try:
            self._redis.publish(CHANNEL, text)
        except self._error as problem:
            raise PostError from problem

    def received(self, seconds: float) -> list[str]:
        """What somebody told."""
        try:
            if self._heard is None:
                self._heard = self._redis.pubsub(ignore_subscribe_messages=True)
                self._heard.subscribe(CHANNEL)
            told = self._heard.get_message(timeout=seconds)
        except self._error as problem:
            raise PostError from problem
        return [told["data"].decode("utf-8", "replace")] if told else []

    def close(self) -> None:
        """Hang up."""
        if self._heard is not None:
            self._heard.close()
        self._redis.close()
