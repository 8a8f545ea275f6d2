"""Databases of earlier versions are opened, played on, replayed, exported and erased by this version."""

import io
import lzma
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from keltis.checking.plain import check_plainly
from keltis.core.record_file import as_jsonl
from keltis.core.seats import SPECTATOR
from keltis.games import GAMES
from keltis.server.http.replay import draws, replay
from keltis.server.http.tables import record_of_table
from keltis.server.jobs.transfer import export_lines, import_file
from keltis.store import erasure, people, tables
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store
from keltis.store.tables import Append
from keltis.table.table import Table
from tests.server.running import Player, Socket, begin
from tests.store.goldens.__main__ import FORGOTTEN, SESSION
from tests.table.company import play_on

GOLDENS = sorted((Path(__file__).parent / "goldens").glob("*.db.xz"))
TABLES, FINISHED = 110, 40


@pytest.fixture(params=GOLDENS, ids=lambda path: path.name.removesuffix(".db.xz"))
def copy(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "keltis.db"
    path.write_bytes(lzma.decompress(request.param.read_bytes()))
    return path


@pytest.fixture
def old(copy: Path) -> Iterator[Store]:
    store = Store(Sqlite(copy))
    store.start()
    yield store
    store.stop()


def load(store: Store, id: str) -> Table:
    return Table.from_events(id, store.read(lambda connection: tables.load(connection, id)))


def everything(store: Store) -> dict[str, Table]:
    return {table_id: load(store, table_id) for table_id in store.read(tables.ids)}


def test_every_table_replays_and_plays_on(old: Store) -> None:
    found = everything(old)
    assert len(found) == TABLES
    assert sum(table.phase == "over" for table in found.values()) == FINISHED
    assert {table.phase for table in found.values()} == {"waiting", "running", "over", "closed"}
    for table_id, table in found.items():
        if table.phase != "running":
            continue
        version = table.version
        entries = tuple(play_on(table, now=table.at + 1000)[version:])
        change = Append(table_id, version, entries, tables.projection_of(table), False)
        assert old.write_and_wait(partial(tables.append, change=change))
        assert load(old, table_id).phase == "over"


def test_finished_games_are_shown_and_recorded(old: Store, tmp_path: Path) -> None:
    finished = [table for table in everything(old).values() if table.phase == "over"]
    for table in finished:
        shown = replay(table, SPECTATOR, table.version, 1, True)
        assert shown.over
        assert [ply.v for ply in shown.plies] == [table.version]
        assert len(draws(table)) >= table.draws
    records = tmp_path / "records.jsonl"
    records.write_text("".join(as_jsonl(record_of_table(table)) for table in finished))
    with records.open("rb") as file:
        assert check_plainly(file, GAMES, None, lambda done: None) == FINISHED


def test_everything_is_exported_and_imported(old: Store, tmp_path: Path) -> None:
    data = b"".join(export_lines(old, True))
    store = Store(Sqlite(tmp_path / "new.db"))
    store.start()
    report = import_file(store, io.BytesIO(data), counts=True)
    assert (report.tables, report.known) == (TABLES, 0)
    assert sorted(export_lines(store, True)) == sorted(data.splitlines(keepends=True))
    store.stop()


def test_people_are_forgotten_and_their_games_stay(old: Store, copy: Path) -> None:
    before = {
        table_id: [entry.state for entry in table.entries] for table_id, table in everything(old).items()
    }
    now = max(table.at for table in everything(old).values()) + 1
    for name in ("Ada", "Ben"):
        job = partial(erasure.forget, person=f"who-{name}", instead=f"nobody-{name[0]}", now=now)
        assert old.write_and_wait(job)
    after = everything(old)
    for table_id, table in after.items():
        states = [entry.state for entry in table.entries]
        assert states[: len(before[table_id])] == before[table_id]
    assert old.read(partial(people.sessions, person="who-Ada")) == []
    text = repr([table.entries for table in after.values()])
    text = re.sub("nonce='[^']*'", "", text)  # they stay, because chance follows from them
    assert not [name for name in ("Ada", "Ben", FORGOTTEN) if name in text]
    old.stop()
    data = copy.read_bytes()
    for name in ("Ada", "Ben", FORGOTTEN):
        assert f'"{name}"'.encode() not in data
        assert f"{name} says".encode() not in data


def test_a_server_goes_on_with_them(copy: Path) -> None:
    server = begin(copy.parent)
    try:
        ada = Player(server.url, "somebody else")
        ada.cookie = f"keltis={SESSION}"
        assert ada.request("GET", "/api/me").json["name"] == "Ada"
        lobby = ada.request("GET", "/api/lobby").json
        running = [one["id"] for one in lobby["yours"] if one["phase"] == "running" and one["turn"]]
        sockets: list[Socket] = []
        for table_id in running[:5]:
            socket = ada.at(table_id)
            sockets.append(socket)
            assert "error" not in socket.move(socket.legal[0])
        finished = ada.request("GET", "/api/history").json["tables"]
        for one in finished[:5]:
            assert ada.request("GET", f"/api/tables/{one['id']}/replay").status == 200
            assert ada.request("GET", f"/api/tables/{one['id']}/record").status == 200
        assert ada.request("POST", "/api/forget", {"forget": True, "passphrase": "x"}).status == 403
        for socket in sockets:
            socket.close()
    finally:
        server.stop()
    assert '"level": "error"' not in server.log.read_text()
