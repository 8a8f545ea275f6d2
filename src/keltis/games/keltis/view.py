"""The views and messages of Keltis."""

from keltis.cardgame.phases import CARD, DEAL
from keltis.cardgame.view import CardRow, DiscardPile, card_log, show_hand, show_known, show_piles, show_rows
from keltis.core.memoise import Known, once_per_board, once_per_player
from keltis.core.score import Breakdown, ScoreLine
from keltis.games.keltis.board import BARE, WISH, Board
from keltis.games.keltis.notation import TILE_NOTATION
from keltis.games.keltis.rules import ACTIONS, path_points, wish_points
from keltis.games.keltis.state import BONUS, FIGURE, Player, State
from keltis.messages.message import Message, Seat, message
from keltis.parts.colours import COLOUR_NAMES, colour_message
from keltis.parts.figures import NOWHERE
from keltis.util.frozen import altered, frozen


@frozen
class Stone:
    """A stone with its points and its tile."""

    value: int
    tile: str


@frozen
class Path:
    """A path from its first stone to the end stone."""

    colour: str
    stones: tuple[Stone, ...]


@frozen
class PlayerView:
    """A player's open things, and the part of the hand that everybody knows."""

    rows: tuple[CardRow, ...]
    stones: tuple[int, ...]  # stone by path; 0: no own figure there
    large_path: str
    small_left: int
    large_left: int
    wishes: int
    points: int
    hand_size: int
    known: tuple[str, ...]  # cards in the hand that everybody knows


@frozen
class KeltisTable:
    """The table of Keltis."""

    paths: tuple[Path, ...]
    goal: int  # the first stone of the goal area
    goal_count: int
    goal_figures: int
    deck: int
    piles: tuple[DiscardPile, ...]
    players: tuple[PlayerView, ...]
    hand: tuple[str, ...]  # the viewer's own hand


def look(board: Board, s: State, viewer: int) -> KeltisTable:
    """The table as a seat sees it; a viewer below 0 sees no hand."""
    table = KeltisTable(
        paths=_paths(board, s),
        goal=board.goal,
        goal_count=s.goal,
        goal_figures=board.goal_figures,
        deck=s.stock.deck,
        piles=show_piles(s.stock, board.paths),
        players=tuple([_player(board, s, seat) for seat in range(s.players)]),
        hand=(),
    )
    return own(board, s, table, viewer) if viewer >= 0 else table


def own(board: Board, s: State, table: KeltisTable, seat: int) -> KeltisTable:
    """The public table with the hand of a seat, for its owner."""
    return altered(table, hand=show_hand(s.seats[seat].hand))


@once_per_board
def _seen(board: Board) -> Known[tuple[Path, ...]]:
    """Paths with the same tiles."""
    return Known()


def _paths(board: Board, s: State) -> tuple[Path, ...]:
    known, tiles = _seen(board), tuple(s.tiles.on)
    found = known.get(tiles)
    return found or known.keep(tiles, tuple(_path(board, s, path) for path in range(board.paths)))


def _path(board: Board, s: State, path: int) -> Path:
    on, place = s.tiles.on, board.place[path]
    stones = [_stone(board.value[n], on[place[n]]) for n in range(1, board.end + 1)]
    return Path(COLOUR_NAMES[path], tuple(stones))


def _stone(value: int, kind: int) -> Stone:
    """A stone with a tile of this kind."""
    return Stone(value, "" if kind == BARE else TILE_NOTATION[kind])


@once_per_player(Player.numbers)
def _player(board: Board, s: State, seat: int) -> PlayerView:
    player = s.seats[seat]
    figures = player.figures
    return PlayerView(
        rows=show_rows(player.rows, board.paths),
        stones=tuple(figures.stone[: board.paths]),
        large_path="" if figures.large_path == NOWHERE else COLOUR_NAMES[figures.large_path],
        small_left=figures.small,
        large_left=figures.large,
        wishes=player.wishes,
        points=player.points,
        hand_size=player.hand.size,
        known=show_known(player.hand),
    )


def prompt(board: Board, s: State) -> Message:
    """The decision of the seat whose turn it is."""
    if s.phase == CARD:
        return message("prompt-card")
    if s.phase == BONUS:
        return message("prompt-clover")
    if s.phase == FIGURE:
        if s.seats[s.seat].figures.arrived >> s.colour & 1:
            return message("prompt-other-figure", colour=colour_message(s.colour))
        return message("prompt-enter", colour=colour_message(s.colour))
    return message("prompt-refill")


def log_line(board: Board, s: State, action: int, viewer: int) -> Message:
    """The log line of an action for a viewer."""
    span = ACTIONS.span(action)
    what = action - span.start
    card = card_log(s.stock, s.seats[s.seat].rows, s.seat, span.name, what, s.phase == DEAL, viewer)
    if card:
        return card
    if span.name == "tile":
        kind, _, points = TILE_NOTATION[what + WISH].partition(" ")
        return message(
            "log-tile",
            tile=kind,
            points=int(points or 0),
            colour=colour_message(board.place_path[s.tiles.laid]),
            stone=board.place_stone[s.tiles.laid],
        )
    if span.name == "pass":
        return message("log-pass", seat=Seat(s.seat))
    return message(f"log-{span.name}", seat=Seat(s.seat), colour=colour_message(what))


def news(board: Board, before: State, after: State) -> list[Message]:
    """The result of a landing (K8, K9, C10)."""
    was, now = before.seats[before.seat], after.seats[before.seat]
    seat = Seat(before.seat)
    found = []
    if now.wishes > was.wishes:
        found.append(message("news-wish", seat=seat))
    if now.points > was.points:
        found.append(message("news-points", seat=seat, points=now.points - was.points))
    if after.goal > before.goal:
        found.append(message("news-goal", figures=after.goal, needed=board.goal_figures))
    return found


def breakdown(board: Board, s: State, seat: int, viewer: int) -> Breakdown:
    """The parts of a seat's total (K1, K2, K10, C10), which are public in Keltis."""
    return _breakdown(board, s, seat)


@once_per_player(lambda own: (*own.figures.numbers(), own.wishes, own.points))
def _breakdown(board: Board, s: State, seat: int) -> Breakdown:
    player = s.seats[seat]
    lines = []
    for path in range(board.paths):
        stone = player.figures.stone[path]
        if stone:
            size = "large" if player.figures.large_path == path else "small"
            text = message("score-path", colour=colour_message(path), stone=stone, size=size)
            lines.append(ScoreLine("figures", text, path_points(board, s, seat, path)))
    wishes = message("score-wishes", wishes=player.wishes)
    lines.append(ScoreLine("wishes", wishes, wish_points(board, s, seat)))
    lines.append(ScoreLine("tiles", message("score-tiles"), player.points))
    return Breakdown(tuple(lines))
