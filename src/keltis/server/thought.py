"""What a process in which a bot thinks is asked and answers. It has no more of the server: it starts soon."""

import struct

import msgspec

from keltis.bots.instead import Instead

LENGTH = struct.Struct(">I")  # before every message


class Thought(msgspec.Struct, frozen=True):
    """A question to a bot."""

    game: str
    players: int
    options: dict[str, str]
    bot: str
    seat: int
    numbers: list[int]
    legal: list[int]
    seed: int


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """What came of it."""

    action: int | None  # None: the bot failed
    instead: Instead | None = None  # who decided in its place
    why: str = ""  # it failed
