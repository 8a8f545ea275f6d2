"""What a client may say. Everything is checked when it is read: unknown fields, lengths and numbers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Id = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{1,36}$(?!\\n)",
        description="Chosen by the client; the same again is the same command.",
    ),
]
Version = Annotated[
    int, Meta(ge=0, le=2**53, description="The number of the last event that the client knows.")
]
Seat = Annotated[int, Meta(ge=0, le=3)]
GameId = Annotated[str, Meta(pattern="^[a-z0-9]{1,32}$(?!\\n)")]

PHRASES = ("hello", "luck", "well-played", "thanks", "oops", "wow", "hurry", "moment", "again", "bye")
Phrase = Literal["hello", "luck", "well-played", "thanks", "oops", "wow", "hurry", "moment", "again", "bye"]


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything that a client sends."""


class Hello(Message, frozen=True, tag="hello"):
    """Show me a table: what happened after event `since`, or, without it, the table as it is now."""

    game: GameId
    since: Version | None = None
    seat: Seat | None = None  # as which of my seats; else the first one
    key: Annotated[str, Meta(max_length=64)] = ""  # from an invitation


class Beat(Message, frozen=True, tag="beat"):
    """I am still here."""


class Command(Message, frozen=True):
    """Something to be done at the table; gets exactly one reply with the same id."""

    id: Id


class Move(Command, frozen=True, tag="move"):
    """Do an action of the game."""

    v: Version
    action: Annotated[str, Meta(max_length=60, description="In the words of the record, e.g. `play R5`.")]


class Undo(Command, frozen=True, tag="undo"):
    """Take back my last action, or ask the others whether I may."""

    v: Version


class Consent(Command, frozen=True, tag="consent"):
    """Answer somebody who asked to take something back; who asked may say no to withdraw."""

    v: Version
    yes: bool


class Say(Command, frozen=True, tag="say"):
    """Write to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Quick(Command, frozen=True, tag="quick"):
    """Say a ready phrase, which everybody reads in their language."""

    phrase: Phrase


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat, before the game starts; or my own again, to add another nonce or change the name."""

    seat: Seat
    name: Annotated[str, Meta(max_length=60)] = ""
    nonce: Annotated[str, Meta(max_length=40)] = ""  # anything; it is mixed into chance


class Stand(Command, frozen=True, tag="stand"):
    """Leave my seat; once the game has started, a bot plays on."""


class Fill(Command, frozen=True, tag="fill"):
    """Put a bot on a seat, before the game starts; only for who opened the table."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class Free(Command, frozen=True, tag="free"):
    """Make a seat free, before the game starts; only for who opened the table."""

    seat: Seat


class Start(Command, frozen=True, tag="start"):
    """Begin the game; all seats must be taken."""


class Back(Command, frozen=True, tag="back"):
    """I am here again: the bot that played for me shall stop."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Once more with the same people, after the game."""


class Close(Command, frozen=True, tag="close"):
    """Clear the table away, before the game starts; only for who opened it."""


AnyCommand = Move | Undo | Consent | Say | Quick | Sit | Stand | Fill | Free | Start | Back | Rematch | Close
AnyMessage = Hello | Beat | AnyCommand
