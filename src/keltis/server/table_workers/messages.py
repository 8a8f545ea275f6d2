"""Messages between the main process and its table workers."""

import zlib

from msgspec import Struct

from keltis.bots.question import BotRequest
from keltis.server.config import Config
from keltis.server.metrics import Numbers
from keltis.server.workers.messages import BotReply


def owner(table_id: str, workers: int) -> int:
    """The number of the worker that owns a table."""
    return zlib.crc32(table_id.encode()) % workers


class Message(Struct, frozen=True, array_like=True):
    """A message; some have a file descriptor attached."""


# --- to a worker ---------------------------------------------------------------------------------


class Begin(Message, frozen=True, tag="begin"):
    """The first message: the settings, and which tables the worker owns."""

    number: int
    config: Config


class Person(Struct, frozen=True, array_like=True):
    """The person connected by a socket."""

    id: str
    name: str
    session: str  # the hash of the token
    address: str  # group of addresses, for limits


class Unread(Struct, frozen=True, array_like=True):
    """The state of a socket that is handed over."""

    data: bytes  # frames to be read first, beginning with the `hello`
    visible: bool  # whether the page is in the foreground
    tokens: float  # left in the rate limit


class Adopt(Message, frozen=True, tag="adopt"):
    """Take over a socket, whose file descriptor is attached to this message."""

    socket: int  # its number
    person: Person
    unread: Unread


class Load(Message, frozen=True, tag="load"):
    """Load a new table: a bot may have to begin."""

    table_id: str


class Refresh(Message, frozen=True, tag="refresh"):
    """Reload a table after a change in the store that is not an event."""

    table_id: str


class Revoke(Message, frozen=True, tag="revoke"):
    """Close the sockets of a session that has ended."""

    session: str


class BotDecided(Message, frozen=True, tag="decided"):
    """The answer to AskBot."""

    request: int
    reply: BotReply


class Drain(Message, frozen=True, tag="drain"):
    """Answer pending requests, close everything, and exit."""

    seconds: float


# --- to the main process -------------------------------------------------------------------------


class Report(Message, frozen=True, tag="report"):
    """The worker is ready; repeated every second."""

    healthy: bool  # whether writing works
    numbers: Numbers


class PassOn(Message, frozen=True, tag="pass"):
    """A client asked for another worker's table; the socket's file descriptor is attached to this message."""

    socket: int
    table_id: str
    unread: Unread


class Closed(Message, frozen=True, tag="closed"):
    """A socket was closed."""

    socket: int


class AskBot(Message, frozen=True, tag="ask"):
    """Request a decision from the bot pool."""

    request: int
    question: BotRequest
    owner: str  # of the table
    watched: bool


class PrepareBot(Message, frozen=True, tag="prepare"):
    """Compile the code of a bot next."""

    game: str
    bot: str


ToWorker = Begin | Adopt | Load | Refresh | Revoke | BotDecided | Drain
ToMain = Report | PassOn | Closed | AskBot | PrepareBot
