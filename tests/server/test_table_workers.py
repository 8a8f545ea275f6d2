"""Several processes for tables: sockets find the owner of a table, limits hold, and workers may die."""

import json
import os
import signal
import socket
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from keltis.server.table_workers import number_of_workers
from tests.server.conftest import GENEROUS
from tests.server.running import SECONDS, Player, Running, Socket, play_out, running
from tests.server.test_floods import frame, upgraded
from tests.server.test_operation import scraped
from tests.server.test_resume import two_people
from tests.store.postgres import free_port

WORKERS = 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(
        tmp_path_factory.mktemp("workers"), workers=WORKERS, sockets_per_person=4, **GENEROUS
    ) as found:
        yield found


def owner(table: str) -> int:
    return zlib.crc32(table.encode()) % WORKERS


def tables_of_all(player: Player, *seats: str) -> list[str]:
    """A table of each worker."""
    found: dict[int, str] = {}
    while len(found) < WORKERS:
        table, _ = player.open("keltis", seats or ("me", "open"))
        found.setdefault(owner(table), table)
    return [found[number] for number in range(WORKERS)]


def eventually(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def snapshot(socket: Socket, table: str) -> int:
    """Join a table with a socket that may have looked at another one; the table's version."""
    socket.v, socket.events, socket.position = 0, [], None
    socket.send({"type": "hello", "table_id": table})
    while (answer := json.loads(socket.connection.recv(SECONDS)))["type"] != "snapshot" or answer[
        "table_id"
    ] != table:
        pass
    return int(answer["v"])


@pytest.mark.parametrize(("there", "chosen"), [(1, 1), (2, 1), (4, 3), (64, 8)])
def test_one_processor_is_left_for_bots(there: int, chosen: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(number_of_workers, "processors", lambda: there)
    assert number_of_workers.number_of_workers(0) == chosen
    assert number_of_workers.number_of_workers(5) == 5


def test_where_sockets_cannot_be_passed_there_is_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(number_of_workers, "supported", lambda: False)
    assert number_of_workers.number_of_workers(0) == number_of_workers.number_of_workers(1) == 1
    with pytest.raises(number_of_workers.NotSupported):
        number_of_workers.number_of_workers(2)


def test_a_socket_goes_from_table_to_table(server: Running) -> None:
    ada = Player(server.url)
    tables = tables_of_all(ada)
    wanderer = ada.socket()
    for table in tables * 3:
        assert snapshot(wanderer, table) == 2
    wanderer.send({"type": "say", "id": "said", "text": "here"})
    assert json.loads(wanderer.connection.recv(SECONDS))
    watching = ada.at(tables[-1])
    eventually(lambda: watching.v == 3 or bool(watching.receive()))


def test_games_are_played_at_all_workers(server: Running) -> None:
    owners: set[int] = set()
    while len(owners) < WORKERS:
        table, one, two = two_people(server)
        play_out([one, two], most=4)
        owners.add(owner(table))
        one.close()
        two.close()


def test_bots_decide_for_all_workers(server: Running) -> None:
    ada = Player(server.url)
    for table in tables_of_all(ada, "greedy", "random"):
        watching = ada.at(table)
        while not watching.over:
            watching.receive()
        watching.close()


def test_what_follows_a_hello_is_not_lost(server: Running) -> None:
    """Commands and a part of a frame arrive with the hello, and so go with the socket to its worker."""
    ada = Player(server.url)
    for table in tables_of_all(ada):
        raw = upgraded(server, ada)
        hello = frame(1, json.dumps({"type": "hello", "table_id": table}).encode())
        first, second = (
            frame(1, json.dumps({"type": "say", "id": f"s{number}", "text": "x" * 50}).encode())
            for number in range(2)
        )
        raw.sendall(hello + first + second[:40])
        _until(raw, b'"id":"s0"')
        raw.sendall(second[40:])
        _until(raw, b'"id":"s1"')
        raw.close()


def _until(raw: socket.socket, text: bytes) -> None:
    data = b""
    while text not in data:
        read = raw.recv(65536)
        assert read
        data += read


def test_limits_count_the_sockets_of_all_workers(server: Running) -> None:
    ada = Player(server.url)
    tables = tables_of_all(ada) * 2
    sockets = [ada.at(table) for table in tables]
    with pytest.raises(InvalidStatus):
        ada.socket()
    sockets[0].close()

    def admitted() -> bool:
        try:
            sockets.append(ada.socket())
        except InvalidStatus:
            return False
        return True

    eventually(admitted)


def test_a_session_that_ends_is_closed_at_all_workers(server: Running) -> None:
    ada = Player(server.url)
    sockets = [ada.at(table) for table in tables_of_all(ada)]
    listed = ada.request("GET", "/api/sessions").json["sessions"]
    assert ada.request("DELETE", f"/api/sessions/{listed[0]['id']}").status == 200
    assert [one.closed() for one in sockets] == [4401] * WORKERS


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, workers=WORKERS, metrics=port) as server:
        ada = Player(server.url)
        tables = tables_of_all(ada)
        sockets = [ada.at(table) for table in tables]
        assert all("seq" in one.do("say", text="before") for one in sockets)
        eventually(lambda: scraped(port)["keltis_events_total"] == 2)
        before = server.workers()
        os.kill(before[0], signal.SIGKILL)
        assert sockets[0].closed() == 1006
        assert "seq" in sockets[1].do("say", text="others play on")
        assert "seq" in ada.at(tables[0]).do("say", text="after")
        eventually(lambda: ada.request("GET", "/api/health").status == 200)
        eventually(lambda: scraped(port)["keltis_events_total"] == 4)
        assert scraped(port)["keltis_worker_restarts_total"] == 1
        after = server.workers()
        assert (after[0] != before[0], after[1]) == (True, before[1])
        assert '"event": "table worker died"' in server.log.read_text()
        assert server.stop() == 0
        assert sockets[1].closed() == 1012
        assert not any(_alive(pid) for pid in after.values())


def test_workers_end_with_their_server(tmp_path: Path) -> None:
    with running(tmp_path, workers=WORKERS) as server:
        eventually(lambda: len(server.workers()) == WORKERS)
        workers = server.workers()
        server.kill()
        eventually(lambda: not any(_alive(pid) for pid in workers.values()))


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
