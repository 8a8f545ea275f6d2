"""What a client is told. Every frame is made for one viewer, from what that viewer may see and hear."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from keltis.bots.instead import Instead
from keltis.table.chairs import Away, Kind
from keltis.table.commands import Phrase
from keltis.table.events import By
from keltis.table.match import Phase
from keltis.table.refused import Code
from keltis.table.settings import Settings


def _ref(name: str) -> Meta:
    """The schema of a type that is declared in the core, as a plain dataclass."""
    return Meta(extra_json_schema={"$ref": f"#/$defs/{name}"})


Line = Annotated[Any, _ref("Message")]
View = Annotated[Any, _ref("View")]
Step = Annotated[Any, _ref("Step")]
Stage = Annotated[Any, _ref("Stage")]
Scene = Annotated[Any, _ref("Scene")]
Offer = Annotated[Any, _ref("Offer")]
Outlook = Annotated[Any, _ref("Outlook")]
StatusPart = Annotated[Any, _ref("StatusPart")]
ViewPart = Annotated[dict[str, Any], _ref("ViewPart")]
ScenePart = Annotated[dict[str, Any], _ref("ScenePart")]


# --- what happened -----------------------------------------------------------------------------


class Happened(Struct, frozen=True, tag_field="kind"):
    """An event as a viewer hears of it. Every viewer hears of every event, under its number."""

    seq: int
    at: Annotated[int, Meta(description="Milliseconds since 1970.")]


class Opened(Happened, frozen=True, tag="opened"):
    """The table was set up."""


class Sat(Happened, frozen=True, tag="sat"):
    """Somebody sat down, or a bot was put on a seat."""

    seat: int
    name: str
    bot: str = ""


class Freed(Happened, frozen=True, tag="freed"):
    """A seat became free."""

    seat: int


class Closed(Happened, frozen=True, tag="closed"):
    """The table was cleared away."""


class Started(Happened, frozen=True, tag="started"):
    """The game began; seat `turned` became seat 0, the next one seat 1, and so on."""

    turned: int
    steps: tuple[Step, ...]


class Moved(Happened, frozen=True, tag="moved"):
    """A seat did an action (the first step), and chance what follows from it."""

    seat: int
    by: By
    steps: tuple[Step, ...]


class Asked(Happened, frozen=True, tag="asked"):
    """A seat asks to take back its last action."""

    seat: int


class Answered(Happened, frozen=True, tag="answered"):
    """A seat answered that."""

    seat: int
    yes: bool


class Undone(Happened, frozen=True, tag="undone"):
    """So many actions were taken back."""

    seat: int
    taken: int


class Left(Happened, frozen=True, tag="left"):
    """From now on a bot plays for a seat."""

    seat: int
    why: Away


class Returned(Happened, frozen=True, tag="returned"):
    """A person plays again for themselves."""

    seat: int


class Said(Happened, frozen=True, tag="said"):
    """A seat wrote something: plain text, never markup."""

    seat: int
    text: str


class Phrased(Happened, frozen=True, tag="phrased"):
    """A seat said a ready phrase."""

    seat: int
    phrase: Phrase


class Rematched(Happened, frozen=True, tag="rematched"):
    """The same people have a new table."""

    seat: int
    game: str


AnyHappened = (
    Opened
    | Sat
    | Freed
    | Closed
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
)


# --- what it is like now -----------------------------------------------------------------------


class Seating(Struct, frozen=True, omit_defaults=True):
    """A chair, as everybody sees it."""

    kind: Kind
    name: str
    bot: str  # on the chair, or playing for the person
    away: Away  # why a bot plays for the person
    present: bool
    yours: bool
    left: Annotated[int, Meta(description="Milliseconds on the clock when `since` was; 0 without clocks.")]
    instead: Annotated[
        Instead | None, Meta(description="Who decides in place of `bot`, which is not ready; null: nobody.")
    ] = None


class Undoing(Struct, frozen=True):
    """What the viewer may take back."""

    free: Annotated[int, Meta(description="So many of the viewer's own actions, without asking.")]
    ask: Annotated[bool, Meta(description="The viewer may ask the others.")]
    asked: Annotated[int | None, Meta(description="The seat that asks just now.")]
    answer: Annotated[bool, Meta(description="The viewer has to answer that.")]


class Status(Struct, frozen=True):
    """Everything around the game."""

    phase: Phase
    settings: Settings
    you: Annotated[int | None, Meta(description="The viewer's seat; null: a spectator.")]
    host: Annotated[bool, Meta(description="The viewer opened the table.")]
    chairs: tuple[Seating, ...]
    since: Annotated[int, Meta(description="Since when the one who is to act is thinking.")]
    deadline: Annotated[int | None, Meta(description="When a bot takes over from them.")]
    undo: Undoing
    commitment: Annotated[str, Meta(description="SHA-256 of the secret from which chance is drawn.")]
    secret: Annotated[str, Meta(description="That secret, once the game is over.")]
    nonces: Annotated[
        tuple[str, ...], Meta(description="What the players added to it, by seat before the start.")
    ]
    rematch: Annotated[str, Meta(description="The next table of the same people.")]


class Frame(Struct, frozen=True, tag_field="type"):
    """Anything that the server sends."""


class Position(Struct, frozen=True, omit_defaults=True):
    """The game as the viewer sees it."""

    view: View
    scene: Scene  # what stands and lies on the places of the stage
    offers: Annotated[tuple[Offer, ...], Meta(description="What the viewer can do now.")]
    outlooks: Annotated[
        tuple[Outlook, ...], Meta(description="What each offer would bring, where it is known at once.")
    ] = ()


class PositionPart(Struct, frozen=True, omit_defaults=True):
    """What is not as it was before: whatever is missing here has not changed."""

    view: ViewPart = {}
    scene: ScenePart = {}
    offers: tuple[Offer, ...] | msgspec.UnsetType = msgspec.UNSET


class Snapshot(Frame, frozen=True, tag="snapshot"):
    """The table as it is now."""

    game: str
    v: int
    status: Status
    stage: Stage  # the board as places; it never changes
    position: Annotated[Position | None, Meta(description="null before the game.")]


class Update(Frame, frozen=True, tag="update"):
    """What happened, and the table as it is after it."""

    game: str
    v: int
    events: tuple[AnyHappened, ...]
    status: Status
    position: Position | None


class Change(Frame, frozen=True, tag="change"):
    """What happened right after what the client knows, and all that is not as it was before."""

    game: str
    v: int
    events: tuple[AnyHappened, ...]
    status: StatusPart
    position: PositionPart


class Outlooks(Frame, frozen=True, tag="outlook"):
    """What each of the offers after event `v` would bring, in their order; it comes a little later."""

    game: str
    v: int
    outlooks: tuple[Outlook, ...]


class Sync(Frame, frozen=True, tag="sync"):
    """The answer to a hello is complete: from here on everything comes as it happens."""

    game: str
    v: int


class Around(Frame, frozen=True, tag="around"):
    """Nothing happened, but somebody came or went, or a bot is ready now or not."""

    game: str
    status: Status


class Error(Struct, frozen=True, omit_defaults=True):
    """Why a command was not carried out."""

    code: Code
    message: Line
    rule: str = ""
    update: Update | None = None  # with "stale": what the client did not know


class Reply(Frame, frozen=True, tag="reply", omit_defaults=True):
    """The one answer to a command: the number of its event, or why there is none."""

    id: Annotated[str, Meta(description="Of the command; empty if it could not be read.")]
    seq: int | None = None
    error: Error | None = None


class Pulse(Frame, frozen=True, tag="beat"):
    """Are you still there? Answer with a beat."""

    at: int


AnyFrame = Snapshot | Update | Change | Outlooks | Sync | Around | Reply | Pulse

_encoder = msgspec.json.Encoder()


def encoded(frame: AnyFrame) -> bytes:
    """A frame as it is sent."""
    return _encoder.encode(frame)
