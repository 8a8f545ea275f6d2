"""Positions with given cards, for the tests of all card games."""

from collections.abc import Sequence

from keltis.cardgame.phases import DEAL, TILES
from keltis.cardgame.rules import CardBoard, CardState
from keltis.core.bits import highest
from keltis.core.play import AnyPlay
from keltis.parts.cards import Cards, pick, remove, size
from keltis.parts.cardset import VALUES
from keltis.parts.colours import LETTERS
from keltis.parts.hand import take_hidden
from keltis.parts.rows import lay
from keltis.parts.stock import Stock, discard
from tests.games.positions import do, legal


class Tally:
    """Counts every card at once: two bits per card, `ones` and `twos`; fast, because soaks count often."""

    def __init__(self) -> None:
        self.ones = self.twos = 0

    def add(self, cards: int) -> None:
        """Count each card of a set once more."""
        carry = self.ones & cards
        assert self.twos & carry == 0, "a card is there four times"
        self.ones ^= cards
        self.twos ^= carry

    def add_heap(self, cards: Cards) -> None:
        """Count each card of a heap as often as it lies there."""
        assert cards.twice & ~cards.once == 0, "what is there twice is there once"
        self.add(cards.once)
        self.add(cards.twice)

    def add_discards(self, stock: Stock) -> None:
        """Count the cards on the discard piles."""
        for colour, pile in enumerate(stock.piles):
            for number in pile.cards[1 : pile.size + 1]:
                assert (number - 1) // VALUES == colour, "a card lies on its own colour's pile"
                self.add(1 << number - 1)
            assert not any(pile.cards[pile.size + 1 :]), "what is gone from a pile leaves no trace"
            assert pile.cards[0] == 0, "below all cards lies none"
            assert stock.filled >> colour & 1 == (pile.size > 0), "the piles that are not empty"


def every_card_once(board: CardBoard, s: CardState) -> None:
    """Fail unless every card is somewhere exactly once."""
    tally = Tally()
    tally.add_heap(s.stock.unseen)
    tally.add_discards(s.stock)
    for player in s.seats[: s.players]:
        held, known = player.hand.held, player.hand.known
        tally.add_heap(held)
        tally.add_heap(player.rows.laid)
        assert player.hand.size == size(held), "the size of a hand"
        assert known.once & ~held.once == known.twice & ~held.twice == 0, "what is known is held"
    assert (tally.ones, tally.twos) == (board.cards.once & ~board.cards.twice, board.cards.twice), "cards"
    due = 0
    if s.phase == TILES or s.phase == DEAL:
        due = sum(board.hand - player.hand.size for player in s.seats[: s.players])
    assert size(s.stock.unseen) == s.stock.deck + board.box[s.players] + due, "draw pile and box"


def spread_cards(
    board: CardBoard,
    s: CardState,
    hands: Sequence[str],
    rows: Sequence[str],
    piles: str,
    deck: int | None,
) -> None:
    """Lay cards such as "R5" into hands and rows (by seat) and onto piles.

    The hands are filled up to their size; what is too much for a draw pile of `deck` cards lies at the bottom
    of the discard piles.
    """
    unseen = s.stock.unseen
    for player, cards in zip(s.seats, hands, strict=False):
        for card in cards.split():
            take_hidden(player.hand, _taken(unseen, card_of(card)))
    for player, cards in zip(s.seats, rows, strict=False):
        for card in cards.split():
            lay(player.rows, _taken(unseen, card_of(card)))
    discarded = [_taken(unseen, card_of(card)) for card in piles.split()]
    for player in s.seats[: s.players]:
        while player.hand.size < board.hand:
            take_hidden(player.hand, _taken(unseen, highest(unseen.once)))
    box = board.box[s.players]
    s.stock.deck = size(unseen) - box if deck is None else deck
    bottom = [_taken(unseen, pick(unseen, 0)) for _ in range(size(unseen) - box - s.stock.deck)]
    for number in bottom + discarded:
        discard(s.stock, number)
    s.stock.closed = 0


def _taken(unseen: Cards, card: int) -> int:
    assert unseen.once >> card & 1, "each card is there only twice"
    remove(unseen, card)
    return card


def card_of(words: str) -> int:
    """The card such as "R5"."""
    return LETTERS.index(words[0]) * VALUES + int(words[1:])


def draw(play: AnyPlay) -> None:
    """Refill from the draw pile; whichever card it is."""
    do(play, "draw")
    do(play, min(legal(play)))


def discard_and_draw(play: AnyPlay) -> None:
    """A turn in which nothing happens."""
    do(play, min(legal(play, "discard")))
    draw(play)
