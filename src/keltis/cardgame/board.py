"""The cards section of a board file (C1, C2, C12)."""

from keltis.cardgame.rules import CardBoard
from keltis.core.board_file import TomlTable
from keltis.messages.message import message
from keltis.parts.cards import put
from keltis.parts.cardset import COLOURS, VALUES

SEATS = 4


def read_colours(toml: TomlTable) -> int:
    """The number of colours in the table `cards`; all five by default."""
    return toml.number("colours", 1, COLOURS) if "colours" in toml.names() else COLOURS


def read_cards(board: CardBoard, toml: TomlTable, colours: int, most: int) -> None:
    """Read the table `cards`, for up to `most` players."""
    highest = toml.number("highest", 0, VALUES - 1)
    copies = toml.number("copies", 1, 2)
    for colour in range(colours):
        for value in range(highest + 1):
            for _ in range(copies):
                put(board.cards, colour * VALUES + value)
    board.hand = toml.number("hand", 1, 20)
    for players, number in toml.counts("box", range(2, SEATS + 1), 0, 100).items():
        board.box[players] = number
    board.stall = toml.number("stall", 1, 120)
    total = colours * (highest + 1) * copies
    for players in range(2, most + 1):
        if total - board.box[players] - players * board.hand < 1:
            told = message("board-no-cards", players=players)
            raise toml.fail("box", f"no card is left in the draw pile with {players} players", told)
