"""Limits that this server imposes on tables beyond the rules of the state machine.

They do not affect the meaning of events, so tables of servers with other limits can be imported.
"""

from keltis.table import commands, events
from keltis.table.commands import AnyCommand
from keltis.table.table import Table

MAX_OTHER_EVENTS = 1_000  # chat, reactions, undo requests …
MAX_EVENTS = 10_000
MOVES = (events.Moved, events.Undone)
ALWAYS = commands.Move | commands.Stand | commands.Back | commands.Close | commands.Start


def count_other_events(table: Table) -> int:
    """The number of events that are not moves."""
    return sum(not isinstance(entry.event, MOVES) for entry in table.entries)


def refusal(table: Table, who: str, command: AnyCommand, other_events: int) -> str:
    """The id of the message that explains why a command is refused; "" if it is allowed."""
    known = (who, command.id) in table.ids
    if known:  # a repeated command gets its original reply
        return ""
    full = other_events >= MAX_OTHER_EVENTS or table.version >= MAX_EVENTS
    if full and not isinstance(command, ALWAYS):
        return "online-events"
    if isinstance(command, commands.Sit):
        return _refusal_to_sit(table, who, command.seat)
    return ""


def _refusal_to_sit(table: Table, who: str, seat: int) -> str:
    """A removed player may not come back; a guest may take one seat only, so that seats remain for others."""
    if who in table.removed:
        return "online-removed"
    taken = [number for number, chair in enumerate(table.chairs) if chair.who == who]
    if taken and seat not in taken and who != table.host:
        return "online-one-seat"
    return ""
