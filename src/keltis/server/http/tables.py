"""Tables by HTTP: opening one, and everything that can be read about one."""

import asyncio
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from keltis.core.record import Record, record_of
from keltis.core.record_file import as_jsonl, as_text
from keltis.core.seats import SPECTATOR
from keltis.core.view import view
from keltis.pictures import picture
from keltis.server.http import schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import (
    JSON,
    Routes,
    as_bytes,
    as_file,
    as_json,
    body,
    choice,
    missing,
    number,
    query,
)
from keltis.server.http.lists import listed, listed_chair
from keltis.server.http.replay import MOST_PLIES, draws, replay
from keltis.server.live.rematch import deal_group
from keltis.server.live.table_setup import open_table
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


class Tables:
    """What can be asked about tables."""

    def __init__(self, auth: Authenticator) -> None:
        self.auth = auth
        self.registry = auth.registry

    def routes(self) -> Routes:
        """Where everything is."""
        return {
            ("POST", "/api/tables"): self.open,
            ("GET", "/api/tables/{table_id}"): self.one,
            ("GET", "/api/tables/{table_id}/invitation"): self.invitation,
            ("GET", "/api/tables/{table_id}/record"): self.record,
            ("GET", "/api/tables/{table_id}/replay"): self.replay,
            ("GET", "/api/tables/{table_id}/at/{version:int}"): self.at,
            ("GET", "/api/tables/{table_id}/picture.svg"): self.picture,
            ("GET", "/api/tables/{table_id}/chance"): self.chance,
            ("GET", "/api/tables/{table_id}/comparison"): self.comparison,
        }

    async def open(self, request: Request) -> Response:
        """Open a table."""
        wanted = await body(request, schemas.NewTable)
        person, remembered = await self.auth.person(request), None
        if person is None and wanted.name:  # "Play now" is one request, also for newcomers
            check(wanted.settings)
            person, remembered = await self.auth.welcome(request, wanted.name)
        table_id = await open_table(self.registry, person or await self.auth.somebody(request), wanted)
        return as_json(schemas.TableMade(table_id, self.registry.invitation(table_id)), 201, remembered)

    async def one(self, request: Request) -> Response:
        """A table as lists show it."""
        table, _, who = await self.auth.table(request)
        return as_json(listed(await self.registry.reading(partial(listings.one, table_id=table.id, who=who))))

    async def invitation(self, request: Request) -> Response:
        """How those who play let others in."""
        table, seat, who = await self.auth.table(request)
        if seat == SPECTATOR and who != table.host:
            raise missing()
        return as_json(schemas.Invitation(self.registry.invitation(table.id)))

    async def record(self, request: Request) -> Response:
        """The record of a game, once it is over."""
        form = choice(query(request, "form"), "form", ("text", "jsonl"))
        table, seat, _ = await self.auth.table(request)
        if not is_open(table, seat):
            raise missing()
        name = f"{table.game.name}-{table.id[:8]}"
        record = await asyncio.to_thread(record_of_table, table)
        if form == "jsonl":
            return as_file(as_jsonl(record), "application/jsonl", f"{name}.jsonl")
        return as_file(as_text(record), "text/plain; charset=utf-8", f"{name}.txt")

    # --- earlier positions ---------------------------------------------------------------------

    async def at(self, request: Request) -> Response:
        """The table as it was after an event: as oneself, or after the end as any seat."""
        wanted = choice(query(request, "seat"), "seat", SEATS)
        table, seat, who = await self.auth.table(request)
        version = request.path_params["version"]
        viewer = _viewer(table, seat, wanted)
        if not 1 <= version <= table.version:
            raise missing()
        earlier = await asyncio.to_thread(_back, table.id, table.entries[:version])
        return as_bytes(frames.encoded(render.snapshot(earlier, viewer, who)), JSON)

    async def replay(self, request: Request) -> Response:
        """A part of a game, event by event: as oneself, or after the end as any seat."""
        given = query(request, "seat", "from", "number")
        wanted = choice(given, "seat", SEATS)
        first = number(given, "from", 1, 1, MOST_EVENTS)
        most = number(given, "number", MOST_PLIES, 1, MOST_PLIES)
        table, seat, _ = await self.auth.table(request)
        viewer = _viewer(table, seat, wanted)
        return as_json(await asyncio.to_thread(replay, table, viewer, first, most, is_open(table, seat)))

    async def picture(self, request: Request) -> Response:
        """The board as everybody may see it, now or after an event."""
        given = query(request, "v")
        table, _, _ = await self.auth.table(request)
        version = number(given, "v", table.version, 1, MOST_EVENTS)
        if version > table.version:
            raise missing()
        if version < table.version:
            table = await asyncio.to_thread(_back, table.id, table.entries[:version])
        if table.play is None:
            raise missing()
        drawn = picture(table.game, view(table.play, SPECTATOR))
        return as_bytes(drawn.encode(), "image/svg+xml")

    # --- after the game ------------------------------------------------------------------------

    async def chance(self, request: Request) -> Response:
        """All that is needed to check a finished game's chance."""
        query(request)
        table, seat, _ = await self.auth.table(request)
        if not is_open(table, seat):
            raise missing()
        deal = table.settings.deal
        found = schemas.Fairness(
            commitment(table.secret),
            "" if deal else table.secret,
            () if deal else tuple(table.nonces),
            deal,
            table.turned,
            await asyncio.to_thread(draws, table),
        )
        return as_json(found)

    async def comparison(self, request: Request) -> Response:
        """How others have done with the same deal; only for who has played it to its end here."""
        query(request)
        table, seat, who = await self.auth.table(request)
        if not table.settings.deal or not is_open(table, seat):
            raise missing()
        group = deal_group(table.settings)
        found, running = await self.registry.reading(
            partial(listings.dealt, deal=group, who=who, most=MOST_COMPARED)
        )
        outcomes = tuple(_outcome(one, table.id) for one in found)
        return as_json(schemas.Comparison(table.settings.deal, outcomes, running))


def is_open(table: Table, seat: int) -> bool:
    """Whether everything about a game may be shown: it is over, and nobody can gain by it.

    A deal may be played elsewhere; then only those who have played it here see what was hidden.
    """
    return table.phase == "over" and (seat >= 0 or not table.settings.deal)


def _viewer(table: Table, seat: int, wanted: str) -> int:
    """As which seat somebody looks who wants to look as this one."""
    if not wanted or int(wanted) == seat:
        return seat
    if not is_open(table, seat) or int(wanted) >= len(table.chairs):
        raise missing()
    return int(wanted)


def record_of_table(table: Table) -> Record:
    """A finished game with all that is needed to check it."""
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


def _outcome(found: Listing, here: str) -> schemas.Outcome:
    shown = found.line.listed
    return schemas.Outcome(
        tuple(listed_chair(chair) for chair in shown.chairs),
        shown.result,
        shown.winners,
        found.seats,
        found.line.id == here,
        found.line.changed,
    )


def _back(table_id: str, entries: list[Entry]) -> Table:
    return Table.from_events(table_id, entries)
