"""A position rebuilt from what one seat was told: the game as it was, with guesses for hidden cards.

A server tells a client no position. So all actions are done again; a card that was hidden from the seat
becomes any card that was not seen, and is exchanged when it turns out to be another one. The result is a
position that the seat cannot distinguish from the real one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from keltis.core.game import AnyBoard, AnyGame
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import Rng, below
from keltis.core.seats import CHANCE
from keltis.core.view import Step
from keltis.parts import cards

DRAWN = "card"  # the span of what chance gives to a hand
FROM_HAND = ("play", "discard")


@dataclass
class Guess:
    """A hidden card that is still in the hand of a seat."""

    place: int  # among the actions
    seat: int
    card: int


def imagined(game: AnyGame, players: int, board: AnyBoard, steps: Sequence[Step], rng: Rng) -> AnyPlay | None:
    """The play that a seat was told of; None if the steps do not lead from the beginning of a game."""
    play: AnyPlay = Play(game, players, board)
    rebuilt = _Rebuilt(play, rng)
    for step in steps:
        if play.over or step.heading != game.texts.heading(play.state):
            return None
        if step.words and step.words not in board.actions:
            return None
        rebuilt.add(board.actions[step.words] if step.words else None)
    return play


class _Rebuilt:
    """A play, and the guesses in it."""

    def __init__(self, play: AnyPlay, rng: Rng) -> None:
        self.play = play
        self._rng = rng
        self._guesses: list[Guess] = []
        spans = {span.name: span for span in play.game.actions.spans}
        self._drawn = spans.get(DRAWN)
        self._hand = [spans[name] for name in FROM_HAND if name in spans and DRAWN in spans]

    def add(self, action: int | None) -> None:
        """Do an action; None is a hidden card."""
        state: Any = self.play.state
        if self.play.mover == CHANCE and self._drawn is not None:
            if action is None:
                action = self.play.chance(self._rng)
                card = action - self._drawn.start
                self._guesses.append(Guess(len(self.play.actions), state.seat, card))
            elif action >= self._drawn.start:
                self._free(action - self._drawn.start)
        elif action is not None:
            for span in self._hand:
                if 0 <= action - span.start < span.size:
                    self._give(self.play.mover, action - span.start)
        assert action is not None
        self.play.do(action)

    def _give(self, seat: int, card: int) -> None:
        """A seat shows a card of its hand: if it was a hidden one, a guess has to be that card."""
        hand: Any = self.play.state.seats[seat].hand
        if cards.copies(hand.known, card):
            return
        own = [guess for guess in self._guesses if guess.seat == seat]
        right = next((guess for guess in own if guess.card == card), None)
        if right is None and not cards.copies(hand.held, card):
            right = own[below(self._rng, len(own))]
            self._free(card, spared=right)
            self._turn_into(right, card)
        if right is not None:
            self._guesses.remove(right)

    def _free(self, card: int, spared: Guess | None = None) -> None:
        """Make a card one that nobody holds, if it was only guessed to be in a hand."""
        unseen = self.play.state.stock.unseen
        if cards.copies(unseen, card):
            return
        wrong = next(guess for guess in self._guesses if guess.card == card and guess is not spared)
        self._turn_into(wrong, cards.pick(unseen, below(self._rng, cards.size(unseen))))

    def _turn_into(self, guess: Guess, card: int) -> None:
        """Exchange a guessed card for one that nobody holds."""
        assert self._drawn is not None
        state: Any = self.play.state
        held, unseen = state.seats[guess.seat].hand.held, state.stock.unseen
        cards.remove(unseen, card)
        cards.put(unseen, guess.card)
        cards.remove(held, guess.card)
        cards.put(held, card)
        guess.card = card
        self.play.actions[guess.place] = self._drawn.start + card
