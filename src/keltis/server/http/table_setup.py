"""Creating a table: settings, seats, and starting the game at once if requested."""

import asyncio
import secrets
from functools import partial

import msgspec

from keltis.core.seats import SPECTATOR
from keltis.messages.message import message
from keltis.server.http.daily import is_of_another_day
from keltis.server.http.friends import acquaintance
from keltis.server.http.schemas import NewTable, Wish
from keltis.server.live.node import Node
from keltis.server.live.registry import TableRegistry
from keltis.server.live.rematch import deal_group, new_table
from keltis.server.security.session import fresh_id
from keltis.store import limits
from keltis.store.limits import LimitExceeded
from keltis.store.people import Person
from keltis.table import commands, frames
from keltis.table.chance import deal_secret, fresh_secret
from keltis.table.rejection import Refused, refused
from keltis.table.seats import Chair, bot_chair
from keltis.table.settings import Settings, check, check_bot, normalised
from keltis.table.table import Asker, Table, opening
from keltis.table.text import MAX_NAME, tidy


async def open_table(registry: TableRegistry, person: Person, wanted: NewTable) -> str:
    """Create a table; returns its id. Refused if the request is invalid or exceeds a limit."""
    check(wanted.settings)
    node = registry.node
    _check_deal(node, wanted)
    table_id = node.keys.table_id(person.id, wanted.id) if wanted.id else fresh_id()
    chairs = await _chairs(node, person, wanted)
    table = _with_seats(node, table_id, person, wanted, chairs)
    new = new_table(table)._replace(friends=wanted.friends)
    job = partial(limits.create_within, new=new, limits=node.limits)
    try:
        created = await node.database.write(job)
    except LimitExceeded as error:
        raise refused(error.message_id) from None
    if created:
        registry.created(table)
    return table_id


async def with_own_board(wanted: NewTable) -> NewTable:
    """The request with its own board in its one form; Refused if no game can be played on it."""
    settings = await asyncio.to_thread(normalised, wanted.settings)  # takes some milliseconds
    return msgspec.structs.replace(wanted, settings=settings)


def _check_deal(node: Node, wanted: NewTable) -> None:
    """A shared deal must not be spied on: no spectators, and daily deals only on their day."""
    settings = wanted.settings
    if not settings.deal:
        return
    if settings.public:
        raise refused("online-deal-public")
    if is_of_another_day(settings.deal, node.clock.now()):
        raise refused("online-deal-day")


def _with_seats(node: Node, id: str, person: Person, wanted: NewTable, chairs: list[Chair]) -> Table:
    """The table with its host, bots and players seated."""
    settings = wanted.settings
    now = node.clock.now()
    first = opening(settings, person.id, _secret(node, settings), now, chairs)
    table = Table.from_events(id, [first], now)
    for seat, wish in enumerate(wanted.seats):
        if wish.kind == "me":
            name = tidy(wish.name, MAX_NAME) or person.name
            _execute(table, person, commands.Sit(f"sit-{seat}", seat, name, wanted.nonce), now)
    if wanted.start:
        _execute(table, person, commands.Start("start"), now)
    return table


def _secret(node: Node, settings: Settings) -> str:
    if settings.deal:
        return deal_secret(node.keys.deal_key(), deal_group(settings))
    return fresh_secret(secrets.token_bytes(32))


async def _chairs(node: Node, host: Person, wanted: NewTable) -> list[Chair]:
    """The chairs with bots, and those reserved for people whom the host knows."""
    if len(wanted.seats) > wanted.settings.players:
        raise Refused("refused", message("online-no-seat"))
    chairs: list[Chair] = []
    for wish in wanted.seats:
        if wish.kind == "bot":
            check_bot(wish.bot)
            chairs.append(bot_chair(wish.bot, chairs))
        elif wish.kind == "friend":
            chairs.append(await _reserved(node, host, wish))
        else:
            chairs.append(Chair())
    return chairs


async def _reserved(node: Node, host: Person, wish: Wish) -> Chair:
    guest = await acquaintance(node, host, wish.friend)
    if guest is None or not guest.invitable:
        raise refused("online-no-invitation")
    return Chair("kept", guest.name, guest.other)


def _execute(table: Table, person: Person, command: commands.AnyCommand, now: int) -> None:
    """Execute a command on the new table, which is not stored yet."""
    seat = table.seat_of(person.id)
    asker = Asker(SPECTATOR if seat < 0 else seat, person.id, person.name)
    proposed = table.propose(asker, command, now)
    if isinstance(proposed, frames.Reply):
        assert proposed.error is not None
        raise Refused(proposed.error.code, proposed.error.message, proposed.error.rule)
    table.apply_all(proposed)
