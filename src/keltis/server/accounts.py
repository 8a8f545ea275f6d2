"""Accounts by HTTP: signing in and out, and being forgotten. Guests need none of it."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from keltis.core.message import message
from keltis.server import api, passphrase
from keltis.server.bucket import Buckets
from keltis.server.exchange import Failure, Routes, address, as_json, body
from keltis.server.guests import who_is
from keltis.server.session import fresh_id, fresh_token, hashed
from keltis.server.visitors import Visitors, label
from keltis.server.webhooks import check_address
from keltis.store import accounts, forgetting, people
from keltis.store.accounts import Account
from keltis.table.refused import refused

T = TypeVar("T")

TRIES, HOURS = 10.0, 1 / 6  # so many tries for one login at once, and as many again after so many hours
AT_ONCE = 2  # passphrases that are checked at the same time: each takes memory


class Accounts:
    """Signing in and out."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.hall = visitors.hall
        self._tries = Buckets(TRIES, TRIES / HOURS / 3600)
        newcomers = self.hall.config.newcomers_per_hour
        self._addresses = Buckets(newcomers / 4, newcomers / 3600)
        self._slots = asyncio.Semaphore(AT_ONCE)

    def routes(self) -> Routes:
        """Where everything is."""
        return {
            ("POST", "/api/account"): self.enrol,
            ("POST", "/api/login"): self.sign_in,
            ("POST", "/api/logout"): self.sign_out,
            ("DELETE", "/api/sessions"): self.end_others,
            ("POST", "/api/webhook"): self.call_me,
            ("POST", "/api/forget"): self.forget,
        }

    async def enrol(self, request: Request) -> Response:
        """Give a guest an account, or change one; then they are known only here."""
        wanted = await body(request, api.Enrolment)
        person = await self.visitors.somebody(request)
        await self._prove(request, person.id, wanted.old)
        kept = await self._slow(passphrase.hashed, wanted.passphrase)
        account = Account(wanted.login.lower(), person.id, kept)
        if not await self.hall.writing(partial(accounts.put, account=account)):
            raise refused("online-login-taken")
        await self._end_others(request, person.id)
        return as_json(await who_is(self.hall, person), 201)

    async def sign_in(self, request: Request) -> Response:
        """Be known as who has an account."""
        given = await body(request, api.Credentials)
        login = given.login.lower()
        self._count(request, login)
        account = await self.hall.reading(partial(accounts.of_login, login=login))
        kept = passphrase.NOBODYS if account is None else account.passphrase
        right = await self._slow(passphrase.fits, given.passphrase, kept)
        if account is None or not right:
            raise Failure(403, "refused", message("online-login-wrong"))
        token = fresh_token()
        begin = partial(
            people.begin_session,
            token=hashed(token),
            person=account.person,
            label=label(request),
            now=self.hall.now(),
        )
        await self.hall.writing(begin)
        person = await self.visitors.known(token)
        if person is None:
            raise Failure(403, "refused", message("online-login-wrong"))
        cookie = {"set-cookie": self.visitors.cookies.setting(token)}
        return as_json(await who_is(self.hall, person), 201, cookie)

    async def sign_out(self, request: Request) -> Response:
        """Not be known here any more."""
        await body(request, api.Nothing)
        person = await self.visitors.somebody(request)
        token = hashed(self.visitors.token(request))
        await self.hall.writing(partial(people.end_session, person=person.id, token=token))
        self.hall.revoke(token)
        return as_json(None, headers={"set-cookie": self.visitors.cookies.clearing()})

    async def end_others(self, request: Request) -> Response:
        """Be known only here."""
        person = await self.visitors.somebody(request)
        await self._end_others(request, person.id)
        return as_json(None)

    async def call_me(self, request: Request) -> Response:
        """Tell somebody that it is their turn, or do not any more."""
        wanted = await body(request, api.Calling)
        person = await self.visitors.somebody(request)
        if wanted.url:
            if not self.hall.config.webhooks:
                raise refused("online-no-webhooks")
            check_address(wanted.url)
        put = partial(accounts.put_hook, person=person.id, url=wanted.url, now=self.hall.now())
        await self.hall.writing(put)
        return as_json(await who_is(self.hall, person))

    async def forget(self, request: Request) -> Response:
        """Remove everything personal."""
        wish = await body(request, api.Farewell)
        person = await self.visitors.somebody(request)
        await self._prove(request, person.id, wish.passphrase)
        tokens = await self.hall.reading(partial(people.sessions, person=person.id))
        job = partial(forgetting.forget, person=person.id, instead=fresh_id(), now=self.hall.now())
        for game in await self.hall.writing(job):
            self.hall.refresh(game)
        for session in tokens:
            self.hall.revoke(session.token)
        return as_json(None, headers={"set-cookie": self.visitors.cookies.clearing()})

    # --- passphrases ---------------------------------------------------------------------------

    async def _prove(self, request: Request, person: str, given: str) -> None:
        """Who has an account must know its passphrase to change it."""
        account = await self.hall.reading(partial(accounts.of_person, person=person))
        if account is None:
            return
        self._count(request, account.login)
        if not await self._slow(passphrase.fits, given, account.passphrase):
            raise Failure(403, "refused", message("online-login-wrong"))

    def _count(self, request: Request, login: str) -> None:
        """Nobody tries passphrases without end, neither from one address nor for one login."""
        now = time.monotonic()
        if not (self._addresses.take(address(request), now) and self._tries.take(login, now)):
            raise Failure(429, "limit", message("online-busy"))

    async def _slow(self, function: Callable[..., T], *arguments: str) -> T:
        async with self._slots:
            return await asyncio.to_thread(function, *arguments)

    async def _end_others(self, request: Request, person: str) -> None:
        own = hashed(self.visitors.token(request))
        for token in await self.hall.writing(partial(accounts.end_other_sessions, person=person, but=own)):
            self.hall.revoke(token)
