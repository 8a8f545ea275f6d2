"""HTTP handlers for the analysis of a finished game. Everybody who may see the game sees its analysis."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from keltis.core.seats import SPECTATOR
from keltis.messages.message import message
from keltis.server.http import schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import HttpError, Routes, body, json_response, not_found, query
from keltis.server.http.tables import is_open, record_of_table
from keltis.server.jobs.analyses import AnalysisQueue, Busy, Job
from keltis.table.apply import fold
from keltis.table.match import Match
from keltis.table.table import Table


class AnalysisRoutes:
    """Request handlers for analyses. A running game has none, whoever asks."""

    def __init__(self, auth: Authenticator, analyses: AnalysisQueue) -> None:
        self._auth, self._analyses = auth, analyses

    def routes(self) -> Routes:
        return {
            ("GET", "/api/tables/{table_id}/analysis"): self.status,
            ("POST", "/api/tables/{table_id}/analysis"): self.ask,
        }

    async def status(self, request: Request) -> Response:
        """The report, or the progress of the analysis."""
        query(request)
        table, seat, _ = await self._open_table(request)
        return await self._answer(table, seat, self._analyses.job(table.id))

    async def ask(self, request: Request) -> Response:
        """Start the analysis unless there is one already."""
        await body(request, schemas.Nothing)
        person = await self._auth.require_person(request)
        table, seat, _ = await self._open_table(request)
        if await self._analyses.stored(table.id) is None:
            record = await asyncio.to_thread(record_of_table, table)
            try:
                self._analyses.ask(table.id, record, person.id)
            except Busy:
                raise HttpError(429, "limit", message("online-busy")) from None
        return await self._answer(table, seat, self._analyses.job(table.id))

    async def _open_table(self, request: Request) -> tuple[Table, int, str]:
        table, seat, who = await self._auth.table(request)
        if not is_open(table, seat) or table.play is None:
            raise not_found()
        return table, seat, who

    async def _answer(self, table: Table, seat: int, job: Job | None) -> Response:
        report = job.report if job else await self._analyses.stored(table.id)
        state = job.state if job else "complete" if report else "none"
        analysis = schemas.Analysis(
            state,  # type: ignore[arg-type]
            job.done if job else 0,
            job.total if job else 0,
            None if seat == SPECTATOR else seat,
            tuple(chair.name for chair in table.chairs),
            tuple(chair.bot for chair in table.chairs),
            await asyncio.to_thread(_versions, table) if report else (),
            report,
        )
        return json_response(analysis)


def _versions(table: Table) -> tuple[int, ...]:
    """For each action of the record, the number of the event in which it happened."""
    match, versions = Match(table.id, table.entries[0]), list[int]()
    for entry in table.entries:
        fold(match, entry, ())
        length = len(match.play.actions) if match.play else 0
        del versions[length:]  # undone
        versions += [entry.seq] * (length - len(versions))
    return tuple(versions)
