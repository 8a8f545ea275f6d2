"""What is said by HTTP: the bodies of requests and answers."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from keltis.table.commands import Id
from keltis.table.frames import AnyHappened, Line, Position, Scene, Stage, View
from keltis.table.rejection import Code
from keltis.table.seats import Away
from keltis.table.settings import Days, Live, Settings, Word


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class Greeting(Body, frozen=True):
    """Who I am: a name and nothing else. Also gives me another name."""

    name: Annotated[str, Meta(max_length=60)] = ""


Login = Annotated[str, Meta(min_length=3, max_length=40, pattern="^[A-Za-z0-9._@+-]+$(?!\\n)")]
Passphrase = Annotated[str, Meta(min_length=10, max_length=200)]


class Credentials(Body, frozen=True):
    """Sign in."""

    login: Login
    passphrase: Annotated[str, Meta(max_length=200)]


class Enrolment(Body, frozen=True):
    """Give me an account, so that I am known on other devices too; or change mine."""

    login: Login
    passphrase: Passphrase
    old: Annotated[str, Meta(max_length=200, description="The passphrase so far, to change it.")] = ""


class Farewell(Body, frozen=True):
    """Forget me: my name, my words, my sessions."""

    forget: Literal[True]
    passphrase: Annotated[str, Meta(max_length=200, description="Of who has an account.")] = ""


class Nothing(Body, frozen=True):
    """An empty body, `{}`."""


class Calling(Body, frozen=True):
    """Where to tell me that it is my turn; nothing: nowhere."""

    url: Annotated[str, Meta(max_length=300)]


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
    name: Annotated[str, Meta(max_length=60, description="Who is not known yet becomes known by it.")] = ""


class Answer(Struct, frozen=True):
    """What a client gets."""


class Refusal(Answer, frozen=True):
    """Why something was not done."""

    code: Code | Literal["limit"]
    message: Line


class Me(Answer, frozen=True):
    """Who I am."""

    name: str
    account: Annotated[str, Meta(description="What I sign in with; empty: I am a guest.")]
    webhook: Annotated[str, Meta(description="Where I am told that it is my turn; empty: nowhere.")]


class TableMade(Answer, frozen=True):
    """A table was opened."""

    table_id: str
    key: Annotated[str, Meta(description="Lets others in: put it behind a # in the link to the table.")]


class Invitation(Answer, frozen=True):
    """How to let others in."""

    key: str


class ListedChair(Answer, frozen=True):
    """A chair in a list."""

    kind: str
    name: str
    bot: Annotated[str, Meta(description="The level of a bot; empty for a person.")]
    away: Annotated[Away, Meta(description="Why a bot plays for the person.")]
    face: Annotated[int, Meta(description="Tells bots of one level apart.")]
    played_by: Annotated[tuple[str, ...], Meta(description="The levels that have really decided here.")]


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
    created: int
    due: Annotated[int | None, Meta(description="When a bot takes over from who is to act.")]
    time: Annotated[Live | Days | None, Meta(description="The clock; null for tables of old versions.")]
    winners: Annotated[tuple[int, ...], Meta(description="Once the game is over.")]
    deal: Annotated[str, Meta(description="Tables with the same word here have the same chance.")]


class Lobby(Answer, frozen=True):
    """My tables, those that wait for me first; and the tables that are open to all."""

    yours: tuple[ListedTable, ...]
    open: tuple[ListedTable, ...]


class History(Answer, frozen=True):
    """My finished games, the latest first."""

    tables: tuple[ListedTable, ...]
    before: Annotated[int | None, Meta(description="Ask with this for older ones; null: there are none.")]


class ListedOption(Answer, frozen=True):
    """An option of a game; the first value is the usual one."""

    name: str
    values: tuple[str, ...]


class ListedFallback(Answer, frozen=True):
    """The bot that plays in place of one whose code is not compiled yet."""

    bot: Word
    seconds: Annotated[
        int | None,
        Meta(description="About so long until the chosen bot plays itself; null: it cannot on this server."),
    ]


class ListedBot(Answer, frozen=True):
    """A bot in a game."""

    name: Word
    rating: Annotated[int | None, Meta(description="How strong it is with two players; null: not measured.")]
    range: Annotated[int, Meta(description="The interval of 95 % is the rating ± this.")]
    sights: Annotated[
        tuple[Line, ...], Meta(description="What it sees and forgets, for each number of players.")
    ]
    instead: Annotated[
        ListedFallback | None, Meta(description="Who plays in its place for now; null: it plays itself.")
    ]


class ListedGame(Answer, frozen=True):
    """A game that can be played."""

    name: str
    players: tuple[int, ...]
    options: tuple[ListedOption, ...]
    bots: Annotated[tuple[ListedBot, ...], Meta(description="Among whom people choose, the weakest first.")]
    usual: Annotated[Word, Meta(description="The bot for those who do not choose.")]


class Offered(Answer, frozen=True):
    """What can be played, and against whom."""

    games: tuple[ListedGame, ...]
    bots: Annotated[tuple[Word, ...], Meta(description="All that some game offers, the weakest first.")]
    phrases: tuple[str, ...]


class RuleText(Answer, frozen=True):
    """A numbered rule; refusals cite the number."""

    number: str
    text: str


class RuleSection(Answer, frozen=True):
    """The rules whose numbers begin with one letter."""

    letter: str
    title: str
    rules: tuple[RuleText, ...]


class RuleBook(Answer, frozen=True):
    """All rules of a game, in words."""

    game: str
    language: str
    title: str
    sections: tuple[RuleSection, ...]


class Ply(Answer, frozen=True):
    """One event of a game and the position after it, as one viewer may see them."""

    v: int
    event: AnyHappened
    view: Annotated[View | None, Meta(description="null before the game.")]
    scene: Annotated[Scene | None, Meta(description="null before the game.")]
    hands: Annotated[
        tuple[tuple[str, ...], ...],
        Meta(description="Everybody's hand by seat; empty while the game is not over."),
    ]


class Replay(Answer, frozen=True):
    """A part of a game, event by event."""

    table_id: Annotated[str, Meta(description="Empty for a record that was uploaded.")]
    v: Annotated[int, Meta(description="The number of the last event of the table.")]
    over: bool
    seat: Annotated[int | None, Meta(description="As this seat saw it; null: a spectator.")]
    seats: tuple[str, ...]  # the names
    stage: Stage
    plies: tuple[Ply, ...]
    bots: Annotated[tuple[str, ...], Meta(description="The bot on each seat; empty for a person.")] = ()


class Draw(Answer, frozen=True):
    """One thing that chance did."""

    number: Annotated[int, Meta(description="-1 decided who begins.")]
    ways: Annotated[int, Meta(description="So many ways were equally likely.")]
    way: int  # this one it was
    words: Annotated[str, Meta(description="What that meant, as in the record; a seat for -1.")]


class Fairness(Answer, frozen=True):
    """All that is needed to check a finished game's chance."""

    commitment: Annotated[str, Meta(description="As it was shown before the game; SHA-256 of the secret.")]
    secret: Annotated[str, Meta(description="Empty while other tables may have the same deal.")]
    nonces: tuple[str, ...]
    deal: str
    turned: int
    draws: tuple[Draw, ...]


class DailyDeal(Answer, frozen=True):
    """A game of the day: everywhere the same chance."""

    game: str
    deal: Annotated[str, Meta(description="For `settings.deal`.")]
    players: Annotated[int, Meta(description="For `settings.players`: only the same number can be compared.")]
    yours: Annotated[str, Meta(description="The table at which I play it, or have played it.")]


class Daily(Answer, frozen=True):
    """The games of the day."""

    day: Annotated[str, Meta(description="A date by UTC.")]
    until: Annotated[int, Meta(description="When the next ones come.")]
    deals: tuple[DailyDeal, ...]


class Outcome(Answer, frozen=True):
    """How a table with the same deal ended."""

    chairs: tuple[ListedChair, ...]
    result: tuple[int, ...]
    winners: tuple[int, ...]
    yours: Annotated[tuple[int, ...], Meta(description="My seats at it.")]
    here: Annotated[bool, Meta(description="It is the table that was asked about.")]
    ended: int


class Comparison(Answer, frozen=True):
    """All tables with the same deal that are over."""

    deal: str
    tables: tuple[Outcome, ...]
    running: Annotated[int, Meta(description="So many are not over yet.")]


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
    protocol: Annotated[int, Meta(description="The version of the protocol.")]
    tables: int
    sockets: int


class TurnStep(Answer, frozen=True):
    """A part of a turn: its name, and the prompts that belong to it."""

    name: str
    prompts: tuple[str, ...]


class GameGuide(Answer, frozen=True):
    """How a turn is divided, and which rules explain which kind of thing."""

    game: str
    steps: tuple[TurnStep, ...]
    help: dict[str, tuple[str, ...]]


class Why(Answer, frozen=True):
    """Why nothing came of touching something."""

    message: Line
    rule: Annotated[str, Meta(description="The number of the rule.")]


class Lesson(Answer, frozen=True):
    """A lesson of the tutorial: its name in the catalogue of words, and its position."""

    name: str
    right: Annotated[tuple[str, ...], Meta(description="The actions it wants; a star stands for anything.")]
    position: Position


class Course(Answer, frozen=True):
    """All lessons of a game."""

    game: str
    stage: Stage
    lessons: tuple[Lesson, ...]


class Upload(Body, frozen=True):
    """A record to go through, and from which seat."""

    record: str
    seat: Annotated[int, Meta(ge=-1, le=3, description="-1: as a spectator.")] = -1


class Analysis(Answer, frozen=True):
    """The analysis of a finished game, as far as it is (docs/coach.md)."""

    state: Literal["none", "waiting", "working", "complete", "failed"]
    done: Annotated[int, Meta(description="Decisions that have been judged.")] = 0
    total: int = 0
    seat: Annotated[int | None, Meta(description="The seat of who asks; null: a spectator.")] = None
    seats: tuple[str, ...] = ()  # the names
    bots: tuple[str, ...] = ()
    versions: Annotated[
        tuple[int, ...], Meta(description="By action of the record, the number of the event that did it.")
    ] = ()
    report: Annotated[
        dict[str, Any] | None, Meta(description="The graph while it is being worked on, then all of it.")
    ] = None


Requests = Upload | Greeting | Credentials | Enrolment | Farewell | Nothing | Calling | NewTable
Answers = (
    GameGuide,
    Why,
    Course,
    Refusal,
    Me,
    TableMade,
    Invitation,
    ListedTable,
    Lobby,
    History,
    Offered,
    RuleBook,
    Replay,
    Fairness,
    Daily,
    Comparison,
    Analysis,
    Sessions,
    Health,
)
