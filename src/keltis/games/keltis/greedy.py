"""A rough worth of every action of Keltis for the one who does it: the greedy bot takes the largest.

Counted in hundredths of a final point, steps in hundredths of a stone. Only what the mover may know is looked
at: the own hand and what lies openly.
"""

from keltis.cardgame.outlook import following, many
from keltis.core.dialect import rule
from keltis.games.keltis.board import CLOVER, POINTS, WISH, Board
from keltis.games.keltis.rules import DISCARD, DRAW, LARGE, PASS, SMALL, STEP, TAKE, score
from keltis.games.keltis.state import Player, State
from keltis.parts import pile
from keltis.parts.cardset import OF_COLOUR, VALUES

POINT, STONE = 100, 100
CLOVER_WORTH = 250
WISH_WORTH = 250
DRAW_HOPE = 30  # the chance that an unseen card of use comes into the own hand
SKIPPED_OWN = 160  # what a held card is worth that a play makes useless
SKIPPED_UNSEEN = 25
BESIDE = 250  # what a card is worth whose own figure has arrived, so that it moves another one
WIN = 10000


@rule
def appraise(board: Board, s: State, action: int) -> int:
    """A rough worth of a legal action of the seat that acts now."""
    player = s.seats[s.seat]
    if action < DISCARD:
        return worth_of_play(board, s, player, action)
    if action < STEP:
        return worth_of_discard(s, player, action - DISCARD)
    if action < SMALL:
        return worth_of_step(board, s, player, action - STEP)
    if action < LARGE:
        return worth_of_entry(board, s, player, action - SMALL, 1)
    if action < PASS:
        return worth_of_entry(board, s, player, action - LARGE, 2)
    if action == PASS:
        return 0
    if action == DRAW:
        return worth_of_draw(board, s)
    return worth_of_take(s, player, action - TAKE)


# --- what a path still promises ----------------------------------------------------------------


@rule
def expected_steps(s: State, player: Player, colour: int, fitting: int, without: int) -> int:
    """How many more steps the cards in hand, and some luck, give on a path."""
    held = many(player.hand.held, fitting) - without
    unseen = many(s.stock.unseen, fitting & OF_COLOUR[colour])
    total = many(s.stock.unseen, OF_COLOUR[colour]) + 1
    hope = DRAW_HOPE * unseen
    return STONE * held + min(hope, hope * s.stock.deck // (s.players * total))


@rule
def worth_at(board: Board, place: int) -> int:
    """The worth of a place on a path, between two stones in proportion."""
    place = min(place, STONE * board.end)
    below = place // STONE
    above = min(below + 1, board.end)
    rise = board.value[above] - board.value[below]
    return POINT * board.value[below] + (place - STONE * below) * rise


@rule
def worth_of_end(board: Board, s: State, gain: int) -> int:
    """Ending the game with this gain, in points, is good only for the leader."""
    mine = score(board, s, s.seat) + gain
    for seat in range(s.players):
        if seat != s.seat and score(board, s, seat) >= mine:
            return -WIN
    return WIN


@rule
def worth_of_landing(board: Board, s: State, path: int, stone: int, gain: int) -> int:
    """What a landing gives besides the stone's own worth."""
    if stone == board.goal and s.goal + 1 == board.goal_figures:
        return worth_of_end(board, s, gain)
    tile = s.tiles.on[board.place[path][stone]]
    if tile == WISH:
        return WISH_WORTH
    if tile == CLOVER:
        return CLOVER_WORTH
    return POINT * max(tile - POINTS, 0)


# --- actions -----------------------------------------------------------------------------------


@rule
def worth_of_play(board: Board, s: State, player: Player, card: int) -> int:
    """What the figure gains, less what the card makes useless in its row."""
    colour = card // VALUES
    after = following(player.rows, player.hand.held, card)
    lost = player.rows.fits & OF_COLOUR[colour] & ~after
    cost = SKIPPED_OWN * many(player.hand.held, lost) + SKIPPED_UNSEEN * many(s.stock.unseen, lost)
    figures = player.figures
    if figures.arrived >> colour & 1:
        return BESIDE - cost // 4
    stone = figures.stone[colour] + 1
    size = 2 if figures.large_path == colour else 1
    steps = expected_steps(s, player, colour, after, 1)
    hoped = worth_at(board, STONE * stone + steps)
    if stone == 1:
        gain = hoped
    else:
        now = POINT * (board.value[stone] - board.value[stone - 1])
        later = STONE * (hoped - POINT * board.value[stone]) // (steps + STONE)
        gain = size * max(now, (now + later) // 2)
    return gain - cost + worth_of_landing(board, s, colour, stone, size * board.value[stone])


@rule
def worth_of_discard(s: State, player: Player, card: int) -> int:
    """A card of use is missed, and one that the next player can use is a gift."""
    colour = card // VALUES
    loss = 0
    if player.rows.fits >> card & 1:
        kin = many(player.hand.held, player.rows.fits & OF_COLOUR[colour])
        loss = 100 + 40 * kin if player.figures.stone[colour] else 40 + 16 * kin
    neighbour = s.seats[(s.seat + 1) % s.players]
    if neighbour.rows.fits >> card & 1 and neighbour.figures.stone[colour]:
        loss += 80
    return -loss


@rule
def worth_of_step(board: Board, s: State, player: Player, path: int) -> int:
    """What a figure gains on its next stone."""
    stone = player.figures.stone[path] + 1
    size = 2 if player.figures.large_path == path else 1
    gain = size * (board.value[stone] - board.value[stone - 1])
    return POINT * gain + worth_of_landing(board, s, path, stone, gain)


@rule
def worth_of_entry(board: Board, s: State, player: Player, path: int, size: int) -> int:
    """What a figure may come to be worth on a path that it begins now."""
    steps = expected_steps(s, player, path, player.rows.fits & OF_COLOUR[path], 0)
    return size * worth_at(board, STONE + steps) + worth_of_landing(board, s, path, 1, 0)


@rule
def worth_of_draw(board: Board, s: State) -> int:
    """A card that may be anything; the last one ends the game (C8), and then to share the lead is enough."""
    if s.stock.deck > 1:
        return 60
    return worth_of_end(board, s, 1)


@rule
def worth_of_take(s: State, player: Player, colour: int) -> int:
    """A card that is known, if it fits."""
    card = pile.top(s.stock.piles[colour])
    if player.rows.fits >> card & 1 == 0:
        return -100
    if player.figures.stone[colour] == 0:
        return 20
    lost = player.rows.fits & OF_COLOUR[colour] & ~following(player.rows, player.hand.held, card)
    return 180 - 20 * many(s.stock.unseen, lost)
