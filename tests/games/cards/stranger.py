"""A second, independent implementation of the cards of all three card games: hands, rows, piles, refill.

The effect of a card on the board is in each game's own `stranger.py`.
"""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Generic, TypeVar

COLOURS = ["R", "Y", "P", "G", "B"]
CARDS = [f"{colour}{value}" for colour in COLOURS for value in range(11)] * 2


@dataclass
class CardFriend:
    """One of the players, with the cards that are theirs."""

    hand: list[str] = field(default_factory=list)
    rows: dict[str, list[int]] = field(default_factory=lambda: {colour: [] for colour in COLOURS})


F = TypeVar("F", bound=CardFriend)
P = TypeVar("P")  # a place for a tile


class CardTable(Generic[F, P]):
    """A table with the common rules of the three games."""

    def __init__(self, friends: list[F], places: list[P], tiles: list[str], stall: int) -> None:
        self.friends = friends
        self.places = places
        self.bag = list(tiles)
        self.tiles: dict[P, str] = {}
        self.face_down = list(CARDS)
        self.box = 30 if len(friends) == 2 else 0
        self.piles: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.stall = stall
        self.seat = 0
        self.turn = 0
        self.doing = "laying tiles"
        self.card = ""  # played in this turn
        self.thrown: list[str] = []  # the colours of the cards thrown away in this turn
        self.drawn = False  # whether a card left the draw pile in this turn
        self.idle = 0
        self.end = ""

    @property
    def me(self) -> F:
        """Whose turn it is."""
        return self.friends[self.seat]

    def heading(self) -> str:
        """The heading of this part of the record."""
        if self.doing == "laying tiles":
            return "tiles"
        if self.doing == "dealing":
            return f"deal {self.seat}"
        return f"turn {self.turn} seat {self.seat}"

    # --- what a game's own rule book says ---

    def may_move(self, card: str) -> bool:
        """Whether the move of a card can be made."""
        raise NotImplementedError

    def choices(self) -> set[str]:
        """The legal actions of figures and tiles."""
        raise NotImplementedError

    def begin_move(self) -> None:
        """A card was played, and now something moves."""
        raise NotImplementedError

    def choose(self, verb: str, what: str) -> None:
        """Do something with figures or tiles."""
        raise NotImplementedError

    def decline(self) -> None:
        """Decline the offer of a tile."""
        self.doing = "refilling"

    def total(self, friend: F) -> int:
        """Somebody's points."""
        raise NotImplementedError

    # --- legal actions ---

    def legal(self) -> set[str]:
        """All legal actions."""
        hand = self.me.hand
        if self.doing == "laying tiles":
            return set(self.bag)
        if self.doing in ("dealing", "drawing"):
            return set(self.face_down)
        if self.doing == "laying a card":
            plays = {f"play {card}" for card in hand if self.fits(card) and self.may_move(card)}
            return plays | {f"discard {card}" for card in hand}
        if self.doing == "throwing away":
            lifts = {f"lift {colour}" for colour in COLOURS if self.me.rows[colour]}
            return lifts | {f"discard {card}" for card in hand} | {"pass"}
        if self.doing == "refilling":
            open_piles = [c for c in COLOURS if self.piles[c] and c not in self.thrown]
            return {"draw"} | {f"take {colour}" for colour in open_piles}
        if self.doing == "nothing any more":
            return set()
        return self.choices()

    def fits(self, card: str) -> bool:
        """A row rises or falls; the first two cards that differ decide."""
        row = [*self.me.rows[card[0]], int(card[1:])]
        never_falls = all(one <= other for one, other in pairwise(row))
        never_rises = all(one >= other for one, other in pairwise(row))
        return never_falls or never_rises

    # --- effects ---

    def do(self, words: str) -> None:
        """Do an action of the record."""
        verb, _, what = words.partition(" ")
        if self.doing == "laying tiles":
            self.lay_tile(words)
        elif self.doing == "dealing":
            self.deal(words)
        elif self.doing == "drawing":
            self.draw(words)
        elif verb == "play":
            self.me.hand.remove(what)
            self.me.rows[what[0]].append(int(what[1:]))
            self.card = what
            self.begin_move()
        elif verb == "discard":
            self.me.hand.remove(what)
            self.throw(what)
        elif verb == "lift":
            self.throw(f"{what}{self.me.rows[what].pop()}")
        elif verb == "draw":
            self.doing = "drawing"
        elif verb == "take":
            self.me.hand.append(self.piles[what].pop())
            self.refilled()
        elif verb == "pass":
            self.decline()
        else:
            self.choose(verb, what)

    def lay_tile(self, tile: str) -> None:
        """The next tile goes onto the next place."""
        self.tiles[self.places[len(self.tiles)]] = tile
        self.bag.remove(tile)
        if not self.bag:
            self.doing = "dealing"

    def deal(self, card: str) -> None:
        """Eight cards for everyone."""
        self.face_down.remove(card)
        self.me.hand.append(card)
        if len(self.me.hand) == 8:
            self.seat += 1
        if self.seat == len(self.friends):
            self.seat = 0
            self.turn = 1
            self.doing = "laying a card"

    def throw(self, card: str) -> None:
        """A card goes onto the pile of its colour."""
        self.piles[card[0]].append(card)
        self.thrown.append(card[0])
        self.doing = "refilling"

    def draw(self, card: str) -> None:
        """The top card of the draw pile has turned up; the last one ends the game."""
        self.face_down.remove(card)
        self.me.hand.append(card)
        self.drawn = True
        if len(self.face_down) == self.box:
            self.finish("deck")
        else:
            self.refilled()

    def refilled(self) -> None:
        """With eight cards in hand the turn is over; the next one begins, unless the game has stalled."""
        self.doing = "refilling"
        if len(self.me.hand) < 8:
            return
        self.idle = 0 if self.drawn else self.idle + 1
        if self.idle == self.stall:
            self.finish("stall")
            return
        self.thrown = []
        self.drawn = False
        self.seat = (self.seat + 1) % len(self.friends)
        self.turn += 1
        self.doing = "laying a card"

    def finish(self, why: str) -> None:
        """The game is over."""
        self.end = why
        self.doing = "nothing any more"

    def totals(self) -> list[int]:
        """Everybody's points."""
        return [self.total(friend) for friend in self.friends]
