"""Request and response schemas of the HTTP API."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from keltis.table.commands import Id
from keltis.table.core_types import Line, Scene, Stage, View
from keltis.table.frames import AnyHappened
from keltis.table.rejection import Code
from keltis.table.seats import Away
from keltis.table.settings import Days, Live, Settings, Word


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of request bodies."""


class Greeting(Body, frozen=True):
    """Create a guest, or rename oneself."""

    name: Annotated[str, Meta(max_length=60)] = ""


Login = Annotated[str, Meta(min_length=3, max_length=40, pattern="^[A-Za-z0-9._@+-]+$(?!\\n)")]
Passphrase = Annotated[str, Meta(min_length=10, max_length=200)]


class Credentials(Body, frozen=True):
    """Sign in."""

    login: Login
    passphrase: Annotated[str, Meta(max_length=200)]


class Enrolment(Body, frozen=True):
    """Create an account, or change login and passphrase."""

    login: Login
    passphrase: Passphrase
    old: Annotated[
        str, Meta(max_length=200, description="The current passphrase; required to change an account.")
    ] = ""


class Farewell(Body, frozen=True):
    """Erase everything personal: name, chat messages, sessions."""

    forget: Literal[True]
    passphrase: Annotated[str, Meta(max_length=200, description="Required with an account.")] = ""


class Nothing(Body, frozen=True):
    """An empty body, `{}`."""


class Calling(Body, frozen=True):
    """Set the webhook that is called when it is my turn; an empty URL removes it."""

    url: Annotated[str, Meta(max_length=300)]


class PushSubscription(Body, frozen=True):
    """Where and with which keys this browser gets push messages; all three come from its push service."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100, description="Public key of the browser, in base64url.")]
    auth: Annotated[str, Meta(max_length=40, description="Secret of the browser, in base64url.")]


class Claim(Body, frozen=True):
    """Sign in with the one-time code that another device shows."""

    code: Annotated[str, Meta(max_length=40)]


class Wish(Body, frozen=True):
    """Who gets a seat."""

    kind: Literal["me", "bot", "open", "friend"] = "open"
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=60)] = ""  # of another player at the same device; empty: my own name
    friend: Annotated[
        str, Meta(max_length=40, description="The `id` of somebody I know, for whom the seat is reserved.")
    ] = ""


class NewTable(Body, frozen=True):
    """Create a table."""

    settings: Settings
    seats: Annotated[tuple[Wish, ...], Meta(max_length=4)] = ()
    start: Annotated[bool, Meta(description="Start the game at once; all seats must be taken.")] = False
    nonce: Annotated[str, Meta(max_length=40)] = ""
    id: Annotated[
        Id | None, Meta(description="Idempotency key: a repeated request returns the same table.")
    ] = None
    name: Annotated[
        str, Meta(max_length=60, description="Creates a guest with this name if the request has no session.")
    ] = ""
    friends: Annotated[bool, Meta(description="Whether my friends find the table in their lobby.")] = False


class Reply(Struct, frozen=True):
    """Base class of responses."""


class Refusal(Reply, frozen=True):
    """The reason why a request was refused."""

    code: Code | Literal["limit"]
    message: Line


class Me(Reply, frozen=True):
    """The profile of the person who asks."""

    name: str
    account: Annotated[str, Meta(description="The login; empty for guests.")]
    webhook: Annotated[str, Meta(description="The webhook called when it is my turn; empty: none.")]


class PushState(Reply, frozen=True):
    """Push notifications of this session."""

    key: Annotated[str, Meta(description="The public VAPID key to subscribe with; empty: switched off.")]
    subscribed: bool


class DeviceCode(Reply, frozen=True):
    """A one-time code with which I sign in on another device."""

    code: str
    seconds: Annotated[int, Meta(description="For how long it is valid.")]


class TableMade(Reply, frozen=True):
    """The table that was created."""

    table_id: str
    key: Annotated[str, Meta(description="Invitation key: append it after a # to the link to the table.")]


class Invitation(Reply, frozen=True):
    """The invitation key of a table."""

    key: str


class ListedChair(Reply, frozen=True):
    """A seat in a list."""

    kind: str
    name: str
    bot: Annotated[str, Meta(description="The level of a bot; empty for a person.")]
    away: Annotated[Away, Meta(description="Why a bot replaces the person; empty if none does.")]
    face: Annotated[int, Meta(description="Distinguishes bots of the same level.")]
    played_by: Annotated[
        tuple[str, ...], Meta(description="The levels that have actually decided, fallbacks included.")
    ]


class ListedTable(Reply, frozen=True):
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
    yours: tuple[int, ...]  # my seats
    turn: bool  # whether it is my turn
    created: int
    due: Annotated[int | None, Meta(description="When the player's time runs out and a bot takes over.")]
    time: Annotated[Live | Days | None, Meta(description="The clock; null for tables of older versions.")]
    winners: Annotated[tuple[int, ...], Meta(description="Empty until the game is over.")]
    deal: Annotated[str, Meta(description="Tables with the same deal have the same cards and dice.")]
    board: Annotated[str, Meta(description="The name of the table's own board; empty: the game's.")]


class FriendsTable(Reply, frozen=True):
    """A table of a friend that I may join."""

    host: Annotated[str, Meta(description="The friend's name.")]
    key: Annotated[str, Meta(description="The invitation key of the table.")]
    table: ListedTable


class Lobby(Reply, frozen=True):
    """My tables, those waiting for me first, and tables that I may join."""

    yours: tuple[ListedTable, ...]
    open: Annotated[tuple[ListedTable, ...], Meta(description="Tables open to all.")]
    friends: Annotated[tuple[FriendsTable, ...], Meta(description="Tables of friends with a free seat.")]
    asking: Annotated[int, Meta(description="The number of people who ask to be friends.")]


class History(Reply, frozen=True):
    """My finished games, the latest first."""

    tables: tuple[ListedTable, ...]
    before: Annotated[int | None, Meta(description="Pass this to get older ones; null: there are none.")]


class ListedOption(Reply, frozen=True):
    """An option of a game; the first value is the default."""

    name: str
    values: tuple[str, ...]


class ListedFallback(Reply, frozen=True):
    """The bot that plays while the chosen one is not compiled yet."""

    bot: Word
    seconds: Annotated[
        int | None,
        Meta(description="Estimated time until the chosen bot can play; null: it cannot on this server."),
    ]


class MeasuredRating(Reply, frozen=True):
    """How strong a bot was measured to be."""

    value: int
    range: Annotated[int, Meta(description="Half-width of the 95 % interval.")]


class ListedBot(Reply, frozen=True):
    """A bot of a game."""

    name: Word
    rating: Annotated[int | None, Meta(description="Rating with two players; null: not measured.")]
    range: Annotated[int, Meta(description="Half-width of the rating's 95 % interval.")]
    ratings: Annotated[
        tuple[MeasuredRating | None, ...],
        Meta(description="Ratings for each number of players; null: not measured."),
    ]
    sights: Annotated[
        tuple[Line, ...], Meta(description="What the bot takes into account, for each number of players.")
    ]
    instead: Annotated[
        ListedFallback | None, Meta(description="The bot that plays in its place for now; null: none.")
    ]


class ListedGame(Reply, frozen=True):
    """A game that can be played."""

    name: str
    players: tuple[int, ...]
    options: tuple[ListedOption, ...]
    bots: Annotated[tuple[ListedBot, ...], Meta(description="The bots to choose from, the weakest first.")]
    usual: Annotated[Word, Meta(description="The default bot.")]


class Offered(Reply, frozen=True):
    """All games and bots."""

    games: tuple[ListedGame, ...]
    bots: Annotated[tuple[Word, ...], Meta(description="The bots of all games, the weakest first.")]
    phrases: tuple[str, ...]


class Ply(Reply, frozen=True):
    """One event of a game and the position after it, as one viewer may see them."""

    v: int
    event: AnyHappened
    view: Annotated[View | None, Meta(description="null before the game starts.")]
    scene: Annotated[Scene | None, Meta(description="null before the game starts.")]
    hands: Annotated[
        tuple[tuple[str, ...], ...],
        Meta(description="Everybody's hand by seat; empty while the game is not over."),
    ]


class Replay(Reply, frozen=True):
    """A part of a game, event by event."""

    table_id: Annotated[str, Meta(description="Empty for an uploaded record.")]
    v: Annotated[int, Meta(description="The number of the last event of the table.")]
    over: bool
    seat: Annotated[int | None, Meta(description="The seat whose view is shown; null: a spectator's.")]
    seats: tuple[str, ...]  # their names
    stage: Stage
    plies: tuple[Ply, ...]
    bots: Annotated[tuple[str, ...], Meta(description="The bot level on each seat; empty for a person.")] = ()


class Draw(Reply, frozen=True):
    """A chance event."""

    number: Annotated[int, Meta(description="-1 is the draw for the first player.")]
    ways: Annotated[int, Meta(description="The number of equally likely outcomes.")]
    way: int  # the outcome drawn
    words: Annotated[str, Meta(description="The outcome in the notation of records; a seat for number -1.")]


class Fairness(Reply, frozen=True):
    """Everything needed to verify the chance of a finished game."""

    commitment: Annotated[str, Meta(description="SHA-256 of the secret, as published before the game.")]
    secret: Annotated[str, Meta(description="Empty for a shared deal, which other tables may still play.")]
    nonces: tuple[str, ...]
    deal: str
    turned: int
    draws: tuple[Draw, ...]


class DailyDeal(Reply, frozen=True):
    """A game of the day, with the same cards and dice for everybody."""

    game: str
    deal: Annotated[str, Meta(description="For `settings.deal`.")]
    players: Annotated[int, Meta(description="For `settings.players`, so that results can be compared.")]
    yours: Annotated[
        str, Meta(description="My table with this deal, running or finished; empty without one.")
    ]


class Daily(Reply, frozen=True):
    """The games of the day."""

    day: Annotated[str, Meta(description="The date (UTC).")]
    until: Annotated[int, Meta(description="When the next daily games start.")]
    deals: tuple[DailyDeal, ...]


class Outcome(Reply, frozen=True):
    """The result of a table with the same deal."""

    chairs: tuple[ListedChair, ...]
    result: tuple[int, ...]
    winners: tuple[int, ...]
    yours: Annotated[tuple[int, ...], Meta(description="My seats at this table.")]
    here: Annotated[bool, Meta(description="Whether this is the requested table.")]
    ended: int


class Comparison(Reply, frozen=True):
    """The results of all finished tables with the same deal."""

    deal: str
    tables: tuple[Outcome, ...]
    running: Annotated[int, Meta(description="The number of tables that are not finished yet.")]


class ListedSession(Reply, frozen=True):
    """One of my sessions."""

    id: str
    label: str
    created: int
    seen: int
    current: bool


class Sessions(Reply, frozen=True):
    """All my sessions."""

    sessions: tuple[ListedSession, ...]


class Health(Reply, frozen=True):
    """The state of the server."""

    ok: bool
    version: str
    protocol: Annotated[int, Meta(description="The protocol version.")]
    tables: int
    sockets: int


class Upload(Body, frozen=True):
    """A record to replay, and the seat from which to see it."""

    record: str
    seat: Annotated[int, Meta(ge=-1, le=3, description="-1: spectator.")] = -1


class Analysis(Reply, frozen=True):
    """The analysis of a finished game, or its progress (docs/coach.md)."""

    state: Literal["none", "waiting", "working", "complete", "failed"]
    done: Annotated[int, Meta(description="The number of decisions analysed so far.")] = 0
    total: int = 0
    seat: Annotated[int | None, Meta(description="My seat; null: a spectator.")] = None
    seats: tuple[str, ...] = ()  # their names
    bots: tuple[str, ...] = ()
    versions: Annotated[
        tuple[int, ...],
        Meta(description="For each action of the record, the number of the event in which it happened."),
    ] = ()
    report: Annotated[
        dict[str, Any] | None, Meta(description="The report so far; complete when `state` is `complete`.")
    ] = None


Requests = (
    Upload
    | Greeting
    | Credentials
    | Enrolment
    | Farewell
    | Nothing
    | Calling
    | PushSubscription
    | Claim
    | NewTable
)
Answers = (
    Refusal,
    Me,
    PushState,
    DeviceCode,
    TableMade,
    Invitation,
    ListedTable,
    Lobby,
    History,
    Offered,
    Replay,
    Fairness,
    Daily,
    Comparison,
    Analysis,
    Sessions,
    Health,
)
