"""Validation of imported events: every event must follow from those before it, by the rules of `decide`."""

from collections.abc import Iterable

import msgspec

from keltis.core.seats import SPECTATOR
from keltis.table import commands, events
from keltis.table.chance import commitment
from keltis.table.commands import Command
from keltis.table.decide import Asker, decide, moved
from keltis.table.events import AnyEvent, Entry
from keltis.table.match import Broken
from keltis.table.rejection import Refused
from keltis.table.seats import Chair, bot_names
from keltis.table.settings import check, check_bot
from keltis.table.table import Table
from keltis.table.text import MAX_NAME, tidy

NAMELESS = "?"
MOST_EVENTS = 20_000
LONGEST_ID = 40
LATEST = 4_102_444_800_000  # 2100, in milliseconds


def audit(id: str, entries: list[Entry]) -> Table:
    """The table after these events; Broken at the first that does not follow from those before it."""
    if not entries or len(entries) > MOST_EVENTS:
        raise Broken(f"{id}: there are {len(entries)} events")
    table = Table(id, entries[0])
    for entry in entries:
        try:
            _check_place(table, entry)
            if not any(entry.event == possible for possible in _possible(table, entry.event)):
                raise Broken(f"{id}: event {entry.seq} cannot happen there")
            table.apply(entry, tell=False)
        except Refused as refusal:
            raise Broken(f"{id}: event {entry.seq}: {refusal.why.id} {refusal.rule}".rstrip()) from None
        except (IndexError, KeyError, ValueError, TypeError, OverflowError) as error:
            raise Broken(f"{id}: event {entry.seq}: {type(error).__name__}") from None
    return table


def _check_place(table: Table, entry: Entry) -> None:
    if not table.at <= entry.at <= LATEST:
        raise Broken(f"{table.id}: event {entry.seq} has an impossible time")
    if not all(map(_is_id, (entry.actor, entry.id, entry.ask, entry.state))):
        raise Broken(f"{table.id}: event {entry.seq} has an impossible name")
    if entry.id and (entry.actor, entry.id) in table.ids:
        raise Broken(f"{table.id}: event {entry.seq} has the id of another one")


def _is_id(text: str) -> bool:
    return len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


def _possible(table: Table, event: AnyEvent) -> Iterable[AnyEvent]:
    """The events of this kind that may happen now, decided by the same rules as at a table."""
    if isinstance(event, events.Opened):
        return [event] if not table.entries and _can_open(event) else []
    if not table.entries:
        return []
    if isinstance(event, events.Moved):
        return _moves(table, event)
    if isinstance(event, events.Left | events.Returned):
        return [event] if _can_be_away(table, event) else []
    if isinstance(event, events.Undone) and table.request is not None:
        asked = table.request
        agreed = table.persons() <= asked.agreed | {asked.seat}
        return [events.Undone(asked.seat, asked.to)] if agreed else []
    if isinstance(event, events.Ended) and table.end_offer is not None and event.why == "agreed":
        offer = table.end_offer
        return [events.Ended(offer.seat, "agreed")] if table.players() <= offer.accepted else []
    if isinstance(event, events.Rematched):
        return [event] if _can_be_rematched(table, event) else []
    asker, command = _command(table, event)
    ruled = decide(table, asker, command, table.chance())
    if not ruled:
        return []
    decided = ruled[0].event
    if isinstance(event, events.Sat) and event.name == NAMELESS and isinstance(decided, events.Sat):
        return [msgspec.structs.replace(decided, name=NAMELESS)]  # several people may have been erased
    if (
        isinstance(event, events.Filled)
        and isinstance(decided, events.Filled)
        and _is_free_bot_name(table, event)
    ):
        return [msgspec.structs.replace(decided, name=event.name)]
    return [decided]


def _is_free_bot_name(table: Table, event: events.Filled) -> bool:
    """Whether a bot could have this name; the choice among them depended on the version."""
    level, number = event.bot.capitalize(), event.name.rpartition(" ")[2]
    known = event.name in bot_names(event.bot) or (number.isdecimal() and event.name == f"{level} {number}")
    taken = [chair.name for seat, chair in enumerate(table.chairs) if seat != event.seat]
    return known and event.name not in taken


def _can_open(event: events.Opened) -> bool:
    check(event.settings)
    commitment(event.secret)
    return (
        len(event.chairs) == event.settings.players
        and all(map(_is_chair, event.chairs))
        and _is_id(event.host)
        and _is_id(event.after)
    )


def _is_chair(chair: Chair) -> bool:
    """Whether a chair is possible at the opening of a table."""
    if chair.kind == "bot":
        check_bot(chair.bot)
    named = tidy(chair.name, MAX_NAME) == chair.name and _is_id(chair.who)
    right = chair.kind in ("empty", "bot", "kept", "person") and not chair.away and not chair.nonce
    return named and right and (chair.kind == "bot") == bool(chair.bot)


def _moves(table: Table, event: events.Moved) -> list[AnyEvent]:
    """The action with the draws that follow from the table's secret."""
    play = table.play
    if play is None or table.phase != "running" or play.mover != event.seat:
        return []
    if not 0 <= event.action < len(play.named_board.notation):
        return []
    if not play.is_legal(event.action):
        reason = play.why_not(event.action)
        raise Refused("illegal", reason.message, reason.rule)
    if event.bot:
        check_bot(event.bot)
    if event.bot and event.by == "person":
        return []
    return [moved(table, play, event.action, table.chance(), event.by, event.bot).event]


def _can_be_away(table: Table, event: events.Left | events.Returned) -> bool:
    if table.phase != "running" or table.chairs[event.seat].kind != "person" or event.seat < 0:
        return False
    away = table.chairs[event.seat].away
    return bool(away) if isinstance(event, events.Returned) else not away and bool(event.why)


def _command(table: Table, event: AnyEvent) -> tuple[Asker, Command]:
    """The command that must have led to an event, and its sender."""
    host = Asker(SPECTATOR, table.host)
    version = table.version
    match event:
        case events.Sat(seat, name, who, nonce):
            if not who or not _is_id(who):
                raise Broken(f"{table.id}: nobody sits down")
            return Asker(SPECTATOR, who), commands.Sit("x", seat, name, nonce)
        case events.Filled(seat, bot, _):
            return host, commands.Fill("x", seat, bot)
        case events.Freed(seat):
            return host, commands.Free("x", seat)
        case events.Closed():
            return host, commands.Close("x")
        case events.Started():
            return host, commands.Start("x")
        case events.Asked(seat, _) | events.Undone(seat, _):
            return _at(table, seat), commands.Undo("x", version)
        case events.Answered(seat, yes):
            return _at(table, seat), commands.Consent("x", version, yes)
        case events.Said(seat, text):
            return _at(table, seat), commands.Say("x", text)
        case events.Phrased(seat, phrase):
            return _at(table, seat), commands.Quick("x", phrase)
        case events.Reacted(seat, to, reaction):
            return _at(table, seat), commands.React("x", to, reaction)
        case events.Hinted(seat):
            return _at(table, seat), commands.AskHint("x", version)
        case events.EndOffered(seat) | events.Ended(seat, "agreed"):
            return _at(table, seat), commands.OfferEnd("x")
        case events.Ended(seat, _):
            return _at(table, seat), commands.Resign("x")
        case events.EndAnswered(seat, yes):
            return _at(table, seat), commands.AnswerEnd("x", yes)
        case events.RematchOffered(seat):
            return _at(table, seat), commands.Rematch("x")
        case events.RematchAnswered(seat, yes):
            asker = _at(table, seat)
            return Asker(asker.seat, asker.who, fresh="x"), commands.AnswerRematch("x", yes)
        case _:
            raise Broken(f"{table.id}: an unknown event")


def _can_be_rematched(table: Table, event: events.Rematched) -> bool:
    """Whoever made an offer may continue without answers; older tables have no offers."""
    offer = table.rematch_offer
    if offer is not None and table.chairs[event.seat].who not in offer.accepted:
        return False
    person = 0 <= event.seat < len(table.chairs) and table.chairs[event.seat].kind == "person"
    return (
        person
        and table.phase == "over"
        and not table.rematch
        and bool(event.table_id)
        and _is_id(event.table_id)
    )


def _at(table: Table, seat: int) -> Asker:
    if not 0 <= seat < len(table.chairs):
        raise Broken(f"{table.id}: there is no seat {seat}")
    return Asker(seat, table.chairs[seat].who)
