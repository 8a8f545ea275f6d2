"""Once more with the same people."""

import secrets

import msgspec

from keltis.store import games
from keltis.store.games import New
from keltis.table.chairs import Chair
from keltis.table.chance import fresh_secret
from keltis.table.settings import Settings, board_of
from keltis.table.table import Table, opening


def rematch(table: Table, id: str, now: int) -> New:
    """A new table with the same people and bots; the next one begins, and everybody must sit down again.

    The same deal again would be known to everybody, so chance is fresh.
    """
    chairs = [_kept(chair) for chair in table.chairs]
    chairs = chairs[1:] + chairs[:1]
    settings = msgspec.structs.replace(table.settings, deal="", first="seat")
    first = opening(settings, table.host, fresh_secret(secrets.token_bytes(32)), now, chairs, table.id)
    return new_table(Table.from_events(id, [first], now))


def new_table(table: Table) -> New:
    """A table as it is made in the store."""
    settings = table.settings
    return New(
        table.id,
        tuple(table.entries),
        games.row_for(table),
        settings.game,
        settings.public,
        table.host,
        deal_group(settings),
    )


def deal_group(settings: Settings) -> str:
    """What tables have in common whose results can be compared; "" without a deal."""
    if not settings.deal:
        return ""
    options = sorted(board_of(settings).options.items())
    chosen = "".join(f" {name}={value}" for name, value in options)
    return f"{settings.game} {settings.players}{chosen} {settings.deal}"


def _kept(chair: Chair) -> Chair:
    """A chair for the same bot, or kept for the same person."""
    if chair.kind == "bot":
        return Chair("bot", chair.name, bot=chair.bot)
    return Chair("kept", chair.name, chair.who)
