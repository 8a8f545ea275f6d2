"""The notation of cards: "R5" is the red 5."""

from keltis.core.actions import Span
from keltis.messages.message import Message, message
from keltis.parts.cardset import CARDS, VALUES
from keltis.parts.colours import COLOUR_NAMES, LETTERS

CARD_NOTATION = tuple(f"{LETTERS[card // VALUES]}{card % VALUES}" for card in range(CARDS))


def card_message(card: int | str) -> Message:
    """The message for a card, given by number or in notation."""
    if isinstance(card, str):
        card = CARD_NOTATION.index(card)
    return message("card", colour=COLOUR_NAMES[card // VALUES], value=card % VALUES)


def span_notation(span: Span) -> list[str] | None:
    """The notation of all actions in a span that every card game has; None for a game's own spans."""
    if span.name == "card":
        return list(CARD_NOTATION)
    if span.name in ("play", "discard"):
        return [f"{span.name} {card}" for card in CARD_NOTATION]
    if span.name in ("take", "lift"):
        return [f"{span.name} {letter}" for letter in LETTERS]
    if span.size == 1:
        return [span.name]
    return None
