"""The views and messages of Der Weg der Steine.

Everybody sees the same, and can infer which tiles are still face down.
"""

from keltis.cardgame.cards import CARD_NOTATION, card_message
from keltis.cardgame.view import CardRow, show_rows
from keltis.core.bits import count, members
from keltis.core.memoise import Known, once_per_board, once_per_player, once_per_value
from keltis.core.score import Breakdown, ScoreLine
from keltis.games.weg_der_steine.board import Board
from keltis.games.weg_der_steine.rules import ACTIONS, bonus_points, row_points, takeable, wish_points, wishes
from keltis.games.weg_der_steine.state import DECIDE, EXTRA, Player, State
from keltis.messages.message import Message, Seat, message
from keltis.parts.cardset import OF_COLOUR
from keltis.parts.colours import colour_message
from keltis.util.frozen import frozen


@frozen
class Tile:
    """A tile: its mark, and where it is."""

    tile: str  # "R5"
    mark: str  # "", "wish", "clover" or "bonus"
    bonus: int
    place: str  # "hidden", "open" or "taken"
    seat: int | None  # who has taken it


@frozen
class PlayerView:
    """The things of a player, all public."""

    rows: tuple[CardRow, ...]
    row_points: tuple[int, ...]
    wishes: int
    bonus: int


@frozen
class StonesTable:
    """The table of Der Weg der Steine."""

    tiles: tuple[tuple[Tile, ...], ...]  # tiles by colour
    hidden: int  # number of tiles face down
    open: int  # number of open tiles in the middle
    turned: str  # the tile just turned over, while its finder decides
    row_values: tuple[int, ...]  # points by number of tiles in a row; the last also for more
    players: tuple[PlayerView, ...]


def look(board: Board, s: State, viewer: int) -> StonesTable:
    """The table; the same for everybody."""
    return StonesTable(
        tiles=_tiles(board, s),
        hidden=count(s.hidden),
        open=count(s.open),
        turned=CARD_NOTATION[s.tile] if s.phase == DECIDE else "",
        row_values=_values(board),
        players=tuple([_player(board, s, seat) for seat in range(s.players)]),
    )


@once_per_board
def _printed(board: Board) -> list[list[tuple[int, str, int]]]:
    """By colour, every tile with its mark and its bonus."""
    return [
        [(tile, *_mark(board, tile)) for tile in members(board.tiles & OF_COLOUR[colour])]
        for colour in range(board.colours)
    ]


def _mark(board: Board, tile: int) -> tuple[str, int]:
    bonus = sum(points for points, tiles in enumerate(board.bonus) if tiles >> tile & 1)
    if board.wish >> tile & 1:
        return "wish", bonus
    if board.clover >> tile & 1:
        return "clover", bonus
    return "bonus" if bonus else "", bonus


@once_per_board
def _values(board: Board) -> tuple[int, ...]:
    return tuple(board.rows.value[: board.rows.most + 1])


@once_per_board
def _seen(board: Board) -> Known[tuple[Tile, ...]]:
    """Memoises the tiles of a colour: an action changes one colour, so the others are reused."""
    return Known()


def _tiles(board: Board, s: State) -> tuple[tuple[Tile, ...], ...]:
    known = _seen(board)
    lie = (s.hidden, s.open, *[player.rows.laid.once for player in s.seats[: s.players]])
    found = []
    for colour in range(board.colours):
        of_colour = OF_COLOUR[colour]
        key = (colour, *[tiles & of_colour for tiles in lie])
        found.append(known.get(key) or known.keep(key, _colour(board, *key)))
    return tuple(found)


def _colour(board: Board, colour: int, hidden: int, open: int, *taken: int) -> tuple[Tile, ...]:
    """The tiles of a colour, given the hidden ones, the open ones, and those taken by each seat."""
    found = []
    for tile, mark, bonus in _printed(board)[colour]:
        place, owner = "taken", None
        if hidden >> tile & 1:
            place = "hidden"
        elif open >> tile & 1:
            place = "open"
        else:
            owner = next((seat for seat, laid in enumerate(taken) if laid >> tile & 1), None)
        found.append(_shown(tile, mark, bonus, place, owner))
    return tuple(found)


@once_per_value
def _shown(tile: int, mark: str, bonus: int, place: str, owner: int | None) -> Tile:
    """A tile in one state."""
    return Tile(CARD_NOTATION[tile], mark, bonus, place, owner)


@once_per_player(Player.numbers)
def _player(board: Board, s: State, seat: int) -> PlayerView:
    return PlayerView(
        rows=show_rows(s.seats[seat].rows, board.colours),
        row_points=tuple(row_points(board, s, seat, colour) for colour in range(board.colours)),
        wishes=wishes(board, s, seat),
        bonus=bonus_points(board, s, seat),
    )


def prompt(board: Board, s: State) -> Message:
    """The decision of the seat whose turn it is."""
    if s.phase == DECIDE:
        return message("prompt-stones-decide", card=card_message(s.tile))
    choices = "both"
    if not s.hidden:
        choices = "take"
    elif not takeable(s):
        choices = "turn"
    return message("prompt-stones-extra" if s.phase == EXTRA else "prompt-stones-begin", choices=choices)


def log_line(board: Board, s: State, action: int, viewer: int) -> Message:
    """The log line of an action; the same for everybody."""
    span = ACTIONS.span(action)
    what = action - span.start
    if span.name == "take":
        return message("log-stones-take", seat=Seat(s.seat), card=card_message(what))
    if span.name == "tile":
        fits = "yes" if s.seats[s.seat].rows.fits >> what & 1 else "no"
        return message("log-stones-tile", seat=Seat(s.seat), card=card_message(what), fits=fits)
    if span.name == "leave":
        return message("log-stones-leave", seat=Seat(s.seat), card=card_message(s.tile))
    return message(f"log-stones-{span.name}", seat=Seat(s.seat))


def news(board: Board, before: State, after: State) -> list[Message]:
    """The result of taking a clover (S4)."""
    return [message("news-again", seat=Seat(before.seat))] if after.phase == EXTRA else []


def breakdown(board: Board, s: State, seat: int, viewer: int) -> Breakdown:
    """The parts of a seat's total (S7)."""
    return _breakdown(board, s, seat)


@once_per_player(Player.numbers)
def _breakdown(board: Board, s: State, seat: int) -> Breakdown:
    lines = []
    for colour in range(board.colours):
        tiles = count(s.seats[seat].rows.laid.once & OF_COLOUR[colour])
        if tiles:
            text = message("score-stones-row", colour=colour_message(colour), tiles=tiles)
            lines.append(ScoreLine("rows", text, row_points(board, s, seat, colour)))
    text = message("score-wishes", wishes=wishes(board, s, seat))
    lines.append(ScoreLine("wishes", text, wish_points(board, s, seat)))
    lines.append(ScoreLine("bonus", message("score-stones-bonus"), bonus_points(board, s, seat)))
    return Breakdown(tuple(lines))
