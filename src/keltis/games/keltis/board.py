"""The board of Keltis, with all numbers of the rules, as one struct."""

from pathlib import Path
from typing import Annotated

from keltis.cardgame.board import SEATS, read_cards
from keltis.core.board_file import TomlTable, most_players
from keltis.core.layout import Byte, Struct, Times
from keltis.messages.message import message
from keltis.parts import worths
from keltis.parts.cards import Cards
from keltis.parts.cardset import COLOURS
from keltis.parts.colours import COLOUR_NAMES
from keltis.parts.tiles import KINDS, NO_PLACE, PLACES
from keltis.parts.worths import ENTRIES, Worths

STANDARD = Path(__file__).with_name("board.toml")

STONES = 15  # stones per path, at most

BARE, WISH, CLOVER, POINTS = 0, 1, 2, 2  # kinds of tiles; a tile with n points is POINTS + n
MOST_POINTS = 9
TILE_KINDS = POINTS + MOST_POINTS + 1


class Board(Struct):
    """The constants of a game."""

    paths: Byte
    end: Byte  # the number of the end stone: a path's length
    goal: Byte  # the first stone of the goal area
    goal_figures: Byte
    value: Annotated[list[int], Times("i1", STONES + 1)]  # points by stone; 0 for the start
    place: Annotated[list[list[int]], Times(Times("i1", STONES + 1), COLOURS)]  # place of the tile on a stone
    place_path: Annotated[list[int], Times("i1", PLACES)]  # stone of a place, in the order of laying out
    place_stone: Annotated[list[int], Times("i1", PLACES)]
    places: Byte
    tiles: Annotated[list[int], Times("i1", KINDS)]  # number of tiles by kind
    small: Byte
    large: Byte
    wishes: Worths
    cards: Cards
    hand: Byte
    box: Annotated[list[int], Times("i1", SEATS + 1)]  # by number of players
    stall: Byte


def read_board(toml: TomlTable, options: dict[str, str]) -> Board:
    """The board in a board file; Keltis has no options."""
    board = Board()
    toml.text("name")
    toml.ignore("provenance")
    _read_paths(board, toml.table("paths"))
    _read_figures(board, toml.table("figures"))
    _read_tiles(board, toml.table("tiles"))
    worths.write(board.wishes, toml.table("wishes").numbers("values", -100, 100, range(1, ENTRIES + 1)))
    read_cards(board, toml.table("cards"), board.paths, most_players(toml, SEATS))
    toml.finish()
    return board


def _read_paths(board: Board, toml: TomlTable) -> None:
    values = toml.numbers("values", -60, 60, range(2, STONES + 1))
    board.end = len(values)
    board.value[1 : len(values) + 1] = values
    board.goal = toml.number("goal", 2, board.end)
    board.goal_figures = toml.number("goal_figures", 1, COLOURS)
    dark = toml.table("dark")
    names = dark.names()
    if names != list(COLOUR_NAMES[: len(names)]) or not names:
        raise toml.fail("dark", f"the paths must be the first ones of {', '.join(COLOUR_NAMES)}")
    board.paths = len(names)
    board.place = [[NO_PLACE] * len(stones) for stones in board.place]
    for path, name in enumerate(names):
        stones = dark.numbers(name, 1, board.end - 1, range(STONES))
        if stones != sorted(set(stones)):
            raise dark.fail(name, "the stones must ascend")
        for stone in [*stones, board.end]:
            if board.places == NO_PLACE:
                raise toml.fail("dark", f"more than {NO_PLACE} places for tiles")
            board.place[path][stone] = board.places
            board.place_path[board.places] = path
            board.place_stone[board.places] = stone
            board.places += 1


def _read_figures(board: Board, toml: TomlTable) -> None:
    board.small = toml.number("small", 0, COLOURS)
    board.large = toml.number("large", 0, 1)
    # A card that fits its row must always allow a move. K3: for a path without an own figure, one is waiting
    # at the start. K5: nobody's figures all stand on end stones while the game is running.
    if board.small + board.large != board.paths:
        raise toml.fail("small", f"with the large one, there must be {board.paths}, one figure for each path")
    if board.goal_figures > board.paths:
        raise toml.fail("small", f"{board.goal_figures} figures must be able to reach the goal area")


def _read_tiles(board: Board, toml: TomlTable) -> None:
    board.tiles[WISH] = toml.number("wish", 0, PLACES)
    board.tiles[CLOVER] = toml.number("clover", 0, PLACES)
    for points, number in toml.counts("points", range(1, MOST_POINTS + 1), 0, PLACES).items():
        board.tiles[POINTS + points] = number
    if sum(board.tiles) != board.places:
        told = message("board-tiles", tiles=sum(board.tiles), places=board.places)
        raise toml.fail("points", f"{sum(board.tiles)} tiles for {board.places} places", told)
