"""The board of Keltis, with all numbers of the rules, as one struct."""

from pathlib import Path
from typing import Annotated

from keltis.cardgame.board import SEATS, read_cards
from keltis.core.boardfile import Facts, most_players
from keltis.core.layout import Byte, Struct, Times
from keltis.parts import worths
from keltis.parts.cards import Cards
from keltis.parts.cardset import COLOURS
from keltis.parts.colours import COLOUR_NAMES
from keltis.parts.tiles import KINDS, NO_PLACE, PLACES
from keltis.parts.worths import ENTRIES, Worths

STANDARD = Path(__file__).with_name("board.toml")

STONES = 15  # a path has at most so many stones

BARE, WISH, CLOVER, POINTS = 0, 1, 2, 2  # what lies on a stone; a tile worth n points is POINTS + n
MOST_POINTS = 9
TILE_KINDS = POINTS + MOST_POINTS + 1


class Board(Struct):
    """What does not change during a game."""

    paths: Byte
    end: Byte  # the number of the end stone: a path's length
    goal: Byte  # the first stone of the goal area
    goal_figures: Byte
    value: Annotated[list[int], Times("i1", STONES + 1)]  # by stone; the start is worth 0
    place: Annotated[list[list[int]], Times(Times("i1", STONES + 1), COLOURS)]  # of a stone's tile
    place_path: Annotated[list[int], Times("i1", PLACES)]  # of a place, in the order of laying
    place_stone: Annotated[list[int], Times("i1", PLACES)]
    places: Byte
    tiles: Annotated[list[int], Times("i1", KINDS)]  # how many of each kind
    small: Byte
    large: Byte
    wishes: Worths
    cards: Cards
    hand: Byte
    box: Annotated[list[int], Times("i1", SEATS + 1)]  # by number of players
    stall: Byte


def read_board(facts: Facts, options: dict[str, str]) -> Board:
    """The board in a board file; Keltis has no options."""
    board = Board()
    facts.text("name")
    facts.ignore("provenance")
    _read_paths(board, facts.table("paths"))
    _read_figures(board, facts.table("figures"))
    _read_tiles(board, facts.table("tiles"))
    worths.write(board.wishes, facts.table("wishes").numbers("values", -100, 100, range(1, ENTRIES + 1)))
    read_cards(board, facts.table("cards"), board.paths, most_players(facts, SEATS))
    facts.finish()
    return board


def _read_paths(board: Board, facts: Facts) -> None:
    values = facts.numbers("values", -60, 60, range(2, STONES + 1))
    board.end = len(values)
    board.value[1 : len(values) + 1] = values
    board.goal = facts.number("goal", 2, board.end)
    board.goal_figures = facts.number("goal_figures", 1, COLOURS)
    dark = facts.table("dark")
    names = dark.names()
    if names != list(COLOUR_NAMES[: len(names)]) or not names:
        raise facts.fail("dark", f"the paths must be the first ones of {', '.join(COLOUR_NAMES)}")
    board.paths = len(names)
    board.place = [[NO_PLACE] * len(stones) for stones in board.place]
    for path, name in enumerate(names):
        stones = dark.numbers(name, 1, board.end - 1, range(STONES))
        if stones != sorted(set(stones)):
            raise dark.fail(name, "the stones must ascend")
        for stone in [*stones, board.end]:
            if board.places == NO_PLACE:
                raise facts.fail("dark", f"more than {NO_PLACE} places for tiles")
            board.place[path][stone] = board.places
            board.place_path[board.places] = path
            board.place_stone[board.places] = stone
            board.places += 1


def _read_figures(board: Board, facts: Facts) -> None:
    board.small = facts.number("small", 0, COLOURS)
    board.large = facts.number("large", 0, 1)
    # A card that fits its row must always find its move. K3: a path without an own figure has one waiting
    # at the start. K5: nobody's figures all stand on end stones while the game is running.
    if board.small + board.large != board.paths:
        raise facts.fail("small", f"with the large one there must be {board.paths}, one figure for each path")
    if board.goal_figures > board.paths:
        raise facts.fail("small", f"{board.goal_figures} figures must be able to reach the goal area")


def _read_tiles(board: Board, facts: Facts) -> None:
    board.tiles[WISH] = facts.number("wish", 0, PLACES)
    board.tiles[CLOVER] = facts.number("clover", 0, PLACES)
    for points, number in facts.counts("points", range(1, MOST_POINTS + 1), 0, PLACES).items():
        board.tiles[POINTS + points] = number
    if sum(board.tiles) != board.places:
        raise facts.fail("points", f"{sum(board.tiles)} tiles for {board.places} places")
