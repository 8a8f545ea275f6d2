"""Accounts by HTTP: enrolment, login, logout, webhooks and erasure. Guests need no account."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from keltis.messages.message import message
from keltis.server.http import schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import HttpError, Routes, address, body, json_response
from keltis.server.http.guests import who_is
from keltis.server.jobs.forgetting import forget
from keltis.server.security import passphrase
from keltis.server.security.login_attempts import LoginAttempts
from keltis.server.security.outbound import check_address
from keltis.server.security.rate_limit import RateLimiter
from keltis.server.security.session import hashed
from keltis.store import accounts, push
from keltis.store.accounts import Account
from keltis.table.rejection import refused

T = TypeVar("T")

AT_ONCE = 2  # passphrase hashes computed in parallel; each needs 32 MiB


class Accounts:
    """Request handlers for accounts."""

    def __init__(self, auth: Authenticator) -> None:
        self.auth = auth
        self.node = auth.node
        self._attempts = LoginAttempts()
        newcomers = self.node.config.newcomers_per_hour
        self._addresses = RateLimiter(newcomers / 4, newcomers / 3600)
        self._slots = asyncio.Semaphore(AT_ONCE)

    def routes(self) -> Routes:
        return {
            ("POST", "/api/account"): self.enrol,
            ("POST", "/api/login"): self.sign_in,
            ("POST", "/api/logout"): self.sign_out,
            ("DELETE", "/api/sessions"): self.end_others,
            ("POST", "/api/webhook"): self.set_webhook,
            ("POST", "/api/forget"): self.forget,
        }

    async def enrol(self, request: Request) -> Response:
        """Create or change an account. All sessions end; the current one continues with a new token."""
        wanted = await body(request, schemas.Enrolment)
        person = await self.auth.require_person(request)
        await self._check_passphrase(request, person.id, wanted.old)
        self._count_request(request)  # rate-limited because the response reveals whether a login is taken
        stored = await self._run_in_thread(passphrase.hashed, wanted.passphrase)
        account = Account(wanted.login.lower(), person.id, stored)
        if not await self.node.database.write(partial(accounts.put, account=account)):
            raise refused("online-login-taken")
        token = await self.auth.begin_session(request, person.id)
        old = hashed(self.auth.token(request))
        await self.node.database.write(partial(push.move, old=old, new=hashed(token)))
        await self._end_sessions(person.id, token)
        return json_response(await who_is(self.node, person), 201, self._cookie(token))

    async def sign_in(self, request: Request) -> Response:
        """Start a session with login and passphrase."""
        given = await body(request, schemas.Credentials)
        login = given.login.lower()
        self._count_request(request)
        source = address(request)
        if not self._attempts.begin(login, source):
            raise HttpError(429, "limit", message("online-busy"))
        account = await self.node.database.read(partial(accounts.of_login, login=login))
        stored = passphrase.NO_ACCOUNT if account is None else account.passphrase
        right = await self._run_in_thread(passphrase.fits, given.passphrase, stored)
        if account is None or not right:
            raise HttpError(403, "refused", message("online-login-wrong"))
        self._attempts.succeeded(login, source)
        if passphrase.is_outdated(stored):
            renewed = account._replace(
                passphrase=await self._run_in_thread(passphrase.hashed, given.passphrase)
            )
            await self.node.database.write(partial(accounts.put, account=renewed))
        token = await self.auth.begin_session(request, account.person)
        person = await self.auth.known(token)
        if person is None:
            raise HttpError(403, "refused", message("online-login-wrong"))
        await self.auth.end_session(request)
        return json_response(await who_is(self.node, person), 201, self._cookie(token))

    async def sign_out(self, request: Request) -> Response:
        """End this session."""
        await body(request, schemas.Nothing)
        await self.auth.require_person(request)
        await self.auth.end_session(request)
        return json_response(None, headers={"set-cookie": self.auth.cookies.clearing()})

    async def end_others(self, request: Request) -> Response:
        """End all sessions except the current one."""
        person = await self.auth.require_person(request)
        await self._end_sessions(person.id, self.auth.token(request))
        return json_response(None)

    async def set_webhook(self, request: Request) -> Response:
        """Set or remove the webhook that is called when it is the person's turn."""
        wanted = await body(request, schemas.Calling)
        person = await self.auth.require_person(request)
        if wanted.url:
            if not self.node.config.webhooks:
                raise refused("online-no-webhooks")
            check_address(wanted.url)
        put = partial(accounts.put_hook, person=person.id, url=wanted.url, now=self.node.clock.now())
        await self.node.database.write(put)
        return json_response(await who_is(self.node, person))

    async def forget(self, request: Request) -> Response:
        """Erase everything personal."""
        wish = await body(request, schemas.Farewell)
        person = await self.auth.require_person(request)
        await self._check_passphrase(request, person.id, wish.passphrase)
        await forget(self.auth.registry, person.id)
        return json_response(None, headers={"set-cookie": self.auth.cookies.clearing()})

    # --- sessions and passphrases --------------------------------------------------------------

    def _cookie(self, token: str) -> dict[str, str]:
        return {"set-cookie": self.auth.cookies.setting(token)}

    async def _end_sessions(self, person: str, but: str) -> None:
        """End all sessions of a person except the one with the token `but`."""
        job = partial(accounts.end_other_sessions, person=person, but=hashed(but))
        for token in await self.node.database.write(job):
            self.node.clients.revoke(token)

    async def _check_passphrase(self, request: Request, person: str, given: str) -> None:
        """Require the passphrase before an account is changed or erased.

        Attempts are counted per person, so only somebody with a session of that person can use them up.
        """
        account = await self.node.database.read(partial(accounts.of_person, person=person))
        if account is None:
            return
        if not self._attempts.begin(person, address(request)):
            raise HttpError(429, "limit", message("online-busy"))
        if not await self._run_in_thread(passphrase.fits, given, account.passphrase):
            raise HttpError(403, "refused", message("online-login-wrong"))
        self._attempts.succeeded(person, address(request))

    def _count_request(self, request: Request) -> None:
        if not self._addresses.take(address(request), time.monotonic()):
            raise HttpError(429, "limit", message("online-busy"))

    async def _run_in_thread(self, function: Callable[..., T], *arguments: str) -> T:
        async with self._slots:
            return await asyncio.to_thread(function, *arguments)
