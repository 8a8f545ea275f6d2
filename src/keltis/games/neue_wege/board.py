"""The branching board of Neue Wege, with all numbers of the rules, as one struct."""

from pathlib import Path
from string import ascii_lowercase
from typing import Annotated

from keltis.cardgame.board import SEATS, read_cards, read_colours
from keltis.core.board_file import TomlTable, most_players, shown
from keltis.core.layout import Byte, Struct, Times
from keltis.messages.message import message
from keltis.parts.cards import Cards
from keltis.parts.cardset import ALL, COLOURS, OF_COLOUR
from keltis.parts.colours import COLOUR_NAMES
from keltis.parts.tiles import KINDS, PLACES
from keltis.parts.travellers import SMALL_FIGURES

STANDARD = Path(__file__).with_name("board.toml")

FIELDS = 62  # including the start
EDGES = 62
ROWS = 20
START = 0
START_NAME = "start"
NOTHING = -1  # no place for a tile, no stack or no colour
JOKER = COLOURS  # the colour of joker fields
JOKER_NAME = "joker"

BARE, CLOVER, SHED_TILE, WISH = 0, 1, 2, 3  # kinds of tiles; a wish stone is WISH + its colour
POINTS = WISH + COLOURS - 1  # a tile with n points is POINTS + n
MOST_POINTS = 9
TILE_KINDS = POINTS + MOST_POINTS + 1


class Board(Struct):
    """The constants of a game. Fields and edges are numbered row by row."""

    colours: Byte  # of cards, fields and wish stones
    size: Byte  # number of fields, including the start
    row: Annotated[list[int], Times("i1", FIELDS)]  # row of each field; the start is row 0
    colour: Annotated[list[int], Times("i1", FIELDS)]
    place: Annotated[list[int], Times("i1", FIELDS)]  # number of the field's place for a tile, or NOTHING
    stack: Annotated[list[int], Times("i1", FIELDS)]  # the colour of the field's stack, or NOTHING
    edges: Byte
    origin: Annotated[list[int], Times("i1", EDGES)]  # the field from which an edge leads
    target: Annotated[list[int], Times("i1", EDGES)]
    leaving: Annotated[list[int], Times("i8", FIELDS)]  # the edges that begin on a field
    entering: Annotated[list[int], Times("i8", COLOURS)]  # the edges that a card of a colour may use
    cards_from: Annotated[list[int], Times("i8", FIELDS)]  # the cards that may move a figure from a field
    rows: Byte
    value: Annotated[list[int], Times("i1", ROWS + 1)]  # points by row; 0 for the start
    goal: Byte  # the first row of the goal area
    goal_figures: Byte
    places: Byte
    tiles: Annotated[list[int], Times("i1", KINDS)]  # number of tiles by kind
    small: Byte
    stack_size: Byte
    wish_value: Annotated[list[int], Times("i1", COLOURS + 1)]  # points by number of different colours
    set_size: Byte  # number of wish stones of one colour that make a set
    set_points: Byte  # points of a set
    cards: Cards
    hand: Byte
    box: Annotated[list[int], Times("i1", SEATS + 1)]  # by number of players
    stall: Byte


def field_name(board: Board, field: int) -> str:
    """The name of a field: "b3" is the second field of the third row."""
    if field == START:
        return START_NAME
    row = board.row[field]
    return f"{ascii_lowercase[field - board.row.index(row)]}{row}"


def field_names(board: Board) -> list[str]:
    """The names of all fields."""
    return [field_name(board, field) for field in range(board.size)]


# --- reading -----------------------------------------------------------------------------------


def read_board(toml: TomlTable, options: dict[str, str]) -> Board:
    """The board in a board file; Neue Wege has no options."""
    board = Board()
    toml.text("name")
    toml.ignore("provenance")
    cards = toml.table("cards")
    board.colours = read_colours(cards)
    fields = toml.table("fields")
    _read_names(board, fields)
    for field, name in enumerate(field_names(board)):
        _read_field(board, fields.table(name), field)
    _join(board)
    _check_ways(board, fields)
    _check_colours(board, fields)
    _read_rows(board, toml.table("rows"))
    figures = toml.table("figures")
    board.small = figures.number("small", 1, SMALL_FIGURES)
    figures.number("large", 1, 1)
    _read_tiles(board, toml.table("tiles"))
    _read_wishes(board, toml.table("wishes"))
    read_cards(board, cards, board.colours, most_players(toml, SEATS))
    toml.finish()
    return board


def _read_names(board: Board, toml: TomlTable) -> None:
    """The fields in order: the start, then row by row from left to right."""
    names = toml.names()
    if len(names) > FIELDS:
        raise toml.fail(START_NAME, f"{len(names)} fields, at most {FIELDS} are possible")
    if names[:1] != [START_NAME]:
        raise toml.fail(START_NAME, "must be the first field")
    row, column = 0, 0
    for field, name in enumerate(names[1:], 1):
        same = f"{ascii_lowercase[column]}{row}" if row and column < len(ascii_lowercase) else ""
        if name == f"a{row + 1}" and row < ROWS:
            row, column = row + 1, 0
        elif name != same:
            expected = " or ".join(filter(None, [same, f"a{row + 1}" if row < ROWS else ""]))
            raise toml.fail(name, f"here must come {expected or 'no field more'}")
        board.row[field] = row
        column += 1
    board.size, board.rows = len(names), row


def _read_field(board: Board, toml: TomlTable, field: int) -> None:
    board.colour[field] = board.place[field] = board.stack[field] = NOTHING
    if field != START:
        names = COLOUR_NAMES[: board.colours]
        colour = _word(toml, "colour", (*names, JOKER_NAME))
        board.colour[field] = JOKER if colour == board.colours else colour
        if "carries" in toml.names():
            carried = _word(toml, "carries", (*names, "tile"))
            if carried < board.colours:
                board.stack[field] = carried
            elif board.places == PLACES:
                raise toml.fail("carries", f"at most {PLACES} fields can carry a tile")
            else:
                board.place[field] = board.places
                board.places += 1
    if board.row[field] < board.rows:
        _read_edges(board, toml, field)


def _word(toml: TomlTable, name: str, words: tuple[str, ...]) -> int:
    word = toml.text(name)
    if word not in words:
        raise toml.fail(name, f"{word!r} is not one of {', '.join(words)}")
    return words.index(word)


def _read_edges(board: Board, toml: TomlTable, field: int) -> None:
    names = field_names(board)
    targets = []
    if toml.content.get("edges") == []:
        raise toml.fail("edges", "no way leads on from here", message("board-dead-end"))
    for index, name in enumerate(toml.texts("edges", range(1, FIELDS))):
        if name not in names:
            raise toml.fail(f"edges[{index}]", f"there is no field {shown(name)}")
        if board.row[names.index(name)] != board.row[field] + 1:
            raise toml.fail(f"edges[{index}]", f"{name} is not in row {board.row[field] + 1}")
        targets.append(names.index(name))
    if targets != sorted(set(targets)):
        raise toml.fail("edges", "the fields must ascend")
    for target in targets:
        if board.edges == EDGES:
            raise toml.fail("edges", f"at most {EDGES} edges are possible on a board")
        board.origin[board.edges] = field
        board.target[board.edges] = target
        board.edges += 1


def _join(board: Board) -> None:
    """Precompute the sets of edges and cards with which the rules find possible moves quickly."""
    for edge in range(board.edges):
        origin, colour = board.origin[edge], board.colour[board.target[edge]]
        board.leaving[origin] |= 1 << edge
        board.cards_from[origin] |= ALL if colour == JOKER else OF_COLOUR[colour]
        for card_colour in range(COLOURS):
            if colour in (card_colour, JOKER):
                board.entering[card_colour] |= 1 << edge


def _check_ways(board: Board, toml: TomlTable) -> None:
    """Every field must be reachable. All lead to the last row, since only fields there have no edges."""
    reached = {START} | {board.target[edge] for edge in range(board.edges)}
    for field, name in enumerate(field_names(board)):
        if field not in reached:
            raise toml.fail(
                name, "cannot be reached from the start", message("board-unreachable", field=name)
            )


def _check_colours(board: Board, toml: TomlTable) -> None:
    ends = [board.colour[field] for field in range(board.size) if board.row[field] == board.rows]
    if board.rows == 0 or sorted(ends) != list(range(board.colours)):
        raise toml.fail(
            f"a{max(board.rows, 1)}",
            "the last row must have one field of each colour",
            message("board-last-row"),
        )
    stacks = [colour for colour in board.stack[: board.size] if colour != NOTHING]
    for colour, name in enumerate(COLOUR_NAMES[: board.colours]):
        if stacks.count(colour) != 1:
            found = stacks.count(colour)
            told = message("board-stacks", colour=name, found=found)
            raise toml.fail(
                START_NAME, f"the board must have one stack of {name} wish stones, not {found}", told
            )


def _read_rows(board: Board, toml: TomlTable) -> None:
    values = toml.numbers("values", -60, 60, range(1, ROWS + 1))
    if len(values) != board.rows:
        raise toml.fail("values", f"{len(values)} values for {board.rows} rows")
    board.value[1 : len(values) + 1] = values
    board.goal = toml.number("goal", 1, board.rows)
    board.goal_figures = toml.number("goal_figures", 1, 2 * (SMALL_FIGURES + 1))


def _read_tiles(board: Board, toml: TomlTable) -> None:
    board.tiles[CLOVER] = toml.number("clover", 0, PLACES)
    board.tiles[SHED_TILE] = toml.number("shed", 0, PLACES)
    for colour in range(board.colours):
        board.tiles[WISH + colour] = 1
    for points, number in toml.counts("points", range(1, MOST_POINTS + 1), 0, PLACES).items():
        board.tiles[POINTS + points] = number
    if sum(board.tiles) != board.places:
        told = message("board-tiles", tiles=sum(board.tiles), places=board.places)
        raise toml.fail("points", f"{sum(board.tiles)} tiles for {board.places} fields that carry one", told)


def _read_wishes(board: Board, toml: TomlTable) -> None:
    board.stack_size = toml.number("stack", 0, 9)
    number = board.colours + 1
    board.wish_value[:number] = toml.numbers("values", -100, 100, range(number, number + 1))
    board.set_size = toml.number("set", 1, 100)
    board.set_points = toml.number("set_points", -100, 100)
