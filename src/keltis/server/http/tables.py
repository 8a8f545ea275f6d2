"""HTTP handlers for tables: create one, and read everything about one."""

import asyncio
import time
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from keltis.core.record import Record, record_of
from keltis.core.record_file import as_jsonl, as_text
from keltis.core.seats import SPECTATOR
from keltis.core.view import view
from keltis.messages.message import message
from keltis.pictures import picture
from keltis.server.http import schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import (
    JSON,
    HttpError,
    Routes,
    address,
    body,
    bytes_response,
    choice,
    file_response,
    json_response,
    not_found,
    number,
    query,
)
from keltis.server.http.lists import listed, listed_chair
from keltis.server.http.replay import MOST_PLIES, draws, replay
from keltis.server.http.table_setup import open_table, with_own_board
from keltis.server.live.rematch import deal_group
from keltis.server.security.rate_limit import RateLimiter
from keltis.store import listings
from keltis.store.listings import Listing
from keltis.table import frames, render
from keltis.table.chance import commitment
from keltis.table.events import Entry
from keltis.table.settings import check
from keltis.table.table import Table

SEATS = ("", "0", "1", "2", "3")
MOST_EVENTS = 1_000_000
MOST_COMPARED = 200
MOST_BODY = 64 * 1024  # with an own board
BOARDS, BOARDS_PER_SECOND = 20.0, 0.2  # tables with own boards per address: burst, and rate


class Tables:
    def __init__(self, auth: Authenticator) -> None:
        self.auth = auth
        self.registry = auth.registry
        self.node = auth.node
        self._boards = RateLimiter(BOARDS, BOARDS_PER_SECOND)

    def routes(self) -> Routes:
        return {
            ("POST", "/api/tables"): self.open,
            ("GET", "/api/tables/{table_id}"): self.summary,
            ("GET", "/api/tables/{table_id}/invitation"): self.invitation,
            ("GET", "/api/tables/{table_id}/record"): self.record,
            ("GET", "/api/tables/{table_id}/replay"): self.replay,
            ("GET", "/api/tables/{table_id}/at/{version:int}"): self.at,
            ("GET", "/api/tables/{table_id}/picture.svg"): self.picture,
            ("GET", "/api/tables/{table_id}/chance"): self.chance,
            ("GET", "/api/tables/{table_id}/comparison"): self.comparison,
        }

    async def open(self, request: Request) -> Response:
        wanted = await body(request, schemas.NewTable, MOST_BODY)
        if wanted.settings.board:
            if not self._boards.take(address(request), time.monotonic()):
                raise HttpError(429, "limit", message("online-busy"))
            wanted = await with_own_board(wanted)
        person, remembered = await self.auth.person(request), None
        if person is None and wanted.name:  # "Play now" is a single request for new visitors, too
            check(wanted.settings)
            person, remembered = await self.auth.register(request, wanted.name)
        table_id = await open_table(self.registry, person or await self.auth.require_person(request), wanted)
        return json_response(
            schemas.TableMade(table_id, self.node.keys.invitation(table_id)), 201, remembered
        )

    async def summary(self, request: Request) -> Response:
        """A table as a list entry."""
        table, _, who = await self.auth.table(request)
        return json_response(
            listed(await self.node.database.read(partial(listings.find, table_id=table.id, who=who)))
        )

    async def invitation(self, request: Request) -> Response:
        """The invitation key, for players and the host."""
        table, seat, who = await self.auth.table(request)
        if seat == SPECTATOR and who != table.host:
            raise not_found()
        return json_response(schemas.Invitation(self.node.keys.invitation(table.id)))

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        form = choice(query(request, "form"), "form", ("text", "jsonl"))
        table, seat, _ = await self.auth.table(request)
        if not is_open(table, seat):
            raise not_found()
        name = f"{table.game.name}-{table.id[:8]}"
        record = await asyncio.to_thread(record_of_table, table)
        if form == "jsonl":
            return file_response(as_jsonl(record), "application/jsonl", f"{name}.jsonl")
        return file_response(as_text(record), "text/plain; charset=utf-8", f"{name}.txt")

    # --- earlier positions ---------------------------------------------------------------------

    async def at(self, request: Request) -> Response:
        """The table as it was after an event: from the person's seat, or after the end from any seat."""
        wanted = choice(query(request, "seat"), "seat", SEATS)
        table, seat, who = await self.auth.table(request)
        version = request.path_params["version"]
        viewer = _viewer(table, seat, wanted)
        if not 1 <= version <= table.version:
            raise not_found()
        earlier = await asyncio.to_thread(_replayed, table.id, table.entries[:version])
        return bytes_response(frames.encoded(render.snapshot(earlier, viewer, who)), JSON)

    async def replay(self, request: Request) -> Response:
        """A part of a game, event by event: from the person's seat, or after the end from any seat."""
        given = query(request, "seat", "from", "number")
        wanted = choice(given, "seat", SEATS)
        first = number(given, "from", 1, 1, MOST_EVENTS)
        most = number(given, "number", MOST_PLIES, 1, MOST_PLIES)
        table, seat, _ = await self.auth.table(request)
        viewer = _viewer(table, seat, wanted)
        return json_response(
            await asyncio.to_thread(replay, table, viewer, first, most, is_open(table, seat))
        )

    async def picture(self, request: Request) -> Response:
        """The board as spectators see it, now or after an event."""
        given = query(request, "v")
        table, _, _ = await self.auth.table(request)
        version = number(given, "v", table.version, 1, MOST_EVENTS)
        if version > table.version:
            raise not_found()
        if version < table.version:
            table = await asyncio.to_thread(_replayed, table.id, table.entries[:version])
        if table.play is None:
            raise not_found()
        drawn = picture(table.game, view(table.play, SPECTATOR))
        return bytes_response(drawn.encode(), "image/svg+xml")

    # --- after the game ------------------------------------------------------------------------

    async def chance(self, request: Request) -> Response:
        """All data needed to verify the chance of a finished game."""
        query(request)
        table, seat, _ = await self.auth.table(request)
        if not is_open(table, seat):
            raise not_found()
        deal = table.settings.deal
        result = schemas.Fairness(
            commitment(table.secret),
            "" if deal else table.secret,
            () if deal else tuple(table.nonces),
            deal,
            table.turned,
            await asyncio.to_thread(draws, table),
        )
        return json_response(result)

    async def comparison(self, request: Request) -> Response:
        """Results of other tables with the same deal; only for those who have finished it here."""
        query(request)
        table, seat, who = await self.auth.table(request)
        if not table.settings.deal or not is_open(table, seat):
            raise not_found()
        group = deal_group(table.settings)
        finished_tables, running = await self.node.database.read(
            partial(listings.with_deal, deal=group, who=who, most=MOST_COMPARED)
        )
        outcomes = tuple(_outcome(finished, table.id) for finished in finished_tables)
        return json_response(schemas.Comparison(table.settings.deal, outcomes, running))


def is_open(table: Table, seat: int) -> bool:
    """Whether everything about a game may be shown: it is over, and nobody could profit.

    The same deal may be played at other tables; then only its players see what was hidden.
    """
    return table.phase == "over" and (seat >= 0 or not table.settings.deal)


def _viewer(table: Table, seat: int, wanted: str) -> int:
    """The requested seat, if the person may see the table from it."""
    if not wanted or int(wanted) == seat:
        return seat
    if not is_open(table, seat) or int(wanted) >= len(table.chairs):
        raise not_found()
    return int(wanted)


def record_of_table(table: Table) -> Record:
    """A finished game with all data needed to verify its chance."""
    assert table.play is not None
    tags = {f"bot {seat}": chair.bot for seat, chair in enumerate(table.chairs) if chair.bot}
    tags["commitment"] = commitment(table.secret)
    if table.settings.first == "random":
        tags["first"] = str(table.turned)
    if table.settings.deal:
        tags["deal"] = table.settings.deal
    else:
        tags["secret"] = table.secret
        tags |= {f"nonce {seat}": nonce for seat, nonce in enumerate(table.nonces) if nonce}
    return record_of(table.play, [chair.name for chair in table.chairs], tags)


def _outcome(listing: Listing, here: str) -> schemas.Outcome:
    shown = listing.line.listed
    return schemas.Outcome(
        tuple(listed_chair(chair) for chair in shown.chairs),
        shown.result,
        shown.winners,
        listing.seats,
        listing.line.id == here,
        listing.line.changed,
    )


def _replayed(table_id: str, entries: list[Entry]) -> Table:
    return Table.from_events(table_id, entries)
