"""The analysis of a finished game by HTTP: asked for once, then seen by everybody who may see the game."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from keltis.core.seats import SPECTATOR
from keltis.messages.message import message
from keltis.server.http import schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import Failure, Routes, as_json, body, missing, query
from keltis.server.http.tables import is_open, record_of_table
from keltis.server.jobs.analyses import AnalysisQueue, Busy, Job
from keltis.table.apply import fold
from keltis.table.match import Match
from keltis.table.table import Table


class AnalysisRoutes:
    """What can be asked about analyses. While a game is running there is none, whoever asks."""

    def __init__(self, auth: Authenticator, analyses: AnalysisQueue) -> None:
        self._auth, self._analyses = auth, analyses

    def routes(self) -> Routes:
        """Where everything is."""
        return {
            ("GET", "/api/tables/{table_id}/analysis"): self.look,
            ("POST", "/api/tables/{table_id}/analysis"): self.ask,
        }

    async def look(self, request: Request) -> Response:
        """The report, or how far it is."""
        query(request)
        table, seat, _ = await self._open_table(request)
        return await self._answer(table, seat, self._analyses.job(table.id))

    async def ask(self, request: Request) -> Response:
        """Have the game analysed, unless it has been."""
        await body(request, schemas.Nothing)
        person = await self._auth.somebody(request)
        table, seat, _ = await self._open_table(request)
        if await self._analyses.stored(table.id) is None:
            record = await asyncio.to_thread(record_of_table, table)
            try:
                self._analyses.ask(table.id, record, person.id)
            except Busy:
                raise Failure(429, "limit", message("online-busy")) from None
        return await self._answer(table, seat, self._analyses.job(table.id))

    async def _open_table(self, request: Request) -> tuple[Table, int, str]:
        table, seat, who = await self._auth.table(request)
        if not is_open(table, seat) or table.play is None:
            raise missing()
        return table, seat, who

    async def _answer(self, table: Table, seat: int, job: Job | None) -> Response:
        report = job.report if job else await self._analyses.stored(table.id)
        state = job.state if job else "complete" if report else "none"
        found = schemas.Analysis(
            state,  # type: ignore[arg-type]
            job.done if job else 0,
            job.total if job else 0,
            None if seat == SPECTATOR else seat,
            tuple(chair.name for chair in table.chairs),
            tuple(chair.bot for chair in table.chairs),
            await asyncio.to_thread(_versions, table) if report else (),
            report,
        )
        return as_json(found)


def _versions(table: Table) -> tuple[int, ...]:
    """By action of the record, the number of the event that did it."""
    twin, found = Match(table.id, table.entries[0]), list[int]()
    for entry in table.entries:
        fold(twin, entry, ())
        length = len(twin.play.actions) if twin.play else 0
        del found[length:]  # taken back
        found += [entry.seq] * (length - len(found))
    return tuple(found)
