"""The board of Das Würfelspiel, both its sides, with all numbers of the rules, as one struct."""

from pathlib import Path
from typing import Annotated

from keltis.core.boardfile import Facts, most_players
from keltis.core.game import Option
from keltis.core.layout import Byte, Struct, Times, Word
from keltis.parts import worths
from keltis.parts.colours import COLOUR_NAMES
from keltis.parts.dice import DICE
from keltis.parts.worths import ENTRIES, Worths

STANDARD = Path(__file__).with_name("board.toml")

SEATS = 4
ROWS = len(COLOUR_NAMES)
FIELDS = 15  # a row has at most so many fields

BARE, CLOVER, WISH, KOBOLD, FORBIDDEN = range(5)
FIELD_WORDS = ("", "clover", "wish", "kobold", "forbidden")

SIDE_WORDS = ("simple", "crossed")
ORDERS = {"simple": (0,), "crossed": (1,), "match": (0, 1), "match-crossed-first": (1, 0)}  # W12
SIDE = Option("side", tuple(ORDERS))


class Board(Struct):
    """What does not change during a game."""

    sides: Byte  # how many sides are played (W12)
    order: Annotated[list[int], Times("i1", len(SIDE_WORDS))]  # which one first, which one then
    rows: Byte  # of all five; a smaller game has fewer, and symbols on the dice without a row
    end: Byte  # the number of the last field: a row's length
    goal: Byte  # the first field of the goal area
    value: Annotated[list[int], Times("i1", FIELDS + 1)]  # by field; no field is worth 0
    field: Annotated[
        list[list[list[int]]], Times(Times(Times("i1", FIELDS + 1), ROWS), len(SIDE_WORDS))
    ]  # by side, row and field: what it is
    pieces: Byte
    goal_pieces: Annotated[list[int], Times("i1", SEATS + 1)]  # by number of players
    goal_own: Byte
    dice: Byte
    rerolls: Word  # the ways to roll again, a set of sets of dice; the empty one keeps all
    dice_wishes: Byte  # so many wish stones rolled give one
    wish_stock: Byte
    wishes: Worths  # by number of wish stones
    stall: Byte


def read_board(facts: Facts, options: dict[str, str]) -> Board:
    """The board in a board file; the option `side` says what is played on (W12)."""
    board = Board()
    facts.text("name")
    facts.ignore("provenance")
    for side in ORDERS[options[SIDE.name]]:
        board.order[board.sides] = side
        board.sides += 1
    _read_rows(board, facts.table("rows"))
    _read_pieces(board, facts.table("pieces"), most_players(facts, SEATS))
    _read_dice(board, facts.table("dice"))
    _read_wishes(board, facts.table("wishes"))
    board.stall = facts.table("turns").number("stall", 1, 120)
    sides = facts.table("sides")
    for side, name in enumerate(SIDE_WORDS):
        _read_side(board, side, sides.table(name))
    facts.finish()
    return board


def _read_rows(board: Board, facts: Facts) -> None:
    board.rows = facts.number("number", 1, ROWS) if "number" in facts.names() else ROWS
    values = facts.numbers("values", -60, 60, range(2, FIELDS + 1))
    board.end = len(values)
    board.value[1 : len(values) + 1] = values
    board.goal = facts.number("goal", 1, board.end)


def _read_pieces(board: Board, facts: Facts, most: int) -> None:
    board.pieces = facts.number("number", 1, board.rows)
    board.goal_own = facts.number("goal_own", 1, board.pieces)
    goal = facts.counts("goal", range(2, SEATS + 1), 1, SEATS * ROWS)
    for players in range(2, most + 1):
        if not 1 <= goal.get(players, 0) <= players * board.pieces:
            raise facts.fail(f"goal.{players}", f"1 to {players * board.pieces} pieces are possible")
        board.goal_pieces[players] = goal[players]


def _read_dice(board: Board, facts: Facts) -> None:
    board.dice = facts.number("number", 1, DICE)
    board.rerolls = (1 << (1 << board.dice)) - 1
    board.dice_wishes = facts.number("wishes", 1, DICE)


def _read_wishes(board: Board, facts: Facts) -> None:
    board.wish_stock = facts.number("stock", 0, 100)
    worths.write(board.wishes, facts.numbers("values", -100, 100, range(1, ENTRIES + 1)))


def _read_side(board: Board, side: int, facts: Facts) -> None:
    for row in range(board.rows, ROWS):  # nobody may stop in a row that is not there
        board.field[side][row] = [FORBIDDEN] * (FIELDS + 1)
    for row, name in enumerate(COLOUR_NAMES[: board.rows]):
        fields = facts.table(name)
        for number in fields.names():
            if number not in map(str, range(1, board.end + 1)):
                raise fields.fail(number, f"a field from 1 to {board.end} is needed here")
            words = fields.text(number)
            if words not in FIELD_WORDS[1:]:
                raise fields.fail(number, f"{words!r} is not one of {', '.join(FIELD_WORDS[1:])}")
            board.field[side][row][int(number)] = FIELD_WORDS.index(words)
        if board.field[side][row][board.end] == FORBIDDEN:  # W4: whoever goes too far stops there
            raise fields.fail(str(board.end), "the last field cannot be forbidden")
