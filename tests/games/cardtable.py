"""Cards on a table set up by hand: what the tests of every card game need."""

from collections import Counter
from collections.abc import Sequence

from keltis.cardgame.phases import DEAL, TILES
from keltis.cardgame.rules import CardBoard, CardState
from keltis.core.bits import highest
from keltis.parts.cards import Cards, listed, pick, remove, size
from keltis.parts.cardset import COLOURS, VALUES
from keltis.parts.colours import LETTERS
from keltis.parts.hand import take_hidden
from keltis.parts.pile import push
from keltis.parts.rows import lay
from keltis.parts.stock import Stock


def every_card_once(board: CardBoard, s: CardState) -> None:
    """Fail unless every card is somewhere exactly once."""
    found = Counter(listed(s.stock.unseen)) + _discarded(s.stock)
    for player in s.seats:
        found += Counter(listed(player.hand.held)) + Counter(listed(player.rows.laid))
        assert player.hand.size == len(listed(player.hand.held)), "the size of a hand"
        assert Counter(listed(player.hand.known)) <= Counter(listed(player.hand.held)), "known, so held"
    assert found == Counter(listed(board.cards)), "cards"
    due = 0
    if s.phase == TILES or s.phase == DEAL:
        due = sum(board.hand - player.hand.size for player in s.seats[: s.players])
    assert len(listed(s.stock.unseen)) == s.stock.deck + board.box[s.players] + due, "draw pile and box"


def _discarded(stock: Stock) -> Counter[int]:
    found: Counter[int] = Counter()
    for colour in range(COLOURS):
        pile = stock.piles[colour]
        found.update(colour * VALUES + value for value in pile.value[: pile.size])
        assert not any(pile.value[pile.size :]), "what is gone from a pile leaves no trace"
    return found


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
        push(s.stock.piles[number // VALUES], number % VALUES)


def _taken(unseen: Cards, card: int) -> int:
    assert unseen.once >> card & 1, "each card is there only twice"
    remove(unseen, card)
    return card


def card_of(words: str) -> int:
    """The card such as "R5"."""
    return LETTERS.index(words[0]) * VALUES + int(words[1:])
