"""`keltis health`: a healthy server, one that is away, and one whose database fails."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tests.cli.run_command import Inside, error_line


class Answer(BaseHTTPRequestHandler):
    """A server that gives one answer to whoever uses the right name."""

    def do_GET(self) -> None:
        known = self.path == "/api/health" and self.headers["Host"] == "keltis.example"
        self.send_response(200 if known else 503)
        self.end_headers()
        self.wfile.write(b'{"ok":true,"version":"1.2.3","protocol":2,"tables":1,"sockets":4}')

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def port() -> Iterator[int]:
    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def test_a_healthy_server_is_described_in_one_line(inside: Inside, port: int) -> None:
    done = inside("health", "--port", str(port), "--lang", "en", KELTIS_URL="https://keltis.example")
    assert done.returncode == 0
    assert done.stdout == "ok: version 1.2.3, 1 table loaded, 4 connections\n"


def test_a_server_without_a_database_is_an_error(inside: Inside, port: int) -> None:
    assert "answers 503" in error_line(inside("health", "--port", str(port), "--lang", "en"))


def test_a_server_that_is_away_is_an_error(inside: Inside) -> None:
    assert "no answer from 127.0.0.1, port 1: " in error_line(inside("health", "--port", "1", "--lang", "en"))
