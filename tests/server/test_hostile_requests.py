"""Invalid HTTP requests, cross-origin requests and attempts to read hidden information."""

import json
import socket as sockets
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running import Player, Running, running
from tests.server.test_resume import two_people


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", ""])
def test_a_foreign_or_missing_origin_opens_no_socket(server: Running, origin: str) -> None:
    player = Player(server.url)
    with pytest.raises(InvalidStatus, match="403"):
        player.socket(Origin=origin) if origin else _without_origin(server, player)


def _without_origin(server: Running, player: Player) -> None:
    from websockets.sync.client import connect

    url = server.url.replace("http", "ws") + "/ws"
    with connect(url, additional_headers={"Cookie": player.cookie}, proxy=None):
        pass


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1:1", "user@127.0.0.1", ""])
def test_a_foreign_host_is_forbidden(server: Running, host: str) -> None:
    for method, path in (("GET", "/api/health"), ("GET", "/"), ("POST", "/api/me")):
        with sockets.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
            head = (
                f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 0\r\n"
            )
            connection.sendall(f"{head}Connection: close\r\n\r\n".encode())
            assert b" 403 " in connection.recv(1000)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", ""])
def test_a_post_from_elsewhere_is_forbidden(server: Running, origin: str) -> None:
    player = Player(server.url)
    answer = player.request("POST", "/api/me", {"name": "Mallory"}, {"Origin": origin})
    assert answer.status == 403
    assert player.request("GET", "/api/me").json["name"] == "Ada"


def test_a_form_of_another_page_is_not_read(server: Running) -> None:
    player = Player(server.url)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = player.request("POST", "/api/me", {"name": "Mallory"}, {"Content-Type": kind})
        assert answer.status == 415


@pytest.mark.parametrize(
    ("path", "content", "field"),
    [
        ("/api/me", {"name": 5}, "name"),
        ("/api/tables", {"seats": []}, "settings"),
        ("/api/me", {"name": "Ada", "canary": 1}, ""),
        ("/api/tables", {"settings": {"game": "keltis", "players": "two"}}, "settings.players"),
    ],
)
def test_a_bad_request_names_the_field(server: Running, path: str, content: object, field: str) -> None:
    answer = Player(server.url).request("POST", path, content)
    assert (answer.status, answer.json["code"]) == (400, "bad")
    assert answer.json["message"]["args"].get("field", "") == field


def test_a_get_has_no_effects(server: Running) -> None:
    player = Player(server.url)
    for path in ("/api/tables", "/api/sessions/abc"):
        assert player.request("GET", path).status in (404, 405)


def test_a_token_in_a_query_is_refused(server: Running) -> None:
    player = Player(server.url)
    table, key = player.open(public=True)
    token = player.cookie.partition("=")[2]
    for path in (f"/api/tables/{table}/record?key={key}", f"/api/tables/{table}/picture.svg?token={token}"):
        assert Player(server.url, "Eve").request("GET", path).status in (400, 404)
    from websockets.sync.client import connect
    from websockets.typing import Origin

    url = f"{server.url.replace('http', 'ws')}/ws?token={token}"
    with pytest.raises(InvalidStatus, match="400"), connect(url, origin=Origin(server.url), proxy=None):
        pass


def test_unknown_and_forbidden_tables_look_the_same(server: Running) -> None:
    ada, eve = Player(server.url), Player(server.url, "Eve")
    secret, _ = ada.open("keltis", ("me", "greedy"))
    answers = []
    for table in (secret, "a" * 24):
        found = [
            eve.request("GET", f"/api/tables/{table}/{what}") for what in ("record", "at/1", "picture.svg")
        ]
        found.append(eve.request("GET", f"/api/tables/{table}/invitation"))
        answers.append([(one.status, one.body) for one in found])
        socket = eve.socket()
        socket.send({"type": "hello", "table_id": table, "key": "wrong"})
        answers[-1].append((0, json.dumps(socket.receive()).encode()))
    assert answers[0] == answers[1]
    assert {status for status, _ in answers[0]} == {404, 0}
    assert b'"unknown"' in answers[0][-1][1]


def test_a_live_record_and_anothers_hand_are_not_there(server: Running) -> None:
    table, one, _ = two_people(server, public=True)
    eve = Player(server.url, "Eve")
    for player in (one.player, eve):
        assert player.request("GET", f"/api/tables/{table}/record").status == 404
    assert one.player.request("GET", f"/api/tables/{table}/at/{one.v}?seat=1").status == 404
    own = one.player.request("GET", f"/api/tables/{table}/at/{one.v}?seat=0").json
    assert own["position"]["view"]["table"]["hand"] == one.view["table"]["hand"]
    public = eve.request("GET", f"/api/tables/{table}/at/{one.v}").json
    assert public["position"]["view"]["table"]["hand"] == []
    for seat in ("4", "-1", "x"):
        assert eve.request("GET", f"/api/tables/{table}/at/{one.v}?seat={seat}").status == 400
    for version in (0, one.v + 1):
        assert eve.request("GET", f"/api/tables/{table}/at/{version}").status == 404


def test_names_and_talk_are_text_with_limits(server: Running) -> None:
    player = Player(server.url, "<script>alert(1)</script>\u202e")
    assert player.request("GET", "/api/me").json["name"] == "<script>alert(1)</script"
    assert player.request("POST", "/api/me", {"name": "x" * 61}).status == 400
    with suppress(URLError):  # the server stops reading early
        assert player.request("POST", "/api/me", {"name": "x" * 10_000_000}).status == 413
    assert player.request("POST", "/api/me", {"name": "x" * 20_000}).status == 413
    _, one, _ = two_people(server)
    assert one.do("say", text="<img onerror=x>\u202e")["seq"]
    assert one.events[-1]["text"] == "<img onerror=x>"


def test_a_body_that_is_no_json_is_refused(server: Running) -> None:
    player = Player(server.url)
    wrong: list[object] = [[], 7, None, {"more": 1}, {"name": 5}, {"name": {"a": []}}]
    for body in wrong:
        answer = player.request("POST", "/api/me", body if body is not None else "null")
        assert answer.status == 400, body
    assert player.request("POST", "/api/tables", {"settings": {"game": "poker"}}).status == 409
    assert player.request("POST", "/api/tables", {"settings": {"game": "keltis", "players": 9}}).status == 400
    crowd = {"settings": {"game": "keltis"}, "seats": [{"kind": "me"}] * 4}
    assert player.request("POST", "/api/tables", crowd).status == 409


def test_nobody_opens_tables_without_end(strict: Running) -> None:
    player = Player(strict.url)
    codes = []
    for _ in range(52):
        answer = player.request("POST", "/api/tables", {"settings": {"game": "keltis"}})
        codes.append(answer.status)
    assert codes[:50] == [201] * 50
    assert set(codes[50:]) <= {409, 429}


def test_the_same_table_asked_for_twice_is_one_table(server: Running) -> None:
    player = Player(server.url)
    wanted = {"settings": {"game": "keltis"}, "seats": [{"kind": "me"}], "id": "mine"}
    one, two = (player.request("POST", "/api/tables", wanted).json for _ in range(2))
    assert one == two
    assert len(player.request("GET", "/api/lobby").json["yours"]) == 1


def test_every_answer_tells_the_browser_to_be_strict(server: Running) -> None:
    player = Player(server.url)
    for method, path in (("GET", "/api/health"), ("GET", "/nothing/api"), ("POST", "/api/tables")):
        headers = player.request(method, path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    cookie = player.request("POST", "/api/me", {"name": "x"}, {"Cookie": ""}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/api/tables/%00",
        "/api/tables/%00/record",
        "/" + "x" * 900,
        "/" + "x" * 5000,
        "/%ff",
        "/..%2f..",
        "/a/b%5c",
    ],
)
def test_strange_paths_are_answered_without_a_traceback(server: Running, path: str) -> None:
    answer = Player(server.url).request("GET", path)
    assert answer.status in (200, 404)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "Traceback" not in server.log.read_text()


def test_a_flood_of_pages_is_limited_and_leaves_a_short_log(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_second=5.0) as server:
        codes = set()
        for number in range(400):
            with sockets.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
                host = f"127.0.0.1:{server.port}"
                path = "/%00" if number % 2 else "/page"
                bad = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
                connection.sendall(bad.encode() if number % 5 else b"nonsense\r\n\r\n")
                codes.add(connection.recv(100)[9:12])
        assert b"429" in codes
        assert b"500" not in codes
        assert server.log.stat().st_size < 10_000


def test_the_database_is_private(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        Player(server.url).open("keltis", ("me", "greedy"))
        files = list(tmp_path.glob("keltis.db*"))
        assert len(files) == 3
        assert {file.stat().st_mode & 0o077 for file in files} == {0}


def test_an_older_database_is_closed_to_others(tmp_path: Path) -> None:
    with running(tmp_path):
        pass
    file = tmp_path / "keltis.db"
    file.chmod(0o644)
    with running(tmp_path):
        assert file.stat().st_mode & 0o777 == 0o640


def test_nothing_secret_is_in_the_log(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        player = Player(server.url, "Canary Bird")
        table, key = player.open("keltis", ("me", "greedy"))
        socket = player.at(table)
        socket.act()
        socket.do("say", text="canary song")
        hand = socket.view["table"]["hand"]
        socket.send("{")
        server.stop()
        log = server.log.read_text()
    for secret in (player.cookie.partition("=")[2], key, "canary", "Canary", json.dumps(hand)):
        assert secret not in log
