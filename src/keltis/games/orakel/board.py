"""The board of Das Orakel, with all numbers of the rules, as one struct."""

from pathlib import Path
from typing import Annotated

from keltis.cardgame.board import SEATS, read_cards, read_colours
from keltis.core.board_file import TomlTable, most_players
from keltis.core.layout import Byte, Struct, Times, Word
from keltis.messages.message import message
from keltis.parts.cards import Cards
from keltis.parts.cardset import COLOURS, OF_COLOUR, VALUES
from keltis.parts.colours import COLOUR_NAMES, LETTERS
from keltis.parts.pilgrims import MOST_PILGRIMS
from keltis.parts.tiles import KINDS, NO_PLACE, PLACES
from keltis.parts.worths import ENTRIES, Worths, write

STANDARD = Path(__file__).with_name("board.toml")

STONES = 35  # stones of the spiral, at most
COUNTED = 31  # places whose tiles may act several times per turn: two bits each in `State.acted` (O9)
MOST_STEPS = 10  # the most stones that the priestess moves with one card

BARE, POINTS = 0, 0  # kinds of tiles; a tile with n points is POINTS + n
MOST_POINTS = 9
CLOVER = POINTS + MOST_POINTS + 1  # a clover of colour c is CLOVER + c
SPIRAL, LEPRECHAUN, MIRROR = CLOVER + COLOURS, CLOVER + COLOURS + 1, CLOVER + COLOURS + 2
TILE_KINDS = MIRROR + 1

FIGURE, ANY = "figure", "any"  # the option "clover" (O7): which figure a clover moves


class Board(Struct):
    """The constants of a game."""

    colours: Byte  # of cards and stones
    end: Byte  # the number of the end stone: the spiral's length
    colour: Annotated[list[int], Times("i1", STONES + 1)]  # by stone
    value: Annotated[list[int], Times("i1", STONES + 1)]  # points by stone; 0 for the start
    large: Word  # the large stones, a set
    wishes: Annotated[list[int], Times("i1", STONES + 1)]  # wish stones by stone at the start of the game
    next: Annotated[list[list[int]], Times(Times("i1", STONES + 1), COLOURS)]
    # next[colour][stone] is the next stone of that colour, 0 if there is none
    cards_ahead: Annotated[
        list[int], Times("i8", STONES + 1)
    ]  # by stone: cards whose colour occurs again further on
    place: Annotated[list[int], Times("i1", STONES + 1)]  # place of the tile on a stone
    stone: Annotated[list[int], Times("i1", PLACES)]  # stone of a place, in the order of laying out
    places: Byte
    goal: Byte  # the first stone of the goal area
    goal_own: Byte  # number of figures of one player in it that ends the game
    goal_all: Byte  # number of figures of all players in it that ends the game
    figures: Byte  # figures per player
    steps: Annotated[list[int], Times("i1", VALUES)]  # by card value: how far the priestess may move
    oracle: Byte  # points for moving her to an own figure
    any_clover: Byte  # 1: a clover moves any own figure, the variant of O7
    tile_uses: Byte  # how often a clover or spiral may act per turn (O9)
    tiles: Annotated[list[int], Times("i1", KINDS)]  # number of tiles by kind
    leprechauns: Annotated[list[int], Times("i1", MOST_PILGRIMS + 1)]  # bonus by number of different stones
    wish_worths: Worths
    cards: Cards
    hand: Byte
    box: Annotated[list[int], Times("i1", SEATS + 1)]  # by number of players
    stall: Byte


def read_board_1(toml: TomlTable, options: dict[str, str]) -> Board:
    """The board for version 1 of the rules: every tile acts once per turn, in the variant too (O9)."""
    board = read_board(toml, options)
    board.tile_uses = 1
    return board


def read_board(toml: TomlTable, options: dict[str, str]) -> Board:
    """The board in a board file."""
    board = Board()
    toml.text("name")
    toml.ignore("provenance")
    board.any_clover = int(options["clover"] == ANY)
    cards = toml.table("cards")
    board.colours = read_colours(cards)
    board.figures = toml.table("figures").number("number", 1, MOST_PILGRIMS)
    board.tile_uses = board.figures if board.any_clover else 1
    _read_spiral(board, toml.table("spiral"))
    _look_ahead(board)
    _read_priestess(board, toml.table("priestess"))
    _read_tiles(board, toml.table("tiles"))
    number = board.figures
    board.leprechauns[1 : number + 1] = toml.table("leprechauns").numbers(
        "values", 1, 100, range(number, number + 1)
    )
    write(board.wish_worths, toml.table("wishes").numbers("values", -100, 100, range(1, ENTRIES + 1)))
    read_cards(board, cards, board.colours, most_players(toml, SEATS))
    toml.finish()
    return board


def _read_spiral(board: Board, toml: TomlTable) -> None:
    values = toml.numbers("values", -60, 60, range(2, STONES + 1))
    board.end = len(values)
    board.value[1 : len(values) + 1] = values
    colours = toml.text("colours").replace(" ", "")
    letters = LETTERS[: board.colours]
    if len(colours) != board.end or not set(colours) <= set(letters):
        raise toml.fail("colours", f"{board.end} letters of {letters} are needed, one for each stone")
    board.colour[1 : board.end + 1] = map(LETTERS.index, colours)
    board.goal = toml.number("goal", 1, board.end)
    board.goal_own = toml.number("goal_own", 1, board.figures)
    board.goal_all = toml.number("goal_all", 1, SEATS * MOST_PILGRIMS)
    large = toml.counts("large", range(1, board.end + 1), 0, 9)
    board.place[0] = NO_PLACE
    for stone in range(1, board.end + 1):
        if stone in large:
            board.large |= 1 << stone
            board.wishes[stone] = large[stone]
            board.place[stone] = NO_PLACE
        else:
            board.place[stone] = board.places
            board.stone[board.places] = stone
            board.places += 1


def _look_ahead(board: Board) -> None:
    """Precompute for every stone the next one of each colour."""
    for stone in range(board.end - 1, -1, -1):
        for colour in range(COLOURS):
            here = board.colour[stone + 1] == colour
            board.next[colour][stone] = stone + 1 if here else board.next[colour][stone + 1]
            if board.next[colour][stone]:
                board.cards_ahead[stone] |= OF_COLOUR[colour]


def _read_priestess(board: Board, toml: TomlTable) -> None:
    board.steps = toml.numbers("steps", 1, MOST_STEPS, range(VALUES, VALUES + 1))
    board.oracle = toml.number("points", 0, 100)


def _read_tiles(board: Board, toml: TomlTable) -> None:
    for points, number in toml.counts("points", range(1, MOST_POINTS + 1), 0, PLACES).items():
        board.tiles[POINTS + points] = number
    clovers = toml.table("clover")
    for name in clovers.names():
        if name not in COLOUR_NAMES:
            raise clovers.fail(name, f"one of {', '.join(COLOUR_NAMES)} is expected here")
        board.tiles[CLOVER + COLOUR_NAMES.index(name)] = clovers.number(name, 0, PLACES)
    board.tiles[SPIRAL] = toml.number("spiral", 0, PLACES)
    board.tiles[LEPRECHAUN] = toml.number("leprechaun", 0, PLACES)
    board.tiles[MIRROR] = toml.number("mirror", 0, PLACES)
    if sum(board.tiles) != board.places:
        told = message("board-tiles", tiles=sum(board.tiles), places=board.places)
        raise toml.fail("points", f"{sum(board.tiles)} tiles for {board.places} small stones", told)
