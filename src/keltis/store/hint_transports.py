"""Publish/subscribe transports for hints between nodes: PostgreSQL (no extra service) or Redis.

Each thread has its own transport. Every failure raises TransportError; the caller then opens a new one.
"""

from typing import Any, Protocol

import psycopg

CHANNEL = "keltis"
TIMEOUT = 3  # seconds to connect, and for Redis to answer


class TransportError(Exception):
    """The connection is lost or could not be opened."""


class Transport(Protocol):
    """A connection that broadcasts texts to all subscribers."""

    def send(self, text: str) -> None: ...

    def received(self, seconds: float) -> list[str]:
        """The texts that arrive within the given number of seconds; the first call subscribes."""

    def close(self) -> None: ...


def connect(url: str) -> Transport:
    """Open the transport for this URL."""
    return (
        RedisTransport(url)
        if url.startswith(("redis://", "rediss://", "unix://"))
        else PostgresTransport(url)
    )


class PostgresTransport:
    """LISTEN and NOTIFY, outside of the transactions they announce.

    Inside them, a notification would serialise all commits.
    """

    def __init__(self, url: str) -> None:
        try:
            self._connection = psycopg.connect(url, autocommit=True, connect_timeout=TIMEOUT)
        except psycopg.Error as error:
            raise TransportError from error
        self._listens = False

    def send(self, text: str) -> None:
        try:
            self._connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
        except psycopg.Error as error:
            raise TransportError from error

    def received(self, seconds: float) -> list[str]:
        try:
            if not self._listens:
                self._connection.execute(f"LISTEN {CHANNEL}")
                self._listens = True
            return [notified.payload for notified in self._connection.notifies(timeout=seconds)]
        except psycopg.Error as error:
            raise TransportError from error

    def close(self) -> None:
        self._connection.close()


class RedisTransport:
    """PUBLISH and SUBSCRIBE. Needs redis: `.venv/bin/python -m pip install '.[redis]'`."""

    def __init__(self, url: str) -> None:
        import redis

        self._error = redis.RedisError
        self._redis: Any = redis.Redis.from_url(url, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT)
        self._subscription: Any = None

    def send(self, text: str) -> None:
        try:
            self._redis.publish(CHANNEL, text)
        except self._error as error:
            raise TransportError from error

    def received(self, seconds: float) -> list[str]:
        try:
            if self._subscription is None:
                self._subscription = self._redis.pubsub(ignore_subscribe_messages=True)
                self._subscription.subscribe(CHANNEL)
            received = self._subscription.get_message(timeout=seconds)
        except self._error as error:
            raise TransportError from error
        return [received["data"].decode("utf-8", "replace")] if received else []

    def close(self) -> None:
        if self._subscription is not None:
            self._subscription.close()
        self._redis.close()
