"""Board files on the command line: check one, list those there are, or show one as a pattern for another."""

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


def show_board(name: str, miniature: str) -> None:
    """Print the file of a game's own board, or of one of its miniatures."""
    game = find_game(name)
    files = {"": game.board_file, **game.miniatures()}
    if miniature not in files:
        known = ", ".join(game.miniatures())
        raise complaint("complain-miniature", game=game.name, name=miniature[:40], known=known)
    print(files[miniature].read_text("utf-8"), end="")


def list_boards(name: str, language: str) -> None:
    """Print the boards of a game, or of all: their names, for how many they are, and their fingerprints."""
    voice = Voice(language)
    for game in [find_game(name)] if name else GAMES:
        print(f"{game.name}  {voice.title(game)}")
        for path in (None, *game.miniatures().values()):
            board = game.board(path)
            least, most = board.players[0], board.players[-1]
            players = voice.tell("list-board-players", least=least, most=most)
            print(f"  {board.name:<10}  {board.fingerprint}  {players}")
