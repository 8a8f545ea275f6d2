"""Refusals that all card games share: the card of the turn, and the refill."""

from keltis.cardgame.cards import card_message
from keltis.cardgame.phases import DEAL, END_RULES, OVER, TILES
from keltis.cardgame.rules import CardState, mover
from keltis.core.refusal import Reason
from keltis.core.seats import CHANCE
from keltis.messages.message import message
from keltis.parts.cardset import VALUES
from keltis.parts.colours import colour_message
from keltis.parts.hand import Hand
from keltis.parts.rows import RISING, Rows, last
from keltis.parts.stock import Stock

CARD_SPANS = ("play", "discard")


def not_now(s: CardState, name: str, tiles: str) -> Reason | None:
    """Why no action is possible: the game is over, or chance is to act; `tiles` is the rule of the tiles."""
    if s.phase == OVER:
        return Reason(END_RULES[s.end], message("refuse-over"))
    chance = mover(s) == CHANCE
    if name in ("tile", "card"):
        due = chance and (name == "tile") == (s.phase == TILES)
        return Reason(tiles if name == "tile" else "C1", message("refuse-gone" if due else "refuse-chance"))
    if chance:
        return Reason({TILES: tiles, DEAL: "C1"}.get(s.phase, "C7"), message("refuse-wait"))
    return None


def card_done() -> Reason:
    """A card has already been played or discarded this turn."""
    return Reason("C3", message("refuse-card-done"))


def not_held(hand: Hand, card: int) -> Reason | None:
    """The card is not in the hand. The message must not reveal where it is."""
    if hand.held.once >> card & 1:
        return None
    return Reason("C3", message("refuse-not-held", card=card_message(card)))


def no_fit(rows: Rows, card: int) -> Reason:
    """The card does not continue its row."""
    colour = card // VALUES
    return Reason(
        "C4",
        message(
            "refuse-row",
            card=card_message(card),
            last=last(rows, colour) % VALUES,
            direction="rising" if rows.direction[colour] == RISING else "falling",
        ),
    )


def no_refill(stock: Stock, name: str, colour: int) -> Reason:
    """The hand has to be refilled, but not from there."""
    if name in CARD_SPANS:
        return card_done()
    if name != "take":
        return Reason("C7", message("refuse-refill-now"))
    if stock.closed >> colour & 1:
        return Reason("C7", message("refuse-closed", colour=colour_message(colour)))
    return Reason("C6", message("refuse-empty", colour=colour_message(colour)))


def no_shed(hand: Hand, name: str, what: int, number: str) -> Reason:
    """A tile allows discarding a card, but not this one; `number` is the tile's rule."""
    if name == "discard":
        return not_held(hand, what) or card_done()
    if name == "lift":
        return Reason(number, message("refuse-empty-row", colour=colour_message(what)))
    if name == "play":
        return card_done()
    return Reason(number, message("refuse-shed-first"))
