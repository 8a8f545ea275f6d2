"""Accounts: signing in on another device, sessions, erasure."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from keltis.server.security import passphrase
from keltis.server.security.outbound import check_address, public_address
from keltis.table.rejection import Refused
from tests.server.conftest import GENEROUS
from tests.server.running import Answer, Player, Running, running
from tests.server.test_protocol import validator

RIGHT, OTHER = "four leaves of clover", "a stone in the grass"


def enrol(player: Player, login: str, **more: Any) -> Answer:
    return player.request("POST", "/api/account", {"login": login, "passphrase": RIGHT, **more})


def sign_in(url: str, login: str, given: str) -> tuple[Player, Answer]:
    """Sign in on another device."""
    player = Player.__new__(Player)
    player.url, player.name, player.cookie = url, login, ""
    answer = player.request("POST", "/api/login", {"login": login, "passphrase": given})
    if answer.status == 201:
        player.cookie = answer.headers["set-cookie"].partition(";")[0]
    return player, answer


def test_a_guest_gets_an_account_and_plays_on_at_another_device(server: Running) -> None:
    ada = Player(server.url)
    table, _ = ada.open("keltis", ("me", "greedy"))
    answer = enrol(ada, "ada-1")
    assert answer.status == 201
    validator("Me").validate(answer.json)
    assert answer.json == {"name": "Ada", "account": "ada-1", "webhook": ""}
    phone, answer = sign_in(server.url, "ADA-1", RIGHT)
    assert answer.status == 201
    assert phone.cookie != ada.cookie
    assert [one["id"] for one in phone.request("GET", "/api/lobby").json["yours"]] == [table]
    assert phone.at(table).seat == 0
    assert len(phone.request("GET", "/api/sessions").json["sessions"]) == 2


def test_a_wrong_passphrase_and_an_unknown_login_look_the_same(server: Running) -> None:
    enrol(Player(server.url), "ben-1")
    answers = [sign_in(server.url, *given)[1] for given in (("ben-1", OTHER), ("nobody-1", RIGHT))]
    assert answers[0].status == answers[1].status == 403
    assert answers[0].body == answers[1].body
    assert "set-cookie" not in answers[0].headers


def test_nobody_tries_passphrases_without_end(tmp_path: Path) -> None:
    with running(tmp_path, **GENEROUS) as server:
        enrol(Player(server.url), "cy-1")
        codes = [sign_in(server.url, "cy-1", OTHER)[1].status for _ in range(12)]
        assert codes == [403] * 10 + [429] * 2


def test_a_login_belongs_to_one_person_and_short_passphrases_are_refused(server: Running) -> None:
    one, two = Player(server.url), Player(server.url)
    assert enrol(one, "di-1").status == 201
    assert enrol(two, "Di-1").status == 409
    for login, given in (("di", RIGHT), ("di-2", "short"), ("di 2", RIGHT), ("di-2\n", RIGHT)):
        assert two.request("POST", "/api/account", {"login": login, "passphrase": given}).status == 400


def test_changing_the_passphrase_needs_the_old_one_and_ends_other_sessions(server: Running) -> None:
    ada = Player(server.url)
    enrol(ada, "eve-1")
    phone, _ = sign_in(server.url, "eve-1", RIGHT)
    socket = phone.socket()
    change = {"login": "eve-1", "passphrase": OTHER}
    assert ada.request("POST", "/api/account", change).status == 403
    assert ada.request("POST", "/api/account", change | {"old": RIGHT}).status == 201
    assert socket.closed() == 4401
    assert phone.request("GET", "/api/me").status == 401
    assert ada.request("GET", "/api/me").status == 200
    assert sign_in(server.url, "eve-1", RIGHT)[1].status == 403
    assert sign_in(server.url, "eve-1", OTHER)[1].status == 201
    assert ada.request("DELETE", "/api/sessions").status == 200
    assert len(ada.request("GET", "/api/sessions").json["sessions"]) == 1


def test_who_signs_out_is_not_known_any_more(server: Running) -> None:
    ada = Player(server.url)
    socket = ada.socket()
    answer = ada.request("POST", "/api/logout", {})
    assert answer.status == 200
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert socket.closed() == 4401
    with pytest.raises(InvalidStatus, match="401"):
        ada.socket()


def test_a_passphrase_is_kept_as_a_slow_hash_only(tmp_path: Path) -> None:
    with running(tmp_path, **GENEROUS) as server:
        enrol(Player(server.url, "Ada"), "ada-2")
        server.stop()
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("keltis.db*"))
    assert b"scrypt$32768$8$3$" in kept
    assert RIGHT.encode() not in kept
    assert RIGHT not in server.log.read_text()
    one, two = passphrase.hashed("x"), passphrase.hashed("x")
    assert one != two
    assert passphrase.fits("x", one)
    assert not passphrase.fits("y", one)


def test_who_wants_to_be_forgotten_leaves_a_game_without_a_name(tmp_path: Path) -> None:
    with running(tmp_path, **GENEROUS) as server:
        ada, ben = Player(server.url, "Adalbert"), Player(server.url, "Ben")
        table, key = ada.open("keltis", first="random")
        waiting, _ = ada.open("keltis")
        one, two = ada.at(table), ben.at(table, key)
        one.do("say", text="I am Adalbert")
        two.do("sit", seat=1)
        two.do("start")
        one.until_version(two.v)
        one.do("say", text="here I am again")
        two.do("say", text="me too")
        assert ada.request("POST", "/api/forget", {"forget": False}).status == 400
        assert ada.request("POST", "/api/forget", {"forget": True}).status == 200
        assert one.closed() == 4401
        assert ada.request("GET", "/api/me").status == 401
        again = ben.at(table, since=0)
        assert sorted(chair["name"] for chair in again.status["chairs"]) == ["?", "Ben"]
        said = [event["text"] for event in again.events if event["kind"] == "said"]
        assert said == ["?", "?", "me too"]
        listed = ben.request("GET", "/api/lobby").json["yours"]
        assert [one["id"] for one in listed] == [table]
        assert "Adalbert" not in json.dumps(listed)
        if again.legal:
            again.act()
        assert ben.request("GET", f"/api/tables/{waiting}").status == 404
        server.stop()
    assert b"Adalbert" not in (tmp_path / "keltis.db").read_bytes()


def test_an_account_is_forgotten_only_by_who_knows_its_passphrase(server: Running) -> None:
    ada = Player(server.url)
    enrol(ada, "ada-3")
    assert ada.request("POST", "/api/forget", {"forget": True}).status == 403
    assert ada.request("POST", "/api/forget", {"forget": True, "passphrase": RIGHT}).status == 200
    assert sign_in(server.url, "ada-3", RIGHT)[1].status == 403


# --- webhooks ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/",
        "https://2130706433/",
        "https://localhost/",
        "https://printer.local/",
        "https://example.org:8080/",
        "https://user:word@example.org/",
        "https://exa\nmple.org/",
        "https://example.org/\r\nX: y",
        "https://[",
        "ftp://example.org",
        "example.org",
        "file:///etc/passwd",
    ],
)
def test_an_address_at_home_is_never_called(url: str) -> None:
    with pytest.raises(Refused):
        check_address(url)


def test_a_name_that_leads_home_is_not_public() -> None:
    assert check_address("https://example.org/turn?to=ada").hostname == "example.org"
    with pytest.raises(OSError, match="not public"):
        public_address("localhost")


def test_webhooks_are_off_unless_the_operator_wants_them(server: Running) -> None:
    ada = Player(server.url)
    answer = ada.request("POST", "/api/webhook", {"url": "https://example.org/"})
    assert (answer.status, answer.json["message"]["id"]) == (409, "online-no-webhooks")
    assert ada.request("POST", "/api/webhook", {"url": ""}).status == 200


def test_an_account_gets_a_new_token(server: Running) -> None:
    ada = Player(server.url)
    before = ada.cookie
    assert enrol(ada, "ada-3").status == 201
    assert ada.cookie != before
    assert ada.request("GET", "/api/me").status == 200
    ada.cookie = before
    assert ada.request("GET", "/api/me").status == 401


def test_strangers_cannot_lock_the_owner_out(tmp_path: Path) -> None:
    with running(tmp_path, proxy=True, **GENEROUS) as server:
        ada = Player(server.url)
        assert enrol(ada, "ada-4").status == 201
        here = {"X-Forwarded-For": "6.6.6.6, 192.0.2.1"}
        right, wrong = ({"login": "ada-4", "passphrase": given} for given in (RIGHT, OTHER))
        assert ada.request("POST", "/api/login", right, here).status == 201
        for number in range(11):
            there = {"X-Forwarded-For": f"10.0.0.{number}, 192.0.2.2", "Cookie": ""}
            answer = ada.request("POST", "/api/login", wrong, there)
            assert answer.status == (403 if number < 10 else 429)  # a forged first hop is ignored
        assert ada.request("POST", "/api/login", right, here).status == 201
        change = {"login": "ada-4", "passphrase": OTHER, "old": RIGHT}
        assert ada.request("POST", "/api/account", change, here).status == 201


def test_cookies_of_other_programs_do_no_harm(server: Running) -> None:
    ada = Player(server.url)
    for foreign in ('theme={"a":[1,2]}', 'x="', "=", ";;", "keltis=short", "a b=c d"):
        for cookie in (f"{foreign}; {ada.cookie}", f"{ada.cookie}; {foreign}"):
            assert ada.request("GET", "/api/me", headers={"Cookie": cookie}).json["name"] == "Ada"
