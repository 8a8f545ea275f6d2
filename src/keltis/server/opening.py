"""Opening a table: who shall sit where, and perhaps beginning at once."""

import secrets
from functools import partial

from keltis.core.message import message
from keltis.core.seats import SPECTATOR
from keltis.server.api import NewTable, Wish
from keltis.server.daily import is_of_another_day
from keltis.server.hall import Hall
from keltis.server.rematch import deal_group, new_table
from keltis.store import games, lists
from keltis.store.connection import Clash
from keltis.store.people import Person
from keltis.table import commands, frames
from keltis.table.chairs import Chair, bot_chair
from keltis.table.chance import deal_secret, fresh_secret
from keltis.table.refused import Refused, refused
from keltis.table.settings import Settings, check, check_bot
from keltis.table.table import Asker, Table, opening
from keltis.table.text import MAX_NAME, tidy


async def open_table(hall: Hall, person: Person, wanted: NewTable) -> str:
    """Make a table; its id. Refused if there can be no such table, or somebody has too many."""
    check(wanted.settings)
    open_tables = await hall.reading(partial(games.count_open, host=person.id))
    if open_tables >= hall.config.tables_per_person:
        raise refused("online-too-many")
    await _check_deal(hall, person, wanted)
    name = hall.table_id(person.id, wanted.id) if wanted.id else hall.fresh_id()
    table = _laid(hall, name, person, wanted)
    try:
        await hall.writing(partial(games.create, new=new_table(table)))
    except Clash:
        if not wanted.id:
            raise
        return name  # it was made when the same was asked for before
    hall.opened(table)
    return name


async def _check_deal(hall: Hall, person: Person, wanted: NewTable) -> None:
    """A deal gives nothing away: strangers cannot look on, and nobody plays it twice."""
    settings = wanted.settings
    if not settings.deal:
        return
    if settings.public:
        raise refused("online-deal-public")
    if is_of_another_day(settings.deal, hall.now()):
        raise refused("online-deal-day")
    if any(wish.kind == "me" for wish in wanted.seats):
        own = hall.table_id(person.id, wanted.id) if wanted.id else ""
        known = partial(lists.knows_deal, deal=deal_group(settings), who=person.id, but=own)
        if await hall.reading(known):
            raise refused("online-deal-known")


def _laid(hall: Hall, id: str, person: Person, wanted: NewTable) -> Table:
    """The table with everybody at it."""
    settings = wanted.settings
    now = hall.now()
    first = opening(settings, person.id, _secret(hall, settings), now, _bots(settings, wanted.seats))
    table = Table.from_events(id, [first], now)
    for seat, wish in enumerate(wanted.seats):
        if wish.kind == "me":
            name = tidy(wish.name, MAX_NAME) or person.name
            _do(table, person, commands.Sit(f"sit-{seat}", seat, name, wanted.nonce), now)
    if wanted.start:
        _do(table, person, commands.Start("start"), now)
    return table


def _secret(hall: Hall, settings: Settings) -> str:
    if settings.deal:
        return deal_secret(hall.deal_key(), settings.deal, settings.game, settings.players)
    return fresh_secret(secrets.token_bytes(32))


def _bots(settings: Settings, wishes: tuple[Wish, ...]) -> list[Chair]:
    if len(wishes) > settings.players:
        raise Refused("refused", message("online-no-seat"))
    chairs: list[Chair] = []
    for wish in wishes:
        if wish.kind == "bot":
            check_bot(wish.bot)
            chairs.append(bot_chair(wish.bot, chairs))
        else:
            chairs.append(Chair())
    return chairs


def _do(table: Table, person: Person, command: commands.AnyCommand, now: int) -> None:
    """Carry a command out at once: nobody can see the table yet."""
    seat = table.seat_of(person.id)
    asker = Asker(SPECTATOR if seat < 0 else seat, person.id, person.name)
    proposed = table.propose(asker, command, now)
    if isinstance(proposed, frames.Reply):
        assert proposed.error is not None
        raise Refused(proposed.error.code, proposed.error.message, proposed.error.rule)
    for entry in proposed:
        table.apply(entry)
