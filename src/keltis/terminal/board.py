"""Board files on the command line: check one, or show a game's own as a pattern for another."""

from pathlib import Path

from keltis.core.boardfile import BoardError, read_facts
from keltis.core.game import AnyGame
from keltis.games import GAMES
from keltis.terminal.complaint import complaint
from keltis.terminal.setting import find_game
from keltis.terminal.voice import Voice


def check_board(file: Path, language: str) -> None:
    """Read a board as a game would, for every choice of its options; complain or say what it is."""
    try:
        game = _game_of(file)
        board = game.board(file)
        for option in game.options:
            for value in option.values:
                game.board(file, {option.name: value})
    except BoardError as error:
        raise complaint("complain-board", why=str(error)) from None
    voice = Voice(language)
    title = voice.title(game)
    print(voice.tell("board-good", name=board.name, title=title, fingerprint=board.fingerprint))
    if board.fingerprint == game.board().fingerprint:
        print(voice.tell("board-own"))


def _game_of(file: Path) -> AnyGame:
    """The game that a board file names."""
    facts = read_facts(file)
    try:
        name = facts.text("game")
    except BoardError as error:
        raise BoardError(f"{file}: {error}") from None
    for game in GAMES:
        if game.name == name:
            return game
    raise BoardError(
        f"{file}: game: there is no game {name!r}; there are: {', '.join(g.name for g in GAMES)}"
    )


def show_board(name: str) -> None:
    """Print a game's own board file."""
    print(find_game(name).board_file.read_text("utf-8"), end="")
