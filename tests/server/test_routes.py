"""HTTP routes never fail for valid and invalid requests generated from their schema.

`python -m tests.soak routes` tests every route many times; here only some, a few times.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.generation import GenerationMode

from tests.server.conftest import GENEROUS
from tests.server.openapi import BODIES, document, routes
from tests.server.running import Player, Running, running
from tests.server.test_protocol import validator

MOST = int(os.environ.get("KELTIS_ROUTES", "0"))
SEED = int(os.environ.get("KELTIS_ROUTES_SEED", "7"))
SOME = [
    ("POST", "/api/tables"),
    ("POST", "/api/me"),
    ("GET", "/api/tables/{table_id}/replay"),
    ("GET", "/api/history"),
]
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
WAYS = ("/../../etc/passwd", "/assets/../../../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/assets/%00")


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("routes"), **GENEROUS, tables_per_person=100_000) as found:
        yield found


@pytest.fixture(scope="module")
def host(strange: Running) -> Player:
    return Player(strange.url, "Host")


@pytest.fixture(scope="module")
def api(host: Player) -> Any:
    """All routes, with tables that exist and one that does not."""
    playing, waiting = host.open("keltis", ("me", "greedy"), public=True)[0], host.open("wuerfelspiel")[0]
    return schemathesis.openapi.from_dict(document([playing, waiting, "nothing"]))


def test_every_route_that_takes_something_is_described() -> None:
    assert set(BODIES) <= {route for route in routes() if route[0] == "POST"}


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize("route", routes() if MOST else SOME, ids=" ".join)
def test_no_request_breaks_the_server(
    strange: Running, host: Player, api: Any, route: tuple[str, str], mode: GenerationMode
) -> None:
    method, path = route[0], route[1].replace(":int}", "}")
    people = [host if method == "GET" else Player(strange.url, "Guest")]

    @seed(SEED)
    @settings(max_examples=MOST or 4, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=api[path][method].as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if method != "GET" and people[-1].request("GET", "/api/me").status != 200:
            people.append(Player(strange.url, "Next"))
        sent = case.as_transport_kwargs(base_url=strange.url)
        body = sent.get("json", sent.get("data"))
        try:
            found = people[-1].request(method, _address(sent), body if method == "POST" else None)
        except (UnicodeError, ValueError, TypeError):  # impossible for clients
            return
        assert found.status < 500, found.body
        if found.status >= 400 and found.body[:1] == b"{":
            validator("Refusal").validate(found.json)

    with suppress(Unsatisfiable):  # without parameters nothing can be invalid
        ask()
    assert "Traceback" not in strange.log.read_text()


def _address(sent: dict[str, Any]) -> str:
    """Path and query of a request."""
    made = requests.Request(sent["method"], sent["url"], params=sent.get("params")).prepare()
    return str(made.path_url)


def test_paths_are_no_way_into_the_files(host: Player) -> None:
    for path in WAYS:
        answer = host.request("GET", path)
        assert answer.status in (200, 400, 404), path
        assert b"root:" not in answer.body
        assert b"[project]" not in answer.body
