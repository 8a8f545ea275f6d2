"""Cards in the terminal: as a drawing, and in sentences."""

from keltis.cardgame.cards import card_message
from keltis.cardgame.view import CardRow, DiscardPile
from keltis.messages.message import Seat, message
from keltis.parts.colours import COLOUR_NAMES, LETTERS, SYMBOLS
from keltis.ui_model.drawing import Ink, Line, Say

ARROWS = {"rising": "↑", "falling": "↓", "open": ""}
LABEL = 10


def colour_ink(name: str) -> Ink:
    """A colour as symbol and letter."""
    index = COLOUR_NAMES.index(name)
    return Ink(f"{SYMBOLS[index]}{LETTERS[index]}", name)


def card_ink(card: str, style: str = "") -> Ink:
    """A card as symbol, letter and value."""
    index = LETTERS.index(card[0])
    return Ink(f"{SYMBOLS[index]}{card}", style or COLOUR_NAMES[index])


def draw_row_ends(rows: tuple[CardRow, ...]) -> Line:
    """The last card of each row, and the direction of the row."""
    line: Line = []
    for row in rows:
        letter = LETTERS[COLOUR_NAMES.index(row.colour)]
        end = f"{row.values[-1]}{ARROWS[row.direction]}" if row.values else "–"
        line += [Ink(f"{letter}{end}", row.colour if row.values else "faint"), Ink(" ")]
    return line


def draw_piles(piles: tuple[DiscardPile, ...], say: Say) -> Line:
    """The discard piles: top card and size; a closed one is crossed out."""
    line: Line = [Ink(f"{say(message('draw-piles')):<{LABEL}}")]
    for pile in piles:
        if pile.size:
            line += [card_ink(pile.top, "faint" if pile.closed else ""), Ink(f"×{pile.size}")]
            line.append(Ink("✗ " if pile.closed else "  "))
        else:
            line += [colour_ink(pile.colour), Ink("–  ")]
    return line


def draw_hand(hand: tuple[str, ...], legal: tuple[str, ...], say: Say) -> Line:
    """The player's hand; cards that may be played are in brackets."""
    line: Line = [Ink(f"{say(message('draw-hand')):<{LABEL}}")]
    for card in hand:
        playable = f"play {card}" in legal
        line += [Ink("[" if playable else " "), card_ink(card), Ink("]" if playable else " ")]
    return line


def tell_cards(cards: tuple[str, ...], say: Say) -> str:
    """Cards by name, one after another."""
    return ", ".join(say(card_message(card)) for card in cards) or say(message("tell-nothing"))


def tell_piles(piles: tuple[DiscardPile, ...], say: Say) -> str:
    """The discard piles in a sentence."""
    told = [
        say(message("tell-pile", card=card_message(pile.top), size=pile.size)) for pile in piles if pile.size
    ]
    return say(message("tell-piles", piles=", ".join(told) or say(message("tell-nothing"))))


def tell_rows(seat: int, rows: tuple[CardRow, ...], say: Say) -> list[str]:
    """A player's rows in a sentence; empty without rows."""
    told = [
        say(
            message(
                "tell-row",
                colour=message("colour", colour=row.colour),
                values=" ".join(map(str, row.values)),
                direction=row.direction,
            )
        )
        for row in rows
        if row.values
    ]
    return [say(message("tell-rows", seat=Seat(seat), rows=", ".join(told)))] if told else []


def tell_known(seat: int, known: tuple[str, ...], say: Say) -> list[str]:
    """The cards in a player's hand that everybody knows."""
    return [say(message("tell-known", seat=Seat(seat), cards=tell_cards(known, say)))] if known else []
