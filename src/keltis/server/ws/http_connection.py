"""HTTP connection with timeouts for every phase of every request (protection against Slowloris).

uvicorn closes idle keep-alive connections, but waits without limit for the rest of a request and for a client
that does not read the response. Here each of these phases has a deadline, which single bytes do not extend.
"""

import asyncio
from typing import Any, NamedTuple

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from keltis.server.ws.connection_limit import ConnectionLimit

HEADER_TIMEOUT = 5.0  # seconds from the first byte of a request to the end of its headers
BODY_TIMEOUT = 10.0  # seconds from there to the end of its body
WRITE_TIMEOUT = 8.0  # seconds within which a full write buffer must drain
KEEP_ALIVE_TIMEOUT = 5  # seconds that an idle connection stays open


class _Phase(NamedTuple):
    name: str
    request: int  # the number of the request on this connection
    seconds: float


class HttpConnection(H11Protocol):
    """One HTTP connection, up to its end or its upgrade to a WebSocket."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._limit: ConnectionLimit = self.app_state["connection_limit"]
        self._acquired = False
        self._requests = 0
        self._phase: _Phase | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._acquired = self._limit.acquire(self.client)
        if self._acquired:
            self._set_deadline()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._acquired:
            self._limit.release(self.client)
            self._acquired = False
        self._cancel_deadline()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._set_deadline()

    def on_response_complete(self) -> None:
        self._requests += 1
        super().on_response_complete()
        self._set_deadline()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._set_deadline()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._set_deadline()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._acquired = False  # the WebSocket connection releases it
        super().handle_websocket_upgrade(event)

    # --- deadlines -----------------------------------------------------------------------------

    def _set_deadline(self) -> None:
        """Start the timer of the phase that the connection is in, unless it is running already."""
        phase = self._current_phase()
        if phase == self._phase:
            return
        self._cancel_deadline()
        self._phase = phase
        if phase is not None:
            self._deadline = self.loop.call_later(phase.seconds, self._timed_out)

    def _current_phase(self) -> _Phase | None:
        if not self._acquired:  # refused, closed or upgraded
            return None
        if self.transport.is_closing():  # which waits until the write buffer is empty
            return _Phase("write", self._requests, WRITE_TIMEOUT)
        if self.flow.write_paused:
            return _Phase("write", self._requests, WRITE_TIMEOUT)
        if self.conn.their_state is h11.SEND_BODY:
            return _Phase("body", self._requests, BODY_TIMEOUT)
        waiting = self.cycle is None or self.cycle.response_complete
        if waiting and (self.cycle is None or self.conn.trailing_data[0]):
            return _Phase("header", self._requests, HEADER_TIMEOUT)
        return None  # the application works on a response, or the keep-alive timer of uvicorn runs

    def _timed_out(self) -> None:
        self._deadline = None
        if not self._acquired:
            return
        self._limit.refuse("timeout")
        self.transport.abort()

    def _cancel_deadline(self) -> None:
        self._phase = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
