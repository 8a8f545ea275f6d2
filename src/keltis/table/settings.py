"""What the people agree on before a game: the game, its options, the pace, and how much may be taken back."""

from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from keltis.bots import BOTS
from keltis.core.boardfile import BoardError
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.message import message, quoted
from keltis.games import GAMES
from keltis.table.refused import Refused
from keltis.table.text import tidy

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND

MAX_DEAL = 40

Word = Annotated[str, Meta(min_length=1, max_length=40)]


class Live(Struct, frozen=True, tag="live", tag_field="mode", forbid_unknown_fields=True):
    """Everybody is here; in seconds."""

    bank: Annotated[int, Meta(ge=0, le=4 * 60 * 60)] = 0  # everybody's time for the whole game; 0: no clocks
    increment: Annotated[int, Meta(ge=0, le=600)] = 0  # added after every own turn
    grace: Annotated[int, Meta(ge=10, le=60 * 60)] = 120  # so long others wait for somebody who is gone


class Days(Struct, frozen=True, tag="days", tag_field="mode", forbid_unknown_fields=True):
    """A turn may take days."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The agreement; it does not change while the table stands."""

    game: Word
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    options: dict[Word, Word] = {}
    pace: Live | Days = Live()
    undo: Literal["consent", "turn", "never"] = "consent"  # "turn": only within one's own turn
    first: Literal["random", "seat"] = "random"  # who begins; "seat": seat 0
    standin: Word = "greedy"  # the bot that plays for who is absent
    public: bool = False  # whether strangers may look on and sit down
    deal: Annotated[str, Meta(max_length=MAX_DEAL)] = ""  # tables with the same word here get the same chance


@lru_cache(maxsize=64)
def _board(name: str, options: tuple[tuple[str, str], ...]) -> NamedBoard[Any]:
    return game_of(name).board(None, dict(options))


def game_of(name: str) -> AnyGame:
    """The game of this name; a table cannot have another one."""
    for game in GAMES:
        if game.name == name:
            return game
    raise Refused("refused", message("record-game", game=quoted(name)))


def board_of(settings: Settings) -> NamedBoard[Any]:
    """The board of a table: read once for all tables that have the same."""
    try:
        return _board(settings.game, tuple(sorted(settings.options.items())))
    except BoardError as error:
        raise Refused("refused", message("record-board-bad", why=quoted(error))) from None


def check(settings: Settings) -> None:
    """Refuse what no table can have."""
    game = game_of(settings.game)
    if settings.players not in game.players:
        raise Refused("refused", message("refuse-players", players=settings.players), "A1")
    board_of(settings)
    check_bot(settings.standin)
    if settings.deal != tidy(settings.deal, MAX_DEAL):
        raise Refused("bad", message("online-bad"))


def check_bot(bot: str) -> None:
    """Refuse a bot that there is not."""
    if bot not in BOTS:
        raise Refused("refused", message("online-bot", bot=quoted(bot)))
