"""A server shared by all tests that do not harm it."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running, opened, running, started

GENEROUS = {
    "sockets_per_address": 500,
    "messages_per_second": 10_000.0,
    "requests_per_second": 10_000.0,
    "newcomers_per_hour": 100_000.0,
}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), **GENEROUS) as found:
        yield found


@pytest.fixture(autouse=True)
def _clear_up() -> Iterator[None]:
    yield
    while opened:
        opened.pop().close()
    while started:
        server = started.pop()
        if server.process.returncode is None:
            server.kill()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with its usual limits."""
    with running(tmp_path_factory.mktemp("strict")) as found:
        yield found
