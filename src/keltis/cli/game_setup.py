"""The game and the board of a command, from its arguments."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from keltis.cli.error import command_error
from keltis.core.board_file import BoardError
from keltis.core.game import AnyGame, NamedBoard
from keltis.games import GAMES


@dataclass(frozen=True)
class GameSetup:
    """A game with its board."""

    game: AnyGame
    board: NamedBoard[Any]


def find_game(name: str) -> AnyGame:
    """The game with this name, or with the only name that starts like this."""
    found = [game for game in GAMES if game.name == name.lower()]
    found = found or [game for game in GAMES if name and game.name.startswith(name.lower())]
    if len(found) != 1:
        raise command_error("complain-game", game=name[:40], known=", ".join(game.name for game in GAMES))
    return found[0]


def read_game_setup(name: str, board: Path | None, options: list[str]) -> GameSetup:
    """A game on a board file, with options "name=value"."""
    game = find_game(name)
    chosen = dict(read_option(text) for text in options)
    try:
        return GameSetup(game, game.load_board(board, chosen))
    except BoardError as error:
        raise command_error("complain-board", why=str(error)) from None


def read_option(text: str) -> tuple[str, str]:
    """Name and value of an option."""
    name, sign, value = text.partition("=")
    if not sign:
        raise command_error("complain-option", option=text[:40])
    return name.strip(), value.strip()
