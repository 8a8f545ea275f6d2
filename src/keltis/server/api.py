"""What is said by HTTP: the bodies of requests and answers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from keltis.table.commands import Id
from keltis.table.frames import Line
from keltis.table.refused import Code
from keltis.table.settings import Settings, Word


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class Greeting(Body, frozen=True):
    """Who I am: a name and nothing else. Also gives me another name."""

    name: Annotated[str, Meta(max_length=60)] = ""


class Wish(Body, frozen=True):
    """Who shall sit on a seat."""

    kind: Literal["me", "bot", "open"] = "open"
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=60)] = ""  # of somebody at the same device; else my own


class NewTable(Body, frozen=True):
    """Open a table."""

    settings: Settings
    seats: Annotated[tuple[Wish, ...], Meta(max_length=4)] = ()
    start: Annotated[bool, Meta(description="Begin at once; all seats must be taken.")] = False
    nonce: Annotated[str, Meta(max_length=40)] = ""
    id: Annotated[Id | None, Meta(description="The same again is the same table.")] = None


class Answer(Struct, frozen=True):
    """What a client gets."""


class Refusal(Answer, frozen=True):
    """Why something was not done."""

    code: Code | Literal["limit"]
    message: Line


class Me(Answer, frozen=True):
    """Who I am."""

    name: str


class TableMade(Answer, frozen=True):
    """A table was opened."""

    game: str  # its id
    key: Annotated[str, Meta(description="Lets others in: put it behind a # in the link to the table.")]


class Invitation(Answer, frozen=True):
    """How to let others in."""

    key: str


class ListedChair(Answer, frozen=True):
    """A chair in a list."""

    kind: str
    name: str


class ListedTable(Answer, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    players: int
    chairs: tuple[ListedChair, ...]
    mover: int | None
    pace: str
    result: tuple[int, ...]
    changed: int
    yours: tuple[int, ...]  # the seats that are mine
    turn: bool  # whether I am to act


class Lobby(Answer, frozen=True):
    """My tables, those that wait for me first; and the tables that are open to all."""

    yours: tuple[ListedTable, ...]
    open: tuple[ListedTable, ...]


class ListedOption(Answer, frozen=True):
    """An option of a game; the first value is the usual one."""

    name: str
    values: tuple[str, ...]


class ListedGame(Answer, frozen=True):
    """A game that can be played."""

    name: str
    players: tuple[int, ...]
    options: tuple[ListedOption, ...]


class Offered(Answer, frozen=True):
    """What can be played, and against whom."""

    games: tuple[ListedGame, ...]
    bots: tuple[Word, ...]
    phrases: tuple[str, ...]


class ListedSession(Answer, frozen=True):
    """A session of mine."""

    id: str
    label: str
    created: int
    seen: int
    current: bool


class Sessions(Answer, frozen=True):
    """All my sessions."""

    sessions: tuple[ListedSession, ...]


class Health(Answer, frozen=True):
    """Whether all is well."""

    ok: bool
    version: str
    tables: int
    sockets: int


Requests = Greeting | NewTable
Answers = (Refusal, Me, TableMade, Invitation, Lobby, Offered, Sessions, Health)
