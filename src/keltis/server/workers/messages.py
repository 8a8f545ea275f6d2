"""Messages between the server and a bot worker, each prefixed with its length in bytes.

This module imports little of the server, so that a worker starts quickly.
"""

import struct

import msgspec

from keltis.bots.fallback import Fallback
from keltis.bots.question import BotRequest
from keltis.table.hint_answer import HintAnswer

LENGTH = struct.Struct(">I")

__all__ = ["LENGTH", "BotReply", "BotRequest"]


class BotReply(msgspec.Struct, frozen=True, array_like=True):
    """The reply to a request."""

    action: int | None  # None: the bot failed
    instead: Fallback | None = None  # the level that decided instead of the bot
    why: str = ""  # the reason for a failure
    hint: HintAnswer | None = None  # if the request was for one
