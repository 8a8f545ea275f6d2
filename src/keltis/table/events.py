"""Events as they are stored (event sourcing). They are never sent: `apply` renders what a viewer may hear."""

from typing import Literal

from msgspec import Struct, field

from keltis.table.commands import Phrase, Reaction
from keltis.table.seats import Away, Chair
from keltis.table.settings import Settings

By = Literal["person", "bot", "fallback"]  # "fallback": the bot failed, and the first legal action was taken

EarlyEnd = Literal["agreed", "resigned"]


class Event(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """An event."""


class Opened(Event, frozen=True, tag="opened"):
    """The table was set up."""

    settings: Settings
    host: str  # the person who did it
    secret: str  # chance is drawn from it
    board: str  # the board's fingerprint
    chairs: tuple[Chair, ...]
    after: str = ""  # the table before this rematch


class Sat(Event, frozen=True, tag="sat"):
    """Somebody sat down."""

    seat: int
    name: str
    who: str
    nonce: str = ""


class Filled(Event, frozen=True, tag="filled"):
    """A bot was seated."""

    seat: int
    bot: str
    name: str


class Freed(Event, frozen=True, tag="freed"):
    """A seat became free."""

    seat: int


class Started(Event, frozen=True, tag="started"):
    """The game started: seat `turned` became seat 0, and chance set everything up."""

    turned: int
    outcome: tuple[int, ...]


class Moved(Event, frozen=True, tag="moved"):
    """A seat acted, and chance drew what follows."""

    seat: int
    action: int
    outcome: tuple[int, ...] = ()
    by: By = "person"
    bot: str = ""  # the level that really decided


class Asked(Event, frozen=True, tag="asked"):
    """A seat asked to undo down to `to` actions."""

    seat: int
    to: int


class Answered(Event, frozen=True, tag="answered"):
    """A seat answered a request to undo."""

    seat: int
    yes: bool


class Undone(Event, frozen=True, tag="undone"):
    """The game went back to its first `to` actions."""

    seat: int
    to: int


class Left(Event, frozen=True, tag="left"):
    """A bot took over a seat."""

    seat: int
    why: Away


class Returned(Event, frozen=True, tag="returned"):
    """A person took their seat back."""

    seat: int


class Said(Event, frozen=True, tag="said"):
    """A chat message."""

    seat: int
    text: str


class Phrased(Event, frozen=True, tag="phrased"):
    """A quick phrase."""

    seat: int
    phrase: Phrase


class Reacted(Event, frozen=True, tag="reacted"):
    """A seat reacted to event `to`."""

    seat: int
    to: int
    reaction: Reaction


class Hinted(Event, frozen=True, tag="hinted"):
    """A seat asked for a hint, for the first time in this position."""

    seat: int


class EndOffered(Event, frozen=True, tag="end_offered"):
    """A seat offered to end the game with the points as they are."""

    seat: int


class EndAnswered(Event, frozen=True, tag="end_answered"):
    """A seat accepted or declined that, or withdrew its offer."""

    seat: int
    yes: bool


class Ended(Event, frozen=True, tag="ended"):
    """The game ended before its rules ended it: people agreed on that, or a seat resigned."""

    seat: int  # that offered it or resigned
    why: EarlyEnd


class RematchOffered(Event, frozen=True, tag="rematch_offered"):
    """A seat offered another game."""

    seat: int


class RematchAnswered(Event, frozen=True, tag="rematch_answered"):
    """A seat accepted or declined that, or withdrew its offer."""

    seat: int
    yes: bool


class Rematched(Event, frozen=True, tag="rematched"):
    """The table of a rematch was made."""

    seat: int
    table_id: str = field(name="game")  # as older databases have it


class Closed(Event, frozen=True, tag="closed"):
    """The table was closed before the game."""


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
    | Reacted
    | Hinted
    | EndOffered
    | EndAnswered
    | Ended
    | RematchOffered
    | RematchAnswered
    | Rematched
    | Closed
)


class Entry(Struct, frozen=True):
    """A stored event with its metadata."""

    seq: int  # from 1 on, without a gap
    at: int  # milliseconds since 1970
    event: AnyEvent
    rules: int  # the version of the game's rules
    state: str = ""  # hash of the position after it; "" before the game
    actor: str = ""  # the person whose command it was
    id: str = ""  # the idempotency key of that command
    ask: str = ""  # hash of that command
