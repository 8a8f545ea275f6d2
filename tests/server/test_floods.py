"""Denial of service: clients that hold connections open, flood the server, or do not read."""

import socket as sockets
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Player, Running, Socket, running

REQUEST = "GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
HALF = b"GET /api/health HTTP/1.1\r\nHost: "
PER_ADDRESS = 30


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that few connections fill."""
    with running(tmp_path_factory.mktemp("small"), connections_per_address=PER_ADDRESS) as found:
        yield found


def connect(server: Running, address: str = "127.0.0.1") -> sockets.socket:
    return sockets.create_connection(("127.0.0.1", server.port), timeout=30, source_address=(address, 0))


def answer(connection: sockets.socket, server: Running, more: str = "", method: str = "GET") -> bytes:
    """The response to one request on a connection that stays open."""
    head = REQUEST.replace("GET", method).format(port=server.port) + more + "\r\n"
    connection.sendall(head.encode())
    data = b""
    while b"\r\n\r\n" not in data:
        part = connection.recv(4096)
        assert part, "closed without a response"
        data += part
    head_part, _, body = data.partition(b"\r\n\r\n")
    size = int(head_part.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
    while len(body) < size:
        body += connection.recv(4096)
    return head_part


def seconds_until_closed(connection: sockets.socket) -> float:
    began = time.monotonic()
    with suppress(ConnectionResetError):
        while connection.recv(65536):
            pass
    return time.monotonic() - began


def seconds_of_trickling(connection: sockets.socket) -> float:
    """Send a byte now and then until the server closes the connection; how long that takes."""
    began = time.monotonic()
    with suppress(OSError):
        while time.monotonic() - began < 60:
            connection.sendall(b" ")
            time.sleep(0.2)
    return time.monotonic() - began


# --- slow requests -----------------------------------------------------------------------------


def test_half_a_second_request_is_timed_out(small: Running) -> None:
    with connect(small) as slow:
        assert b" 200 " in answer(slow, small)
        slow.sendall(HALF)
        assert 3 < seconds_until_closed(slow) < 12


def test_single_bytes_do_not_extend_the_header_timeout(small: Running) -> None:
    with connect(small) as slow:
        assert b" 200 " in answer(slow, small)
        slow.sendall(HALF)
        assert seconds_of_trickling(slow) < 12


def test_an_idle_connection_is_closed(small: Running) -> None:
    with connect(small) as idle:
        assert b" 200 " in answer(idle, small)
        assert seconds_until_closed(idle) < 12


def test_a_body_that_never_comes_is_timed_out(small: Running) -> None:
    with connect(small) as slow:
        origin = f"Origin: http://127.0.0.1:{small.port}\r\n"
        kind = "Content-Type: application/json\r\n"
        head = REQUEST.replace("GET /api/health", "POST /api/me").format(port=small.port)
        slow.sendall(f"{head}{origin}{kind}Content-Length: 10000\r\n\r\n{{".encode())
        assert seconds_of_trickling(slow) < 25


def test_a_response_that_is_not_read_is_timed_out(small: Running) -> None:
    page = max((Path(__file__).parents[2] / "src/keltis/static/assets").iterdir(), key=_size)
    deaf = sockets.socket()
    deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    deaf.settimeout(30)
    deaf.connect(("127.0.0.1", small.port))
    with deaf:
        head = REQUEST.replace("/api/health", f"/assets/{page.name}").format(port=small.port)
        with suppress(OSError):  # it may be closed while we still send
            for _ in range(2000):  # pipelined: more than the kernel's buffers hold
                deaf.sendall(f"{head}\r\n".encode())
        time.sleep(20)
        with connect(small) as other:
            assert b" 200 " in answer(other, small)
        assert "timeout" in small.log.read_text()


def _size(path: Path) -> int:
    return path.stat().st_size


# --- many connections --------------------------------------------------------------------------


def test_one_address_cannot_lock_others_out(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=PER_ADDRESS) as server, ExitStack() as stack:
        held = []
        for _ in range(3 * PER_ADDRESS):
            with suppress(OSError, AssertionError):
                connection = stack.enter_context(connect(server))
                assert b" 200 " in answer(connection, server)
                connection.sendall(HALF)
                held.append(connection)
        assert len(held) <= PER_ADDRESS
        other = stack.enter_context(connect(server, "127.0.0.2"))
        assert b" 200 " in answer(other, server)
        for connection in held:
            assert seconds_until_closed(connection) < 12
        again = stack.enter_context(connect(server))
        assert b" 200 " in answer(again, server)
        server.stop()
        lines = [line for line in server.log.read_text().splitlines() if "connections refused" in line]
        assert 1 <= len(lines) <= 4  # not one for each connection
        assert any("too_many_from_one_address" in line for line in lines)


def test_the_total_of_connections_is_capped(tmp_path: Path) -> None:
    settings = {"connections": 10, "connections_per_address": 100}
    with running(tmp_path, **settings) as server, ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(connect(server))
        time.sleep(0.5)
        late = stack.enter_context(connect(server))
        assert seconds_until_closed(late) < 3
        assert "too_many" in server.log.read_text()


def test_closed_sockets_make_room_again(tmp_path: Path) -> None:
    with running(tmp_path, connections=8) as server:
        player = Player(server.url)
        for _ in range(3):
            open_now = [player.socket() for _ in range(6)]
            for socket in open_now:
                socket.close()
            time.sleep(0.3)


# --- floods of frames --------------------------------------------------------------------------


def upgraded(server: Running, player: Player) -> sockets.socket:
    """A raw connection after the WebSocket handshake."""
    raw = connect(server)
    raw.sendall(
        (
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: {server.url}\r\nCookie: {player.cookie}\r\n\r\n"
        ).encode()
    )
    data = b""
    while not data.endswith(b"\r\n\r\n"):
        data += raw.recv(1)
    assert b" 101 " in data
    return raw


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame of less than 126 bytes."""
    return bytes([opcode | (0x80 if fin else 0), 0x80 | len(payload)]) + b"\0\0\0\0" + payload


PING, PONG, TEXT, CONTINUATION = 0x9, 0xA, 0x1, 0x0
FLOODS = {
    "pings": frame(PING, b"x" * 125),
    "empty pings": frame(PING),
    "pongs": frame(PONG, b"x"),
    "fragments": frame(CONTINUATION, b"", fin=False),
    "empty messages": frame(TEXT),
    "heartbeats": frame(TEXT, b'{"type":"beat"}'),
}


def flood(raw: sockets.socket, data: bytes, seconds: float) -> None:
    """Send the same data again and again until the server does not take it any more."""
    end = time.monotonic() + seconds
    raw.settimeout(0.5)
    with suppress(OSError):
        while time.monotonic() < end:
            raw.sendall(data)


def close_code(raw: sockets.socket) -> int:
    """The code of the close frame at the end of what the server sent."""
    data = b""
    raw.settimeout(10)
    with suppress(OSError):
        while part := raw.recv(65536):
            data += part
    place = data.rfind(b"\x88")
    assert place >= 0, data[-100:]
    return int.from_bytes(data[place + 2 : place + 4], "big")


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_disconnected_with_1008(strict: Running, kind: str) -> None:
    with upgraded(strict, Player(strict.url)) as raw:
        first = frame(TEXT, b"{", fin=False) if kind == "fragments" else b""
        flood(raw, first + FLOODS[kind] * 1000, 5)
        assert close_code(raw) == 1008


def test_one_long_message_and_a_few_pings_are_no_flood(strict: Running) -> None:
    socket = Player(strict.url).socket()
    for _ in range(10):
        socket.connection.ping()
    socket.send('{"type":"say","id":"a","text":"' + "x" * 7000 + '"}')
    assert socket.error() == "bad"
    for _ in range(5):
        socket.send('{"type":"beat"}')
    assert socket.connection.ping().wait(10)


def test_a_ping_flood_does_not_delay_others(strict: Running) -> None:
    """Several clients flood, and reconnect as soon as they are disconnected."""
    flooder = Player(strict.url, "Mallory")
    stop = threading.Event()

    def attack() -> None:
        while not stop.is_set():
            with suppress(OSError, AssertionError), upgraded(strict, flooder) as raw:
                flood(raw, frame(PING, b"x" * 125) * 2000, 1)

    threads = [threading.Thread(target=attack) for _ in range(3)]
    victim = Player(strict.url, "Ada").socket()
    before = memory(strict)
    quiet = round_trips(victim, 10)
    for thread in threads:
        thread.start()
    try:
        time.sleep(1)
        busy = round_trips(victim, 20)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    assert statistics.median(busy) < max(0.05, 20 * statistics.median(quiet))
    assert memory(strict) - before < 50e6


def round_trips(socket: Socket, number: int) -> list[float]:
    """How long a ping takes, with pauses as the rate limit asks for."""
    found = []
    for _ in range(number):
        began = time.monotonic()
        with suppress(ConnectionClosed):
            assert socket.connection.ping().wait(30)
        found.append(time.monotonic() - began)
        time.sleep(0.1)
    return found


def memory(server: Running) -> float:
    """Resident bytes of a server."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * 4096.0


def test_data_before_the_handshake_is_answered_is_refused(strict: Running) -> None:
    with connect(strict) as raw:
        raw.sendall(
            (
                f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                f"Sec-WebSocket-Version: 13\r\nOrigin: {strict.url}\r\n\r\n"
            ).encode()
            + FLOODS["pings"] * 500
        )
        assert seconds_until_closed(raw) < 12
