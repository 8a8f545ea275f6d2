"""The outermost middleware: rate limit, protection against CSRF and DNS rebinding, security headers, errors.

CSRF: a request that may change something needs an Origin header with our own address. DNS rebinding: the Host
header must be one of our names. Every response carries a strict content security policy. An exception becomes
a 500 with the same headers, and one log line at most for many of them.
"""

import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import FilteringBoundLogger

from keltis.server.config import Config
from keltis.server.security.addresses import address_group, forwarded_address
from keltis.server.security.origins import OriginPolicy
from keltis.server.security.rate_limit import RateLimiter

SAFE_METHODS = ("GET", "HEAD")
MAX_PATH = 1024  # bytes
# Relative to API requests, because a page has many files: seconds' worth at once, and a factor of the rate.
BURST, PAGE_FACTOR = 40, 4
CONTENT_SECURITY_POLICY = "; ".join(
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
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
STRICT_TRANSPORT_SECURITY = "max-age=31536000"


class SecurityMiddleware:
    """Wraps the whole application."""

    def __init__(
        self, app: ASGIApp, origin_policy: OriginPolicy, config: Config, log: FilteringBoundLogger
    ) -> None:
        self.app = app
        self.origin_policy = origin_policy
        self._log = log
        self._proxies = config.proxies if config.proxy else 0
        rate = config.requests_per_second
        self._requests = RateLimiter(BURST * rate, PAGE_FACTOR * rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request and pass it on, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if self._proxies and (address := forwarded_address(headers, self._proxies)):
            scope["client"] = (address, 0)
        status = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            await (self._refuse_websocket(receive, send) if status else self.app(scope, receive, send))
        elif status:
            refusal = PlainTextResponse("too many requests" if status == 429 else "refused", status)
            await refusal(scope, receive, self._with_headers(send))
        else:
            await self._respond(scope, receive, self._with_headers(send))

    def _refusal(self, scope: Scope, headers: Headers) -> int:
        """The status with which a request is refused; 0 if it is not."""
        address = address_group(scope["client"][0]) if scope["client"] else ""
        if not self._requests.take(address, time.monotonic()):
            return 429
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self.origin_policy.host_ok(hosts[0]):
            return 403
        if len(scope["raw_path"] or b"") > MAX_PATH or "\0" in scope["path"]:
            return 404
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return 0
        origins = headers.getlist("origin")
        return 0 if len(origins) == 1 and self.origin_policy.origin_ok(origins[0], hosts[0]) else 403

    async def _respond(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the application; an exception becomes a response, if none was begun."""
        begun = False

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except Exception as error:
            self._log.error("request failed", path=scope["path"][:100], exc_info=error)
            if not begun:
                await PlainTextResponse("internal server error", 500)(scope, receive, send)

    async def _refuse_websocket(self, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.close"})  # before the handshake: 403

    def _with_headers(self, send: Send) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if self.origin_policy.secure:
                    headers["strict-transport-security"] = STRICT_TRANSPORT_SECURITY
            await send(message)

        return with_headers
