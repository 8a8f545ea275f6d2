"""Board files on the command line: check one, list all, or print one as a template."""

from pathlib import Path

from keltis.cli.error import command_error
from keltis.cli.game_setup import find_game
from keltis.core.board_file import BoardError, read_toml
from keltis.core.game import AnyGame
from keltis.games import GAMES
from keltis.text_interface.translator import Translator


def check_board(file: Path, language: str) -> None:
    """Read a board with every combination of options, and print its name and fingerprint or the error."""
    try:
        game = _game_of(file)
        board = game.load_board(file)
        for option in game.options:
            for value in option.values:
                game.load_board(file, {option.name: value})
    except BoardError as error:
        raise command_error("complain-board", why=str(error)) from None
    translator = Translator(language)
    title = translator.title(game)
    print(translator.text("board-good", name=board.name, title=title, fingerprint=board.fingerprint))
    if board.fingerprint == game.load_board().fingerprint:
        print(translator.text("board-own"))


def _game_of(file: Path) -> AnyGame:
    """The game that a board file names."""
    toml = read_toml(file)
    try:
        name = toml.text("game")
    except BoardError as error:
        raise BoardError(f"{file}: {error}") from None
    for game in GAMES:
        if game.name == name:
            return game
    raise BoardError(
        f"{file}: game: there is no game {name!r}; there are: {', '.join(g.name for g in GAMES)}"
    )


def show_board(name: str, miniature: str) -> None:
    """Print the file of a game's own board, or of one of its miniatures."""
    game = find_game(name)
    files = {"": game.board_file, **game.miniatures()}
    if miniature not in files:
        known = ", ".join(game.miniatures())
        raise command_error("complain-miniature", game=game.name, name=miniature[:40], known=known)
    print(files[miniature].read_text("utf-8"), end="")


def list_boards(name: str, language: str) -> None:
    """Print the boards of a game, or of all games: name, number of players and fingerprint."""
    translator = Translator(language)
    for game in [find_game(name)] if name else GAMES:
        print(f"{game.name}  {translator.title(game)}")
        for path in (None, *game.miniatures().values()):
            board = game.load_board(path)
            least, most = board.players[0], board.players[-1]
            players = translator.text("list-board-players", least=least, most=most)
            print(f"  {board.name:<10}  {board.fingerprint}  {players}")
