"""A real Redis for tests, started on a free port and deleted afterwards."""

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

from redis import Redis, RedisError

from tests.store.postgres import free_port

PROGRAM = shutil.which("redis-server")


@contextmanager
def redis_server(port: int = 0) -> Iterator[str]:
    """The address of a server without persistence."""
    port = port or free_port()
    assert PROGRAM is not None
    with tempfile.TemporaryDirectory(prefix="keltis-redis-") as folder:
        options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        process = subprocess.Popen([PROGRAM, *options], stdout=subprocess.DEVNULL)
        try:
            address = f"redis://127.0.0.1:{port}"
            _wait_for(address)
            yield address
        finally:
            process.kill()
            process.wait()


def _wait_for(address: str) -> None:
    for _ in range(600):
        try:
            with Redis.from_url(address) as found:
                found.ping()
            return
        except RedisError:
            time.sleep(0.05)
    raise TimeoutError
