"""Creates the table of a rematch with the same players."""

import secrets

import msgspec

from keltis.core.seats import SPECTATOR
from keltis.store import tables
from keltis.store.tables import CreateTable
from keltis.table import commands
from keltis.table.chance import fresh_secret
from keltis.table.match import PendingOffer
from keltis.table.seats import Chair
from keltis.table.settings import Settings, board_of
from keltis.table.table import Asker, Proposal, Table, opening


def rematch(table: Table, id: str, now: int) -> CreateTable:
    """The new table for those who accepted; the next seat starts, once all seats are taken.

    Chance is drawn afresh, because everybody knows the old deal.
    """
    offer = table.rematch_offer or PendingOffer(0, table.people())
    chairs = [_chair(chair, offer) for chair in table.chairs]
    chairs = chairs[1:] + chairs[:1]
    settings = msgspec.structs.replace(table.settings, deal="", first="seat")
    first = opening(settings, table.host, fresh_secret(secrets.token_bytes(32)), now, chairs, table.id)
    fresh = Table.from_events(id, [first], now)
    _start_if_full(fresh, now)
    return new_table(fresh)


def _start_if_full(table: Table, now: int) -> None:
    if all(chair.kind in ("person", "bot") for chair in table.chairs):
        entries = table.propose(Asker(SPECTATOR, table.host), commands.Start("start"), now)
        assert isinstance(entries, Proposal)
        table.apply_all(entries)


def new_table(table: Table) -> CreateTable:
    """A table as the store creates it."""
    settings = table.settings
    return CreateTable(
        table.id,
        tuple(table.entries),
        tables.projection_of(table),
        settings.game,
        settings.public,
        table.host,
        deal_group(settings),
    )


def deal_group(settings: Settings) -> str:
    """The key shared by tables whose results can be compared; "" without a shared deal."""
    if not settings.deal:
        return ""
    board = board_of(settings)
    chosen = "".join(f" {name}={value}" for name, value in sorted(board.options.items()))
    chosen += f" board={board.fingerprint}" if settings.board else ""
    return f"{settings.game} {settings.players}{chosen} {settings.deal}"


def _chair(chair: Chair, offer: PendingOffer) -> Chair:
    """The chair of a bot or of a player who accepted; reserved for one who has not answered, or free."""
    if chair.kind == "bot":
        return Chair("bot", chair.name, bot=chair.bot)
    if chair.who in offer.declined:
        return Chair()
    return Chair("person" if chair.who in offer.accepted else "kept", chair.name, chair.who)
