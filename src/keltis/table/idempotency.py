"""Idempotency: a command that is repeated with the same key gets the first reply again.

The key is the sender and the command's id. It is stored with the first event of the command, so every node
knows it, also after a restart.
"""

import hashlib

import msgspec

from keltis.messages.message import message
from keltis.table import frames
from keltis.table.commands import Command
from keltis.table.match import Match
from keltis.table.rejection import Refused


def digest(command: Command) -> str:
    """A hash of a command without its version; the same when the command is repeated."""
    content = msgspec.structs.asdict(command)
    content.pop("v", None)
    encoded = msgspec.json.encode([type(command).__name__, content])
    return hashlib.blake2b(encoded, digest_size=8).hexdigest()


def repeated_reply(match: Match, sender: str, command: Command) -> frames.Reply | None:
    """The first reply, if this command was committed before; Refused if the key was used for another."""
    known = match.ids.get((sender, command.id))
    if known is None:
        return None
    if known.ask != digest(command):
        raise Refused("id_reuse", message("online-reused"))
    return frames.Reply(command.id, known.seq)
