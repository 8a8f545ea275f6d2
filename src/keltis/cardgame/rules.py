"""The rules that the three card games share (C1–C8, C12): dealing, discarding, refilling, ending a turn.

They work on any state with the fields of the protocols here; the rest is in the `rules.py` of the games.
"""

from collections.abc import Sequence
from typing import Protocol

from keltis.cardgame.phases import CARD, DEAL, DECK, DRAWN, OVER, REFILL, STALL, TILES
from keltis.core.dialect import rule
from keltis.core.rng import Rng
from keltis.core.seats import CHANCE, NOBODY
from keltis.parts import cards, hand, rows, stock, tiles
from keltis.parts.cards import Cards
from keltis.parts.hand import Hand
from keltis.parts.rows import Rows
from keltis.parts.stock import Stock
from keltis.parts.tiles import Tiles


class CardBoard(Protocol):
    """The part of a board that is about cards."""

    cards: Cards
    hand: int  # cards in a full hand
    box: list[int]  # cards put back unseen, by number of players
    stall: int
    places: int  # for tiles
    tiles: list[int]  # number of tiles by kind


class CardPlayer(Protocol):
    """What every player of a card game has."""

    hand: Hand
    rows: Rows


class CardState(Protocol):
    """What the state of every card game has."""

    phase: int
    seat: int  # whose turn it is, or who is dealt to
    players: int
    turn: int  # turns begun, from 1
    end: int  # why the game is over
    stock: Stock
    tiles: Tiles

    @property
    def seats(self) -> Sequence[CardPlayer]:
        """The players."""


@rule
def mover(s: CardState) -> int:
    """Who acts now: a seat, CHANCE, or NOBODY."""
    if s.phase == OVER:
        return NOBODY
    if s.phase == TILES or s.phase == DEAL or s.phase == DRAWN:
        return CHANCE
    return s.seat


@rule
def prepare(board: CardBoard, s: CardState) -> None:
    """All tiles and cards face down, rows empty, the draw pile at its size (C1, C2, C4)."""
    stock.fill(s.stock, board.cards, board.box[s.players] + s.players * board.hand)
    for kind in range(tiles.KINDS):
        s.tiles.left[kind] = board.tiles[kind]
    for seat in range(s.players):
        rows.clear(s.seats[seat].rows)
    s.phase = TILES if board.places else DEAL


@rule
def lay_tile(board: CardBoard, s: CardState, kind: int) -> None:
    """Chance lays the next tile face up on the next place (K6, N4, O6)."""
    tiles.lay(s.tiles, kind)
    if s.tiles.laid == board.places:
        s.phase = DEAL


@rule
def deal_card(board: CardBoard, s: CardState, card: int) -> None:
    """Chance deals a card; the seats are dealt a full hand one after another (C1)."""
    cards.remove(s.stock.unseen, card)
    hand.take_hidden(s.seats[s.seat].hand, card)
    if s.seats[s.seat].hand.size == board.hand:
        s.seat += 1
        if s.seat == s.players:
            s.seat = 0
            s.turn = 1
            s.phase = CARD


@rule
def discard_card(s: CardState, card: int) -> None:
    """Discard a card from the hand (C3); its pile is then closed for this turn (C7)."""
    hand.give(s.seats[s.seat].hand, card)
    stock.discard(s.stock, card)


@rule
def lift_card(s: CardState, colour: int) -> None:
    """Discard the last card of an own row; its pile is then closed for this turn (N7, O10)."""
    stock.discard(s.stock, rows.lift(s.seats[s.seat].rows, colour))


@rule
def take_card(board: CardBoard, s: CardState, colour: int) -> None:
    """Refill with the top card of a discard pile, seen by everybody (C7)."""
    hand.take_openly(s.seats[s.seat].hand, stock.take(s.stock, colour))
    refilled(board, s)


@rule
def draw_card(board: CardBoard, s: CardState, card: int) -> None:
    """Refill with the card that chance turned up from the draw pile (C7); the last one ends the game (C8)."""
    stock.draw(s.stock, card)
    hand.take_hidden(s.seats[s.seat].hand, card)
    if s.stock.deck == 0:
        finish(s, DECK)
    else:
        refilled(board, s)


@rule
def refilled(board: CardBoard, s: CardState) -> None:
    """Go on refilling until the hand is full; then the turn is over (C3, C7)."""
    if s.seats[s.seat].hand.size < board.hand:
        s.phase = REFILL
    else:
        end_turn(board, s)


@rule
def end_turn(board: CardBoard, s: CardState) -> None:
    """The next seat's turn, unless nobody has drawn for too long (C12)."""
    stock.end_turn(s.stock)
    if s.stock.idle == board.stall:
        finish(s, STALL)
        return
    s.seat += 1
    if s.seat == s.players:
        s.seat = 0
    s.turn += 1
    s.phase = CARD


@rule
def finish(s: CardState, reason: int) -> None:
    """End the game at once."""
    s.end = reason
    s.phase = OVER


@rule
def ending(s: CardState) -> int:
    """Why the game is over: a number in ENDINGS, 0 while it is running."""
    return s.end


@rule
def chance_ways(board: CardBoard, s: CardState) -> int:
    """The number of equally likely tiles or cards that may turn up now."""
    if s.phase == TILES:
        return board.places - s.tiles.laid
    return cards.size(s.stock.unseen)


@rule
def redeal(board: CardBoard, s: CardState, seat: int, rng: Rng) -> None:
    """Deal again what `seat` cannot know (determinisation): other hands, except cards that all have seen.

    A seat below 0 is a spectator, who knows no hand.
    """
    for other in range(s.players):
        if other != seat:
            hand.hide(s.seats[other].hand, s.stock.unseen)
    for other in range(s.players):
        if other != seat:
            hand.deal_due(s.seats[other].hand, s.stock.unseen, rng)
