"""The kinds of work that a room does, one after another."""

from typing import NamedTuple

from keltis.messages.message import message
from keltis.server.workers.messages import BotReply
from keltis.server.ws.client import Client
from keltis.table import frames
from keltis.table.commands import AnyCommand, Hello


class Enter(NamedTuple):
    """Show the table to a client, or from another seat."""

    client: Client
    hello: Hello


class Execute(NamedTuple):
    """Execute a client's command."""

    client: Client
    command: AnyCommand


class ReturnToSeat(NamedTuple):
    """Give a returning player the seat back."""

    seat: int


class UpdatePresence(NamedTuple):
    """Recount who is present."""


class TimeUp(NamedTuple):
    """Let a bot take over from a player whose time is up."""


class ApplyDecision(NamedTuple):
    """Apply a bot's decision on the position after the event with the number `changed`."""

    changed: int
    decision: BotReply


class Reload(NamedTuple):
    """Reload the table if it is stale."""


Work = Enter | Execute | ReturnToSeat | UpdatePresence | TimeUp | ApplyDecision | Reload


def reply_unavailable(work: Work) -> None:
    """Tell the client waiting for this work that the table is currently unavailable."""
    if isinstance(work, Enter):
        work.client.table_unavailable()
    elif isinstance(work, Execute):
        work.client.error(work.command.id, "unavailable", "online-unavailable")


def reply_refused(work: Work, message_id: str) -> None:
    """Tell the client waiting for this work why it is refused."""
    if isinstance(work, Execute):
        work.client.send(frames.Reply(work.command.id, error=frames.Error("refused", message(message_id))))
