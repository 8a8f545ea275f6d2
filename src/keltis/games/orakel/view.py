"""The views and messages of Das Orakel."""

from keltis.cardgame.phases import CARD, DEAL
from keltis.cardgame.view import CardRow, DiscardPile, card_log, show_hand, show_known, show_piles, show_rows
from keltis.core.memoise import Known, once_per_board, once_per_player
from keltis.core.score import Breakdown, ScoreLine
from keltis.games.orakel.board import BARE, Board
from keltis.games.orakel.notation import TILE_NOTATION
from keltis.games.orakel.rules import ACTIONS, bonus, tile_on, wish_points
from keltis.games.orakel.state import CLAIM, CLOVER, MOVE, SHED, SPIRAL, Player, State
from keltis.messages.message import Message, Seat, message
from keltis.parts.colours import COLOUR_NAMES, LETTERS, colour_message
from keltis.parts.pilgrims import standing
from keltis.util.frozen import altered, frozen

DECLINED = {CLAIM: "claim", CLOVER: "clover", SPIRAL: "spiral", SHED: "leprechaun"}


@frozen
class Stone:
    """A stone of the spiral, and what lies on it."""

    colour: str
    value: int
    large: bool
    tile: str
    wishes: int


@frozen
class PlayerView:
    """A player's open things, and the part of the hand that everybody knows."""

    rows: tuple[CardRow, ...]
    stones: tuple[int, ...]  # stones of the figures, the hindmost first; 0 is the start
    wishes: int
    mirrors: int
    points: int  # points from tiles
    oracle: int  # points from the priestess
    leprechauns: int  # the leprechaun bonus; 0 until it is claimed
    hand_size: int
    known: tuple[str, ...]  # cards in the hand that everybody knows


@frozen
class OrakelTable:
    """The table of Das Orakel."""

    stones: tuple[Stone, ...]  # from stone 1 on
    goal: int  # the first stone of the goal area
    goal_count: int
    goal_all: int
    goal_own: int
    priestess: int  # her stone
    steps: tuple[int, ...]  # how far a card may move her, by value
    colour: str  # the colour to which a figure may move now; empty if none may
    deck: int
    piles: tuple[DiscardPile, ...]
    players: tuple[PlayerView, ...]
    hand: tuple[str, ...]  # the viewer's own hand


def look(board: Board, s: State, viewer: int) -> OrakelTable:
    """The table as a seat sees it; a viewer below 0 sees no hand."""
    table = OrakelTable(
        stones=_stones(board, s),
        goal=board.goal,
        goal_count=s.goal,
        goal_all=board.goal_all,
        goal_own=board.goal_own,
        priestess=s.priestess,
        steps=tuple(board.steps),
        colour=COLOUR_NAMES[s.colour] if s.phase in (MOVE, CLOVER) else "",
        deck=s.stock.deck,
        piles=show_piles(s.stock, board.colours),
        players=tuple([_player(board, s, seat) for seat in range(s.players)]),
        hand=(),
    )
    return own(board, s, table, viewer) if viewer >= 0 else table


def own(board: Board, s: State, table: OrakelTable, seat: int) -> OrakelTable:
    """The public table with the hand of a seat, for its owner."""
    return altered(table, hand=show_hand(s.seats[seat].hand))


@once_per_board
def _seen(board: Board) -> Known[tuple[Stone, ...]]:
    """Ways with the same tiles and wish stones."""
    return Known()


def _stones(board: Board, s: State) -> tuple[Stone, ...]:
    known, key = _seen(board), (*s.tiles.on, *s.wishes)
    found = known.get(key)
    return found or known.keep(key, tuple([_stone(board, s, stone) for stone in range(1, board.end + 1)]))


def _stone(board: Board, s: State, stone: int) -> Stone:
    kind, large = tile_on(board, s, stone), board.large >> stone & 1
    return _shown(board.colour[stone], board.value[stone], large, kind, s.wishes[stone])


def _shown(colour: int, value: int, large: int, kind: int, wishes: int) -> Stone:
    """A stone in one state."""
    tile = "" if kind == BARE else TILE_NOTATION[kind]
    return Stone(COLOUR_NAMES[colour], value, bool(large), tile, wishes)


@once_per_player(Player.numbers)
def _player(board: Board, s: State, seat: int) -> PlayerView:
    player = s.seats[seat]
    return PlayerView(
        rows=show_rows(player.rows, board.colours),
        stones=tuple(player.figures.stone[: player.figures.number]),
        wishes=player.wishes,
        mirrors=player.mirrors,
        points=player.points,
        oracle=player.oracle,
        leprechauns=player.leprechauns,
        hand_size=player.hand.size,
        known=show_known(player.hand),
    )


def prompt(board: Board, s: State) -> Message:
    """The decision of the seat whose turn it is."""
    if s.phase == CARD:
        return message("prompt-card")
    if s.phase == MOVE:
        steps = min(s.steps, board.end - s.priestess)
        return message("prompt-orakel-move", colour=colour_message(s.colour), steps=steps)
    if s.phase == CLAIM:
        return message("prompt-orakel-claim", points=bonus(board, s, s.seats[s.seat]))
    if s.phase == CLOVER:
        whom = "any" if board.any_clover else "figure"
        return message("prompt-orakel-clover", colour=colour_message(s.colour), whom=whom, stone=s.landed)
    if s.phase == SPIRAL:
        return message("prompt-orakel-spiral", stone=s.landed, left=s.left)
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
    who = Seat(s.seat)
    if span.name == "tile":
        stone = board.stone[s.tiles.laid]
        return message("log-orakel-tile", tile=tile_message(TILE_NOTATION[what + 1]), stone=stone)
    if span.name == "move":
        return message("log-orakel-move", seat=who, origin=what, target=board.next[s.colour][what])
    if span.name == "back":
        return message("log-orakel-back", seat=who, origin=s.landed, target=what)
    if span.name == "priestess":
        target = s.priestess + what + 1
        paid = board.oracle if standing(s.seats[s.seat].figures) >> target & 1 else 0
        return message("log-orakel-priestess", seat=who, target=target, points=paid)
    if span.name == "claim":
        return message("log-orakel-claim", seat=who, points=bonus(board, s, s.seats[s.seat]))
    return message("log-orakel-pass", seat=who, what=DECLINED[s.phase])


def tile_message(tile: str) -> Message:
    """The name of a tile, given in notation."""
    kind, _, what = tile.partition(" ")
    if kind == "clover":
        colour = COLOUR_NAMES[LETTERS.index(what)]
        return message("orakel-clover", colour=colour)
    return message("orakel-tile", tile=kind, points=int(what or 0))


def news(board: Board, before: State, after: State) -> list[Message]:
    """The result of a landing or of moving the priestess (O4, O5, O11, O12, O13, C10)."""
    was, now = before.seats[before.seat], after.seats[before.seat]
    seat = Seat(before.seat)
    found = []
    if now.wishes > was.wishes:
        found.append(message("news-wish", seat=seat))
    if now.points > was.points:
        found.append(message("news-points", seat=seat, points=now.points - was.points))
    if now.mirrors > was.mirrors:
        found.append(message("orakel-news-mirror", seat=seat))
    if now.leprechauns > was.leprechauns:
        found.append(message("news-points", seat=seat, points=now.leprechauns - was.leprechauns))
    if now.oracle > was.oracle:
        found.append(message("orakel-news-oracle", seat=seat, points=now.oracle - was.oracle))
    if after.goal > before.goal:
        found.append(message("news-goal", figures=after.goal, needed=board.goal_all))
    return found


def breakdown(board: Board, s: State, seat: int, viewer: int) -> Breakdown:
    """The parts of a seat's total (O1, O14, C10, O4, O11), which are public."""
    return _breakdown(board, s, seat)


@once_per_player(
    lambda own: (*own.figures.numbers(), own.wishes, own.mirrors, own.points, own.oracle, own.leprechauns)
)
def _breakdown(board: Board, s: State, seat: int) -> Breakdown:
    player = s.seats[seat]
    lines = []
    for stone in player.figures.stone[: player.figures.number]:
        if stone:
            text = message("score-orakel-figure", stone=stone)
            lines.append(ScoreLine("figures", text, board.value[stone]))
    wishes = message("score-orakel-wishes", wishes=player.wishes, mirrors=player.mirrors)
    lines.append(ScoreLine("wishes", wishes, wish_points(board, s, seat)))
    lines.append(ScoreLine("tiles", message("score-tiles"), player.points))
    lines.append(ScoreLine("oracle", message("score-orakel-priestess"), player.oracle))
    lines.append(ScoreLine("leprechauns", message("score-orakel-leprechauns"), player.leprechauns))
    return Breakdown(tuple(lines))
