"""What is laid on the table before anybody sits down: the game, and the board it is played on."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from keltis.core.boardfile import BoardError
from keltis.core.game import AnyGame, NamedBoard
from keltis.games import GAMES
from keltis.terminal.complaint import complaint


@dataclass(frozen=True)
class Setting:
    """A game with its board."""

    game: AnyGame
    board: NamedBoard[Any]


def find_game(name: str) -> AnyGame:
    """The game of this name; the beginning of a name will do if it fits one game only."""
    found = [game for game in GAMES if game.name == name.lower()]
    found = found or [game for game in GAMES if name and game.name.startswith(name.lower())]
    if len(found) != 1:
        raise complaint("complain-game", game=name[:40], known=", ".join(game.name for game in GAMES))
    return found[0]


def setting(name: str, board: Path | None, options: list[str]) -> Setting:
    """The game of this name on a board file, with options "name=value"."""
    game = find_game(name)
    chosen = dict(read_option(text) for text in options)
    try:
        return Setting(game, game.board(board, chosen))
    except BoardError as error:
        raise complaint("complain-board", why=str(error)) from None


def read_option(text: str) -> tuple[str, str]:
    """Name and value of an option."""
    name, sign, value = text.partition("=")
    if not sign:
        raise complaint("complain-option", option=text[:40])
    return name.strip(), value.strip()
