"""HTTP handlers that bring a person to another device by a one-time code."""

import secrets
import time
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from keltis.messages.message import message
from keltis.server.http import schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import HttpError, Routes, address, body, json_response
from keltis.server.http.guests import who_is
from keltis.server.security.rate_limit import RateLimiter
from keltis.server.security.session import hashed
from keltis.store import device_codes

VALID = 10 * 60 * 1000  # milliseconds
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # without what looks alike
LENGTH = 8  # letters: 40 bits
ATTEMPTS, PER_HOUR = 10.0, 60.0  # from one address: at once, and in the long run


class Devices:
    """Request handlers for one-time codes."""

    def __init__(self, auth: Authenticator) -> None:
        self.auth = auth
        self.node = auth.node
        self._attempts = RateLimiter(ATTEMPTS, PER_HOUR / 3600)

    def routes(self) -> Routes:
        return {
            ("POST", "/api/device-code"): self.make,
            ("DELETE", "/api/device-code"): self.withdraw,
            ("POST", "/api/device"): self.claim,
        }

    async def make(self, request: Request) -> Response:
        """A new code for the person who asks; an earlier one is no longer valid."""
        await body(request, schemas.Nothing)
        person = await self.auth.require_person(request)
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        now = self.node.clock.now()
        put = partial(device_codes.put, code=hashed(code), person=person.id, until=now + VALID, now=now)
        await self.node.database.write(put)
        return json_response(schemas.DeviceCode(code, VALID // 1000), 201)

    async def withdraw(self, request: Request) -> Response:
        """The person's code is not valid any more."""
        person = await self.auth.require_person(request)
        await self.node.database.write(partial(device_codes.withdraw, person=person.id))
        return json_response(None)

    async def claim(self, request: Request) -> Response:
        """Use a code: this browser is then signed in as its person, and no longer as anybody else."""
        given = await body(request, schemas.Claim)
        source = address(request)
        if not self._attempts.take(source, time.monotonic()):
            raise HttpError(429, "limit", message("online-busy"))
        code = hashed(given.code.lower().replace("-", "").replace(" ", ""))
        use_up = partial(device_codes.claim, code=code, now=self.node.clock.now())
        person = await self.node.database.write(use_up)
        found = None
        if person:
            token = await self.auth.begin_session(request, person)
            found = await self.auth.known(token)
        if found is None:
            raise HttpError(403, "refused", message("online-code-wrong"))
        self._attempts.refund(source)
        await self.auth.end_session(request)
        cookie = {"set-cookie": self.auth.cookies.setting(token)}
        return json_response(await who_is(self.node, found), 201, cookie)
