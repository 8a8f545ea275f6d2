"""A person comes to another device by a one-time code."""

from pathlib import Path
from typing import Any

import pytest

from keltis.server.http import devices
from keltis.store.sqlite import Sqlite
from tests.server.conftest import GENEROUS
from tests.server.running import Answer, Player, Running, running
from tests.server.test_protocol import validator


def code_of(player: Player) -> str:
    answer = player.request("POST", "/api/device-code", {})
    assert answer.status == 201, answer.body
    validator("DeviceCode").validate(answer.json)
    code: str = answer.json["code"]
    return code


def claim(url: str, code: Any) -> tuple[Player, Answer]:
    """Somebody whom the server does not know yet."""
    player = Player.__new__(Player)
    player.url, player.name, player.cookie = url, "", ""
    answer = player.request("POST", "/api/device", {"code": code})
    if answer.status == 201:
        player.cookie = answer.headers["set-cookie"].partition(";")[0]
    return player, answer


def test_a_code_brings_the_same_person_to_another_device_once(server: Running) -> None:
    ada = Player(server.url, "Ada")
    table, _ = ada.open("keltis")
    code = code_of(ada)
    typed = f" {code[:4].upper()}-{code[4:]} "
    other, answer = claim(server.url, typed)
    assert answer.json == {"name": "Ada", "account": "", "webhook": ""}
    assert [one["id"] for one in other.request("GET", "/api/lobby").json["yours"]] == [table]
    assert len(ada.request("GET", "/api/sessions").json["sessions"]) == 2
    assert claim(server.url, code)[1].json["message"]["id"] == "online-code-wrong"


def test_a_guest_of_before_is_no_longer_signed_in_there(server: Running) -> None:
    ada, guest = Player(server.url, "Ada"), Player(server.url, "Guest")
    before = guest.cookie
    socket = guest.socket()
    assert guest.request("POST", "/api/device", {"code": code_of(ada)}).status == 201
    assert socket.closed() == 4401
    assert guest.request("GET", "/api/me").json["name"] == "Ada"
    guest.cookie = before
    assert guest.request("GET", "/api/me").status == 401


def test_a_wrong_code_leaves_everything_as_it_was(server: Running) -> None:
    guest = Player(server.url, "Guest")
    assert guest.request("POST", "/api/device", {"code": "aaaaaaaa"}).status == 403
    assert guest.request("GET", "/api/me").json["name"] == "Guest"


def test_the_latest_code_counts_until_it_is_withdrawn(server: Running) -> None:
    ada = Player(server.url, "Ada")
    first, second = code_of(ada), code_of(ada)
    assert claim(server.url, first)[1].status == 403
    assert ada.request("DELETE", "/api/device-code").status == 200
    assert claim(server.url, second)[1].status == 403
    nobody = {"Cookie": ""}
    assert ada.request("POST", "/api/device-code", {}, nobody).status == 401
    assert ada.request("DELETE", "/api/device-code", headers=nobody).status == 401


@pytest.mark.parametrize("code", ["", "a" * 41, None, 7, ["abcdefgh"], "' OR 1=1 --", "äöüß", "abcdefgh\0"])
def test_hostile_codes_are_refused(server: Running, code: Any) -> None:
    assert claim(server.url, code)[1].status in (400, 403)


def test_guessing_is_slow(tmp_path: Path) -> None:
    """Also while limits are generous; who comes from elsewhere is not held up."""
    with running(tmp_path, proxy=True, **GENEROUS) as server:
        ada = Player(server.url, "Ada")
        code = code_of(ada)
        here, there = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
        wrong = [ada.request("POST", "/api/device", {"code": "x"}, here).status for _ in range(11)]
        assert wrong == [403] * 10 + [429]
        assert ada.request("POST", "/api/device", {"code": code}, here).status == 429
        assert ada.request("POST", "/api/device", {"code": code}, there).status == 201
        code = code_of(ada)
        server.stop()
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("keltis.db*"))
    assert code.encode() not in kept
    assert code not in server.log.read_text()


def test_a_code_expires(tmp_path: Path) -> None:
    with running(tmp_path, **GENEROUS) as server:
        ada = Player(server.url, "Ada")
        code = code_of(ada)
        server.stop()
    connection = Sqlite(tmp_path / "keltis.db").connect()
    connection.begin()
    connection.run("UPDATE device_codes SET until = until - :age", {"age": devices.VALID})
    connection.commit()
    connection.close()
    with running(tmp_path, **GENEROUS) as server:
        assert claim(server.url, code)[1].status == 403


def test_a_forgotten_person_has_no_code(server: Running) -> None:
    ada = Player(server.url, "Ada")
    code = code_of(ada)
    assert ada.request("POST", "/api/forget", {"forget": True}).status == 200
    assert claim(server.url, code)[1].status == 403
