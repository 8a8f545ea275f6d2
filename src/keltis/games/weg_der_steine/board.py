"""The tiles of Der Weg der Steine, with all numbers of the rules, as one struct."""

from pathlib import Path
from typing import Annotated

from keltis.core.board_file import TomlTable
from keltis.core.layout import Byte, Struct, Times, Word
from keltis.parts import worths
from keltis.parts.cardset import VALUES
from keltis.parts.colours import COLOUR_NAMES
from keltis.parts.worths import ENTRIES, Worths

STANDARD = Path(__file__).with_name("board.toml")

MOST_BONUS = 9


class Board(Struct):
    """The constants of a game. A set of tiles is one word (see parts.cardset)."""

    colours: Byte
    tiles: Word  # all tiles
    wish: Word  # tiles with a wish stone
    clover: Word
    bonus: Annotated[list[int], Times("i8", MOST_BONUS + 1)]  # tiles with bonus points, by points
    rows: Worths  # points by number of tiles in a row
    wishes: Worths  # points by number of wish stones


def read_board(toml: TomlTable, options: dict[str, str]) -> Board:
    """The board in a board file; Der Weg der Steine has no options."""
    board = Board()
    toml.text("name")
    toml.ignore("provenance")
    highest = toml.table("tiles").number("highest", 0, VALUES - 1)
    _read_marks(board, toml.table("marks"), highest)
    worths.write(board.rows, toml.table("rows").numbers("values", -100, 100, range(1, ENTRIES + 1)))
    worths.write(board.wishes, toml.table("wishes").numbers("values", -100, 100, range(1, ENTRIES + 1)))
    toml.finish()
    return board


def _read_marks(board: Board, toml: TomlTable, highest: int) -> None:
    names = toml.names()
    if names != list(COLOUR_NAMES[: len(names)]) or not names:
        raise toml.fail("", f"the colours must be the first ones of {', '.join(COLOUR_NAMES)}")
    board.colours = len(names)
    for colour, name in enumerate(names):
        first = colour * VALUES
        board.tiles |= ((1 << highest + 1) - 1) << first
        marks = toml.table(name)
        wishes = marks.numbers("wish", 0, highest, range(VALUES + 1))
        clovers = marks.numbers("clover", 0, highest, range(VALUES + 1))
        bonuses = marks.counts("bonus", range(highest + 1), 1, MOST_BONUS)
        marked = [*wishes, *clovers, *bonuses]
        if len(marked) != len(set(marked)):
            raise toml.fail(name, "a tile shows one mark at most")
        for value in wishes:
            board.wish |= 1 << first + value
        for value in clovers:
            board.clover |= 1 << first + value
        for value, points in bonuses.items():
            board.bonus[points] |= 1 << first + value
