"""What a server refuses at a table although its state would allow it, to protect other people and itself.

These limits are not part of what events mean: tables of servers without them can be imported.
"""

from keltis.table import commands, events
from keltis.table.commands import AnyCommand
from keltis.table.table import Table

MAX_OTHER_EVENTS = 1_000  # besides moves
MAX_EVENTS = 10_000
MOVES = (events.Moved, events.Undone)
ALWAYS = commands.Move | commands.Stand | commands.Back | commands.Close | commands.Start


def count_other_events(table: Table) -> int:
    """The events that are no moves."""
    return sum(not isinstance(entry.event, MOVES) for entry in table.entries)


def refusal(table: Table, who: str, command: AnyCommand, other_events: int) -> str:
    """The id of the message that says why a command is refused; "" if it is not."""
    known = (who, command.id) in table.ids
    if known:  # the reply of the first time is given again
        return ""
    full = other_events >= MAX_OTHER_EVENTS or table.version >= MAX_EVENTS
    if full and not isinstance(command, ALWAYS):
        return "online-events"
    if isinstance(command, commands.Sit):
        return _refusal_to_sit(table, who, command.seat)
    return ""


def _refusal_to_sit(table: Table, who: str, seat: int) -> str:
    """A person who was removed stays away; a guest takes one seat, so that others find one."""
    if who in table.removed:
        return "online-removed"
    taken = [number for number, chair in enumerate(table.chairs) if chair.who == who]
    if taken and seat not in taken and who != table.host:
        return "online-one-seat"
    return ""
