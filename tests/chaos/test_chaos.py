"""Short runs of what `python -m tests.chaos` does at length."""

import pytest

from tests.chaos.kills import killed
from tests.chaos.nodes import disturbed
from tests.store.postgres import programs


def test_a_server_that_is_killed_again_and_again_loses_nothing_and_doubles_nothing() -> None:
    found = killed(times=4, parties=2, seed=3)
    assert sum(found.deaths.values()) >= 4
    assert found.notes.moves() > 10


def test_workers_that_are_killed_with_and_without_their_server_lose_nothing() -> None:
    found = killed(times=5, parties=2, seed=2, workers=2)
    assert {"a worker", "all workers"} & set(found.deaths)
    assert found.notes.moves() > 10


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
def test_three_nodes_of_which_one_is_always_in_trouble_lose_nothing_and_double_nothing() -> None:
    found = disturbed(seconds=9, parties=2, every=2.5, seed=1)
    assert found.disturbances >= 2
    assert found.notes.moves() > 10
