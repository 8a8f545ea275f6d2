"""The first thing that a request meets: foreign hosts and origins are refused, and every answer is marked so
that a browser keeps to our rules."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from keltis.server.gate import Gate

SAFE = ("GET", "HEAD")
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
SECURE = "max-age=31536000"


class Guard:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app = app
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if not self._welcome(scope):
            await self._refuse(scope, receive, send)
            return
        await self.app(scope, receive, self._marking(send) if scope["type"] == "http" else send)

    def _welcome(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self.gate.host_ok(hosts[0]):
            return False
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        origins = headers.getlist("origin")
        return len(origins) == 1 and self.gate.origin_ok(origins[0], hosts[0])

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close"})  # before it was accepted: 403
            return
        await PlainTextResponse("forbidden", 403)(scope, receive, self._marking(send))

    def _marking(self, send: Send) -> Send:
        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if self.gate.secure:
                    headers["strict-transport-security"] = SECURE
            await send(message)

        return marked
