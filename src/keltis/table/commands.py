"""Messages from clients. Decoding validates them: unknown fields, lengths and ranges."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Id = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{1,36}$(?!\\n)",
        description="Idempotency key, chosen by the client.",
    ),
]
Version = Annotated[
    int, Meta(ge=0, le=2**53, description="The number of the last event that the client knows.")
]
Seat = Annotated[int, Meta(ge=0, le=3)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{1,32}$(?!\\n)")]

PROTOCOL = 2  # the version of the protocol; docs/protocol.md says what changed

PHRASES = ("hello", "luck", "well-played", "thanks", "oops", "wow", "hurry", "moment", "again", "bye")
REACTIONS = ("thumbs-up", "clap", "heart", "laugh", "wow", "sad")
Reaction = Literal["thumbs-up", "clap", "heart", "laugh", "wow", "sad"]
Phrase = Literal["hello", "luck", "well-played", "thanks", "oops", "wow", "hurry", "moment", "again", "bye"]


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client."""


class Hello(Message, frozen=True, tag="hello"):
    """Join a table: get what happened after event `since`, or, without it, the table as it is now."""

    table_id: TableId
    since: Version | None = None
    seat: Seat | None = None  # one of the own seats; else the first
    key: Annotated[str, Meta(max_length=64)] = ""  # from an invitation
    program: Annotated[
        bool, Meta(description="The client is a program: while only programs look on, bots do not pause.")
    ] = False


class Beat(Message, frozen=True, tag="beat"):
    """Heartbeat."""


class Visible(Message, frozen=True, tag="visible"):
    """Whether somebody can see the page; while nobody does, a turn may be announced by a push message."""

    yes: bool


class Command(Message, frozen=True):
    """A command; it gets exactly one reply with the same id."""

    id: Id


class Move(Command, frozen=True, tag="move"):
    """Carry out an action of the game."""

    v: Version
    action: Annotated[str, Meta(max_length=60, description="In notation, e.g. `play R5`.")]


class Undo(Command, frozen=True, tag="undo"):
    """Undo the own last action, or ask the others for it."""

    v: Version


class AskHint(Command, frozen=True, tag="hint"):
    """Ask for a hint on the own turn, if the table allows hints; a `hint` follows the reply."""

    v: Version


class Consent(Command, frozen=True, tag="consent"):
    """Answer a request to undo; who asked may decline to withdraw it."""

    v: Version
    yes: bool


class Say(Command, frozen=True, tag="say"):
    """Send a chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Quick(Command, frozen=True, tag="quick"):
    """Send a quick phrase, which everybody reads in their language."""

    phrase: Phrase


class React(Command, frozen=True, tag="react"):
    """React to an event with a symbol."""

    to: Annotated[int, Meta(ge=1, le=2**53, description="The number of the event.")]
    reaction: Reaction


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat before the game; or the own one again, with another nonce or name."""

    seat: Seat
    name: Annotated[str, Meta(max_length=60)] = ""
    nonce: Annotated[str, Meta(max_length=40)] = ""  # any text; chance is drawn from it too


class Stand(Command, frozen=True, tag="stand"):
    """Leave the seat; during the game a bot plays on."""


class Fill(Command, frozen=True, tag="fill"):
    """Put a bot on a seat before the game; host only."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class Free(Command, frozen=True, tag="free"):
    """Free a seat before the game; host only."""

    seat: Seat


class Start(Command, frozen=True, tag="start"):
    """Start the game; all seats must be taken."""


class Back(Command, frozen=True, tag="back"):
    """Take the own seat back from the bot."""


class OfferEnd(Command, frozen=True, tag="offer_end"):
    """Offer to end the game now with the points as they are; among bots it ends at once."""


class AnswerEnd(Command, frozen=True, tag="answer_end"):
    """Accept or decline that offer; who made it may decline to withdraw it."""

    yes: bool


class Resign(Command, frozen=True, tag="resign"):
    """Resign: the others win. While other people play on, a bot takes the seat."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Offer the others another game, or accept it; the second time it begins without waiting for answers."""


class AnswerRematch(Command, frozen=True, tag="answer_rematch"):
    """Accept or decline another game; who offered it may decline to withdraw it."""

    yes: bool


class Close(Command, frozen=True, tag="close"):
    """Close the table before the game; host only."""


AnyCommand = (
    Move
    | Undo
    | AskHint
    | Consent
    | Say
    | Quick
    | React
    | Sit
    | Stand
    | Fill
    | Free
    | Start
    | Back
    | OfferEnd
    | AnswerEnd
    | Resign
    | Rematch
    | AnswerRematch
    | Close
)
AnyMessage = Hello | Beat | Visible | AnyCommand
