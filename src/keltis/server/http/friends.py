"""HTTP handlers for friends. People are named by handles that differ for everybody who asks.

Only people whom the person knows can be named, so nobody learns whether anybody else exists.
"""

import base64
import secrets
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from keltis.messages.message import message
from keltis.server.http import people_schemas, schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import HttpError, Routes, body, json_response, not_found
from keltis.server.live.node import Node
from keltis.server.security.session import hashed
from keltis.store import ties
from keltis.store.people import Person
from keltis.store.ties import Acquaintance

VALID = 7 * 24 * 60 * 60 * 1000  # milliseconds
MOST_LISTED = 200


class FriendRoutes:
    """Request handlers for friends."""

    def __init__(self, auth: Authenticator) -> None:
        self.auth = auth
        self.node = auth.node

    def routes(self) -> Routes:
        return {
            ("GET", "/api/friends"): self.friends,
            ("POST", "/api/friends/{friend}"): self.decide,
            ("POST", "/api/friend-link"): self.make_link,
            ("DELETE", "/api/friend-link"): self.withdraw_link,
            ("GET", "/api/friend-link/{key}"): self.whose,
            ("POST", "/api/friend"): self.befriend,
        }

    async def friends(self, request: Request) -> Response:
        """Everybody the person knows."""
        return await self._answer(await self.auth.require_person(request))

    async def decide(self, request: Request) -> Response:
        """Decide something about somebody the person knows."""
        wanted = await body(request, people_schemas.AboutFriend)
        person = await self.auth.require_person(request)
        about = await acquaintance(self.node, person, request.path_params["friend"])
        if about is None:
            raise not_found()
        now = self.node.clock.now()
        job = partial(ties.decide, who=person.id, about=about, decision=wanted.decision, now=now)
        await self.node.database.write(job)
        return await self._answer(person)

    async def make_link(self, request: Request) -> Response:
        """A new link with which others become friends; an earlier one is no longer valid."""
        await body(request, schemas.Nothing)
        person = await self.auth.require_person(request)
        key = base64.b32encode(secrets.token_bytes(15)).decode().lower()
        until = self.node.clock.now() + VALID
        await self.node.database.write(partial(ties.put_link, who=person.id, key=hashed(key), until=until))
        return json_response(people_schemas.FriendLink(key, VALID // 1000), 201)

    async def withdraw_link(self, request: Request) -> Response:
        """The person's link is not valid any more."""
        person = await self.auth.require_person(request)
        await self.node.database.write(partial(ties.withdraw_link, who=person.id))
        return json_response(None)

    async def whose(self, request: Request) -> Response:
        """Whose link it is; also for people without a session."""
        person = await self.auth.person(request)
        who = person.id if person is not None else ""
        key = hashed(request.path_params["key"])
        found = await self.node.database.read(
            partial(ties.of_link, key=key, who=who, now=self.node.clock.now())
        )
        if found is None:
            raise HttpError(404, "refused", message("online-friend-link"))
        return json_response(people_schemas.FriendOffer(found[1], found[0] == who))

    async def befriend(self, request: Request) -> Response:
        """Become friends with the person whose link it is."""
        given = await body(request, people_schemas.FriendKey)
        person = await self.auth.require_person(request)
        job = partial(
            ties.befriend,
            key=hashed(given.key),
            who=person.id,
            name=person.name,
            now=self.node.clock.now(),
        )
        if not await self.node.database.write(job):
            raise HttpError(404, "refused", message("online-friend-link"))
        return await self._answer(person)

    async def _answer(self, person: Person) -> Response:
        found = await self.node.database.read(partial(ties.around, who=person.id))
        listed = [_listed(one, self.node.keys.handle(person.id, one.other)) for one in found[:MOST_LISTED]]
        return json_response(people_schemas.Friends(tuple(listed)))


def _listed(one: Acquaintance, handle: str) -> people_schemas.Friend:
    latest = one.meetings[0] if one.meetings else None
    return people_schemas.Friend(
        handle,
        one.name,
        one.state,
        one.muted,
        one.invitable,
        sum(meeting.played for meeting in one.meetings),
        sum(meeting.won for meeting in one.meetings),
        sum(meeting.lost for meeting in one.meetings),
        latest.game if latest else "",
        latest.latest if latest else 0,
    )


async def acquaintance(node: Node, person: Person, handle: str) -> Acquaintance | None:
    """The person with this handle, if it is somebody whom the person knows."""
    found = await node.database.read(partial(ties.around, who=person.id))
    return next((one for one in found if node.keys.handle(person.id, one.other) == handle), None)
