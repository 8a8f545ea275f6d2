"""Converts events to rows and back."""

import msgspec

from keltis.store.connection import Row, Value
from keltis.table.events import AnyEvent, Entry
from keltis.table.match import Broken

_write = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(AnyEvent).decode

COLUMNS = "seq, at, rules, state, actor, id, ask, body"


def row_of(table_id: str, entry: Entry) -> dict[str, Value]:
    """The values of the row of an entry."""
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "at": entry.at,
        "rules": entry.rules,
        "state": entry.state,
        "actor": entry.actor,
        "id": entry.id,
        "ask": entry.ask,
        "body": _write(entry.event).decode(),
    }


def entry_of(row: Row) -> Entry:
    """The entry in a row with all of COLUMNS; Broken if this version cannot read its event."""
    seq, at, rules, state, actor, named, ask, body = row
    try:
        event = _read(str(body))
    except msgspec.MsgspecError as error:
        raise Broken(f"event {seq}: {error}") from None
    return Entry(int(seq or 0), int(at or 0), event, int(rules or 0), *map(str, (state, actor, named, ask)))
