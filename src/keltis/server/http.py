"""The lobby, tables and records, by HTTP."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from keltis import __version__
from keltis.bots import BOTS
from keltis.core.message import Message, message
from keltis.core.record import record_of
from keltis.core.recordfile import as_jsonl, as_text
from keltis.core.seats import SPECTATOR
from keltis.core.view import view
from keltis.games import GAMES
from keltis.pictures import picture
from keltis.server import api
from keltis.server.bucket import Buckets
from keltis.server.hall import Hall
from keltis.server.opening import open_table
from keltis.server.session import AGE, Cookies, fresh_id, fresh_token, hashed
from keltis.store import games, people
from keltis.store.connection import Connection, StoreError
from keltis.store.games import Line
from keltis.store.people import Person
from keltis.table import frames, telling
from keltis.table.commands import PHRASES
from keltis.table.events import Entry
from keltis.table.match import Broken
from keltis.table.refused import Refused
from keltis.table.table import Table
from keltis.table.text import MAX_NAME, tidy

MOST_BODY = 16 * 1024
BODY_SECONDS = 5.0
MOST_LISTED = 200
JSON = "application/json"

B = TypeVar("B")
Handler = Callable[[Request], Awaitable[Response]]
_write = msgspec.json.Encoder().encode


class Failure(Exception):
    """A request that is not answered as it was meant."""

    def __init__(self, status: int, code: str, why: Message) -> None:
        self.status, self.code, self.why = status, code, why


def missing() -> Failure:
    """There is no such thing, or not for you: nobody can tell which."""
    return Failure(404, "unknown", message("online-unknown"))


class Api:
    """All requests."""

    def __init__(self, hall: Hall, cookies: Cookies) -> None:
        self.hall = hall
        self.cookies = cookies
        rate, newcomers = hall.config.requests_per_second, hall.config.newcomers_per_hour
        self._calm = Buckets(12 * rate, rate)
        self._newcomers = Buckets(newcomers / 4, newcomers / 3600)

    def routes(self) -> list[Route]:
        """Where everything is."""
        table: dict[tuple[str, str], Handler] = {
            ("GET", "/api/health"): self.health,
            ("GET", "/api/games"): self.offered,
            ("GET", "/api/me"): self.me,
            ("POST", "/api/me"): self.greet,
            ("GET", "/api/sessions"): self.sessions,
            ("DELETE", "/api/sessions/{session}"): self.end_session,
            ("GET", "/api/lobby"): self.lobby,
            ("POST", "/api/tables"): self.open,
            ("GET", "/api/tables/{game}/invitation"): self.invitation,
            ("GET", "/api/tables/{game}/record"): self.record,
            ("GET", "/api/tables/{game}/at/{version:int}"): self.at,
            ("GET", "/api/tables/{game}/picture.svg"): self.picture,
        }
        return [
            Route(path, self._answering(handler), methods=[method])
            for (method, path), handler in table.items()
        ]

    def _answering(self, handler: Handler) -> Handler:
        """A handler whose failures become answers, and that nobody can call too often."""

        async def answer(request: Request) -> Response:
            try:
                if not self._calm.take(_address(request), time.monotonic()):
                    raise Failure(429, "limit", message("online-busy"))
                return await handler(request)
            except Failure as failure:
                return _json(api.Refusal(failure.code, failure.why), failure.status)  # type: ignore[arg-type]
            except Refused as refusal:
                return _json(api.Refusal(refusal.code, refusal.why), 409)
            except StoreError as error:
                self.hall.log.warning("store", why=repr(error))
                return _json(api.Refusal("unavailable", message("online-unavailable")), 503)

        return answer

    # --- who asks ------------------------------------------------------------------------------

    async def person(self, request: Request) -> Person | None:
        """Who sends a request; None if they are not known."""
        token = self.cookies.token(request.headers.get("cookie", ""))
        return await self.known(token) if token else None

    async def known(self, token: str) -> Person | None:
        """Who is known by a token."""
        oldest = self.hall.now() - AGE * 1000
        return await self.hall.reading(partial(people.find, token=hashed(token), oldest=oldest))

    async def somebody(self, request: Request) -> Person:
        """Who sends a request; they must be known."""
        person = await self.person(request)
        if person is None:
            raise Failure(401, "refused", message("online-who"))
        return person

    async def me(self, request: Request) -> Response:
        """Who I am."""
        person = await self.somebody(request)
        token = hashed(self.cookies.token(request.headers.get("cookie", "")))
        self.hall.store.write(partial(people.seen, token=token, now=self.hall.now()), lambda result: None)
        return _json(api.Me(person.name))

    async def greet(self, request: Request) -> Response:
        """Make somebody known, or give them another name."""
        greeting = await _body(request, api.Greeting)
        name = tidy(greeting.name, MAX_NAME)
        person = await self.person(request)
        if person is not None:
            await self.hall.writing(partial(people.rename, person=person.id, name=name))
            return _json(api.Me(name))
        if not self._newcomers.take(_address(request), time.monotonic()):
            raise Failure(429, "limit", message("online-busy"))
        token, made = fresh_token(), Person(fresh_id(), name)
        label = tidy(request.headers.get("user-agent", ""), 80)
        await self.hall.writing(
            partial(_join, person=made, token=hashed(token), label=label, now=self.hall.now())
        )
        return _json(api.Me(name), 201, {"set-cookie": self.cookies.setting(token)})

    async def sessions(self, request: Request) -> Response:
        """Where I am known."""
        person = await self.somebody(request)
        own = hashed(self.cookies.token(request.headers.get("cookie", "")))
        found = await self.hall.reading(partial(people.sessions, person=person.id))
        listed = [
            api.ListedSession(one.token[:16], one.label, one.created, one.seen, one.token == own)
            for one in found
        ]
        return _json(api.Sessions(tuple(listed)))

    async def end_session(self, request: Request) -> Response:
        """I am not known there any more."""
        person = await self.somebody(request)
        wanted = request.path_params["session"]
        found = await self.hall.reading(partial(people.sessions, person=person.id))
        tokens = [one.token for one in found if one.token[:16] == wanted]
        if not tokens:
            raise missing()
        await self.hall.writing(partial(people.end_session, person=person.id, token=tokens[0]))
        self.hall.revoke(tokens[0])
        return _json(None)

    # --- lists ---------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether all is well: also the store."""
        await self.hall.reading(lambda connection: connection.run("SELECT version FROM keltis"))
        found = api.Health(True, __version__, len(self.hall.rooms), len(self.hall.clients))
        return _json(found)

    async def offered(self, request: Request) -> Response:
        """What can be played."""
        listed = [
            api.ListedGame(
                game.name,
                tuple(game.players),
                tuple(api.ListedOption(option.name, option.values) for option in game.options),
            )
            for game in GAMES
        ]
        return _json(api.Offered(tuple(listed), tuple(BOTS), PHRASES))

    async def lobby(self, request: Request) -> Response:
        """My tables and the open ones."""
        person = await self.person(request)
        open_tables = await self.hall.reading(partial(games.open_tables, most=MOST_LISTED))
        mine: list[tuple[Line, tuple[int, ...]]] = []
        if person is not None:
            mine = await self.hall.reading(partial(games.tables_of, who=person.id, most=MOST_LISTED))
        yours = sorted((_listed(line, seats) for line, seats in mine), key=lambda one: not one.turn)
        return _json(api.Lobby(tuple(yours), tuple(_listed(line) for line in open_tables)))

    # --- tables --------------------------------------------------------------------------------

    async def open(self, request: Request) -> Response:
        """Open a table."""
        person = await self.somebody(request)
        wanted = await _body(request, api.NewTable)
        game = await open_table(self.hall, person, wanted)
        return _json(api.TableMade(game, self.hall.invitation(game)), 201)

    async def _table(self, request: Request) -> tuple[Table, int, str]:
        """The table of a request as it is in the store; from which seat they look at it, and who they are."""
        person = await self.person(request)
        who = person.id if person is not None else ""
        question = partial(_visible, request.path_params["game"], who, self.hall.now())
        try:
            table = await self.hall.reading(question)
        except Broken as error:
            self.hall.log.error("broken", why=repr(error))
            raise missing() from None
        if table is None:
            raise missing()
        return table, table.seat_of(who) if who else SPECTATOR, who

    async def invitation(self, request: Request) -> Response:
        """How those who play let others in."""
        table, seat, who = await self._table(request)
        if seat == SPECTATOR and who != table.host:
            raise missing()
        return _json(api.Invitation(self.hall.invitation(table.id)))

    async def record(self, request: Request) -> Response:
        """The record of a game, once it is over."""
        table, _, _ = await self._table(request)
        if table.phase != "over" or table.play is None:
            raise missing()
        tags = {f"bot {seat}": chair.bot for seat, chair in enumerate(table.chairs) if chair.bot}
        if not table.settings.deal:
            tags |= {"secret": table.secret, "first": str(table.turned)}
            tags |= {f"nonce {seat}": nonce for seat, nonce in enumerate(table.nonces) if nonce}
        record = record_of(table.play, [chair.name for chair in table.chairs], tags)
        if _choice(request, "form", ("text", "jsonl")) == "jsonl":
            return _file(as_jsonl(record), "application/jsonl", f"{table.game.name}-{table.id[:8]}.jsonl")
        return _file(as_text(record), "text/plain; charset=utf-8", f"{table.game.name}-{table.id[:8]}.txt")

    async def at(self, request: Request) -> Response:
        """The table as it was after an event: as oneself, or after the end as any seat."""
        table, seat, who = await self._table(request)
        version = request.path_params["version"]
        if not 1 <= version <= table.version:
            raise missing()
        wanted = _choice(request, "seat", ("", "0", "1", "2", "3"))
        if wanted:
            if table.phase != "over" and int(wanted) != seat:
                raise missing()
            seat = int(wanted)
        if seat >= len(table.chairs):
            raise missing()
        earlier = await asyncio.to_thread(_back, table.id, table.entries[:version])
        return _bytes(frames.encoded(telling.snapshot(earlier, seat, who)), JSON)

    async def picture(self, request: Request) -> Response:
        """The board as everybody may see it."""
        table, _, _ = await self._table(request)
        _choice(request, "", ())
        if table.play is None:
            raise missing()
        drawn = picture(table.game, view(table.play, SPECTATOR))
        return _bytes(drawn.encode(), "image/svg+xml")


# --- reading requests --------------------------------------------------------------------------


def _address(request: Request) -> str:
    return request.client.host if request.client is not None else ""


async def _body(request: Request, kind: type[B]) -> B:
    """What a request says; it must be JSON of this kind, not too long, and come in time."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Failure(415, "bad", message("online-bad"))
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                data += part
                if len(data) > MOST_BODY:
                    raise Failure(413, "bad", message("online-bad"))
        return msgspec.json.decode(bytes(data), type=kind)
    except TimeoutError:
        raise Failure(408, "bad", message("online-bad")) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Failure(400, "bad", message("online-bad")) from None


def _choice(request: Request, name: str, known: tuple[str, ...]) -> str:
    """The value of the one thing that may stand in a query; the first one if it does not."""
    query = request.query_params
    if set(query) - {name} or len(query.multi_items()) > 1:
        raise Failure(400, "bad", message("online-bad"))
    value: str = query.get(name, known[0] if known else "")
    if known and value not in known:
        raise Failure(400, "bad", message("online-bad"))
    return value


# --- writing answers ---------------------------------------------------------------------------


def _json(answer: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return _bytes(_write(answer), JSON, status, headers)


def _bytes(data: bytes, kind: str, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(data, status, {"cache-control": "no-store", **(headers or {})}, kind)


def _file(text: str, kind: str, name: str) -> Response:
    return _bytes(text.encode(), kind, headers={"content-disposition": f'attachment; filename="{name}"'})


def _listed(line: Line, seats: tuple[int, ...] = ()) -> api.ListedTable:
    found = line.listed
    return api.ListedTable(
        line.id,
        found.game,
        line.phase,
        found.players,
        tuple(api.ListedChair(*chair) for chair in found.chairs),
        found.mover,
        found.pace,
        found.result,
        line.changed,
        seats,
        found.mover in seats,
    )


# --- in the threads of the store ---------------------------------------------------------------


def _join(connection: Connection, person: Person, token: str, label: str, now: int) -> None:
    people.add(connection, person, now)
    people.begin_session(connection, token, person.id, label, now)


def _visible(game: str, who: str, now: int, connection: Connection) -> Table | None:
    """A table, if this person may see it."""
    grounds = games.grounds(connection, game)
    if grounds is None:
        return None
    allowed = grounds.public or (who and who == grounds.host) or (who and games.admits(connection, game, who))
    return Table.from_events(game, games.load(connection, game), now) if allowed else None


def _back(game: str, entries: list[Entry]) -> Table:
    return Table.from_events(game, entries)
