"""Request and response schemas for statistics, ratings and friends."""

from typing import Annotated

from msgspec import Meta

from keltis.server.http.schemas import Body, Reply
from keltis.store.ties import Decision, State

Key = Annotated[str, Meta(max_length=40)]


class Privacy(Body, frozen=True):
    """Change what others may do; null: as it is."""

    rated: Annotated[
        bool | None, Meta(description="Whether I am rated against people; false erases those ratings.")
    ] = None
    reachable: Annotated[
        bool | None,
        Meta(description="Whether people I have played with may invite me, and ask to be friends."),
    ] = None


class AboutFriend(Body, frozen=True):
    """Decide something about somebody I know."""

    decision: Decision


class FriendKey(Body, frozen=True):
    """Become friends with the person whose link has this key."""

    key: Key


class ListedRating(Reply, frozen=True):
    """A rating by Glicko-2."""

    rating: int
    range: Annotated[int, Meta(description="Half-width of the 95 % interval.")]
    games: Annotated[int, Meta(description="The number of rated games.")]
    provisional: Annotated[bool, Meta(description="Whether there are too few games yet.")]


class BotRecord(Reply, frozen=True):
    """My games against bots of one level."""

    bot: str
    played: int
    won: int


class PersonRecord(Reply, frozen=True):
    """My games against one person."""

    id: Annotated[str, Meta(description="What I call this person in requests.")]
    name: str
    played: int
    won: Annotated[int, Meta(description="Games in which I was ahead of them.")]
    lost: int


class GameStatistics(Reply, frozen=True):
    """My statistics in one game."""

    game: str
    played: int
    won: Annotated[int, Meta(description="Including shared wins.")]
    shared: int
    streak: Annotated[int, Meta(description="Wins in a row up to now; negative: losses.")]
    best_streak: Annotated[int, Meta(description="The most wins in a row.")]
    best: Annotated[int, Meta(description="The highest score.")]
    analysed: Annotated[int, Meta(description="The number of analysed games.")]
    luck: Annotated[
        float | None, Meta(description="Mean luck in them, as a share of a win; null without any.")
    ]
    bots: tuple[BotRecord, ...]
    people: tuple[PersonRecord, ...]
    against_bots: ListedRating | None
    against_people: ListedRating | None


class Profile(Reply, frozen=True):
    """My statistics, and what I allow others. Nobody else can read them."""

    games: Annotated[tuple[GameStatistics, ...], Meta(description="Games played at least once.")]
    rated: bool
    reachable: bool
    provisional_until: Annotated[int, Meta(description="The number of games for a settled rating.")]


class Friend(Reply, frozen=True):
    """Somebody I know."""

    id: Annotated[str, Meta(description="What I call this person in requests.")]
    name: str
    state: Annotated[
        State,
        Meta(description="`asking`: they want to be friends; `asked`: I do; `met`: we have played together."),
    ]
    muted: Annotated[bool, Meta(description="I see no invitations and tables of theirs.")]
    invitable: bool
    played: int
    won: Annotated[int, Meta(description="Games in which I was ahead of them.")]
    lost: int
    game: Annotated[str, Meta(description="The game we played last; empty: none.")]
    latest: Annotated[int, Meta(description="When it ended.")]


class Friends(Reply, frozen=True):
    """Everybody I know, those of the latest games first."""

    people: tuple[Friend, ...]


class FriendLink(Reply, frozen=True):
    """My link for friends."""

    key: Key
    seconds: Annotated[int, Meta(description="For how long it is valid.")]


class FriendOffer(Reply, frozen=True):
    """Whose link it is."""

    name: str
    own: Annotated[bool, Meta(description="It is my own.")]


Requests = Privacy | AboutFriend | FriendKey
Answers = (Profile, Friends, FriendLink, FriendOffer)
