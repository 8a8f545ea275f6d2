"""Cards on the table as everybody sees them, and what is said about them."""

from functools import lru_cache

from keltis.cardgame.cards import CARD_WORDS, card_message
from keltis.cardgame.rules import CardState
from keltis.core.frozen import frozen
from keltis.core.message import Message, Seat, message
from keltis.parts import cards, pile, rows
from keltis.parts.cards import Cards
from keltis.parts.cardset import OF_COLOUR
from keltis.parts.colours import COLOUR_NAMES
from keltis.parts.hand import Hand
from keltis.parts.rows import FALLING, RISING, Rows
from keltis.parts.stock import Stock

DIRECTIONS = {RISING: "rising", FALLING: "falling"}


@frozen
class DiscardPile:
    """A pile of which only the top card is visible (C6)."""

    colour: str
    top: str
    size: int
    closed: bool  # to the seat whose turn it is (C7)


@frozen
class CardRow:
    """A row of cards, all values visible (C4)."""

    colour: str
    values: tuple[int, ...]
    direction: str


def show_piles(stock: Stock, colours: int) -> tuple[DiscardPile, ...]:
    """The discard piles."""
    return tuple([_pile(stock, colour) for colour in range(colours)])


def _pile(stock: Stock, colour: int) -> DiscardPile:
    card = pile.top(stock.piles[colour])
    top = "" if card < 0 else CARD_WORDS[card]
    return _shown_pile(colour, top, stock.piles[colour].size, stock.closed >> colour & 1)


@lru_cache(maxsize=8192)
def _shown_pile(colour: int, top: str, size: int, closed: int) -> DiscardPile:
    return DiscardPile(COLOUR_NAMES[colour], top, size, bool(closed))


def show_rows(own: Rows, colours: int) -> tuple[CardRow, ...]:
    """A player's rows."""
    laid = own.laid
    once, twice, direction = laid.once, laid.twice, own.direction
    return tuple(
        [
            _row(colour, once & OF_COLOUR[colour], twice & OF_COLOUR[colour], direction[colour])
            for colour in range(colours)
        ]
    )


@lru_cache(maxsize=4096)
def _row(colour: int, once: int, twice: int, direction: int) -> CardRow:
    """A row of these cards; the same ones are seen again and again."""
    own = Rows()
    own.laid.once, own.laid.twice, own.direction[colour] = once, twice, direction
    return CardRow(COLOUR_NAMES[colour], tuple(rows.row(own, colour)), DIRECTIONS.get(direction, "open"))


def show_hand(hand: Hand) -> tuple[str, ...]:
    """The cards of a hand: for its owner's eyes only."""
    return _words(hand.held.once, hand.held.twice)


def show_known(hand: Hand) -> tuple[str, ...]:
    """The cards of a hand that everybody saw being taken."""
    return _words(hand.known.once, hand.known.twice)


@lru_cache(maxsize=8192)
def _words(once: int, twice: int) -> tuple[str, ...]:
    held = Cards()
    held.once, held.twice = once, twice
    return tuple(CARD_WORDS[card] for card in cards.listed(held))


def uncovers(before: CardState, after: CardState) -> bool:
    """Whether a card was taken off a discard pile and the one below it came to light (C6)."""
    for was, now in zip(before.stock.piles, after.stock.piles, strict=True):
        if 0 < now.size < was.size:
            return True
    return False


def card_log(
    stock: Stock, own: Rows, seat: int, name: str, what: int, dealing: bool, viewer: int
) -> Message | None:
    """What a viewer hears of an action with cards; None if it is none. `own` are the rows of the seat.

    What chance gives to a hand is only for its owner.
    """
    who = Seat(seat)
    if name in ("play", "discard"):
        return message(f"log-{name}", seat=who, card=card_message(what))
    if name == "draw":
        return message("log-draw", seat=who)
    if name == "lift":
        return message("log-lift", seat=who, card=card_message(rows.last(own, what)))
    if name == "take":
        card = pile.top(stock.piles[what])
        return message("log-take", seat=who, card=card_message(card))
    if name == "card":
        dealt = "deal" if dealing else "draw"
        if viewer == seat:
            return message(f"log-{dealt}-own", seat=who, card=card_message(what))
        return message(f"log-{dealt}-hidden", seat=who)
    return None
