"""Who sits where: people at the keyboard, and bots."""

from dataclasses import dataclass
from typing import Any

from keltis.bots import BotError, new_bot
from keltis.bots.built_in import is_built_in
from keltis.bots.level import usual
from keltis.bots.loading import label
from keltis.cli.error import CommandError, command_error
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.record import Record, clean
from keltis.core.rng import Rng, below

TAG = "bot"  # "tag bot 1: greedy" in a record says that seat 1 is a bot


@dataclass(frozen=True)
class Chair:
    """A seat's name, and its bot; "" for a person."""

    name: str
    bot: str = ""


def read_chairs(text: str, game: AnyGame, board: NamedBoard[Any] | None = None) -> list[Chair]:
    """The chairs of a list such as "Ada,Bob,bot:greedy"; a bare "bot" is the game's usual one."""
    chairs: list[Chair] = []
    for entry in text.split(","):
        name, colon, bot = entry.strip().partition(":")
        if colon or name == TAG:
            chairs.append(_bot(name, bot.strip() or usual(game.name), chairs))
        elif not name:
            raise command_error("complain-no-name")
        else:
            chairs.append(Chair(clean(name)))
    names = [chair.name.casefold() for chair in chairs]
    for name in names:
        if names.count(name) > 1:
            raise command_error("complain-name-twice", name=chairs[names.index(name)].name)
    check_player_count(game, len(chairs), board)
    return chairs


def check_player_count(game: AnyGame, players: int, board: NamedBoard[Any] | None = None) -> None:
    """Check that the game and its board allow so many players."""
    if players not in game.players:
        least, most = game.players[0], game.players[-1]
        raise command_error("complain-players", game=game.name, least=least, most=most, found=players)
    if board and players not in board.players:
        most = board.players[-1]
        raise command_error("complain-board-players", board=board.name, most=most, found=players)


def _bot(kind: str, bot: str, chairs: list[Chair]) -> Chair:
    if kind != TAG:
        raise command_error("complain-seat", seat=f"{kind}:{bot}"[:40])
    check_bot(bot)
    taken = sum(1 for chair in chairs if chair.bot == bot)
    name = bot.capitalize() if is_built_in(bot) else clean(label(bot))
    return Chair(name + (f" {taken + 1}" if taken else ""), bot)


def check_bot(bot: str) -> None:
    """Check that the bot exists, and load it if it is an own one."""
    try:
        new_bot(bot)
    except BotError as error:
        raise CommandError(error.why) from None


def named_bots(text: str, game: AnyGame) -> list[str]:
    """The bots of a list such as "merlin,greedy"; the game's usual one if the list is empty."""
    return [bot.strip() or usual(game.name) for bot in text.split(",")]


def bot_chairs(bots: list[str], players: int) -> list[Chair]:
    """A chair per player, with the bots in order, repeated if there are too few."""
    chairs: list[Chair] = []
    for seat in range(players):
        chairs.append(_bot(TAG, bots[seat % len(bots)], chairs))
    return chairs


def starting_with(chairs: list[Chair], first: str, rng: Rng) -> list[Chair]:
    """The same order around the table, with the start player in seat 0 (A5)."""
    names = [chair.name.casefold() for chair in chairs]
    if first == "random":
        start = below(rng, len(chairs))
    elif first.strip().casefold() in names:
        start = names.index(first.strip().casefold())
    else:
        raise command_error("complain-first", name=first[:40])
    return chairs[start:] + chairs[:start]


def tags(chairs: list[Chair]) -> dict[str, str]:
    """The tags of a record that name the bots."""
    return {f"{TAG} {seat}": chair.bot for seat, chair in enumerate(chairs) if chair.bot}


def chairs_of(record: Record) -> list[Chair]:
    """The chairs of a recorded game."""
    chairs = []
    for seat, name in enumerate(record.names):
        bot = record.header.tags.get(f"{TAG} {seat}", "")
        if bot:
            check_bot(bot)
        chairs.append(Chair(name, bot))
    return chairs
