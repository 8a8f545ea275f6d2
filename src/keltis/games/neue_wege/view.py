"""The views and messages of Neue Wege."""

from keltis.cardgame.phases import CARD, DEAL, OVER
from keltis.cardgame.view import CardRow, DiscardPile, card_log, show_hand, show_known, show_piles, show_rows
from keltis.core.bits import members
from keltis.core.memoise import Known, once_per_board, once_per_player
from keltis.core.score import Breakdown, ScoreLine
from keltis.games.neue_wege.board import (
    BARE,
    CLOVER,
    JOKER_NAME,
    NOTHING,
    START,
    Board,
    field_name,
)
from keltis.games.neue_wege.notation import TILE_NOTATION
from keltis.games.neue_wege.rules import ACTIONS, colour_points, field_points, sets
from keltis.games.neue_wege.state import BONUS, FIGURE, SHED, Player, State
from keltis.messages.message import Message, Seat, message
from keltis.parts.cardset import COLOURS
from keltis.parts.colours import COLOUR_NAMES, LETTERS, colour_message
from keltis.util.frozen import altered, frozen

FIELD_COLOURS = (*COLOUR_NAMES, JOKER_NAME, "")  # NOTHING, the start's colour, is the last one


@frozen
class Field:
    """A field: where it leads, and what lies on it."""

    name: str
    row: int
    colour: str
    edges: tuple[str, ...]
    tile: str
    stack: str  # the colour of its stack of wish stones
    stack_left: int


@frozen
class PlayerView:
    """A player's open things, and the part of the hand that everybody knows."""

    rows: tuple[CardRow, ...]
    small: tuple[str, ...]  # the fields of the small figures
    large: str
    wishes: int
    wish_colours: tuple[int, ...]  # number by colour; only for the owner, and at the end (N8)
    points: int
    hand_size: int
    known: tuple[str, ...]  # cards in the hand that everybody knows


@frozen
class NeueWegeTable:
    """The table of Neue Wege."""

    fields: tuple[Field, ...]
    values: tuple[int, ...]  # points by row, from the start on
    goal: int  # the first row of the goal area
    goal_count: int
    goal_figures: int
    deck: int
    piles: tuple[DiscardPile, ...]
    players: tuple[PlayerView, ...]
    hand: tuple[str, ...]  # the viewer's own hand


def look(board: Board, s: State, viewer: int) -> NeueWegeTable:
    """The table as a seat sees it; a viewer below 0 sees no hand."""
    table = NeueWegeTable(
        fields=_fields(board, s),
        values=_values(board),
        goal=board.goal,
        goal_count=s.goal,
        goal_figures=board.goal_figures,
        deck=s.stock.deck,
        piles=show_piles(s.stock, board.colours),
        players=tuple([_player(board, s, seat, s.phase == OVER) for seat in range(s.players)]),
        hand=(),
    )
    return own(board, s, table, viewer) if viewer >= 0 else table


def own(board: Board, s: State, table: NeueWegeTable, seat: int) -> NeueWegeTable:
    """The public table with the hand and the wish stones of a seat, for its owner."""
    players = list(table.players)
    players[seat] = _player(board, s, seat, True)
    return altered(table, players=tuple(players), hand=show_hand(s.seats[seat].hand))


@once_per_board
def _printed(board: Board) -> list[tuple[str, int, str, tuple[str, ...], str]]:
    """What is printed on every field: name, row, colour, edges, and the colour of its stack."""
    return [
        (
            field_name(board, field),
            board.row[field],
            FIELD_COLOURS[board.colour[field]],
            tuple(field_name(board, board.target[edge]) for edge in members(board.leaving[field])),
            "" if board.stack[field] == NOTHING else COLOUR_NAMES[board.stack[field]],
        )
        for field in range(board.size)
    ]


@once_per_board
def _values(board: Board) -> tuple[int, ...]:
    return tuple(board.value[: board.rows + 1])


@once_per_board
def _seen(board: Board) -> Known[tuple[Field, ...]]:
    """Boards with the same tiles and stacks."""
    return Known()


def _fields(board: Board, s: State) -> tuple[Field, ...]:
    known, key = _seen(board), (*s.tiles.on, *s.stacks)
    found = known.get(key)
    return found or known.keep(key, tuple([_field(board, s, field) for field in range(board.size)]))


def _field(board: Board, s: State, field: int) -> Field:
    place, stack = board.place[field], board.stack[field]
    tile = BARE if place == NOTHING else s.tiles.on[place]
    left = 0 if stack == NOTHING else s.stacks[stack]
    return _shown(*_printed(board)[field], "" if tile == BARE else TILE_NOTATION[tile], left)


def _shown(
    name: str, row: int, colour: str, edges: tuple[str, ...], stack: str, tile: str, left: int
) -> Field:
    """A field in one state."""
    return Field(name, row, colour, edges, tile, stack, left)


@once_per_player(Player.numbers)
def _player(board: Board, s: State, seat: int, wishes_known: bool) -> PlayerView:
    player = s.seats[seat]
    return PlayerView(
        rows=show_rows(player.rows, board.colours),
        small=tuple(field_name(board, field) for field in player.figures.small[: board.small]),
        large=field_name(board, player.figures.large),
        wishes=sum(player.wishes),
        wish_colours=tuple(player.wishes[: board.colours]) if wishes_known else (),
        points=player.points,
        hand_size=player.hand.size,
        known=show_known(player.hand),
    )


def knows_wishes(s: State, seat: int, viewer: int) -> bool:
    """Whether a viewer may see a seat's wish stones: the owner always, the others at the end (N8)."""
    return seat == viewer or s.phase == OVER


def prompt(board: Board, s: State) -> Message:
    """The decision of the seat whose turn it is."""
    if s.phase == CARD:
        return message("prompt-card")
    if s.phase == FIGURE:
        return message("neue_wege-prompt-figure", colour=colour_message(s.colour))
    if s.phase == BONUS:
        return message("neue_wege-prompt-clover")
    if s.phase == SHED:
        return message("prompt-shed")
    return message("prompt-refill")


def log_line(board: Board, s: State, action: int, viewer: int) -> Message:
    """The log line of an action for a viewer."""
    span = ACTIONS.span(action)
    what = action - span.start
    card = card_log(s.stock, s.seats[s.seat].rows, s.seat, span.name, what, s.phase == DEAL, viewer)
    if card:
        return card
    if span.name == "tile":
        field = field_name(board, board.place.index(s.tiles.laid))
        return message("log-neue_wege-tile", tile=tile_message(TILE_NOTATION[what + CLOVER]), field=field)
    if span.name == "pass":
        return message("log-neue_wege-pass", seat=Seat(s.seat), tile="shed" if s.phase == SHED else "clover")
    return message(
        "log-neue_wege-move",
        seat=Seat(s.seat),
        size=span.name,
        origin=field_name(board, board.origin[what]),
        target=field_name(board, board.target[what]),
    )


def tile_message(words: str) -> Message:
    """The name of a tile, given in notation."""
    kind, _, which = words.partition(" ")
    if kind == "wish":
        return message("neue_wege-wish", colour=colour_message(LETTERS.index(which)))
    return message("neue_wege-tile", tile=kind, points=int(which or 0))


def news(board: Board, before: State, after: State) -> list[Message]:
    """The result of a landing (N4, N5, N9, C10)."""
    was, now = before.seats[before.seat], after.seats[before.seat]
    seat = Seat(before.seat)
    found = [
        message("news-wish-colour", seat=seat, colour=colour_message(colour))
        for colour in range(COLOURS)
        if now.wishes[colour] > was.wishes[colour]
    ]
    if now.points > was.points:
        found.append(message("news-points", seat=seat, points=now.points - was.points))
    if after.goal > before.goal:
        found.append(message("news-goal", figures=after.goal, needed=board.goal_figures))
    return found


def breakdown(board: Board, s: State, seat: int, viewer: int) -> Breakdown:
    """The parts of a seat's total (N1, N10, N11, C10); wish stones only for those who may see them."""
    return _breakdown(board, s, seat, knows_wishes(s, seat, viewer))


@once_per_player(lambda own: (*own.figures.numbers(), *own.wishes, own.points))
def _breakdown(board: Board, s: State, seat: int, wishes_known: bool) -> Breakdown:
    player = s.seats[seat]
    standing = [("small", field) for field in player.figures.small[: board.small]]
    standing.append(("large", player.figures.large))
    lines = []
    for size, field in standing:
        if field != START:
            text = message("neue_wege-score-figure", size=size, field=field_name(board, field))
            points = field_points(board, field, 2 if size == "large" else 1)
            lines.append(ScoreLine("figures", text, points))
    if wishes_known:
        colours = sum(1 for number in player.wishes if number)
        text = message("neue_wege-score-colours", colours=colours)
        lines.append(ScoreLine("wishes", text, colour_points(board, player)))
        complete = sets(board, player)
        text = message("neue_wege-score-sets", sets=complete, size=board.set_size)
        lines.append(ScoreLine("sets", text, board.set_points * complete))
    lines.append(ScoreLine("tiles", message("neue_wege-score-tiles"), player.points))
    return Breakdown(tuple(lines))
