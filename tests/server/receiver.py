"""A web server in the test whose certificate the machine trusts: webhooks and push messages end here."""

import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

import pytest
import trustme

from tests.server.hasty import NAME
from tests.server.running import SECONDS

HASTY = ("-m", "tests.server.hasty")


class Call(NamedTuple):
    """A call that came in."""

    path: str
    kind: str
    body: bytes
    headers: dict[str, str]


class Receiver:
    """A web server of somebody's own, with a certificate that the machine trusts."""

    def __init__(self) -> None:
        self.answer = 204
        self.answers: dict[str, int] = {}  # of single paths
        self.calls: SimpleQueue[Call] = SimpleQueue()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.calls.put(Call(self.path, headers["content-type"], body, headers))
                self.send_response(receiver.answers.get(self.path, receiver.answer))
                self.send_header("location", f"https://{NAME}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *arguments: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    def next(self, path: str, seconds: float = SECONDS) -> Call | None:
        """The next call of an address; those of others are passed over, which may come late."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            with suppress(Empty):
                call = self.calls.get(timeout=left)
                if call.path == path:
                    return call
        return None


@contextmanager
def receiving(folder: Path, environment: pytest.MonkeyPatch) -> Iterator[Receiver]:
    authority = trustme.CA()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(NAME).configure_cert(context)
    authority.cert_pem.write_to_path(str(folder / "ca.pem"))
    receiver = Receiver()
    server = receiver.server
    server.socket = context.wrap_socket(server.socket, server_side=True)
    environment.setenv("SSL_CERT_FILE", str(folder / "ca.pem"))
    environment.setenv("KELTIS_HOOKS", str(server.server_port))
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def soon(is_so: Callable[[], bool]) -> bool:
    """Whether something becomes true."""
    end = time.monotonic() + SECONDS
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
