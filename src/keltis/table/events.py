"""What has happened at a table, as it is kept. Never shown as it is: `telling` makes of it what a viewer
may hear."""

from typing import Literal

from msgspec import Struct

from keltis.table.chairs import Away, Chair
from keltis.table.commands import Phrase
from keltis.table.settings import Settings

By = Literal["person", "bot", "fallback"]  # "fallback": the bot failed, and the first legal action was done


class Event(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that happened."""


class Opened(Event, frozen=True, tag="opened"):
    """The table was set up."""

    settings: Settings
    host: str  # who did it
    secret: str  # from which chance is drawn
    board: str  # the board's fingerprint
    chairs: tuple[Chair, ...]
    after: str = ""  # the table of which this is the rematch


class Sat(Event, frozen=True, tag="sat"):
    """Somebody sat down."""

    seat: int
    name: str
    who: str
    nonce: str = ""


class Filled(Event, frozen=True, tag="filled"):
    """A bot was put on a seat."""

    seat: int
    bot: str
    name: str


class Freed(Event, frozen=True, tag="freed"):
    """A seat became free."""

    seat: int


class Started(Event, frozen=True, tag="started"):
    """The game began: seat `turned` became seat 0, and chance laid everything out."""

    turned: int
    outcome: tuple[int, ...]


class Moved(Event, frozen=True, tag="moved"):
    """A seat did an action, and chance what follows from it."""

    seat: int
    action: int
    outcome: tuple[int, ...] = ()
    by: By = "person"


class Asked(Event, frozen=True, tag="asked"):
    """A seat asked to go back to where there were `to` actions."""

    seat: int
    to: int


class Answered(Event, frozen=True, tag="answered"):
    """A seat answered that."""

    seat: int
    yes: bool


class Undone(Event, frozen=True, tag="undone"):
    """The game went back to where there were `to` actions."""

    seat: int
    to: int


class Left(Event, frozen=True, tag="left"):
    """From now on a bot plays for a seat."""

    seat: int
    why: Away


class Returned(Event, frozen=True, tag="returned"):
    """A person plays again for themselves."""

    seat: int


class Said(Event, frozen=True, tag="said"):
    """A seat wrote something."""

    seat: int
    text: str


class Phrased(Event, frozen=True, tag="phrased"):
    """A seat said a ready phrase."""

    seat: int
    phrase: Phrase


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people have a new table."""

    seat: int
    game: str


class Closed(Event, frozen=True, tag="closed"):
    """The table was cleared away before the game."""


AnyEvent = (
    Opened
    | Sat
    | Filled
    | Freed
    | Started
    | Moved
    | Asked
    | Answered
    | Undone
    | Left
    | Returned
    | Said
    | Phrased
    | Rematched
    | Closed
)


class Entry(Struct, frozen=True):
    """An event in its place in the list."""

    seq: int  # from 1 on, without a gap
    at: int  # milliseconds since 1970
    event: AnyEvent
    rules: int  # the version of the game's rules
    state: str = ""  # a hash of the position after it, "" before the game
    actor: str = ""  # who asked for it
    id: str = ""  # and under which id
    ask: str = ""  # a hash of what was asked for
