"""The board of Das Würfelspiel, both its sides, with all numbers of the rules, as one struct."""

from pathlib import Path
from typing import Annotated

from keltis.core.board_file import TomlTable, most_players
from keltis.core.game import Option
from keltis.core.layout import Byte, Struct, Times, Word
from keltis.parts import worths
from keltis.parts.colours import COLOUR_NAMES
from keltis.parts.dice import DICE
from keltis.parts.worths import ENTRIES, Worths

STANDARD = Path(__file__).with_name("board.toml")

SEATS = 4
ROWS = len(COLOUR_NAMES)
FIELDS = 15  # fields per row, at most

BARE, CLOVER, WISH, KOBOLD, FORBIDDEN = range(5)
FIELD_NAMES = ("", "clover", "wish", "kobold", "forbidden")

SIDE_NAMES = ("simple", "crossed")
ORDERS = {"simple": (0,), "crossed": (1,), "match": (0, 1), "match-crossed-first": (1, 0)}  # W12
SIDE = Option("side", tuple(ORDERS))


class Board(Struct):
    """The constants of a game."""

    sides: Byte  # number of sides that are played (W12)
    order: Annotated[list[int], Times("i1", len(SIDE_NAMES))]  # the sides in the order of play
    rows: Byte  # number of rows; in a smaller game, some symbols on the dice have no row
    end: Byte  # the number of the last field: a row's length
    goal: Byte  # the first field of the goal area
    value: Annotated[list[int], Times("i1", FIELDS + 1)]  # points by field; never 0
    field: Annotated[
        list[list[list[int]]], Times(Times(Times("i1", FIELDS + 1), ROWS), len(SIDE_NAMES))
    ]  # kind of field, by side, row and field
    pieces: Byte
    goal_pieces: Annotated[list[int], Times("i1", SEATS + 1)]  # by number of players
    goal_own: Byte
    dice: Byte
    rerolls: Word  # possible choices of dice to roll again: a set of sets; the empty one keeps all
    dice_wishes: Byte  # number of dice with a wish stone that give one
    wish_stock: Byte
    wishes: Worths  # points by number of wish stones
    stall: Byte


def read_board(toml: TomlTable, options: dict[str, str]) -> Board:
    """The board in a board file; the option `side` selects what is played (W12)."""
    board = Board()
    toml.text("name")
    toml.ignore("provenance")
    for side in ORDERS[options[SIDE.name]]:
        board.order[board.sides] = side
        board.sides += 1
    _read_rows(board, toml.table("rows"))
    _read_pieces(board, toml.table("pieces"), most_players(toml, SEATS))
    _read_dice(board, toml.table("dice"))
    _read_wishes(board, toml.table("wishes"))
    board.stall = toml.table("turns").number("stall", 1, 120)
    sides = toml.table("sides")
    for side, name in enumerate(SIDE_NAMES):
        _read_side(board, side, sides.table(name))
    toml.finish()
    return board


def _read_rows(board: Board, toml: TomlTable) -> None:
    board.rows = toml.number("number", 1, ROWS) if "number" in toml.names() else ROWS
    values = toml.numbers("values", -60, 60, range(2, FIELDS + 1))
    board.end = len(values)
    board.value[1 : len(values) + 1] = values
    board.goal = toml.number("goal", 1, board.end)


def _read_pieces(board: Board, toml: TomlTable, most: int) -> None:
    board.pieces = toml.number("number", 1, board.rows)
    board.goal_own = toml.number("goal_own", 1, board.pieces)
    goal = toml.counts("goal", range(2, SEATS + 1), 1, SEATS * ROWS)
    for players in range(2, most + 1):
        if not 1 <= goal.get(players, 0) <= players * board.pieces:
            raise toml.fail(f"goal.{players}", f"1 to {players * board.pieces} pieces are possible")
        board.goal_pieces[players] = goal[players]


def _read_dice(board: Board, toml: TomlTable) -> None:
    board.dice = toml.number("number", 1, DICE)
    board.rerolls = (1 << (1 << board.dice)) - 1
    board.dice_wishes = toml.number("wishes", 1, DICE)


def _read_wishes(board: Board, toml: TomlTable) -> None:
    board.wish_stock = toml.number("stock", 0, 100)
    worths.write(board.wishes, toml.numbers("values", -100, 100, range(1, ENTRIES + 1)))


def _read_side(board: Board, side: int, toml: TomlTable) -> None:
    for row in range(board.rows, ROWS):  # nobody may stop in a row that does not exist
        board.field[side][row] = [FORBIDDEN] * (FIELDS + 1)
    for row, name in enumerate(COLOUR_NAMES[: board.rows]):
        fields = toml.table(name)
        for number in fields.names():
            if number not in map(str, range(1, board.end + 1)):
                raise fields.fail(number, f"a field from 1 to {board.end} is expected here")
            words = fields.text(number)
            if words not in FIELD_NAMES[1:]:
                raise fields.fail(number, f"{words!r} is not one of {', '.join(FIELD_NAMES[1:])}")
            board.field[side][row][int(number)] = FIELD_NAMES.index(words)
        if board.field[side][row][board.end] == FORBIDDEN:  # W4: surplus steps end there
            raise fields.fail(str(board.end), "the last field cannot be forbidden")
