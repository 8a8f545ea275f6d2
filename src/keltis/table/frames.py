"""Messages to clients. Every frame is made for one viewer, from what that viewer may see and hear."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from keltis.bots.fallback import Fallback
from keltis.table import core_types as core
from keltis.table.commands import Phrase, Reaction
from keltis.table.events import By, EarlyEnd
from keltis.table.hint_answer import HintAnswer
from keltis.table.match import Phase
from keltis.table.rejection import Code
from keltis.table.seats import Away, Kind
from keltis.table.settings import Settings
from keltis.table.stall import Stall
from keltis.table.trail import Trail

# --- what happened -----------------------------------------------------------------------------


class Happened(Struct, frozen=True, tag_field="kind"):
    """An event as a viewer hears of it. Every viewer gets every number."""

    seq: int
    at: Annotated[int, Meta(description="Milliseconds since 1970.")]


class Opened(Happened, frozen=True, tag="opened"):
    """The table was set up."""


class Sat(Happened, frozen=True, tag="sat"):
    """A person sat down, or a bot was seated."""

    seat: int
    name: str
    bot: str = ""


class Freed(Happened, frozen=True, tag="freed"):
    """A seat became free."""

    seat: int


class Closed(Happened, frozen=True, tag="closed"):
    """The table was closed."""


class Started(Happened, frozen=True, tag="started"):
    """The game started; seat `turned` became seat 0, the next one seat 1, and so on."""

    turned: int
    steps: tuple[core.Step, ...]


class Moved(Happened, frozen=True, tag="moved"):
    """A seat acted (the first step), and chance drew what follows."""

    seat: int
    by: By
    steps: tuple[core.Step, ...]
    gain: Annotated[int, Meta(description="How the seat's points changed, as a spectator sees them.")]
    trails: Annotated[tuple[Trail, ...], Meta(description="The figures that moved.")]
    bot: Annotated[str, Meta(description="The level that really decided; empty for a person.")]


class Asked(Happened, frozen=True, tag="asked"):
    """A seat asks to undo its last action."""

    seat: int


class Answered(Happened, frozen=True, tag="answered"):
    """A seat answered that request."""

    seat: int
    yes: bool


class Undone(Happened, frozen=True, tag="undone"):
    """So many actions were undone."""

    seat: int
    taken: int
    events: Annotated[tuple[int, ...], Meta(description="The `moved` events that no longer count.")]


class Left(Happened, frozen=True, tag="left"):
    """A bot took over a seat."""

    seat: int
    why: Away
    bot: str


class Returned(Happened, frozen=True, tag="returned"):
    """A person took their seat back."""

    seat: int


class Said(Happened, frozen=True, tag="said"):
    """A chat message: plain text, never markup."""

    seat: int
    text: str


class Phrased(Happened, frozen=True, tag="phrased"):
    """A quick phrase."""

    seat: int
    phrase: Phrase


class Reacted(Happened, frozen=True, tag="reacted"):
    """A seat reacted to event `to` with a symbol."""

    seat: int
    to: int
    reaction: Reaction


class Hinted(Happened, frozen=True, tag="hinted"):
    """A seat asked for a hint."""

    seat: int


class EndOffered(Happened, frozen=True, tag="end_offered"):
    """A seat offers to end the game with the points as they are."""

    seat: int


class EndAnswered(Happened, frozen=True, tag="end_answered"):
    """A seat accepts or declines that, or withdraws its offer."""

    seat: int
    yes: bool


class Ended(Happened, frozen=True, tag="ended"):
    """The game ended early: people agreed on that, or a seat resigned."""

    seat: int
    why: EarlyEnd


class RematchOffered(Happened, frozen=True, tag="rematch_offered"):
    """A seat offers another game."""

    seat: int


class RematchAnswered(Happened, frozen=True, tag="rematch_answered"):
    """A seat accepts or declines that, or withdraws its offer."""

    seat: int
    yes: bool


class Rematched(Happened, frozen=True, tag="rematched"):
    """There is a new table for another game: those who accepted sit at it."""

    seat: int
    table_id: str


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
    | Reacted
    | Hinted
    | EndOffered
    | EndAnswered
    | Ended
    | RematchOffered
    | RematchAnswered
    | Rematched
)


# --- the current state -------------------------------------------------------------------------


class Seating(Struct, frozen=True, omit_defaults=True):
    """A chair, as everybody sees it."""

    kind: Kind
    name: str
    bot: Annotated[str, Meta(description="The level on the chair, or that plays for the person.")]
    away: Away  # why a bot plays for the person
    present: bool
    yours: bool
    left: Annotated[int, Meta(description="Milliseconds on the clock when `since` was; 0 without clocks.")]
    instead: Annotated[
        Fallback | None, Meta(description="Who decides in place of `bot`, which is not ready; null: nobody.")
    ] = None
    face: Annotated[int, Meta(description="Tells bots of one level apart: 0 for the first one.")] = 0
    played_by: Annotated[
        tuple[str, ...],
        Meta(description="The levels that have really decided here; empty: only people."),
    ] = ()


class Undoing(Struct, frozen=True):
    """What the viewer may undo."""

    free: Annotated[int, Meta(description="The number of own actions, without asking.")]
    ask: Annotated[bool, Meta(description="The viewer may ask the others.")]
    asked: Annotated[int | None, Meta(description="The seat whose request is pending.")]
    answer: Annotated[bool, Meta(description="The viewer has to answer it.")]


class OpenOffer(Struct, frozen=True):
    """An offer to everybody at the table."""

    seat: Annotated[int, Meta(description="The seat that made it.")]
    accepted: Annotated[tuple[int, ...], Meta(description="The seats of those who accepted, with that one.")]
    declined: tuple[int, ...]
    answer: Annotated[bool, Meta(description="The viewer has not answered yet.")]


class Takeover(Struct, frozen=True):
    """The time of who is to act runs out: then a bot plays for them."""

    at: int
    seat: int
    why: Annotated[Away, Meta(description="`clock`, `days`, or `gone`: they are absent and others wait.")]
    bot: str


class Status(Struct, frozen=True):
    """Everything around the game."""

    phase: Phase
    settings: Settings
    board: Annotated[str, Meta(description="The name of the table's own board; empty: the game's.")]
    you: Annotated[int | None, Meta(description="The viewer's seat; null: a spectator.")]
    host: Annotated[bool, Meta(description="The viewer opened the table.")]
    chairs: tuple[Seating, ...]
    since: Annotated[
        int,
        Meta(
            description="When `left` of the chairs was measured; the time of who is to act runs from then on."
        ),
    ]
    due: Annotated[
        Takeover | None, Meta(description="When a bot takes over from who is to act; null: never.")
    ]
    stall: Annotated[Stall | None, Meta(description="Set when the stall guard is about to end the game.")]
    undo: Undoing
    commitment: Annotated[str, Meta(description="SHA-256 of the secret from which chance is drawn.")]
    secret: Annotated[str, Meta(description="That secret, once the game is over.")]
    nonces: Annotated[
        tuple[str, ...], Meta(description="What the players added to it, by seat before the start.")
    ]
    end_offer: Annotated[OpenOffer | None, Meta(description="To end the game with the points as they are.")]
    ended: Annotated[EarlyEnd | None, Meta(description="Why the game was over before its rules ended it.")]
    rematch_offer: Annotated[OpenOffer | None, Meta(description="To play another game.")]
    rematch: Annotated[str, Meta(description="The table of that game.")]


class Frame(Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class Position(Struct, frozen=True, omit_defaults=True):
    """The game as the viewer sees it."""

    view: core.View
    scene: core.Scene  # what stands and lies on the places of the stage
    offers: Annotated[tuple[core.Offer, ...], Meta(description="What the viewer can do now.")]
    outlooks: Annotated[
        tuple[core.Outlook, ...], Meta(description="What each offer would bring, where it is known at once.")
    ] = ()


class PositionPart(Struct, frozen=True, omit_defaults=True):
    """The changed parts of a position."""

    view: core.ViewPart = {}
    scene: core.ScenePart = {}
    offers: tuple[core.Offer, ...] | msgspec.UnsetType = msgspec.UNSET


class Snapshot(Frame, frozen=True, tag="snapshot"):
    """The table as it is now."""

    table_id: str
    v: int
    status: Status
    stage: core.Stage  # the board as places; it never changes
    position: Annotated[Position | None, Meta(description="null before the game.")]


class Update(Frame, frozen=True, tag="update"):
    """Events, and the table after them."""

    table_id: str
    v: int
    events: tuple[AnyHappened, ...]
    status: Status
    position: Position | None


class Change(Frame, frozen=True, tag="change"):
    """Events that directly follow what the client knows, and the parts that they changed."""

    table_id: str
    v: int
    events: tuple[AnyHappened, ...]
    status: core.StatusPart
    position: PositionPart


class Outlooks(Frame, frozen=True, tag="outlook"):
    """What each of the offers after event `v` would bring, in their order; sent a little later."""

    table_id: str
    v: int
    outlooks: tuple[core.Outlook, ...]


class Hint(Frame, frozen=True, tag="hint"):
    """The hint that the viewer asked for; a little later than the reply."""

    table_id: str
    changed: Annotated[int, Meta(description="The last event that changed the position.")]
    hint: Annotated[HintAnswer | None, Meta(description="null: it could not be computed.")]


class Sync(Frame, frozen=True, tag="sync"):
    """The answer to a hello is complete; later frames are live."""

    table_id: str
    v: int


class Around(Frame, frozen=True, tag="around"):
    """No event, but presence or the readiness of a bot changed."""

    table_id: str
    status: Status


class Error(Struct, frozen=True, omit_defaults=True):
    """Why a command was not carried out."""

    code: Code
    message: core.Line
    rule: str = ""
    update: Update | None = None  # with "stale": what the client did not know


class Reply(Frame, frozen=True, tag="reply", omit_defaults=True):
    """The reply to a command: the number of its event, or an error."""

    id: Annotated[str, Meta(description="Of the command; empty if it could not be read.")]
    seq: int | None = None
    error: Error | None = None


class Pulse(Frame, frozen=True, tag="beat"):
    """Heartbeat: answer with a beat."""

    at: int


AnyFrame = Snapshot | Update | Change | Outlooks | Hint | Sync | Around | Reply | Pulse

_encoder = msgspec.json.Encoder()


def encoded(frame: AnyFrame) -> bytes:
    """A frame as it is sent."""
    return _encoder.encode(frame)
