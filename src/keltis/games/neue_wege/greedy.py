"""A rough worth of every action of Neue Wege for the one who does it: the greedy bot takes the largest.

Counted in final points. Only what the mover may know is looked at: the own hand, what lies openly, and the
wish stones, which everybody saw being taken (N8).
"""

from keltis.cardgame.phases import CARD
from keltis.core.bits import count, members
from keltis.games.neue_wege.board import CLOVER, NOTHING, POINTS, SHED_TILE, WISH, Board
from keltis.games.neue_wege.rules import (
    DISCARD,
    DRAW,
    LARGE,
    LIFT,
    PASS,
    SMALL,
    TAKE,
    colour_points,
    score,
    sets,
)
from keltis.games.neue_wege.state import Player, State
from keltis.parts import pile
from keltis.parts.cards import Cards
from keltis.parts.cardset import OF_COLOUR, VALUES, downward, upward
from keltis.parts.rows import FALLING, RISING, last, lift

CLOVER_WORTH = 3.0
SHED_WORTH = 0.8
NEARER_SET = 1.0  # what a wish stone is worth that is not yet enough for a set
MOST_STEPS = 4  # so far ahead a figure's future is seen
WELCOME = 0.4  # what each held card is worth that could move the figure on
SKIPPED_OWN = 1.2  # what a held card is worth that a play makes useless
SKIPPED_UNSEEN = 0.15


def appraise(board: Board, s: State, action: int) -> float:
    """A rough worth of a legal action of the seat that acts now."""
    player = s.seats[s.seat]
    if action < DISCARD:
        return _play(board, s, player, action)
    if action < SMALL:
        return _discard(s, player, action - DISCARD)
    if action < LARGE:
        return _move(board, s, player, action - SMALL, 1)
    if action < PASS:
        return _move(board, s, player, action - LARGE, 2)
    if action == PASS:
        return 0.0
    if action == DRAW:
        return _draw(board, s)
    if action < LIFT:
        return _take(s, player, action - TAKE)
    return _lift(s, player, action - LIFT)


# --- what cards promise ------------------------------------------------------------------------


def _many(cards: Cards, among: int) -> int:
    return count(cards.once & among) + count(cards.twice & among)


def _worth_of_cards(s: State, player: Player, among: int) -> float:
    held, unseen = _many(player.hand.held, among), _many(s.stock.unseen, among)
    return SKIPPED_OWN * held + SKIPPED_UNSEEN * unseen


def _following(player: Player, colour: int, card: int) -> int:
    """The cards that may still be laid after `card`, in the better direction where that is open."""
    direction = player.rows.direction[colour]
    end = last(player.rows, colour)
    up, down = upward(card), downward(card)
    if direction == RISING or 0 <= end < card:
        return up
    if direction == FALLING or card < end:
        return down
    held = player.hand.held
    return up if _many(held, up) >= _many(held, down) else down


# --- what a move promises ----------------------------------------------------------------------


def _future(board: Board, s: State, row: int) -> float:
    """What a figure in a row may be worth at the end, as the draw pile leaves it time."""
    figures = board.small + 1
    steps = min(MOST_STEPS, s.stock.deck // (s.players * figures))
    later = board.value[min(row + steps, board.rows)]
    return (board.value[row] + later) / 2 if row else max(0.0, later / 2)


def _move(board: Board, s: State, player: Player, edge: int, size: int) -> float:
    """What it is worth to move a figure along an edge; size is 2 for the large one (N11)."""
    origin, target = board.origin[edge], board.target[edge]
    row = board.row[target]
    gain = size * (_future(board, s, row) - _future(board, s, board.row[origin]))
    at_once = size * (board.value[row] - board.value[row - 1])
    if row == board.goal and s.goal + 1 == board.goal_figures:
        return 100.0 if _leads(board, s, at_once) else -100.0
    welcome = WELCOME * _many(player.hand.held, player.rows.fits & board.cards_from[target])
    return gain + welcome + _find(board, s, player, target)


def _leads(board: Board, s: State, gain: int) -> bool:
    """Whether the mover would win if the game ended with this gain."""
    totals = [score(board, s, seat) for seat in range(s.players)]
    mine = totals.pop(s.seat) + gain
    return mine >= max(totals)


def _find(board: Board, s: State, player: Player, field: int) -> float:
    """What lies on a field."""
    stack, place = board.stack[field], board.place[field]
    if stack != NOTHING:
        return _wish(board, player, stack) if s.stacks[stack] else 0.0
    tile = 0 if place == NOTHING else s.tiles.on[place]
    if tile == CLOVER:
        return CLOVER_WORTH
    if tile == SHED_TILE:
        return SHED_WORTH
    if tile > POINTS:
        return float(tile - POINTS)
    return _wish(board, player, tile - WISH) if tile else 0.0


def _wish(board: Board, player: Player, colour: int) -> float:
    """What one more wish stone of a colour adds (N10)."""
    twin = player.copy()
    twin.wishes[colour] += 1
    complete = sets(board, twin) - sets(board, player)
    nearer = NEARER_SET if twin.wishes[colour] < board.set_size else 0.0
    return colour_points(board, twin) - colour_points(board, player) + board.set_points * complete + nearer


# --- actions -----------------------------------------------------------------------------------


def _play(board: Board, s: State, player: Player, card: int) -> float:
    colour = card // VALUES
    entering = board.entering[colour]
    small = members(player.figures.small_edges & entering)
    large = members(player.figures.large_edges & entering)
    moves = [_move(board, s, player, edge, 1) for edge in small]
    moves += [_move(board, s, player, edge, 2) for edge in large]
    lost = player.rows.fits & OF_COLOUR[colour] & ~_following(player, colour, card)
    return max(moves) - _worth_of_cards(s, player, lost)


def _discard(s: State, player: Player, card: int) -> float:
    """A card less; as a find (N7) only a card of no use is worth discarding."""
    loss = 0.2 if s.phase == CARD else -0.3
    if player.rows.fits >> card & 1:
        loss += 1.0
        if player.figures.cards >> card & 1:
            loss += 0.5
    following = s.seats[(s.seat + 1) % s.players]
    if following.rows.fits & following.figures.cards & 1 << card:
        loss += 0.5
    return -loss


def _lift(s: State, player: Player, colour: int) -> float:
    """What fits again when the last card of a row has gone (N7)."""
    twin = player.rows.copy()
    lift(twin, colour)
    return _worth_of_cards(s, player, twin.fits & ~player.rows.fits) - 0.1


def _draw(board: Board, s: State) -> float:
    if s.stock.deck > 1:
        return 0.6
    return 100.0 if _leads(board, s, 0) else -100.0  # C8: the last card ends the game


def _take(s: State, player: Player, colour: int) -> float:
    card = colour * VALUES + pile.top(s.stock.piles[colour])
    if not player.rows.fits >> card & 1:
        return -1.0
    useful = 1.6 if player.figures.cards >> card & 1 else 0.7
    lost = player.rows.fits & OF_COLOUR[colour] & ~_following(player, colour, card)
    return useful - SKIPPED_UNSEEN * _many(s.stock.unseen, lost)
