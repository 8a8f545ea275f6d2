"""A rough worth of every action of Das Orakel for the one who does it: the greedy bot takes the largest.

Counted in final points. Only what the mover may know is looked at: the own hand and what lies openly.
"""

from keltis.core.bits import count, members
from keltis.games.orakel import board as kinds
from keltis.games.orakel.board import LEPRECHAUN, MIRROR, MOST_POINTS, Board
from keltis.games.orakel.rules import (
    BACK,
    CLAIMING,
    DISCARD,
    DRAW,
    LIFT,
    MOVING,
    PASS,
    PRIESTESS,
    TAKE,
    bonus,
    figure_choices,
    score,
    tile_on,
    wish_points,
)
from keltis.games.orakel.state import SHED, Player, State
from keltis.parts import pile
from keltis.parts.cards import Cards
from keltis.parts.cardset import OF_COLOUR, VALUES, downward, upward
from keltis.parts.pilgrims import standing
from keltis.parts.rows import FALLING, RISING, last
from keltis.parts.worths import worth

STRIDE = 0.45  # what it is worth to be one stone further on, whatever the stone pays
STEEP = 0.5  # how much of a stone's own worth counts before the end
CLOVER_WORTH = 1.2
SPIRAL_WORTH = 0.8
SHED_WORTH = 0.7
MIRROR_WORTH = 3.0
WISH_WORTH = 2.5
SKIPPED_OWN = 1.0  # what a held card is worth that a play makes useless
SKIPPED_UNSEEN = 0.12
LAST_TURNS = 6  # with so few cards left for each player, only real points count


def appraise(board: Board, s: State, action: int) -> float:
    """A rough worth of a legal action of the seat that acts now."""
    player = s.seats[s.seat]
    if action < DISCARD:
        return _play(board, s, player, action)
    if action < MOVING:
        return _discard(s, player, action - DISCARD)
    if action < BACK:
        stone = action - MOVING
        return _move(board, s, player, stone, board.next[s.colour][stone])
    if action < PRIESTESS:
        return _move(board, s, player, s.landed, action - BACK)
    if action < CLAIMING:
        return _priestess(board, s, player, action - PRIESTESS + 1)
    if action == CLAIMING:
        return _claim(board, s, player)
    if action == PASS:
        return 0.0
    if action == DRAW:
        return _draw(board, s)
    if action < LIFT:
        return _take(s, player, action - TAKE)
    return _lift(s, player, action - LIFT)


# --- figures -----------------------------------------------------------------------------------


def _late(s: State) -> bool:
    return s.stock.deck < LAST_TURNS * s.players


def _standing_worth(board: Board, s: State, stone: int) -> float:
    """What a figure there is worth: late in the game what its stone pays, before that also its lead."""
    if _late(s):
        return float(board.value[stone])
    return STEEP * board.value[stone] + STRIDE * stone


def _move(board: Board, s: State, player: Player, origin: int, target: int) -> float:
    if target >= board.goal > origin and _ends(board, s, player, origin):
        return _ending(board, s, board.value[target] - board.value[origin])
    gain = _standing_worth(board, s, target) - _standing_worth(board, s, origin)
    return gain + _thing(board, s, player, target)


def _ends(board: Board, s: State, player: Player, origin: int) -> bool:
    """Whether one more figure in the goal area ends the game."""
    inside = sum(stone >= board.goal for stone in player.figures.stone[: player.figures.number])
    return s.goal + 1 == board.goal_all or inside + 1 == board.goal_own


def _ending(board: Board, s: State, gain: int) -> float:
    """Ending the game is good only for the leader."""
    totals = [score(board, s, seat) for seat in range(s.players)]
    mine = totals.pop(s.seat) + gain
    return 100.0 if mine > max(totals) else -100.0


def _thing(board: Board, s: State, player: Player, stone: int) -> float:
    """What a landing gives besides the stone's own worth."""
    tile = tile_on(board, s, stone)
    if s.wishes[stone]:
        more = worth(board.wish_worths, player.wishes + 1) - worth(board.wish_worths, player.wishes)
        return max(WISH_WORTH, float(more * (1 + player.mirrors)))
    if tile <= MOST_POINTS:
        return float(tile)
    if tile == MIRROR:
        return MIRROR_WORTH if player.wishes > 1 else float(wish_points(board, s, s.seat) if _late(s) else 0)
    if tile == LEPRECHAUN:
        return SHED_WORTH
    if s.acted >> stone & 1:
        return 0.0
    return SPIRAL_WORTH if tile == kinds.SPIRAL else CLOVER_WORTH


def _priestess(board: Board, s: State, player: Player, steps: int) -> float:
    """Her points, or else as few steps as possible away from the own figures that she may still reach."""
    stone = s.priestess + steps
    here = standing(player.figures)
    if here >> stone & 1:
        return float(board.oracle)
    passed = here & ((1 << stone) - 1) & ~((1 << s.priestess) - 1)
    return 0.3 - 0.05 * steps - 0.5 * count(passed)


def _claim(board: Board, s: State, player: Player) -> float:
    """Take what there is: more would need all figures to meet on leprechauns again."""
    return float(bonus(board, s, player))


# --- cards -------------------------------------------------------------------------------------


def _many(cards: Cards, among: int) -> int:
    return count(cards.once & among) + count(cards.twice & among)


def _skipped(s: State, player: Player, card: int) -> float:
    """What the cards are worth that could follow no more once this one lies."""
    colour = card // VALUES
    direction = player.rows.direction[colour]
    end = last(player.rows, colour)
    held = player.hand.held
    rising = direction == RISING or 0 <= end < card
    falling = direction == FALLING or card < end
    if not rising and not falling:  # the card decides nothing: the better direction for the hand
        falling = _many(held, downward(card)) > _many(held, upward(card))
    following = downward(card) if falling else upward(card)
    lost = player.rows.fits & OF_COLOUR[colour] & ~following
    return SKIPPED_OWN * _many(held, lost) + SKIPPED_UNSEEN * _many(s.stock.unseen, lost)


def _play(board: Board, s: State, player: Player, card: int) -> float:
    """The best move that the card allows, less what it spoils in its row."""
    colour = card // VALUES
    moves = [
        _move(board, s, player, stone, board.next[colour][stone])
        for stone in members(figure_choices(board, player, colour))
    ]
    most = min(board.steps[card % VALUES], board.end - s.priestess)
    moves += [_priestess(board, s, player, steps) for steps in range(1, most + 1)]
    return max(moves) - _skipped(s, player, card)


def _discard(s: State, player: Player, card: int) -> float:
    if not player.rows.fits >> card & 1:
        return 0.4 if s.phase == SHED else -0.3
    loss = 1.0 + 0.3 * _many(player.hand.held, player.rows.fits & OF_COLOUR[card // VALUES])
    return -loss


def _lift(s: State, player: Player, colour: int) -> float:
    """Taking a card off a row reopens what it had closed."""
    row = player.rows.laid.once & OF_COLOUR[colour]
    end = last(player.rows, colour)
    if row & (row - 1):
        return -1.0
    closed = player.rows.fits & OF_COLOUR[colour]
    return 0.2 * _many(player.hand.held, OF_COLOUR[colour] & ~closed) - (0.2 if end >= 0 else 0.0)


def _draw(board: Board, s: State) -> float:
    if s.stock.deck > 1:
        return 0.6
    return _ending(board, s, 0)  # C8: the last card ends the game


def _take(s: State, player: Player, colour: int) -> float:
    card = colour * VALUES + pile.top(s.stock.piles[colour])
    if not player.rows.fits >> card & 1:
        return -1.0
    return 1.3 - _skipped(s, player, card)
