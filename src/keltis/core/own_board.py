"""Own boards as text: checked as `keltis board check` does, and brought into one form."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from keltis.core.board_file import MAX_OWN, BoardError, TomlTable, parse_toml, shown
from keltis.core.board_toml import board_toml
from keltis.core.game import AnyBoard, AnyGame
from keltis.core.record import clean

MAX_LINE = 500  # characters; the TOML parser takes quadratic time for keys like a.a.a.a…


class OwnBoard(NamedTuple):
    """A board that a game can be played on, with all its options."""

    game: AnyGame
    board: AnyBoard  # with the default options
    content: dict[str, Any]  # as in the file, without `provenance`

    @property
    def toml(self) -> str:
        """The board file, without comments."""
        return board_toml(self.content)


def game_of(toml: TomlTable, games: Sequence[AnyGame]) -> AnyGame:
    """The game that a board file names."""
    name = toml.text("game")
    for game in games:
        if game.name == name:
            return game
    raise toml.fail(
        "game", f"there is no game {shown(name)}; there are: {', '.join(game.name for game in games)}"
    )


def checked(text: str, games: Sequence[AnyGame]) -> OwnBoard:
    """The board in a text of limited length; BoardError if no game can be played on it."""
    if len(text) > MAX_OWN:
        raise BoardError(f"a board has at most {MAX_OWN} characters")
    if any(len(line) > MAX_LINE for line in text.splitlines()):
        raise BoardError(f"a line has at most {MAX_LINE} characters")
    return checked_content(parse_toml(text).content, games)


def checked_content(content: dict[str, Any], games: Sequence[AnyGame]) -> OwnBoard:
    """The same for the content of a board file."""
    kept = {name: value for name, value in content.items() if name != "provenance"}
    toml = TomlTable(kept, "")
    game = game_of(toml, games)
    if clean(toml.text("name")) != kept["name"]:
        raise toml.fail("name", "has blanks at an end, or two in a row")
    board = game.read(toml)
    for option in game.options:
        for value in option.values[1:]:
            game.read(TomlTable(kept, ""), {option.name: value})
    if len(board_toml(kept)) > MAX_OWN:
        raise BoardError(f"a board has at most {MAX_OWN} characters")
    return OwnBoard(game, board, kept)
