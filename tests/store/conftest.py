"""Both engines, each with a fresh database."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from keltis.store.connection import Engine
from keltis.store.store import Store, engine_for
from tests.store.postgres import cluster, new_database, programs

_number = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    with cluster() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "keltis.db")
    address: str = request.getfixturevalue("postgres")
    return new_database(address, f"t{next(_number)}")


@pytest.fixture
def engine(url: str) -> Engine:
    return engine_for(url)


@pytest.fixture
def store(engine: Engine) -> Iterator[Store]:
    store = Store(engine)
    store.start()
    yield store
    store.stop()
