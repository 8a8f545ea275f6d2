"""Background jobs of a server, end to end: webhooks and retention."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from keltis.store import tables
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store
from tests.server.conftest import GENEROUS
from tests.server.hasty import NAME
from tests.server.receiver import HASTY, Receiver, receiving, soon
from tests.server.running import Player, Running, running
from tests.store.test_erasure import keep
from tests.table.company import play_on, seated

OLD = {"forget_guests": 1, "forget_games": 1}  # a day takes a second here


@pytest.fixture(scope="module")
def hooked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Receiver, Running]]:
    """A web server of a player, and a server that may call it."""
    folder = tmp_path_factory.mktemp("hooks")
    with (
        pytest.MonkeyPatch.context() as environment,
        receiving(folder, environment) as receiver,
        running(folder, program=HASTY, webhooks=True, **GENEROUS) as server,
    ):
        yield receiver, server


def test_who_does_not_act_is_called_once_a_turn(hooked: tuple[Receiver, Running]) -> None:
    receiver, server = hooked
    ada = Player(server.url, "Adalbert")
    wanted = f"https://{NAME}/turn?to=me"
    assert ada.request("POST", "/api/webhook", {"url": wanted}).json["webhook"] == wanted
    table, _ = ada.open("keltis", ("me", "greedy"))
    call = receiver.next("/turn?to=me")
    assert call is not None
    assert call.kind == "application/json"
    assert json.loads(call.body)["tables"] == [{"table_id": table, "game": "keltis"}]
    assert b"Adalbert" not in call.body
    assert receiver.next(call.path, seconds=0.3) is None
    playing = ada.at(table)
    while playing.legal:
        playing.act()  # until it is the bot's turn, and then Ada's again
    assert receiver.next(call.path) == call
    assert ada.request("POST", "/api/webhook", {"url": ""}).status == 200
    assert wanted not in server.log.read_text()


def test_an_address_that_is_never_content_is_forgotten_and_leads_nowhere_else(
    hooked: tuple[Receiver, Running],
) -> None:
    receiver, server = hooked
    receiver.answer = 302
    ben = Player(server.url, "Ben")
    ben.request("POST", "/api/webhook", {"url": f"https://{NAME}/"})
    for _ in range(2):  # removed after so many failures
        ben.open("keltis", ("me", "greedy"))
        assert receiver.next("/") is not None
    assert soon(lambda: ben.request("GET", "/api/me").json["webhook"] == "")
    ben.open("keltis", ("me", "greedy"))
    assert receiver.next("/", seconds=0.3) is None


def test_guests_and_games_are_forgotten_after_their_time(tmp_path: Path) -> None:
    file = tmp_path / "keltis.db"
    store = Store(Sqlite(file))
    store.start()
    over = seated(people=2, public=True)
    play_on(over)
    assert over.phase == "over"
    keep(store, "long-ago", over)  # a public table
    store.write_and_wait(lambda connection: connection.run("UPDATE games SET changed = 5"))
    store.stop()
    with running(tmp_path, **GENEROUS) as server:
        guest, member = Player(server.url, "Adalbert"), Player(server.url, "Berengar")
        enrolment = {"login": "berengar", "passphrase": "correct horse battery"}
        assert member.request("POST", "/api/account", enrolment).status == 201
        table, key = guest.open("keltis")
        sitting = member.at(table, key)
        sitting.do("sit", seat=1)
        sitting.do("start")
        assert member.request("GET", "/api/tables/long-ago").status == 200
        server.stop()
    with running(tmp_path, program=HASTY, **OLD, **GENEROUS) as server:
        guest.url = member.url = server.url
        assert soon(lambda: _names(member, table) == ["?", "Berengar"])  # people with an account are kept
        assert guest.request("GET", "/api/me").status == 401
        assert member.request("GET", "/api/me").json["account"] == "berengar"
        assert soon(lambda: member.request("GET", "/api/tables/long-ago").status == 404)
        server.stop()
    reader = Sqlite(file).reader()
    assert tables.load(reader, "long-ago") == []
    assert tables.load(reader, table)
    reader.close()
    assert b"Adalbert" not in file.read_bytes()


def _names(player: Player, table: str) -> list[str]:
    chairs = player.request("GET", f"/api/tables/{table}").json["chairs"]
    return sorted(chair["name"] for chair in chairs)
