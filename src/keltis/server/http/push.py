"""HTTP handlers for push subscriptions: a session has at most one, its browser's."""

import asyncio
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from keltis.server.http import schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import Routes, bad_request, body, json_response
from keltis.server.jobs.push import PushNotifications
from keltis.server.security.outbound import check_address
from keltis.server.security.session import hashed
from keltis.store import push
from keltis.store.push import Subscription
from keltis.table.rejection import refused

MOST_SUBSCRIPTIONS = 10  # of a person; a new one replaces the oldest


class PushRoutes:
    """Request handlers for push notifications."""

    def __init__(self, auth: Authenticator, push_notifications: PushNotifications) -> None:
        self.auth = auth
        self.node = auth.node
        self._push = push_notifications

    def routes(self) -> Routes:
        return {
            ("GET", "/api/push"): self.state,
            ("POST", "/api/push"): self.subscribe,
            ("DELETE", "/api/push"): self.unsubscribe,
        }

    async def state(self, request: Request) -> Response:
        """With which key to subscribe, and whether this session has."""
        await self.auth.require_person(request)
        return json_response(await self._state(request))

    async def subscribe(self, request: Request) -> Response:
        """Announce turns to this session's browser."""
        wanted = await body(request, schemas.PushSubscription)
        person = await self.auth.require_person(request)
        if not self.node.config.push:
            raise refused("online-no-push")
        check_address(wanted.endpoint, "online-push")
        try:
            await asyncio.to_thread(_check_keys, wanted.p256dh, wanted.auth)
        except ValueError:
            raise bad_request() from None
        session = hashed(self.auth.token(request))
        made = Subscription(session, person.id, wanted.endpoint, wanted.p256dh, wanted.auth)
        job = partial(push.subscribe, subscription=made, now=self.node.clock.now(), most=MOST_SUBSCRIPTIONS)
        await self.node.database.write(job)
        return json_response(await self._state(request))

    async def unsubscribe(self, request: Request) -> Response:
        """Announce nothing to this session's browser any more."""
        await self.auth.require_person(request)
        session = hashed(self.auth.token(request))
        await self.node.database.write(partial(push.unsubscribe, session=session))
        return json_response(await self._state(request))

    async def _state(self, request: Request) -> schemas.PushState:
        if not self.node.config.push:
            return schemas.PushState("", False)
        key = await asyncio.to_thread(_public_key, await self._push.key())
        session = hashed(self.auth.token(request))
        subscribed = await self.node.database.read(partial(push.is_subscribed, session=session))
        return schemas.PushState(key, subscribed)


# In a thread, because importing `cryptography` takes a while.


def _check_keys(p256dh: str, auth: str) -> None:
    from keltis.server.security import web_push

    web_push.check_keys(p256dh, auth)


def _public_key(key: str) -> str:
    from keltis.server.security import web_push

    return web_push.public_key(key)
