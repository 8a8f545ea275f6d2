"""Invalid frames and their replies. "No change" means: log, views and other sockets are unaffected."""

import json
import random
import socket as sockets
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Player, Running
from tests.server.test_resume import two_people


def bad_frames() -> list[bytes | str]:
    return [
        "",
        "{",
        "null",
        "7",
        '"hello"',
        "[]",
        "{}",
        '{"type":"fly"}',
        '{"type":"hello"}',
        '{"type":"hello","table_id":"x","more":1}',
        '{"type":"hello","table_id":"x","since":-1}',
        '{"type":"hello","table_id":"x","since":123456789012345678901234567890}',
        '{"type":"hello","table_id":"x","since":1e400}',
        '{"type":"move","id":"a","v":0}',
        '{"type":"move","id":"a","v":0,"action":5}',
        '{"type":"say","id":"a","text":"' + "x" * 7000 + '"}',
        "[" * 4000 + "]" * 4000,
        '{"type":"move","id":"a","v":0,"action":"draw"}',  # before any hello
        json.dumps({"type": "move", "id": "a", "v": 0, "action": "\ud800"}),
    ]


@pytest.mark.parametrize("number", range(len(bad_frames())))
def test_what_cannot_be_read_is_bad(strict: Running, number: int, people: list[Player]) -> None:
    socket = people[0].socket()
    socket.send(bad_frames()[number])
    assert socket.error() == "bad"
    socket.send('{"type":"beat"}')


@pytest.fixture(scope="module")
def people(strict: Running) -> list[Player]:
    return [Player(strict.url, name) for name in ("Ada", "Ben")]


def test_bytes_that_are_no_text_are_bad(people: list[Player]) -> None:
    socket = people[0].socket()
    socket.connection.send(b'{"type":"hello","table_id":"\xff\xfe"}', text=True)
    assert socket.error() == "bad"


def test_five_unreadable_messages_in_a_minute_close_the_socket(people: list[Player]) -> None:
    socket = people[0].socket()
    for _ in range(5):
        socket.send("{")
    assert socket.closed() == 1008
    assert len(socket.errors) == 5


def test_bad_input_changes_nothing_for_anybody(server: Running) -> None:
    _, one, two = two_people(server)
    before = (two.v, two.position)
    for frame in bad_frames()[:4]:
        one.send(frame)
        assert one.error() == "bad"
    assert two.do("consent", v=two.v, yes=True)["error"]["code"] == "refused"
    assert (two.v, two.position) == before
    one.act()


def test_a_binary_frame_closes_the_socket(people: list[Player]) -> None:
    socket = people[0].socket()
    socket.connection.send(b"{}")
    assert socket.closed() == 1003


def test_a_frame_that_is_too_big_closes_the_socket(people: list[Player]) -> None:
    socket = people[0].socket()
    socket.send('{"type":"say","id":"a","text":"' + "x" * 9000 + '"}')
    assert socket.closed() == 1009


def test_wrong_seat_turn_and_end(server: Running) -> None:
    table, one, two = two_people(server, "wuerfelspiel", public=True)
    eve = Player(server.url, "Eve").at(table)
    assert eve.move("keep")["error"]["code"] == "seat"
    assert two.move("keep")["error"]["code"] == "turn"
    for socket in (one, two):
        socket.do("stand")
    while not one.over:
        one.news()
    assert one.move("keep")["error"]["code"] == "over"


def test_what_the_rules_forbid_names_the_rule_in_the_same_bytes_wherever_the_card_is(server: Running) -> None:
    _, one, two = two_people(server)
    hand, other = one.view["table"]["hand"], two.view["table"]["hand"]
    colours, values = "RYPGB", range(11)
    everything = [f"{colour}{value}" for colour in colours for value in values]
    theirs = next(card for card in other if card not in hand)
    nobodys = next(card for card in everything if card not in hand and card not in other)
    replies = []
    for card in (theirs, nobodys):
        reply = one.move(f"play {card}", "same")
        assert reply["error"]["code"] == "illegal"
        assert reply["error"]["rule"]
        replies.append(json.dumps(reply).replace(_card(card), "CARD"))
    assert replies[0] == replies[1]
    assert one.move("draw")["error"]["rule"] == "C3"


def _card(card: str) -> str:
    names = {"R": "red", "Y": "yellow", "P": "pink", "G": "green", "B": "blue"}
    return f'{{"colour": "{names[card[0]]}", "value": {card[1:]}}}'


def test_stale_and_future_versions(server: Running) -> None:
    _, one, two = two_people(server)
    before = one.v
    one.act()
    while two.v < one.v:
        two.receive()
    mover = one if one.legal else two
    stale = mover.move(mover.best(), v=before)
    assert stale["error"]["code"] == "stale"
    assert stale["error"]["update"]["v"] == mover.v
    assert mover.move(mover.best(), v=mover.v + 1)["error"]["code"] == "bad"


def test_the_same_id_with_another_move(server: Running) -> None:
    _, one, _ = two_people(server)
    first, second = [action for action in one.legal if action.startswith("discard")][:2]
    assert one.move(first, "again")["seq"]
    assert one.move(second, "again")["error"]["code"] == "id_reuse"
    assert one.move(first, "again")["seq"]


def test_a_revoked_session_closes_its_sockets_at_once(server: Running) -> None:
    player = Player(server.url)
    socket = player.socket()
    [session] = player.request("GET", "/api/sessions").json["sessions"]
    assert session["current"]
    assert player.request("DELETE", f"/api/sessions/{session['id']}").status == 200
    assert socket.closed() == 4401
    assert player.request("GET", "/api/me").status == 401
    with pytest.raises(InvalidStatus, match="401"):
        player.socket()


def test_nobody_ends_the_session_of_somebody_else(server: Running) -> None:
    ada, eve = Player(server.url), Player(server.url, "Eve")
    [session] = ada.request("GET", "/api/sessions").json["sessions"]
    assert eve.request("DELETE", f"/api/sessions/{session['id']}").status == 404
    assert ada.request("GET", "/api/me").status == 200


def test_a_flood_closes_the_socket(people: list[Player]) -> None:
    socket = people[0].socket()
    with suppress(ConnectionClosed):
        for _ in range(100):
            socket.send('{"type":"beat"}')
    assert socket.closed() == 1008


def test_a_handshake_that_takes_too_long_is_cut_off(strict: Running) -> None:
    began = time.monotonic()
    with sockets.create_connection(("127.0.0.1", strict.port), timeout=20) as slow:
        slow.sendall(b"GET /ws HTTP/1.1\r\nHost: ")
        with suppress(ConnectionResetError):
            assert slow.recv(100) == b""
    assert time.monotonic() - began < 15


def test_a_client_that_never_reads_is_cut_off_and_nobody_else_notices(server: Running) -> None:
    table, one, two = two_people(server, public=True)
    deaf = _deaf(server, Player(server.url, "Eve"), table)
    for number in range(80):
        mover = one if one.legal else two
        if number % 8:
            mover.do("say", text=f"{number} " + "x" * 390)
        else:
            mover.act()
        for socket in (one, two):
            socket.until_version(mover.v)
    time.sleep(9)  # the server waits for 8 seconds
    data = b""
    while part := deaf.recv(1 << 20):
        data += part
    deaf.close()
    assert b"\x88" + bytes([2 + len("too slow")]) + (4408).to_bytes(2, "big") + b"too slow" in data
    assert one.do("say", text="still here")["seq"]


def _deaf(server: Running, player: Player, table: str) -> sockets.socket:
    """A socket that says hello and then never reads anything."""
    deaf = sockets.socket()
    deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", server.port))
    deaf.sendall(
        (
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: {server.url}\r\nCookie: {player.cookie}\r\n\r\n"
        ).encode()
    )
    while deaf.recv(1) != b"\n":  # the first line completes the handshake
        pass
    hello = json.dumps({"type": "hello", "table_id": table}).encode()
    mask = b"\0\0\0\0"
    deaf.sendall(bytes([0x81, 0x80 | len(hello)]) + mask + hello)
    return deaf


def test_random_bytes_never_break_it(server: Running) -> None:
    table, one, _ = two_people(server)
    moves = random.Random(1)
    good = [
        json.dumps({"type": "hello", "table_id": table}),
        '{"type":"move","id":"a","v":3,"action":"draw"}',
    ]
    player = Player(server.url, "Fuzz")
    for _ in range(40):
        socket = player.socket()
        for _ in range(4):
            data = bytearray(moves.choice(good).encode())
            for _ in range(moves.randrange(1, 8)):
                data[moves.randrange(len(data))] = moves.randrange(256)
            socket.connection.send(bytes(data), text=True)
        socket.close()
    one.act()
    assert "Traceback" not in server.log.read_text()
