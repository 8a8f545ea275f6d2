"""Cards as people write them: "R5" is the red 5."""

from functools import lru_cache

from keltis.core.actions import Span
from keltis.core.message import Message, message
from keltis.parts.cardset import CARDS, VALUES
from keltis.parts.colours import COLOUR_NAMES, LETTERS

CARD_WORDS = tuple(f"{LETTERS[card // VALUES]}{card % VALUES}" for card in range(CARDS))


@lru_cache(maxsize=256)
def card_message(card: int | str) -> Message:
    """The name of a card, given by number or in words."""
    if isinstance(card, str):
        card = CARD_WORDS.index(card)
    return message("card", colour=COLOUR_NAMES[card // VALUES], value=card % VALUES)


def span_words(span: Span) -> list[str] | None:
    """The words of all actions in a span that every card game has; None for a span of its own."""
    if span.name == "card":
        return list(CARD_WORDS)
    if span.name in ("play", "discard"):
        return [f"{span.name} {card}" for card in CARD_WORDS]
    if span.name in ("take", "lift"):
        return [f"{span.name} {letter}" for letter in LETTERS]
    if span.size == 1:
        return [span.name]
    return None
