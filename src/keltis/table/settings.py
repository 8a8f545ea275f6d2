"""The settings of a table: the game, its options, the clock, undo, chat."""

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from keltis.bots import BOTS
from keltis.bots.level import usual
from keltis.core.board_file import MAX_OWN, BoardError, parse_toml
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.own_board import OwnBoard, checked
from keltis.games import GAMES
from keltis.messages.message import message, quoted
from keltis.table.rejection import Refused
from keltis.table.text import tidy

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND

MAX_DEAL = 40
MAX_REASON = 300

Word = Annotated[str, Meta(min_length=1, max_length=40)]


class Live(Struct, frozen=True, tag="live", tag_field="mode", forbid_unknown_fields=True):
    """A live game; times in seconds."""

    bank: Annotated[int, Meta(ge=0, le=4 * 60 * 60)] = 0  # per player for the whole game; 0: no clocks
    increment: Annotated[int, Meta(ge=0, le=600)] = 0  # added after every own turn
    grace: Annotated[int, Meta(ge=10, le=60 * 60)] = 120  # after which a bot replaces an absent player


class Days(Struct, frozen=True, tag="days", tag_field="mode", forbid_unknown_fields=True):
    """A turn may take days."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings; they never change."""

    game: Word
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    options: dict[Word, Word] = {}
    pace: Live | Days = Live()
    undo: Literal["consent", "turn", "never"] = "consent"  # "turn": undo only within one's own turn
    first: Literal["random", "seat"] = "random"  # who begins; "seat": seat 0
    standin: Annotated[str, Meta(max_length=40)] = ""  # the bot for absent players; "": the usual
    public: bool = False  # whether strangers may watch and sit down
    chat: Literal["all", "phrases", "off"] = "all"  # "phrases": quick phrases and reactions only
    hints: bool = False  # whether players may ask for hints
    deal: Annotated[str, Meta(max_length=MAX_DEAL)] = ""  # the same value gives the same chance
    board: Annotated[str, Meta(max_length=MAX_OWN)] = ""  # an own board (TOML); "": the game's

    @property
    def stand_in_bot(self) -> str:
        """The bot that plays for an absent person."""
        return self.standin or usual(self.game)


@lru_cache(maxsize=64)
def _board(name: str, rules: int | None, options: tuple[tuple[str, str], ...], own: str) -> NamedBoard[Any]:
    game = game_of(name, rules)
    return game.read(parse_toml(own), dict(options)) if own else game.load_board(None, dict(options))


def game_of(name: str, rules: int | None = None) -> AnyGame:
    """The game of this name; with the newest rules, or of the version with which a table was opened."""
    for game in GAMES:
        if game.name == name:
            return game if rules is None else game.at_version(rules)
    raise Refused("refused", message("record-game", game=quoted(name)))


def board_of(settings: Settings, rules: int | None = None) -> NamedBoard[Any]:
    """The board of a table, cached by game and options."""
    try:
        return _board(settings.game, rules, tuple(sorted(settings.options.items())), settings.board)
    except BoardError as error:
        raise Refused("refused", message("record-board-bad", why=printable(str(error)))) from None


def check(settings: Settings) -> None:
    """Refuse impossible settings."""
    game = game_of(settings.game)
    if settings.players not in game.players:
        raise Refused("refused", message("refuse-players", players=settings.players), "A1")
    if settings.board and _own_board(settings).toml != settings.board:
        raise Refused("bad", message("online-bad"))
    board = board_of(settings)
    if settings.players not in board.players:
        why = message("record-board-players", players=settings.players, board=quoted(board.name))
        raise Refused("refused", why, "A1")
    if settings.standin:
        check_bot(settings.standin)
    if settings.deal and settings.hints:
        raise Refused("refused", message("online-deal-hints"))
    if settings.deal != tidy(settings.deal, MAX_DEAL):
        raise Refused("bad", message("online-bad"))


def _own_board(settings: Settings) -> OwnBoard:
    """The own board of a table, checked; Refused with the reason."""
    try:
        own = checked(settings.board, GAMES)
    except BoardError as error:
        raise Refused("refused", message("record-board-bad", why=printable(str(error)))) from None
    if own.game.name != settings.game:
        raise Refused("refused", message("board-other-game", game=message(f"title-{own.game.name}")))
    return own


def normalised(settings: Settings) -> Settings:
    """The settings with an own board in its one form; without one if it is the game's own board."""
    if not settings.board:
        return settings
    own = _own_board(settings)
    is_standard = own.board.fingerprint == own.game.load_board().fingerprint
    return msgspec.structs.replace(settings, board="" if is_standard else own.toml)


def printable(reason: str) -> str:
    """A complaint that quotes a board of somebody else."""
    return "".join(c if c.isprintable() else " " for c in reason[:MAX_REASON])


def check_bot(bot: str) -> None:
    """Refuse an unknown bot."""
    if bot not in BOTS:
        raise Refused("refused", message("online-bot", bot=quoted(bot)))
