"""Cards in the observation: the blocks that all card games share."""

from keltis.cardgame.rules import CardPlayer, CardState
from keltis.core.dialect import rule
from keltis.core.observation import Block
from keltis.core.row_writes import copy, spread, tally, write
from keltis.core.seats import clockwise
from keltis.parts.cardset import CARDS, COLOURS, VALUES
from keltis.parts.hand import Hand
from keltis.parts.pile import top
from keltis.parts.stock import Stock

# The first blocks of the table.
CARD_BLOCKS = (
    Block("hand", CARDS, 0, 2, "by card: how many the observer holds"),
    Block(
        "unseen", CARDS, 0, 2, "by card: how many are in the draw pile, in the box or, unseen, in other hands"
    ),
    Block("top", CARDS, 0, 1, "by card: whether it lies on top of its discard pile"),
    Block("pile", COLOURS, 0, 2 * VALUES, "by colour: cards on the discard pile; their order is not told"),
    Block("closed", COLOURS, 0, 1, "by colour: whether the discard pile is closed for this turn (C7)"),
    Block("deck", 1, 0, 2 * CARDS, "cards in the draw pile"),
    Block("idle", 1, 0, 120, "turns since a card left the draw pile (C12)"),
    Block("drawn", 1, 0, 1, "whether a card was drawn this turn"),
)

# The first blocks of a seat.
SEAT_BLOCKS = (
    Block("known", CARDS, 0, 2, "by card: how many this seat holds that everybody saw it take"),
    Block("laid", CARDS, 0, 2, "by card: how many lie in the rows"),
    Block("direction", COLOURS, -1, 1, "by colour: whether the row rises (1), falls (-1) or is open (0)"),
    Block("cards", 1, 0, 20, "cards in the hand"),
    Block("turn", 1, 0, 1, "whether it is this seat's turn"),
)


PHASE_NAMES = (
    *("tiles are laid out", "cards are dealt", "a card is played or discarded"),
    *("the hand is refilled", "a card is drawn", "the game is over"),
)  # and a game's own follow


@rule
def observe_cards(s: CardState, seat: int, out: list[int]) -> int:
    """Write the blocks of the table; returns where the next block begins."""
    held = s.seats[seat].hand.held
    at = tally(held.once, held.twice, out, 0, CARDS)
    at = observe_unseen(s, seat, out, at)
    at = observe_piles(s.stock, out, at)
    at = write(s.stock.deck, out, at)
    at = write(max(s.stock.idle, 0), out, at)
    return write(1 if s.stock.idle < 0 else 0, out, at)


@rule
def observe_unseen(s: CardState, seat: int, out: list[int], at: int) -> int:
    """Write what the seat has not seen: face down, or in another hand and not known to all."""
    once = s.stock.unseen.once
    twice = s.stock.unseen.twice
    other = seat
    for _ in range(s.players - 1):
        other = clockwise(other, s.players)
        single = hidden_once(s.seats[other].hand)
        twice |= hidden_twice(s.seats[other].hand) | once & single
        once |= single
    return tally(once, twice, out, at, CARDS)


@rule
def hidden_once(hand: Hand) -> int:
    """The cards of which a hand holds at least one that only its holder knows."""
    return hand.held.once & ~hand.known.once | hand.held.twice & ~hand.known.twice


@rule
def hidden_twice(hand: Hand) -> int:
    """The cards of which a hand holds two that only its holder knows."""
    return hand.held.twice & ~hand.known.once


@rule
def observe_piles(stock: Stock, out: list[int], at: int) -> int:
    """Write what the discard piles show."""
    tops = 0
    for colour in range(COLOURS):
        tops |= 1 << top(stock.piles[colour]) + 1
    at = spread(tops >> 1, out, at, CARDS)  # without bit 0: empty piles
    for colour in range(COLOURS):
        at = write(stock.piles[colour].size, out, at)
    return spread(stock.closed, out, at, COLOURS)


@rule
def observe_player(player: CardPlayer, turn: int, out: list[int], at: int) -> int:
    """Write the blocks of a seat; `turn` is 1 if it is its turn."""
    at = tally(player.hand.known.once, player.hand.known.twice, out, at, CARDS)
    at = tally(player.rows.laid.once, player.rows.laid.twice, out, at, CARDS)
    at = copy(player.rows.direction, out, at, COLOURS)
    at = write(player.hand.size, out, at)
    return write(turn, out, at)
