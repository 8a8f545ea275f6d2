"""Views and log lines of cards."""

from keltis.cardgame.cards import CARD_NOTATION, card_message
from keltis.cardgame.rules import CardState
from keltis.core.bits import members
from keltis.core.memoise import once_per_value
from keltis.messages.message import Message, Seat, message
from keltis.parts import pile, rows
from keltis.parts.cardset import OF_COLOUR
from keltis.parts.colours import COLOUR_NAMES
from keltis.parts.hand import Hand
from keltis.parts.rows import FALLING, RISING, Rows
from keltis.parts.stock import Stock
from keltis.util.frozen import frozen

DIRECTIONS = {RISING: "rising", FALLING: "falling"}


@frozen
class DiscardPile:
    """A pile of which only the top card is visible (C6)."""

    colour: str
    top: str
    size: int
    closed: bool  # for the seat whose turn it is (C7)


@frozen
class CardRow:
    """A row of cards, all values visible (C4)."""

    colour: str
    values: tuple[int, ...]
    direction: str


def show_piles(stock: Stock, colours: int) -> tuple[DiscardPile, ...]:
    """The discard piles."""
    closed = stock.closed
    return tuple(
        [
            _pile(colour, pile.top(one), one.size, closed >> colour & 1)
            for colour, one in enumerate(stock.piles[:colours])
        ]
    )


@once_per_value
def _pile(colour: int, card: int, size: int, closed: int) -> DiscardPile:
    """A pile with this card on top."""
    return DiscardPile(COLOUR_NAMES[colour], "" if card < 0 else CARD_NOTATION[card], size, bool(closed))


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


@once_per_value
def _row(colour: int, once: int, twice: int, direction: int) -> CardRow:
    """A row of these cards."""
    own = Rows()
    own.laid.once, own.laid.twice, own.direction[colour] = once, twice, direction
    return CardRow(COLOUR_NAMES[colour], tuple(rows.row(own, colour)), DIRECTIONS.get(direction, "open"))


def show_hand(hand: Hand) -> tuple[str, ...]:
    """The cards of a hand; only for its owner."""
    return _notations(hand.held.once, hand.held.twice)


def show_known(hand: Hand) -> tuple[str, ...]:
    """The cards of a hand that everybody saw being taken."""
    return _notations(hand.known.once, hand.known.twice)


@once_per_value
def _notations(once: int, twice: int) -> tuple[str, ...]:
    return tuple([CARD_NOTATION[card] for card in members(once) for _ in range(1 + (twice >> card & 1))])


def uncovers(before: CardState, after: CardState) -> bool:
    """Whether taking a card off a discard pile has revealed the one below it (C6)."""
    for was, now in zip(before.stock.piles, after.stock.piles, strict=True):
        if 0 < now.size < was.size:
            return True
    return False


def card_log(
    stock: Stock, own: Rows, seat: int, name: str, what: int, dealing: bool, viewer: int
) -> Message | None:
    """The log line of a card action for a viewer; None for other actions. `own` are the seat's rows.

    Only the owner of a hand learns which card was dealt to it.
    """
    if name in ("play", "discard"):
        return _with_card(f"log-{name}", seat, what)
    if name == "draw":
        return _said("log-draw", seat)
    if name == "lift":
        return _with_card("log-lift", seat, rows.last(own, what))
    if name == "take":
        return _with_card("log-take", seat, pile.top(stock.piles[what]))
    if name == "card":
        dealt = "deal" if dealing else "draw"
        if viewer == seat:
            return _with_card(f"log-{dealt}-own", seat, what)
        return _said(f"log-{dealt}-hidden", seat)
    return None


def _with_card(id: str, seat: int, card: int) -> Message:
    return message(id, seat=Seat(seat), card=card_message(card))


def _said(id: str, seat: int) -> Message:
    return message(id, seat=Seat(seat))
