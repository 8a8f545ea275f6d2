"""What a process in which a bot thinks is asked. It has nothing else of the server, and so starts soon."""

import struct

import msgspec

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
